"""Districts: rhombi in four colours and patterns, with the part of a building at each corner.

A tile is drawn in a square of 100 with edges of 50: its acute corners lie left and right, its obtuse ones above and
below. At an acute corner lies a triangle, at an obtuse one a rhombus: around a vertex they make a hexagon.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final, NamedTuple

from aedilis.draw import Markup, circle, join, line, path, polygon
from aedilis.games.city_of_marble.drawing.symbols import define

Point = tuple[float, float]

EDGE: Final = 50.0
ACROSS: Final = EDGE * cos(pi / 6)  # half of the long diagonal
LEFT: Final[Point] = (50 - ACROSS, 50)
RIGHT: Final[Point] = (50 + ACROSS, 50)
ABOVE: Final[Point] = (50, 25)
BELOW: Final[Point] = (50, 75)
OUTLINE: Final = polygon([LEFT, ABOVE, RIGHT, BELOW])
REACH: Final = 0.43  # of an edge: how far the part of a building reaches along it


class Look(NamedTuple):
    """The colours of a kind of district."""

    strong: str
    pale: str


LOOKS: Final[Mapping[str, Look]] = {
    "temple": Look("laurel", "grass"),
    "bath": Look("tiber", "water"),
    "theatre": Look("saffron", "straw"),
    "arena": Look("red", "tile"),
}


def symbols() -> Markup:
    return join([define(f"district-{kind}", 100, district(kind)) for kind in LOOKS])


def district(kind: str) -> str:
    look = LOOKS[kind]
    drawn = path(OUTLINE, look.pale, 0) + GROUNDS[kind]
    drawn += "".join(wedge(kind, corner, turns) for corner, turns in CORNERS)
    return drawn + path(OUTLINE, "none", 1.8)


# -- corners ----------------------------------------------------------------------------------------------------------

# Each corner with the sixths of the circle around it that belong to the tile, as the directions of their first edges.
CORNERS: Final = ((LEFT, (-30,)), (RIGHT, (150,)), (ABOVE, (30, 90)), (BELOW, (210, 270)))


def toward(corner: Point, degrees: float, far: float) -> Point:
    """A point so many edges away from a corner."""
    turn = degrees * pi / 180
    return corner[0] + EDGE * far * cos(turn), corner[1] + EDGE * far * sin(turn)


def wedge(kind: str, corner: Point, turns: tuple[int, ...]) -> str:
    """The part of a building at a corner: a triangle, or two of them that are a rhombus."""
    rim = [toward(corner, turn, REACH) for turn in (*turns, turns[-1] + 60)]
    body = path(polygon([corner, *rim]), LOOKS[kind].strong, 1.4)
    return body + "".join(MOTIFS[kind](corner, turn) for turn in turns)


def tiers(corner: Point, turn: int) -> str:
    """An arena: rows of seats around the middle."""
    return rows(corner, turn, (0.14, 0.23, 0.32), "straw", 1.7)


def rows(corner: Point, turn: int, far: tuple[float, ...], colour: str, width: float) -> str:
    ends = [(toward(corner, turn, one), toward(corner, turn + 60, one)) for one in far]
    return line("".join(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}" for a, b in ends), width, colour)


def stairs(corner: Point, turn: int) -> str:
    """A theatre: stairs that part its seats."""
    ways = ""
    for part in (12, 30, 48):
        near, end = toward(corner, turn + part, 0.12), toward(corner, turn + part, 0.35)
        ways += f"M{near[0]:.1f} {near[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
    return line(ways, 2, "ink")


def colonnade(corner: Point, turn: int) -> str:
    """A temple: columns along its edge, and the roof behind them."""
    drawn = ""
    for part, far in ((12, 0.31), (30, 0.29), (48, 0.31)):
        x, y = toward(corner, turn + part, far)
        drawn += circle(round(x, 1), round(y, 1), 2.5, "marble", 0)
    return drawn + rows(corner, turn, (0.18,), "marble", 1.8)


def ripples(corner: Point, turn: int) -> str:
    """Baths: water."""
    ways = ""
    for far in (0.17, 0.29):
        a, b = toward(corner, turn, far), toward(corner, turn + 60, far)
        out = toward(corner, turn + 15, far * 1.16)
        back = toward(corner, turn + 45, far * 0.72)
        ways += f"M{a[0]:.1f} {a[1]:.1f}C{out[0]:.1f} {out[1]:.1f} {back[0]:.1f} {back[1]:.1f} {b[0]:.1f} {b[1]:.1f}"
    return line(ways, 2, "marble")


MOTIFS: Final = {"temple": colonnade, "bath": ripples, "theatre": stairs, "arena": tiers}

# -- the ground between them ------------------------------------------------------------------------------------------

TREES: Final = ((33, 50), (40, 44), (40, 56), (60, 44), (60, 56), (67, 50))
RIPPLES: Final = ((25, 50), (35, 43), (53, 43), (35, 58), (53, 58), (63, 50))
DOTS: Final = ((30, 50), (37, 44), (37, 56), (44, 50), (56, 50), (63, 44), (63, 56), (70, 50))
GROUNDS: Final = {
    "temple": "".join(path(f"M{x - 3} {y + 2.6}L{x} {y - 3.4}L{x + 3} {y + 2.6}Z", "laurel", 0) for x, y in TREES),
    "bath": line("".join(f"M{x} {y}q3 -3.4 6 0t6 0" for x, y in RIPPLES), 1.5, "tiber"),
    "theatre": "".join(circle(x, y, 1.7, "gold", 0) for x, y in DOTS),
    "arena": line("".join(f"M{x} 59L{x + 8} 41" for x in range(26, 67, 6)), 1.5, "red"),
}
