"""Bots against bots at the same tables: which side wins more than its seats should, known as soon as it can be."""

from __future__ import annotations

from collections.abc import Collection

from aedilis.lab.rows import GameRow
from aedilis.lab.sequential import SequentialTest, Verdict


class Contest:
    """Rounds of games that are dealt alike, in which everybody sits everywhere: each is one result of a test."""

    def __init__(self, ours: Collection[str]) -> None:
        """The bots of the first side; all others are the second."""
        self.rounds = 0
        self.verdict = Verdict.UNDECIDED
        self._ours = ours
        self._test: SequentialTest | None = None
        self._deal = -1
        self._won = 0.0
        self._seats = 0
        self._all = 0
        self._games = 0

    def add(self, row: GameRow) -> None:
        if row.deal != self._deal:
            self.close()
            self._deal = row.deal
        ours = [seat for seat in row.seats if seat.bot in self._ours]
        self._games += 1
        self._won += sum(seat.won for seat in ours)
        self._seats += len(ours)
        self._all += len(row.seats)

    def close(self) -> None:
        """The round is over: what it says is counted. A verdict, once there, stays."""
        if not self._games:
            return
        if self._test is None:
            self._test = SequentialTest(self._seats / self._all)
        verdict = self._test.add(self._won / self._games)
        if self.verdict is Verdict.UNDECIDED:
            self.verdict = verdict
        self.rounds += 1
        self._won, self._seats, self._all, self._games = 0.0, 0, 0, 0
