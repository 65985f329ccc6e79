"""Moves the bots: one task a table, as long as a bot is to decide there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from secrets import choice
from time import monotonic

from aedilis.bots import TurnClock
from aedilis.engine.errors import AedilisError
from aedilis.store.sqlite import Store
from aedilis.web.bots import BotFailed, Bots
from aedilis.web.errors import NotKept
from aedilis.web.fair_line import Owner
from aedilis.web.match import Match
from aedilis.web.tables import Tables
from aedilis.web.threads import Threads

log = logging.getLogger("aedilis")


class Driver:
    def __init__(
        self,
        tables: Tables,
        bots: Bots,
        owner: Callable[[int], Owner],
        watched: Callable[[str], bool],
        pause: float,
    ) -> None:
        self._tables = tables
        self._bots = bots
        self._owner = owner
        self._watched = watched
        self._pause = pause  # seconds between a bot's moves, so that somebody who watches can follow
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hurried: set[str] = set()
        self._closed = False

    def hurried(self, table: str) -> bool:
        """Whether bots thought less there, since a person moved, because they had to share."""
        return table in self._hurried

    def changed(self, match: Match) -> None:
        if match.over:
            self._hurried.discard(match.id)
        if not self._closed and match.id not in self._tasks and match.bots_to_move():
            self._tasks[match.id] = asyncio.get_running_loop().create_task(self._drive(match.id))

    async def resume(self, store: Store, threads: Threads) -> None:
        """After a restart: bots go on where they were."""
        for id in await threads.read(store.tables_with_bots):
            try:
                self.changed(await self._tables.get(id))
            except Exception as error:
                log.error("bots cannot go on at table %s: %r", id, error)

    async def _drive(self, id: str) -> None:
        try:
            match = await self._tables.get(id)
            clock = TurnClock(len(match.places))
            self._hurried.discard(id)
            while seats := match.bots_to_move():
                if self._watched(id):
                    await asyncio.sleep(self._pause)
                await self._move(match, seats[0], clock)
                match = await self._tables.get(id)
        except Exception:
            log.exception("bots leave table %s", id)
        finally:
            del self._tasks[id]

    async def _move(self, match: Match, seat: int, clock: TurnClock) -> None:
        path = await self._think(match, seat, clock)
        try:
            await self._tables.command(match.id, "move", seat, {"answers": match.number, "path": path, "bot": True})
        except NotKept:
            await asyncio.sleep(1)  # the disk may come back
        except AedilisError as error:
            # Usually something was taken back meanwhile; then it is looked at anew.
            log.debug("table %s has changed: %s", match.id, error)
            await asyncio.sleep(0.01)

    async def _think(self, match: Match, seat: int, clock: TurnClock) -> list[str]:
        """A whole decision, up to the option that commits it. The bot sees the view of its seat only."""
        turn, actions = match.turn(seat), match.game.actions
        path: list[int] = []
        while not path or actions[path[-1]].prepares:
            if path:
                turn.play(path[-1])
            view = turn.seen_by(seat)
            began = monotonic()
            try:
                owner, bot = self._owner(match.row.maker), match.places[seat].bot
                chosen = await self._bots.choose(owner, match.game, bot, view, clock.budget(seat))
                path.append(chosen.option)
                if chosen.hurried:
                    self._hurried.add(match.id)
            except BotFailed as error:
                log.warning("a bot failed: %s", error)
                path.append(choice(view.options_of(seat)))
            clock.took(monotonic() - began)
        return [actions[option].notation for option in path]

    async def close(self) -> None:
        """Ends all bots' turns. A command that is only now done begins no other: nobody would be there to end it."""
        self._closed = True
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
