"""What is decided, and where its options stand. Written by `make generate` from `decisions.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.games.carpe_diem.data import components as c

WINDOW: Final = 62
FEW: Final = WINDOW - c.WARES
MANY_TIMES: Final = [str(times) for times in range(FEW, FEW + WINDOW)]
# What is being decided.
FIRST_PLAYER: Final = 0
FRAME: Final = 1
TABLEAU: Final = 2
CARD: Final = 3
LAY: Final = 4
SEAL: Final = 5
FIGURE: Final = 6
TILE: Final = 7
MOVE: Final = 8
ANYWHERE: Final = 9
BUILD: Final = 10
TURN: Final = 11
REWARD: Final = 12
CRAFT: Final = 13
FOUNTAIN_CARD: Final = 14
RETURN: Final = 15
DISC: Final = 16
SCORE: Final = 17
PAY: Final = 18
END: Final = 19

# Actions: where the options of a block begin, and each sort within it.
FIGURE_BASE: Final = 0
TAKE_BASE: Final = FIGURE_BASE + c.SPACES
A_TILE: Final = 0
BREAD: Final = A_TILE + len(c.SLOT_NAMES)
BUILD_BASE: Final = TAKE_BASE + BREAD + 1
ON_CELL: Final = 0
STORE: Final = ON_CELL + len(c.CELL_NAMES)
BUILD_MORE: Final = BUILD_BASE + STORE + 1
AT: Final = 0
TURN_BASE: Final = BUILD_MORE + AT + len(c.CELL_NAMES)
REWARD_BASE: Final = TURN_BASE + c.SIDES
CRAFT_BASE: Final = REWARD_BASE + len(c.KIND_IDS)
RETURN_BASE: Final = CRAFT_BASE + c.SEALS
DISC_BASE: Final = RETURN_BASE + len(c.KIND_IDS)
SCORE_BASE: Final = DISC_BASE + c.CIRCLES
A_CARD: Final = 0
LOAVES: Final = A_CARD + c.PLACES
DONE: Final = LOAVES + c.PLACES
PAY_BASE: Final = SCORE_BASE + DONE + 1
KEEP: Final = 0
TIMES: Final = KEEP + len(c.WARE_IDS)
PAY_MORE: Final = PAY_BASE + TIMES + FEW
MORE_TIMES: Final = 0
ACTIONS: Final = PAY_MORE + MORE_TIMES + len(MANY_TIMES)

# Outcomes: where the options of a block begin, and each sort within it.
TILE_BASE: Final = 0
FOUNTAIN_CARD_BASE: Final = TILE_BASE + len(c.TILE_IDS)
FRAME_BASE: Final = FOUNTAIN_CARD_BASE + len(c.KIND_IDS)
TABLEAU_BASE: Final = FRAME_BASE + len(c.FRAME_IDS)
CARD_BASE: Final = TABLEAU_BASE + len(c.TABLEAU_IDS)
LAY_BASE: Final = CARD_BASE + len(c.CARD_IDS)
FIRST_BASE: Final = LAY_BASE + len(c.CARD_IDS)
OUTCOMES: Final = FIRST_BASE + c.MOST_SEATS

# By decision.
NAMES: Final = [
    "first player",
    "frame",
    "tableau",
    "card",
    "lay",
    "seal",
    "figure",
    "tile",
    "move",
    "anywhere",
    "build",
    "turn",
    "reward",
    "craftsman",
    "fountain",
    "return",
    "disc",
    "score",
    "pay",
    "end",
]
BASES: Final[list[int]] = [
    FIRST_BASE,
    FRAME_BASE,
    TABLEAU_BASE,
    CARD_BASE,
    LAY_BASE,
    TILE_BASE,
    FIGURE_BASE,
    TILE_BASE,
    TAKE_BASE,
    TAKE_BASE,
    BUILD_BASE,
    TURN_BASE,
    REWARD_BASE,
    CRAFT_BASE,
    FOUNTAIN_CARD_BASE,
    RETURN_BASE,
    DISC_BASE,
    SCORE_BASE,
    PAY_BASE,
    0,
]
SHOWN_AS: Final[list[int]] = [
    FIRST_PLAYER,
    FRAME,
    TABLEAU,
    CARD,
    LAY,
    SEAL,
    FIGURE,
    TILE,
    MOVE,
    MOVE,
    BUILD,
    BUILD,
    REWARD,
    CRAFT,
    FOUNTAIN_CARD,
    RETURN,
    DISC,
    SCORE,
    PAY,
    END,
]
