"""The Builders: Antiquity drawn as SVG from a view: the common table and every player's side."""

from __future__ import annotations

from typing import Final

from aedilis.draw import TableAndSides
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity import GAME
from aedilis.games.builders_antiquity.drawing import common, faces, side
from aedilis.games.builders_antiquity.drawing.desk import Desk
from aedilis.games.builders_antiquity.words.speech import SEAT_NAMES

BOARD: Final = TableAndSides(
    GAME,
    Desk,
    common=(N_("Common table"), common.common),
    side=(N_("Sites of {name}"), side.side),
    card=faces.alone,
    symbols=faces.symbols(),
    cover=("pyramid", "alexandria-lighthouse", "sphinx", "hanging-gardens", "ziggurat", "machine-hoist"),
    colours=list(SEAT_NAMES),
)
