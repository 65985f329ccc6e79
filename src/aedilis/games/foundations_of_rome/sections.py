"""The sections of the rulebook that the decisions of Foundations of Rome are about."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.foundations_of_rome.notation import ACTIONS
from aedilis.games.foundations_of_rome.phases import (
    ACT,
    ANNOUNCE,
    ANSWER,
    CERES_CARD,
    DEAL,
    DEAL_GOAL,
    DEAL_ROLE,
    DRAFT,
    END,
    FIRST_PLAYER,
    FREE,
    FROM,
    GARDEN,
    GOAL,
    LAY,
    MONUMENT,
    OFFER,
    OFFER_LOT,
    OPEN_GOAL,
    PROTECT,
    REVEAL,
    ROLE,
    SCORE,
    SITE,
    STEAL,
    TAKE,
    TO,
    UNSEEN,
)
from aedilis.games.foundations_of_rome.position import FoundationsOfRome

SECTIONS: Final = {
    FIRST_PLAYER: "setup",
    DEAL: "setup",
    MONUMENT: "monuments",
    OPEN_GOAL: "goals",
    DEAL_GOAL: "goals",
    DEAL_ROLE: "roles",
    REVEAL: "buy",
    UNSEEN: "roles",
    CERES_CARD: "ceres-turn",
    GARDEN: "ceres-turn",
    DRAFT: "draft",
    GOAL: "goals",
    ROLE: "roles",
    ANNOUNCE: "population",
    ACT: "turn",
    LAY: "build",
    SITE: "build",
    STEAL: "steal",
    TAKE: "influence",
    SCORE: "influence",
    FROM: "influence",
    TO: "influence",
    FREE: "influence",
    OFFER: "trade",
    OFFER_LOT: "trade",
    ANSWER: "trade",
    PROTECT: "influence",
    END: "final",
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
    if at.phase != ACT or at.viewer not in (ALL, at.seat) or refused not in BY_NOTATION:
        return section
    action = BY_NOTATION[refused]
    if action.verb == "build" and action.piece.startswith("monument"):
        return "monuments"
    return REFUSALS.get(action.verb, section)
