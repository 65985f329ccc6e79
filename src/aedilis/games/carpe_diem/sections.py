"""The sections of the rulebook that the decisions of Carpe Diem are about."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.carpe_diem.notation import ACTIONS
from aedilis.games.carpe_diem.phases import (
    ANYWHERE,
    BUILD,
    CARD,
    CRAFT,
    DISC,
    END,
    FIGURE,
    FIRST_PLAYER,
    FOUNTAIN_CARD,
    FRAME,
    LAY,
    MOVE,
    PAY,
    RETURN,
    REWARD,
    SCORE,
    SEAL,
    TABLEAU,
    TILE,
    TURN,
)
from aedilis.games.carpe_diem.position import CarpeDiem

SECTIONS: Final = {
    FIRST_PLAYER: "setup",
    FRAME: "setup",
    TABLEAU: "setup",
    CARD: "setup",
    LAY: "setup",
    SEAL: "setup",
    FIGURE: "setup",
    TILE: "stages",
    MOVE: "move",
    ANYWHERE: "bread",
    BUILD: "build",
    TURN: "build",
    REWARD: "rewards",
    CRAFT: "craftsman",
    FOUNTAIN_CARD: "fountain",
    RETURN: "fountain",
    DISC: "scoring",
    SCORE: "card",
    PAY: "pay",
    END: "final",
}
# Why something is refused although what it belongs to is being decided.
REFUSALS: Final = {
    MOVE: {"bread": "bread"},
    TURN: {"store": "store"},
    SCORE: {"loaves": "feed", "done": "feed"},
    PAY: {"loaves": "feed"},
}
VERBS: Final = {action.notation: action.verb for action in ACTIONS}


def section_of(at: CarpeDiem, refused: str) -> str:
    """About what is to be decided, or about why a notation was refused."""
    section = SECTIONS[at.phase]
    if at.viewer in (ALL, at.seat):
        return REFUSALS.get(at.phase, {}).get(VERBS.get(refused, ""), section)
    return section
