"""Who does the work: this process, several of this machine, or a Ray cluster. What comes of it is the same.

Jobs are handed out a few at a time and their results come back in the order of the jobs, so memory stays flat however
many there are. A job whose process comes to a sudden end is done again. A game's tables are made once in a process, so
each components file has processes of its own.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, Final, NamedTuple, Self

from aedilis.bots.external import BotError
from aedilis.bots.processes import interrupts_held_back, work_for_parent
from aedilis.engine.components import read_instead
from aedilis.engine.errors import AedilisError
from aedilis.engine.words import N_

AHEAD: Final = 3  # jobs that are handed out to each process, so that none waits
TRIES: Final = 3  # processes that may come to a sudden end before any result, until we no longer think it bad luck
SUDDEN_END: Final = N_("a process came to a sudden end in the middle of a game, perhaps by a bot")
LOCAL: Final = "local"  # a Ray cluster of this machine, for as long as the work takes


class LabError(AedilisError):
    """Something that the laboratory was asked for cannot be done."""


class Components(NamedTuple):
    """A components file that a game is played with instead of its own."""

    package: str
    text: str


class Job(NamedTuple):
    work: Callable[..., Any]  # a function of a module
    arguments: tuple[Any, ...]
    components: Components | None = None


@dataclass(frozen=True)
class Crew:
    """So many processes; of a Ray cluster, if an address of one is given: 0 are as many as it has."""

    workers: int = 1
    ray: str = ""

    def results(self, jobs: Iterable[Job], kinds: int = 1) -> Generator[Any, None, None]:
        """What comes of the jobs, in their order; whoever has enough closes the iterator, and the rest is given up."""
        with self.open(kinds) as pool:
            yield from pool.results(jobs)

    def open(self, kinds: int = 1) -> Pool:
        """For jobs with so many different components; `with` closes it."""
        if self.ray:
            pool: Pool = import_module("aedilis.lab.cluster").RayPool(self)
            return pool
        return ProcessPool(max(1, self.workers // kinds)) if self.workers > 1 else Alone()


class Pool(ABC):
    """Jobs go in, and their results come out in the same order."""

    ahead: int  # how many jobs should be in it

    @abstractmethod
    def submit(self, job: Job) -> None: ...

    @abstractmethod
    def next(self) -> Any:
        """The result of the job that has been in it longest."""

    @abstractmethod
    def close(self) -> None:
        """Gives up what is still in it."""

    def results(self, jobs: Iterable[Job]) -> Generator[Any, None, None]:
        left, inside = iter(jobs), 0
        while True:
            for job in islice(left, self.ahead - inside):
                self.submit(job)
                inside += 1
            if not inside:
                return
            yield self.next()
            inside -= 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Alone(Pool):
    """This process, as far as it can: other components need another one."""

    ahead = 1

    def __init__(self) -> None:
        self._jobs: deque[Job] = deque()
        self._others = ProcessPool(1)

    def submit(self, job: Job) -> None:
        self._jobs.append(job)

    def next(self) -> Any:
        job = self._jobs.popleft()
        if job.components is None:
            return job.work(*job.arguments)
        self._others.submit(job)
        return self._others.next()

    def close(self) -> None:
        self._others.close()


# -- processes of this machine ------------------------------------------------------------------------------------


@dataclass
class Pending:
    job: Job
    future: Future[Any]


class ProcessPool(Pool):
    """So many processes for each components file."""

    def __init__(self, workers: int) -> None:
        self.ahead = AHEAD * workers
        self._workers = workers
        self._context = get_context("spawn")
        self._stop = self._context.Event()
        self._executors: dict[Components | None, ProcessPoolExecutor] = {}
        self._pending: deque[Pending] = deque()
        self._sudden_ends = 0

    def submit(self, job: Job) -> None:
        self._pending.append(Pending(job, self._start(job)))

    def next(self) -> Any:
        while True:
            first = self._pending[0]
            try:
                result = first.future.result()
            except BrokenProcessPool:
                self._again(first.job.components)
                continue
            self._pending.popleft()
            self._sudden_ends = 0
            return result

    def _start(self, job: Job) -> Future[Any]:
        if job.components not in self._executors:
            self._executors[job.components] = ProcessPoolExecutor(
                self._workers,
                mp_context=self._context,
                initializer=prepare,
                initargs=(self._stop, job.components),
            )
        with interrupts_held_back():  # it may start a process
            return self._executors[job.components].submit(perform, job)

    def _again(self, components: Components | None) -> None:
        """When one process ends suddenly, all jobs of its executor are lost; they begin anew with another one."""
        self._sudden_ends += 1
        if self._sudden_ends == TRIES:
            raise BotError(SUDDEN_END)
        self._executors.pop(components).shutdown()
        for pending in self._pending:
            if pending.job.components == components and not came_out(pending.future):
                pending.future = self._start(pending.job)

    def close(self) -> None:
        self._stop.set()
        for executor in self._executors.values():
            executor.shutdown(cancel_futures=True)


def came_out(future: Future[Any]) -> bool:
    return future.done() and not future.cancelled() and not isinstance(future.exception(), BrokenProcessPool)


# -- in such a process --------------------------------------------------------------------------------------------

_stop: Event | None = None  # of this process, if it works for another one


def prepare(stop: Event, components: Components | None) -> None:
    global _stop
    _stop = stop
    work_for_parent()
    use(components)


_components: Components | None = None  # what this process has read instead of a game's own


def use(components: Components | None) -> None:
    """Only a process that has not loaded the game yet can play it with other components."""
    global _components
    if components is not None and components != _components and components.package not in sys.modules:
        read_instead(*components)
        _components = components


def perform(job: Job) -> Any:
    """In a process that was prepared for its components."""
    if job.components != _components:
        message = N_("the program loads {package} in every process: load games only where it is the main program")
        raise LabError(message, package=job.components.package if job.components else "-")
    return job.work(*job.arguments)


def stopped() -> bool:
    """Whether nobody needs the result of this job any more."""
    return _stop is not None and _stop.is_set()
