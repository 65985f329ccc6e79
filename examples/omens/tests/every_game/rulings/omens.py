"""The rulings of Omens in its rulebook."""

from __future__ import annotations

from typing import Final

RULINGS: Final = [
    (1, "limit", "All others you have to give away", "Alle anderen musst du weggeben"),
    (2, "secrets", "Everybody sees how many there are", "Wie viele es sind, sehen alle"),
]
NAMES: Final = [1, 2]
# By which words the book tells of each decision of a player.
DECISIONS: Final = [("choose", "Keep the omen face down", "Behalte das Vorzeichen")]
