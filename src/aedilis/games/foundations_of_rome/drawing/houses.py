"""Buildings seen from above and a little from the south: dwellings, workshops and public places.

Every building stands on its lots, a hundred units wide each, with the upper left corner of its box at (0, 0).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.draw import arch, circle, ellipse, line, path, rect
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.polyomino import CELLS, LOT, Point, courts, outline, roof

PLINTH: Final = 2  # how far inside its lots a building's ground is
WALL: Final = 17  # the same of its walls
HEIGHT: Final = 15  # of the walls, which stand so much lower than the roof
SINK: Final = 6  # walls stand a little lower on the page, so that the roof stays on the lots
LIFT: Final = HEIGHT - SINK


def middles(turn: int) -> list[Point]:
    """Of the lots, on the roof."""
    return [(LOT * (column + 0.5), LOT * (row + 0.5) - LIFT) for row, column in CELLS[turn]]


def southern(turn: int) -> list[Point]:
    """The left ends of walls on the south side, lot by lot, where they stand on the ground."""
    cells = set(CELLS[turn])
    return [
        (LOT * column, LOT * (row + 1) - WALL + SINK) for row, column in CELLS[turn] if (row + 1, column) not in cells
    ]


# -- dwellings: tiled roofs, windows by the street ------------------------------------------------------------------


def dwelling(kind: int, turn: int) -> str:
    """The larger, the more floors: chimneys tell them apart."""
    windows = "".join(path(arch(x + at, y - 2, 9, 10), "ink", 0) for x, y in southern(turn) for at in (24, 45, 67))
    drawn = walls(turn, "marble") + windows + roofed(turn, "tile", "terracotta")
    drawn += "".join(court(x, y - LIFT) for x, y in courts(turn))
    return drawn + "".join(chimney(x + 16, y - 16) for x, y in middles(turn)[: c.SIZE[kind] - 1])


def chimney(x: float, y: float) -> str:
    return rect(x - 5, y - 10, 12, 14, "stone", 2.4) + rect(x - 7, y - 13, 16, 5, "ink", 0)


def court(x: float, y: float) -> str:
    """A garden between the wings."""
    trees = circle(x - 6, y + 2, 9, "laurel", 2) + circle(x + 9, y - 5, 7, "leaf", 2)
    return rect(x - 22, y - 20, 44, 40, "grass", 3) + trees


def walls(turn: int, fill: str) -> str:
    return path(outline(turn, WALL, -SINK), fill, 3.4)


def colonnade(turn: int, width: float = 7, at: Sequence[float] = (20, 36, 57, 73)) -> str:
    """Columns to the street, before a dark hall."""
    places = [(x + step, y - HEIGHT) for x, y in southern(turn) for step in at]
    return walls(turn, "ink") + "".join(rect(x, y, width, HEIGHT, "marble", 1.8) for x, y in places)


def roofed(turn: int, light: str, shade: str, edges: str = "ink") -> str:
    lit, dark, ridges = roof(turn, WALL - 3, LIFT)
    drawn = path(dark, shade, 0) + path(lit, light, 0) + line(ridges, 2.4, edges)
    return drawn + path(outline(turn, WALL - 3, LIFT), "none", 3.4)


# -- workshops: flat roofs behind a parapet, awnings to the street --------------------------------------------------


def workshop(kind: int, turn: int) -> str:
    """What is made there stands on the roof."""
    drawn = walls(turn, "stone") + path(outline(turn, WALL - 3, LIFT), "straw", 3.4)
    drawn += path(outline(turn, WALL + 7, LIFT), "saffron", 2.4)
    drawn += "".join(awning(x + WALL + 1, y - HEIGHT - 1, LOT - 2 * WALL - 2) for x, y in southern(turn))
    ware = {"bakery": bread, "pottery": amphora, "artisans": anvil, "foundry": furnace}[c.KIND_IDS[kind].split("-")[0]]
    return drawn + "".join(ware(x, y) for x, y in middles(turn))


def awning(x: float, y: float, width: float) -> str:
    """Striped cloth."""
    step = width / 6
    return "".join(rect(x + step * n, y, step, 13, "marble" if n % 2 else "laurel", 1.8) for n in range(6))


def bread(x: float, y: float) -> str:
    cuts = f"M{x - 10} {y - 9}l6 17M{x + 1} {y - 11}l6 19M{x + 12} {y - 9}l4 13"
    return ellipse(x, y, 23, 15, "tile", 3) + line(cuts, 2.6)


def amphora(x: float, y: float) -> str:
    body = f"M{x - 7} {y - 24}h14v7c14 8 14 24 0 40h-14c-14 -16 -14 -32 0 -40Z"
    handles = f"M{x - 7} {y - 18}c-12 0 -15 8 -11 14M{x + 7} {y - 18}c12 0 15 8 11 14"
    return line(handles, 3.4) + path(body, "terracotta", 3) + line(f"M{x - 10} {y + 1}h20", 2.6)


def anvil(x: float, y: float) -> str:
    top = f"M{x - 26} {y - 14}h46q4 10 -14 13v8q10 2 12 12h-36q2 -10 12 -12v-8q-16 -1 -20 -13Z"
    return path(top, "slate", 3)


def furnace(x: float, y: float) -> str:
    drawn = circle(x, y, 25, "red", 3) + circle(x, y, 15, "ink", 0)
    return drawn + path(f"M{x} {y - 12}q13 11 4 19q-4 4 -9 0q-7 -6 1 -10q4 -3 4 -9Z", "saffron", 0)


# -- public places ----------------------------------------------------------------------------------------------------


def public(kind: int, turn: int) -> str:
    name = c.KIND_IDS[kind].removeprefix("grand-")
    if name == "garden":
        return garden(turn, c.SIZE[kind] > 1)
    if name == "fountain":
        return paved(turn) + "".join(fountain(x, y + LIFT) for x, y in middles(turn))
    if name == "library":
        return library(turn)
    return paved(turn) + "".join(stalls(x, y + LIFT) for x, y in middles(turn))


def paved(turn: int) -> str:
    """A square of slabs."""
    ground = path(outline(turn, WALL - 4), "marble", 3.4)
    return ground + line("".join(f"M{x - 40:g} {y + LIFT + 40:g}l80 -80" for x, y in middles(turn)), 1.6, "stone")


def fountain(x: float, y: float) -> str:
    drawn = circle(x, y, 35, "stone", 3) + circle(x, y, 27, "water", 2.4) + circle(x, y, 11, "marble", 2.6)
    drops = "".join(circle(x + dx, y + dy, 3.4, "marble", 1.2) for dx, dy in ((19, 0), (-19, 0), (0, 19), (0, -19)))
    return drawn + drops + line(f"M{x - 5} {y}q5 -14 10 0", 2.4, "tiber")


def library(turn: int) -> str:
    """A roof of slate, and scrolls upon it."""
    drawn = colonnade(turn, 6, (18, 36, 58, 76)) + roofed(turn, "water", "tiber")
    return drawn + "".join(scroll(x, y) for x, y in middles(turn))


def scroll(x: float, y: float) -> str:
    writing = f"M{x - 12} {y - 6}h24M{x - 12} {y + 1}h18M{x - 12} {y + 8}h22"
    sheet = rect(x - 19, y - 15, 38, 30, "marble", 2.8) + line(writing, 2.6)
    return sheet + "".join(rect(x + at, y - 20, 8, 40, "saffron", 2.6, 3) for at in (-25, 17))


def stalls(x: float, y: float) -> str:
    """Four tents."""
    drawn = ""
    for n, (dx, dy) in enumerate(((-34, -34), (2, -34), (-34, 2), (2, 2))):
        left, top = x + dx, y + dy
        drawn += rect(left, top, 32, 32, ("laurel", "red", "red", "laurel")[n], 2.6)
        drawn += path(f"M{left} {top}L{left + 16} {top + 16}L{left + 32} {top}Z", "marble", 0)
        drawn += path(f"M{left} {top + 32}L{left + 16} {top + 16}L{left + 32} {top + 32}Z", "marble", 0)
        drawn += line(f"M{left} {top}l32 32M{left + 32} {top}l-32 32", 2)
    return drawn


def garden(turn: int, large: bool) -> str:
    """Hedges around trees."""
    drawn = path(outline(turn, WALL - 4), "laurel", 3.4) + path(outline(turn, WALL + 9), "grass", 2.6)
    for x, y in middles(turn):
        y += LIFT
        drawn += tree(x - 15, y - 14) + tree(x + 16, y + 15) + tree(x + 15, y - 16, 9) + tree(x - 16, y + 16, 9)
    if large:
        (x, y), (to_x, to_y) = middles(turn)
        middle = ((x + to_x) / 2, (y + to_y) / 2 + LIFT)
        drawn += circle(*middle, 16, "water", 3)
    return drawn


def tree(x: float, y: float, r: float = 14) -> str:
    return circle(x, y, r, "leaf", 2.6) + circle(x - r / 4, y - r / 4, r / 3, "grass", 0)


def house(kind: int, turn: int) -> str:
    """A building of a tray."""
    if c.TYPE[kind] == c.RESIDENTIAL:
        return dwelling(kind, turn)
    return workshop(kind, turn) if c.TYPE[kind] == c.COMMERCIAL else public(kind, turn)
