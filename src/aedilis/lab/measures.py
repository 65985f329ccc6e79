"""What of a game can differ between two sides: the same measures for what-ifs and for comparisons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from aedilis.lab.anytime import Anytime
from aedilis.lab.findings import CHOICES, LINE, MARGIN, POINTS, TIED, TURNS, WINNER, WON, Findings, Key
from aedilis.lab.rows import GameRow
from aedilis.lab.sequential import ERROR
from aedilis.lab.statistics import Estimate, difference, holm, p_value

GENERAL: Final = ((POINTS,), (WINNER,), (MARGIN,), (TIED,), (TURNS,), (CHOICES,))
SHARES: Final = (WON, TIED)  # measures from 0 to 1
COUNTS: Final = (TURNS, CHOICES)  # all others are points
# Two sides are called the same in a measure if at most so much lies between them.
SAME_SHARE: Final = 0.03
SAME_PART: Final = 0.03  # of the value, for points and counts


class Change(NamedTuple):
    """How much a measure differs on the second side."""

    key: Key
    before: float
    after: float
    difference: Estimate
    doubt: float  # how likely so much is chance, with all measures in mind

    @property
    def sure(self) -> bool:
        return self.doubt < ERROR

    @property
    def same(self) -> bool:
        """Whether the sides are alike for every purpose."""
        return -self.tolerance <= self.difference.least and self.difference.most <= self.tolerance

    @property
    def tolerance(self) -> float:
        return SAME_SHARE if self.key[0] in SHARES else SAME_PART * max(abs(self.before), abs(self.after))


def keys_of(seats: int, lines: Iterable[str]) -> list[Key]:
    orders = [(WON, str(order)) for order in range(seats)] if seats > 1 else []
    general = GENERAL if seats > 1 else [key for key in GENERAL if key[0] not in (MARGIN, TIED)]
    return [*general, *orders, *((LINE, name) for name in lines)]


def changes(before: Findings, after: Findings) -> list[Change]:
    """Of two sides that were played to the end; whether a difference is chance is judged among all of them."""
    lines = dict.fromkeys([*before.named(LINE), *after.named(LINE)])
    pairs = [(key, before.ratio(*key), after.ratio(*key)) for key in keys_of(before.seats, lines)]
    doubts = holm([p_value(new.value - old.value, new.variance() + old.variance()) for _, old, new in pairs])
    return [
        Change(key, old.value, new.value, difference(new, old), doubt)
        for (key, old, new), doubt in zip(pairs, doubts, strict=True)
    ]


# -- game by game -------------------------------------------------------------------------------------------------


def winners_points(row: GameRow) -> float:
    scores = [seat.score for seat in row.seats if seat.won]
    return sum(scores) / len(scores)


MEASURED: Final[Mapping[str, Callable[[GameRow], float]]] = {
    POINTS: lambda row: sum(seat.score for seat in row.seats) / len(row.seats),
    WINNER: winners_points,
    MARGIN: lambda row: row.margin,
    TIED: lambda row: row.margin == 0,
    TURNS: lambda row: row.turns,
    CHOICES: lambda row: sum(seat.choices for seat in row.seats) / len(row.seats),
}


def measure(row: GameRow, key: Key) -> float:
    """What one game says about a measure."""
    if key[0] == WON:
        return next(seat.won for seat in row.seats if str(seat.order) == key[1])
    if key[0] == LINE:
        return sum(seat.lines.get(key[1], 0) for seat in row.seats) / len(row.seats)
    return MEASURED[key[0]](row)


class Watch:
    """Two sides game by game, dealt alike: what is known of each measure, true at any time one stops."""

    def __init__(self, seats: int) -> None:
        self.pairs = 0
        self._seats = seats
        self._sums: dict[Key, list[float]] = {}
        self._differences: dict[Key, Anytime] = {}

    def add(self, before: GameRow, after: GameRow) -> None:
        for key in keys_of(self._seats, self._lines(before, after)):
            old, new = measure(before, key), measure(after, key)
            sums = self._sums.setdefault(key, [0.0, 0.0])
            sums[0] += old
            sums[1] += new
            self._difference(key).add(new - old)
        self.pairs += 1

    def _lines(self, before: GameRow, after: GameRow) -> list[str]:
        known = [key[1] for key in self._sums if key[0] == LINE]
        named = [name for row in (before, after) for seat in row.seats for name in seat.lines]
        return list(dict.fromkeys([*known, *named]))

    def _difference(self, key: Key) -> Anytime:
        """A line that comes up for the first time was worth nothing on both sides before."""
        if key not in self._differences:
            watched = self._differences[key] = Anytime()
            for _ in range(self.pairs):
                watched.add(0.0)
        return self._differences[key]

    def changes(self) -> list[Change]:
        """The intervals hold for all measures together: each is as wide as so many of them ask for."""
        keys = list(self._differences)
        doubts = holm([self._differences[key].p_value() for key in keys])
        return [
            Change(
                key,
                self._sums[key][0] / self.pairs,
                self._sums[key][1] / self.pairs,
                self._differences[key].interval(ERROR / len(keys)),
                doubt,
            )
            for key, doubt in zip(keys, doubts, strict=True)
        ]

    def settled(self) -> bool:
        """Whether of every main measure it is known that the sides differ, or that they do not."""
        main = [change for change in self.changes() if change.key[0] != LINE]
        return bool(main) and all(change.sure or change.same for change in main)


def told(found: Sequence[Change]) -> tuple[list[Change], list[Change], list[Change]]:
    """What differs, what is the same, and what is still open."""
    differ = [change for change in found if change.sure]
    same = [change for change in found if not change.sure and change.same]
    return differ, same, [change for change in found if not change.sure and not change.same]
