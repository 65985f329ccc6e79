"""The sections of the rulebook that the decisions of City of Marble are about."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.formats.notation import ACTIONS
from aedilis.games.city_of_marble.rules import phases as p
from aedilis.games.city_of_marble.rules.position import CityOfMarble

SECTIONS: Final = {
    p.FIRST_PLAYER: "setup",
    p.HILL: "setup",
    p.BRIDGE: "bridges",
    p.ACT: "turn",
    p.DRAW: "draw",
    p.LAY: "play",
    p.POST: "play",
    p.PIECE: "pieces",
    p.SITE: "several",
    p.MOVE: "send",
    p.END: "final",
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
    if at.phase == p.PIECE and at.aqueduct != c.EMPTY:
        return "start"
    if at.phase != p.ACT:
        return SECTIONS[at.phase]
    usual = "last-round" if at.last_turns else SECTIONS[p.ACT]
    return REFUSALS.get(VERBS.get(refused, ""), usual) if at.viewer in (ALL, at.seat) else usual
