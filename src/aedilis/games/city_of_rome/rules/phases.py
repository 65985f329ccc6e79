"""What is decided in City of Rome, and where the options of each decision stand in its tables."""

from __future__ import annotations

from typing import Final

from aedilis.games.city_of_rome.data import components as c

# Phases: what is being decided.
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

# The action table in order: where each phase's options begin.
PLACE_BASE: Final = 0
TAKE_BASE: Final = PLACE_BASE + c.SPACES
ACT_BASE: Final = TAKE_BASE + c.KINDS
PRODUCE: Final = c.KINDS  # after one option for each kind to build
DONE: Final = c.KINDS + 1
CELL_BASE: Final = ACT_BASE + c.KINDS + 2
PAY_BASE: Final = CELL_BASE + c.CELLS
COINS: Final = c.CELLS  # after one option for each cell whose brick token may be spent
SCHOOL_BASE: Final = PAY_BASE + c.CELLS + 1
KEEP_BASE: Final = SCHOOL_BASE + len(c.DECK_NAMES)
UNDER_BASE: Final = KEEP_BASE + c.KINDS
ACTIONS: Final = UNDER_BASE + c.KINDS

# The table of chance: a card, an arrangement of the strip, a first player.
CARD_BASE: Final = 0
STRIP_BASE: Final = CARD_BASE + c.KINDS
FIRST_BASE: Final = STRIP_BASE + len(c.ARRANGEMENTS)
OUTCOMES: Final = FIRST_BASE + c.MOST_SEATS

BASES: Final[list[int]] = [
    FIRST_BASE, STRIP_BASE, CARD_BASE, KEEP_BASE, CARD_BASE, PLACE_BASE, TAKE_BASE, ACT_BASE, PAY_BASE, CELL_BASE,
    SCHOOL_BASE, UNDER_BASE, 0,
]  # fmt: skip

# Sources of chance are the decks by number, and these two.
STACK_OF_STRIPS: Final = len(c.DECK_NAMES)
OLDEST_PLAYER: Final = STACK_OF_STRIPS + 1

# The phases as texts call them.
NAMES: Final = [
    "first player", "strip", "draw", "keep", "reveal", "place", "take", "act", "pay", "cell", "school", "under", "end",
]  # fmt: skip
