"""What a seat sees, as numbers. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.observation import BytesWriter, Observation, choose, mark, put, tally
from aedilis.engine.position import Position
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.position import CityOfMarble

NONE: Final = "-"
FACES: Final = (*map(str, c.BRIDGE_VALUES), "?")
MOST_SCORE: Final = 150
MOST_HAND: Final = 12
MOST_BUILDINGS: Final = 10
ROUND: Final = 6
MOST_ACTIONS: Final[int] = max(c.ACTIONS_A_TURN, c.LAST_ACTIONS)
MOST_PIECES: Final[int] = max(c.START_PIECES, c.EXPAND_PIECES)
MOST_STACKED: Final[int] = max(c.DISTRICTS)
MOST_COPIES: Final[int] = max(c.BRIDGE_COPIES)
MOST_TILES: Final[int] = max(c.IMPERIUM_TILES)
WORTH: Final[tuple[str, ...]] = (*[f"value {value}" for value in c.BRIDGE_VALUES], "unknown")
OFF_BOARD: Final[tuple[str, ...]] = ("centre", *[f"imperium {kind}" for kind in c.KIND_IDS], "treasury")
WHERE: Final[tuple[str, ...]] = (*OFF_BOARD, *[f"on {kind}" for kind in c.KIND_IDS], *g.PLACE_NAMES)
STANDING: Final[tuple[str, ...]] = tuple([f"{number} {where}" for number in range(c.MAGISTRATES) for where in WHERE])
DISTRICTS: Final[tuple[str, ...]] = tuple([f"{kind} {place}" for kind in c.KIND_IDS for place in g.PLACE_NAMES])
AT_SITES: Final[tuple[str, ...]] = tuple([f"{kind} {site}" for kind in c.KIND_IDS for site in g.SITE_NAMES])
ENDS: Final[tuple[str, ...]] = tuple([f"{aqueduct} {end}" for aqueduct in c.AQUEDUCT_IDS for end in g.VERTEX_NAMES])


class Numbers(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, CityOfMarble)
        choose(into, p.END + 1, view.phase)
        put(into, view.actions, c.ACTIONS_A_TURN)
        put(into, view.extra, 1)
        put(into, view.last_turns, c.MOST_SEATS)
        choose(into, len(c.KIND_IDS), view.first)
        choose(into, len(c.KIND_IDS), view.kind)
        choose(into, len(g.PLACE_NAMES), view.place)
        choose(into, len(c.AQUEDUCT_IDS), view.aqueduct)
        put(into, view.pieces, MOST_PIECES)
        tally(into, len(g.SITE_NAMES), view.due)
        choose(into, len(g.SITE_NAMES), view.site)
        tally(into, len(c.HILL_IDS), view.hills)
        for number in view.stacks:
            put(into, number, MOST_STACKED)
        for number in view.bag:
            put(into, number, MOST_COPIES)
        mark(into, c.BRIDGES, view.bridges)
        self.show_board(view, into)
        mark(into, len(c.AQUEDUCT_IDS), view.tapped)
        self.show_scores(view, into)
        choose(into, len(("close", "count", "open")), view.hills_rule)
        put(into, view.barred, 1)
        choose(into, len(("imperium", "everything", "nothing")), view.shortage)
        put(into, view.every_piece, 1)
        put(into, view.along_edges, 1)

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(view, CityOfMarble)
        player = view.players[seat]
        self.show_turn(view, seat, into)
        put(into, player.coins, c.COINS)
        tally(into, len(WORTH), player.bridges)
        for number in player.hand:
            put(into, number, MOST_HAND)
        for number in player.drawn:
            put(into, number, MOST_HAND)
        for number in player.imperium:
            put(into, number, MOST_TILES)
        for number in player.buildings:
            put(into, number, MOST_BUILDINGS)
        self.show_magistrates(view, seat, into)

    def show_board(self, view: CityOfMarble, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_scores(self, view: CityOfMarble, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_turn(self, view: CityOfMarble, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_magistrates(self, view: CityOfMarble, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError
