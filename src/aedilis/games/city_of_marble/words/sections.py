"""Sections of the rulebook other than those that the decisions of City of Marble declare."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.decisions import Actions
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules.position import CityOfMarble

# Why an action is refused although one is being decided.
REFUSALS: Final = {
    "draw": "draw",
    "play": "play",
    "extend": "pieces",
    "recall": "recall",
    "discard": "extra",
}
VERBS: Final = {action.notation: action.verb for action in Actions.all}


def section_of(at: CityOfMarble, refused: str) -> str:
    """About why a notation was refused, or about what is special now; "" where neither is so."""
    if at.phase == p.PIECE and at.aqueduct != c.EMPTY:
        return "start"
    if at.phase != p.ACT:
        return ""
    usual = "last-round" if at.last_turns else ""
    return REFUSALS.get(VERBS.get(refused, ""), usual) if at.viewer in (ALL, at.seat) else usual
