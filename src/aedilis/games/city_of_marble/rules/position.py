"""A position of City of Marble: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import CHANCE, OVER
from aedilis.engine.rng import Rng
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.generated.flow import Flow
from aedilis.games.city_of_marble.rules.scoring import all_points

# Sources of chance.
SET_UP: Final = 0
BRIDGE_TILES: Final = 1


class CityOfMarble(Flow):
    __slots__ = ()

    # Python calls what a class has itself faster than what it inherits.

    def play(self, option: int) -> None:
        Flow.play(self, option)

    def pick(self, random: Rng) -> int:
        return Flow.pick(self, random)

    # -- chance -------------------------------------------------------------------------------------------

    def source(self) -> int:
        return BRIDGE_TILES if self.phase == p.BRIDGE else SET_UP

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        """Hills and the first player come out before anybody decides."""
        if source != BRIDGE_TILES:
            return False
        return all(outcomes.count(outcome) <= self.bag[outcome - p.BRIDGE_BASE] for outcome in outcomes)

    # -- what is known ------------------------------------------------------------------------------------

    # Secret are the values of bridge tiles: who took one knows it, nobody knows those that still lie or the one that
    # was left out. So any way to deal the values a viewer has not seen to the tiles of others is equally likely.

    def lets_out(self, option: int) -> bool:
        """What chance draws, and all bridges when the game ends."""
        return self.seat == CHANCE or (self.last_turns == 1 and self.is_last(option))

    def blank(self, viewer: int) -> None:
        """At the end all bridges are shown; what is being prepared is nobody else's business."""
        for seat in range(self.seats):
            player = self.players[seat]
            if seat != viewer and self.seat != OVER:
                for value in player.bridges:
                    self.bag[value] += 1
                player.bridges = (c.UNKNOWN,) * len(player.bridges)
        if self.phase == p.LAY and self.seat != viewer:
            self.drop_prepared()

    def fill(self, random: Rng) -> None:
        for player in self.players:
            if c.UNKNOWN in player.bridges:
                player.bridges = tuple(sorted([self.dealt(random) for _ in player.bridges]))

    def dealt(self, random: Rng) -> int:
        """One of the tiles in the bag, each equally likely."""
        at = random.below(sum(self.bag))
        value = 0
        while at >= self.bag[value]:
            at -= self.bag[value]
            value += 1
        self.bag[value] -= 1
        return value

    def copy(self) -> CityOfMarble:
        twin = CityOfMarble()
        self.copy_into(twin)
        return twin

    # -- the score ----------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return all_points(self)

    def merit(self, seat: int) -> list[int]:
        """Ties go to whoever commissioned more buildings, then to whoever has more imperium tiles."""
        player = self.players[seat]
        return [all_points(self)[seat], sum(player.buildings), sum(player.imperium)]
