"""What numbers stand for in Foundations of Rome: buildings that stand, booked points, influence cards face down."""

from __future__ import annotations

from typing import Final

from aedilis.games.foundations_of_rome.data import components as c

# What points are for, as they are booked by era.
FOR_POPULATION: Final = 0
FOR_CIVIC: Final = 1
FOR_COMMERCIAL: Final = 2
FOR_MONUMENTS: Final = 3
FOR_ROLE: Final = 4
FOR_INFLUENCE: Final = 5
REASONS: Final = 6
NO_POINTS: Final[tuple[int, ...]] = (0,) * (REASONS * c.ERAS)

# In a view, what its viewer does not know: a goal, a card, a pick.
UNKNOWN_GOAL: Final[int] = c.GOALS
UNKNOWN_CARD: Final[int] = c.CARDS
HIDDEN: Final = 127

STALE: Final = -1  # where buildings fit has to be worked out anew

# An influence card that lies face down: which, who knows it, and whether it is part of an offer.
KNOWN: Final = 32
ANYBODY: Final = 32  # among those who know it: it lay open once
OFFERED: Final = KNOWN * 64
ENTRIES: Final = OFFERED * 2


# Extra builds, threats that Vesta can cancel, and what comes after the market is full again.
BY_VULCAN: Final = 0
BY_ARCHITECT: Final = 1
BY_THEFT: Final = 0
BY_MARS: Final = 1
BY_BACCHUS: Final = 2
THEN_ACT: Final = 0
THEN_NEXT_TURN: Final = 1
THEN_END_TURN: Final = 2

# The tokens of an offer: given ones of both sides, then those asked for.
FRESH: Final = 0
USED: Final = 1
ASKED: Final = 2

# Piles that Fortuna shuffled are numbered from here on, after the piles of the eras and other sources of chance.
SHUFFLED: Final = 11
SHUFFLES: Final = 9000


def building(place: int, kind: int) -> int:
    return place * c.KINDS + kind


def known_by(entry: int) -> int:
    """The set of seats that know the card, or with `ANYBODY` everyone."""
    return entry // KNOWN % 64
