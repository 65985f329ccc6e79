"""What observations of Omens promise: no amounts."""

from __future__ import annotations

from typing import Final

from tests.every_game.promising import Promise

LAYOUT: Final = (1, "4f6a55b24c47")  # the version of its observations, and their digest
PROMISES: Final[dict[str, Promise]] = {}
NO_AMOUNTS: Final[dict[str, str]] = {}
