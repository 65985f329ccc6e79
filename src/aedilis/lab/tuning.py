"""Finds the weights of a game's heuristics: what each sign of a position turned out to be worth in games of bots.

Bots play; at some of their decisions the signs of every seat are noted, and at the end the points that came since.
The weights are those that foretell these points best (least squares), and the doubt is how far they are off. Where the
heuristics look at marks of options, the habits are those with which the bots' choices are likeliest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Final

import aedilis
from aedilis.bots import BOTS, UNHURRIED
from aedilis.bots.growth import heuristics_of
from aedilis.engine.heuristics import Heuristics
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.engine.rng import Rng
from aedilis.engine.words import N_
from aedilis.lab.equations import solved
from aedilis.lab.habits import Choice, choice_of, foretold, habits_of
from aedilis.lab.workers import Crew, Job, LabError

CHUNK: Final = 10  # games that a process plays at a time
EVERY: Final = 6  # decisions, of which one is noted
CAUTION: Final = 1.0  # keeps signs that were seldom seen from getting wild weights


@dataclass(frozen=True)
class Tuning:
    """What is played: game number i of a seed is the same game wherever it is played."""

    game: str
    bot: str
    games: int
    seed: int
    variants: Mapping[str, str] = field(default_factory=dict)


class Sums:
    """All that least squares needs to know of any number of observations."""

    def __init__(self, signs: int) -> None:
        self.products = [[0.0] * signs for _ in range(signs)]  # of each sign with each
        self.with_points = [0.0] * signs
        self.points = 0.0
        self.squares = 0.0
        self.number = 0

    def add(self, signs: list[float], points: float) -> None:
        for n, sign in enumerate(signs):
            row = self.products[n]
            self.with_points[n] += sign * points
            for m, other in enumerate(signs):
                row[m] += sign * other
        self.points += points
        self.squares += points * points
        self.number += 1

    def merge(self, other: Sums) -> None:
        for row, others in zip(self.products, other.products, strict=True):
            row[:] = [a + b for a, b in zip(row, others, strict=True)]
        self.with_points = [a + b for a, b in zip(self.with_points, other.with_points, strict=True)]
        self.points += other.points
        self.squares += other.squares
        self.number += other.number

    def weights(self) -> list[float]:
        return solved(
            [[*row[:n], row[n] + CAUTION, *row[n + 1 :], self.with_points[n]] for n, row in enumerate(self.products)]
        )

    def explained(self, weights: list[float]) -> float:
        """The part of the differences in points that these weights foretell, from 0 to 1."""
        return 1 - self.off(weights) / (self.squares - self.points**2 / self.number)

    def off(self, weights: list[float]) -> float:
        """The squares of what these weights foretell wrongly, all together."""
        told = 2 * sum(w * b for w, b in zip(weights, self.with_points, strict=True)) - sum(
            w * v * self.products[n][m] for n, w in enumerate(weights) for m, v in enumerate(weights)
        )
        return self.squares - told


class Findings:
    """Of seats by themselves, and of how they stand apart from each other; and what was chosen."""

    def __init__(self, signs: int) -> None:
        self.seats = Sums(signs)
        self.apart = Sums(signs)
        self.choices: list[Choice] = []

    def add(self, signs: list[list[float]], points: list[float]) -> None:
        """One moment: for each seat its signs, and the points that came."""
        for own, came in zip(signs, points, strict=True):
            self.seats.add(own, came)
        if len(points) == 1:
            return  # nobody to stand apart from
        mean_signs, mean_points = [fmean(sign) for sign in zip(*signs, strict=True)], fmean(points)
        lost = sqrt(len(points) / (len(points) - 1))  # of their differences, by taking their own mean
        for own, came in zip(signs, points, strict=True):
            self.apart.add([lost * (a - b) for a, b in zip(own, mean_signs, strict=True)], lost * (came - mean_points))

    def merge(self, other: Findings) -> None:
        self.seats.merge(other.seats)
        self.apart.merge(other.apart)
        self.choices += other.choices

    def doubt(self, weights: list[float]) -> float:
        """What is foretold wrongly to all alike decides nothing; the square of the rest grows with what is to come."""
        if self.seats.points <= 0:
            message = N_("these games brought no points to learn from: let another bot play, or play more of them")
            raise LabError(message)
        return sqrt(self.apart.off(weights) / self.seats.points)


# -- observing ----------------------------------------------------------------------------------------------------


def tune(tuning: Tuning, crew: Crew, progress: Callable[[int], None] = lambda games: None) -> Findings:
    """Plays all games; `progress` is told how many more are done."""
    total = Findings(len(heuristics_for(tuning.game).weights))
    firsts = range(0, tuning.games, CHUNK)
    with closing(crew.results(Job(observe, (tuning, first)) for first in firsts)) as observed:
        for first, findings in zip(firsts, observed, strict=True):
            total.merge(findings)
            progress(min(CHUNK, tuning.games - first))
    return total


def heuristics_for(game: str) -> Heuristics:
    found = aedilis.game(game)
    return heuristics_of(found.new(found.seats[0]))


def observe(tuning: Tuning, first: int) -> Findings:
    """Some of the games, from one number on; all numbers of players take turns."""
    game = aedilis.game(tuning.game)
    findings = Findings(len(heuristics_for(tuning.game).weights))
    for stream in range(first, min(first + CHUNK, tuning.games)):
        position = game.new(game.seats[stream % len(game.seats)], **tuning.variants)
        noted = play_noting(position, tuning, stream, findings.choices)
        end = position.scores()
        for signs, points in noted:
            findings.add(signs, [last - now for last, now in zip(end, points, strict=True)])
    return findings


def play_noting(
    position: Position, tuning: Tuning, stream: int, choices: list[Choice]
) -> list[tuple[list[list[float]], list[float]]]:
    """A game to its end: the signs and points of all seats at some moments. What is chosen then goes to `choices`."""
    random = Rng(tuning.seed, 100 * stream)
    heuristics = heuristics_of(position)
    bots = [BOTS[tuning.bot](Rng(tuning.seed, 100 * stream + seat + 1)) for seat in range(position.seats)]
    seats = range(position.seats)
    noted = []
    while position.seat != OVER:
        if position.seat == CHANCE:
            position.play(position.pick(random))
            continue
        chosen = bots[position.seat].choose(position.seen_by(position.seat), UNHURRIED)
        if position.count() > 1 and random.below(EVERY) == 0:
            signs = [heuristics.signs(position, seat) for seat in seats]
            noted.append((signs, [heuristics.points(position, seat) for seat in seats]))
            options = position.options()
            if marks := heuristics.marks(position, options):
                choices.append(choice_of(options.index(chosen), marks))
        position.play(chosen)
    return noted


def as_text(tuning: Tuning, findings: Findings) -> str:
    """The file `weights.toml` of the game. What is not found by observing stays as it is."""
    heuristics = heuristics_for(tuning.game)
    weights = findings.seats.weights()
    number, told = findings.seats.number, 100 * findings.seats.explained(weights)
    played = "".join(f" --variant {name}={value}" for name, value in tuning.variants.items())
    lines = [
        "# What each sign of a position promises a player, in points. Found by",
        f"#   aedilis tune {tuning.game} --games {tuning.games} --bot {tuning.bot} --seed {tuning.seed}{played}",
        f"# in {number} observations; they foretell {told:.0f} % of the differences in the points still to come.",
        "",
        f"look_ahead = {heuristics.look_ahead}",
        f"trust = {heuristics.trust}",
        f"curiosity = {heuristics.curiosity}",
        f"margin = {heuristics.margin}",
        f"doubt = {findings.doubt(weights):.3f}",
        "",
        "[weights]",
        *entries(heuristics.names(), weights),
    ]
    if findings.choices:
        habits = habits_of(findings.choices, len(heuristics.mark_names()))
        told = 100 * foretold(findings.choices, habits)
        lines += [
            "",
            "# How much each mark of an option speaks for it: with such habits what was chosen is",
            f"# {told:.0f} % likely on average, in {len(findings.choices)} choices.",
            "[habits]",
            *entries(heuristics.mark_names(), habits),
        ]
    return "\n".join(lines) + "\n"


def entries(names: tuple[str, ...], values: list[float]) -> list[str]:
    return [f'"{name}" = {value:.3f}' for name, value in zip(names, values, strict=True)]
