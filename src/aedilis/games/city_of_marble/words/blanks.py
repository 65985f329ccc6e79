"""What fills the {blanks} of the rulebook of City of Marble, so that it never contradicts the components."""

from __future__ import annotations

from typing import Final

from aedilis.engine.words import Words, rows
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.words import terms

EXAMPLE: Final = g.PLACE_NAMES.index("e5-e6")  # a place


def blanks(words: Words) -> dict[str, object]:
    by_size = sorted(range(c.KINDS), key=lambda kind: c.STRUCTURES[kind])
    named = {kind: (terms.building_name(words, kind), terms.colour_name(words, kind)) for kind in by_size}
    sites = (
        (c.STRUCTURES[kind], f"{name} ({colour})", c.BUILDING_POINTS[kind]) for kind, (name, colour) in named.items()
    )
    return {
        "all_imperium": sum(c.IMPERIUM_TILES),
        "all_pieces": c.AQUEDUCTS * c.PIECES,
        "bridges": sum(c.BRIDGE_COPIES),
        "buildings": c.DATA["supply"]["civic_buildings"],
        "highest_bridge": c.BRIDGE_VALUES[-1],
        "rows_of_sites": rows(sites),
        "rows_of_kinds": rows((*names, c.DISTRICTS[kind]) for kind, names in named.items()),
        # the worked examples
        "ex_place": g.PLACE_NAMES[EXAMPLE],
        "ex_triangle": g.TRIANGLE_NAMES[g.PLACE_TRIANGLES[EXAMPLE][0]],
        "ex_site": g.VERTEX_NAMES[g.OBTUSE[EXAMPLE][0]],
        "ex_temple": c.BUILDING_POINTS[c.KIND_OF[3]],
        "ex_actions": c.ACTIONS_A_TURN + 1,
        "ex_four_building": terms.building_name(words, c.KIND_OF[4]),
        "ex_three_building": terms.building_name(words, c.KIND_OF[3]),
        "ex_aqueduct": c.AQUEDUCT_POINTS,
        "ex_beside": 3 * c.FOUNTAIN_POINTS,
    }
