"""What a seat sees of Carpe Diem, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, lowest
from aedilis.engine.observation import BytesWriter, choose, decides, mark, put, room
from aedilis.engine.position import OVER
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.fields import Person, Table
from aedilis.games.carpe_diem.formats import observed as o
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.generated.observation import LEAST_SCORE, MOST_SCORE, Numbers
from aedilis.games.carpe_diem.rules.player import Player
from aedilis.games.carpe_diem.rules.position import CarpeDiem

# -- tables that are written as they are ------------------------------------------------------------------------------


def _sign(tile: int) -> bytes:
    signs = [c.KIND_IDS[kind] for kind in c.SHOWN[tile]] + [f"chimneys {c.CHIMNEYS[tile]}"]
    for side in range(c.SIDES):
        edge = c.EDGE[tile * c.SIDES * c.SIDES + side]
        if edge != c.GRASS:
            signs.append(f"{c.KIND_IDS[edge - 1]} {c.SIDE_NAMES[side]}")
    return bytes([1 if sign in signs else 0 for sign in o.TILE])


SIGN: Final[list[bytes]] = [*[_sign(tile) for tile in range(c.TILES)], bytes(len(o.TILE))]  # the last one for EMPTY

# How many tiles of each kind are left is added up in lanes of two numbers, as that is quicker than one by one.
LANE: Final = 10
LANES: Final[int] = c.KINDS // 2
LANE_MASK: Final[int] = BIT[LANE] - 1
FIRST_KINDS: Final[list[int]] = [
    sum([BIT[LANE * kind] for kind in c.SHOWN[tile] if kind < LANES]) for tile in range(c.TILES)
]
LAST_KINDS: Final[list[int]] = [
    sum([BIT[LANE * (kind - LANES)] for kind in c.SHOWN[tile] if kind >= LANES]) for tile in range(c.TILES)
]


def _card(card: int) -> bytes:
    numbers = {**c.ASKED[card], **c.GIVEN[card]}
    return bytes([numbers.get(sign, 0) for sign in o.CARD])


CARD: Final[list[bytes]] = [*[_card(card) for card in range(c.CARDS)], bytes(len(o.CARD))]  # the last one for EMPTY

TASK_SIGNS: Final[int] = len(o.TASK)


def _task(task: int) -> int:
    """A row or column by its number, a line by that of the one after it."""
    return BIT[c.TASK_KIND[task]] | BIT[c.KINDS + c.TASK_ALONG[task] // 2]


TASK: Final[list[int]] = [_task(task) for task in range(len(c.TASK_KIND))]


class View(Numbers):
    __slots__ = ()

    def show_tile(self, view: CarpeDiem, into: BytesWriter) -> None:
        into.write(SIGN[view.tile])

    def show_tiles(self, view: CarpeDiem, into: BytesWriter) -> None:
        for tile in view.depots:
            into.write(SIGN[tile])
        for tile in view.seals:
            into.write(SIGN[tile])
        for stock in view.stock:
            fill_stock(stock, into)

    def show_cards(self, view: CarpeDiem, into: BytesWriter) -> None:
        for card in view.cards:
            into.write(CARD[card])
        mark(into, c.CIRCLES, view.free_circles())

    def show_turn(self, view: CarpeDiem, seat: int, into: BytesWriter) -> None:
        put(into, decides(view, seat))
        put(into, 1 if view.turn == seat and view.seat != OVER else 0)
        put(into, 1 if view.phase != p.FIRST_PLAYER and view.first_player() == seat else 0)
        put(into, view.points_of(seat) - LEAST_SCORE, MOST_SCORE - LEAST_SCORE)
        choose(into, c.MOST_SEATS, view.order.index(seat))
        put(into, 1 if seat in view.scorers else 0)

    def show_discs(self, view: CarpeDiem, seat: int, into: BytesWriter) -> None:
        for disc in view.discs:
            put(into, 1 if disc == seat else 0)

    def show_tasks(self, view: CarpeDiem, seat: int, into: BytesWriter) -> None:
        tasks = view.players[seat].tasks
        for task in tasks:
            mark(into, TASK_SIGNS, TASK[task])
        room(into, TASK_SIGNS * (c.TASKS - len(tasks)))

    def show_free(self, view: CarpeDiem, seat: int, into: BytesWriter) -> None:
        player = view.players[seat]
        first = player.occupied == 0 and player.tableau != c.EMPTY
        mark(into, c.CELLS, BIT[c.SHOVEL[player.tableau]] if first else player.frontier)

    def show_objects(self, view: CarpeDiem, seat: int, into: BytesWriter) -> None:
        fill_objects(view.players[seat], into)


def fill_stock(stock: list[int], into: BytesWriter) -> None:
    """How many tiles show each kind."""
    first = last = 0
    for tile in stock:
        first += FIRST_KINDS[tile]
        last += LAST_KINDS[tile]
    for kind in range(LANES):
        into.append(first >> LANE * kind & LANE_MASK)
    for kind in range(LANES):
        into.append(last >> LANE * kind & LANE_MASK)


def fill_objects(player: Player, into: BytesWriter) -> None:
    """Tiles next to each other have the same edges, so a line says it for both; and only grass lies at the frame."""
    edges = player.edges
    reached = 0
    for edge in range(c.GRASS + 1, c.EDGES):
        across = edges[c.EDGES + edge] | edges[3 * c.EDGES + edge] >> 1
        down = edges[2 * c.EDGES + edge] | edges[edge] >> c.COLUMNS
        reached |= across | across << 1 | down | down << c.COLUMNS
        mark(into, c.CELLS, across)
        mark(into, c.CELLS, down)
    mark(into, c.CELLS, reached & ~player.occupied)
    at = room(into, (c.KINDS - c.SINGLE) * c.CELLS)
    single = edges[c.GRASS] & edges[c.EDGES + c.GRASS] & edges[2 * c.EDGES + c.GRASS] & edges[3 * c.EDGES + c.GRASS]
    while single:
        cell = lowest(single)
        single &= single - 1
        into[at + (c.SHOWN[player.cells[cell] // c.SIDES][0] - c.SINGLE) * c.CELLS + cell] = 1
    at = room(into, c.CELLS)
    villas = player.showing(c.VILLA)
    while villas:
        cell = lowest(villas)
        villas &= villas - 1
        into[at + cell] = c.CHIMNEYS[player.cells[cell] // c.SIDES]


OBSERVATION: Final = View(Table.parts(), Person.parts())
