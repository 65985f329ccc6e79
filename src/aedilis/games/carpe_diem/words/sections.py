"""Sections of the rulebook other than those that the decisions of Carpe Diem declare."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.carpe_diem.decisions import Actions
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.position import CarpeDiem

# Why something is refused although what it belongs to is being decided.
REFUSALS: Final = {
    p.MOVE: {"bread": "bread"},
    p.TURN: {"store": "store"},
    p.SCORE: {"loaves": "feed", "done": "feed"},
    p.PAY: {"loaves": "feed"},
}
VERBS: Final = {action.notation: action.verb for action in Actions.all}


def section_against(at: CarpeDiem, refused: str) -> str:
    """About why a notation was refused, if that is another one; else ""."""
    if at.viewer not in (ALL, at.seat):
        return ""
    return REFUSALS.get(at.phase, {}).get(VERBS.get(refused, ""), "")
