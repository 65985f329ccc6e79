"""A player's board, row by row: districts, magistrates, imperium tiles, coins, bridges, buildings and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aedilis.draw import PLATE, Drawn, line
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.drawing import rows
from aedilis.games.city_of_marble.drawing.desk import Desk
from aedilis.games.city_of_marble.drawing.rows import WIDTH
from aedilis.games.city_of_marble.words.sheet import sheet

Row = Callable[[Desk, int, float, float], str]  # what is drawn at a height, and how high it may be
BELOW: Final = 6  # the last row

ALL: Final = (rows.hand, rows.drawn, rows.people, rows.imperium, rows.purse, rows.buildings, rows.account)
LARGE: Final = tuple(zip(ALL, (112, 52, 58, 60, 56, 60, 56), strict=True))
SMALLER: Final = tuple(zip(ALL, (100, 49, 54, 56, 52, 55, 52), strict=True))

# By seats: one's own board, and those of the others. So high that pages lay all of them below each other, beside a map
# that is as large as the window allows, and that letters are large enough in a small window.
OWN: Final[dict[int, Sequence[tuple[Row, int]]]] = {2: LARGE, 3: LARGE, 4: SMALLER}
OTHERS: Final[dict[int, Sequence[tuple[Row, int]]]] = {
    2: LARGE,
    3: ((rows.districts, 48), (rows.imperium, 47), (rows.buildings, 47), (rows.people_and_purse, 46)),
    4: ((rows.districts, 39), (rows.imperium, 37), (rows.people_and_purse, 38)),
}


def plan_of(desk: Desk, seat: int) -> Sequence[tuple[Row, int]]:
    """Without a seat one sees the first board large."""
    return (OWN if seat == max(desk.reader, 0) else OTHERS)[desk.view.seats]


def side(desk: Desk, seat: int) -> Drawn:
    plan = plan_of(desk, seat)
    height = PLATE + sum(high for _, high in plan) + BELOW
    drawn = desk.frame(seat, WIDTH, height) + plate(desk, seat)
    y: float = PLATE
    for n, (row, high) in enumerate(plan):
        drawn += line(f"M10 {y:g}H{WIDTH - 10}", 1, "line") if n else ""
        drawn += row(desk, seat, y, high)
        y += high
    return Drawn(WIDTH, height, drawn)


def plate(desk: Desk, seat: int) -> str:
    points = desk.view.scores()[seat]
    whole = desk.say(N_("{points} points, as if the game ended now"), points=points)
    return desk.plate(seat, WIDTH, False, desk.reasons(whole, sheet(desk.view, seat)))
