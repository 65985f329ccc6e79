"""A real Ray cluster on this machine: the same numbers as without it, even if a worker is killed in the middle."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import good
from tests.cli.test_lab import begun

import aedilis
from aedilis.bots import Budget
from aedilis.bots.external import BotError
from aedilis.engine.components import FILE, ROOM
from aedilis.engine.words import Words
from aedilis.lab.journal import Journal
from aedilis.lab.rows import GameRow
from aedilis.lab.study import Side, Study, about, plan_of, play
from aedilis.lab.workers import LOCAL, Components, Crew, Job, LabError
from aedilis.terminal.arguments import parser
from aedilis.terminal.crew import crew_of

ROME = Path(aedilis.__file__).parent / "games" / "city_of_rome" / ROOM / FILE


def test_without_ray_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "aedilis.lab.cluster", raising=False)
    options = parser(Words("en", ("aedilis",))).parse_args(["simulate", "city-of-rome", "--ray", "local"])
    with pytest.raises(LabError, match=r"--ray needs Ray, which is not installed: pip install aedilis\[ray\]"):
        crew_of(options, 10)


# -- with Ray -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[Crew]:
    """Of two processors, however many this machine has."""
    ray = import_module("ray")
    ray.init(address=LOCAL, num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield Crew(2, LOCAL)
    ray.shutdown()


def two_sides() -> Study:
    rich = ROME.read_text(encoding="utf-8").replace("money = 5", "money = 50", 1)
    sides = Side(("greedy",), {}, name="a"), Side(("random",), {}, rich, "b")
    return Study("city-of-rome", 2, 12, 7, sides, Budget(10))


def played(study: Study, crew: Crew, path: Path, after_first: Any = lambda: None) -> list[GameRow]:
    found: list[GameRow] = []
    with Journal(path, plan_of(study, about(study))) as journal, closing(play(study, crew, journal)) as batches:
        for rows in batches:
            if not found:
                after_first()
            found += rows
    return found


def at_work() -> list[int]:
    """The processes of the cluster that are doing something for us."""
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            title = (folder / "cmdline").read_bytes()
        except OSError:
            continue  # it has just ended
        if title.startswith(b"ray::perform"):
            found.append(int(folder.name))
    return found


def kill_one() -> None:
    deadline = time.monotonic() + 60
    while not (working := at_work()):
        assert time.monotonic() < deadline, "nobody is at work"
    os.kill(working[0], signal.SIGKILL)
    killed.append(working[0])


killed: list[int] = []


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").exists(), reason="looks up in /proc who works for it")
def test_a_study_on_a_cluster_gives_the_same_rows_though_a_worker_is_killed(cluster: Crew, tmp_path: Path) -> None:
    """Both sides, one of them with components of its own."""
    here = played(two_sides(), Crew(1), tmp_path / "here")
    there = played(two_sides(), cluster, tmp_path / "there", kill_one)
    assert killed
    assert there == here
    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()


def dies(number: int) -> None:
    os._exit(number)


def refuses(number: int) -> None:
    raise LabError("not {number}", number=number)


def start_money() -> int:
    return int(import_module("aedilis.engine.components").read("aedilis.games.city_of_rome")["start"]["money"])


@pytest.mark.slow
def test_what_ends_every_process_is_told(cluster: Crew) -> None:
    with pytest.raises(BotError, match="sudden end"):
        list(cluster.results([Job(dies, (1,))]))


@pytest.mark.slow
def test_errors_arrive_as_they_are(cluster: Crew) -> None:
    with pytest.raises(LabError, match=r"^not 3$"):
        list(cluster.results([Job(refuses, (3,))]))


@pytest.mark.slow
def test_each_components_file_has_processes_of_its_own(cluster: Crew) -> None:
    texts = [None, *(Components("aedilis.games.city_of_rome", f"[start]\nmoney = {money}\n") for money in (100, 200))]
    jobs = [Job(start_money, (), text) for _ in range(3) for text in texts]
    assert list(cluster.results(jobs, len(texts))) == [start_money(), 100, 200] * 3


@pytest.mark.slow
def test_the_commands_play_on_a_cluster(tmp_path: Path) -> None:
    """One that the command itself starts and ends."""
    (tmp_path / "own.py").write_text("from aedilis.bots.random import RandomBot as Mine\n")
    bots = ["tournament", "city-of-rome", "--bots", "own:Mine,random", "--games", "4", "--seed", "3", "--force"]
    good(tmp_path, *bots, "--json", "there", "--ray", "local", "--workers", "2")
    good(tmp_path, *bots, "--json", "here", "--workers", "1")
    there, here = ((tmp_path / name).read_text().partition('"speed"')[0] for name in ("there", "here"))
    assert there == here


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals to groups of processes")
def test_ctrl_c_ends_a_study_on_a_cluster_with_a_word(tmp_path: Path) -> None:
    running = begun(tmp_path, "--games", "1000", "--ray", "local", "--workers", "2", lines=3)
    os.killpg(running.pid, signal.SIGINT)
    said, complained = running.communicate(timeout=100)
    assert (running.returncode, complained) == (130, "")
    assert "of 1,000 games. The same command goes on from there." in said


@pytest.mark.slow
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "auto", "nowhere:x"])
def test_where_no_cluster_is_a_sentence_says_so(address: str) -> None:
    cluster = import_module("aedilis.lab.cluster")
    with pytest.raises(LabError, match=f"^there is no Ray cluster at '{address}': "):
        cluster.connect(Crew(0, address))


@pytest.mark.slow
def test_a_cluster_that_does_not_come_up_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine that is too busy."""
    cluster = import_module("aedilis.lab.cluster")

    def too_late(**asked: object) -> None:
        raise Exception("The current node timed out during startup.\nMore of it.")

    monkeypatch.setattr(cluster.ray, "init", too_late)
    with pytest.raises(
        LabError, match=r"^there is no Ray cluster at 'local': The current node timed out during startup\.$"
    ):
        cluster.connect(Crew(2, LOCAL))
