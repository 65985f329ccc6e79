"""The kit that boards are drawn with. What games draw with can be imported from here."""

from __future__ import annotations

from aedilis.draw.board import Region, Scene
from aedilis.draw.desk import (
    CARD_CORNER,
    GONE,
    LIGHT_SEATS,
    PLATE,
    corner,
    gap,
    glow,
    kept,
    ringed,
    ringed_broadly,
    shortened,
)
from aedilis.draw.icons import INNER_LEAVES, OUTER_LEAVES, halo, icon
from aedilis.draw.markup import Markup, escape, join
from aedilis.draw.shapes import (
    Symbols,
    arch,
    circle,
    ellipse,
    leaf,
    line,
    numeral,
    path,
    polygon,
    rect,
    star,
    symbol,
    use,
)
from aedilis.draw.sides import Drawn, PlainDesk, TableAndSides, region

__all__ = [
    "CARD_CORNER", "GONE", "INNER_LEAVES", "LIGHT_SEATS", "OUTER_LEAVES", "PLATE", "Drawn", "Markup", "PlainDesk",
    "Region", "Scene", "Symbols", "TableAndSides", "arch", "circle", "corner", "ellipse", "escape", "gap", "glow",
    "halo", "icon", "join", "kept", "leaf", "line", "numeral", "path", "polygon", "rect", "region", "ringed",
    "ringed_broadly", "shortened", "star", "symbol", "use",
]  # fmt: skip
