"""The sections of the rulebook that the decisions of Carpe Diem are about."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.carpe_diem.formats.notation import ACTIONS
from aedilis.games.carpe_diem.rules import phases as p
from aedilis.games.carpe_diem.rules.position import CarpeDiem

SECTIONS: Final = {
    p.FIRST_PLAYER: "setup",
    p.FRAME: "setup",
    p.TABLEAU: "setup",
    p.CARD: "setup",
    p.LAY: "setup",
    p.SEAL: "setup",
    p.FIGURE: "setup",
    p.TILE: "stages",
    p.MOVE: "move",
    p.ANYWHERE: "bread",
    p.BUILD: "build",
    p.TURN: "build",
    p.REWARD: "rewards",
    p.CRAFT: "craftsman",
    p.FOUNTAIN_CARD: "fountain",
    p.RETURN: "fountain",
    p.DISC: "scoring",
    p.SCORE: "card",
    p.PAY: "pay",
    p.END: "final",
}
# Why something is refused although what it belongs to is being decided.
REFUSALS: Final = {
    p.MOVE: {"bread": "bread"},
    p.TURN: {"store": "store"},
    p.SCORE: {"loaves": "feed", "done": "feed"},
    p.PAY: {"loaves": "feed"},
}
VERBS: Final = {action.notation: action.verb for action in ACTIONS}


def section_of(at: CarpeDiem, refused: str) -> str:
    """About what is to be decided, or about why a notation was refused."""
    section = SECTIONS[at.phase]
    if at.viewer in (ALL, at.seat):
        return REFUSALS.get(at.phase, {}).get(VERBS.get(refused, ""), section)
    return section
