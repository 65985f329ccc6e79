"""Bots against bots at the same tables: which side wins more than its seats should, known as soon as it can be."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection

from aedilis.lab.rows import GameRow
from aedilis.lab.sequential import ERROR, SequentialTest, Verdict, at_any_time
from aedilis.lab.statistics import Estimate


class Contest:
    """Rounds of games that are dealt alike, in which everybody sits everywhere: each is one result of a test."""

    def __init__(self, ours: Collection[str], length: int) -> None:
        """The bots of the first side, all others being the second; and how many games a round has."""
        self.rounds = 0
        self.verdict = Verdict.UNDECIDED
        self._ours = ours
        self._length = length
        self._test: SequentialTest | None = None
        self._games = 0
        self._won: defaultdict[str, float] = defaultdict(float)  # by bot, in the round so far
        self._seats: Counter[str] = Counter()
        self._shares: dict[str, Counter[float]] = {}  # by bot: how often a seat of it won that part of a round

    def add(self, row: GameRow) -> None:
        for seat in row.seats:
            self._won[seat.bot] += seat.won
            self._seats[seat.bot] += 1
        self._games += 1
        if self._games == self._length:
            self._count()

    def _count(self) -> None:
        """The round is over, and is one result. A verdict, once there, stays."""
        if self._test is None:
            ours = sum(self._seats[bot] for bot in self._ours)
            # Whoever is called the stronger, it may be wrong: half of the errors are for either side.
            self._test = SequentialTest(ours / self._seats.total(), ERROR / 2)
        verdict = self._test.add(sum(self._won[bot] for bot in self._ours) / self._games)
        if self.verdict is Verdict.UNDECIDED:
            self.verdict = verdict
        for bot, seats in self._seats.items():
            self._shares.setdefault(bot, Counter())[self._won[bot] / seats] += 1
        self.rounds += 1
        self._games = 0
        self._won.clear()
        self._seats.clear()

    def share(self, bot: str) -> Estimate:
        """What a seat of the bot wins; the intervals of all bots hold together, and whenever one stops."""
        shares = self._shares.get(bot, Counter())
        if not shares:
            return Estimate(0.0, 0.0, 1.0)
        # With two bots the one wins what the other does not, so that they are one question.
        questions = 1 if len(self._shares) == 2 else len(self._shares)
        value = sum(share * times for share, times in shares.items()) / shares.total()
        return Estimate(value, *at_any_time(shares, ERROR / questions))
