"""What a seat sees, as numbers. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.observation import BytesWriter, Observation, choose, mark, mark_large, put, room
from aedilis.engine.position import Position
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

NONE: Final = "-"
NO_OR_YES: Final = ("no", "yes")
MOST: Final = 99999
MOST_SCORE: Final = 250
MOST_SILVER: Final = 80
MOST_POPULATION: Final = 60
MOST_INCOME: Final = 40
MOST_ACTIONS: Final = 3
MOST_BRIBES: Final = 12
MOST_HELD: Final = 5
MOST_TOKENS: Final[int] = c.FAVOUR_TOKENS * c.MOST_SEATS
MOST_OF_A_KIND: Final[int] = max(c.COUNT[: c.FIRST_GARDEN])
MOST_TILES: Final[int] = max(c.COUNT[c.FIRST_GARDEN :])
MOST_OFFERED: Final[int] = sum(c.OFFERED_SILVER)
MOST_DEEDS: Final[int] = max([max(piles) for piles in c.PILES if piles])
MOST_WORTH: Final[int] = max(
    [c.POPULATION[level][kind] + c.SILVER[level][kind] for level in range(c.LEVELS) for kind in range(c.KINDS)]
)
MOST_PRINTED: Final[int] = max(c.POINTS)
MOST_CIVIC: Final[int] = max(
    2 * max(c.GARDEN_POINTS), max([2 * c.CIVIC_POINTS[kind] // c.CIVIC_DIVISOR[kind] for kind in range(c.KINDS)])
)
GOALS: Final[tuple[str, ...]] = (*c.GOAL_IDS, "?")
GOALS_SEEN: Final[tuple[str, ...]] = (*c.GOAL_IDS, "unknown")
CARDS_SEEN: Final[tuple[str, ...]] = (*c.CARD_IDS, "unknown")
IN_MARKET: Final[tuple[str, ...]] = (*c.LOT_NAMES, *c.CARD_IDS)
MARKET: Final[tuple[str, ...]] = tuple([f"slot {slot} {card}" for slot in range(c.SLOTS) for card in IN_MARKET])
TYPES: Final[tuple[str, ...]] = tuple([f"{type} {lot}" for type in c.TYPE_NAMES for lot in c.LOT_NAMES])
COUNTED: Final = ("buildings", "citizens", "silver", "civic", "residential", "commercial")
COUNTED_AT: Final[tuple[str, ...]] = tuple([f"{what} {lot}" for what in COUNTED for lot in c.LOT_NAMES])
JOINTS: Final[tuple[str, ...]] = tuple([f"{where} {lot}" for where in ("next", "below") for lot in c.LOT_NAMES])
TRAY: Final[list[str]] = c.KIND_IDS[: c.FIRST_GARDEN]


class Numbers(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, FoundationsOfRome)
        choose(into, p.END + 1, view.phase)
        put(into, view.era, c.ERAS)
        self.show_rounds(view, into)
        put(into, view.ending, c.MOST_SEATS + 1)
        put(into, view.idle, c.IDLE_ROUNDS * c.MOST_SEATS)
        put(into, view.actions, MOST_ACTIONS)
        put(into, view.busy, 1)
        put(into, view.built, 1)
        put(into, view.used_card, 1)
        put(into, view.stolen, 1)
        put(into, view.withdrawn, c.WITHDRAWALS)
        choose(into, len(("by vulcan", "by the architect")), view.extra)
        choose(into, len(g.LAY_NAMES), view.chosen_lay)
        choose(into, len(c.CARD_IDS), view.card)
        choose(into, len(c.LOT_NAMES), view.lot)
        choose(into, len(("theft", "mars", "bacchus")), view.threat)
        mark_large(into, len(c.LOT_NAMES), view.offer)
        mark(into, len(c.CARD_IDS), view.offer_opened)
        put(into, view.silver_given, MOST_OFFERED)
        put(into, view.silver_asked, MOST_OFFERED)
        for number in view.offer_tokens:
            put(into, number, MOST_TOKENS)
        room(into, len(("fresh given", "used given", "fresh asked", "used asked")) - len(view.offer_tokens))
        self.show_market(view, into)
        for number in view.bribes:
            put(into, number, MOST_BRIBES)
        room(into, c.SLOTS - len(view.bribes))
        put(into, view.deeds_left, MOST_DEEDS)
        put(into, view.pile_deeds, MOST_DEEDS)
        put(into, view.pile_cards, c.CARDS_IN_PILE)
        self.show_returned(view, into)
        mark_large(into, len(c.LOT_NAMES), view.deck)
        mark(into, len(c.CARD_IDS), view.card_deck)
        mark(into, len(c.CARD_IDS), view.spent)
        mark(into, len(c.MONUMENT_IDS), view.monuments)
        mark(into, len(c.GOAL_IDS), view.open_goals)
        self.show_board(view, into)
        self.show_ceres(view, into)
        put(into, view.with_monuments, 1)
        put(into, view.draft, 1)
        put(into, view.favour, 1)
        put(into, view.hidden_goals, 1)
        put(into, view.with_open_goals, 1)
        put(into, view.with_roles, 1)
        put(into, view.influence, 1)
        self.show_level(view, into)

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(view, FoundationsOfRome)
        player = view.cities[seat]
        self.show_turn(view, seat, into)
        put(into, player.silver, MOST_SILVER)
        self.show_city(view, seat, into)
        put(into, player.fresh, MOST_TOKENS)
        put(into, player.used, MOST_TOKENS)
        choose(into, len(GOALS_SEEN), player.goal)
        mark(into, len(c.GOAL_IDS), player.goals)
        choose(into, len(c.ROLE_IDS), player.role)
        mark(into, len(c.ROLE_IDS), player.roles)
        put(into, player.architect, 1)
        self.show_held(view, seat, into)
        mark(into, len(c.CARD_IDS), player.opened)
        mark_large(into, len(c.LOT_NAMES), player.hand)
        self.show_buildings(view, seat, into)
        mark_large(into, len(c.LOT_NAMES), player.lots)
        mark_large(into, len(c.LOT_NAMES), player.marked)

    def show_rounds(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_market(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_returned(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_board(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_ceres(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_level(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_turn(self, view: FoundationsOfRome, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_city(self, view: FoundationsOfRome, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_held(self, view: FoundationsOfRome, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_buildings(self, view: FoundationsOfRome, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError
