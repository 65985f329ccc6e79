"""Does somebody win at least that share? A test that may be looked at after every result and ends when it knows.

A gambler bets against the claim at odds that are fair, or worse, while the claim holds: becoming twenty times as rich
then happens in one of twenty such tests at most (Ville's inequality), however long it goes on. One gambler bets that
the share is not larger, another that it is not smaller. Nothing is assumed but that results lie between 0 and 1 and
that each is drawn like the others, so draws count half and mirrored games are one result.
"""

from __future__ import annotations

from enum import Enum
from math import sqrt
from typing import Final

ERROR: Final = 0.05  # how often, at most, a test is wrong when it says "shown", and when it says "refuted"
BETS: Final = 50  # a purse for each size of bet: as if every other share were equally likely beforehand
CONFIDENT: Final = 1.959964  # standard deviations on either side of 95 % of a normal distribution


class Verdict(Enum):
    SHOWN = "shown"
    REFUTED = "refuted"
    UNDECIDED = "undecided"


class SequentialTest:
    """Whether the mean of the results is at least that share; shown if it is larger, refuted if it is smaller."""

    def __init__(self, least: float) -> None:
        self._least = least
        self._on_more = [1.0] * BETS
        self._on_less = [1.0] * BETS

    def add(self, result: float) -> Verdict:
        """One more result from 0 to 1, and what is known now."""
        over = (result - self._least) / self._least  # -1 at the worst, so that nobody loses more than the bet
        under = (self._least - result) / (1 - self._least)
        for n in range(BETS):
            bet = (n + 1) / BETS
            self._on_more[n] *= 1 + bet * over
            self._on_less[n] *= 1 + bet * under
        return self.verdict()

    def verdict(self) -> Verdict:
        rich = BETS / ERROR
        if sum(self._on_more) >= rich:
            return Verdict.SHOWN
        return Verdict.REFUTED if sum(self._on_less) >= rich else Verdict.UNDECIDED


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Between which shares the true one lies, by 95 % (Wilson 1927); sensible with none and with all won too."""
    z = CONFIDENT * CONFIDENT / games
    share = wins / games
    middle = (share + z / 2) / (1 + z)
    reach = sqrt(z * share * (1 - share) + z * z / 4) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)
