"""What of a game can differ between two sides: the same measures for what-ifs and for comparisons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from aedilis.lab.anytime import Anytime
from aedilis.lab.findings import CHOICES, LINE, MARGIN, POINTS, TIED, TURNS, WINNER, WON, Findings, Key
from aedilis.lab.rows import GameRow
from aedilis.lab.sequential import ERROR
from aedilis.lab.statistics import Estimate, difference, doubt_apart, holm

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
    """Who plays alone has nobody to be ahead of, and does not win every game."""
    orders = [(WON, str(order)) for order in range(seats)]
    general = GENERAL if seats > 1 else [key for key in GENERAL if key[0] not in (WINNER, MARGIN, TIED)]
    return [*general, *orders, *((LINE, name) for name in lines)]


def changes(before: Findings, after: Findings) -> list[Change]:
    """Of two sides that were played to the end; whether a difference is chance is judged among all of them."""
    lines = dict.fromkeys([*before.named(LINE), *after.named(LINE)])
    pairs = [(key, before.ratio(*key), after.ratio(*key)) for key in keys_of(before.seats, lines)]
    doubts = holm([doubt_apart(new, old) for _, old, new in pairs])
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


class Watched(NamedTuple):
    """A measure on both sides, and what lies between them."""

    before: Anytime
    after: Anytime
    difference: Anytime


class Watch:
    """Two sides round by round, dealt alike: what is known of each measure, true at any time one stops."""

    def __init__(self, seats: int, length: int = 1) -> None:
        """A round has so many games; they share their luck, and are one result."""
        self.pairs = 0  # of games
        self._seats = seats
        self._length = length
        self._rounds = 0
        self._round: list[tuple[GameRow, GameRow]] = []
        self._watched: dict[Key, Watched] = {}

    def add(self, before: GameRow, after: GameRow) -> None:
        self.pairs += 1
        self._round.append((before, after))
        if len(self._round) == self._length:
            self._count()

    def _count(self) -> None:
        for key in keys_of(self._seats, self._lines()):
            old, new = (fmean(measure(pair[side], key) for pair in self._round) for side in (0, 1))
            for watched, number in zip(self._watch(key), (old, new, new - old), strict=True):
                watched.add(number)
        self._rounds += 1
        self._round.clear()

    def _lines(self) -> list[str]:
        known = [key[1] for key in self._watched if key[0] == LINE]
        named = [name for pair in self._round for row in pair for seat in row.seats for name in seat.lines]
        return list(dict.fromkeys([*known, *named]))

    def _watch(self, key: Key) -> Watched:
        """A line that comes up for the first time was worth nothing on both sides before."""
        if key not in self._watched:
            self._watched[key] = Watched(Anytime(), Anytime(), Anytime())
            for watched in self._watched[key]:
                for _ in range(self._rounds):
                    watched.add(0.0)
        return self._watched[key]

    def changes(self) -> list[Change]:
        """The intervals hold for all measures together: each is as wide as so many of them ask for."""
        found = self._watched
        doubts = holm([one.difference.p_value() for one in found.values()])
        return [
            Change(key, one.before.mean, one.after.mean, one.difference.interval(ERROR / len(found)), doubt)
            for (key, one), doubt in zip(found.items(), doubts, strict=True)
        ]

    def shares(self, order: int) -> tuple[Estimate, Estimate]:
        """How often that seat wins on either side."""
        one = self._watch((WON, str(order)))
        before, after = one.before.interval(), one.after.interval()
        return within(before), within(after)

    def settled(self) -> bool:
        """Whether of every main measure it is known that the sides differ, or that they do not."""
        main = [change for change in self.changes() if change.key[0] != LINE]
        return bool(main) and all(change.sure or change.same for change in main)


def within(share: Estimate) -> Estimate:
    """No share is below 0 or above 1."""
    return Estimate(share.value, max(0.0, share.least), min(1.0, share.most))


def told(found: Sequence[Change]) -> tuple[list[Change], list[Change], list[Change]]:
    """What differs, what is the same, and what is still open."""
    differ = [change for change in found if change.sure]
    same = [change for change in found if not change.sure and change.same]
    return differ, same, [change for change in found if not change.sure and not change.same]
