"""The rulings of Omens in its rulebook."""

from __future__ import annotations

from typing import Final

RULINGS: Final = [
    (1, "limit", "All others you have to give away", "Alle anderen musst du weggeben"),
    (2, "secrets", "Everybody sees how many there are", "Wie viele es sind, sehen alle"),
]
NAMES: Final = [1, 2]
