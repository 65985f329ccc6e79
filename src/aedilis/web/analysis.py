"""The analysis of a game: a thinker looks at every choice again, with the eyes of the seat that made it.

It is made in the background, one decision at a time, and kept; it never uses what a seat did not know.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from aedilis.bots import Budget
from aedilis.engine.position import Position
from aedilis.engine.words import N_
from aedilis.store.sqlite import Store
from aedilis.web.bots import BotFailed, Bots
from aedilis.web.counsel import Judgement
from aedilis.web.errors import TooMany
from aedilis.web.fair_line import Owner
from aedilis.web.limits import Limits
from aedilis.web.match import Match
from aedilis.web.sights import moments
from aedilis.web.threads import Threads

MOST_READY: Final = 50  # analyses that are kept ready
ATTEMPTS: Final = 3  # to get an answer from a thinker
SUSPECTS: Final = 12  # choices that are judged again
CARE: Final = 4  # times harder

log = logging.getLogger("aedilis")


class Verdict(NamedTuple):
    """What is thought of one choice."""

    move: int  # the moment of the replay in which the decision began
    step: int  # of the table
    seat: int
    chances: list[float]  # of winning, by seat, before the choice
    played: str  # notations
    best: str
    loss: float  # of the seat's own chance
    line: list[tuple[int, str]]  # how it would probably have gone on after the best
    careful: bool = False  # judged a second time, so that the loss can be relied on


Study = list[Verdict]


@dataclass(frozen=True)
class Progress:
    done: int  # in looks at a choice
    total: int
    failed: bool = False  # it has ended without a result, and may be asked for again


class Choice(NamedTuple):
    move: int
    step: int
    view: Position
    played: int


def choices(match: Match) -> Iterator[Choice]:
    """Every choice between several options, with what its seat saw then."""
    stops = moments(match)
    position = match.game.new(len(match.places), **match.table.variants)
    for number, step in enumerate(match.table.steps):
        if step.seat >= 0 and position.count() > 1:
            yield Choice(bisect_right(stops, number) - 1, number, position.seen_by(step.seat), step.option)
        position.play(step.option)


class Analyses:
    def __init__(self, store: Store, threads: Threads, limits: Limits, thinkers: Bots) -> None:
        self._store = store
        self._threads = threads
        self._limits = limits
        self._thinkers = thinkers
        self._ready: OrderedDict[str, Study] = OrderedDict()
        self._progress: dict[str, Progress] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._owners: dict[str, Owner] = {}  # who asked for those

    async def of(self, match: Match) -> Study | Progress | None:
        """What there is: the whole, how far it is, or nothing yet."""
        if match.id not in self._ready and match.id not in self._progress:
            kept = await self._threads.read(self._store.analysis, match.id)
            if kept is not None:
                self._remember(match.id, [Verdict(*verdict) for verdict in kept])
        return self._ready.get(match.id, self._progress.get(match.id))

    async def ask(self, match: Match, owner: Owner) -> None:
        """Begins, unless it is there or on its way."""
        if isinstance(await self.of(match), list) or match.id in self._tasks:
            return
        if len(self._tasks) >= self._limits.all_analyses:
            raise TooMany(N_("Many games are being analysed just now. Please try again in a minute."))
        if [other.address for other in self._owners.values()].count(owner.address) >= self._limits.own_analyses:
            raise TooMany(N_("Other games are being analysed for you just now. Please try again in a minute."))
        self._progress[match.id] = Progress(0, 0)
        self._owners[match.id] = owner
        self._tasks[match.id] = asyncio.get_running_loop().create_task(self._make(match))

    async def _make(self, match: Match) -> None:
        try:
            todo = await self._threads.read(lambda: [*choices(match)])
            study = await self._study(match, todo)
            await self._threads.write(self._store.keep_analysis, match.id, study)
            self._remember(match.id, study)
            del self._progress[match.id]
        except Exception as error:
            log.error("the analysis of %s failed: %r", match.id, error)
            self._progress[match.id] = Progress(0, 0, failed=True)
        finally:
            del self._tasks[match.id], self._owners[match.id]

    async def _study(self, match: Match, todo: Sequence[Choice]) -> Study:
        """What seems to have cost most is judged again, with care: the first look was unkind to some by accident."""
        budget = self._limits.judgement
        total = len(todo) + min(SUSPECTS, len(todo)) * CARE
        study: Study = []
        for choice in todo:
            self._progress[match.id] = Progress(len(study), total)
            study.append(await self._verdict(match, choice, budget))
        careful = Budget(budget.simulations * CARE, budget.milliseconds * CARE)
        suspects = sorted(range(len(todo)), key=lambda number: -study[number].loss)[:SUSPECTS]
        for done, number in enumerate(suspects):
            self._progress[match.id] = Progress(len(todo) + done * CARE, total)
            study[number] = (await self._verdict(match, todo[number], careful))._replace(careful=True)
        return study

    async def _verdict(self, match: Match, choice: Choice, budget: Budget) -> Verdict:
        judged = await self._judged(match, choice, budget)
        actions = match.game.actions
        return Verdict(
            choice.move,
            choice.step,
            choice.view.viewer,
            [round(chance, 3) for chance in judged.chances],
            actions[choice.played].notation,
            actions[judged.best].notation,
            round(judged.loss, 3),
            [(seat, actions[option].notation) for seat, option in judged.line],
        )

    async def _judged(self, match: Match, choice: Choice, budget: Budget) -> Judgement:
        """A thinker that dies is replaced and asked again."""
        owner = self._owners[match.id]
        for _ in range(ATTEMPTS - 1):
            with suppress(BotFailed):
                return await self._thinkers.judge(owner, match.game, choice.view, choice.played, budget)
        return await self._thinkers.judge(owner, match.game, choice.view, choice.played, budget)

    def _remember(self, id: str, study: Study) -> None:
        self._ready[id] = study
        self._ready.move_to_end(id)
        while len(self._ready) > MOST_READY:
            self._ready.popitem(last=False)

    async def close(self) -> None:
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
