"""How long a bot may think."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Final, NamedTuple

ANY_NUMBER: Final = 10**9
A_DECISION: Final = 2900.0  # milliseconds: what is begun then ends within three seconds
A_TURN: Final = 7900.0


class Budget(NamedTuple):
    """For one decision: as many simulations as this, and no longer than that. The same number of simulations gives the
    same choice on any machine; time does not."""

    simulations: int = ANY_NUMBER
    milliseconds: float = inf

    def end(self) -> float:
        """When a thought that begins now must be at its end, on the clock of `monotonic`."""
        return monotonic() + self.milliseconds / 1000


UNHURRIED: Final = Budget()


class TurnClock:
    """What people put up with: so long for a decision, and so long for all decisions that a seat makes in a row.

    Alone all decisions are in a row, and nobody waits for a turn.
    """

    def __init__(self, seats: int) -> None:
        self._turn = A_TURN if seats > 1 else inf
        self._seat = -1
        self._spent = 0.0

    def budget(self, seat: int) -> Budget:
        if seat != self._seat:
            self._seat = seat
            self._spent = 0.0
        return Budget(milliseconds=max(0.0, min(A_DECISION, self._turn - self._spent)))

    def took(self, seconds: float) -> None:
        self._spent += 1000 * seconds
