"""The log as facts, not sentences: who, what, which pieces, how much, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from aedilis.engine.position import ALL

EVERYONE: Final = -1  # sets of seats: 1 << seat and so on; ~(1 << seat) is all others, spectators included

Value = str | int | list[str]


class Fact(NamedTuple):
    """One thing that happened. `what` names a sentence of the game's words, `values` are pieces and amounts."""

    what: str
    seat: int  # who did it, or CHANCE
    values: Mapping[str, Value]
    known: int = EVERYONE  # the set of seats who may know it

    def known_to(self, viewer: int) -> bool:
        if viewer == ALL:  # all that is secret, and not what the others are told instead
            return self.known == EVERYONE or self.known > 0
        return self.known < 0 if viewer < 0 else bool(self.known >> viewer & 1)


class Line(NamedTuple):
    """One line of a seat's sheet: points and the reason for them."""

    what: str
    points: int
    values: Mapping[str, Value]
