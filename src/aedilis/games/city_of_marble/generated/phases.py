"""What is decided, and where its options stand. Written by `make generate` from `decisions.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g

WAYS: Final[list[str]] = [f"{aqueduct} {direction}" for aqueduct in c.AQUEDUCT_IDS for direction in g.DIRECTION_NAMES]
WORTH: Final[list[str]] = [str(value) for value in c.BRIDGE_VALUES]
# What is being decided.
FIRST_PLAYER: Final = 0
HILL: Final = 1
BRIDGE: Final = 2
ACT: Final = 3
DRAW: Final = 4
LAY: Final = 5
POST: Final = 6
PIECE: Final = 7
SITE: Final = 8
MOVE: Final = 9
END: Final = 10

# Actions: where the options of a block begin, and each sort within it.
ACT_BASE: Final = 0
DRAW_FIRST: Final = 0
PLAY: Final = DRAW_FIRST + len(c.KIND_IDS)
EXTEND: Final = PLAY + len(c.KIND_IDS)
RECALL: Final = EXTEND + len(WAYS)
DISCARD: Final = RECALL + c.MAGISTRATES
END_TURN: Final = DISCARD + len(c.KIND_IDS)
LAY_BASE: Final = ACT_BASE + END_TURN + 1
POST_BASE: Final = LAY_BASE + len(g.PLACE_NAMES)
WITHOUT: Final = 0
WITH: Final = WITHOUT + 1
SITE_BASE: Final = POST_BASE + WITH + 1
MOVE_BASE: Final = SITE_BASE + len(g.SITE_NAMES)
SEND: Final = 0
STAY: Final = SEND + c.MAGISTRATES
ACTIONS: Final = MOVE_BASE + STAY + 1

# Outcomes: where the options of a block begin, and each sort within it.
HILL_BASE: Final = 0
BRIDGE_BASE: Final = HILL_BASE + len(c.HILL_IDS)
FIRST_BASE: Final = BRIDGE_BASE + len(WORTH)
OUTCOMES: Final = FIRST_BASE + c.MOST_SEATS

# By decision.
NAMES: Final = ["first player", "hill", "bridge", "action", "draw", "lay", "magistrate", "piece", "site", "move", "end"]
BASES: Final[list[int]] = [
    FIRST_BASE,
    HILL_BASE,
    BRIDGE_BASE,
    ACT_BASE,
    ACT_BASE,
    LAY_BASE,
    POST_BASE,
    ACT_BASE,
    SITE_BASE,
    MOVE_BASE,
    0,
]
SHOWN_AS: Final[list[int]] = [FIRST_PLAYER, HILL, BRIDGE, ACT, DRAW, ACT, POST, PIECE, SITE, MOVE, END]
