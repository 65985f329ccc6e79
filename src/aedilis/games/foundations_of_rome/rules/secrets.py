"""What a seat may not know in Foundations of Rome, blanked; and views filled again with a world that fits them.

Secret are hands in the draft, cards to choose a goal or a role from, hidden goals, what is chosen together until all
have chosen, and influence cards that nobody but their owners have seen. A view knows the hands that its viewer passed
on, as every card taken from them is shown. Influence cards are told apart by where they lie, so all know who knows one.
"""

from __future__ import annotations

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.engine.position import ALL, CHANCE
from aedilis.engine.rng import Rng
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.generated.flow import Flow
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.trade import forget_offer


class Secrets(Flow):
    __slots__ = ()

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
        for player in self.players:
            if player.pick == codes.HIDDEN:
                player.pick = self.random_pick(player, random)
        self.viewer = ALL

    def deal_hand(self, seat: int, random: Rng) -> None:
        player = self.players[seat]
        passed = self.dealt if self.phase == p.DRAFT else 0
        for _ in range(self.dealt_to(seat, c.START_DEEDS, p.DEAL) - passed):
            lot = sets.ONE[sets.nth(self.deck, random.below(sets.size(self.deck)))]
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

    def random_pick(self, player: Player, random: Rng) -> int:
        """What somebody may have chosen, each as likely as any other."""
        if self.phase == p.ANNOUNCE:
            return random.member(player.announcements())
        if self.phase != p.DRAFT:
            return random.member(player.goals if self.phase == p.GOAL else player.roles)
        return sets.nth(player.hand, random.below(sets.size(player.hand)))
