"""Bots think in processes of their own, so that a slow one delays nobody else and a broken one breaks nothing.

A bot is sent the encoded view of its seat and nothing more. A process that dies, or thinks for too long, is ended and
replaced; its seat then plays any option, and the game goes on.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from typing import Final

from aedilis.bots import Budget
from aedilis.engine.game import Game
from aedilis.engine.position import Position

PATIENCE: Final = 20.0  # seconds for one decision
THINKERS: Final = max(1, (os.cpu_count() or 2) - 1)

log = logging.getLogger("aedilis")


class BotFailed(Exception):
    """No answer, or a useless one."""


class Thinker:
    """One process; it starts when it is needed first."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: str, patience: float) -> int:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
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
                return int(await self._process.stdout.readline())
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
    def __init__(self, thinkers: int = THINKERS, patience: float = PATIENCE, command: list[str] | None = None) -> None:
        self._patience = patience
        command = command or [sys.executable, "-m", "aedilis.web.thinker"]
        self._thinkers = [Thinker(command) for _ in range(thinkers)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._thinkers:
            self._free.put_nowait(thinker)

    async def choose(self, game: Game, bot: str, view: Position, budget: Budget) -> int:
        """One of the options of the view's viewer; raises BotFailed."""
        question = json.dumps({"game": game.slug, "bot": bot, "view": view.encode().hex(), "budget": budget})
        thinker = await self._free.get()
        try:
            option = await thinker.ask(question, self._patience)
        finally:
            self._free.put_nowait(thinker)
        if option not in view.options_of(view.viewer):
            raise BotFailed(f"{option} is not an option")
        return option

    async def close(self) -> None:
        for thinker in self._thinkers:
            await thinker.end()
