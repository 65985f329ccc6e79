"""What is decided, and where its options stand. Written by `make generate` from `decisions.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.games.builders_antiquity.data import components as c

# What is being decided.
FIRST_PLAYER: Final = 0
DEAL: Final = 1
BUILDING: Final = 2
WORKER: Final = 3
ACT: Final = 4
SITE: Final = 5
TOOL: Final = 6
TEACH: Final = 7
END: Final = 8

# Actions: where the options of a block begin, and each sort within it.
ACT_BASE: Final = 0
OPEN: Final = 0
RECRUIT: Final = OPEN + len(c.BUILDING_IDS)
ACT_MORE: Final = ACT_BASE + RECRUIT + len(c.WORKER_IDS)
BUY_SLAVE: Final = 0
BUY_TOOL: Final = BUY_SLAVE + len(c.SLAVE_IDS)
BORROW: Final = BUY_TOOL + len(c.RESOURCE_NAMES)
UNIVERSITY: Final = BORROW + 1
SEND: Final = UNIVERSITY + len(c.RESOURCE_NAMES)
FREE: Final = SEND + len(c.HAND_IDS)
TAKE: Final = FREE + len(c.SLAVE_IDS)
REPAY: Final = TAKE + c.MOST_TAKEN
EXTRA: Final = REPAY + 1
END_TURN: Final = EXTRA + 1
SITE_BASE: Final = ACT_MORE + END_TURN + 1
TO: Final = 0
SITE_MORE: Final = SITE_BASE + TO + len(c.BUILDING_IDS)
AT: Final = 0
TOOL_BASE: Final = SITE_MORE + AT + len(c.BUILDING_IDS)
WITH: Final = 0
WITHOUT: Final = WITH + len(c.RESOURCE_NAMES)
TEACH_BASE: Final = TOOL_BASE + WITHOUT + 1
ACTIONS: Final = TEACH_BASE + len(c.HAND_IDS)

# Outcomes: where the options of a block begin, and each sort within it.
BUILDING_BASE: Final = 0
WORKER_BASE: Final = BUILDING_BASE + len(c.BUILDING_IDS)
APPRENTICE_BASE: Final = WORKER_BASE + len(c.WORKER_IDS)
FIRST_BASE: Final = APPRENTICE_BASE + len(c.WORKER_IDS[: c.START_WORKERS])
OUTCOMES: Final = FIRST_BASE + c.MOST_SEATS

# By decision.
NAMES: Final = ["first player", "deal", "building", "worker", "act", "site", "tool", "teach", "end"]
BASES: Final[list[int]] = [
    FIRST_BASE,
    APPRENTICE_BASE,
    BUILDING_BASE,
    WORKER_BASE,
    ACT_BASE,
    SITE_BASE,
    TOOL_BASE,
    TEACH_BASE,
    0,
]
SHOWN_AS: Final[list[int]] = [FIRST_PLAYER, DEAL, BUILDING, WORKER, ACT, ACT, ACT, ACT, END]
