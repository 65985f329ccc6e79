"""Whether a sample can have come from the distribution it should come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import Final, TypeVar

T = TypeVar("T", bound=Hashable)

ONE_IN_TEN_THOUSAND: Final = 3.72  # standard deviations
FEWEST: Final = 5  # a class of a chi-square test should expect at least so many


def unlikely(sample: Mapping[T, int], weights: Mapping[T, float]) -> str:
    """Says what is wrong if fewer than one in ten thousand fair samples are as far from the weights; else nothing."""
    strangers = [thing for thing in sample if not weights.get(thing)]
    if strangers:
        return f"{strangers[0]} is impossible, but was met"
    size, whole = sum(sample.values()), sum(weights.values())
    classes: list[tuple[float, float]] = []  # met, expected
    met = expected = 0.0
    for thing in sorted(weights, key=lambda thing: weights[thing]):
        met += sample.get(thing, 0)
        expected += size * weights[thing] / whole
        if expected >= FEWEST:
            classes.append((met, expected))
            met = expected = 0.0
    if classes:
        classes[-1] = classes[-1][0] + met, classes[-1][1] + expected
    return _verdict(sum((met - expected) ** 2 / expected for met, expected in classes), len(classes) - 1)


def differ(one: Counter[T], other: Counter[T]) -> str:
    """Says what is wrong if two samples are too different to come from one distribution; else nothing."""
    share = one.total() / (one.total() + other.total())
    deviation = 0.0
    classes = 0
    met = [0, 0]
    both = one + other
    for thing in sorted(both, key=lambda thing: (both[thing], str(thing))):
        met[0] += one[thing]
        met[1] += other[thing]
        if sum(met) * min(share, 1 - share) >= FEWEST:
            expected = share * sum(met)
            deviation += (met[0] - expected) ** 2 / expected + (met[0] - expected) ** 2 / (sum(met) - expected)
            classes += 1
            met = [0, 0]
    return _verdict(deviation, classes - 1)


def _verdict(deviation: float, freedom: int) -> str:
    """Wilson and Hilferty: the cube root of chi-square is nearly normal."""
    if freedom < 1:
        return ""
    spread = 2 / (9 * freedom)
    sigmas = ((deviation / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return f"chi-square {deviation:.1f} with {freedom} degrees of freedom" if sigmas > ONE_IN_TEN_THOUSAND else ""
