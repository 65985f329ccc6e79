"""The tables of everything that players and chance can do in City of Marble, with names for records."""

from __future__ import annotations

from typing import Final

from aedilis.engine.game import Action
from aedilis.games.city_of_marble.components import (
    ALL_DISTRICTS,
    AQUEDUCT_IDS,
    AQUEDUCTS,
    BRIDGE_VALUES,
    BRIDGES,
    HILL_IDS,
    HILLS_DRAWN,
    KIND_IDS,
    MAGISTRATES,
    MOST_SEATS,
    PIECES,
)
from aedilis.games.city_of_marble.geometry import DIRECTION_NAMES, PLACE_NAMES, SITES, VERTEX_NAMES

ACTIONS: Final = [
    *(Action(f"draw {kind}", "draw", f"stack:{kind}") for kind in KIND_IDS),
    *(Action(f"play {kind}", "play", f"hand:{kind}", prepares=True) for kind in KIND_IDS),
    *(
        Action(f"{aqueduct} {direction}", "extend", f"aqueduct:{aqueduct}:{direction}")
        for aqueduct in AQUEDUCT_IDS
        for direction in DIRECTION_NAMES
    ),
    *(Action(f"recall {number + 1}", "recall", f"magistrate:{number + 1}") for number in range(MAGISTRATES)),
    *(Action(f"discard {kind}", "discard", f"imperium:{kind}") for kind in KIND_IDS),
    Action("end", "end", "turn"),
    *(Action(f"lay {place}", "lay", f"place:{place}") for place in PLACE_NAMES),
    Action("without", "without", "district"),
    Action("with", "with", "magistrates"),
    *(Action(f"site {site}", "site", f"site:{site}") for site in VERTEX_NAMES[:SITES]),
    *(Action(f"move {number + 1}", "move", f"magistrate:{number + 1}") for number in range(MAGISTRATES)),
    Action("stay", "stay", "site"),
]

OUTCOMES: Final = [
    *(Action(f"hill {hill}", "hill", f"hill:{hill}") for hill in HILL_IDS),
    *(Action(f"bridge {value}", "bridge", "bridge") for value in BRIDGE_VALUES),
    *(Action(f"first {seat + 1}", "first", f"seat:{seat}") for seat in range(MOST_SEATS)),
]


def longest(seats: int) -> int:
    """The most decisions a game can take: each district is drawn, played and left again, each piece laid.

    Every action uses something up that never comes back: a district of a stack, a district in hand, a magistrate on a
    district that was played, a piece of an aqueduct. So there are only so many actions, and no more turns than that.
    """
    set_up = 1 + HILLS_DRAWN + BRIDGES
    a_district = 1 + 3 + 1  # drawn; chosen, laid, with a magistrate or not; that one recalled
    pieces = AQUEDUCTS * PIECES
    actions = 3 * ALL_DISTRICTS + pieces + seats
    rewards = SITES * seats  # imperium tiles that are discarded
    return set_up + ALL_DISTRICTS * a_district + pieces + SITES * (1 + seats) + rewards + actions
