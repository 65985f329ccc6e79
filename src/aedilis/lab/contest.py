"""Bots against bots at the same tables: which side wins more than its seats should, known as soon as it can be."""

from __future__ import annotations

from collections.abc import Collection

from aedilis.lab.rows import GameRow
from aedilis.lab.sequential import SequentialTest, Verdict


class Contest:
    """Rounds of games that are dealt alike, in which everybody sits everywhere: each is one result of a test."""

    def __init__(self, ours: Collection[str], length: int) -> None:
        """The bots of the first side, all others being the second; and how many games a round has."""
        self.rounds = 0
        self.verdict = Verdict.UNDECIDED
        self._ours = ours
        self._length = length
        self._test: SequentialTest | None = None
        self._won = 0.0
        self._games = self._seats = self._all = 0

    def add(self, row: GameRow) -> None:
        ours = [seat for seat in row.seats if seat.bot in self._ours]
        self._won += sum(seat.won for seat in ours)
        self._seats += len(ours)
        self._all += len(row.seats)
        self._games += 1
        if self._games == self._length:
            self._count()

    def _count(self) -> None:
        """The round is over, and is one result. A verdict, once there, stays."""
        if self._test is None:
            self._test = SequentialTest(self._seats / self._all)
        verdict = self._test.add(self._won / self._games)
        if self.verdict is Verdict.UNDECIDED:
            self.verdict = verdict
        self.rounds += 1
        self._won = 0.0
        self._games = self._seats = self._all = 0
