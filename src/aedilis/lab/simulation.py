"""Random games by the thousand, counted so that neither the number of workers nor their order matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

import aedilis
from aedilis.engine.playout import playout
from aedilis.engine.rng import Rng
from aedilis.lab.workers import Crew, Job, stopped

CHUNK: Final = 200  # games that a worker plays at a time, at least
CHUNKS: Final = 500  # so many are enough to see how far it has come
LOOK: Final = 100  # games between two looks at whether to go on


@dataclass(frozen=True)
class Simulation:
    """What is played: game number i of a seed is the same game wherever it is played."""

    game: str
    seats: int
    games: int
    seed: int
    variants: Mapping[str, str] = field(default_factory=dict)


@dataclass
class Spread:
    """How often each number came up."""

    counts: Counter[int] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        return self.counts.total()

    def mean(self) -> float:
        return sum(number * times for number, times in self.counts.items()) / self.total

    def quantile(self, part: Fraction) -> float:
        """The number below which that part lies; between two numbers, as far as the part says."""
        at = part * (self.total - 1)
        below = self._at(int(at))
        return float(below + (self._at(-int(-at // 1)) - below) * (at % 1))

    def _at(self, place: int) -> int:
        """The number at that place, counted from 0, when all are put in order."""
        for number in sorted(self.counts):
            place -= self.counts[number]
            if place < 0:
                return number
        raise IndexError(place)

    def summary(self) -> dict[str, float]:
        return {
            "mean": self.mean(),
            "min": min(self.counts),
            "lower_quartile": self.quantile(Fraction(1, 4)),
            "median": self.quantile(Fraction(1, 2)),
            "upper_quartile": self.quantile(Fraction(3, 4)),
            "max": max(self.counts),
        }


@dataclass
class Tally:
    """What came of a number of games."""

    scores: list[Spread]  # by seat
    wins: list[Counter[int]]  # by seat: how often it won together with how many, itself included
    lengths: Spread = field(default_factory=Spread)

    @classmethod
    def of(cls, seats: int) -> Tally:
        return cls([Spread() for _ in range(seats)], [Counter() for _ in range(seats)])

    def add(self, scores: list[int], ranks: list[int], length: int) -> None:
        winners = ranks.count(1)
        for seat, score in enumerate(scores):
            self.scores[seat].counts[score] += 1
            if ranks[seat] == 1:
                self.wins[seat][winners] += 1
        self.lengths.counts[length] += 1

    def merge(self, other: Tally) -> None:
        for mine, others in zip(self.scores, other.scores, strict=True):
            mine.counts += others.counts
        for won, also_won in zip(self.wins, other.wins, strict=True):
            won.update(also_won)
        self.lengths.counts += other.lengths.counts

    def wins_of(self, seat: int) -> float:
        """Shared wins are split."""
        return float(sum((Fraction(times, winners) for winners, times in self.wins[seat].items()), Fraction()))


def chunk_of(games: int) -> int:
    """How many a worker plays at a time: the more, the less time goes into handing them out."""
    return max(CHUNK, games // CHUNKS)


def simulate(simulation: Simulation, crew: Crew, progress: Callable[[int], None] = lambda games: None) -> Tally:
    """Plays all games; `progress` is told how many more are done."""
    size = chunk_of(simulation.games)
    firsts = range(0, simulation.games, size)
    jobs = (Job(play_games, (simulation, first, min(size, simulation.games - first))) for first in firsts)
    total = Tally.of(simulation.seats)
    with closing(crew.results(jobs)) as tallies:
        for tally in tallies:
            total.merge(tally)
            progress(tally.lengths.total)
    return total


def play_games(simulation: Simulation, first: int, number: int) -> Tally:
    """Some of the games, from one number on; fewer, if nobody waits for them any more."""
    game = aedilis.game(simulation.game)
    tally = Tally.of(simulation.seats)
    for stream in range(first, first + number):
        if stream % LOOK == 0 and stopped():
            break
        position = game.new(simulation.seats, **simulation.variants)
        length = playout(position, Rng(simulation.seed, stream))
        tally.add(position.scores(), position.ranks(), length)
    return tally
