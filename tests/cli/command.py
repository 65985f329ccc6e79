"""The real command, run as a person or a script runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import aedilis
from aedilis import Rng, Table

SOURCE = Path(aedilis.__file__).parents[1]
COMMAND = [sys.executable, "-m", "aedilis"]


def environment(columns: int) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "NO_COLOR", "LINES")}
    return {
        **kept,
        "PYTHONPATH": str(SOURCE),
        "COLUMNS": str(columns),
        "PYTHONIOENCODING": "utf-8",
        "TERM": "xterm-256color",
    }


def run(folder: Path, *arguments: str, typed: str = "", columns: int = 100) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=folder,
        env=environment(columns),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def good(folder: Path, *arguments: str, typed: str = "", columns: int = 100) -> str:
    """What a command says that succeeds."""
    done = run(folder, *arguments, typed=typed, columns=columns)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def refused(folder: Path, *arguments: str, typed: str = "") -> str:
    """The one line that a command answers to bad input."""
    before = contents(folder)
    done = run(folder, *arguments, typed=typed)
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("aedilis: ")
    assert done.stderr.count("\n") == 1
    assert contents(folder) == before
    return done.stderr


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def record(folder: Path, name: str = "game.record", seats: int = 3, seed: int = 1) -> Path:
    """A whole recorded game of bots."""
    good(folder, "play", "city-of-rome", "--seats", ",".join(["random"] * seats), "--seed", str(seed), "--record", name)
    return folder / name


def unfinished(folder: Path, name: str = "open.record", typed: str = "1\n1\n1\n") -> Path:
    """A recorded game that its human player left."""
    good(folder, "play", "--seed", "2", "--record", name, typed=f"{typed}q\n")
    return folder / name


def left_when(folder: Path, players: list[str], condition: Callable[[Table], bool]) -> Path:
    """A game that was left at the first moment of this kind."""
    table = Table(aedilis.game("city-of-rome"), len(players), Rng(3))
    random = Rng(4)
    while not condition(table):
        table.play(table.position.pick(random))
    path = folder / "left.record"
    path.write_text(f"# players: {', '.join(players)}\n{table.record().write()}", encoding="utf-8")
    return path
