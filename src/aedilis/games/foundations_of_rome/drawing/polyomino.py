"""Shapes made of lots, a hundred units wide each: their outlines, and the slopes of a roof over them."""

from __future__ import annotations

from functools import cache
from typing import Final

from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g

LOT: Final = 100
Cell = tuple[int, int]  # row and column
Point = tuple[float, float]  # x and y


# As far to the upper left as possible, where the first place of a turn is.
CELLS: Final[list[list[Cell]]] = [
    [divmod(lot, c.SIDE) for lot in g.PLACE_LOTS[g.PLACE_TURN.index(turn)]] for turn in range(g.TURNS)
]


@cache
def rows(turn: int) -> int:
    return 1 + max(row for row, _ in CELLS[turn])


@cache
def columns(turn: int) -> int:
    return 1 + max(column for _, column in CELLS[turn])


def corner_of(lots: list[int]) -> int:
    """The lot in the upper left corner of the box around lots of the board."""
    return c.SIDE * min(lot // c.SIDE for lot in lots) + min(lot % c.SIDE for lot in lots)


# -- outlines ---------------------------------------------------------------------------------------------------------


@cache
def corners(turn: int) -> tuple[tuple[Cell, Cell, Cell], ...]:
    """Clockwise: each corner as column and row, with the steps that lead to it and away from it."""
    cells = set(CELLS[turn])
    after: dict[Cell, Cell] = {}
    for row, column in CELLS[turn]:
        around = ((-1, 0, 0, 0, 1, 0), (0, 1, 1, 0, 1, 1), (1, 0, 1, 1, 0, 1), (0, -1, 0, 1, 0, 0))
        for down, right, x, y, to_x, to_y in around:
            if (row + down, column + right) not in cells:
                after[column + x, row + y] = (column + to_x, row + to_y)
    first = min(after)
    points = [first]
    while (following := after[points[-1]]) != first:
        points.append(following)
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, [*points[1:], first], strict=True)]
    turning = zip(points, [steps[-1], *steps[:-1]], steps, strict=True)
    return tuple((point, before, then) for point, before, then in turning if before != then)


@cache
def outline(turn: int, inset: float, lift: float = 0) -> str:
    """Of all lots together, so far inside their edge, and so much higher on the page."""
    points = [
        (LOT * x - inset * (before[1] + then[1]), LOT * y + inset * (before[0] + then[0]) - lift)
        for (x, y), before, then in corners(turn)
    ]
    return closed(*points)


# -- roofs ------------------------------------------------------------------------------------------------------------


def roof(turn: int, inset: float, lift: float) -> tuple[str, str, str]:
    """Paths: the slopes in the light and in the shade, and the lines where slopes meet.

    Ridges go from lot to lot; a block of four lots has a court in its middle.
    """
    cells = set(CELLS[turn])
    light = shade = edges = ""
    for row, column in CELLS[turn]:
        x, y = LOT * (column + 0.5), LOT * (row + 0.5) - lift
        for down, right in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
            upright, sideways = (row + down, column) in cells, (row, column + right) in cells
            inside = upright and sideways and (row + down, column + right) in cells
            end_x, end_y = x + right * (LOT / 2 - inset * (not sideways)), y + down * (LOT / 2 - inset * (not upright))
            notch = upright and sideways and not inside
            tip_x, tip_y = end_x - right * inset * notch, end_y - down * inset * notch
            above = closed((x, y), (x, end_y), (tip_x, end_y), (tip_x, tip_y))
            beside = closed((x, y), (tip_x, tip_y), (end_x, tip_y), (end_x, y))
            # A slope faces the free side; along a ridge it falls to the other side of it.
            for slope, lit in ((above, (right if upright else down) < 0), (beside, (down if sideways else right) < 0)):
                light, shade = (light + slope, shade) if lit else (light, shade + slope)
            if upright == sideways:
                edges += f"M{x:g} {y:g}L{tip_x:g} {tip_y:g}"
        for down, right in ((1, 0), (0, 1)):
            if (row + down, column + right) in cells:
                edges += f"M{x:g} {y:g}l{LOT * right} {LOT * down}"
    return light, shade, edges


def closed(*points: Point) -> str:
    """A shape without points that are there twice."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in dict.fromkeys(points)) + "Z"


def courts(turn: int) -> list[Point]:
    """The middles of blocks of four lots."""
    cells = set(CELLS[turn])
    return [
        (LOT * (column + 1), LOT * (row + 1))
        for row, column in CELLS[turn]
        if {(row + 1, column), (row, column + 1), (row + 1, column + 1)} <= cells
    ]
