"""Finds habits: how much each mark of an option speaks for it, going by what bots chose that had time to think."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from typing import Final, NamedTuple

from aedilis.engine.heuristics import likelihoods
from aedilis.lab.equations import solved

CAUTION: Final = 1.0  # keeps marks that were seldom seen from getting wild weights
STEPS: Final = 300

Marks = list[tuple[int, float]]  # of an option: which mark, and how much of it; most are missing


class Choice(NamedTuple):
    chosen: int  # the place of the option in the list
    options: list[Marks]


def choice_of(chosen: int, options: list[list[float]]) -> Choice:
    return Choice(chosen, [[(mark, much) for mark, much in enumerate(marks) if much] for marks in options])


def habits_of(choices: list[Choice], marks: int) -> list[float]:
    """The habits with which these choices are likeliest.

    Every step goes to the top of a parabola that touches the likelihood and lies below it everywhere (Böhning and
    Lindsay's bound), so none leads downhill.
    """
    curved = curvature(choices, marks)
    habits = [0.0] * marks
    for _ in range(STEPS):
        slope = slope_at(choices, habits)
        step = solved([[*row, uphill] for row, uphill in zip(curved, slope, strict=True)])
        habits = [habit + by for habit, by in zip(habits, step, strict=True)]
    return habits


def curvature(choices: list[Choice], marks: int) -> list[list[float]]:
    """Of the parabola: half of how the marks differ within a choice."""
    curved = [[CAUTION if n == m else 0.0 for m in range(marks)] for n in range(marks)]
    for choice in choices:
        means = [0.0] * marks
        for mark, much in marks_of(choice):
            means[mark] += much / len(choice.options)
        for option in choice.options:
            for n, much in option:
                for m, other in option:
                    curved[n][m] += much * other / 2
        there = [n for n in range(marks) if means[n]]
        for n in there:
            for m in there:
                curved[n][m] -= means[n] * means[m] * len(choice.options) / 2
    return curved


def marks_of(choice: Choice) -> Iterator[tuple[int, float]]:
    for option in choice.options:
        yield from option


def slope_at(choices: list[Choice], habits: list[float]) -> list[float]:
    slope = [-CAUTION * habit for habit in habits]
    for choice in choices:
        likely = likelihoods(ranking(choice, habits))
        for place, option in enumerate(choice.options):
            surprise = (place == choice.chosen) - likely[place]
            for mark, much in option:
                slope[mark] += surprise * much
    return slope


def ranking(choice: Choice, habits: list[float]) -> list[float]:
    return [sum(habits[mark] * much for mark, much in option) for option in choice.options]


def foretold(choices: list[Choice], habits: list[float]) -> float:
    """How likely such habits made what was chosen, on (geometric) average."""
    told = sum(log(likelihoods(ranking(choice, habits))[choice.chosen]) for choice in choices)
    return exp(told / len(choices))
