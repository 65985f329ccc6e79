"""What is decided in Foundations of Rome, and where the options of each decision stand in its tables."""

from __future__ import annotations

from typing import Final

from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g

# Phases: what is being decided, by chance ...
FIRST_PLAYER: Final = 0
DEAL: Final = 1
MONUMENT: Final = 2
OPEN_GOAL: Final = 3
DEAL_GOAL: Final = 4
DEAL_ROLE: Final = 5
REVEAL: Final = 6  # the next card of the pile comes into the market
UNSEEN: Final = 7  # the Augur takes it before anybody has seen it
CERES_CARD: Final = 8
GARDEN: Final = 9
# ... by all players together ...
DRAFT: Final = 10
GOAL: Final = 11
ROLE: Final = 12
ANNOUNCE: Final = 13  # Ceres and Venus, before population is compared
# ... and by one of them.
ACT: Final = 14
LAY: Final = 15  # an extra build
SITE: Final = 16
STEAL: Final = 17
TAKE: Final = 18  # Mars
SCORE: Final = 19  # Apollo
FROM: Final = 20  # Minerva
TO: Final = 21
FREE: Final = 22  # Diana
OFFER: Final = 23
OFFER_LOT: Final = 24
ANSWER: Final = 25
PROTECT: Final = 26  # Vesta
END: Final = 27

SET_UP: Final = (FIRST_PLAYER, DEAL, MONUMENT, OPEN_GOAL, DEAL_GOAL, DEAL_ROLE, DRAFT, GOAL, ROLE)
TOGETHER: Final = (DRAFT, GOAL, ROLE, ANNOUNCE)
COMPOSING: Final = (LAY, SITE, STEAL, TAKE, SCORE, FROM, TO, FREE, OFFER, OFFER_LOT)

# The action table in order. A turn:
ACT_BASE: Final = 0
INCOME: Final = 0
BUY: Final = INCOME + 1  # by slot of the market
BUY_UNSEEN: Final = BUY + c.SLOTS
END_TURN: Final = BUY_UNSEEN + 1
BUILD_AGAIN: Final = END_TURN + 1  # the Architect
TRADE: Final = BUILD_AGAIN + 1  # by seat
STEAL_A_LOT: Final = TRADE + c.MOST_SEATS
BUILD: Final = STEAL_A_LOT + 1  # by lay, those of the tray first
BUILD_MONUMENT: Final = BUILD + g.TRAY_LAYS
USE: Final = BUILD + g.LAYS  # by influence card

SITE_BASE: Final = ACT_BASE + USE + c.CARDS
DRAFT_BASE: Final = SITE_BASE + c.LOTS
STEAL_BASE: Final = DRAFT_BASE + c.LOTS
TAKE_BASE: Final = STEAL_BASE + c.LOTS
SCORE_BASE: Final = TAKE_BASE + c.LOTS
FROM_BASE: Final = SCORE_BASE + c.LOTS
TO_BASE: Final = FROM_BASE + c.LOTS
LOT_BASE: Final = TO_BASE + c.LOTS

FREE_BASE: Final = LOT_BASE + c.LOTS
GOAL_BASE: Final = FREE_BASE + c.SLOTS
ROLE_BASE: Final = GOAL_BASE + c.GOALS
ANNOUNCE_BASE: Final = ROLE_BASE + c.ROLES
NOTHING: Final = 0  # and the sums of what is announced
ANNOUNCE_CERES: Final = 1
ANNOUNCE_VENUS: Final = 2
ANNOUNCEMENTS: Final = 4

OFFER_BASE: Final = ANNOUNCE_BASE + ANNOUNCEMENTS
PROPOSE: Final = 0
WITHDRAW: Final = 1
ADD_LOT: Final = 2
GIVE_SILVER: Final = 3
ASK_SILVER: Final = GIVE_SILVER + len(c.OFFERED_SILVER)
GIVE_FRESH: Final = ASK_SILVER + len(c.OFFERED_SILVER)
GIVE_USED: Final = GIVE_FRESH + 1
ASK_FRESH: Final = GIVE_USED + 1
ASK_USED: Final = ASK_FRESH + 1
ADD_CARD: Final = ASK_USED + 1

ANSWER_BASE: Final = OFFER_BASE + ADD_CARD + c.CARDS
ACCEPT: Final = 0
REFUSE: Final = 1
PROTECT_BASE: Final = ANSWER_BASE + 2
CANCEL: Final = 0
ALLOW: Final = 1
ACTIONS: Final = PROTECT_BASE + 2

# The table of chance.
DEED_OUT: Final = 0
CARD_OUT: Final = DEED_OUT + c.LOTS
MONUMENT_OUT: Final = CARD_OUT + c.CARDS
GOAL_OUT: Final = MONUMENT_OUT + c.MONUMENTS
ROLE_OUT: Final = GOAL_OUT + c.GOALS
CERES_OUT: Final = ROLE_OUT + c.ROLES
GARDEN_OUT: Final = CERES_OUT + c.CERES_CARDS
FIRST_OUT: Final = GARDEN_OUT + c.GARDENS
OUTCOMES: Final = FIRST_OUT + c.MOST_SEATS

BASES: Final[list[int]] = [
    FIRST_OUT, DEED_OUT, MONUMENT_OUT, GOAL_OUT, GOAL_OUT, ROLE_OUT, DEED_OUT, DEED_OUT, CERES_OUT, GARDEN_OUT,
    DRAFT_BASE, GOAL_BASE, ROLE_BASE, ANNOUNCE_BASE,
    ACT_BASE, ACT_BASE, SITE_BASE, STEAL_BASE, TAKE_BASE, SCORE_BASE, FROM_BASE, TO_BASE, FREE_BASE, OFFER_BASE,
    LOT_BASE, ANSWER_BASE, PROTECT_BASE, 0,
]  # fmt: skip

# Sources of chance: the deeds that are dealt, the piles of the three eras, and what else is drawn from.
DEALT_DEEDS: Final = 0
PILE: Final = 1  # and the next ones, by era
MONUMENT_CARDS: Final = 5
GOAL_CARDS: Final = 6
ROLE_CARDS: Final = 7
CERES_ACTIONS: Final = 8
GARDEN_BAG: Final = 9
START_PLAYER: Final = 10
SHUFFLED: Final = 11  # piles that Fortuna shuffled have the numbers from here on
SHUFFLES: Final = 9000

# What comes after the market is full again.
THEN_ACT: Final = 0
THEN_NEXT_TURN: Final = 1
THEN_END_TURN: Final = 2

# Extra builds, and threats that Vesta can cancel; EMPTY if there is none.
BY_VULCAN: Final = 0
BY_ARCHITECT: Final = 1
BY_THEFT: Final = 0
BY_MARS: Final = 1
BY_BACCHUS: Final = 2

# The phases as texts call them.
NAMES: Final = [
    "first player", "deal", "monument", "open goal", "deal goal", "deal role", "reveal", "unseen", "ceres", "garden",
    "draft", "goal", "role", "announce", "act", "extra build", "site", "steal", "take", "score", "from", "to", "free",
    "offer", "offer lot", "answer", "protect", "end",
]  # fmt: skip
