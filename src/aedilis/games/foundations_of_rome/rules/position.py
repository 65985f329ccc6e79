"""A position of Foundations of Rome: one decision after the other, chance, and what each seat may know.

Secret are hands in the draft, cards to choose a goal or a role from, hidden goals, what is chosen together until all
have chosen, and influence cards that nobody but their owners have seen. A view knows the hands that its viewer passed
on, as every card taken from them is shown. Influence cards are told apart by where they lie, so all know who knows one.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, count
from aedilis.engine.position import ALL, CHANCE, Position
from aedilis.engine.rng import Rng
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.generated.flow import Flow
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.trade import forget_offer

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


class FoundationsOfRome(Flow):
    __slots__ = ()

    # Python calls what a class has itself faster than what it inherits.

    def play(self, option: int) -> None:
        Flow.play(self, option)

    def pick(self, random: Rng) -> int:
        return Flow.pick(self, random)

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
            unseen = self.pile_cards * deeds if option >= p.CARD_OUT else self.pile_deeds * cards
            weights.append(deeds * cards if sets.has(self.returned, option) else unseen)
        least = gcd(*weights) if weights else 1
        return [weight // least for weight in weights]

    def pick_chance(self, random: Rng) -> int:
        if not self.draws_from_the_pile():
            return Flow.pick_chance(self, random)
        at = random.below(self.in_pile())
        if at < self.pile_deeds:
            return p.DEED_OUT + sets.random_member(self.deck, random)
        at -= self.pile_deeds
        if at < self.pile_cards:
            return p.CARD_OUT + random.member(self.card_deck)
        return p.PILE_BASE + sets.nth(self.returned, at - self.pile_cards)

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
        pile = sets.to_mask(sets.union(self.deck, self.returned)) | self.card_deck << p.CARD_OUT
        deck, base = {
            MONUMENT_CARDS: (self.monument_deck, p.MONUMENT_CARD_BASE),
            GOAL_CARDS: (self.goal_deck, p.GOAL_CARD_BASE),
            ROLE_CARDS: (self.role_deck, p.ROLE_CARD_BASE),
        }.get(source, (pile, p.PILE_BASE))
        return all(outcome >= base and deck >> outcome - base & 1 for outcome in outcomes)

    def copy(self) -> FoundationsOfRome:
        twin = FoundationsOfRome()
        self.copy_into(twin)
        twin.seat_players()
        twin.idea = c.EMPTY
        return twin

    # -- who knows what --------------------------------------------------------------------------------

    def knows_hand(self, viewer: int, seat: int) -> bool:
        """Whether the viewer has held, or holds, the cards that a seat holds in the draft."""
        passed = self.dealt if self.phase == p.DRAFT else 0
        return viewer >= 0 and (seat - viewer) % self.seats <= passed

    def dealt_to(self, seat: int, each: int, dealing: int) -> int:
        """How many cards a seat has got so far, if each is dealt so many in that phase."""
        if self.phase != dealing:
            return each
        return min(each, max(0, self.dealt - (seat - self.starter) % self.takers() * each))

    def lets_out(self, option: int) -> bool:
        """The last of several picks, an influence card that not everybody has seen, and goals at the end."""
        if self.seat == CHANCE or self.ends_the_game(option):
            return True
        if self.together:
            return self.together == BIT[self.seat]
        if self.phase == p.ACT:
            return option >= p.USE and self.is_secret(option - p.USE)
        if self.phase == p.PROTECT:
            return option - self.base == p.CANCEL and self.is_secret(c.VESTA)
        if self.phase == p.OFFER:
            held = self.players[self.seat].held
            return option == p.OFFER_BASE + p.PROPOSE and any(
                entry >= codes.OFFERED and not codes.known_by(entry) & codes.ANYBODY for entry in held
            )
        return self.card != c.EMPTY and self.is_secret(self.card)

    def ends_the_game(self, option: int) -> bool:
        """With this turn, or with that of Ceres after it, if she can do nothing in it."""
        turns = 1 + self.solo
        in_time = self.turns + turns < c.TURNS_IN_ERA * self.takers()
        if self.era < c.ERAS or (in_time and not 0 < self.ending <= turns):
            return False
        return self.is_last(option)

    def is_secret(self, card: int) -> bool:
        return not codes.known_by(self.players[self.seat].entry_of(card)) & codes.ANYBODY

    # -- blanking --------------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> FoundationsOfRome:
        if self.viewer != seat and p.ACT <= self.phase < p.END:
            for player in self.players:
                self.to_build(player)  # once for all views, and for all worlds that are imagined from them
        return Position.seen_by(self, seat)

    def blank(self, viewer: int) -> None:
        """Turns a copy of the true position into what the viewer may know of it."""
        if self.viewer != ALL:
            raise ValueError("only the true position can be seen by another seat")
        if viewer != self.seat and p.SHOWN_AS[self.phase] != self.phase:
            self.drop_prepared()
            for player in self.players:
                forget_offer(player)
        self.viewer = viewer
        if self.phase == p.END:
            return  # all is counted, so all is open
        for seat in range(self.seats):
            player = self.players[seat]
            if not self.knows_hand(viewer, seat):
                self.deck = sets.union(self.deck, player.hand)
                player.hand = sets.NOTHING
            if seat != viewer:
                self.blank_choices(player)
            player.held = tuple(sorted([self.back_of(entry, viewer) for entry in player.held]))

    def blank_choices(self, player: Player) -> None:
        self.goal_deck |= player.goals
        self.role_deck |= player.roles
        player.goals = player.roles = 0
        if player.goal != c.EMPTY:
            player.goal = codes.UNKNOWN_GOAL
        if player.pick != c.EMPTY:
            player.pick = codes.HIDDEN

    def back_of(self, entry: int, viewer: int) -> int:
        """A card that lies face down, as the viewer sees it."""
        if codes.known_by(entry) & (codes.ANYBODY | (BIT[viewer] if viewer >= 0 else 0)):
            return entry
        self.card_deck |= BIT[entry % codes.KNOWN]
        return entry - entry % codes.KNOWN + codes.UNKNOWN_CARD

    # -- imagining -------------------------------------------------------------------------------------

    def fill(self, random: Rng) -> None:
        """Turns a copy of a view into a true position: every way to deal the unseen cards is equally likely."""
        viewer = self.viewer
        for seat in range(self.seats if self.phase != p.END else 0):
            player = self.players[seat]
            if self.phase in (p.DEAL, p.DRAFT) and self.draft and not self.knows_hand(viewer, seat):
                self.deal_hand(seat, random)
            if seat != viewer:
                self.deal_choices(seat, random)
            player.held = tuple(sorted([self.turned_up(entry, random) for entry in player.held]))
        for seat in range(self.seats):
            if self.players[seat].pick == codes.HIDDEN:
                self.players[seat].pick = sets.random_member(self.to_pick(self.phase, seat), random)
        self.viewer = ALL

    def deal_hand(self, seat: int, random: Rng) -> None:
        player = self.players[seat]
        passed = self.dealt if self.phase == p.DRAFT else 0
        for _ in range(self.dealt_to(seat, c.START_DEEDS, p.DEAL) - passed):
            lot = sets.ONE[sets.random_member(self.deck, random)]
            self.deck = sets.without(self.deck, lot)
            player.hand = sets.union(player.hand, lot)

    def deal_choices(self, seat: int, random: Rng) -> None:
        """The goals that a seat chooses or chose from, and roles while they are chosen."""
        player = self.players[seat]
        if self.phase == p.DEAL_GOAL or self.phase == p.GOAL or player.goal != c.EMPTY:
            for _ in range(self.dealt_to(seat, c.GOALS_DEALT, p.DEAL_GOAL)):
                goal = BIT[random.member(self.goal_deck)]
                self.goal_deck &= ~goal
                player.goals |= goal
        if player.goal == codes.UNKNOWN_GOAL:
            player.goal = random.member(player.goals)
        if self.phase == p.DEAL_ROLE or self.phase == p.ROLE:
            for _ in range(self.dealt_to(seat, c.ROLES_DEALT, p.DEAL_ROLE)):
                role = BIT[random.member(self.role_deck)]
                self.role_deck &= ~role
                player.roles |= role

    def turned_up(self, entry: int, random: Rng) -> int:
        """Instead of a back one of the cards that the viewer cannot place."""
        if entry % codes.KNOWN != codes.UNKNOWN_CARD:
            return entry
        card = random.member(self.card_deck)
        self.card_deck &= ~BIT[card]
        return entry - codes.UNKNOWN_CARD + card
