"""What lies on the table. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.large_sets import WORD, LargeSet, bounded_set
from aedilis.engine.position import ALL, OVER, Position, all_bounded, bounded, lay_numbers, numbers_of, sized
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.player import Player

NO_OR_YES: Final = ("no", "yes")
MOST: Final = 99999
MOST_OFFERED: Final[int] = sum(c.OFFERED_SILVER)
IN_MARKET: Final[tuple[str, ...]] = (*c.LOT_NAMES, *c.CARD_IDS)
NUMBERS: Final[tuple[str, ...]] = (
    "seats",
    "viewer",
    "seat",
    "together",
    "phase",
    "era",
    "starter",
    "turn",
    "turns",
    "ending",
    "idle",
    "dealt",
    "after",
    "actions",
    "busy",
    "built",
    "used_card",
    "stolen",
    "withdrawn",
    "extra",
    "chosen_lay",
    "card",
    "lot",
    "partner",
    "threat",
    "offer_opened",
    "silver_given",
    "silver_asked",
    "deeds_left",
    "pile",
    "pile_deeds",
    "pile_cards",
    "monuments",
    "monument_deck",
    "open_goals",
    "goal_deck",
    "role_deck",
    "card_deck",
    "spent",
    "ceres_deck",
    "with_monuments",
    "draft",
    "favour",
    "hidden_goals",
    "with_open_goals",
    "with_roles",
    "influence",
    "level",
)  # what plain data begins with


class Table(Position):
    __slots__ = (
        "actions",
        "after",
        "bag",
        "bribes",
        "built",
        "busy",
        "card",
        "card_deck",
        "ceres_deck",
        "chosen_lay",
        "cities",
        "dealt",
        "deck",
        "deeds_left",
        "draft",
        "ending",
        "era",
        "extra",
        "favour",
        "goal_deck",
        "hidden_goals",
        "idea",
        "idle",
        "influence",
        "level",
        "lot",
        "monument_deck",
        "monuments",
        "offer",
        "offer_opened",
        "offer_tokens",
        "open_goals",
        "partner",
        "pile",
        "pile_cards",
        "pile_deeds",
        "players",
        "proposals",
        "removed",
        "returned",
        "role_deck",
        "row",
        "silver_asked",
        "silver_given",
        "size",
        "solo",
        "spent",
        "starter",
        "stolen",
        "threat",
        "turn",
        "turns",
        "used_card",
        "with_monuments",
        "with_open_goals",
        "with_roles",
        "withdrawn",
    )

    solo: int
    size: int
    era: int
    starter: int
    turn: int
    turns: int
    ending: int
    idle: int
    dealt: int
    after: int
    actions: int
    busy: int
    built: int
    used_card: int
    stolen: int
    proposals: tuple[int, ...]
    withdrawn: int
    extra: int
    chosen_lay: int
    card: int
    lot: int
    partner: int
    threat: int
    offer: LargeSet
    offer_opened: int
    silver_given: int
    silver_asked: int
    offer_tokens: tuple[int, ...]
    row: list[int]
    bribes: list[int]
    deeds_left: int
    pile: int
    pile_deeds: int
    pile_cards: int
    returned: LargeSet
    deck: LargeSet
    removed: LargeSet
    monuments: int
    monument_deck: int
    open_goals: int
    goal_deck: int
    role_deck: int
    card_deck: int
    spent: int
    ceres_deck: int
    bag: tuple[int, ...]
    with_monuments: int
    draft: int
    favour: int
    hidden_goals: int
    with_open_goals: int
    with_roles: int
    influence: int
    level: int
    cities: list[Player]
    players: list[Player]
    idea: int

    def lay_out(self, seats: int) -> None:
        """The table before anything is shuffled out."""
        self.clear_decision(seats)
        self.solo = int(seats == 1)
        self.size = c.BOARD_SIZE[seats]
        self.era = 0
        self.starter = 0
        self.turn = 0
        self.turns = 0
        self.ending = 0
        self.idle = 0
        self.dealt = 0
        self.after = 0
        self.actions = 0
        self.busy = 0
        self.built = 0
        self.used_card = 0
        self.stolen = 0
        self.proposals = ()
        self.withdrawn = 0
        self.extra = -1
        self.chosen_lay = -1
        self.card = -1
        self.lot = -1
        self.partner = c.EMPTY
        self.threat = -1
        self.offer = (0, 0)
        self.offer_opened = 0
        self.silver_given = 0
        self.silver_asked = 0
        self.offer_tokens = ()
        self.row = []
        self.bribes = []
        self.deeds_left = 0
        self.pile = 0
        self.pile_deeds = 0
        self.pile_cards = 0
        self.returned = (0, 0)
        self.deck = g.BOARD[c.BOARD_SIZE[seats]]
        self.removed = (0, 0)
        self.monuments = 0
        self.monument_deck = 0
        self.open_goals = 0
        self.goal_deck = 0
        self.role_deck = 0
        self.card_deck = 0
        self.spent = 0
        self.ceres_deck = c.ALL_CERES_CARDS if seats == 1 else 0
        self.bag = c.FULL_BAG if seats == 1 else ()
        self.with_monuments = 1
        self.draft = 0
        self.favour = 0
        self.hidden_goals = 0
        self.with_open_goals = 0
        self.with_roles = 0
        self.influence = 0
        self.level = 0
        self.cities = [Player() for _ in range(max(seats, 2))]
        for player in self.cities:
            player.clear()
        self.players = []
        self.idea = c.EMPTY

    def clear_derived(self) -> None:
        """What follows from the rest begins again."""
        seats = self.seats
        self.solo = int(seats == 1)
        self.size = c.BOARD_SIZE[seats]
        self.players = []
        self.idea = c.EMPTY

    def copy_into(self, twin: Table) -> None:
        self.copy_decision_into(twin)
        twin.solo = self.solo
        twin.size = self.size
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
        twin.chosen_lay = self.chosen_lay
        twin.card = self.card
        twin.lot = self.lot
        twin.partner = self.partner
        twin.threat = self.threat
        twin.offer = self.offer
        twin.offer_opened = self.offer_opened
        twin.silver_given = self.silver_given
        twin.silver_asked = self.silver_asked
        twin.offer_tokens = self.offer_tokens
        twin.row = self.row[:]
        twin.bribes = self.bribes[:]
        twin.deeds_left = self.deeds_left
        twin.pile = self.pile
        twin.pile_deeds = self.pile_deeds
        twin.pile_cards = self.pile_cards
        twin.returned = self.returned
        twin.deck = self.deck
        twin.removed = self.removed
        twin.monuments = self.monuments
        twin.monument_deck = self.monument_deck
        twin.open_goals = self.open_goals
        twin.goal_deck = self.goal_deck
        twin.role_deck = self.role_deck
        twin.card_deck = self.card_deck
        twin.spent = self.spent
        twin.ceres_deck = self.ceres_deck
        twin.bag = self.bag
        twin.with_monuments = self.with_monuments
        twin.draft = self.draft
        twin.favour = self.favour
        twin.hidden_goals = self.hidden_goals
        twin.with_open_goals = self.with_open_goals
        twin.with_roles = self.with_roles
        twin.influence = self.influence
        twin.level = self.level
        twin.cities = [player.copy() for player in self.cities]
        twin.players = self.players
        twin.idea = self.idea

    def ask(self, phase: int, choices: LargeSet) -> None:
        """Opens a decision."""
        self.phase = phase
        self.base = p.BASES[phase]
        self.more_base = self.base + WORD
        self.choices, self.more = choices

    def asked(self) -> LargeSet:
        """What can be chosen in it."""
        return self.choices, self.more

    def drop_prepared(self) -> None:
        """What is only being prepared begins again."""
        self.extra = -1
        self.chosen_lay = -1
        self.card = -1
        self.lot = -1
        self.partner = c.EMPTY
        self.threat = -1
        self.offer = (0, 0)
        self.offer_opened = 0
        self.silver_given = 0
        self.silver_asked = 0
        self.offer_tokens = ()
        self.phase = p.SHOWN_AS[self.phase]

    def parts(self) -> list[list[int]]:
        parts = [
            numbers_of(self, NUMBERS),
            list(self.proposals),
            list(self.offer),
            list(self.offer_tokens),
            self.row,
            self.bribes,
            list(self.returned),
            list(self.deck),
            list(self.removed),
            list(self.bag),
        ]
        for player in self.cities:
            parts += player.parts()
        return parts

    def restore(self, parts: list[list[int]]) -> None:
        self.lay_out(bounded(parts[0][0], 1, c.MOST_SEATS))
        seats = self.seats
        lay_numbers(
            self,
            NUMBERS,
            parts[0],
            [
                1,
                ALL,
                OVER,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                -1,
                -1,
                -1,
                -1,
                c.EMPTY,
                -1,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
            ],
            [
                c.MOST_SEATS,
                seats - 1,
                seats - 1,
                (1 << seats) - 1,
                len(p.NAMES) - 1,
                c.ERAS,
                seats - 1,
                max(seats, 2) - 1,
                MOST,
                max(seats, 2) + 1,
                MOST,
                c.LOTS - 1,
                len(("act", "next turn", "end turn")) - 1,
                MOST,
                1,
                1,
                1,
                1,
                c.WITHDRAWALS,
                len(("vulcan", "architect")) - 1,
                len(g.LAY_NAMES) - 1,
                len(c.CARD_IDS) - 1,
                len(c.LOT_NAMES) - 1,
                seats - 1,
                len(("theft", "mars", "bacchus")) - 1,
                (1 << len(c.CARD_IDS)) - 1,
                MOST_OFFERED,
                MOST_OFFERED,
                c.LOTS,
                codes.SHUFFLED + codes.SHUFFLES - 1,
                c.LOTS,
                c.CARDS,
                (1 << len(c.MONUMENT_IDS)) - 1,
                (1 << len(c.MONUMENT_IDS)) - 1,
                (1 << len(c.GOAL_IDS)) - 1,
                (1 << len(c.GOAL_IDS)) - 1,
                (1 << len(c.ROLE_IDS)) - 1,
                (1 << len(c.CARD_IDS)) - 1,
                (1 << len(c.CARD_IDS)) - 1,
                (1 << len(c.CERES_DECK)) - 1,
                len(NO_OR_YES) - 1,
                len(NO_OR_YES) - 1,
                len(NO_OR_YES) - 1,
                len(NO_OR_YES) - 1,
                len(NO_OR_YES) - 1,
                len(NO_OR_YES) - 1,
                len(NO_OR_YES) - 1,
                len(c.LEVEL_NAMES) - 1,
            ],
        )
        self.proposals = tuple(all_bounded(sized(parts[1], [0, seats]), 0, MOST))
        self.offer = bounded_set(parts[2], len(c.LOT_NAMES))
        self.offer_tokens = tuple(all_bounded(sized(parts[3], [0, 4]), 0, MOST))
        self.row = all_bounded(sized(parts[4], range(c.SLOTS + 1)), 0, len(IN_MARKET) - 1)
        self.bribes = all_bounded(sized(parts[5], range(c.SLOTS + 1)), 0, MOST)
        self.returned = bounded_set(parts[6], len(IN_MARKET))
        self.deck = bounded_set(parts[7], len(c.LOT_NAMES))
        self.removed = bounded_set(parts[8], len(c.LOT_NAMES))
        self.bag = tuple(all_bounded(sized(parts[9], [c.GARDENS if seats == 1 else 0]), 0, MOST))
        self.cities = []
        for seat in range(max(seats, 2)):
            player = Player()
            player.restore(parts, 10 + seat * 6)
            self.cities.append(player)
        self.derive()
        self.reopen()

    def derive(self) -> None:
        """Works out anew what follows from the rest."""
        raise NotImplementedError
