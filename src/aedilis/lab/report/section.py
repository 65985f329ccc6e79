"""What a report is made of: questions with their answers, pictures and figures, before they become a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from aedilis.lab.report.canvas import Figure, step_for
from aedilis.lab.report.charts import Column
from aedilis.lab.simulation import Spread
from aedilis.lab.statistics import Estimate

MOST_COLUMNS: Final = 36


@dataclass(frozen=True)
class Numbers:
    """The figures behind a picture, as a table."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    id: str
    question: str
    answer: str  # in a sentence or two, with its doubt
    figures: Sequence[Figure] = ()
    notes: Sequence[str] = ()  # how to read it, and what it does not say
    intro: str = ""  # what the question is about
    items: Sequence[str] = ()  # what the answer lists
    numbers: Sequence[Numbers] = field(default_factory=tuple)


def scaled(estimate: Estimate, factor: float) -> Estimate:
    return Estimate(*(number * factor for number in estimate))


def columns_of(all_of: Spread, apart: Spread, unit: int = 1) -> list[Column]:
    """How often numbers came up, in columns of equal round width; those apart are among all."""
    low, high = min(all_of.counts), max(all_of.counts)
    step = max(unit, int(step_for((high - low) / unit / MOST_COLUMNS) * unit))
    first = low // step
    found = {place: [0, 0] for place in range(first, high // step + 1)}
    for number, times in all_of.counts.items():
        found[number // step][0] += times
    for number, times in apart.counts.items():
        found[number // step][1] += times
    half = unit / 2 if step == unit else 0.0  # a column for one number stands over it
    return [
        Column((place * step - half) / unit, ((place + 1) * step - half) / unit, number, some)
        for place, (number, some) in found.items()
    ]


def middle(spread: Spread) -> float:
    return spread.quantile(Fraction(1, 2))


def at_most(spread: Spread, number: float) -> float:
    """The part of all that is no larger."""
    return sum(times for one, times in spread.counts.items() if one <= number) / spread.total
