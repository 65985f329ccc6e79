"""`aedilis lab`: the command plays a study, keeps it, and goes on with it after any kind of end."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.cli.command import COMMAND, environment, good, refused, run

import aedilis
from aedilis.engine.components import FILE, ROOM
from aedilis.lab.rows import TABLES

BALANCE = ["lab", "balance", "builders-antiquity", "--bots", "random", "--what-if", "0", "--seats", "2", "--seed", "7"]
GAMES = ["--games", "30"]
COMPONENTS = Path(aedilis.__file__).parent / "games" / "city_of_rome" / ROOM / FILE


def tables(folder: Path) -> dict[str, bytes]:
    return {name: (folder / f"{name}.csv").read_bytes() for name in TABLES}


def journal_lines(folder: Path) -> int:
    path = folder / "journal"
    return path.read_bytes().count(b"\n") - 1 if path.exists() else -1


def begun(folder: Path, *arguments: str, lines: int) -> subprocess.Popen[str]:
    """A command that has come so far, with its processes in a group of their own."""
    running = subprocess.Popen(
        [*COMMAND, *BALANCE, "--out", "stopped", *arguments],
        cwd=folder,
        env=environment(100),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    deadline = time.monotonic() + 100
    while journal_lines(folder / "stopped") < lines:
        assert running.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return running


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study that nobody stopped, played by one process."""
    folder = tmp_path_factory.mktemp("whole")
    good(folder, *BALANCE, *GAMES, "--workers", "1", "--out", "whole")
    return folder / "whole"


def test_what_is_complete_is_not_played_again(whole: Path) -> None:
    before = tables(whole), (whole / "journal").read_bytes()
    assert journal_lines(whole) == 30
    good(whole.parent, *BALANCE, *GAMES, "--out", "whole")
    assert before == (tables(whole), (whole / "journal").read_bytes())


@pytest.mark.skipif(os.name != "posix", reason="signals to groups of processes")
@pytest.mark.parametrize("end", ["SIGINT", "SIGKILL"])
def test_whoever_is_stopped_goes_on_to_the_same_end(tmp_path: Path, whole: Path, end: str) -> None:
    running = begun(tmp_path, *GAMES, "--workers", "2", lines=3)
    children = workers_of(running.pid)
    if end == "SIGKILL":
        os.kill(running.pid, signal.SIGKILL)  # only the first process: the others must notice by themselves
    else:
        os.killpg(running.pid, signal.SIGINT)
    said, complained = running.communicate(timeout=60)
    if end == "SIGINT":
        assert (running.returncode, complained) == (130, "")
        assert "of 30 games. The same command goes on from there." in said
    kept = journal_lines(tmp_path / "stopped")
    assert 3 <= kept < 30
    wait_for_the_end_of(children)
    good(tmp_path, *BALANCE, *GAMES, "--workers", "2", "--out", "stopped")
    assert tables(tmp_path / "stopped") == tables(whole)
    assert (tmp_path / "stopped" / "journal").read_bytes() == (whole / "journal").read_bytes()


def workers_of(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in children.read_text().split()] if children.exists() else []


def wait_for_the_end_of(processes: list[int]) -> None:
    deadline = time.monotonic() + 60
    while any(Path(f"/proc/{process}").exists() for process in processes):
        assert time.monotonic() < deadline, "processes outlive the one that they work for"
        time.sleep(0.05)


def test_without_a_seed_the_same_command_goes_on_too(tmp_path: Path) -> None:
    command = [*BALANCE[:-2], "--games", "3", "--workers", "1"]
    good(tmp_path, *command)
    before = tables(tmp_path / "builders-antiquity-balance")
    good(tmp_path, *command)
    assert tables(tmp_path / "builders-antiquity-balance") == before


def test_edited_components_are_compared_with_the_game_as_it_is(tmp_path: Path) -> None:
    text = COMPONENTS.read_text(encoding="utf-8").replace("money = 5", "money = 60", 1)
    (tmp_path / "rich.toml").write_text(text, encoding="utf-8")
    sides = ["--a", "rich.toml", "--b", "official", "--bots", "random", "--seats", "2", "--games", "4", "--seed", "2"]
    good(tmp_path, "lab", "compare", "city-of-rome", *sides, "--out", "out", "--workers", "2")
    lines = (tmp_path / "out" / "games.csv").read_text(encoding="utf-8").splitlines()
    assert sorted(line[0] for line in lines[1:]) == ["a"] * 4 + ["b"] * 4


def test_bots_that_are_compared_sit_at_the_same_tables(tmp_path: Path) -> None:
    command = ["lab", "compare", "city-of-rome", "--a", "random", "--b", "greedy", "--budget", "1", "--games", "2"]
    good(tmp_path, *command, "--seats", "2", "--seed", "2", "--out", "out", "--workers", "1")
    lines = (tmp_path / "out" / "seats.csv").read_text(encoding="utf-8").splitlines()
    assert sorted(line.split(",")[4] for line in lines[1:]) == ["greedy"] * 2 + ["random"] * 2


# -- what cannot be done ------------------------------------------------------------------------------------------


def test_another_study_is_not_mixed_with_one_that_is_there(tmp_path: Path) -> None:
    good(tmp_path, *BALANCE, "--games", "2", "--out", "out", "--workers", "1")
    done = run(tmp_path, *BALANCE, "--games", "3", "--out", "out", "--workers", "1")
    assert done.returncode == 2
    assert done.stderr == (
        "aedilis: 'out/journal' has results of something else: games 2; choose another place, or remove it\n"
    )


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["balance", "city-of-rome", "--components", "none.toml"], "there is no file 'none.toml'"),
        (["balance", "city-of-rome", "--bots", "random,random"], "name each bot once"),
        (["balance", "city-of-rome", "--bots", "brutus"], "'brutus' cannot take a seat"),
        (["balance", "city-of-rome", "--seats", "9"], "is for 2 to 4 players, not 9"),
        (["compare", "city-of-rome"], "both sides are the same"),
        (["compare", "city-of-rome", "--a", "colour=red"], "has no variant 'colour'"),
        (["compare", "city-of-rome", "--a", "bad.toml"], "'bad.toml' cannot be played with: 'decks' is missing"),
        (["compare", "city-of-rome", "--b", "empty.toml"], "'empty.toml' is empty"),
        ([], "COMMAND"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    (tmp_path / "bad.toml").write_text("[start]\n")
    (tmp_path / "empty.toml").write_text("\n")
    assert complaint in refused(tmp_path, "lab", *arguments)
