"""The sections of the rulebook that the decisions of City of Marble are about."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.city_of_marble.components import EMPTY
from aedilis.games.city_of_marble.notation import ACTIONS
from aedilis.games.city_of_marble.phases import (
    ACT,
    BRIDGE,
    DRAW,
    END,
    FIRST_PLAYER,
    HILL,
    LAY,
    MOVE,
    PIECE,
    POST,
    SITE,
)
from aedilis.games.city_of_marble.position import CityOfMarble

SECTIONS: Final = {
    FIRST_PLAYER: "setup",
    HILL: "setup",
    BRIDGE: "bridges",
    ACT: "turn",
    DRAW: "draw",
    LAY: "play",
    POST: "play",
    PIECE: "pieces",
    SITE: "several",
    MOVE: "send",
    END: "final",
}
# Why an action is refused although one is being decided.
REFUSALS: Final = {
    "draw": "draw",
    "play": "play",
    "extend": "pieces",
    "recall": "recall",
    "discard": "extra",
}
VERBS: Final = {action.notation: action.verb for action in ACTIONS}


def section_of(at: CityOfMarble, refused: str) -> str:
    """About what is to be decided, or about why a notation was refused."""
    if at.phase == PIECE and at.aqueduct != EMPTY:
        return "start"
    if at.phase != ACT:
        return SECTIONS[at.phase]
    usual = "last-round" if at.last_turns else SECTIONS[ACT]
    return REFUSALS.get(VERBS.get(refused, ""), usual) if at.viewer in (ALL, at.seat) else usual
