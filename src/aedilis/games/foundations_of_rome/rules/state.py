"""What lies on the table in Foundations of Rome, which `fields.py` declares, and how one decision follows the other."""

from __future__ import annotations

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, lowest
from aedilis.engine.position import CHANCE
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.generated.table import Table
from aedilis.games.foundations_of_rome.rules.player import Player


class State(Table):
    __slots__ = ()

    # -- before the set-up -----------------------------------------------------------------------------

    def settle_variants(self) -> None:
        """Some are for several players, and how strong Ceres is matters to who plays against her."""
        if self.solo:
            self.draft = self.favour = self.with_open_goals = self.with_roles = self.influence = 0
        else:
            self.level = 0

    def shuffle_decks(self) -> None:
        """All cards that are in play by the variants."""
        if self.influence:
            self.card_deck = c.ALL_CARDS
        if self.with_monuments:
            self.monument_deck = c.ALL_MONUMENTS
        self.goal_deck = self.goals_in_play()
        self.role_deck = self.roles_in_play()

    def goals_in_play(self) -> int:
        if not (self.hidden_goals or self.with_open_goals):
            return 0
        return c.ALL_GOALS if self.with_monuments else c.ALL_GOALS & ~c.MONUMENT_GOALS

    def roles_in_play(self) -> int:
        if not self.with_roles:
            return 0
        return c.ALL_ROLES if self.with_monuments else c.ALL_ROLES & ~c.MONUMENT_ROLES

    # -- what follows from the rest ----------------------------------------------------------------------

    def prepare(self) -> None:
        self.settle_variants()
        self.shuffle_decks()
        self.seat_players()

    def derive(self) -> None:
        self.settle_variants()
        if len(self.bribes) != (len(self.row) if self.solo else 0):
            raise ValueError("silver lies beside the market")
        self.seat_players()
        for city in self.cities:
            city.derive(self.level)

    def seat_players(self) -> None:
        self.players = self.cities[: self.seats] if self.solo else self.cities

    # -- a turn ----------------------------------------------------------------------------------------

    def clear_turn(self) -> None:
        """As a turn begins: nothing is done yet."""
        self.busy = self.built = self.used_card = self.stolen = self.withdrawn = 0
        self.proposals = ()
        self.drop_prepared()

    # -- reading ---------------------------------------------------------------------------------------

    def takers(self) -> int:
        """How many take turns."""
        return self.seats + self.solo

    def ceres(self) -> Player:
        """Her lots and gardens, where one plays against her."""
        return self.cities[self.seats]

    def in_pile(self) -> int:
        """How many cards the pile of this era has left."""
        return self.pile_deeds + self.pile_cards + sets.size(self.returned)

    def owner(self, lot: int) -> int:
        """Whose lot it is, EMPTY if nobody's."""
        for seat in range(self.seats):
            if sets.has(self.players[seat].lots, lot):
                return seat
        return c.EMPTY

    # -- asking ----------------------------------------------------------------------------------------

    def draw(self, phase: int, cards: int) -> None:
        self.seat = CHANCE
        self.ask(phase, sets.small(cards))

    # -- picks made together ---------------------------------------------------------------------------

    def ask_together(self, phase: int, seats: int) -> None:
        """All these choose at once; the lowest of those who still have to is asked first."""
        self.together = seats
        self.seat = lowest(seats)
        self.ask(phase, self.to_pick(phase, self.seat))

    def to_pick(self, phase: int, seat: int) -> sets.LargeSet:
        """What a seat may choose together with others."""
        return self.players[seat].hand if phase == p.DRAFT else sets.small(self.cards_to_pick(phase, seat))

    def cards_to_pick(self, phase: int, seat: int) -> int:
        player = self.players[seat]
        if phase == p.ANNOUNCE:
            return player.announcements()
        return player.goals if phase == p.GOAL else player.roles

    def own_hand(self) -> sets.LargeSet:
        return self.players[self.seat].hand

    def own_cards(self) -> int:
        return self.cards_to_pick(self.phase, self.seat)

    def pick_together(self, choice: int) -> bool:
        """Notes what is chosen; True once all have chosen."""
        self.players[self.seat].pick = choice
        self.together &= ~BIT[self.seat]
        if self.together:
            self.ask_together(self.phase, self.together)
            return False
        return True

    def picks(self) -> list[int]:
        """What all have chosen, which is open from now on."""
        picks = [player.pick for player in self.players]
        for player in self.players:
            player.pick = c.EMPTY
        return picks

    # -- influence cards leave the hand ----------------------------------------------------------------

    def spend_card(self, player: Player) -> None:
        """The card of this turn."""
        self.used_card = 1
        if c.PERMANENT & BIT[self.card]:
            player.give_up(player.entry_of(self.card))
        else:
            self.discard(player, self.card)

    def discard(self, player: Player, card: int) -> None:
        player.give_up(player.entry_of(card))
        self.spent |= BIT[card]

    # -- what follows ----------------------------------------------------------------------------------

    def back_to_turn(self) -> None:
        """What was prepared is done, or is not to be."""
        self.drop_prepared()
        self.ask_turn()

    def ask_turn(self) -> None:
        """What else can be done in this turn."""
        raise NotImplementedError

    def next_turn(self) -> None:
        raise NotImplementedError

    def end_turn(self) -> None:
        raise NotImplementedError
