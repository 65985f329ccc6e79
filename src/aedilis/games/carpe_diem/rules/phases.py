"""What is decided in Carpe Diem, and where the options of each decision stand in its tables."""

from __future__ import annotations

from typing import Final

from aedilis.games.carpe_diem.data import components as c

# Phases: what is being decided. (The rulebook's four phases of the game are called stages here.)
FIRST_PLAYER: Final = 0
FRAME: Final = 1
TABLEAU: Final = 2
CARD: Final = 3  # which scoring cards are in the game
LAY: Final = 4  # where they lie
SEAL: Final = 5
FIGURE: Final = 6
TILE: Final = 7
MOVE: Final = 8  # where to, and which tile
ANYWHERE: Final = 9  # the same with bread
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

# The action table in order: where each phase's options begin.
FIGURE_BASE: Final = 0
TAKE_BASE: Final = FIGURE_BASE + c.SPACES
BREAD: Final = c.SLOTS  # after one option for each tile in the depots
BUILD_BASE: Final = TAKE_BASE + c.SLOTS + 1  # on a cell where a tile fits in one way only
STORE: Final = c.CELLS
AT_BASE: Final = BUILD_BASE + c.CELLS + 1  # on a cell, before it is chosen how to turn the tile
TURN_BASE: Final = AT_BASE + c.CELLS
REWARD_BASE: Final = TURN_BASE + c.SIDES
CRAFT_BASE: Final = REWARD_BASE + c.KINDS
RETURN_BASE: Final = CRAFT_BASE + c.SEALS
DISC_BASE: Final = RETURN_BASE + c.KINDS
SCORE_BASE: Final = DISC_BASE + c.CIRCLES
LOAVES: Final = c.PLACES  # after one option for each place that a card is on: bread instead
DONE: Final = 2 * c.PLACES
PAY_BASE: Final = SCORE_BASE + DONE + 1  # first, a ware to keep; then how often to pay
PAYMENT: Final = c.WARES
PAYMENTS: Final = 62 - PAYMENT  # in the first window, not at all included
PAYMENT_BASE: Final = PAY_BASE + PAYMENT
MORE_BASE: Final = PAYMENT_BASE + PAYMENTS
ACTIONS: Final = MORE_BASE + 62

# The table of chance.
TILE_BASE: Final = 0
CARD_OF_FOUNTAIN_BASE: Final = TILE_BASE + c.TILES
FRAME_BASE: Final = CARD_OF_FOUNTAIN_BASE + c.KINDS
TABLEAU_BASE: Final = FRAME_BASE + c.FRAMES
CARD_BASE: Final = TABLEAU_BASE + c.TABLEAUS
LAY_BASE: Final = CARD_BASE + c.CARDS
FIRST_BASE: Final = LAY_BASE + c.CARDS
OUTCOMES: Final = FIRST_BASE + c.MOST_SEATS

BASES: Final[list[int]] = [
    FIRST_BASE, FRAME_BASE, TABLEAU_BASE, CARD_BASE, LAY_BASE, TILE_BASE, FIGURE_BASE, TILE_BASE, TAKE_BASE,
    TAKE_BASE, BUILD_BASE, TURN_BASE, REWARD_BASE, CRAFT_BASE, CARD_OF_FOUNTAIN_BASE, RETURN_BASE, DISC_BASE,
    SCORE_BASE, PAY_BASE, 0,
]  # fmt: skip

# Sources of chance: the two stocks of tiles by number, and these.
STACK_OF_FOUNTAINS: Final = 2
SET_UP: Final = 3

# The phases as texts call them.
NAMES: Final = [
    "first player", "frame", "tableau", "card", "lay", "seal", "figure", "tile", "move", "anywhere", "build", "turn",
    "reward", "craftsman", "fountain", "return", "disc", "score", "pay", "end",
]  # fmt: skip
