"""The components file as data, one entry for each card."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

DATA: Final[dict[str, Any]] = tomllib.loads(
    files("aedilis.games.city_of_rome").joinpath("data", "components.toml").read_text(encoding="utf-8")
)
DECKS: Final = ("I", "II", "III", "IV")


def cards(deck: str) -> list[dict[str, Any]]:
    return [building for building in DATA["decks"][deck]["buildings"] for _ in range(building["copies"])]


def all_cards() -> list[dict[str, Any]]:
    """All cards of the four decks."""
    return [card for deck in DECKS for card in cards(deck)]
