"""The tables of everything that players and chance can do in Carpe Diem, with names for records."""

from __future__ import annotations

from typing import Final

from aedilis.engine.game import Action
from aedilis.games.carpe_diem.components import (
    CARD_IDS,
    CELL_NAMES,
    CIRCLES,
    DEPOT,
    FOUNTAIN_CARDS,
    FRAME_IDS,
    KIND_IDS,
    MOST_SEATS,
    PLACES,
    ROUNDS,
    SEALS,
    SIDES,
    SLOTS,
    SPACES,
    STAGES,
    STOCKS,
    TABLEAU_IDS,
    TILE_IDS,
    WARE_IDS,
)
from aedilis.games.carpe_diem.phases import ACTIONS as ALL_ACTIONS
from aedilis.games.carpe_diem.phases import PAY_BASE, PAYMENT

SLOT_NAMES: Final = [f"{slot // DEPOT + 1}{'abcd'[slot % DEPOT]}" for slot in range(SLOTS)]

ACTIONS: Final = [
    *(Action(f"stand {space + 1}", "stand", f"space:{space + 1}") for space in range(SPACES)),
    *(Action(f"take {slot}", "take", f"tile:{slot}") for slot in SLOT_NAMES),
    Action("bread", "bread", "bread", prepares=True),
    *(Action(f"build {cell}", "build", f"cell:{cell}") for cell in CELL_NAMES),
    Action("store", "store", "store"),
    *(Action(f"at {cell}", "at", f"cell:{cell}", prepares=True) for cell in CELL_NAMES),
    *(Action(f"turn {turns}", "turn", f"turned:{turns}") for turns in range(SIDES)),
    *(Action(f"reward {kind}", "reward", f"reward:{kind}") for kind in KIND_IDS),
    *(Action(f"seal {seal + 1}", "seal", f"seal:{seal + 1}") for seal in range(SEALS)),
    *(Action(f"return {kind}", "return", f"fountain:{kind}") for kind in KIND_IDS),
    *(Action(f"disc {circle + 1}", "disc", f"circle:{circle + 1}") for circle in range(CIRCLES)),
    *(Action(f"score {place + 1}", "score", f"card:{place + 1}") for place in range(PLACES)),
    *(Action(f"loaves {place + 1}", "loaves", f"card:{place + 1}") for place in range(PLACES)),
    Action("done", "done", "scoring"),
    *(Action(f"keep {ware}", "keep", f"ware:{ware}", prepares=True) for ware in WARE_IDS),
    *(Action(f"pay {times}", "pay", "payment") for times in range(ALL_ACTIONS - PAY_BASE - PAYMENT)),
]

OUTCOMES: Final = [
    *(Action(f"tile {tile}", "tile", f"tile:{tile}") for tile in TILE_IDS),
    *(Action(f"fountain {kind}", "fountain", f"fountain:{kind}") for kind in KIND_IDS),
    *(Action(f"frame {piece}", "frame", f"frame:{piece}") for piece in FRAME_IDS),
    *(Action(f"tableau {tableau}", "tableau", f"tableau:{tableau}") for tableau in TABLEAU_IDS),
    *(Action(f"card {card}", "card", f"card:{card}") for card in CARD_IDS),
    *(Action(f"lay {card}", "lay", f"card:{card}") for card in CARD_IDS),
    *(Action(f"first {seat + 1}", "first", f"seat:{seat}") for seat in range(MOST_SEATS)),
]

_A_TILE: Final = 7 + FOUNTAIN_CARDS  # bread, take, cell, turn, two rewards and a card to return, all that can be


def longest(seats: int) -> int:
    """The most decisions a game can take: every tile is turned and rewarded, every ware kept, all bread eaten."""
    tiles = sum(map(len, STOCKS))
    dealt = 1 + (SIDES + 2) * seats + 2 * PLACES + tiles
    built = ROUNDS * STAGES * seats + SEALS
    kept = 2 * tiles  # a tile is part of two landscapes at most
    scored = 2 + 2 * (2 + kept) + 2 * tiles  # nobody gets more than two loaves for each tile there is
    return dealt + built * _A_TILE + STAGES * seats * scored
