"""`aedilis levels`: tables of what is claimed of the bots."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.command import good, refused, run

import aedilis
from aedilis.bots import LEVELS

QUICK = ["levels", "city-of-rome", "--budget", "2", "--games", "2", "--workers", "1"]


def test_a_claim_that_was_not_shown_is_a_failure_with_the_command_to_repeat_it(tmp_path: Path) -> None:
    done = run(tmp_path, *QUICK, "--only", "faber,greedy")
    assert done.returncode == 1
    assert "| `--bots faber,tiro --at-least 65 --games 2 --budget 2` |" in done.stdout
    assert "undecided: at least 65 %" in done.stdout
    assert "missed: 19 are needed" in done.stdout
    command = re.findall(r"`(--bots faber.*?)`", done.stdout)[0].split()
    assert run(tmp_path, "tournament", "city-of-rome", "--seed", "1", *command).returncode == 1


def test_what_is_measured_is_told_of_every_level(tmp_path: Path) -> None:
    told = good(tmp_path, *QUICK, "--only", "times,chances")
    seats = aedilis.game("city-of-rome").seats
    for level in LEVELS:
        assert told.count(f"| *{level.title()}* |") == len({seats[0], seats[-1]})
    assert "| 90-100 |" in told


def test_a_row_that_does_not_exist_is_refused_with_those_that_do(tmp_path: Path) -> None:
    assert "there are: tiro, faber, " in refused(tmp_path, *QUICK, "--only", "caesar")
