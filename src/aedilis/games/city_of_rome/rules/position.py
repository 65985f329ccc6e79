"""A position of City of Rome: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT
from aedilis.engine.position import CHANCE
from aedilis.engine.rng import Rng
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.generated.flow import Flow
from aedilis.games.city_of_rome.rules.memory import FETCHED, OFFERED, what_of
from aedilis.games.city_of_rome.rules.scoring import points_of
from aedilis.games.city_of_rome.rules.secrets import blank, fill

# Sources of chance are the decks by number, and these two.
STACK_OF_STRIPS: Final = len(c.DECK_NAMES)
OLDEST_PLAYER: Final = STACK_OF_STRIPS + 1


class CityOfRome(Flow):
    __slots__ = ()

    # Python calls what a class has itself faster than what it inherits.

    def play(self, option: int) -> None:
        Flow.play(self, option)

    def pick(self, random: Rng) -> int:
        return Flow.pick(self, random)

    # -- chance -------------------------------------------------------------------------------------------------

    def source(self) -> int:
        if self.draws():
            return self.deck
        return STACK_OF_STRIPS if self.phase == p.STRIP else OLDEST_PLAYER

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        if source < len(self.decks):
            cards = self.decks[source]
            return all(outcomes.count(kind) <= cards.count(kind) for kind in outcomes)
        if source == STACK_OF_STRIPS:
            unseen = self.unseen_strips()
            sides = [outcome - p.STRIP_BASE for outcome in outcomes]
            strips = {
                min(side, c.MIRRORED[side]) for side in sides if 0 <= side < len(c.MIRRORED) and BIT[side] & unseen
            }
            return len(strips) == len(outcomes)
        return False  # who is the oldest is settled before anybody decides

    # -- what is known --------------------------------------------------------------------------------------------

    def lets_out(self, option: int) -> bool:
        """Drawn cards, cards passed on in the draft, a secret card when it is built."""
        if self.seat == CHANCE or (self.phase == p.KEEP and self.round == 0):
            return True
        if self.phase == p.CELL:
            player = self.players[self.seat]
            if player.secrets.count(self.building) == player.holds(self.building):
                return True
        after = self.copy()
        after.play(option)  # where no shuffled card is left, cards come from under a deck without chance being asked
        return any(what_of(entry) in (FETCHED, OFFERED) for entry in after.trail[len(self.trail) :])

    def blank(self, viewer: int) -> None:
        blank(self, viewer)

    def fill(self, random: Rng) -> None:
        fill(self, random)

    def copy(self) -> CityOfRome:
        twin = CityOfRome()
        self.copy_into(twin)
        return twin

    # -- the score--------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [points_of(player) for player in self.players]

    def merit(self, seat: int) -> list[int]:
        """Ties go to more influence tokens, then to more money."""
        player = self.players[seat]
        return [points_of(player), player.influence, player.money]
