"""What is decided, and where its options stand. Written by `make generate` from `decisions.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g

SILVER: Final[list[str]] = [str(silver) for silver in c.OFFERED_SILVER]
TOKENS: Final = ("fresh", "used")
# What is being decided.
FIRST_PLAYER: Final = 0
DEAL: Final = 1
MONUMENT: Final = 2
OPEN_GOAL: Final = 3
DEAL_GOAL: Final = 4
DEAL_ROLE: Final = 5
REVEAL: Final = 6
UNSEEN: Final = 7
CERES_CARD: Final = 8
GARDEN: Final = 9
DRAFT: Final = 10
GOAL: Final = 11
ROLE: Final = 12
ANNOUNCE: Final = 13
ACT: Final = 14
LAY: Final = 15
SITE: Final = 16
STEAL: Final = 17
TAKE: Final = 18
SCORE: Final = 19
FROM: Final = 20
TO: Final = 21
FREE: Final = 22
OFFER: Final = 23
OFFER_LOT: Final = 24
ANSWER: Final = 25
PROTECT: Final = 26
END: Final = 27

# Actions: where the options of a block begin, and each sort within it.
ACT_BASE: Final = 0
INCOME: Final = 0
BUY: Final = INCOME + 1
BUY_UNSEEN: Final = BUY + c.SLOTS
END_TURN: Final = BUY_UNSEEN + 1
BUILD_AGAIN: Final = END_TURN + 1
TRADE: Final = BUILD_AGAIN + 1
STEAL_A_LOT: Final = TRADE + c.MOST_SEATS
BUILD: Final = STEAL_A_LOT + 1
USE: Final = BUILD + len(g.LAY_NAMES)
SITE_BASE: Final = ACT_BASE + USE + len(c.CARD_IDS)
DRAFT_BASE: Final = SITE_BASE + len(c.LOT_NAMES)
STEAL_BASE: Final = DRAFT_BASE + len(c.LOT_NAMES)
TAKE_BASE: Final = STEAL_BASE + len(c.LOT_NAMES)
SCORE_BASE: Final = TAKE_BASE + len(c.LOT_NAMES)
FROM_BASE: Final = SCORE_BASE + len(c.LOT_NAMES)
TO_BASE: Final = FROM_BASE + len(c.LOT_NAMES)
OFFER_LOT_BASE: Final = TO_BASE + len(c.LOT_NAMES)
FREE_BASE: Final = OFFER_LOT_BASE + len(c.LOT_NAMES)
GOAL_BASE: Final = FREE_BASE + c.SLOTS
ROLE_BASE: Final = GOAL_BASE + len(c.GOAL_IDS)
ANNOUNCE_BASE: Final = ROLE_BASE + len(c.ROLE_IDS)
NOTHING: Final = 0
ANNOUNCE_CERES: Final = NOTHING + 1
ANNOUNCE_VENUS: Final = ANNOUNCE_CERES + 1
ANNOUNCE_BOTH: Final = ANNOUNCE_VENUS + 1
OFFER_BASE: Final = ANNOUNCE_BASE + ANNOUNCE_BOTH + 1
PROPOSE: Final = 0
WITHDRAW: Final = PROPOSE + 1
ADD_LOT: Final = WITHDRAW + 1
GIVE_SILVER: Final = ADD_LOT + 1
ASK_SILVER: Final = GIVE_SILVER + len(SILVER)
GIVE_TOKEN: Final = ASK_SILVER + len(SILVER)
ASK_TOKEN: Final = GIVE_TOKEN + len(TOKENS)
ADD_CARD: Final = ASK_TOKEN + len(TOKENS)
ANSWER_BASE: Final = OFFER_BASE + ADD_CARD + len(c.CARD_IDS)
ACCEPT: Final = 0
REFUSE: Final = ACCEPT + 1
PROTECT_BASE: Final = ANSWER_BASE + REFUSE + 1
CANCEL: Final = 0
ALLOW: Final = CANCEL + 1
ACTIONS: Final = PROTECT_BASE + ALLOW + 1

# Outcomes: where the options of a block begin, and each sort within it.
PILE_BASE: Final = 0
DEED_OUT: Final = 0
CARD_OUT: Final = DEED_OUT + len(c.LOT_NAMES)
MONUMENT_CARD_BASE: Final = PILE_BASE + CARD_OUT + len(c.CARD_IDS)
GOAL_CARD_BASE: Final = MONUMENT_CARD_BASE + len(c.MONUMENT_IDS)
ROLE_CARD_BASE: Final = GOAL_CARD_BASE + len(c.GOAL_IDS)
CERES_CARD_BASE: Final = ROLE_CARD_BASE + len(c.ROLE_IDS)
GARDEN_BASE: Final = CERES_CARD_BASE + len(c.CERES_DECK)
FIRST_BASE: Final = GARDEN_BASE + len(c.GARDEN_IDS)
OUTCOMES: Final = FIRST_BASE + c.MOST_SEATS

# By decision.
NAMES: Final = [
    "first player",
    "deal",
    "monument",
    "open goal",
    "deal goal",
    "deal role",
    "reveal",
    "unseen",
    "ceres",
    "garden",
    "draft",
    "goal",
    "role",
    "announce",
    "act",
    "extra build",
    "site",
    "steal",
    "take",
    "score",
    "from",
    "to",
    "free",
    "offer",
    "offer lot",
    "answer",
    "protect",
    "end",
]
BASES: Final[list[int]] = [
    FIRST_BASE,
    PILE_BASE,
    MONUMENT_CARD_BASE,
    GOAL_CARD_BASE,
    GOAL_CARD_BASE,
    ROLE_CARD_BASE,
    PILE_BASE,
    PILE_BASE,
    CERES_CARD_BASE,
    GARDEN_BASE,
    DRAFT_BASE,
    GOAL_BASE,
    ROLE_BASE,
    ANNOUNCE_BASE,
    ACT_BASE,
    ACT_BASE,
    SITE_BASE,
    STEAL_BASE,
    TAKE_BASE,
    SCORE_BASE,
    FROM_BASE,
    TO_BASE,
    FREE_BASE,
    OFFER_BASE,
    OFFER_LOT_BASE,
    ANSWER_BASE,
    PROTECT_BASE,
    0,
]
SHOWN_AS: Final[list[int]] = [
    FIRST_PLAYER,
    DEAL,
    MONUMENT,
    OPEN_GOAL,
    DEAL_GOAL,
    DEAL_ROLE,
    REVEAL,
    UNSEEN,
    CERES_CARD,
    GARDEN,
    DRAFT,
    GOAL,
    ROLE,
    ANNOUNCE,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    ANSWER,
    PROTECT,
    END,
]
