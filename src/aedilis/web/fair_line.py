"""Who waits for one of a few things: addresses take turns, at each of them its people do, and what one person asked for
first comes first. So who asks for much waits longer for it, and nobody else does.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """For whom something is done. Many cookies make many people, but still one address."""

    address: str  # "" if it is not known, as for somebody who has not come back since the server was started
    person: int


class FairLine(Generic[T]):
    def __init__(self, things: Sequence[T]) -> None:
        self.things = things
        self._free = [*things]
        self._waiting: dict[str, dict[int, deque[asyncio.Future[T]]]] = {}  # in the order in which they come next

    def of(self, address: str) -> int:
        """How many requests from there wait."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    def __len__(self) -> int:
        return sum(map(self.of, self._waiting))

    def crowd(self, owner: Owner) -> float:
        """How many share a thing, as it looks to somebody whose turn has come."""
        addresses = len({owner.address, *self._waiting})
        return max(1.0, addresses * (1 + self.of(owner.address)) / len(self.things))

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[T]:
        thing = self._free.pop() if self._free else await self._wait(owner)
        try:
            yield thing
        finally:
            self._hand_on(thing)

    async def _wait(self, owner: Owner) -> T:
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner.address, {}).setdefault(owner.person, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was handed over just then
                self._hand_on(place.result())
            raise

    def _hand_on(self, thing: T) -> None:
        while self._waiting:
            place = self._next()
            if not place.cancelled():
                place.set_result(thing)
                return
        self._free.append(thing)

    def _next(self) -> asyncio.Future[T]:
        """Whoever comes next goes behind the others."""
        address, people = next(iter(self._waiting.items()))
        person, places = next(iter(people.items()))
        del self._waiting[address], people[person]
        place = places.popleft()
        if places:
            people[person] = places
        if people:
            self._waiting[address] = people
        return place
