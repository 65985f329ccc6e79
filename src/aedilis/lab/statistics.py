"""What many games say, added up row by row: memory stays the same however many games there are.

Games that were dealt alike are one *cluster*: they share their luck, so together they say less than as many games of
their own. Every interval here counts clusters, not games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, isfinite, sqrt
from typing import Final, NamedTuple

from aedilis.lab.sequential import CONFIDENT, wilson

FEWEST_CLUSTERS: Final = 2  # from which on there is a spread to measure
ROUNDING: Final = 1e-12  # relative: a spread below it is what sums of floats leave of none


class Estimate(NamedTuple):
    """A number with the interval that holds the true one by 95 %."""

    value: float
    least: float
    most: float

    @property
    def reach(self) -> float:
        return (self.most - self.least) / 2


@dataclass
class Ratio:
    """The sum of something over the sum of what it is counted by, with its doubt; one `add` for each cluster.

    A mean is a ratio whose `by` counts observations; "wins of those who have the card" is one whose `by` counts the
    cards. The doubt is that of a ratio of two sums over clusters that are drawn alike (linearised, Cochran 1977).
    """

    clusters: int = 0
    total: float = 0.0
    by: float = 0.0
    squares: float = 0.0
    products: float = 0.0
    by_squares: float = 0.0

    def add(self, total: float, by: float) -> None:
        self.clusters += 1
        self.total += total
        self.by += by
        self.squares += total * total
        self.products += total * by
        self.by_squares += by * by

    def merge(self, other: Ratio) -> None:
        self.clusters += other.clusters
        self.total += other.total
        self.by += other.by
        self.squares += other.squares
        self.products += other.products
        self.by_squares += other.by_squares

    @property
    def value(self) -> float:
        return self.total / self.by if self.by else 0.0

    def variance(self) -> float:
        """Of the ratio; infinite as long as there is nothing to tell it from."""
        if self.clusters < FEWEST_CLUSTERS or not self.by:
            return float("inf")
        return self.residual() * self.clusters / (self.clusters - 1) / (self.by * self.by)

    def residual(self) -> float:
        """How far the clusters are from the ratio, squared and added up."""
        ratio = self.value
        residual = self.squares - 2 * ratio * self.products + ratio * ratio * self.by_squares
        return 0.0 if residual <= ROUNDING * self.squares else residual

    def mean(self) -> Estimate:
        reach = CONFIDENT * sqrt(self.variance())
        return Estimate(self.value, self.value - reach, self.value + reach)

    def share(self) -> Estimate:
        """The ratio as a proportion from 0 to 1: Wilson's interval for as many games as these are worth."""
        return Estimate(self.value, *wilson(self.value * self.worth(), self.worth()))

    def doubt(self, fair: float) -> float:
        """How often chance alone would bring a share at least as far from a fair one: the test behind that interval."""
        return p_value(self.value - fair, fair * (1 - fair) / self.worth())

    def worth(self) -> float:
        """How many independent games would leave the same doubt about a proportion."""
        share, variance = self.value, self.variance()
        if not 0 < share < 1 or not 0 < variance < float("inf"):
            return max(1.0, min(self.by, float(self.clusters)))
        return max(1.0, share * (1 - share) / variance)


def difference(one: Ratio, other: Ratio) -> Estimate:
    """How much more the one has, of two that were played apart."""
    value = one.value - other.value
    reach = CONFIDENT * sqrt(one.variance() + other.variance())
    return Estimate(value, value - reach, value + reach)


def doubt_apart(one: Ratio, other: Ratio) -> float:
    """How often chance alone would bring two that were played apart so far from each other.

    The spread is that of either side, or one common to both if that is larger: something so rare that the shorter side
    has not seen it has no spread there, and would else look like a sure difference.
    """
    variance = one.variance() + other.variance()
    if isfinite(variance):
        common = (one.residual() + other.residual()) / (one.clusters + other.clusters - 2)
        variance = max(variance, common * (one.clusters / one.by**2 + other.clusters / other.by**2))
    return p_value(one.value - other.value, variance)


# -- chance or not ------------------------------------------------------------------------------


def p_value(value: float, variance: float) -> float:
    """How often chance alone would bring something at least as far from nothing."""
    if variance == 0:
        return 1.0 if value == 0 else 0.0
    return erfc(abs(value) / sqrt(2 * variance))


def holm(p_values: Sequence[float]) -> list[float]:
    """The same, made larger so that among all of them together hardly ever one is small by chance (Holm 1979)."""
    adjusted = [0.0] * len(p_values)
    largest = 0.0
    for place, which in enumerate(sorted(range(len(p_values)), key=lambda number: p_values[number])):
        largest = max(largest, min(1.0, (len(p_values) - place) * p_values[which]))
        adjusted[which] = largest
    return adjusted
