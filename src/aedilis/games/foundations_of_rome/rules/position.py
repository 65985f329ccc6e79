"""A position of Foundations of Rome: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from math import gcd
from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, count, nth
from aedilis.engine.position import ALL, Position
from aedilis.engine.rng import Rng
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules.secrets import Secrets

# Sources of chance: the deeds that are dealt, the piles of the three eras, and what else is drawn from.
DEALT_DEEDS: Final = 0
PILE: Final = 1  # and the next ones, by era
MONUMENT_CARDS: Final = 5
GOAL_CARDS: Final = 6
ROLE_CARDS: Final = 7
CERES_ACTIONS: Final = 8
GARDEN_BAG: Final = 9
START_PLAYER: Final = 10
SOURCES: Final[dict[int, int]] = {
    p.FIRST_PLAYER: START_PLAYER,
    p.DEAL: DEALT_DEEDS,
    p.MONUMENT: MONUMENT_CARDS,
    p.OPEN_GOAL: GOAL_CARDS,
    p.DEAL_GOAL: GOAL_CARDS,
    p.DEAL_ROLE: ROLE_CARDS,
    p.CERES_CARD: CERES_ACTIONS,
    p.GARDEN: GARDEN_BAG,
}


class FoundationsOfRome(Secrets):
    __slots__ = ()

    def options_of(self, seat: int) -> list[int]:
        if not self.together:
            return self.options() if seat == self.seat else []
        if seat < 0 or (self.viewer != ALL and self.viewer != seat) or not self.together & BIT[seat]:
            return []
        return [self.base + choice for choice in sets.members(self.to_pick(self.phase, seat))]

    # -- chance ----------------------------------------------------------------------------------------

    def draws_from_the_pile(self) -> bool:
        return self.phase == p.REVEAL or self.phase == p.UNSEEN

    def weights(self) -> list[int] | None:
        """Of the cards nobody has seen only some are in this pile; those that Fortuna put there all are."""
        if not self.draws_from_the_pile():
            return Position.weights(self)
        deeds = max(1, sets.size(self.deck))
        cards = max(1, count(self.card_deck))
        weights = []
        for option in self.options():
            if option >= p.CARD_OUT:
                returned = self.returned_cards & BIT[option - p.CARD_OUT] != 0
                unseen = self.pile_cards * deeds
            else:
                returned = sets.has(self.returned, option)
                unseen = self.pile_deeds * cards
            weights.append(deeds * cards if returned else unseen)
        least = gcd(*weights) if weights else 1
        return [weight // least for weight in weights]

    def pick_chance(self, random: Rng) -> int:
        if not self.draws_from_the_pile():
            return Secrets.pick_chance(self, random)
        at = random.below(self.in_pile())
        if at < self.pile_deeds:
            return p.DEED_OUT + sets.nth(self.deck, random.below(sets.size(self.deck)))
        at -= self.pile_deeds
        if at < self.pile_cards:
            return p.CARD_OUT + random.member(self.card_deck)
        at -= self.pile_cards
        deeds = sets.size(self.returned)
        if at < deeds:
            return p.DEED_OUT + sets.nth(self.returned, at)
        return p.CARD_OUT + nth(self.returned_cards, at - deeds)

    def source(self) -> int:
        if self.draws_from_the_pile():
            return self.pile if self.pile else PILE + self.era
        return SOURCES[self.phase]

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        """Decks that are shuffled again, and piles, may hold any of their cards later on."""
        if source in (CERES_ACTIONS, GARDEN_BAG):
            return True
        if source in (START_PLAYER, DEALT_DEEDS) or len(set(outcomes)) < len(outcomes):
            return False
        pile = sets.to_mask(sets.union(self.deck, self.returned)) | (self.card_deck | self.returned_cards) << p.CARD_OUT
        deck, base = {
            MONUMENT_CARDS: (self.monument_deck, p.MONUMENT_CARD_BASE),
            GOAL_CARDS: (self.goal_deck, p.GOAL_CARD_BASE),
            ROLE_CARDS: (self.role_deck, p.ROLE_CARD_BASE),
        }.get(source, (pile, p.PILE_BASE))
        return all(outcome >= base and deck >> outcome - base & 1 for outcome in outcomes)

    # -- what is known ---------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> FoundationsOfRome:
        if self.viewer != seat and p.ACT <= self.phase < p.END:
            for player in self.players:
                self.to_build(player)  # once for all views, and for all worlds that are imagined from them
        return Position.seen_by(self, seat)

    def copy(self) -> FoundationsOfRome:
        twin = FoundationsOfRome()
        self.copy_into(twin)
        twin.seat_players()
        twin.idea = c.EMPTY
        return twin
