"""The tables of everything that players and chance can do in City of Marble, with names for records."""

from __future__ import annotations

from typing import Final

from aedilis.engine.game import Action
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g

ACTIONS: Final = [
    *(Action(f"draw {kind}", "draw", f"stack:{kind}") for kind in c.KIND_IDS),
    *(Action(f"play {kind}", "play", f"hand:{kind}", prepares=True) for kind in c.KIND_IDS),
    *(
        Action(f"{aqueduct} {direction}", "extend", f"aqueduct:{aqueduct}:{direction}")
        for aqueduct in c.AQUEDUCT_IDS
        for direction in g.DIRECTION_NAMES
    ),
    *(Action(f"recall {number + 1}", "recall", f"magistrate:{number + 1}") for number in range(c.MAGISTRATES)),
    *(Action(f"discard {kind}", "discard", f"imperium:{kind}") for kind in c.KIND_IDS),
    Action("end", "end", "turn"),
    *(Action(f"lay {place}", "lay", f"place:{place}") for place in g.PLACE_NAMES),
    Action("without", "without", "district"),
    Action("with", "with", "magistrates"),
    *(Action(f"site {site}", "site", f"site:{site}") for site in g.VERTEX_NAMES[: g.SITES]),
    *(Action(f"move {number + 1}", "move", f"magistrate:{number + 1}") for number in range(c.MAGISTRATES)),
    Action("stay", "stay", "site"),
]

OUTCOMES: Final = [
    *(Action(f"hill {hill}", "hill", f"hill:{hill}") for hill in c.HILL_IDS),
    *(Action(f"bridge {value}", "bridge", "bridge") for value in c.BRIDGE_VALUES),
    *(Action(f"first {seat + 1}", "first", f"seat:{seat}") for seat in range(c.MOST_SEATS)),
]


def longest(seats: int) -> int:
    """The most decisions a game can take: each district is drawn, played and left again, each piece laid.

    Every action uses something up that never comes back: a district of a stack, a district in hand, a magistrate on a
    district that was played, a piece of an aqueduct. So there are only so many actions, and no more turns than that.
    """
    set_up = 1 + c.HILLS_DRAWN + c.BRIDGES
    a_district = 1 + 3 + 1  # drawn; chosen, laid, with a magistrate or not; that one recalled
    pieces = c.AQUEDUCTS * c.PIECES
    actions = 3 * c.ALL_DISTRICTS + pieces + seats
    rewards = g.SITES * seats  # imperium tiles that are discarded
    return set_up + c.ALL_DISTRICTS * a_district + pieces + g.SITES * (1 + seats) + rewards + actions
