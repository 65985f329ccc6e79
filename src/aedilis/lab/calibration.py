"""Whether chances are what they are said to be: of all decisions with a chance of 70 %, 70 % should be won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import aedilis
from aedilis.bots import Budget
from aedilis.bots.thinking import ThinkingBot
from aedilis.engine.position import CHANCE, OVER, Position, victories
from aedilis.engine.rng import Rng

BINS: Final = 10


class Estimate(NamedTuple):
    """A chance that was said, and what came of it."""

    chance: float
    won: float  # 1, 0, or a share of a shared victory


@dataclass
class Bin:
    """Estimates that said about the same."""

    number: int = 0
    said: float = 0.0
    won: float = 0.0


def play_estimating(position: Position, budget: Budget, random: Rng, bots: Sequence[ThinkingBot]) -> list[Estimate]:
    """A game to its end, in which each says at every decision what chance there is with what is chosen."""
    said: list[tuple[int, float]] = []
    while position.seat != OVER:
        if position.seat == CHANCE or position.count() == 1:
            position.play(position.pick(random))
            continue
        thoughts = bots[position.seat].think(position.seen_by(position.seat), budget)
        best = max(thoughts, key=lambda thought: (thought.visits, thought.worth))
        said.append((position.seat, best.chance))
        position.play(best.option)
    won = victories(position.ranks())
    return [Estimate(chance, won[seat]) for seat, chance in said]


def estimates(game: str, seats: int, simulations: int, games: int, seed: int) -> Iterator[list[Estimate]]:
    """Game by game; number i of a seed is the same game wherever it is played."""
    for number in range(games):
        bots = [ThinkingBot(Rng(seed, -1 - 100 * number - seat)) for seat in range(seats)]
        yield play_estimating(aedilis.game(game).new(seats), Budget(simulations), Rng(seed, number), bots)


def reliability(made: Iterable[Estimate]) -> list[Bin]:
    bins = [Bin() for _ in range(BINS)]
    for estimate in made:
        one = bins[min(BINS - 1, int(BINS * estimate.chance))]
        one.number += 1
        one.said += estimate.chance
        one.won += estimate.won
    return bins


def brier(made: Sequence[Estimate]) -> float:
    """The mean square of the errors: 0 for a prophet, 0.25 for somebody who always says 50 %."""
    return sum((estimate.chance - estimate.won) ** 2 for estimate in made) / len(made)
