"""A run of a million games needs less than a gigabyte: memory does not grow with the number of games."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import COMMAND, environment

MOST = 1 << 30  # bytes
PROCESSES = 3  # the command and its two workers
MEASURED = """
import json, resource, subprocess, sys
done = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL)
print(json.dumps([done.returncode, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024]))
"""


def largest(folder: Path, *arguments: str) -> int:
    """The bytes of the largest process of a command."""
    pytest.importorskip("resource")
    command = [sys.executable, "-c", MEASURED, *COMMAND, *arguments, "--workers", "2"]
    told = subprocess.run(command, cwd=folder, env=environment(100), capture_output=True, check=True).stdout
    code, size = json.loads(told)
    assert code == 0
    return int(size)


@pytest.mark.slow
def test_a_million_games_are_simulated_in_less_than_a_gigabyte(tmp_path: Path) -> None:
    assert PROCESSES * largest(tmp_path, "simulate", "city-of-rome", "--games", "1000000") < MOST


@pytest.mark.slow
def test_the_memory_of_a_study_does_not_grow_with_its_games(tmp_path: Path) -> None:
    """Ten times the games, report and tables included."""
    study = [
        "lab",
        "balance",
        "builders-antiquity",
        "--seats",
        "2",
        "--bots",
        "random",
        "--what-if",
        "0",
        "--seed",
        "1",
    ]
    few = largest(tmp_path, *study, "--games", "1000", "--out", "few")
    many = largest(tmp_path, *study, "--games", "10000", "--out", "many")
    assert PROCESSES * many < MOST
    assert many < few + (30 << 20)
