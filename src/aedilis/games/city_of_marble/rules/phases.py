"""What is decided in City of Marble, and where the options of each decision stand in its tables."""

from __future__ import annotations

from typing import Final

from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g

# Phases: what is being decided, by chance ...
FIRST_PLAYER: Final = 0
HILL: Final = 1
BRIDGE: Final = 2  # what stands on the tile that was just taken
# ... and by a player.
ACT: Final = 3  # which action
DRAW: Final = 4  # the second district
LAY: Final = 5  # where to play a district
POST: Final = 6  # whether a magistrate goes on it
PIECE: Final = 7  # of an aqueduct
SITE: Final = 8  # which of several is resolved next
MOVE: Final = 9  # whether a magistrate goes from the site to the imperium space or the treasury
END: Final = 10

# The action table in order. What an action begins with comes first, and serves for its second half too:
ACT_BASE: Final = 0
DRAW_FIRST: Final = 0  # by kind
PLAY: Final = c.KINDS  # by kind
EXTEND: Final = PLAY + c.KINDS  # by aqueduct * DIRECTIONS + direction
RECALL: Final = EXTEND + c.AQUEDUCTS * g.DIRECTIONS  # by magistrate
DISCARD: Final = RECALL + c.MAGISTRATES  # by kind
END_TURN: Final = DISCARD + c.KINDS

LAY_BASE: Final = ACT_BASE + END_TURN + 1  # by place
POST_BASE: Final = LAY_BASE + g.PLACES
WITHOUT: Final = 0
WITH: Final = 1
SITE_BASE: Final = POST_BASE + 2  # by site
MOVE_BASE: Final = SITE_BASE + g.SITES  # by magistrate
STAY: Final = c.MAGISTRATES
ACTIONS: Final = MOVE_BASE + c.MAGISTRATES + 1

# The table of chance.
HILL_OUT: Final = 0
BRIDGE_OUT: Final = HILL_OUT + c.HILLS  # by value
FIRST_OUT: Final = BRIDGE_OUT + c.VALUES
OUTCOMES: Final = FIRST_OUT + c.MOST_SEATS

BASES: Final[list[int]] = [
    FIRST_OUT, HILL_OUT, BRIDGE_OUT, ACT_BASE, ACT_BASE, LAY_BASE, POST_BASE, ACT_BASE, SITE_BASE, MOVE_BASE, 0,
]  # fmt: skip

# Sources of chance.
SET_UP: Final = 0
BRIDGE_TILES: Final = 1

# The phases as texts call them.
NAMES: Final = [
    "first player", "hill", "bridge", "action", "draw", "lay", "magistrate", "piece", "site", "move", "end",
]  # fmt: skip
