"""What is decided, and where its options stand. Written by `make generate` from `decisions.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.games.city_of_rome.data import components as c

CARDS: Final = c.IDS[: c.KINDS]
# What is being decided.
FIRST_PLAYER: Final = 0
STRIP: Final = 1
DRAW: Final = 2
KEEP: Final = 3
REVEAL: Final = 4
PLACE: Final = 5
TAKE: Final = 6
ACT: Final = 7
PAY: Final = 8
CELL: Final = 9
SCHOOL: Final = 10
UNDER: Final = 11
END: Final = 12

# Actions: where the options of a block begin, and each sort within it.
PLACE_BASE: Final = 0
TAKE_BASE: Final = PLACE_BASE + c.SPACES
ACT_BASE: Final = TAKE_BASE + len(CARDS)
BUILD: Final = 0
PRODUCE: Final = BUILD + len(CARDS)
DONE: Final = PRODUCE + 1
CELL_BASE: Final = ACT_BASE + DONE + 1
PAY_BASE: Final = CELL_BASE + len(c.CELL_NAMES)
BRICK: Final = 0
COINS: Final = BRICK + len(c.CELL_NAMES)
SCHOOL_BASE: Final = PAY_BASE + COINS + 1
KEEP_BASE: Final = SCHOOL_BASE + len(c.DECK_NAMES)
UNDER_BASE: Final = KEEP_BASE + len(CARDS)
ACTIONS: Final = UNDER_BASE + len(CARDS)

# Outcomes: where the options of a block begin, and each sort within it.
CARD_BASE: Final = 0
STRIP_BASE: Final = CARD_BASE + len(CARDS)
FIRST_BASE: Final = STRIP_BASE + len(c.ARRANGEMENTS)
OUTCOMES: Final = FIRST_BASE + c.MOST_SEATS

# By decision.
NAMES: Final = [
    "first player",
    "strip",
    "draw",
    "keep",
    "reveal",
    "place",
    "take",
    "act",
    "pay",
    "cell",
    "school",
    "under",
    "end",
]
BASES: Final[list[int]] = [
    FIRST_BASE,
    STRIP_BASE,
    CARD_BASE,
    KEEP_BASE,
    CARD_BASE,
    PLACE_BASE,
    TAKE_BASE,
    ACT_BASE,
    PAY_BASE,
    CELL_BASE,
    SCHOOL_BASE,
    UNDER_BASE,
    0,
]
SHOWN_AS: Final[list[int]] = [FIRST_PLAYER, STRIP, DRAW, KEEP, REVEAL, PLACE, TAKE, ACT, ACT, ACT, SCHOOL, UNDER, END]
