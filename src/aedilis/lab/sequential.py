"""Does somebody win at least that share? A test that may be looked at after every result and ends when it knows.

A gambler bets against the claim at odds that are fair, or worse, while the claim holds: becoming twenty times as rich
then happens in one of twenty such tests at most (Ville's inequality), however long it goes on. One gambler bets that
the share is not larger, another that it is not smaller. Nothing is assumed but that results lie between 0 and 1 and
that each is drawn like the others, so draws count half and mirrored games are one result.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from math import exp, log, sqrt
from typing import Final

ERROR: Final = 0.05  # how often, at most, a test is wrong when it says "shown", and when it says "refuted"
BETS: Final = 50  # a purse for each size of bet: as if every other share were equally likely beforehand
CLOSE: Final = 1e-6  # as well as an end of an interval needs to be known
CONFIDENT: Final = 1.959964  # standard deviations on either side of 95 % of a normal distribution


class Verdict(Enum):
    SHOWN = "shown"
    REFUTED = "refuted"
    UNDECIDED = "undecided"


class SequentialTest:
    """Whether the mean of the results is at least that share; shown if it is larger, refuted if it is smaller.

    Either verdict is wrong as seldom as `error` says. Who takes both for an answer errs twice as often at most.
    """

    def __init__(self, least: float, error: float = ERROR) -> None:
        self._least = least
        self._rich = BETS / error
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
        if sum(self._on_more) >= self._rich:
            return Verdict.SHOWN
        return Verdict.REFUTED if sum(self._on_less) >= self._rich else Verdict.UNDECIDED


def at_any_time(results: Mapping[float, int], error: float = ERROR) -> tuple[float, float]:
    """Between which shares the true one lies, however often one looks: those that neither gambler has refuted.

    `results` says how often each came up. Each end is wrong in half of the cases that `error` allows.
    """
    mirrored = {1 - result: times for result, times in results.items()}
    return _least(results, error / 2), 1 - _least(mirrored, error / 2)


def _least(results: Mapping[float, int], error: float) -> float:
    """The share above which nobody is rich by betting on more: the smaller the share, the more such bets have won."""
    low, high = 0.0, 1.0
    while high - low > CLOSE:
        share = (low + high) / 2
        low, high = (share, high) if _wealth_on_more(results, share) >= log(1 / error) else (low, share)
    return low


def _wealth_on_more(results: Mapping[float, int], least: float) -> float:
    """The logarithm of what the purses of a `SequentialTest` have on average."""
    purses = []
    for n in range(BETS):
        gains = [(1 + (n + 1) / BETS * (result - least) / least, times) for result, times in results.items()]
        if all(gain > 0 for gain, _ in gains):
            purses.append(sum(times * log(gain) for gain, times in gains))
    if not purses:
        return float("-inf")
    most = max(purses)
    return most + log(sum(exp(purse - most) for purse in purses) / BETS)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Between which shares the true one lies, by 95 % (Wilson 1927); sensible with none and with all won too."""
    z = CONFIDENT * CONFIDENT / games
    share = wins / games
    middle = (share + z / 2) / (1 + z)
    reach = sqrt(z * share * (1 - share) + z * z / 4) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)
