"""Carpe Diem drawn as SVG from a view: the common table and every player's side."""

from __future__ import annotations

from typing import Final

from aedilis.draw import TableAndSides
from aedilis.engine.words import N_
from aedilis.games.carpe_diem import GAME
from aedilis.games.carpe_diem.drawing import common, faces, side, tiles
from aedilis.games.carpe_diem.drawing.desk import COLOURS, Desk

BOARD: Final = TableAndSides(
    GAME,
    Desk,
    common=(N_("Common table"), common.common),
    side=(N_("District of {name}"), side.side),
    card=faces.alone,
    symbols=tiles.symbols(),
    cover=("villa-three", "pond-corner", "vineyard-across", "fountain", "chicken-run-corner", "herb-garden-across"),
    colours=COLOURS,
)
show: Final = BOARD.show
