"""The log as facts, not sentences: who, what, which pieces, how much, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from aedilis.engine.position import ALL, CHANCE, Position

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


def in_secret(
    what: str, seat: int, values: Mapping[str, Value], others: Mapping[str, Value] | None = None, unseen: str = ""
) -> list[Fact]:
    """What one seat knows, and what all others are told instead: that it is done, and little more."""
    return [Fact(what, seat, values, 1 << seat), Fact(unseen or f"{what}_unseen", seat, others or {}, ~(1 << seat))]


def over(end: Position, decided: str) -> Fact:
    """What everybody has at the end, the ranks, and what decided the victory."""
    scores, ranks = ([str(number) for number in numbers] for numbers in (end.scores(), end.ranks()))
    return Fact("over", CHANCE, {"scores": scores, "ranks": ranks, "decided": decided})


class Line(NamedTuple):
    """One line of a seat's sheet: points and the reason for them."""

    what: str
    points: int
    values: Mapping[str, Value]
