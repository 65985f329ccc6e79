"""What fills the {blanks} of the rulebook of City of Marble, so that it never contradicts the components."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aedilis.engine.words import Words
from aedilis.games.city_of_marble import terms
from aedilis.games.city_of_marble.components import (
    ACTIONS_A_TURN,
    ALL_DISTRICTS,
    AQUEDUCT_POINTS,
    AQUEDUCTS,
    BRIDGE_COPIES,
    BRIDGE_VALUES,
    BRIDGES,
    BUILDING_POINTS,
    COIN_POINTS,
    COINS,
    DATA,
    DISTRICTS,
    EMPTY_STACKS,
    EXPAND_PIECES,
    FOUNTAIN_POINTS,
    FOUNTAINS,
    HILLS,
    HILLS_DRAWN,
    IMPERIUM_TILES,
    KIND_OF,
    KINDS,
    LAST_ACTIONS,
    MAGISTRATES,
    MAJORITY,
    MAJORITY_TIED,
    MOST_COINS,
    MOST_COINS_TIED,
    PIECES,
    START_DISTRICTS,
    START_PIECES,
    STRIPS,
    STRUCTURES,
)
from aedilis.games.city_of_marble.geometry import OBTUSE, PLACE_NAMES, PLACE_TRIANGLES, TRIANGLE_NAMES, VERTEX_NAMES

NUMBERS: Final[dict[str, object]] = {
    "actions": ACTIONS_A_TURN,
    "all_imperium": sum(IMPERIUM_TILES),
    "all_pieces": AQUEDUCTS * PIECES,
    "aqueduct_points": AQUEDUCT_POINTS,
    "bridge_spaces": BRIDGES,
    "bridges": sum(BRIDGE_COPIES),
    "buildings": DATA["supply"]["civic_buildings"],
    "coin_points": COIN_POINTS,
    "coins": COINS,
    "districts": ALL_DISTRICTS,
    "empty_stacks": EMPTY_STACKS,
    "expand_pieces": EXPAND_PIECES,
    "final_actions": LAST_ACTIONS,
    "fountain_points": FOUNTAIN_POINTS,
    "fountains": FOUNTAINS,
    "highest_bridge": BRIDGE_VALUES[-1],
    "hills": HILLS,
    "hills_drawn": HILLS_DRAWN,
    "imperium": IMPERIUM_TILES[0],
    "lowest_bridge": BRIDGE_VALUES[0],
    "magistrates": MAGISTRATES,
    "majority": MAJORITY,
    "most_coins": MOST_COINS,
    "most_coins_tied": MOST_COINS_TIED,
    "pieces": PIECES,
    "sources": AQUEDUCTS,
    "start_districts": START_DISTRICTS,
    "start_pieces": START_PIECES,
    "strips": STRIPS,
    "tied": MAJORITY_TIED,
}


def blanks(words: Words) -> dict[str, object]:
    return {**NUMBERS, **lists(words), **examples(words)}


# -- lists --------------------------------------------------------------------------------------------


def lists(words: Words) -> dict[str, object]:
    by_size = sorted(range(KINDS), key=lambda kind: STRUCTURES[kind])
    named = {kind: (terms.building_name(words, kind), terms.colour_name(words, kind)) for kind in by_size}
    sites = ((STRUCTURES[kind], f"{name} ({colour})", BUILDING_POINTS[kind]) for kind, (name, colour) in named.items())
    return {
        "rows_of_sites": rows(sites),
        "rows_of_kinds": rows((*names, DISTRICTS[kind]) for kind, names in named.items()),
    }


def rows(cells: Iterable[Iterable[object]]) -> str:
    """Rows of a table in Markdown."""
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in cells)


# -- the worked examples ------------------------------------------------------------------------------


def examples(words: Words) -> dict[str, object]:
    place = PLACE_NAMES.index("e5-e6")
    return {
        "ex_place": PLACE_NAMES[place],
        "ex_triangle": TRIANGLE_NAMES[PLACE_TRIANGLES[place][0]],
        "ex_site": VERTEX_NAMES[OBTUSE[place][0]],
        "ex_temple": BUILDING_POINTS[KIND_OF[3]],
        "ex_actions": ACTIONS_A_TURN + 1,
        "ex_four_building": terms.building_name(words, KIND_OF[4]),
        "ex_three_building": terms.building_name(words, KIND_OF[3]),
        "ex_aqueduct": AQUEDUCT_POINTS,
        "ex_beside": 3 * FOUNTAIN_POINTS,
    }
