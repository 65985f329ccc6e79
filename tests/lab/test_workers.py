"""Whoever does the work, what comes of it is the same, in the same order; sudden ends are made good."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from itertools import count
from multiprocessing import active_children
from pathlib import Path

import pytest

from aedilis.bots.external import BotError
from aedilis.engine.components import read, read_instead, text_of
from aedilis.lab.workers import AHEAD, Components, Crew, Job

ROME = "aedilis.games.city_of_rome"


def squared(number: int) -> int:
    return number * number


def slowly(number: int) -> tuple[int, int]:
    time.sleep(0.02 * (number % 3))
    return number, os.getpid()


def dies_once(number: int, folder: str) -> int:
    """Kills its own process, as a system without memory would, the first time that the fourth is at work."""
    killed = Path(folder, "killed")
    if number == 4 and not killed.exists():
        killed.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def dies(number: int) -> None:
    os._exit(number)


def start_money() -> int:
    return int(read(ROME)["start"]["money"])


def test_results_come_in_order_from_several_processes() -> None:
    done = list(Crew(2).results(Job(slowly, (n,)) for n in range(20)))
    assert [number for number, _ in done] == list(range(20))
    assert len({process for _, process in done} - {os.getpid()}) == 2


def test_jobs_are_handed_out_as_they_are_needed() -> None:
    """So that memory does not grow with their number, which may have no end."""
    asked = 0

    def jobs() -> Iterator[Job]:
        nonlocal asked
        for asked in count(1):
            yield Job(squared, (asked,))

    results = Crew(2).results(jobs())
    assert [next(results) for _ in range(10)] == [n * n for n in range(1, 11)]
    assert asked <= 10 + AHEAD * 2
    results.close()
    assert not active_children()


@pytest.mark.skipif(os.name != "posix", reason="kills a process by a signal")
def test_what_a_process_was_doing_when_it_was_killed_is_done_again(tmp_path: Path) -> None:
    assert list(Crew(2).results(Job(dies_once, (n, str(tmp_path))) for n in range(9))) == list(range(9))
    assert (tmp_path / "killed").exists()


def test_what_ends_every_process_is_told() -> None:
    with pytest.raises(BotError, match="sudden end"):
        list(Crew(2).results(Job(dies, (n,)) for n in range(3)))
    assert not active_children()


@pytest.mark.parametrize("workers", [1, 2])
def test_each_components_file_has_processes_of_its_own(workers: int) -> None:
    own = start_money()
    texts = [None, *(Components(ROME, f"[start]\nmoney = {money}\n") for money in (100, 200))]
    jobs = [Job(start_money, (), text) for _ in range(3) for text in texts]
    assert list(Crew(workers).results(jobs, len(texts))) == [own, 100, 200] * 3


def test_components_cannot_change_once_they_were_read() -> None:
    __import__(ROME)
    with pytest.raises(RuntimeError, match="has read its components already"):
        read_instead(ROME, "")


def test_of_all_files_only_the_components_are_replaced() -> None:
    own = text_of(ROME)
    (found,) = Crew().results([Job(read, (ROME, "weights.toml"), Components(ROME, own))])
    assert found == read(ROME, "weights.toml")
