"""Everything the server has, put together once."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

from aedilis.store.lock import Lock
from aedilis.store.secret import secret_key
from aedilis.store.sqlite import Store
from aedilis.web.analysis import Analyses
from aedilis.web.bots import Bots
from aedilis.web.driver import Driver
from aedilis.web.engine import BUSY, Engine
from aedilis.web.limits import Gate, Limits
from aedilis.web.live import Hub
from aedilis.web.match import Match
from aedilis.web.people import People, Seal
from aedilis.web.sights import Company, Sights
from aedilis.web.tables import Tables
from aedilis.web.threads import Threads

FILE: Final = "aedilis.sqlite"
KEY: Final = "secret.key"
PAUSE: Final = 0.5  # seconds


class House:
    def __init__(
        self, folder: Path, limits: Limits, bots: Bots | None, pause: float, engine: Engine, new_key: bool = False
    ) -> None:
        self.limits = limits
        self.engine = engine
        self.gate = Gate()
        with ExitStack() as files:
            files.enter_context(closing(Lock(folder)))
            if new_key or not (folder / FILE).exists():
                secret_key(folder / KEY, make=True)  # before the tables, so that those without a key have lost it
            self.store = files.enter_context(closing(Store(folder / FILE)))
            self.seal = Seal(secret_key(folder / KEY, make=False))
            self._files = files.pop_all()
        self.threads = Threads()
        self.people = People(self.store, self.threads)
        self.tables = Tables(self.store, self.threads, self.people, self.seal)
        self.sights = Sights(Company(self.people.get))
        self.live = Hub(self.tables, self.sights, limits)
        self.bots = bots or Bots(engine=engine)
        self.analyses = Analyses(self.store, self.threads, limits, self.bots)
        self.driver = Driver(self.tables, self.bots, self.people.owner, self.live.watched, pause)
        company = self.sights.company
        company.here = self.live.here
        company.engine = lambda table: BUSY if self.driver.hurried(table) else engine.kind
        company.abandoned = self.live.abandoned
        company.link = lambda match, seat: f"/join/{self.tables.link(match.id, seat)}"
        company.recovery = lambda person: f"/recover/{self.seal.recovery(person)}"
        self.tables.changed = self._changed
        self.tables.in_use = self.live.watched
        self.tables.abandoned = self.live.abandoned
        self.tables.forgotten = self.sights.forget
        self._resuming: asyncio.Task[None] | None = None

    def _changed(self, match: Match) -> None:
        self.live.changed(match)
        self.driver.changed(match)

    async def open(self) -> None:
        self._resuming = asyncio.get_running_loop().create_task(self.driver.resume(self.store, self.threads))

    async def close(self) -> None:
        if self._resuming is not None:
            self._resuming.cancel()
        await self.driver.close()
        await self.analyses.close()
        await self.bots.close()
        self.threads.close()
        self._files.close()
