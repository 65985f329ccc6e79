"""The sections of the rulebook that the decisions of The Builders: Antiquity are about."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.formats.notation import ACTIONS
from aedilis.games.builders_antiquity.rules import phases as p
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

SECTIONS: Final = {
    p.FIRST_PLAYER: "setup",
    p.DEAL: "setup",
    p.BUILDING: "open",
    p.WORKER: "recruit",
    p.ACT: "turn",
    p.SITE: "send",
    p.TOOL: "tools",
    p.TEACH: "universities",
    p.END: "scoring",
}
SECTIONS_OF_SET_UP: Final = {**SECTIONS, p.BUILDING: "setup", p.WORKER: "setup"}
SECTIONS_OF_VERBS: Final = {
    "open": "open",
    "recruit": "recruit",
    "buy": "slaves",
    "tool": "tools",
    "loan": "loans",
    "university": "universities",
    "send": "send",
    "to": "send",
    "with": "tools",
    "teach": "universities",
    "free": "freeing",
    "take": "money",
    "repay": "loans",
    "action": "extra",
    "end": "turn",
}
INVESTMENTS: Final = ("buy", "tool", "loan", "university")
WITHOUT_ACTION: Final = ("repay", "action", "end")
VERBS: Final = {action.notation: action.verb for action in ACTIONS}


def section_of(at: BuildersAntiquity, refused: str) -> str:
    """About what is to be decided, or about why a notation was refused."""
    if refused in VERBS and at.phase == p.ACT and at.viewer in (ALL, at.seat):
        return section_against(at, VERBS[refused])
    return (SECTIONS if at.round else SECTIONS_OF_SET_UP)[at.phase]


def section_against(at: BuildersAntiquity, verb: str) -> str:
    """Why that is not possible now: there was an investment already, no action is left, or its own rule says it."""
    if verb in INVESTMENTS and at.invested >= c.INVESTMENTS_A_TURN:
        return "invest"
    if not at.actions and verb not in WITHOUT_ACTION:
        return "extra"
    return SECTIONS_OF_VERBS[verb]
