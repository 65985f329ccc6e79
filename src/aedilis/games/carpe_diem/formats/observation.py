"""What a seat sees of Carpe Diem, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count, lowest
from aedilis.engine.observation import BytesWriter, Observation, Part, choose, decides, mark, put, room, tally
from aedilis.engine.position import OVER, Position
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.rules import phases as p
from aedilis.games.carpe_diem.rules.player import Player
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.rules.scoring import points_of

MOST_SCORE: Final = 180
LEAST_SCORE: Final = -40  # cards that are not fulfilled cost points
MOST_COINS: Final = 30
MOST_BREAD: Final = 20
MOST_WARES: Final = 20
MOST_STORED: Final = 20
MOST_FINISHED: Final = 15
MOST_DUE: Final = 20
MOST_CHIMNEYS: Final[int] = max(c.CHIMNEYS)
MOST_IN_DISTRICT: Final = 30  # chimneys
MOST_OF_A_KIND: Final[int] = max(
    [sum([c.SHOWN[tile].count(kind) for tile in stock]) for stock in c.STOCKS for kind in range(c.KINDS)]
)
MOST_FOUNTAINS: Final[int] = max(c.FOUNTAIN_COPIES)
MOST_CARDS: Final = 15  # in hand

# -- tiles: what is on them, what leads over their sides before they are turned, and their chimneys -----------------

JOINED: Final[int] = c.EDGES - 1  # kinds of objects that go on from tile to tile: they are edges, after grass
TILE_SIGNS: Final[tuple[str, ...]] = (
    *c.KIND_IDS,
    *[f"{kind} {side}" for side in c.SIDE_NAMES for kind in c.KIND_IDS[:JOINED]],
    *[f"chimneys {number}" for number in range(1, MOST_CHIMNEYS + 1)],
)
SIGNS: Final[int] = len(TILE_SIGNS)


def _sign(tile: int) -> bytes:
    numbers = bytearray(SIGNS)
    for kind in c.SHOWN[tile]:
        numbers[kind] = 1
    for side in range(c.SIDES):
        edge = c.EDGE[tile * c.SIDES * c.SIDES + side]
        if edge != c.GRASS:
            numbers[c.KINDS + side * JOINED + edge - 1] = 1
    if c.CHIMNEYS[tile]:
        numbers[SIGNS - 1 - MOST_CHIMNEYS + c.CHIMNEYS[tile]] = 1
    return bytes(numbers)


SIGN: Final[list[bytes]] = [*[_sign(tile) for tile in range(c.TILES)], bytes(SIGNS)]  # the last one for EMPTY

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

# -- scoring cards: what they ask for and what they give ------------------------------------------------------------

CARD_SIGNS: Final[tuple[str, ...]] = (*c.WARE_IDS, *c.COUNTED, "points", "coins", "bread", "steps")


def _card(card: int) -> bytes:
    numbers = bytearray(len(CARD_SIGNS))
    if c.IS_PAID[card]:
        numbers[: c.WARES] = bytes(c.PRICE[card])
    for n in range(len(c.NEEDS[card])):
        numbers[c.WARES + c.NEEDS[card][n]] = c.NEEDS_NUMBER[card][n]
    numbers[-4:] = bytes([c.GIVES_POINTS[card], c.GIVES_COINS[card], c.GIVES_BREAD[card], c.GIVES_STEPS[card]])
    return bytes(numbers)


CARD: Final[list[bytes]] = [*[_card(card) for card in range(c.CARDS)], bytes(len(CARD_SIGNS))]  # the last one for EMPTY
MOST_ON_CARD: Final[int] = max([max(card) for card in CARD])

# -- tasks of the frame: what for, and across which line or in which row ------------------------------------------

LINES: Final[int] = max(c.COLUMNS, c.CELLS // c.COLUMNS)
TASK_SIGNS: Final[int] = c.KINDS + LINES
_TASK_NAMES: Final[tuple[str, ...]] = tuple(
    [
        f"{side} {which} {sign}"
        for side in c.SIDE_NAMES
        for which in range(1, c.TASKS_A_PIECE + 1)
        for sign in (*c.KIND_IDS, *[f"at {line}" for line in range(LINES)])
    ]
)


def _task(task: int) -> int:
    """A row or column by its number, a line by that of the one after it."""
    across = task % c.TASKS // c.TASKS_A_PIECE % 2 == 0  # above and below the frame counts columns
    here = c.TASK_HERE[task] & (c.TOP if across else c.LEFT)
    first = lowest(here) if across else lowest(here) // c.COLUMNS
    line = first if first or task >= c.FRAMES * c.TASKS else count(here)
    return BIT[c.TASK_KIND[task]] | BIT[c.KINDS + line]


TASK: Final[list[int]] = [_task(task) for task in range(len(c.TASK_KIND))]

# -- the parts ------------------------------------------------------------------------------------------------------

_DEPOTS: Final[tuple[str, ...]] = tuple(
    [f"space {slot // c.DEPOT} tile {slot % c.DEPOT} {sign}" for slot in range(c.SLOTS) for sign in TILE_SIGNS]
)
_SEALS: Final[tuple[str, ...]] = tuple([f"seal {seal} {sign}" for seal in range(c.SEALS) for sign in TILE_SIGNS])
_STOCKS: Final[tuple[str, ...]] = tuple([f"{stock} {kind}" for stock in c.STOCK_NAMES for kind in c.KIND_IDS])
_CARDS: Final[tuple[str, ...]] = tuple([f"place {place} {sign}" for place in range(c.PLACES) for sign in CARD_SIGNS])
_LINES: Final[tuple[str, ...]] = tuple(
    [
        f"{kind} {where} {cell}"
        for kind in c.KIND_IDS[:JOINED]
        for where in ("right of", "below")
        for cell in c.CELL_NAMES
    ]
)
_SINGLES: Final[tuple[str, ...]] = tuple([f"{kind} {cell}" for kind in c.KIND_IDS[c.SINGLE :] for cell in c.CELL_NAMES])
_FOUNTAINS: Final[tuple[str, ...]] = (*c.KIND_IDS, "unknown")

COMMON: Final[tuple[Part, ...]] = (
    Part("phase", p.END + 1, "what is being decided, in the order of `phases.py`"),
    Part("stage", 1, "which of the four it is, 0 during the set-up", c.STAGES),
    Part("turns", 1, "finished in this stage", c.ROUNDS * c.MOST_SEATS),
    Part("tile", SIGNS, "the tile to be built", 1, TILE_SIGNS),
    Part("cell", c.CELLS, "where the viewer builds it, or anybody the first tile, while it is turned", 1, c.CELL_NAMES),
    Part("due", c.KINDS, "rewards that wait: wares of landscapes, or how many", MOST_DUE, c.KIND_IDS),
    Part("drawn", c.KINDS + 1, "fountain cards of which one goes back", c.FOUNTAIN_CARDS, _FOUNTAINS),
    Part("depots", c.SLOTS * SIGNS, "the tiles of the star", 1, _DEPOTS),
    Part("seals", c.SEALS * SIGNS, "the tiles of the seal row", 1, _SEALS),
    Part("stock", len(_STOCKS), "tiles left in the stocks", MOST_OF_A_KIND, _STOCKS),
    Part("fountains", c.KINDS, "fountain cards that the viewer cannot place", MOST_FOUNTAINS, c.KIND_IDS),
    Part("cards", len(_CARDS), "what the scoring cards ask for and give", MOST_ON_CARD, _CARDS),
    Part("circles", c.CIRCLES, "free to lay a disc on"),
    Part("circle", c.CIRCLES, "where a disc was just laid"),
    Part("unscored", c.PLACES, "cards beside that disc that are not scored yet"),
    Part("fed", c.PLACES, "cards beside that disc that were fulfilled with bread"),
    Part("paying", c.PLACES, "the card that is being paid"),
    Part("kept", c.WARES, "wares that the viewer keeps and pays coins for", MOST_WARES, c.WARE_IDS),
    Part("second edition", 1, "variant: figures go round the ring"),
    Part("any size", 1, "variant: landscapes can be of any size"),
    Part("rows", 1, "variant: tasks are about rows and columns, and not about the lines between them"),
)
EACH: Final[tuple[Part, ...]] = (
    Part("decides", 1, "whether this player has to decide now"),
    Part("turn", 1, "whether it is this player's turn or scoring"),
    Part("starter", 1, "whether this player is first in this stage"),
    Part("score", 1, "points as if the game ended now", MOST_SCORE - LEAST_SCORE, least=LEAST_SCORE),
    Part("place", c.MOST_SEATS, "on the banderole track, from the front"),
    Part("to score", 1, "whether this player is still to finish this scoring"),
    Part("steps", 1, "on the banderole track", c.LAST_STEP),
    Part("coins", 1, "in hand", MOST_COINS),
    Part("bread", 1, "in hand", MOST_BREAD),
    Part("wares", c.WARES, "in hand", MOST_WARES, c.WARE_IDS),
    Part("space", c.SPACES, "where the figure stands"),
    Part("stored", 1, "tiles that were not built", MOST_STORED),
    Part("fountain cards", c.KINDS + 1, "in hand", MOST_CARDS, _FOUNTAINS),
    Part("discs", c.CIRCLES, "of this player"),
    Part("finished", c.KINDS, "objects of each kind", MOST_FINISHED, c.KIND_IDS),
    Part("chimneys", 1, "in the whole district", MOST_IN_DISTRICT),
    Part("tasks", len(_TASK_NAMES), "of the frame; lines are numbered as the row or column after them", 1, _TASK_NAMES),
    Part("met", c.TASKS, "tasks that are met"),
    Part("taken", c.CELLS, "cells with a tile", 1, c.CELL_NAMES),
    Part("free", c.CELLS, "cells beside a tile, or where the first one goes", 1, c.CELL_NAMES),
    Part("banderoles", c.CELLS, "that are still there", 1, c.CELL_NAMES),
    Part("lines", len(_LINES), "what leads over the lines between cells, from either side", 1, _LINES),
    Part("ends", c.CELLS, "free cells that something unfinished leads to", 1, c.CELL_NAMES),
    Part("singles", len(_SINGLES), "objects of a single tile", 1, _SINGLES),
    Part("villas", c.CELLS, "chimneys of villas", MOST_CHIMNEYS, c.CELL_NAMES),
)


class View(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, CarpeDiem)
        choose(into, p.END + 1, view.phase)
        put(into, view.stage, c.STAGES)
        put(into, view.turns, c.ROUNDS * c.MOST_SEATS)
        into.write(SIGN[view.tile])
        choose(into, c.CELLS, view.cell)
        for due in view.due:
            put(into, due, MOST_DUE)
        tally(into, c.KINDS + 1, view.drawn)
        for tile in view.depots:
            into.write(SIGN[tile])
        for tile in view.seals:
            into.write(SIGN[tile])
        for stock in view.stock:
            fill_stock(stock, into)
        tally(into, c.KINDS, view.fountains)
        for card in view.cards:
            into.write(CARD[card])
        mark(into, c.CIRCLES, view.free_circles())
        choose(into, c.CIRCLES, view.circle)
        mark(into, c.PLACES, view.unscored)
        mark(into, c.PLACES, view.fed)
        choose(into, c.PLACES, view.paying)
        for kept in view.kept:
            put(into, kept, MOST_WARES)
        put(into, view.second_edition)
        put(into, 1 if view.largest > c.MOST_TILES else 0)
        put(into, view.in_rows)

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(view, CarpeDiem)
        player = view.players[seat]
        put(into, decides(view, seat))
        put(into, 1 if view.turn == seat and view.seat != OVER else 0)
        put(into, 1 if view.phase != p.FIRST_PLAYER and view.first_player() == seat else 0)
        put(into, points_of(view, seat) - LEAST_SCORE, MOST_SCORE - LEAST_SCORE)
        choose(into, c.MOST_SEATS, view.order.index(seat))
        put(into, 1 if seat in view.scorers else 0)
        put(into, player.steps, c.LAST_STEP)
        put(into, player.coins, MOST_COINS)
        put(into, player.bread, MOST_BREAD)
        for ware in player.wares:
            put(into, ware, MOST_WARES)
        choose(into, c.SPACES, player.space)
        put(into, len(player.stored), MOST_STORED)
        tally(into, c.KINDS + 1, player.cards)
        for disc in view.discs:
            put(into, 1 if disc == seat else 0)
        for finished in player.finished:
            put(into, finished, MOST_FINISHED)
        put(into, player.chimneys, MOST_IN_DISTRICT)
        for task in player.tasks:
            mark(into, TASK_SIGNS, TASK[task])
        room(into, TASK_SIGNS * (c.TASKS - len(player.tasks)))
        mark(into, c.TASKS, player.met)
        fill_district(player, into)


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


def fill_district(player: Player, into: BytesWriter) -> None:
    """Tiles next to each other have the same edges, so a line says it for both; and only grass lies at the frame."""
    occupied = player.occupied
    free = player.frontier
    if occupied == 0 and player.tableau != c.EMPTY:
        free = BIT[c.SHOVEL[player.tableau]]
    mark(into, c.CELLS, occupied)
    mark(into, c.CELLS, free)
    mark(into, c.CELLS, player.banderoles)
    edges = player.edges
    reached = 0
    for edge in range(c.GRASS + 1, c.EDGES):
        across = edges[c.EDGES + edge] | edges[3 * c.EDGES + edge] >> 1
        down = edges[2 * c.EDGES + edge] | edges[edge] >> c.COLUMNS
        reached |= across | across << 1 | down | down << c.COLUMNS
        mark(into, c.CELLS, across)
        mark(into, c.CELLS, down)
    mark(into, c.CELLS, reached & ~occupied)
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


OBSERVATION: Final = View(COMMON, EACH)
