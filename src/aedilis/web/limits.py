"""How much one person or address may ask for; beyond that there is a clear answer and nothing else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Final

from aedilis.bots import Budget
from aedilis.engine.words import N_
from aedilis.web.errors import TooMany

MOST_REMEMBERED: Final = 20_000
FOR_A_HINT: Final = Budget(1000, 2000)
FOR_A_JUDGEMENT: Final = Budget(250, 250)


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Limits:
    body: int = 16 * 1024  # bytes of an ordinary request
    record: int = 128 * 1024  # bytes of an uploaded record, many times the longest game
    commands: Rate = Rate(60, 10)  # by person: moves and everything else at a table
    looking: Rate = Rate(240, 40)  # by address: pages, views, previews
    asking: Rate = Rate(20, 1)  # by person or address: whether the server is ready, which it writes to find out
    making: Rate = Rate(20, 0.2)  # by person: tables and records
    arriving: Rate = Rate(60, 0.5)  # by address: new people, links that are tried
    away: float = 5 * 60  # seconds until the others may let a bot play for somebody who left
    tables: int = 100  # unfinished ones that one person made
    sockets: int = 60  # live connections of one person, or of an address without a name
    all_sockets: int = 5000
    hints: Rate = Rate(12, 0.2)  # by person
    hint: Budget = FOR_A_HINT  # what is thought for one
    waiting_hints: int = 4  # that an address waits for
    all_waiting_hints: int = 16
    analyses: Rate = Rate(6, 0.02)  # by person
    judgement: Budget = FOR_A_JUDGEMENT  # what is thought for each decision of a game that is analysed
    own_analyses: int = 2  # that are being made for one address
    all_analyses: int = 8


class Gate:
    """Token buckets; the ones longest unused are forgotten first."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, object], tuple[float, float]] = OrderedDict()

    def check(self, what: str, who: object, rate: Rate) -> None:
        now = self._clock()
        key = (what, who)
        left, then = self._buckets.pop(key, (rate.burst, now))
        left = min(rate.burst, left + (now - then) * rate.a_second)
        self._buckets[key] = max(left - 1, 0), now
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        if left < 1:
            refusal = TooMany(N_("That was too much at once. Please wait a moment and try again."))
            refusal.after = ceil((1 - left) / rate.a_second)
            raise refusal
