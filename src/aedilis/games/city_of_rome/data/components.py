"""The components of City of Rome, read once from components.toml into flat tables the rules look things up in."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.components import digest, read
from aedilis.games.city_of_rome.data.limits import check

DATA: Final[dict[str, Any]] = read("aedilis.games.city_of_rome")
DIGEST: Final[str] = digest(DATA, no_rule=("name", "origin", "note", "special", "supply"))

# -- what the rules know: all that `limits` lets in ------------------------------------------------

MARKED: Final = 8  # more markers than baths can have: packs a cell and their number into one number
OF_STARS: Final = 0  # what temples count
OF_TEMPLES: Final = 1
OF_HOUSES_2: Final = 2
OF_HOUSES_4: Final = 3
OF_MONEY: Final = 4
OF_BUILDINGS: Final = 5
OF_COLOURS: Final = 6
OF_PRODUCTION: Final = 7
COUNTED: Final[list[str]] = [
    "stars", "temples", "houses of value 2", "houses of value 4", "money", "buildings", "colours",
    "production buildings",
]  # fmt: skip

check(DATA, COUNTED, MARKED - 1)

# -- the players ----------------------------------------------------------------------------------

SEATS: Final[list[int]] = sorted(int(number) for number in DATA["players"])  # how many can play
FEWEST_SEATS: Final[int] = SEATS[0]
MOST_SEATS: Final[int] = SEATS[-1]
_PLAYERS: Final[list[dict[str, Any]]] = [DATA["players"].get(str(n), {}) for n in range(MOST_SEATS + 1)]
ROUNDS: Final[list[int]] = [table.get("rounds", 0) for table in _PLAYERS]
BUILDERS: Final[list[int]] = [table.get("builders", 0) for table in _PLAYERS]
DECKS: Final[list[int]] = [len(table.get("decks", [])) for table in _PLAYERS]
OFFER_PER_DECK: Final[list[int]] = [table.get("offer", 0) for table in _PLAYERS]
COLOURS_OF_SEATS: Final[list[list[str]]] = [table.get("colours", []) for table in _PLAYERS]
START_MONEY: Final[int] = DATA["start"]["money"]

# -- the buildings: a kind is a card and its equals with the same back ---------------------------------

DECK_NAMES: Final[list[str]] = list(DATA["decks"])
OPENING_DECK: Final[int] = DECK_NAMES.index(DATA["start"]["deck"])  # the opening hand is drawn from it
FIRST_SCHOOL_DECK: Final[int] = DECK_NAMES.index(DATA["school"]["first_deck"])  # schools draw from it or a later one
_DRAWN: Final[list[dict[str, Any]]] = [
    {**building, "deck": deck} for deck in DECK_NAMES for building in DATA["decks"][deck]["buildings"]
]
BUILDINGS: Final[list[dict[str, Any]]] = [*_DRAWN, *DATA["start"]["buildings"]]
KINDS: Final[int] = len(_DRAWN)  # kinds that lie in decks; after them come the start buildings
UNKNOWN: Final[int] = len(BUILDINGS)  # UNKNOWN + deck: in a view, a card of which only the back is known
EMPTY: Final = -1
SLOT: Final = 64  # more than there are kinds: packs a kind and something else into one number

IDS: Final[list[str]] = [card["id"] for card in BUILDINGS] + [f"{deck}-?" for deck in DECK_NAMES]
NAMES: Final[list[str]] = [card["name"] for card in BUILDINGS]
DECK_OF: Final[list[int]] = [
    *[DECK_NAMES.index(kind["deck"]) for kind in _DRAWN],
    *[EMPTY for _ in DATA["start"]["buildings"]],
    *range(len(DECK_NAMES)),
]
COPIES: Final[list[int]] = [card.get("copies", 0) for card in BUILDINGS]
FULL_DECKS: Final[list[list[int]]] = [
    [kind for kind in range(KINDS) if DECK_OF[kind] == deck for _ in range(COPIES[kind])]
    for deck in range(len(DECK_NAMES))
]
COST: Final[list[int]] = [card.get("cost", 0) for card in BUILDINGS]
HIGHEST_COST: Final[int] = max(COST)
AFFORDABLE: Final[list[int]] = [
    sum(1 << kind for kind in range(KINDS) if COST[kind] <= points) for points in range(HIGHEST_COST + 1)
]
SPECIAL: Final[list[bool]] = [card.get("special", False) for card in BUILDINGS]  # with a rim of gold; no rule asks
STARS: Final[list[int]] = [card.get("stars", 0) for card in BUILDINGS]

PRODUCTION: Final[list[bool]] = [card["kind"] == "production" for card in BUILDINGS]
YIELDS_MONEY: Final[list[int]] = [card.get("produces", {}).get("money", 0) for card in BUILDINGS]
YIELDS_INFLUENCE: Final[list[int]] = [card.get("produces", {}).get("influence", 0) for card in BUILDINGS]
YIELDS_BRICK: Final[list[int]] = [card.get("produces", {}).get("bricks", 0) for card in BUILDINGS]

VALUE: Final[list[int]] = [card.get("value", 0) for card in BUILDINGS]  # of a house: 2, 3 or 4

COLOUR_NAMES: Final[list[str]] = DATA["public_buildings"]["colours"]
GREEN: Final[int] = COLOUR_NAMES.index("green")
RED: Final[int] = COLOUR_NAMES.index("red")
YELLOW: Final[int] = COLOUR_NAMES.index("yellow")
BLUE: Final[int] = COLOUR_NAMES.index("blue")
COLOUR: Final[list[int]] = [COLOUR_NAMES.index(card["colour"]) if "colour" in card else EMPTY for card in BUILDINGS]
MONEY: Final = 1
INFLUENCE: Final = 2
CARDS: Final = 3
MARKERS: Final = 4
_FUNCTIONS: Final[list[str]] = ["", "money", "influence", "cards", "markers"]
ON_BUILD: Final[list[int]] = [_FUNCTIONS.index(card.get("on_build", "")) for card in BUILDINGS]
BONUS: Final[list[int]] = [card.get("bonus", 0) for card in BUILDINGS]

AQUEDUCTS: Final[int] = sum(1 << kind for kind in range(KINDS) if BUILDINGS[kind]["kind"] == "aqueduct")
AQUEDUCT_POINTS: Final[list[int]] = DATA["scoring"]["aqueducts"]

# A temple scores points for each so many of something, or once for at least so many (then `per` is 0).
TEMPLES: Final[int] = sum(1 << kind for kind in range(KINDS) if BUILDINGS[kind]["kind"] == "temple")
_SCORES: Final[list[dict[str, Any]]] = [card.get("scores", {}) for card in BUILDINGS]
TEMPLE_POINTS: Final[list[int]] = [scores.get("points", 0) for scores in _SCORES]
TEMPLE_PER: Final[list[int]] = [scores.get("per", 0) for scores in _SCORES]
TEMPLE_AT_LEAST: Final[list[int]] = [scores.get("at_least", 0) for scores in _SCORES]
TEMPLE_COUNTS: Final[list[int]] = [COUNTED.index(scores["of"]) if scores else EMPTY for scores in _SCORES]

# -- prices and points ----------------------------------------------------------------------------

PRICE_OF_BUILD_POINT: Final[int] = DATA["prices"]["build_point"]
PRICE_OF_PRODUCTION_POINT: Final[int] = DATA["prices"]["production_point"]
PRODUCTION_COST: Final[int] = DATA["prices"]["production"]
INFLUENCE_PER_POINT: Final[int] = DATA["scoring"]["influence_per_point"]
POINTS_PER_MONEY: Final[int] = DATA["scoring"]["points_per_money"]

# -- the influence cards ----------------------------------------------------------------------------

INFLUENCE_CARDS: Final[list[int]] = [card["value"] for card in DATA["influence_card"]]
INFLUENCE_VALUE: Final[list[int]] = [
    sum(value for card, value in enumerate(INFLUENCE_CARDS) if cards >> card & 1)
    for cards in range(1 << len(INFLUENCE_CARDS))
]


def _influence_cards_of(seats: int, round: int) -> int:
    """The cards on top of deck I once the offer of that round is out."""
    per_round = OFFER_PER_DECK[seats]
    return sum(
        1 << number
        for number, card in enumerate(DATA["influence_card"])
        if seats in card["players"] and per_round * (round - 1) < card["after"] <= per_round * round
    )


INFLUENCE_APPEARS: Final[list[list[int]]] = [
    [_influence_cards_of(seats, round) for round in range(ROUNDS[seats] + 1)] for seats in range(MOST_SEATS + 1)
]

# -- the action strips ------------------------------------------------------------------------------

FRONTS: Final[list[str]] = DATA["strips"]["fronts"]
STRIPS: Final[int] = len(FRONTS)
SPACES: Final[int] = len(FRONTS[0])
ARRANGEMENTS: Final[list[str]] = sorted({side for front in FRONTS for side in (front, front[::-1])})
MIRRORED: Final[list[int]] = [ARRANGEMENTS.index(side[::-1]) for side in ARRANGEMENTS]
SIDES: Final[list[int]] = [2 if side == side[::-1] else 1 for side in ARRANGEMENTS]  # showing this arrangement
# Free points of a builder: [arrangement * SPACES + space], all symbols from the emperor up to and including it.
FREE_BRICKS: Final[list[int]] = [side[: n + 1].count("B") for side in ARRANGEMENTS for n in range(SPACES)]
FREE_COGS: Final[list[int]] = [side[: n + 1].count("C") for side in ARRANGEMENTS for n in range(SPACES)]

# -- the ground of a city: all cells the floating frame can reach from the two start buildings ---------

WIDTH: Final[int] = DATA["city"]["width"]
HEIGHT: Final[int] = DATA["city"]["height"]
COLUMNS: Final[int] = 2 * WIDTH - 2
ROWS: Final[int] = 2 * HEIGHT - 1
CELLS: Final[int] = COLUMNS * ROWS
START_CELLS: Final[list[int]] = [(HEIGHT - 1) * COLUMNS + WIDTH - 2, (HEIGHT - 1) * COLUMNS + WIDTH - 1]
START_CITY: Final[list[int]] = [  # by cell: the start buildings
    KINDS + START_CELLS.index(cell) if cell in START_CELLS else EMPTY for cell in range(CELLS)
]
CELL_NAMES: Final[list[str]] = [f"{chr(97 + cell % COLUMNS)}{cell // COLUMNS + 1}" for cell in range(CELLS)]
GROUND: Final[int] = (1 << CELLS) - 1
NOT_FIRST_COLUMN: Final[int] = sum(1 << cell for cell in range(CELLS) if cell % COLUMNS > 0)
NOT_LAST_COLUMN: Final[int] = sum(1 << cell for cell in range(CELLS) if cell % COLUMNS < COLUMNS - 1)


def _cells_apart(cell: int, rows: int, columns: int) -> int:
    return sum(
        1 << other
        for other in range(CELLS)
        if abs(other // COLUMNS - cell // COLUMNS) <= rows and abs(other % COLUMNS - cell % COLUMNS) <= columns
    )


NEIGHBOURS: Final[list[int]] = [
    (_cells_apart(cell, 1, 0) | _cells_apart(cell, 0, 1)) & ~(1 << cell) for cell in range(CELLS)
]
MOST_NEIGHBOURS: Final[int] = max([cells.bit_count() for cells in NEIGHBOURS])


def _most(function: int) -> int:
    """The most that a public building with this function can bring."""
    return MOST_NEIGHBOURS + max([BONUS[kind] if ON_BUILD[kind] == function else 0 for kind in range(KINDS)])


MOST_DRAWN: Final[int] = _most(CARDS)
MOST_MARKERS: Final[int] = _most(MARKERS)
IN_FRAME_WITH: Final[list[int]] = [_cells_apart(cell, HEIGHT - 1, WIDTH - 1) for cell in range(CELLS)]
ROW_AND_COLUMN: Final[list[int]] = [
    _cells_apart(cell, ROWS, 0) | _cells_apart(cell, 0, COLUMNS) for cell in range(CELLS)
]
