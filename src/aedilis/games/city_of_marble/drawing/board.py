"""Rome: City of Marble drawn as SVG from a view: the map with the stacks, and every player's board."""

from __future__ import annotations

from typing import Final

from aedilis.draw import TableAndSides
from aedilis.engine.words import N_
from aedilis.games.city_of_marble import GAME
from aedilis.games.city_of_marble.drawing import common, pieces, side
from aedilis.games.city_of_marble.drawing.desk import COLOURS, Desk

BOARD: Final = TableAndSides(
    GAME,
    Desk,
    common=(N_("The city"), common.common),
    side=(N_("Board of {name}"), side.side),
    card=pieces.alone,
    symbols=pieces.symbols(),
    cover=("district-bath", "temple", "district-arena", "arena", "district-theatre", "bath"),
    colours=COLOURS,
    common_first=True,
)
