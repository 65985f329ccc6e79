"""Tuning: least squares finds what was put in, and neither workers nor their order change the weights."""

from __future__ import annotations

import random
import tomllib
from math import sqrt
from pathlib import Path

import pytest
from tests.cli.command import good, refused

from aedilis.lab.tuning import Findings, Sums, Tuning, as_text, heuristics_for, tune
from aedilis.lab.workers import Crew, LabError

TUNING = Tuning("city-of-rome", "random", 24, 3)


@pytest.mark.parametrize("seed", range(5))
def test_least_squares_finds_the_weights_that_the_points_were_made_with(seed: int) -> None:
    dice = random.Random(seed)
    weights = [dice.uniform(-5, 5) for _ in range(6)]
    sums = Sums(6)
    for _ in range(20_000):
        signs = [dice.uniform(0, 3) for _ in weights]
        sums.add(signs, sum(w * s for w, s in zip(weights, signs, strict=True)) + dice.gauss(0, 0.5))
    assert sums.weights() == pytest.approx(weights, abs=0.05)
    assert 0.9 < sums.explained(sums.weights()) < 1
    assert sums.explained([0.0] * 6) < sums.explained([w / 2 for w in weights]) < sums.explained(weights)


def test_sums_of_parts_are_the_sums_of_the_whole() -> None:
    dice = random.Random(1)
    observations = [([dice.random(), dice.random()], dice.random()) for _ in range(100)]
    whole, parts = Sums(2), [Sums(2), Sums(2)]
    for number, (signs, points) in enumerate(observations):
        whole.add(signs, points)
        parts[number > 30].add(signs, points)
    parts[0].merge(parts[1])
    assert parts[0].weights() == pytest.approx(whole.weights())
    assert parts[0].number == whole.number


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_doubt_is_how_far_the_seats_stray_from_each_other(seats: int) -> None:
    """What comes to all of them alike is left out; the square grows with the points to come."""
    dice = random.Random(seats)
    findings = Findings(1)
    for _ in range(20_000):
        to_come, for_all = dice.uniform(10, 90), dice.gauss(0, 5)
        strayed = [dice.gauss(0, 1.5 * sqrt(to_come)) for _ in range(seats)]
        findings.add([[to_come]] * seats, [to_come + for_all + one for one in strayed])
    assert findings.doubt([1.0]) == pytest.approx(1.5, rel=0.02)


def test_the_weights_do_not_depend_on_the_number_of_workers() -> None:
    assert as_text(TUNING, tune(TUNING, Crew(1))) == as_text(TUNING, tune(TUNING, Crew(2)))


def test_the_file_says_how_it_was_made_and_names_every_sign() -> None:
    text = as_text(TUNING, tune(TUNING, Crew(1)))
    assert "aedilis tune city-of-rome --games 24 --bot random --seed 3" in text
    heuristics = heuristics_for("city-of-rome")
    assert tuple(tomllib.loads(text)["weights"]) == heuristics.names()
    assert tomllib.loads(text)["doubt"] > 0
    assert len(heuristics.weights) == len(heuristics.names())


def test_the_file_names_every_mark_where_a_game_has_some() -> None:
    tuning = Tuning("builders-antiquity", "random", 12, 3)
    heuristics = heuristics_for(tuning.game)
    found = tomllib.loads(as_text(tuning, tune(tuning, Crew(1))))
    assert tuple(found["habits"]) == heuristics.mark_names()
    assert len(heuristics.habits) == len(heuristics.mark_names())


def test_games_without_points_teach_nothing() -> None:
    tuning = Tuning("builders-antiquity", "random", 4, 3)
    with pytest.raises(LabError, match="brought no points"):
        as_text(tuning, tune(tuning, Crew(1)))


def test_tune_on_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    command = ["tune", "city-of-rome", "--games", "6", "--bot", "random", "--seed", "1", "--workers", "1"]
    printed = good(tmp_path, *command)
    good(tmp_path, *command, "--out", str(path))
    assert path.read_text() == printed
    assert "exists already" in refused(tmp_path, *command, "--out", str(path))
    assert path.read_text() == printed
    assert "there is no bot 'nobody'" in refused(tmp_path, "tune", "city-of-rome", "--bot", "nobody")
