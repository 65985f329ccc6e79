"""Where the parts of a player's side lie: each has its own zone, so that a side never grows and nothing on it moves
far; the more lies in a zone, the smaller it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.drawing.faces import HAND_HEIGHT

TILE_HEIGHT: Final = 0.7  # of a finished building, by its width
GAP: Final = 5
MOST: Final = max(number for need in c.NEED for number in c.lanes(need))  # of one resource that a building needs
PICTURE: Final = 0.67  # the height of a picture, by its width
NAME: Final = 27  # how much room a name takes
BETWEEN: Final = 1.5  # two pips


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Grid(NamedTuple):
    """Equal places in rows, as large as all of them have room for."""

    box: Box
    columns: int
    width: float  # of a place
    height: float

    def at(self, n: int) -> tuple[float, float]:
        row, column = divmod(n, self.columns)
        return self.box.x + (self.width + GAP) * column, self.box.y + (self.height + GAP) * row


def cards(box: Box, number: int, ratio: float, largest: float) -> Grid:
    """Cards of one shape: the fewest in a row that fit into the box are the largest."""
    columns = 1
    while True:
        width = min(largest, (box.width + GAP) / columns - GAP)
        if rows(number, columns) * (width * ratio + GAP) - GAP <= box.height:
            return Grid(box, columns, width, width * ratio)
        columns += 1


# -- the room that a site has, and where its parts lie in it ---------------------------------------------------------


class Plot(NamedTuple):
    width: float
    height: float
    picture: tuple[float, float, float]  # left, top and width
    pips: tuple[float, float]  # left and top
    pip: float  # the size of one
    crew: tuple[float, float, float]  # left, top and width
    token: float  # the size of one of the crew
    rows: int  # of the crew
    check: tuple[float, float, float]  # left, top and size
    own: bool  # with its name and all that it is worth


def own_plot(width: float, height: float) -> Plot:
    """The name on top, the crew below."""
    token = min(42, 0.26 * height)
    middle = height - NAME - token - 8
    picture = min(0.42 * width, middle / PICTURE)
    left = picture + 13
    pip = min(22, (width - left - 5) / MOST - BETWEEN, middle / c.RESOURCES - BETWEEN)
    top = NAME + (middle - picture * PICTURE) / 2
    check = min(34, middle / 2)
    return Plot(
        width, height, (5, top, picture), (left, NAME + (middle - c.RESOURCES * (pip + BETWEEN)) / 2), pip,
        (6, height - token - 5, width - 12), token, 1, (width - check - 5, NAME, check), own=True,
    )  # fmt: skip


def other_plot(width: float, height: float) -> Plot:
    """All parts side by side; where there is no room for the crew, it stands before the picture."""
    picture = min(0.42 * width, (height - 8) / PICTURE, 110)
    left = picture + 8
    pip = min(20, (width - left - 4) / MOST - BETWEEN, (height - 6) / c.RESOURCES - BETWEEN)
    pips = (left, (height - c.RESOURCES * (pip + BETWEEN)) / 2 + 1)
    token = min(32, height / 2 - 5)
    right = left + MOST * (pip + BETWEEN) + 4
    check = (width - 26, 3, 23)
    if width - right >= 2 * token:
        return Plot(
            width, height, (4, 4, picture), pips, pip, (right, 4, width - right - 4), token, 2, check, own=False
        )
    token = min(30, 0.36 * height)
    return Plot(
        width, height, (3, 3, picture), pips, pip, (4, height - token - 3, picture + 2), token, 1, check, own=False
    )


def plots(box: Box, number: int, plot: Callable[[float, float], Plot]) -> tuple[Grid, Plot]:
    """Sites fill their box: the columns that let what is needed be drawn largest."""

    def grid(columns: int) -> Grid:
        lines = rows(number, columns)
        return Grid(box, columns, (box.width + GAP) / columns - GAP, (box.height + GAP) / lines - GAP)

    best = max(map(grid, range(1, number + 1)), key=lambda grid: plot(grid.width, grid.height).pip)
    return best, plot(best.width, best.height)


def rows(number: int, columns: int) -> int:
    return -(-number // columns)


# -- a whole side ----------------------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """The size of a side, its zones, and how large at most what lies there is drawn."""

    width: int
    height: int
    sites: Box
    pool: Box
    finished: Box
    places: int  # for sites at least
    hand: float
    tile: float
    plot: Callable[[float, float], Plot]

    def sites_for(self, number: int) -> tuple[Grid, Plot]:
        return plots(self.sites, max(self.places, number), self.plot)

    def pool_for(self, number: int) -> Grid:
        return cards(self.pool, number, HAND_HEIGHT / 100, self.hand)

    def finished_for(self, number: int) -> Grid:
        return cards(self.finished, number, TILE_HEIGHT, self.tile)


OWN: Final = Plan(
    560, 700, Box(12, 114, 536, 394), Box(12, 518, 536, 112), Box(12, 640, 536, 52), 4, 104, 74, own_plot
)  # fmt: skip
# By seats. The more others there are, the smaller their sides are shown: these are as wide as lets one read them. In
# the lower right corner pages have a button.
OTHERS: Final = {
    2: Plan(700, 340, Box(10, 98, 440, 234), Box(458, 98, 232, 164), Box(458, 271, 170, 61), 4, 106, 54, other_plot),
    3: Plan(450, 440, Box(10, 98, 430, 214), Box(10, 318, 430, 74), Box(10, 398, 360, 34), 4, 100, 46, other_plot),
    4: Plan(290, 440, Box(10, 98, 270, 214), Box(10, 318, 270, 74), Box(10, 398, 200, 34), 4, 100, 46, other_plot),
}  # fmt: skip
