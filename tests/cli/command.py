"""The real command, run as a person or a script runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryFile

import aedilis
from aedilis import Rng, Table
from aedilis.cli import main

SOURCE = Path(aedilis.__file__).parents[1]
COMMAND = [sys.executable, "-m", "aedilis"]
STARTING_OTHERS = {"simulate", "tournament", "lab", "tune", "levels", "serve", "--workers"}  # processes of their own
PATIENCE = 120  # seconds


def environment(columns: int) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "NO_COLOR", "LINES")}
    return {
        **kept,
        "PYTHONPATH": str(SOURCE),
        "COLUMNS": str(columns),
        "PYTHONIOENCODING": "utf-8",
        "TERM": "xterm-256color",
    }


Done = subprocess.CompletedProcess[str]


def run(folder: Path, *arguments: str, typed: str = "", columns: int = 100) -> Done:
    how = run_anew if STARTING_OTHERS.intersection(arguments) and "--help" not in arguments else run_in_a_copy
    return how(folder, *arguments, typed=typed, columns=columns)


def run_in_a_copy(folder: Path, *arguments: str, typed: str = "", columns: int = 100) -> Done:
    """A copy of this process becomes the command: all is loaded already, which takes longer than most commands."""
    if not hasattr(os, "fork"):
        return run_anew(folder, *arguments, typed=typed, columns=columns)
    with TemporaryFile() as keyboard, TemporaryFile() as said, TemporaryFile() as complained:
        keyboard.write(typed.encode())
        keyboard.seek(0)
        files = [file.fileno() for file in (keyboard, said, complained)]
        process = get_context("fork").Process(target=become_the_command, args=(folder, arguments, columns, files))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            raise TimeoutError(f"aedilis {' '.join(arguments)}")
        for file in (said, complained):
            file.seek(0)
        return Done(arguments, process.exitcode, said.read().decode(), complained.read().decode())


def become_the_command(folder: Path, arguments: Sequence[str], columns: int, files: Sequence[int]) -> None:
    for number, file in enumerate(files):
        os.dup2(file, number)
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(n, "w" if n else "r", encoding="utf-8", closefd=False) for n in range(3)
    )
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment(columns))
    sys.exit(main(arguments))


def run_anew(folder: Path, *arguments: str, typed: str = "", columns: int = 100) -> Done:
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=folder,
        env=environment(columns),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
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
    done = run_in_a_copy(folder, *arguments, typed=typed)
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
    good(folder, "play", "city-of-rome", "--bot", "random", "--seed", "2", "--record", name, typed=f"{typed}q\n")
    return folder / name


def left_when(folder: Path, players: list[str], condition: Callable[[Table], bool]) -> Path:
    """A game that was left at the first moment of this kind."""
    table = Table(aedilis.game("city-of-rome"), len(players), Rng(3))
    random = Rng(4)
    while not condition(table):
        table.play(table.position.pick(random))
    path = folder / "left.record"
    path.write_text(f"# players: {', '.join(players)}\n{table.record().printed(table.game).write()}", encoding="utf-8")
    return path
