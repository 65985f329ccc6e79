"""What lies on the table. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aedilis.engine.large_sets import WORD, LargeSet, bounded_set
from aedilis.engine.position import ALL, OVER, Position, all_bounded, bounded, sized
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.player import Player

NO_OR_YES: Final = ("no", "yes")
MOST: Final = 99999
MOST_OFFERED: Final[int] = sum(c.OFFERED_SILVER)
IN_MARKET: Final[tuple[str, ...]] = (*c.LOT_NAMES, *c.CARD_IDS)


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
        self.cities = []
        for _ in range(max(seats, 2)):
            player = Player()
            player.clear()
            self.cities.append(player)
        self.players = []
        self.idea = c.EMPTY

    def clear_derived(self) -> None:
        """What follows from the rest begins again."""
        seats = self.seats
        self.solo = int(seats == 1)
        self.size = c.BOARD_SIZE[seats]
        self.players = []
        self.idea = c.EMPTY

    def choose_variants(self, variants: Mapping[str, str]) -> None:
        """Each by the name of its value."""
        self.with_monuments = NO_OR_YES.index(variants["monuments"])
        self.draft = NO_OR_YES.index(variants["draft"])
        self.favour = NO_OR_YES.index(variants["favour"])
        self.hidden_goals = NO_OR_YES.index(variants["hidden-goals"])
        self.with_open_goals = NO_OR_YES.index(variants["open-goals"])
        self.with_roles = NO_OR_YES.index(variants["roles"])
        self.influence = NO_OR_YES.index(variants["influence"])
        self.level = c.LEVEL_NAMES.index(variants["ceres"])

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
            [
                self.seats,
                self.viewer,
                self.seat,
                self.together,
                self.phase,
                self.era,
                self.starter,
                self.turn,
                self.turns,
                self.ending,
                self.idle,
                self.dealt,
                self.after,
                self.actions,
                self.busy,
                self.built,
                self.used_card,
                self.stolen,
                self.withdrawn,
                self.extra,
                self.chosen_lay,
                self.card,
                self.lot,
                self.partner,
                self.threat,
                self.offer[0],
                self.offer[1],
                self.offer_opened,
                self.silver_given,
                self.silver_asked,
                self.deeds_left,
                self.pile,
                self.pile_deeds,
                self.pile_cards,
                self.returned[0],
                self.returned[1],
                self.deck[0],
                self.deck[1],
                self.removed[0],
                self.removed[1],
                self.monuments,
                self.monument_deck,
                self.open_goals,
                self.goal_deck,
                self.role_deck,
                self.card_deck,
                self.spent,
                self.ceres_deck,
                self.with_monuments,
                self.draft,
                self.favour,
                self.hidden_goals,
                self.with_open_goals,
                self.with_roles,
                self.influence,
                self.level,
            ],
            list(self.proposals),
            list(self.offer_tokens),
            self.row,
            self.bribes,
            list(self.bag),
        ]
        for player in self.cities:
            parts += player.parts()
        return parts

    def restore(self, parts: list[list[int]]) -> None:
        self.lay_out(bounded(parts[0][0], 1, c.MOST_SEATS))
        seats = self.seats
        numbers = parts[0]
        self.viewer = bounded(numbers[1], ALL, seats - 1)
        self.seat = bounded(numbers[2], OVER, seats - 1)
        self.together = bounded(numbers[3], 0, (1 << seats) - 1)
        self.phase = bounded(numbers[4], 0, len(p.NAMES) - 1)
        self.era = bounded(numbers[5], 0, c.ERAS)
        self.starter = bounded(numbers[6], 0, seats - 1)
        self.turn = bounded(numbers[7], 0, max(seats, 2) - 1)
        self.turns = bounded(numbers[8], 0, MOST)
        self.ending = bounded(numbers[9], 0, max(seats, 2) + 1)
        self.idle = bounded(numbers[10], 0, MOST)
        self.dealt = bounded(numbers[11], 0, c.LOTS - 1)
        self.after = bounded(numbers[12], 0, len(("act", "next turn", "end turn")) - 1)
        self.actions = bounded(numbers[13], 0, MOST)
        self.busy = bounded(numbers[14], 0, 1)
        self.built = bounded(numbers[15], 0, 1)
        self.used_card = bounded(numbers[16], 0, 1)
        self.stolen = bounded(numbers[17], 0, 1)
        self.withdrawn = bounded(numbers[18], 0, c.WITHDRAWALS)
        self.extra = bounded(numbers[19], -1, len(("vulcan", "architect")) - 1)
        self.chosen_lay = bounded(numbers[20], -1, len(g.LAY_NAMES) - 1)
        self.card = bounded(numbers[21], -1, len(c.CARD_IDS) - 1)
        self.lot = bounded(numbers[22], -1, len(c.LOT_NAMES) - 1)
        self.partner = bounded(numbers[23], c.EMPTY, seats - 1)
        self.threat = bounded(numbers[24], -1, len(("theft", "mars", "bacchus")) - 1)
        self.offer = bounded_set(numbers[25], numbers[26], len(c.LOT_NAMES))
        self.offer_opened = bounded(numbers[27], 0, (1 << len(c.CARD_IDS)) - 1)
        self.silver_given = bounded(numbers[28], 0, MOST_OFFERED)
        self.silver_asked = bounded(numbers[29], 0, MOST_OFFERED)
        self.deeds_left = bounded(numbers[30], 0, c.LOTS)
        self.pile = bounded(numbers[31], 0, codes.SHUFFLED + codes.SHUFFLES - 1)
        self.pile_deeds = bounded(numbers[32], 0, c.LOTS)
        self.pile_cards = bounded(numbers[33], 0, c.CARDS)
        self.returned = bounded_set(numbers[34], numbers[35], len(IN_MARKET))
        self.deck = bounded_set(numbers[36], numbers[37], len(c.LOT_NAMES))
        self.removed = bounded_set(numbers[38], numbers[39], len(c.LOT_NAMES))
        self.monuments = bounded(numbers[40], 0, (1 << len(c.MONUMENT_IDS)) - 1)
        self.monument_deck = bounded(numbers[41], 0, (1 << len(c.MONUMENT_IDS)) - 1)
        self.open_goals = bounded(numbers[42], 0, (1 << len(c.GOAL_IDS)) - 1)
        self.goal_deck = bounded(numbers[43], 0, (1 << len(c.GOAL_IDS)) - 1)
        self.role_deck = bounded(numbers[44], 0, (1 << len(c.ROLE_IDS)) - 1)
        self.card_deck = bounded(numbers[45], 0, (1 << len(c.CARD_IDS)) - 1)
        self.spent = bounded(numbers[46], 0, (1 << len(c.CARD_IDS)) - 1)
        self.ceres_deck = bounded(numbers[47], 0, (1 << len(c.CERES_DECK)) - 1)
        self.with_monuments = bounded(numbers[48], 0, len(NO_OR_YES) - 1)
        self.draft = bounded(numbers[49], 0, len(NO_OR_YES) - 1)
        self.favour = bounded(numbers[50], 0, len(NO_OR_YES) - 1)
        self.hidden_goals = bounded(numbers[51], 0, len(NO_OR_YES) - 1)
        self.with_open_goals = bounded(numbers[52], 0, len(NO_OR_YES) - 1)
        self.with_roles = bounded(numbers[53], 0, len(NO_OR_YES) - 1)
        self.influence = bounded(numbers[54], 0, len(NO_OR_YES) - 1)
        self.level = bounded(numbers[55], 0, len(c.LEVEL_NAMES) - 1)
        self.proposals = tuple(all_bounded(sized(parts[1], [0, seats]), 0, MOST))
        self.offer_tokens = tuple(all_bounded(sized(parts[2], [0, 4]), 0, MOST))
        self.row = all_bounded(sized(parts[3], range(c.SLOTS + 1)), 0, len(IN_MARKET) - 1)
        self.bribes = all_bounded(sized(parts[4], range(c.SLOTS + 1)), 0, MOST)
        self.bag = tuple(all_bounded(sized(parts[5], [c.GARDENS if seats == 1 else 0]), 0, MOST))
        self.cities = []
        for seat in range(max(seats, 2)):
            player = Player()
            player.restore(parts, 6 + seat * 4)
            self.cities.append(player)
        self.derive()
        self.reopen()

    def derive(self) -> None:
        """Works out anew what follows from the rest."""
        raise NotImplementedError
