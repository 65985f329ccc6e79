"""News by WebSocket. A change only wakes the connections; each then renders what it may see and sends what differs.

So a slow connection misses steps, never the present; nothing piles up; and who comes back gets the truth at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from aedilis.engine.words import N_
from aedilis.web.errors import Refusal, TooMany
from aedilis.web.limits import Limits
from aedilis.web.match import Match
from aedilis.web.pages import table as table_page
from aedilis.web.people import Person
from aedilis.web.sights import Eyes, Sights, look
from aedilis.web.tables import Tables

PATIENCE: Final = 30.0  # seconds for a connection to take a message
GONE: Final = 1001
REFUSED: Final = 1008

Parts = Mapping[str, str]
encode: Final = msgspec.json.Encoder(enc_hook=str).encode  # markup is text


class Watcher:
    """One open page."""

    def __init__(self, table: str, person: Person, address: str) -> None:
        self.table = table
        self.person = person
        self.owner: object = person.id or address
        self.wake = asyncio.Event()
        self.wake.set()
        self.sent: Parts = {}


class Hub:
    def __init__(self, tables: Tables, sights: Sights, limits: Limits, clock: Callable[[], float] = time) -> None:
        self._tables = tables
        self._clock = clock
        self._opened = clock()
        self._seen: dict[tuple[str, int], float] = {}  # when somebody was last at a table; the longest ago first
        self._sights = sights
        self._limits = limits
        self._watchers: dict[str, set[Watcher]] = {}
        self._rendered: dict[str, dict[tuple[Eyes, int], Parts]] = {}

    # -- who is here ------------------------------------------------------------------------------------------

    def here(self, table: str, person: int) -> bool:
        return any(watcher.person.id == person for watcher in self._watchers.get(table, ()))

    def saw(self, table: str, person: int) -> None:
        """Somebody is at a table now. What is older than anybody asks for is forgotten."""
        now = self._clock()
        self._seen.pop((table, person), None)
        self._seen[table, person] = now
        while now - self._seen[oldest := next(iter(self._seen))] > self._limits.away:
            del self._seen[oldest]

    def away(self, match: Match, person: int) -> float:
        """For how many seconds somebody has not been at a table; no longer than it and this server are there."""
        if self.here(match.id, person):
            return 0
        return self._clock() - self._seen.get((match.id, person), max(self._opened, match.row.made))

    def abandoned(self, match: Match, seat: int) -> bool:
        """Whether the others may let a bot play there."""
        person = match.places[seat].person
        return not person or (not self.here(match.id, person) and self.away(match, person) >= self._limits.away)

    def until_abandoned(self, match: Match) -> float | None:
        """Seconds until the next seat is: then a page offers to let a bot play there, though nothing happened."""
        people = [place.person for place in match.places if place.kind == "person"]
        waits = [self._limits.away - self.away(match, id) for id in people if not self.here(match.id, id)]
        return min((wait for wait in waits if wait > 0), default=None)

    def watched(self, table: str) -> bool:
        return table in self._watchers

    def changed(self, match: Match) -> None:
        self.wake(match.id)

    def wake(self, table: str) -> None:
        self._rendered.pop(table, None)
        for watcher in self._watchers.get(table, ()):
            watcher.wake.set()

    def _enter(self, watcher: Watcher) -> None:
        everybody = [other for watchers in self._watchers.values() for other in watchers]
        own = sum(other.owner == watcher.owner for other in everybody)
        if own >= self._limits.sockets or len(everybody) >= self._limits.all_sockets:
            raise TooMany(N_("Too many pages of Aedilis are open. Please close some."))
        known = self.here(watcher.table, watcher.person.id)
        self._watchers.setdefault(watcher.table, set()).add(watcher)
        if watcher.person.id and not known:
            self.wake(watcher.table)

    def _leave(self, watcher: Watcher) -> None:
        watchers = self._watchers.get(watcher.table, set())
        watchers.discard(watcher)
        if watcher.person.id:
            self.saw(watcher.table, watcher.person.id)
        if not watchers:
            self._watchers.pop(watcher.table, None)
            self._rendered.pop(watcher.table, None)
        elif watcher.person.id and not self.here(watcher.table, watcher.person.id):
            self.wake(watcher.table)

    # -- what they see ------------------------------------------------------------------------------------------

    def parts(self, match: Match, person: Person) -> Parts:
        """All parts of the page as this person sees them; made once for all pages that show the same."""
        eyes = look(match, person, self._tables.screens.get((match.id, person.id)))
        if match.id not in self._watchers:
            return table_page.parts(self._sights.table(match, eyes))
        rendered = self._rendered.setdefault(match.id, {})
        key = (eyes, match.number)
        if key not in rendered:
            rendered[key] = table_page.parts(self._sights.table(match, eyes))
        return rendered[key]

    async def serve(self, socket: WebSocket, table: str, person: Person, address: str) -> None:
        """One connection, until it ends."""
        watcher = Watcher(table, person, address)
        await self._tables.get(table)
        self._enter(watcher)
        try:
            await socket.accept()
            async with asyncio.TaskGroup() as tasks:
                sender = tasks.create_task(self._send(socket, watcher))
                with suppress(WebSocketDisconnect, KeyError, RuntimeError):  # text and bytes alike mean nothing to us
                    while True:
                        await socket.receive_text()
                sender.cancel()
        except* (WebSocketDisconnect, OSError, TimeoutError, Refusal):
            with suppress(RuntimeError):
                await socket.close(GONE)
        finally:
            self._leave(watcher)

    async def _send(self, socket: WebSocket, watcher: Watcher) -> None:
        while True:
            match = await self._tables.get(watcher.table)
            try:
                async with asyncio.timeout(self.until_abandoned(match)):
                    await watcher.wake.wait()
            except TimeoutError:
                self._rendered.pop(watcher.table, None)
            watcher.wake.clear()
            match = await self._tables.get(watcher.table)
            parts = self.parts(match, watcher.person)
            news = {id: html for id, html in parts.items() if watcher.sent.get(id) != html}
            news.update({id: "" for id in watcher.sent if id not in parts})
            watcher.sent = parts
            if news:
                async with asyncio.timeout(PATIENCE):
                    await socket.send_text(encode({"number": match.number, "parts": news}).decode())
