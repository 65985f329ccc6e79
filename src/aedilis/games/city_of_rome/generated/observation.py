"""What a seat sees, as numbers. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.observation import BytesWriter, Observation, choose, mark, put, tally
from aedilis.engine.position import Position
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.rules.position import CityOfRome

CARDS: Final[int] = len(c.IDS)
MOST_ROUNDS: Final[int] = max(c.ROUNDS)
MOST_COPIES: Final[int] = max(c.COPIES)
MOST_HELD: Final = 20
MOST_BUILT: Final = 10
MOST_POINTS: Final = 10
MOST_SCORE: Final = 150
MOST_MONEY: Final = 40
MOST_INFLUENCE: Final = 40
PLANES: Final = (
    "house 2",
    "house 3",
    "house 4",
    "green",
    "red",
    "yellow",
    "blue",
    "aqueduct",
    "granary",
    "brick",
    "taken",
    "free",
)
CELLS: Final[tuple[str, ...]] = tuple([f"{plane} {cell}" for plane in PLANES for cell in c.CELL_NAMES])


class Numbers(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, CityOfRome)
        choose(into, p.END + 1, view.phase)
        put(into, view.round, MOST_ROUNDS)
        self.show_strips(view, into)
        choose(into, c.SPACES, view.space)
        put(into, view.placed, c.SPACES)
        put(into, view.brick_points, MOST_POINTS)
        put(into, view.cog_points, MOST_POINTS)
        put(into, view.built, 1)
        put(into, view.produced, 1)
        choose(into, len(c.IDS), view.building)
        mark(into, len(c.CELL_NAMES), view.spending)
        put(into, view.due, MOST_POINTS)
        choose(into, len(c.DECK_NAMES), view.deck)
        put(into, view.drawing, c.MOST_DRAWN)
        tally(into, c.KINDS, view.offer)
        mark(into, len(c.INFLUENCE_CARDS), view.lying)
        self.show_unseen(view, into)
        tally(into, len(c.IDS), view.under)
        tally(into, len(c.IDS), view.drawn)

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(view, CityOfRome)
        player = view.players[seat]
        self.show_turn(view, seat, into)
        put(into, player.money, MOST_MONEY)
        put(into, player.influence, MOST_INFLUENCE)
        mark(into, len(c.INFLUENCE_CARDS), player.won)
        self.show_hand(view, seat, into)
        tally(into, len(c.IDS), player.secrets)
        put(into, player.stars, MOST_HELD)
        put(into, player.producers, MOST_BUILT)
        put(into, player.money_yield, MOST_BUILT)
        put(into, player.influence_yield, MOST_BUILT)
        self.show_city(view, seat, into)

    def show_strips(self, view: CityOfRome, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_unseen(self, view: CityOfRome, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_turn(self, view: CityOfRome, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_hand(self, view: CityOfRome, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_city(self, view: CityOfRome, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError
