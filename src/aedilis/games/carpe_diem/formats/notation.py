"""The tables of everything that players and chance can do in Carpe Diem, with names for records."""

from __future__ import annotations

from typing import Final

from aedilis.engine.game import Action
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.rules import phases as p

SLOT_NAMES: Final = [f"{slot // c.DEPOT + 1}{'abcd'[slot % c.DEPOT]}" for slot in range(c.SLOTS)]

ACTIONS: Final = [
    *(Action(f"stand {space + 1}", "stand", f"space:{space + 1}") for space in range(c.SPACES)),
    *(Action(f"take {slot}", "take", f"tile:{slot}") for slot in SLOT_NAMES),
    Action("bread", "bread", "bread", prepares=True),
    *(Action(f"build {cell}", "build", f"cell:{cell}") for cell in c.CELL_NAMES),
    Action("store", "store", "store"),
    *(Action(f"at {cell}", "at", f"cell:{cell}", prepares=True) for cell in c.CELL_NAMES),
    *(Action(f"turn {turns}", "turn", f"turned:{turns}") for turns in range(c.SIDES)),
    *(Action(f"reward {kind}", "reward", f"reward:{kind}") for kind in c.KIND_IDS),
    *(Action(f"seal {seal + 1}", "seal", f"seal:{seal + 1}") for seal in range(c.SEALS)),
    *(Action(f"return {kind}", "return", f"fountain:{kind}") for kind in c.KIND_IDS),
    *(Action(f"disc {circle + 1}", "disc", f"circle:{circle + 1}") for circle in range(c.CIRCLES)),
    *(Action(f"score {place + 1}", "score", f"card:{place + 1}") for place in range(c.PLACES)),
    *(Action(f"loaves {place + 1}", "loaves", f"card:{place + 1}") for place in range(c.PLACES)),
    Action("done", "done", "scoring"),
    *(Action(f"keep {ware}", "keep", f"ware:{ware}", prepares=True) for ware in c.WARE_IDS),
    *(Action(f"pay {times}", "pay", "payment") for times in range(p.ACTIONS - p.PAY_BASE - p.PAYMENT)),
]

OUTCOMES: Final = [
    *(Action(f"tile {tile}", "tile", f"tile:{tile}") for tile in c.TILE_IDS),
    *(Action(f"fountain {kind}", "fountain", f"fountain:{kind}") for kind in c.KIND_IDS),
    *(Action(f"frame {piece}", "frame", f"frame:{piece}") for piece in c.FRAME_IDS),
    *(Action(f"tableau {tableau}", "tableau", f"tableau:{tableau}") for tableau in c.TABLEAU_IDS),
    *(Action(f"card {card}", "card", f"card:{card}") for card in c.CARD_IDS),
    *(Action(f"lay {card}", "lay", f"card:{card}") for card in c.CARD_IDS),
    *(Action(f"first {seat + 1}", "first", f"seat:{seat}") for seat in range(c.MOST_SEATS)),
]

_A_TILE: Final = 7 + c.FOUNTAIN_CARDS  # bread, take, cell, turn, two rewards and a card to return, all that can be


def longest(seats: int) -> int:
    """The most decisions a game can take: every tile is turned and rewarded, every ware kept, all bread eaten."""
    tiles = sum(map(len, c.STOCKS))
    dealt = 1 + (c.SIDES + 2) * seats + 2 * c.PLACES + tiles
    built = c.ROUNDS * c.STAGES * seats + c.SEALS
    kept = 2 * tiles  # a tile is part of two landscapes at most
    scored = 2 + 2 * (2 + kept) + 2 * tiles  # nobody gets more than two loaves for each tile there is
    return dealt + built * _A_TILE + c.STAGES * seats * scored
