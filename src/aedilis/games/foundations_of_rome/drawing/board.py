"""Foundations of Rome drawn as SVG from a view: the city with the market, and every player's side."""

from __future__ import annotations

from typing import Final

from aedilis.draw import TableAndSides
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome import GAME
from aedilis.games.foundations_of_rome.drawing import common, faces, side
from aedilis.games.foundations_of_rome.drawing.desk import COLOURS, Desk

BOARD: Final = TableAndSides(
    GAME,
    Desk,
    common=(N_("The city"), common.common),
    side=(N_("Side of {name}"), side.side),
    card=faces.alone,
    symbols=faces.symbols(),
    cover=("grand-insula-sq", "colosseum", "pantheon", "foundry-sq", "grand-fountain", "regia"),
    colours=COLOURS,
)
show: Final = BOARD.show
