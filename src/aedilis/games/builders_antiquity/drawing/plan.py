"""Where the parts of a player's side lie: each has its own zone, so that a side never grows and nothing on it moves
far; the more lies in a zone, the smaller it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from aedilis.games.builders_antiquity.drawing.faces import HAND_HEIGHT
from aedilis.games.builders_antiquity.drawing.plot import Plot, other_plot, own_plot

TILE_HEIGHT: Final = 0.7  # of a finished building, by its width
GAP: Final = 5


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


def plots(box: Box, number: int, plot: Callable[[float, float], Plot]) -> tuple[Grid, Plot]:
    """Sites fill their box: the columns that let what is needed be drawn largest."""

    def grid(columns: int) -> Grid:
        lines = rows(number, columns)
        return Grid(box, columns, (box.width + GAP) / columns - GAP, (box.height + GAP) / lines - GAP)

    best = max(map(grid, range(1, number + 1)), key=lambda grid: plot(grid.width, grid.height).pip)
    return best, plot(best.width, best.height)


def rows(number: int, columns: int) -> int:
    return -(-number // columns)


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
