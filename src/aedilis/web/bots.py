"""Bots think in processes of their own, so that a slow one delays nobody else and a broken one breaks nothing.

A bot is sent the encoded view of its seat and nothing more. A process that dies, or thinks for too long, is ended and
replaced; its seat then plays any option, and the game goes on. Short thoughts, long ones, hints and analyses have
processes each, so that none waits for another kind; the system shares the processors between them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from aedilis.bots import Budget
from aedilis.engine.game import Game
from aedilis.engine.position import Position
from aedilis.engine.words import N_
from aedilis.web.counsel import Advice, Judgement, read_advice
from aedilis.web.engine import Engine, environment
from aedilis.web.errors import TooMany
from aedilis.web.fair_line import FairLine, Owner
from aedilis.web.limits import Limits

PATIENCE: Final = 20.0  # seconds for one decision
THINKERS: Final = max(1, (os.cpu_count() or 2) - 1)  # for each pace
PACES: Final = (("random", "tiro", "faber"), ("greedy", "architectus"), ("imperator",))
LESS: Final = 0.9  # of the time that was asked for: what differs by less is no matter

log = logging.getLogger("aedilis")
T = TypeVar("T")


class BotFailed(Exception):
    """No answer, or a useless one."""


class Chosen(NamedTuple):
    option: int
    hurried: bool  # it would have been thought about for longer if others had not waited, too


class Thinker:
    """One process; it starts when it is needed first, and anew when there is a faster engine."""

    def __init__(self, command: list[str], engine: Engine) -> None:
        self._command = command
        self._engine = engine
        self._folder = ""
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: str, patience: float) -> Any:
        """The answer, whatever it is; none at all raises BotFailed."""
        if self._folder != self._engine.folder:
            await self.end()
        if self._process is None or self._process.returncode is not None:
            self._folder = self._engine.folder
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                env=environment(self._folder),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the server, which ends its thinkers itself
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(patience):
                self._process.stdin.write(question.encode() + b"\n")
                await self._process.stdin.drain()
                return json.loads(await self._process.stdout.readline())
        except (OSError, ValueError, TimeoutError) as error:
            await self.end()
            raise BotFailed(str(error) or type(error).__name__) from error
        except asyncio.CancelledError:
            await self.end()
            raise

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            try:
                process.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
            except ProcessLookupError:
                pass
            await process.wait()


class Bots:
    def __init__(
        self,
        thinkers: int = THINKERS,
        patience: float = PATIENCE,
        command: list[str] | None = None,
        engine: Engine | None = None,
    ) -> None:
        self._patience = patience
        command = command or [sys.executable, "-m", "aedilis.web.thinker"]
        engine = engine or Engine()

        def line(number: int, *arguments: str) -> FairLine[Thinker]:
            return FairLine([Thinker([*command, *arguments], engine) for _ in range(number)])

        self._paces = [line(thinkers) for _ in PACES]
        self._players = {bot: line for bots, line in zip(PACES, self._paces) for bot in bots}
        self._advisers = line(1, "patient")
        self._judges = line(1, "patient")

    async def choose(self, owner: Owner, game: Game, bot: str, view: Position, budget: Budget) -> Chosen:
        """One of the options of the view's viewer; raises BotFailed. It is never refused: the more wait, the shorter
        each thinks."""
        asked = monotonic()
        line = self._players[bot]
        async with line.turn(owner) as thinker:
            began = monotonic()
            granted = shared(budget, began - asked, line.crowd(owner))
            option = await self._ask(thinker, game, view, granted, bot=bot)
            took = 1000 * (monotonic() - began)
        if option not in view.options_of(view.viewer):
            raise BotFailed(f"{option} is not an option")
        return Chosen(int(option), granted.milliseconds < min(took, LESS * budget.milliseconds))

    async def advise(self, owner: Owner, game: Game, view: Position, limits: Limits) -> list[Advice]:
        """The favourite options of the view's viewer; raises BotFailed."""
        line = self._advisers
        if line.of(owner.address) >= limits.waiting_hints or len(line) >= limits.all_waiting_hints:
            raise TooMany(N_("Many ask for hints just now. Please try again in a moment."))
        asked = monotonic()
        async with line.turn(owner) as thinker:
            granted = shared(limits.hint, monotonic() - asked, line.crowd(owner))
            answer = await self._ask(thinker, game, view, granted, wanted="advice")
        advice = understood(lambda: [read_advice(one) for one in answer])
        if not advice or any(one.option not in view.options_of(view.viewer) for one in advice):
            raise BotFailed("this is no advice")
        return advice

    async def judge(self, owner: Owner, game: Game, view: Position, played: int, budget: Budget) -> Judgement:
        """What the choice of the view's viewer was worth; raises BotFailed. Nobody is kept from playing by it, so it is
        thought about for as long as ever."""
        async with self._judges.turn(owner) as thinker:
            answer = await self._ask(thinker, game, view, budget, wanted="judgement", played=played)
        return understood(lambda: Judgement(*answer))

    async def _ask(self, thinker: Thinker, game: Game, view: Position, budget: Budget, **more: object) -> Any:
        question = {"game": game.slug, "view": view.encode().hex(), "budget": budget, **more}
        return await thinker.ask(json.dumps(question), self._patience)

    async def close(self) -> None:
        for line in (*self._paces, self._advisers, self._judges):
            for thinker in line.things:
                await thinker.end()


def shared(budget: Budget, waited: float, crowd: float) -> Budget:
    """What is left to think when one's turn has come. Waiting counts, but half of the time is never lost by it, or
    somebody who thinks at length would leave nothing to the next one."""
    left = max(budget.milliseconds - 1000 * waited, budget.milliseconds / 2)
    return budget._replace(milliseconds=left / crowd)


def understood(read: Callable[[], T]) -> T:
    try:
        return read()
    except (TypeError, ValueError) as error:
        raise BotFailed(str(error)) from error
