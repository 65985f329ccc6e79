"""The components of Carpe Diem, read once from components.toml into flat tables for the rules."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.components import digest, read

DATA: Final[dict[str, Any]] = read("aedilis.games.carpe_diem")
DIGEST: Final[str] = digest(DATA, no_rule=("origin", "note", "supply"))
EMPTY: Final = -1

# -- kinds of objects -----------------------------------------------------------------------------

_GROUPS: Final[dict[str, list[str]]] = {
    "villa": [DATA["kinds"]["villa"]],
    "landscapes": DATA["kinds"]["landscapes"],
    "dwellings": DATA["kinds"]["dwellings"],
    "singles": DATA["kinds"]["singles"],
}
KIND_IDS: Final[list[str]] = [kind for group in _GROUPS.values() for kind in group]
KINDS: Final[int] = len(KIND_IDS)
VILLA: Final = 0
LANDSCAPE: Final = 1  # the first of them
LANDSCAPES: Final[int] = len(_GROUPS["landscapes"])
DWELLING: Final[int] = LANDSCAPE + LANDSCAPES  # the first of them
SINGLE: Final[int] = DWELLING + len(_GROUPS["dwellings"])  # the first of them
MERCHANT: Final[int] = KIND_IDS.index("merchant")
BAKER: Final[int] = KIND_IDS.index("baker")
ADMINISTRATOR: Final[int] = KIND_IDS.index("administrator")
CRAFTSMAN: Final[int] = KIND_IDS.index("craftsman")
MARKET: Final[int] = KIND_IDS.index("market")
BAKERY: Final[int] = KIND_IDS.index("bakery")
FOUNTAIN: Final[int] = KIND_IDS.index("fountain")
WARE_IDS: Final[list[str]] = DATA["kinds"]["wares"]  # of landscape LANDSCAPE, LANDSCAPE + 1 and so on
WARES: Final[int] = len(WARE_IDS)
NO_WARES: Final[tuple[int, ...]] = (0,) * WARES

# -- players and course ---------------------------------------------------------------------------

FEWEST_SEATS: Final[int] = DATA["players"]["fewest"]
MOST_SEATS: Final[int] = DATA["players"]["most"]
START_POINTS: Final[list[list[int]]] = [
    DATA["players"]["start_points"].get(str(seats), []) for seats in range(MOST_SEATS + 1)
]
ROUNDS: Final[int] = DATA["course"]["rounds"]
STAGES: Final[int] = len(DATA["course"]["stages"])
LIGHT: Final = 0  # the two stocks of tiles
DARK: Final = 1
STOCK_NAMES: Final[list[str]] = ["light", "dark"]
STOCK_OF_STAGE: Final[list[int]] = [STOCK_NAMES.index(name) for name in ["dark", *DATA["course"]["stages"]]]

# -- the star: spaces and their depots --------------------------------------------------------------

LINES: Final[list[list[int]]] = DATA["star"]["lines"]
SPACES: Final[int] = len(LINES)
DEPOT: Final[int] = DATA["star"]["depot"]
SLOTS: Final[int] = SPACES * DEPOT
SLOT_NAMES: Final[list[str]] = [f"{slot // DEPOT + 1}{'abcd'[slot % DEPOT]}" for slot in range(SLOTS)]
LEFT_OVER: Final[list[int]] = [
    DATA["star"]["remove_when_left"].get(str(seats), 0) for seats in range(MOST_SEATS + 1)
]  # so many that are left in a depot are taken out of the game
BREAD_TO_MOVE: Final[int] = DATA["star"]["bread"]
SEALS: Final[int] = DATA["seals"]["row"]
DEPOT_SLOTS: Final[list[int]] = [((1 << DEPOT) - 1) << DEPOT * space for space in range(SPACES)]
SLOTS_OF: Final[list[int]] = [
    sum(DEPOT_SLOTS[space] for space in range(SPACES) if spaces >> space & 1) for spaces in range(1 << SPACES)
]


def _goal(space: int, by: int, stocked: int) -> int:
    """Where a figure stops that leaves by a line and never turns round, or EMPTY if it finds no tiles."""
    before, at = space, by
    while not stocked >> at & 1:
        if at == space:
            return EMPTY
        before, at = at, LINES[at][0] if LINES[at][1] == before else LINES[at][1]
    return at


def _reach(space: int, stocked: int, second_edition: bool) -> int:
    """The spaces with tiles that can be reached without bread.

    A figure that comes to an empty depot goes on by either line, so it may come back to where it started. In the
    second edition it goes round the ring, and so comes back only if there are tiles nowhere else.
    """
    goals = {_goal(space, by, stocked) for by in LINES[space]} - {EMPTY}
    if second_edition:
        goals = goals - {space} or goals
    elif stocked >> space & 1 and any(not stocked >> by & 1 for by in LINES[space]):
        goals.add(space)
    return sum(1 << goal for goal in goals)


# [second edition * SPACES + space][set of spaces with tiles]
REACH: Final[list[list[int]]] = [
    [_reach(space, stocked, second_edition) for stocked in range(1 << SPACES)]
    for second_edition in (False, True)
    for space in range(SPACES)
]

# -- districts: cells in rows from above ------------------------------------------------------------

ROWS: Final[int] = DATA["district"]["rows"]
COLUMNS: Final[int] = DATA["district"]["columns"]
CELLS: Final[int] = ROWS * COLUMNS
CELL_NAMES: Final[list[str]] = [f"{'abcdefgh'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS)]
GROUND: Final[int] = (1 << CELLS) - 1
TOP: Final[int] = (1 << COLUMNS) - 1
BOTTOM: Final[int] = TOP << CELLS - COLUMNS
LEFT: Final[int] = sum(1 << COLUMNS * row for row in range(ROWS))
RIGHT: Final[int] = LEFT << COLUMNS - 1
SIDES: Final = 4  # above, to the right, below, to the left


def beside(cells: int, side: int) -> int:
    """The cells next to these on that side; above and below there are such outside the district too."""
    if side == 1:
        return (cells & ~RIGHT) << 1
    if side == 3:
        return (cells & ~LEFT) >> 1
    return cells << COLUMNS if side else cells >> COLUMNS


NEIGHBOURS: Final[list[int]] = [
    sum([beside(1 << cell, side) for side in range(SIDES)]) & GROUND for cell in range(CELLS)
]

_TABLEAUS: Final[list[dict[str, Any]]] = DATA["tableaus"]
TABLEAU_IDS: Final[list[str]] = [tableau["id"] for tableau in _TABLEAUS]
TABLEAUS: Final[int] = len(_TABLEAUS)
SHOVEL: Final[list[int]] = ["".join(tableau["cells"]).index("S") for tableau in _TABLEAUS]
BANDEROLES: Final[list[int]] = [
    sum(1 << cell for cell, mark in enumerate("".join(tableau["cells"])) if mark == "b") for tableau in _TABLEAUS
]

# -- tiles ------------------------------------------------------------------------------------------

EDGES: Final[int] = SINGLE + 1  # grass, then a picture of each kind that has several tiles
GRASS: Final = 0
_LIGHT: Final[list[dict[str, Any]]] = DATA["tiles"]["light"]
_TILES: Final[list[dict[str, Any]]] = [*_LIGHT, *DATA["tiles"]["dark"]]
TILE_IDS: Final[list[str]] = [tile["id"] for tile in _TILES]
TILES: Final[int] = len(_TILES)  # different ones
FIRST_DARK: Final[int] = len(_LIGHT)
COPIES: Final[list[int]] = [tile["copies"] for tile in _TILES]
CHIMNEYS: Final[list[int]] = [tile.get("chimneys", 0) for tile in _TILES]
SHOWN: Final[list[list[int]]] = [[KIND_IDS.index(kind) for kind in tile["shows"]] for tile in _TILES]
STOCKS: Final[list[list[int]]] = [
    [tile for tile in range(TILES) for _ in range(COPIES[tile]) if (tile >= FIRST_DARK) == stock]
    for stock in (LIGHT, DARK)
]


def _edges(tile: dict[str, Any]) -> list[int]:
    return [GRASS if edge == "grass" else KIND_IDS.index(edge) + 1 for edge in tile["edges"]]


def _turned(edges: list[int], turns: int) -> list[int]:
    """After so many quarter turns clockwise."""
    return [edges[(side - turns) % SIDES] for side in range(SIDES)]


# A laid tile is tile * SIDES + quarter turns clockwise. Turns that look the same are counted once: of the first so many
# each looks different.
TURNS: Final[list[int]] = [
    next(turns for turns in (1, 2, 4) if _turned(_edges(tile), turns) == _edges(tile)) for tile in _TILES
]
EDGE: Final[list[int]] = [
    edge for tile in _TILES for turns in range(SIDES) for edge in _turned(_edges(tile), turns)
]  # [laid tile * SIDES + side]

# -- rewards ------------------------------------------------------------------------------------------

LANDSCAPE_LESS: Final[int] = DATA["rewards"]["landscape_less"]
MOST_TILES: Final[int] = DATA["landscapes"]["most_tiles"]
MERCHANT_COINS: Final[int] = DATA["rewards"]["merchant"]
BAKER_BREAD: Final[int] = DATA["rewards"]["baker"]
ADMINISTRATOR_STEPS: Final[int] = DATA["rewards"]["administrator"]
MARKET_COINS: Final[int] = DATA["rewards"]["market"]
BAKERY_BREAD: Final[int] = DATA["rewards"]["bakery"]
FOUNTAIN_CARDS: Final[int] = DATA["rewards"]["fountain"]
# By kind: what a finished object brings at once, whatever else is there.
BRINGS_COINS: Final[list[int]] = [MARKET_COINS if kind == MARKET else 0 for kind in range(KINDS)]
BRINGS_BREAD: Final[list[int]] = [{BAKER: BAKER_BREAD, BAKERY: BAKERY_BREAD}.get(kind, 0) for kind in range(KINDS)]
BRINGS_STEPS: Final[list[int]] = [ADMINISTRATOR_STEPS if kind == ADMINISTRATOR else 0 for kind in range(KINDS)]
LAST_STEP: Final[int] = DATA["track"]["last"]

# -- fountain cards, one kind for each kind of object ---------------------------------------------------

FOUNTAIN_POINTS: Final[list[int]] = [card["points"] for card in DATA["fountains"]["cards"]]
FOUNTAIN_COPIES: Final[list[int]] = [card["copies"] for card in DATA["fountains"]["cards"]]
FOUNTAIN_STACK: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(FOUNTAIN_COPIES[kind])]
UNKNOWN: Final[int] = KINDS  # the back of a fountain card
FACES: Final[list[str]] = [*KIND_IDS, "?"]  # as a text calls them

# -- frames -------------------------------------------------------------------------------------------

_PIECES: Final[list[dict[str, Any]]] = DATA["frames"]["pieces"]
FRAME_IDS: Final[list[str]] = [piece["id"] for piece in _PIECES]
FRAMES: Final[int] = len(_PIECES)
TASKS_A_PIECE: Final = 2
TASKS: Final[int] = SIDES * TASKS_A_PIECE  # of a whole frame
SIDE_NAMES: Final = ("above", "right", "below", "left")


def _before(line: int, side: int) -> int:
    """The cells on one side of a line, counted clockwise along the frame: from the left above, from the right below."""
    if side % 2 == 0:
        columns = range(line) if side == 0 else range(COLUMNS - line, COLUMNS)
        return sum(LEFT << column for column in columns)
    rows = range(line) if side == 1 else range(ROWS - line, ROWS)
    return sum(TOP << COLUMNS * row for row in rows)


def _along(in_rows: bool, side: int, task: dict[str, Any]) -> int:
    halves: int = 2 * task["column"] + 1 if in_rows else 2 * task["line"]
    return halves if side < 2 else 2 * (COLUMNS if side == 2 else ROWS) - halves


# [task number]: its kind, points, and two sets of cells of which an object must touch both. A task number is
# (in rows * FRAMES + piece) * TASKS + side * TASKS_A_PIECE + which of the two.
_ALL_TASKS: Final[list[tuple[bool, int, dict[str, Any]]]] = [
    (in_rows, side, task)
    for in_rows in (False, True)
    for piece in _PIECES
    for side in range(SIDES)
    for task in piece["tasks"]
]
TASK_KIND: Final[list[int]] = [KIND_IDS.index(task["kind"]) for _, _, task in _ALL_TASKS]
TASK_POINTS: Final[list[int]] = [
    next(points for group, points in DATA["frames"]["points"].items() if task["kind"] in _GROUPS[group])
    for _, _, task in _ALL_TASKS
]
# How far along its side, from the left or from above, in halves of a cell.
TASK_ALONG: Final[list[int]] = [_along(in_rows, side, task) for in_rows, side, task in _ALL_TASKS]
TASK_HERE: Final[list[int]] = [
    _before(task["column"] + 1, side) & ~_before(task["column"], side) if in_rows else _before(task["line"], side)
    for in_rows, side, task in _ALL_TASKS
]
TASK_THERE: Final[list[int]] = [
    TASK_HERE[number] if _ALL_TASKS[number][0] else GROUND & ~TASK_HERE[number] for number in range(len(_ALL_TASKS))
]

# -- scoring cards --------------------------------------------------------------------------------------

_CARDS: Final[list[dict[str, Any]]] = DATA["cards"]["scoring"]
CARD_IDS: Final[list[str]] = [card["id"] for card in _CARDS]
CARDS: Final[int] = len(_CARDS)
DECK_NAMES: Final[list[str]] = sorted({card["deck"] for card in _CARDS})
DECKS: Final[int] = len(DECK_NAMES)
DECK_OF: Final[list[int]] = [DECK_NAMES.index(card["deck"]) for card in _CARDS]
CARDS_OF_DECK: Final[list[int]] = [
    sum(1 << card for card in range(CARDS) if DECK_OF[card] == deck) for deck in range(DECKS)
]
IS_PAID: Final[list[bool]] = [card["deck"] in DATA["cards"]["pay"] for card in _CARDS]

# What a card can ask for: finished objects by kind, then chimneys, then any landscapes and any dwellings.
CHIMNEY: Final[int] = KINDS
ANY_LANDSCAPE: Final[int] = KINDS + 1
ANY_DWELLING: Final[int] = KINDS + 2
COUNTED: Final[list[str]] = [*KIND_IDS, "chimney", "any-landscape", "any-dwelling"]
ASKED: Final[list[dict[str, int]]] = [card["needs"] for card in _CARDS]
GIVEN: Final[list[dict[str, int]]] = [card["gives"] for card in _CARDS]
PRICE: Final[list[list[int]]] = [[asked.get(ware, 0) for ware in WARE_IDS] for asked in ASKED]
NEEDS: Final[list[list[int]]] = [
    [] if IS_PAID[number] else [COUNTED.index(what) for what in card["needs"]] for number, card in enumerate(_CARDS)
]
NEEDS_NUMBER: Final[list[list[int]]] = [
    [] if IS_PAID[number] else list(card["needs"].values()) for number, card in enumerate(_CARDS)
]
GIVES_POINTS: Final[list[int]] = [card["gives"].get("points", 0) for card in _CARDS]
GIVES_COINS: Final[list[int]] = [card["gives"].get("coins", 0) for card in _CARDS]
GIVES_BREAD: Final[list[int]] = [card["gives"].get("bread", 0) for card in _CARDS]
GIVES_STEPS: Final[list[int]] = [card["gives"].get("steps", 0) for card in _CARDS]
PENALTY: Final[int] = DATA["scoring"]["penalty"]
BREAD_TO_FULFIL: Final[int] = DATA["scoring"]["bread"]

# -- the grid of scoring cards ----------------------------------------------------------------------------

GRID_COLUMNS: Final[int] = DATA["grid"]["columns"]
PLACES: Final[int] = DATA["grid"]["rows"] * GRID_COLUMNS  # for cards
PLACE_NUMBERS: Final[list[int]] = list(range(1, PLACES + 1))  # as people call them
BETWEEN: Final[list[list[int]]] = [
    [place, other]
    for place in range(PLACES)
    for other in ([place + 1] if (place + 1) % GRID_COLUMNS else []) + [place + GRID_COLUMNS]
    if other < PLACES
]  # by circle: the two places that it joins
CIRCLES: Final[int] = len(BETWEEN)
USED_PLACES: Final[list[list[int]]] = [
    [place for place in range(PLACES) if place not in DATA["grid"]["empty"].get(str(seats), [])]
    for seats in range(MOST_SEATS + 1)
]
USED_CIRCLES: Final[list[int]] = [
    sum(1 << circle for circle in range(CIRCLES) if set(BETWEEN[circle]) <= set(USED_PLACES[seats]))
    for seats in range(MOST_SEATS + 1)
]
CARDS_DEALT: Final[list[list[int]]] = [
    [DATA["grid"]["cards"].get(str(seats), {}).get(deck, 0) for deck in DECK_NAMES] for seats in range(MOST_SEATS + 1)
]

# -- the end ------------------------------------------------------------------------------------------

VILLA_POINTS: Final[list[int]] = DATA["villas"]["points"]
LEFTOVERS_A_POINT: Final[int] = DATA["leftovers"]["each"]


def _check() -> None:
    """Everything fits the rules: dwellings have two halves, a stack lasts, and a game can be laid out."""
    for tile in range(TILES):
        edges = [edge for edge in EDGE[tile * SIDES * SIDES : tile * SIDES * SIDES + SIDES] if edge != GRASS]
        several = sorted({edge - 1 for edge in edges})
        if several != sorted(SHOWN[tile]) and not (not several and len(SHOWN[tile]) == 1 and SHOWN[tile][0] >= SINGLE):
            raise ValueError(f"components.toml: {TILE_IDS[tile]} does not show what its edges do")
        if any(edge - 1 >= DWELLING and edges.count(edge) > 1 for edge in edges):
            raise ValueError(f"components.toml: {TILE_IDS[tile]} is not half a dwelling")
    tiles = [len(stock) for stock in STOCKS]
    if any(tiles[stock] < STOCK_OF_STAGE[1:].count(stock) * SLOTS + stock * SEALS for stock in (LIGHT, DARK)):
        raise ValueError("components.toml: too few tiles")
    fountains = sum([COPIES[tile] for tile in range(TILES) if FOUNTAIN in SHOWN[tile]])
    if [card["kind"] for card in DATA["fountains"]["cards"]] != KIND_IDS:
        raise ValueError("components.toml: there are fountain cards for each kind, in their order")
    if fountains * FOUNTAIN_CARDS > len(FOUNTAIN_STACK):
        raise ValueError("components.toml: too few fountain cards, so that those put back would come again")
    if any(IS_PAID[card] and (GIVES_COINS[card] or GIVES_BREAD[card]) for card in range(CARDS)):
        raise ValueError("components.toml: a card that is paid gives nothing that pays")
    if max(GIVES_BREAD) >= BREAD_TO_FULFIL:
        raise ValueError("components.toml: a card gives less bread than it takes to fulfil it")
    if any(sum(CARDS_DEALT[seats]) != len(USED_PLACES[seats]) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)):
        raise ValueError("components.toml: as many scoring cards are dealt as there are places")
    if FRAMES < SIDES * MOST_SEATS or TABLEAUS < MOST_SEATS or WARES != LANDSCAPES:
        raise ValueError("components.toml: too few frames, tableaus or wares")


_check()
