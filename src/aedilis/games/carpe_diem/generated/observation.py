"""What a seat sees, as numbers. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.observation import BytesWriter, Observation, choose, mark, put, tally
from aedilis.engine.position import Position
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.position import CarpeDiem

MOST_SCORE: Final = 180
LEAST_SCORE: Final = -40
MOST_COINS: Final = 30
MOST_BREAD: Final = 20
MOST_WARES: Final = 20
MOST_STORED: Final = 20
MOST_FINISHED: Final = 15
MOST_DUE: Final = 20
MOST_CHIMNEYS: Final[int] = max(c.CHIMNEYS)
MOST_IN_DISTRICT: Final = 30
MOST_OF_A_KIND: Final[int] = max(
    [sum([c.SHOWN[tile].count(kind) for tile in stock]) for stock in c.STOCKS for kind in range(c.KINDS)]
)
MOST_ON_CARD: Final[int] = max([number for card in [*c.ASKED, *c.GIVEN] for number in card.values()])
MOST_CARDS: Final = 15


class Numbers(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, CarpeDiem)
        choose(into, p.END + 1, view.phase)
        put(into, view.stage, c.STAGES)
        put(into, view.turns, c.ROUNDS * c.MOST_SEATS)
        self.show_tile(view, into)
        choose(into, len(c.CELL_NAMES), view.cell)
        for number in view.due:
            put(into, number, MOST_DUE)
        tally(into, c.KINDS + 1, view.drawn)
        self.show_tiles(view, into)
        tally(into, len(c.KIND_IDS), view.fountains)
        self.show_cards(view, into)
        choose(into, c.CIRCLES, view.circle)
        mark(into, c.PLACES, view.unscored)
        mark(into, c.PLACES, view.fed)
        choose(into, c.PLACES, view.paying)
        for number in view.kept:
            put(into, number, MOST_WARES)
        put(into, view.second_edition, 1)
        put(into, view.any_size, 1)
        put(into, view.in_rows, 1)

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(view, CarpeDiem)
        player = view.players[seat]
        self.show_turn(view, seat, into)
        put(into, player.steps, c.LAST_STEP)
        put(into, player.coins, MOST_COINS)
        put(into, player.bread, MOST_BREAD)
        for number in player.wares:
            put(into, number, MOST_WARES)
        choose(into, c.SPACES, player.space)
        put(into, len(player.stored), MOST_STORED)
        tally(into, c.KINDS + 1, player.cards)
        self.show_discs(view, seat, into)
        for number in player.finished:
            put(into, number, MOST_FINISHED)
        put(into, player.chimneys, MOST_IN_DISTRICT)
        self.show_tasks(view, seat, into)
        mark(into, c.TASKS, player.met)
        mark(into, c.CELLS, player.occupied)
        self.show_free(view, seat, into)
        mark(into, c.CELLS, player.banderoles)
        self.show_objects(view, seat, into)

    def show_tile(self, view: CarpeDiem, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_tiles(self, view: CarpeDiem, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_cards(self, view: CarpeDiem, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_turn(self, view: CarpeDiem, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_discs(self, view: CarpeDiem, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_tasks(self, view: CarpeDiem, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_free(self, view: CarpeDiem, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_objects(self, view: CarpeDiem, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError
