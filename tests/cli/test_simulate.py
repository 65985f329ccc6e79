"""`aedilis simulate`: many random games, the same for one seed however they are shared out."""

from __future__ import annotations

import json
import os
import re
import signal
import statistics
import subprocess
import time
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import COMMAND, environment, good

from aedilis import Rng, game, playout
from aedilis.lab.simulation import CHUNK, Spread

GAMES = 2 * CHUNK + 10


def simulated(folder: Path, *arguments: str) -> dict[str, Any]:
    """The results without how fast they were."""
    shown = good(folder, "simulate", "city-of-rome", "--games", str(GAMES), "--json", *arguments)
    results: dict[str, Any] = json.loads(shown)
    assert results.pop("speed").keys() == {"compiled", "seconds", "games_per_second"}
    return results


def test_the_same_seed_gives_the_same_results_with_any_number_of_workers(tmp_path: Path) -> None:
    alone = simulated(tmp_path, "--seed", "7", "--workers", "1")
    assert simulated(tmp_path, "--seed", "7", "--workers", "2") == alone
    assert simulated(tmp_path, "--seed", "8", "--workers", "2") != alone


def test_the_results_are_those_of_the_games(tmp_path: Path) -> None:
    results = simulated(tmp_path, "--seed", "7", "--seats", "3", "--workers", "1")
    rome = game("city-of-rome")
    scores, lengths, wins = [], [], [Fraction()] * 3
    for number in range(GAMES):
        position = rome.new(3)
        lengths.append(playout(position, Rng(7, number)))
        scores.append(position.scores())
        ranks = position.ranks()
        for seat in range(3):
            wins[seat] += Fraction(ranks[seat] == 1, ranks.count(1))
    for seat in range(3):
        points = [score[seat] for score in scores]
        assert results["scores"][seat]["mean"] == pytest.approx(statistics.fmean(points))
        assert (results["scores"][seat]["min"], results["scores"][seat]["max"]) == (min(points), max(points))
        quartiles = [results["scores"][seat][name] for name in ("lower_quartile", "median", "upper_quartile")]
        assert quartiles == statistics.quantiles(points, n=4, method="inclusive")
    assert results["wins"] == [float(number) for number in wins]
    assert (results["length"]["min"], results["length"]["max"]) == (min(lengths), max(lengths))
    assert (results["seed"], results["rules"], results["components"]) == (7, rome.version, rome.digest)


def test_who_plays_alone_does_not_win_every_game(tmp_path: Path) -> None:
    """Foundations of Rome counts by how much Ceres is beaten, and a tie is lost."""
    alone = ["--seats", "1", "--seed", "1", "--workers", "1"]
    results = json.loads(good(tmp_path, "simulate", "foundations-of-rome", "--games", str(GAMES), "--json", *alone))
    scores = []
    for number in range(GAMES):
        position = game("foundations-of-rome").new(1)
        playout(position, Rng(1, number))
        scores += position.scores()
    assert results["wins"] == [sum(score > 0 for score in scores)]
    assert 0 < results["wins"][0] < GAMES
    shown = good(tmp_path, "simulate", "foundations-of-rome", "--games", "20", *alone)
    assert re.search(r"\b0\.0 +0\.0 %", shown)


def test_a_table_is_shown_with_how_to_get_the_same_games_again(tmp_path: Path) -> None:
    shown = good(tmp_path, "simulate", "city-of-rome", "--games", "20", "--seats", "4", "--seed", "3", "--workers", "1")
    assert "City of Rome: 20 random games of 4" in shown
    for word in ("mean", "25 %", "median", "75 %", "wins", "0 Violet", "3 Brown", "Decisions in a game", "--seed 3"):
        assert word in shown


def test_numbers_are_written_as_in_the_language(tmp_path: Path) -> None:
    shown = good(tmp_path, "--lang", "de", "simulate", "city-of-rome", "--games", "4", "--seed", "3", "--workers", "1")
    assert "4 Zufallspartien zu 4" in shown
    assert ",0 %" in shown


def test_quartiles_lie_between_numbers_as_statistics_has_it() -> None:
    for numbers in ([1, 2], [1, 2, 3, 4], [5, 5, 5], [0, 10, 20, 50, 51, 90]):
        spread = Spread(Counter(numbers))
        quartiles = [spread.quantile(Fraction(part, 4)) for part in (1, 2, 3)]
        assert quartiles == statistics.quantiles(numbers, n=4, method="inclusive")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks up in /proc who works for it")
def test_ctrl_c_stops_it_without_a_word(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [*COMMAND, "simulate", "city-of-rome", "--games", "10000000", "--workers", "2"],
        cwd=tmp_path,
        env=environment(100),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    while len(children.read_text().split()) < 2:  # before, Ctrl-C stops Python itself, which is not without words
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    try:
        said, complained = running.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        raise
    assert (running.returncode, said, complained) == (130, b"", b"")
