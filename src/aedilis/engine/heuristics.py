"""What a good player knows about a game without thinking ahead; the base of each game's own advice."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, pi, sqrt
from typing import Final, Generic, TypeVar, cast

from aedilis.engine.components import read
from aedilis.engine.position import OVER, Position, victories
from aedilis.engine.rng import Rng

SCALE: Final = sqrt(6) / pi  # of the likelihoods of points, for what strays by one (as Gumbel's distribution has it)
LEAST_TO_COME: Final = 1.0  # point, before the end

P = TypeVar("P", bound=Position)


class Heuristics:
    """Knows nothing: every sign is missing, and only points that are already there count."""

    __slots__ = ("curiosity", "doubt", "habits", "look_ahead", "margin", "trust", "weights")

    weights: list[float]  # how many points each sign promises; found by `aedilis tune`
    look_ahead: int  # decisions to play in a hurry, chance included, before looking at the points
    habits: list[float]  # how much each mark of an option speaks for choosing it; found as well
    trust: float  # how much a point more that an option promises is to be believed
    curiosity: float  # how much an option that was seldom tried is worth trying
    margin: float  # a lead in points that is as good as won
    doubt: float  # how far a seat strays from what it can expect: times the root of the points to come; found as well

    def __init__(
        self,
        weights: list[float],
        look_ahead: int = 1000,
        trust: float = 0.3,
        margin: float = 40.0,
        doubt: float = 0.0,
        habits: list[float] | None = None,
        curiosity: float = 1.0,
    ) -> None:
        self.weights = weights
        self.habits = [] if habits is None else habits
        self.look_ahead = look_ahead
        self.trust = trust
        self.margin = margin
        self.curiosity = curiosity
        self.doubt = doubt if doubt else sqrt(margin) / 4

    def names(self) -> tuple[str, ...]:
        """Of the signs, in their order."""
        return ()

    def signs(self, position: Position, seat: int) -> list[float]:
        """What promises a seat points that it does not have yet."""
        return []

    def mark_names(self) -> tuple[str, ...]:
        """Of the marks, in their order; a game without any has its options ranked by what they promise."""
        return ()

    def marks(self, position: Position, options: list[int]) -> list[list[float]]:
        """What speaks for or against each option."""
        return []

    def points(self, position: Position, seat: int) -> float:
        return float(position.scores()[seat])

    def expectation(self, position: Position, seat: int) -> float:
        """How many points the seat can expect at the end."""
        expected = self.points(position, seat)
        if position.seat != OVER:
            signs = self.signs(position, seat)
            for n in range(len(signs)):
                expected += self.weights[n] * signs[n]
        return expected

    # -- for the search -------------------------------------------------------------------------------------------

    def candidates(self, position: Position) -> list[int]:
        """Options worth thinking about: all of them, unless a game knows better."""
        return position.options()

    def outlook(self, position: Position) -> list[float]:
        return [self.expectation(position, seat) for seat in range(position.seats)]

    def wins(self, position: Position, points: list[float]) -> list[float]:
        """Who has won, a shared victory in shares; before the end, how likely each is to win who expects so much.

        Who plays alone expects to win with a score above nothing.
        """
        if position.seat != OVER:
            scale = SCALE * self.straying(position, points)
            if position.seats == 1:
                return likelihoods([points[0] / scale, 0.0])[:1]
            return likelihoods([expected / scale for expected in points])
        return victories(position.ranks())

    def straying(self, position: Position, points: list[float]) -> float:
        """How far the seats may end from these expectations: the less, the less is still to come."""
        if not self.weights:
            return self.doubt * sqrt(self.margin)
        to_come = 0.0
        for seat in range(position.seats):
            to_come += points[seat] - self.points(position, seat)
        return self.doubt * sqrt(max(LEAST_TO_COME, to_come / position.seats))

    def rewards(self, points: list[float], wins: list[float]) -> list[float]:
        """What that is worth to each seat, from 0 to 1: half of it for winning, half for the lead."""
        rewards = []
        for seat in range(len(points)):
            best_other = max(points[:seat] + points[seat + 1 :]) if len(points) > 1 else 0.0
            lead = max(-1.0, min(1.0, (points[seat] - best_other) / self.margin))
            rewards.append(wins[seat] / 2 + (1 + lead) / 4)
        return rewards

    def ranking(self, position: Position, options: list[int]) -> list[float]:
        """How good each option looks, by habit or else by what it promises; one more is 2.7 times as likely."""
        if self.habits:
            return [self.by_habit(marks) for marks in self.marks(position, options)]
        ranking = []
        for option in options:
            after = position.copy()
            after.play(option)
            ranking.append(self.promise(after, position.seat) * self.trust)
        return ranking

    def by_habit(self, marks: list[float]) -> float:
        rank = 0.0
        for n in range(len(marks)):
            rank += self.habits[n] * marks[n]
        return rank

    def promise(self, position: Position, seat: int) -> float:
        return self.expectation(position, seat)

    def pick(self, position: Position, random: Rng) -> int:
        """An option that a hurried player would choose; chance outcomes by their weights."""
        return Position.pick(position, random)


class Tuned(Heuristics, Generic[P]):
    """The base of a game's own advice: which signs and marks there are, and what finds them in its positions.

    What they are worth stands in `weights.toml` in the game's folder.
    """

    __slots__ = ("marks_of", "named_marks", "named_signs", "signs_of")

    named_signs: tuple[str, ...]
    signs_of: Callable[[P, int], list[float]]
    named_marks: tuple[str, ...]
    marks_of: Callable[[P, list[int]], list[list[float]]] | None

    def __init__(
        self,
        package: str,
        signs: tuple[str, ...],
        signs_of: Callable[[P, int], list[float]],
        marks: tuple[str, ...] = (),
        marks_of: Callable[[P, list[int]], list[list[float]]] | None = None,
    ) -> None:
        data = read(package, "weights.toml")
        weights = [float(data["weights"][sign]) for sign in signs]
        habits = [float(data["habits"][mark]) for mark in marks]
        super().__init__(
            weights, data["look_ahead"], data["trust"], data["margin"], data["doubt"], habits, data["curiosity"]
        )
        self.named_signs = signs
        self.signs_of = signs_of
        self.named_marks = marks
        self.marks_of = marks_of

    def names(self) -> tuple[str, ...]:
        return self.named_signs

    def signs(self, position: Position, seat: int) -> list[float]:
        return self.signs_of(cast(P, position), seat)

    def mark_names(self) -> tuple[str, ...]:
        return self.named_marks

    def marks(self, position: Position, options: list[int]) -> list[list[float]]:
        marks_of = self.marks_of
        return [] if marks_of is None else marks_of(cast(P, position), options)


def likelihoods(ranking: list[float]) -> list[float]:
    """One for all together; one more in the ranking is 2.7 times as likely."""
    most = max(ranking)
    weights = [exp(rank - most) for rank in ranking]
    whole = sum(weights)
    return [weight / whole for weight in weights]
