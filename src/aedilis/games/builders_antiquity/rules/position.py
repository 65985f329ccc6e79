"""A position of The Builders: Antiquity: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aedilis.engine.bits import mask_of
from aedilis.engine.position import ALL
from aedilis.engine.rng import Rng
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.generated.flow import Flow
from aedilis.games.builders_antiquity.rules.scoring import score10

# Sources of chance.
BUILDING_DECK: Final = 0
WORKER_DECK: Final = 1
APPRENTICES: Final = 2
START_PLAYER: Final = 3


def new(seats: int, variants: Mapping[str, str]) -> BuildersAntiquity:
    position = BuildersAntiquity()
    position.lay_out(seats)
    position.choose_variants(variants)
    position.phase = p.FIRST_PLAYER
    position.reopen()
    return position


class BuildersAntiquity(Flow):
    __slots__ = ()

    # -- chance -------------------------------------------------------------------------------------------------

    def source(self) -> int:
        if self.phase == p.BUILDING:
            return BUILDING_DECK
        if self.phase == p.WORKER:
            return WORKER_DECK
        return APPRENTICES if self.phase == p.DEAL else START_PLAYER

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        if source == BUILDING_DECK:
            base, size, deck = p.BUILDING_BASE, c.BUILDINGS, self.building_deck
        elif source == WORKER_DECK:
            base, size, deck = p.WORKER_BASE, c.WORKERS, self.worker_deck
        else:
            return False  # who goes first with which apprentice is settled before anybody decides
        cards = [outcome - base for outcome in outcomes]
        if any(not 0 <= card < size for card in cards) or len(set(cards)) < len(cards):
            return False
        return mask_of(cards) & ~deck == 0

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
