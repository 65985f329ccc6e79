"""What is decided in The Builders: Antiquity, and where the options of each decision stand in its tables."""

from __future__ import annotations

from typing import Final

from aedilis.games.builders_antiquity.data import components as c

# Phases: what is being decided.
FIRST_PLAYER: Final = 0
DEAL: Final = 1
BUILDING: Final = 2
WORKER: Final = 3
ACT: Final = 4
SITE: Final = 5
TOOL: Final = 6
TEACH: Final = 7
END: Final = 8

# The action table in order. An action has two windows on it; first, cards to take from the rows ...
OPEN_BASE: Final = 0
RECRUIT_BASE: Final = OPEN_BASE + c.BUILDINGS
# ... and second all else, here by the number in that window.
MORE_BASE: Final = RECRUIT_BASE + c.WORKERS
BUY_SLAVE: Final = 0
BUY_TOOL: Final = BUY_SLAVE + c.SLAVES
BORROW: Final = BUY_TOOL + c.RESOURCES
UNIVERSITY: Final = BORROW + 1
SEND: Final = UNIVERSITY + c.RESOURCES
FREE: Final = SEND + c.HANDS
TAKE: Final = FREE + c.SLAVES  # one action, two and so on
REPAY: Final = TAKE + c.MOST_TAKEN
EXTRA: Final = REPAY + 1
END_TURN: Final = EXTRA + 1

TO_BASE: Final = MORE_BASE + END_TURN + 1  # a site, where no tool can be chosen
AT_BASE: Final = TO_BASE + c.BUILDINGS  # a site, before a tool is chosen
TOOL_BASE: Final = AT_BASE + c.BUILDINGS
NO_TOOL: Final = c.RESOURCES  # after one option for each tool
TEACH_BASE: Final = TOOL_BASE + c.RESOURCES + 1
ACTIONS: Final = TEACH_BASE + c.HANDS

# The table of chance: a building, a worker, an apprentice dealt, a first player.
BUILDING_BASE: Final = 0
WORKER_BASE: Final = BUILDING_BASE + c.BUILDINGS
DEAL_BASE: Final = WORKER_BASE + c.WORKERS
FIRST_BASE: Final = DEAL_BASE + c.START_WORKERS
OUTCOMES: Final = FIRST_BASE + c.MOST_SEATS

BASES: Final[list[int]] = [
    FIRST_BASE, DEAL_BASE, BUILDING_BASE, WORKER_BASE, OPEN_BASE, TO_BASE, TOOL_BASE, TEACH_BASE, 0,
]  # fmt: skip

# Sources of chance.
BUILDING_DECK: Final = 0
WORKER_DECK: Final = 1
APPRENTICES: Final = 2
START_PLAYER: Final = 3

# The phases as texts call them.
NAMES: Final = ["first player", "deal", "building", "worker", "act", "site", "tool", "teach", "end"]
