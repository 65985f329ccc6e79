"""A position of The Builders: Antiquity: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.engine.rng import Rng
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.generated.flow import Flow
from aedilis.games.builders_antiquity.rules.scoring import score10

# Sources of chance.
BUILDING_DECK: Final = 0
WORKER_DECK: Final = 1
APPRENTICES: Final = 2
START_PLAYER: Final = 3


class BuildersAntiquity(Flow):
    __slots__ = ()

    # Python calls what a class has itself faster than what it inherits.

    def play(self, option: int) -> None:
        Flow.play(self, option)

    def pick(self, random: Rng) -> int:
        return Flow.pick(self, random)

    # -- chance -------------------------------------------------------------------------------------------------

    def source(self) -> int:
        if self.phase == p.BUILDING:
            return BUILDING_DECK
        if self.phase == p.WORKER:
            return WORKER_DECK
        return APPRENTICES if self.phase == p.DEAL else START_PLAYER

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        if source == BUILDING_DECK:
            base, deck = p.BUILDING_BASE, self.building_deck
        elif source == WORKER_DECK:
            base, deck = p.WORKER_BASE, self.worker_deck
        else:
            return False  # who goes first with which apprentice is settled before anybody decides
        lying = [outcome for outcome in outcomes if outcome >= base and deck >> outcome - base & 1]
        return len(lying) == len(set(outcomes)) == len(outcomes)

    # -- what is known --------------------------------------------------------------------------------------------

    def blank(self, viewer: int) -> None:
        """Only the order of the decks is secret, and what somebody has just begun to compose."""
        self.viewer = viewer
        if viewer != self.seat:
            self.drop_prepared()

    def fill(self, random: Rng) -> None:
        """A deck is a set, so nothing has to be made up."""
        self.viewer = ALL

    def copy(self) -> BuildersAntiquity:
        twin = BuildersAntiquity()
        self.copy_into(twin)
        return twin

    # -- the score --------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [score10(self, seat) for seat in range(self.seats)]

    def merit(self, seat: int) -> list[int]:
        """The most points win; ties are shared."""
        return [score10(self, seat)]
