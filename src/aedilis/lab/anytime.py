"""How far apart two things are, with an interval that stays true however often one looks and whenever one stops.

Fixed intervals are wrong for somebody who watches them and stops when they please: each look is another chance to be
fooled. These are wider and hold at all times together (asymptotic confidence sequences, Waudby-Smith et al. 2024), and
the evidence is that of a gambler who bets on every possible difference at once: twenty times as rich is one in twenty.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from aedilis.lab.sequential import ERROR
from aedilis.lab.statistics import Estimate

FIRST_LOOK: Final = 30  # differences from which on their spread is known well enough to look
TIGHTEST: Final = 400  # the number of differences at which the interval is as narrow as it can be


class Anytime:
    """Differences, one after the other: their mean, its interval at all times, and the evidence against none."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0  # of the distances from the mean
        self._best = 0.0  # the logarithm of the greatest wealth so far

    def add(self, difference: float) -> None:
        self.count += 1
        before = difference - self.mean
        self.mean += before / self.count
        self._squares += before * (difference - self.mean)
        if self.count >= FIRST_LOOK:
            self._best = max(self._best, self._wealth())

    def _variance(self) -> float:
        return self._squares / self.count if self.count else 0.0

    def _wealth(self) -> float:
        """The logarithm of what somebody owns who began with one and bet on a difference, up or down."""
        variance = self._variance()
        if not variance:
            return 0.0 if not self.mean else float("inf")
        mixed = self.count * RHO * RHO + 1
        return self.count * self.count * self.mean * self.mean * RHO * RHO / (2 * variance * mixed) - log(mixed) / 2

    def p_value(self) -> float:
        """Below a bound as seldom as the bound says if there is no difference, at any time."""
        return exp(-self._best) if self._best < 700 else 0.0

    def interval(self, error: float = ERROR) -> Estimate:
        if self.count < FIRST_LOOK:
            return Estimate(self.mean, float("-inf"), float("inf"))
        mixed = self.count * RHO * RHO + 1
        reach = sqrt(self._variance() * 2 * mixed / (self.count * self.count * RHO * RHO) * log(sqrt(mixed) / error))
        return Estimate(self.mean, self.mean - reach, self.mean + reach)


def _tightest(number: int, error: float) -> float:
    """The width of the bets that makes the interval narrowest after so many differences (their equation for rho)."""
    return sqrt((-2 * log(error) + log(-2 * log(error) + 1)) / number)


RHO: Final = _tightest(TIGHTEST, ERROR)
