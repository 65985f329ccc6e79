"""Habits: the fit finds what choices were made with, and no step makes them less likely."""

from __future__ import annotations

import random
from math import exp

import pytest

from aedilis.lab import habits as fitting
from aedilis.lab.habits import Choice, choice_of, foretold, habits_of

HABITS = [1.5, -2.0, 0.0, 0.7]


def choices_by(habits: list[float], number: int, seed: int = 1) -> list[Choice]:
    """Choices of somebody who has just these habits, among two to six options."""
    dice = random.Random(seed)
    choices = []
    for _ in range(number):
        options = [[dice.choice([0.0, 0.0, 1.0, dice.random()]) for _ in habits] for _ in range(dice.randint(2, 6))]
        likely = [exp(sum(h * m for h, m in zip(habits, marks, strict=True))) for marks in options]
        choices.append(choice_of(dice.choices(range(len(options)), likely)[0], options))
    return choices


def test_the_fit_finds_the_habits_that_choices_were_made_with() -> None:
    assert habits_of(choices_by(HABITS, 3000), 4) == pytest.approx(HABITS, abs=0.15)


@pytest.mark.parametrize("seed", range(5))
def test_every_step_makes_the_choices_likelier(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    choices = choices_by(HABITS, 400, seed)
    likely = []
    for steps in (0, 1, 2, 5, 20, 100):
        monkeypatch.setattr(fitting, "STEPS", steps)
        likely.append(foretold(choices, habits_of(choices, 4)))
    assert likely == sorted(likely)
    assert likely[0] < likely[-1]


def test_a_mark_that_nobody_saw_stays_without_weight() -> None:
    choices = [choice_of(chosen, [[1.0, 0.0], [0.0, 0.0]]) for chosen in (0, 0, 1)]
    known, unseen = habits_of(choices, 2)
    assert known > 0
    assert unseen == 0


def test_what_all_options_have_says_nothing() -> None:
    choices = [choice_of(chosen, [[1.0], [1.0], [1.0]]) for chosen in (0, 1, 1, 2)]
    assert habits_of(choices, 1) == pytest.approx([0.0])
    assert foretold(choices, [5.0]) == pytest.approx(1 / 3)
