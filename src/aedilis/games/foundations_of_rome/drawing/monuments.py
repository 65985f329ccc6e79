"""Monuments and the gardens of Ceres: each has its own outline, and monuments a golden rim."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from aedilis.draw import arch, circle, ellipse, line, path, rect, star
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.houses import LIFT, WALL, colonnade, house, middles, roofed, tree, walls
from aedilis.games.foundations_of_rome.drawing.polyomino import CELLS, LOT, Point, columns, courts, outline, rows
from aedilis.games.foundations_of_rome.drawing.symbols import put

EMBLEM: Final = 58  # how large it is on a temple


def ground(turn: int, fill: str = "marble") -> str:
    return path(outline(turn, WALL - 5), fill, 3.4)


def box(turn: int) -> tuple[float, float]:
    """How wide and high it is."""
    return LOT * columns(turn), LOT * rows(turn)


def centre(turn: int) -> Point:
    width, height = box(turn)
    return width / 2, height / 2


# -- temples ----------------------------------------------------------------------------------------------------------


def temple(turn: int, light: str, shade: str) -> str:
    return colonnade(turn) + roofed(turn, light, shade)


def temple_of(god: str, light: str, shade: str, turn: int) -> str:
    """With an emblem on its roof."""
    x, y = middles(turn)[len(CELLS[turn]) // 2]
    emblem = put(f"god-{god}", x - EMBLEM / 2, y - EMBLEM / 2, EMBLEM)
    return temple(turn, light, shade) + circle(x, y, EMBLEM * 0.6, "marble", 3.4) + emblem


def jupiter(turn: int) -> str:
    x, y = centre(turn)
    y -= LIFT
    bolt = path(f"M{x} {y}m8 -32l-26 36h14l-8 28l28 -38h-15l11 -26Z", "purple", 3)
    return temple(turn, "straw", "saffron") + circle(x, y, 46, "marble", 3.4) + bolt


def pantheon(turn: int) -> str:
    """A dome with an eye between two wings."""
    x, y = middles(turn)[1]
    dome = circle(x, y, 44, "stone", 3.4) + circle(x, y, 33, "travertine", 2) + circle(x, y, 22, "marble", 2)
    return temple(turn, "marble", "travertine") + dome + circle(x, y, 10, "ink", 0)


# -- places for the people --------------------------------------------------------------------------------------------


def forum(turn: int) -> str:
    """A court with halls on its sides."""
    width, height = box(turn)
    inner = rect(36, 36, width - 72, height - 72, "travertine", 3)
    along: list[Point] = [(x, y) for x in range(24, int(width) - 16, 21) for y in (24, height - 24)]
    along += [(x, y) for x in (24, width - 24) for y in range(45, int(height) - 30, 21)]
    dots = "".join(circle(x, y, 6.4, "stone", 2) for x, y in along)
    x, y = centre(turn)
    pillar = rect(x - 15, y - 10, 30, 20, "red", 3) + rect(x - 6, y - 30, 12, 24, "marble", 3)
    return ground(turn) + inner + dots + pillar


def circus(turn: int) -> str:
    """A race track around its barrier."""
    width, height = box(turn)
    drawn = ground(turn, "stone")
    for inset, fill in ((18, "marble"), (27, "tile"), (43, "grass")):
        r = min(width, height) / 2 - inset
        drawn += rect(inset, inset, width - 2 * inset, height - 2 * inset, fill, 2.8, r)
    x, y = centre(turn)
    across = width > height
    barrier = rect(x - 70, y - 4, 140, 8, "red", 2.4) if across else rect(x - 4, y - 70, 8, 140, "red", 2.4)
    return drawn + barrier + circle(x, y, 8, "saffron", 2.4)


def colosseum(turn: int) -> str:
    x, y = centre(turn)
    drawn = ground(turn, "travertine")
    for r, fill in ((82, "stone"), (68, "marble"), (54, "stone"), (38, "tile")):
        drawn += ellipse(x, y, r, r * 0.86, fill, 3)
    steps = "".join(f"M{x + dx:g} {y + dy:g}l{dx * 0.5:g} {dy * 0.5:g}" for dx, dy in (
        (42, 0), (-42, 0), (0, 36), (0, -36), (30, 26), (-30, 26), (30, -26), (-30, -26)))  # fmt: skip
    return drawn + line(steps, 2.6)


def statue(turn: int) -> str:
    """A man upon a pedestal."""
    x, y = centre(turn)
    steps = "".join(rect(x - r, y - r, 2 * r, 2 * r, fill, 2.8) for r, fill in ((66, "travertine"), (48, "stone")))
    figure = f"M{x - 20} {y + 40}q-2 -40 10 -46h20q12 6 10 46Z"
    drawn = ground(turn) + steps + path(figure, "gold", 3) + circle(x, y - 22, 14, "gold", 3)
    return drawn + line(f"M{x + 14} {y - 2}L{x + 42} {y - 34}M{x + 42} {y + 40}V{y - 48}", 4)


def triumphal_arch(turn: int) -> str:
    """Passages one after the other."""
    drawn = walls(turn, "travertine") + path(outline(turn, WALL - 3, LIFT), "marble", 3.4)
    drawn += path(outline(turn, WALL + 8, LIFT), "stone", 2.4)
    for n, (x, y) in enumerate(middles(turn)):
        high = 52 if n in (1, 2) else 38
        drawn += path(arch(x - 17, y + 26, 34, high), "ink", 0)
    return drawn


def port(turn: int) -> str:
    """Ships between quays."""
    drawn = ground(turn, "stone") + path(outline(turn, WALL + 8), "water", 2.8)
    for x, y in middles(turn):
        y += LIFT
        hull = f"M{x - 30} {y + 6}h60q-6 20 -18 20h-24q-12 0 -18 -20Z"
        drawn += line(f"M{x} {y + 6}V{y - 32}", 3) + path(f"M{x - 22} {y - 26}h44v24q-22 -8 -44 0Z", "marble", 2.6)
        drawn += path(hull, "earth", 3)
    return drawn


# -- towers -----------------------------------------------------------------------------------------------------------


def tower_of_wonders(turn: int) -> str:
    """Storeys, each smaller than the one below."""
    x, y = centre(turn)
    storeys = rect(x - 34, y - 34, 68, 68, "stone", 3) + rect(x - 25, y - 28, 50, 50, "purple", 3)
    return ground(turn) + storeys + path(star(x, y - 2, 26, 8, 0.5), "saffron", 2.6)


def lighthouse(turn: int) -> str:
    x, y = centre(turn)
    fire = f"M{x} {y - 34}q26 22 8 42q-8 8 -18 0q-14 -12 2 -22q8 -6 8 -20Z"
    rays = f"M{x - 42} {y}h16M{x + 42} {y}h-16M{x - 32} {y - 30}l12 11M{x + 32} {y - 30}l-12 11M{x} {y + 42}v-14"
    return ground(turn, "water") + circle(x, y, 27, "stone", 3) + line(rays, 4.4) + path(fire, "saffron", 3)


def observation_tower(turn: int) -> str:
    x, y = centre(turn)
    eye = path(f"M{x - 36} {y}Q{x} {y - 40} {x + 36} {y}Q{x} {y + 40} {x - 36} {y}Z", "marble", 3.4)
    return ground(turn, "slate") + eye + circle(x, y, 15, "tiber", 3) + circle(x, y, 6, "ink", 0)


# -- estates ----------------------------------------------------------------------------------------------------------


def winery(turn: int) -> str:
    """Vines, and barrels in the middle."""
    drawn = ground(turn, "grass")
    for x, y in middles(turn):
        y += LIFT
        vines = "".join(circle(x + dx, y + dy, 7, "purple", 2) for dx in (-24, -8, 8, 24) for dy in (-16, 16))
        drawn += line(f"M{x - 34} {y - 16}h68M{x - 34} {y + 16}h68", 6, "laurel") + vines
    x, y = centre(turn)
    hoops = line(f"M{x - 14} {y - 22}V{y + 22}M{x + 14} {y - 22}V{y + 22}", 3)
    return drawn + rect(x - 30, y - 22, 60, 44, "earth", 3, 14) + hoops


def regia(turn: int) -> str:
    drawn = colonnade(turn) + roofed(turn, "seat-violet", "purple", "straw")
    for x, y in courts(turn):
        y -= LIFT
        crown = f"M{x - 16} {y + 12}v-24l8 10l8 -12l8 12l8 -10v24Z"
        drawn += rect(x - 22, y - 22, 44, 44, "marble", 3) + path(crown, "saffron", 2.4)
    return drawn


DRAWN: Final[dict[str, Callable[[int], str]]] = {
    "pantheon": pantheon,
    "forum-romanum": forum,
    "circus-maximus": circus,
    "temple-vulcan": partial(temple_of, "vulcan", "tile", "red"),
    "temple-minerva": partial(temple_of, "minerva", "marble", "stone"),
    "tower-of-wonders": tower_of_wonders,
    "temple-mars": partial(temple_of, "mars", "marble", "travertine"),
    "temple-neptune": partial(temple_of, "neptune", "water", "tiber"),
    "lighthouse": lighthouse,
    "observation-tower": observation_tower,
    "temple-jupiter": jupiter,
    "colosseum": colosseum,
    "royal-winery": winery,
    "regia": regia,
    "statue-romulus": statue,
    "temple-venus": partial(temple_of, "venus", "skin", "tile"),
    "temple-apollo": partial(temple_of, "apollo", "straw", "saffron"),
    "triumphal-arch": triumphal_arch,
    "imperial-port": port,
}


def monument(kind: int, turn: int) -> str:
    rim = f'<path d="{outline(turn, WALL - 7)}" fill="none" stroke="var(--saffron)" stroke-width="6"/>'
    return DRAWN[c.KIND_IDS[kind]](turn) + rim


# -- the gardens of Ceres ---------------------------------------------------------------------------------------------

COUNTED: Final = ("residential", "commercial", "civic", "any")


def garden(kind: int) -> str:
    """What grows there, and what it stands for: people, trade, or the neighbours that it counts."""
    words = c.KIND_IDS[kind].split("-")
    drawn = path(outline(0, WALL - 8), "leaf", 3.4) + path(outline(0, WALL + 3), "grass", 2)
    drawn += tree(28, 28, 12) + tree(74, 72, 12) + tree(73, 27, 8) + tree(27, 74, 8)
    if words[1] == "civic":
        sign = "buildings" if words[0] == "any" else words[0]
        return drawn + circle(50, 50, 27, "marble", 2.6) + put(f"sign-{sign}", 32, 32, 36)
    number = int(words[2])
    sign = "citizens" if words[0] == "residential" else "commercial"
    return drawn + "".join(put(f"sign-{sign}", 50 - 18 * number + 36 * n, 32, 36) for n in range(number))


def picture_of(kind: int, turn: int) -> str:
    """Any building as it is turned."""
    if kind >= c.FIRST_GARDEN:
        return garden(kind)
    return monument(kind, turn) if kind >= c.FIRST_MONUMENT else house(kind, turn)
