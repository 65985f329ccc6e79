"""This game's own symbols: their names begin with its slug, as several games may be drawn on one page."""

from __future__ import annotations

from typing import Final

from aedilis.draw.markup import Markup
from aedilis.draw.shapes import symbol, use

PREFIX: Final = "city-of-marble-"


def define(name: str, size: int, *shapes: str) -> Markup:
    return symbol(PREFIX + name, size, *shapes)


def put(name: str, x: float, y: float, size: float) -> str:
    return use(PREFIX + name, x, y, size)
