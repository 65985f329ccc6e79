"""Where the disk is waited for: never in the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    def __init__(self) -> None:
        self._writer = ThreadPoolExecutor(1, "writer")  # one: commits happen in the order they are asked for
        self._readers = ThreadPoolExecutor(4, "reader")

    async def write(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs in the writer's thread, to its end even if nobody waits for it any more."""
        return await asyncio.wrap_future(self._writer.submit(work, *args, **kwargs))

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.wrap_future(self._readers.submit(work, *args, **kwargs))

    def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
