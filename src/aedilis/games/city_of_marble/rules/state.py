"""What lies on the table in City of Marble, and the board that follows from it. `fields.py` declares it."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated.table import Table
from aedilis.games.city_of_marble.rules import geometry as g

# What stands on a site: EMPTY, a building (kind * MOST_SEATS + seat of its owner), or a fountain.
FOUNTAIN: Final[int] = c.KINDS * c.MOST_SEATS

# What `ground` says of a vertex: in the lowest six bits the directions of the edges of districts, then whether an
# aqueduct runs there or begins there, then how many of the six triangles are covered, then how many structures meet.
WATER: Final = 64
A_TRIANGLE: Final = 128
COVERED: Final = 7 * A_TRIANGLE
COMPLETE: Final = 6 * A_TRIANGLE
A_STRUCTURE: Final = 1024
FILLS: Final[list[int]] = [2 * A_TRIANGLE + A_STRUCTURE] * 2 + [A_TRIANGLE + A_STRUCTURE] * 2  # by corner


def kinds_in(numbers: list[int]) -> int:
    """The set of those of which there is at least one."""
    return sum(BIT[kind] for kind in range(len(numbers)) if numbers[kind])


class State(Table):
    __slots__ = ()

    # -- the board --------------------------------------------------------------------------------------

    def raise_hill(self, hill: int) -> None:
        """Districts are laid beside it; its corners are sites that it helps to complete, by the usual ruling."""
        at = g.HILL_TRIANGLE[hill]
        self.free &= ~g.PLACES_ON[at]
        self.legal_places = (self.legal_places | g.PLACES_BESIDE[at]) & self.free
        if self.hills_rule != c.HILLS_OPEN:
            covers = A_TRIANGLE + A_STRUCTURE if self.hills_rule == c.HILLS_COUNT else A_TRIANGLE
            for vertex in g.CORNERS_OF[at]:
                self.ground[vertex] += covers

    def bar_hill_spaces(self) -> None:
        """Once the hills are drawn, spaces of the others are land like any other, or cannot be built on."""
        if self.barred and len(self.hills) == c.HILLS_DRAWN:
            for hill in range(c.HILLS):
                self.free &= ~g.PLACES_ON[g.HILL_TRIANGLE[hill]]
            self.legal_places &= self.free

    def cover(self, place: int) -> None:
        """A district lies there now."""
        self.free &= ~g.OVERLAPPING[place]
        self.legal_places = (self.legal_places | g.BESIDE[place]) & self.free
        ground = self.ground
        corners = g.CORNERS[place]
        edges = g.CORNER_EDGES[place]
        for n in range(4):
            vertex = corners[n]
            ground[vertex] = (ground[vertex] | edges[n]) + FILLS[n]

    def prepare(self) -> None:
        self.derive()

    def derive(self) -> None:
        """What is kept for speed only."""
        self.clear_derived()
        for hill in self.hills:
            self.raise_hill(hill)
        self.bar_hill_spaces()
        for district in self.laid:
            self.cover(district // c.KINDS)
        for vertex in g.SOURCE_VERTEX:
            self.ground[vertex] |= WATER
        for path in self.paths:
            for vertex in path:
                self.ground[vertex] |= WATER
        for player in self.players:
            player.clear_derived()
        for site in self.sites:
            if 0 <= site < FOUNTAIN:
                self.players[site % c.MOST_SEATS].buildings[site // c.MOST_SEATS] += 1
