"""Everything of the reference drawn alone, and all symbols of the game."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Markup, icon, join, numeral
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing import buildings, signs, tiles
from aedilis.games.city_of_marble.drawing.symbols import put

# What stands on a hill, so that it is known without its name too.
LANDMARKS: Final = {
    "quirinal": "theatre",
    "viminal": "bath",
    "esquiline": "fountain",
    "capitoline": "temple",
    "palatine": "imperium",
    "aventine": "magistrate",
    "caelian": "aqueduct-white",
}


def symbols() -> Markup:
    return join([tiles.symbols(), buildings.symbols(), signs.symbols()])


def alone(id: str) -> str:
    """In a square of 100."""
    group, _, name = id.partition("-")
    if group == "hill":
        written = c.HILL_NAMES[c.HILL_IDS.index(name)][:3]
        return put("hill", 8, 0, 100) + numeral(36, 60, 30, written) + put(LANDMARKS[name], 58, 2, 38)
    if group == "bridge":
        return put("bridge-face", 0, 2, 100) + numeral(50, 54, 36, name)
    return icon("coin", 8, 8, 84) if id == "coin" else put(id, 0, 0, 100)
