"""What lies on the table in Foundations of Rome, as plain data: all that copying, comparing and storing needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, count
from aedilis.engine.position import Position
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules import phases as p
from aedilis.games.foundations_of_rome.rules.player import PARTS, Player, player_of, start

FULL_BAG: Final[tuple[int, ...]] = tuple(c.COUNT[c.FIRST_GARDEN :])
MOST_NUMBER: Final = 1 << 30
COMMON_PARTS: Final = 8  # of what is stored, before those of the players


class State(Position):
    """Seats are in clockwise order. Decks are sets: their order is decided when a card comes out."""

    __slots__ = (
        "actions", "after", "bag", "bribes", "built", "busy", "card", "card_deck", "ceres_deck", "cities",
        "dealt", "deck", "deeds_left", "draft", "ending", "era", "extra", "favour", "goal_deck",
        "hidden_goals", "idea", "idle", "influence", "lay", "level", "lot", "monument_deck", "monuments", "offer",
        "offer_opened", "offer_tokens", "open_goals", "partner", "phase", "pile", "pile_cards",
        "pile_deeds", "players", "proposals", "removed", "returned", "returned_cards",
        "role_deck", "row", "silver_asked", "silver_given", "size", "solo", "spent", "starter",
        "stolen", "threat", "turn", "turns", "used_card", "with_monuments", "with_open_goals", "with_roles",
        "withdrawn",
    )  # fmt: skip

    # the flow
    phase: int
    era: int  # 0 during the set-up
    starter: int
    turn: int  # whose turn it is, also while others or chance decide; `seats` is Ceres
    turns: int  # taken in this era
    ending: int  # turns until the era is over, this one included, once its last deed is gone; else 0
    idle: int  # turns in a row with nothing but income
    dealt: int  # cards dealt so far of what is being dealt, or rounds of the draft
    after: int  # what comes after the market is full again

    # this turn
    actions: int  # still to be taken
    busy: int  # 1 once there was another action than income
    built: int  # 1 after a build, as the Architect can build again then
    used_card: int  # 1 once an influence card was used
    stolen: int  # 1 once a lot was stolen
    proposals: tuple[int, ...]  # by seat: offers made to it
    withdrawn: int  # offers that were not made after all

    # what is being composed or decided
    extra: int  # an extra build, by Vulcan or the Architect
    lay: int  # the building whose site is chosen, else EMPTY
    card: int  # the influence card that is being used, else EMPTY
    lot: int  # the lot that is in question, else EMPTY
    partner: int  # who is offered something, or has to answer a threat, else EMPTY
    threat: int
    offer: sets.LargeSet  # lots to change hands, of both sides
    offer_opened: int  # open influence cards to change hands, of both sides
    silver_given: int  # sets of the amounts that an offer adds up
    silver_asked: int
    offer_tokens: tuple[int, ...]  # fresh and used ones given, fresh and used ones asked for

    # common to all
    deck: sets.LargeSet  # deeds that nobody has seen; in a view all that its viewer cannot place
    pile: int  # of which shuffle the pile of this era is; 0 unless by Fortuna
    pile_deeds: int  # how many of those in the pile of this era
    pile_cards: int  # and how many influence cards that nobody has seen
    returned: sets.LargeSet  # what else lies in the pile, as Fortuna put it there
    returned_cards: int
    deeds_left: int  # in the market and the pile of this era
    row: list[int]  # the market from the left: deeds by lot, influence cards from LOTS on
    bribes: list[int]  # silver of Ceres on each of them
    card_deck: int  # influence cards that nobody has seen
    spent: int  # influence cards out of the game
    removed: sets.LargeSet  # deeds out of the game
    monuments: int  # in the common supply
    monument_deck: int  # not in play
    open_goals: int
    goal_deck: int
    role_deck: int
    ceres_deck: int  # her cards not drawn yet
    bag: tuple[int, ...]  # garden tiles not drawn yet, by kind

    # the variants
    with_monuments: int
    draft: int
    favour: int
    hidden_goals: int
    with_open_goals: int
    with_roles: int
    influence: int
    level: int

    players: list[Player]

    # derived
    idea: int  # where a hurried player means to build: lay and lot, else EMPTY; no copy has it
    solo: int
    size: int
    cities: list[Player]  # all who have buildings: the players, and alone against Ceres she is the last

    def lay_out(self, seats: int, variants: Mapping[str, str]) -> None:
        """The table before anything is dealt."""
        self.clear_decision(seats)
        self.idea = c.EMPTY
        self.solo = int(seats == 1)
        self.size = c.BOARD_SIZE[seats]
        self.with_monuments = int(variants["monuments"] == "yes")
        self.draft = int(variants["draft"] == "yes" and not self.solo)
        self.favour = int(variants["favour"] == "yes" and not self.solo)
        self.hidden_goals = int(variants["hidden-goals"] == "yes")
        self.with_open_goals = int(variants["open-goals"] == "yes" and not self.solo)
        self.with_roles = int(variants["roles"] == "yes" and not self.solo)
        self.influence = int(variants["influence"] == "yes" and not self.solo)
        self.level = c.LEVEL_NAMES.index(variants["ceres"]) if self.solo else 0
        self.clear_turn()
        self.phase = self.era = self.starter = self.turn = self.turns = self.ending = self.idle = self.dealt = 0
        self.after = self.actions = 0
        self.deck = g.BOARD[self.size]
        self.pile = self.pile_deeds = self.pile_cards = self.deeds_left = 0
        self.returned = self.removed = sets.NOTHING
        self.returned_cards = 0
        self.row = []
        self.bribes = []
        self.card_deck = c.ALL_CARDS if self.influence else 0
        self.spent = self.monuments = self.open_goals = 0
        self.monument_deck = BIT[c.MONUMENTS] - 1 if self.with_monuments else 0
        self.goal_deck = self.role_deck = 0
        if self.hidden_goals or self.with_open_goals:
            self.goal_deck = c.ALL_GOALS if self.with_monuments else c.ALL_GOALS & ~c.MONUMENT_GOALS
        if self.with_roles:
            self.role_deck = c.ALL_ROLES if self.with_monuments else c.ALL_ROLES & ~c.MONUMENT_ROLES
        self.ceres_deck = BIT[c.CERES_CARDS] - 1 if self.solo else 0
        self.bag = FULL_BAG if self.solo else ()
        self.players = [start(self.level) for _ in range(seats)]
        self.cities = [*self.players, start(self.level)] if self.solo else self.players

    def clear_turn(self) -> None:
        """As a turn begins: nothing is done yet."""
        self.busy = self.built = self.used_card = self.stolen = self.withdrawn = 0
        self.proposals = ()
        self.compose_nothing()

    def compose_nothing(self) -> None:
        self.extra = self.threat = 0
        self.lay = self.card = self.lot = self.partner = c.EMPTY
        self.offer = sets.NOTHING
        self.offer_opened = self.silver_given = self.silver_asked = 0
        self.offer_tokens = ()

    # -- reading ---------------------------------------------------------------------------------------

    def takers(self) -> int:
        """How many take turns."""
        return self.seats + self.solo

    def ceres(self) -> Player:
        """Her lots and gardens, where one plays against her."""
        return self.cities[self.seats]

    def in_pile(self) -> int:
        """How many cards the pile of this era has left."""
        if self.pile == 0:
            return self.pile_deeds + self.pile_cards
        return self.pile_deeds + self.pile_cards + sets.size(self.returned) + count(self.returned_cards)

    def owner(self, lot: int) -> int:
        """Whose lot it is, EMPTY if nobody's."""
        for seat in range(self.seats):
            if sets.has(self.players[seat].lots, lot):
                return seat
        return c.EMPTY

    # -- plain data ------------------------------------------------------------------------------------

    def copy_into(self, twin: State) -> None:
        self.copy_decision_into(twin)
        twin.idea = c.EMPTY
        twin.phase = self.phase
        twin.era = self.era
        twin.starter = self.starter
        twin.turn = self.turn
        twin.turns = self.turns
        twin.ending = self.ending
        twin.idle = self.idle
        twin.dealt = self.dealt
        twin.after = self.after
        twin.actions = self.actions
        twin.busy = self.busy
        twin.built = self.built
        twin.used_card = self.used_card
        twin.stolen = self.stolen
        twin.proposals = self.proposals
        twin.withdrawn = self.withdrawn
        twin.extra = self.extra
        twin.lay = self.lay
        twin.card = self.card
        twin.lot = self.lot
        twin.partner = self.partner
        twin.threat = self.threat
        twin.offer = self.offer
        twin.offer_opened = self.offer_opened
        twin.silver_given = self.silver_given
        twin.silver_asked = self.silver_asked
        twin.offer_tokens = self.offer_tokens
        self.copy_table_into(twin)
        twin.with_monuments = self.with_monuments
        twin.draft = self.draft
        twin.favour = self.favour
        twin.hidden_goals = self.hidden_goals
        twin.with_open_goals = self.with_open_goals
        twin.with_roles = self.with_roles
        twin.influence = self.influence
        twin.level = self.level
        twin.solo = self.solo
        twin.size = self.size
        twin.players = [player.copy() for player in self.players]
        twin.cities = [*twin.players, self.ceres().copy()] if self.solo else twin.players

    def copy_table_into(self, twin: State) -> None:
        twin.deck = self.deck
        twin.pile = self.pile
        twin.pile_deeds = self.pile_deeds
        twin.pile_cards = self.pile_cards
        twin.returned = self.returned
        twin.returned_cards = self.returned_cards
        twin.deeds_left = self.deeds_left
        twin.row = self.row[:]
        twin.bribes = self.bribes[:]
        twin.card_deck = self.card_deck
        twin.spent = self.spent
        twin.removed = self.removed
        twin.monuments = self.monuments
        twin.monument_deck = self.monument_deck
        twin.open_goals = self.open_goals
        twin.goal_deck = self.goal_deck
        twin.role_deck = self.role_deck
        twin.ceres_deck = self.ceres_deck
        twin.bag = self.bag

    def parts(self) -> list[list[int]]:
        numbers = [
            self.seats, self.viewer, self.seat, self.phase, self.together, self.era, self.starter, self.turn,
            self.turns, self.ending, self.idle, self.dealt, self.after, self.actions, self.busy, self.built,
            self.used_card, self.stolen, self.withdrawn, self.extra, self.lay, self.card, self.lot, self.partner,
            self.threat,
        ]  # fmt: skip
        amounts = [
            *self.offer, self.offer_opened, self.silver_given, self.silver_asked,
            *self.deck, self.pile, self.pile_deeds, self.pile_cards, *self.returned,
            self.returned_cards, self.deeds_left, self.card_deck, self.spent, *self.removed,
            self.monuments, self.monument_deck, self.open_goals, self.goal_deck, self.role_deck,
            self.ceres_deck,
        ]  # fmt: skip
        variants = [
            self.with_monuments, self.draft, self.favour, self.hidden_goals, self.with_open_goals, self.with_roles,
            self.influence, self.level,
        ]  # fmt: skip
        lists = [list(self.proposals), list(self.offer_tokens), self.row[:], self.bribes[:], list(self.bag)]
        parts = [numbers, amounts, variants, *lists]
        for player in self.cities:
            parts += player.parts()
        return parts

    def restore(self, parts: list[list[int]]) -> None:
        (
            self.seats, self.viewer, self.seat, self.phase, self.together, self.era, self.starter, self.turn,
            self.turns, self.ending, self.idle, self.dealt, self.after, self.actions, self.busy, self.built,
            self.used_card, self.stolen, self.withdrawn, self.extra, self.lay, self.card, self.lot, self.partner,
            self.threat,
        ) = parts[0]  # fmt: skip
        (
            offer_lo, offer_hi, self.offer_opened, self.silver_given, self.silver_asked,
            deck_lo, deck_hi, self.pile, self.pile_deeds, self.pile_cards, returned_lo, returned_hi,
            self.returned_cards, self.deeds_left, self.card_deck, self.spent, removed_lo, removed_hi,
            self.monuments, self.monument_deck, self.open_goals, self.goal_deck, self.role_deck,
            self.ceres_deck,
        ) = parts[1]  # fmt: skip
        self.offer, self.deck = (offer_lo, offer_hi), (deck_lo, deck_hi)
        self.returned, self.removed = (returned_lo, returned_hi), (removed_lo, removed_hi)
        (
            self.with_monuments, self.draft, self.favour, self.hidden_goals, self.with_open_goals, self.with_roles,
            self.influence, self.level,
        ) = parts[2]  # fmt: skip
        if not 0 < self.seats <= c.MOST_SEATS:
            raise ValueError("so many cannot play")
        self.base = self.choices = self.more_base = self.more = 0
        self.idea = c.EMPTY
        self.solo = int(self.seats == 1)
        self.size = c.BOARD_SIZE[self.seats]
        self.proposals = tuple(parts[3])
        self.offer_tokens = tuple(parts[4])
        self.row = parts[5][:]
        self.bribes = parts[6][:]
        self.bag = tuple(parts[7])
        self.check_numbers(parts[1])
        people = [player_of(parts[at : at + PARTS], self.level) for at in range(COMMON_PARTS, len(parts), PARTS)]
        if len(people) != self.takers() or any(player.owes() for player in people):
            raise ValueError("others play")
        self.players = people[: self.seats]
        self.cities = people if self.solo else self.players
        self.reopen()

    def check_numbers(self, amounts: list[int]) -> None:
        """Nothing is so far out that working out the options could go astray."""
        small = [self.era, self.turns, self.ending, self.idle, self.dealt, self.actions, self.withdrawn]
        if min([*small, *amounts, *self.proposals, *self.offer_tokens, *self.bag]) < 0:
            raise ValueError("sets and amounts are numbers from 0 on")
        piles = [self.pile, self.deeds_left, self.pile_deeds, self.pile_cards]
        if max([*small, *piles, *self.bribes]) > MOST_NUMBER or self.era > c.ERAS:
            raise ValueError("there is too much of something")
        if not (0 <= self.phase <= p.END and -3 < self.seat < self.seats and 0 <= self.level < c.LEVELS):
            raise ValueError("this is no decision")
        seated = 0 <= self.turn < self.takers() and 0 <= self.starter < self.seats
        if not (seated and 0 <= self.after <= p.THEN_END_TURN):
            raise ValueError("nobody has this turn")
        if not (self.lay < g.LAYS and self.lot < c.LOTS and self.card < c.CARDS and self.partner < self.seats):
            raise ValueError("there is no such thing")
        if min(self.lay, self.lot, self.card, self.partner) < c.EMPTY or not 0 <= self.threat <= p.BY_BACCHUS:
            raise ValueError("there is no such thing")
        if len(self.row) > c.SLOTS or any(not 0 <= card < c.LOTS + c.CARDS for card in self.row):
            raise ValueError("this is no market")
        if len(self.bribes) != (len(self.row) if self.solo else 0):
            raise ValueError("silver lies beside the market")
        if len(self.bag) != (c.GARDENS if self.solo else 0):
            raise ValueError("this is no bag")
        if self.proposals and len(self.proposals) != self.seats:
            raise ValueError("offers are counted for others")
        if self.offer_tokens and len(self.offer_tokens) != 4:
            raise ValueError("this is no offer")
