"""The components of City of Marble, read once from components.toml into flat tables for the rules."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.components import digest, read
from aedilis.games.city_of_marble.data.limits import check

DATA: Final[dict[str, Any]] = read("aedilis.games.city_of_marble")
DIGEST: Final[str] = digest(
    DATA, no_rule=("name", "origin", "note", "colour", "commission_markers", "action_discs", "civic_buildings")
)
EMPTY: Final = -1
check(DATA)

# -- players and turns ------------------------------------------------------------------------------------

FEWEST_SEATS: Final[int] = DATA["players"]["fewest"]
MOST_SEATS: Final[int] = DATA["players"]["most"]
MAGISTRATES: Final[int] = DATA["players"]["magistrates"]
START_DISTRICTS: Final[int] = DATA["players"]["start_districts"]
ACTIONS_A_TURN: Final[int] = DATA["turn"]["actions"]
EMPTY_STACKS: Final[int] = DATA["end"]["empty_stacks"]
LAST_ACTIONS: Final[int] = DATA["end"]["last_actions"]

# -- kinds of districts, of buildings and of imperium tiles: temple, bath, theatre, arena -----------------

_KINDS: Final[list[dict[str, Any]]] = DATA["kinds"]
KIND_IDS: Final[list[str]] = [kind["id"] for kind in _KINDS]
KINDS: Final[int] = len(_KINDS)
COLOURS: Final[list[str]] = [kind["colour"] for kind in _KINDS]
STRUCTURES: Final[list[int]] = [kind["structures"] for kind in _KINDS]
BUILDING_POINTS: Final[list[int]] = [kind["points"] for kind in _KINDS]
DISTRICTS: Final[list[int]] = [kind["districts"] for kind in _KINDS]
ALL_DISTRICTS: Final[int] = sum(DISTRICTS)
IMPERIUM_TILES: Final[list[int]] = [kind["imperium"] for kind in _KINDS]
KIND_OF: Final[list[int]] = [
    STRUCTURES.index(number) if number in STRUCTURES else EMPTY for number in range(max(STRUCTURES) + 1)
]  # by number of structures

# -- the supply -------------------------------------------------------------------------------------------

FOUNTAINS: Final[int] = DATA["supply"]["fountains"]
COINS: Final[int] = DATA["supply"]["coins"]

# -- hills, bridges, aqueducts: strip and row of a triangle, line and row of a vertex ---------------------

_HILLS: Final[list[dict[str, Any]]] = DATA["hills"]["spaces"]
STRIPS: Final[int] = DATA["grid"]["strips"]
ROWS: Final[int] = DATA["grid"]["rows"]
HILL_IDS: Final[list[str]] = [hill["id"] for hill in _HILLS]
HILL_NAMES: Final[list[str]] = [hill["name"] for hill in _HILLS]
HILLS: Final[int] = len(_HILLS)
HILLS_DRAWN: Final[int] = DATA["hills"]["drawn"]
HILL_SPACES: Final[list[list[int]]] = [hill["triangle"] for hill in _HILLS]
BRIDGE_SPACES: Final[list[list[int]]] = DATA["bridges"]["spaces"]
BRIDGES: Final[int] = len(BRIDGE_SPACES)
BRIDGE_VALUES: Final[list[int]] = sorted(set(DATA["bridges"]["tiles"]))
BRIDGE_COPIES: Final[list[int]] = [DATA["bridges"]["tiles"].count(value) for value in BRIDGE_VALUES]
VALUES: Final[int] = len(BRIDGE_VALUES)  # different ones
UNKNOWN: Final[int] = VALUES  # the back of a bridge tile
_SOURCES: Final[list[dict[str, Any]]] = DATA["aqueducts"]["sources"]
AQUEDUCT_IDS: Final[list[str]] = [source["id"] for source in _SOURCES]
AQUEDUCTS: Final[int] = len(_SOURCES)
SOURCE_VERTICES: Final[list[list[int]]] = [source["vertex"] for source in _SOURCES]
PIECES: Final[int] = DATA["aqueducts"]["pieces"]
START_PIECES: Final[int] = DATA["aqueducts"]["start_pieces"]
EXPAND_PIECES: Final[int] = DATA["aqueducts"]["expand_pieces"]

# -- scoring ----------------------------------------------------------------------------------------------

AQUEDUCT_POINTS: Final[int] = DATA["scoring"]["aqueduct"]
FOUNTAIN_POINTS: Final[int] = DATA["scoring"]["fountain"]
COIN_POINTS: Final[int] = DATA["scoring"]["coin"]
MOST_COINS: Final[int] = DATA["scoring"]["most_coins"]
MOST_COINS_TIED: Final[int] = DATA["scoring"]["most_coins_tied"]
MAJORITY: Final[int] = DATA["scoring"]["majority"]
MAJORITY_TIED: Final[int] = DATA["scoring"]["majority_tied"]

# -- variants: their values by number, our ruling first; those of the others are yes and no ---------------

HILLS_CLOSE: Final = 0  # a hill closes a site,
HILLS_COUNT: Final = 1  # and counts as a structure,
HILLS_OPEN: Final = 2  # or does not even close it
SHORT_OF_IMPERIUM: Final = 0  # of what there is no more than in the box
SHORT_OF_EVERYTHING: Final = 1
SHORT_OF_NOTHING: Final = 2
