"""The sections of the rulebook that the decisions of Foundations of Rome are about."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.foundations_of_rome.formats.notation import ACTIONS
from aedilis.games.foundations_of_rome.rules import phases as p
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

SECTIONS: Final = {
    p.FIRST_PLAYER: "setup",
    p.DEAL: "setup",
    p.MONUMENT: "monuments",
    p.OPEN_GOAL: "goals",
    p.DEAL_GOAL: "goals",
    p.DEAL_ROLE: "roles",
    p.REVEAL: "buy",
    p.UNSEEN: "roles",
    p.CERES_CARD: "ceres-turn",
    p.GARDEN: "ceres-turn",
    p.DRAFT: "draft",
    p.GOAL: "goals",
    p.ROLE: "roles",
    p.ANNOUNCE: "population",
    p.ACT: "turn",
    p.LAY: "build",
    p.SITE: "build",
    p.STEAL: "steal",
    p.TAKE: "influence",
    p.SCORE: "influence",
    p.FROM: "influence",
    p.TO: "influence",
    p.FREE: "influence",
    p.OFFER: "trade",
    p.OFFER_LOT: "trade",
    p.ANSWER: "trade",
    p.PROTECT: "influence",
    p.END: "final",
}
# Why something is refused in a turn.
REFUSALS: Final = {
    "income": "income",
    "buy": "buy",
    "build": "build",
    "again": "roles",
    "use": "influence",
    "trade": "trade",
    "steal": "steal",
}
BY_NOTATION: Final = {action.notation: action for action in ACTIONS}


def section_of(at: FoundationsOfRome, refused: str) -> str:
    """About what is to be decided, or about why a notation was refused."""
    section = SECTIONS[at.phase]
    if at.phase != p.ACT or at.viewer not in (ALL, at.seat) or refused not in BY_NOTATION:
        return section
    action = BY_NOTATION[refused]
    if action.verb == "build" and action.piece.startswith("monument"):
        return "monuments"
    return REFUSALS.get(action.verb, section)
