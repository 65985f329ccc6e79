"""Where the lattice of the map lies in the drawing: vertices, triangles, edges and rhombi."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, pi, sqrt
from typing import Final

from aedilis.draw.shapes import polygon
from aedilis.games.city_of_marble.components import ROWS
from aedilis.games.city_of_marble.geometry import (
    ACUTE,
    CORNERS_OF,
    OBTUSE,
    PLACE_TRIANGLES,
    PLACES,
    TRIANGLES,
    VERTEX_AT,
)

Point = tuple[float, float]

WIDTH: Final = 560
UNIT: Final = 51.0  # how long an edge is
STRIP: Final = UNIT * sqrt(3) / 2  # how wide a strip of triangles is
RIVER: Final = 43.0  # how wide the Tiber is, left of the land
TOP: Final = 9.0
BOTTOM: Final = TOP + UNIT * (ROWS + 1) / 2
HEIGHT: Final = BOTTOM + 16


def spot(line: int, row: int) -> Point:
    return RIVER + STRIP * line, TOP + UNIT * (row + 1) / 2


def middle(points: Iterable[Point]) -> Point:
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


AT: Final = [spot(*vertex) for vertex in VERTEX_AT]  # by vertex
CENTRE: Final = [middle(AT[corner] for corner in CORNERS_OF[triangle]) for triangle in range(TRIANGLES)]
HEART: Final = [middle(AT[corner] for corner in OBTUSE[place]) for place in range(PLACES)]  # the middle of a place


def _turn(place: int) -> int:
    """How far a district is turned from lying on its side: 0, 60 or -60 degrees."""
    (x, y), (u, v) = sorted(AT[corner] for corner in ACUTE[place])
    return round(atan2(v - y, u - x) * 180 / pi)


TURN: Final = [_turn(place) for place in range(PLACES)]


def rhombus(place: int, size: float = 1) -> str:
    """The outline of a place, or of something smaller in its middle."""
    x, y = HEART[place]
    (a, c), (b, d) = ACUTE[place], OBTUSE[place]
    return polygon((x + (AT[corner][0] - x) * size, y + (AT[corner][1] - y) * size) for corner in (a, b, c, d))


def lozenge(place: int) -> str:
    """What is nearer to the middle of this place than to that of any other: it never overlaps with theirs."""
    one, other = PLACE_TRIANGLES[place]
    b, d = OBTUSE[place]
    return polygon((CENTRE[one], AT[b], CENTRE[other], AT[d]))
