"""Why something is refused in Foundations of Rome: sections other than those that the decisions declare."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.foundations_of_rome.decisions import Actions
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

# Why something is refused in a turn, by its verb.
REFUSALS: Final = {
    "income": "income",
    "buy": "buy",
    "build": "build",
    "again": "roles",
    "use": "influence",
    "trade": "trade",
    "steal": "steal",
}
BY_NOTATION: Final = {action.notation: action for action in Actions.all}


def section_against(at: FoundationsOfRome, refused: str) -> str:
    """About why a notation was refused; "" where the decision at hand says it."""
    if at.phase != p.ACT or at.viewer not in (ALL, at.seat) or refused not in BY_NOTATION:
        return ""
    action = BY_NOTATION[refused]
    if action.verb == "build" and action.piece.startswith("monument"):
        return "monuments"
    return REFUSALS.get(action.verb, "")
