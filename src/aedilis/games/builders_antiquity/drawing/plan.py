"""Where the parts of a player's side lie: sites, pool and finished buildings below each other, as high as they need."""

from __future__ import annotations

from typing import Final, NamedTuple

from aedilis.draw.desk import PLATE
from aedilis.games.builders_antiquity.drawing.faces import HAND_HEIGHT
from aedilis.games.builders_antiquity.drawing.sites import LARGE, Plot, middling, slim

WIDTH: Final = 560
MARGIN: Final = 12
GAP: Final = 8
GOODS_TOP: Final = PLATE + 20
SITES_TOP: Final = GOODS_TOP + 48
TILE_HEIGHT: Final = 0.7  # of a finished building, by its width
# The others' sides are shown small, the more so the more there are: they are drawn narrower, and then larger.
LARGER: Final = {2: 1.25, 3: 1.4, 4: 1.65}
ENLARGE: Final = 40  # where a page has its button to enlarge a side


class Plan(NamedTuple):
    """How a side is laid out, before it is drawn larger."""

    larger: float
    width: float
    columns: int  # of sites
    plot: Plot  # how a site is drawn
    plots: int  # sites that have room at least
    hand: float  # how wide a card of the pool is
    tile: float  # and a finished building
    sites: int
    hands: int
    finished: int

    @property
    def across(self) -> float:
        return self.width - 2 * MARGIN

    def site_at(self, n: int) -> tuple[float, float]:
        x = MARGIN + (self.plot.width + GAP) * (n % self.columns)
        return x, SITES_TOP + (self.plot.height + GAP) * (n // self.columns)

    @property
    def pool_top(self) -> float:
        return self.site_at(rows(max(self.plots, self.sites), self.columns) * self.columns)[1]

    @property
    def hands_in_a_row(self) -> int:
        return int((self.across + 4) / (self.hand + 4))

    def hand_at(self, n: int) -> tuple[float, float]:
        pitch = (self.across - self.hand) / (self.hands_in_a_row - 1)
        height = self.hand * HAND_HEIGHT / 100 + 6
        return MARGIN + pitch * (n % self.hands_in_a_row), self.pool_top + height * (n // self.hands_in_a_row)

    @property
    def finished_top(self) -> float:
        return self.hand_at(max(1, rows(self.hands, self.hands_in_a_row)) * self.hands_in_a_row)[1] + 2

    def tile_at(self, n: int) -> tuple[float, float]:
        room = self.across + 4 - (ENLARGE if self.larger > 1 else 0)
        in_a_row = int(room / (self.tile + 4))
        height = self.tile * TILE_HEIGHT + 5
        return MARGIN + (self.tile + 4) * (n % in_a_row), self.finished_top + height * (n // in_a_row)

    @property
    def height(self) -> float:
        return self.tile_at(max(0, self.finished - 1))[1] + self.tile * TILE_HEIGHT + 10


def rows(number: int, in_a_row: int) -> int:
    return -(-number // in_a_row)


def own_plan(sites: int, hands: int, finished: int) -> Plan:
    return Plan(1, WIDTH, 2, LARGE, 4, 86, 70, sites, hands, finished)


def others_plan(seats: int, sites: int, hands: int, finished: int) -> Plan:
    larger = LARGER[seats]
    width = WIDTH / larger
    if seats == 2:
        plot = middling((width - 2 * MARGIN - GAP) / 2)
        return Plan(larger, width, 2, plot, 4, 56, 44, sites, hands, finished)
    return Plan(larger, width, 1, slim(width - 2 * MARGIN), 2, 56, 44, sites, hands, finished)
