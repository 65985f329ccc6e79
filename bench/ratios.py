"""From slices to figures: rates, ratios inside each round, medians with a bootstrap interval."""

import random
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from worker import COPY, PLAYOUTS, RANDOM_PLAY

# Every figure is a rate, more is better; copies are shown in microseconds but compared as copies per second.
UNFORCED = "unforced_per_second"
DECISIONS = "decisions_per_second"
GAMES = "games_per_second"
COPIES = "copies_per_second"
PLAYOUT_RATE = "playouts_per_second"

RESAMPLES = 4000


class Figure(NamedTuple):
    """A median over rounds with its 95 % interval."""

    median: float
    low: float
    high: float


def rates(task: str, answer: dict[str, float]) -> dict[str, float]:
    """What one slice says, per second of processor time."""
    seconds = answer["seconds"]
    if task == RANDOM_PLAY:
        counts = {UNFORCED: answer["unforced"], DECISIONS: answer["decisions"], GAMES: answer["count"]}
    else:
        counts = {{COPY: COPIES, PLAYOUTS: PLAYOUT_RATE}[task]: answer["count"]}
    return {name: count / seconds for name, count in counts.items()}


def figure(samples: Sequence[float]) -> Figure:
    """Bootstrap over rounds: whole rounds are what another run would draw anew."""
    rng = random.Random(1)  # the same samples always give the same interval
    medians = sorted(median(rng.choices(samples, k=len(samples))) for _ in range(RESAMPLES))
    return Figure(median(samples), medians[int(RESAMPLES * 0.025)], medians[int(RESAMPLES * 0.975)])


def ratio(samples: Sequence[float], base: Sequence[float]) -> Figure:
    """How many times faster: divided round by round, because the machine's own speed drifts between them."""
    return figure([mine / theirs for mine, theirs in zip(samples, base, strict=True)])
