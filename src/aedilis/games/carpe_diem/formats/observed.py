"""What the single numbers of an observation of Carpe Diem are called, where there are many that belong together."""

from __future__ import annotations

from typing import Final

from aedilis.games.carpe_diem.data import components as c

# Of a tile: what is on it, what leads over its sides before it is turned, and its chimneys.
JOINED: Final[list[str]] = c.KIND_IDS[: c.SINGLE]  # objects that go on from tile to tile: they are edges, after grass
TILE: Final = (
    *c.KIND_IDS,
    *[f"{kind} {side}" for side in c.SIDE_NAMES for kind in JOINED],
    *[f"chimneys {number}" for number in range(1, max(c.CHIMNEYS) + 1)],
)
# Of a scoring card: what it asks for and what it gives.
CARD: Final = (*c.WARE_IDS, *c.COUNTED, "points", "coins", "bread", "steps")
# Of a task of the frame: what for, and across which line or in which row.
LINES: Final[int] = max(c.COLUMNS, c.ROWS)
TASK: Final = (*c.KIND_IDS, *[f"at {line}" for line in range(LINES)])

DEPOTS: Final = [f"space {slot // c.DEPOT} tile {slot % c.DEPOT} {sign}" for slot in range(c.SLOTS) for sign in TILE]
SEALS: Final = [f"seal {seal} {sign}" for seal in range(c.SEALS) for sign in TILE]
STOCKS: Final = [f"{stock} {kind}" for stock in c.STOCK_NAMES for kind in c.KIND_IDS]
CARDS: Final = [f"place {place} {sign}" for place in range(c.PLACES) for sign in CARD]
FOUNTAINS: Final = (*c.KIND_IDS, "unknown")
TASKS: Final = [
    f"{side} {which} {sign}" for side in c.SIDE_NAMES for which in range(1, c.TASKS_A_PIECE + 1) for sign in TASK
]
OVER_LINES: Final = [
    f"{kind} {where} {cell}" for kind in JOINED for where in ("right of", "below") for cell in c.CELL_NAMES
]
SINGLES: Final = [f"{kind} {cell}" for kind in c.KIND_IDS[c.SINGLE :] for cell in c.CELL_NAMES]
