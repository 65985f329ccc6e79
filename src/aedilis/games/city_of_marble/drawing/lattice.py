"""Where the lattice of the map lies in the drawing: vertices, triangles, edges and rhombi."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, pi, sqrt
from typing import Final

from aedilis.draw import polygon
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g

Point = tuple[float, float]

WIDTH: Final = 560
UNIT: Final = 51.0  # how long an edge is
STRIP: Final = UNIT * sqrt(3) / 2  # how wide a strip of triangles is
RIVER: Final = 43.0  # how wide the Tiber is, left of the land
TOP: Final = 9.0
BOTTOM: Final = TOP + UNIT * (c.ROWS + 1) / 2
HEIGHT: Final = BOTTOM + 16


def spot(line: int, row: int) -> Point:
    return RIVER + STRIP * line, TOP + UNIT * (row + 1) / 2


def middle(points: Iterable[Point]) -> Point:
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


AT: Final = [spot(*vertex) for vertex in g.VERTEX_AT]  # by vertex
CENTRE: Final = [middle(AT[corner] for corner in g.CORNERS_OF[triangle]) for triangle in range(g.TRIANGLES)]
HEART: Final = [middle(AT[corner] for corner in g.OBTUSE[place]) for place in range(g.PLACES)]  # the middle of a place


def _turn(place: int) -> int:
    """How far a district is turned from lying on its side: 0, 60 or -60 degrees."""
    (x, y), (u, v) = sorted(AT[corner] for corner in g.ACUTE[place])
    return round(atan2(v - y, u - x) * 180 / pi)


TURN: Final = [_turn(place) for place in range(g.PLACES)]


def rhombus(place: int, size: float = 1) -> str:
    """The outline of a place, or of something smaller in its middle."""
    x, y = HEART[place]
    (west, east), (north, south) = g.ACUTE[place], g.OBTUSE[place]
    corners = [AT[corner] for corner in (west, north, east, south)]
    return polygon((x + (u - x) * size, y + (v - y) * size) for u, v in corners)


def lozenge(place: int) -> str:
    """What is nearer to the middle of this place than to that of any other: it never overlaps with theirs."""
    one, other = g.PLACE_TRIANGLES[place]
    b, d = g.OBTUSE[place]
    return polygon((CENTRE[one], AT[b], CENTRE[other], AT[d]))
