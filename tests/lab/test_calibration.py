"""Calibration: true chances look true, boasting looks like boasting, and a game is the same wherever it is played."""

from __future__ import annotations

import random

import pytest

from aedilis.lab.calibration import Estimate, brier, estimates, reliability


def said_and_won(boast: float) -> list[Estimate]:
    """Chances that are too far from one half by that factor."""
    dice = random.Random(1)
    true = [dice.uniform(0.1, 0.9) for _ in range(20_000)]
    return [Estimate(min(1.0, max(0.0, 0.5 + boast * (one - 0.5))), dice.random() < one) for one in true]


def test_of_those_who_say_the_truth_as_many_win_as_they_say() -> None:
    for one in reliability(said_and_won(1)):
        assert one.won == pytest.approx(one.said, abs=0.06 * max(1, one.number))


def test_those_who_boast_win_less_often_than_they_say() -> None:
    *_, sure = reliability(said_and_won(1.8))
    assert sure.won / sure.number < 0.9 * sure.said / sure.number
    assert brier(said_and_won(1.8)) > brier(said_and_won(1))


def test_everybody_says_a_chance_at_every_decision_and_one_of_them_wins() -> None:
    first, second = estimates("city-of-rome", 2, 5, 2, 3)
    assert [first, second] == [*estimates("city-of-rome", 2, 5, 2, 3)]
    assert {*map(type, first)} == {Estimate}
    assert {one.won for one in first} <= {0.0, 0.5, 1.0}
    assert sum(one.number for one in reliability(first + second)) == len(first) + len(second)
