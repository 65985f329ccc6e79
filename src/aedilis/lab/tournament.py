"""Bots against each other, so that chance and seats favour none of them.

A round seats every group of bots in every way around the table, turned seat by seat, and all its games are dealt
alike. Whatever the number of processes, game number i of a seed is the same game, and results are counted in order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations
from time import perf_counter
from typing import Final, NamedTuple

import aedilis
from aedilis.bots import UNHURRIED, Budget
from aedilis.bots.external import BotError
from aedilis.bots.loading import GuardedBot, end, seated
from aedilis.engine.rng import Rng
from aedilis.engine.table import Table
from aedilis.lab.workers import stopped

MOST_SEATS: Final = 100  # streams of random numbers that are kept for the bots of a game

Seating = tuple[int, ...]  # which bot sits where


class Fixture(NamedTuple):
    """A game that is to be played. Games of equal deals are shuffled alike."""

    number: int
    seating: Seating
    deal: int


@dataclass(frozen=True)
class Tournament:
    """What is played. The bots' own random numbers come from streams below 0, the shuffles from those above."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    budget: Budget = UNHURRIED
    variants: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def groups(self) -> list[Seating]:
        """Every choice of bots for a table; where they are fewer than seats, each sits there about equally often."""
        bots = range(len(self.bots))
        if len(bots) >= self.seats:
            return list(combinations(bots, self.seats))
        fair = {self.seats // len(bots), -(-self.seats // len(bots))}
        groups = combinations_with_replacement(bots, self.seats)
        return [group for group in groups if {group.count(bot) for bot in bots} <= fair]

    @property
    def round_length(self) -> int:
        """A bot by itself sits everywhere in every game."""
        return len(self.groups) * self.seats if len(self.bots) > 1 else 1

    def deal(self, number: int) -> int:
        """The number of the shuffle: all games of a round are dealt alike."""
        return number // self.round_length

    def fixture(self, number: int) -> Fixture:
        return Fixture(number, self.seating(number), self.deal(number))

    def seating(self, number: int) -> Seating:
        """Who sits where in a game. From round to round the neighbours change."""
        at, place = divmod(number, self.round_length)
        first, *others = self.groups[place // self.seats]
        arrangements = list(permutations(others))
        seating = (first, *arrangements[at % len(arrangements)])
        turned = place % self.seats
        return seating[turned:] + seating[:turned]


class Played(NamedTuple):
    """What came of a game, seat by seat."""

    seating: Seating
    scores: list[int]
    ranks: list[int]
    decisions: list[int]  # with more than one option
    seconds: list[float]  # for all of these together
    failures: list[int]  # decisions in which a random option was played for a bot that failed
    reasons: list[BotError]  # why; each once


class Interrupted(Exception):
    """The result of this game is no longer needed."""


class Ended(NamedTuple):
    """A table at which a game is over, and how the bots did beside their points; all by seat."""

    table: Table
    decisions: list[int]  # with more than one option
    seconds: list[float]
    failures: list[int]
    reasons: list[BotError]


def play_table(tournament: Tournament, fixture: Fixture, given_up: Callable[[], bool] = lambda: False) -> Ended:
    reasons: list[BotError] = []
    bots = [
        seated(tournament.bots[which], Rng(tournament.seed, -1 - fixture.number * MOST_SEATS - seat), reasons.append)
        for seat, which in enumerate(fixture.seating)
    ]
    shuffle = Rng(tournament.seed, fixture.deal)
    table = Table(aedilis.game(tournament.game), tournament.seats, shuffle, (), (), **tournament.variants)
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    try:
        while waiting := table.waiting_for():
            if given_up():
                raise Interrupted
            seat = waiting[0]
            view = table.view(seat)
            choice = len(view.options_of(seat)) > 1
            began = perf_counter()
            option = bots[seat].choose(view, tournament.budget)
            if choice:
                decisions[seat] += 1
                seconds[seat] += perf_counter() - began
            table.play(option, seat)
    finally:
        for bot in bots:
            end(bot)
    failures = [bot.failures if isinstance(bot, GuardedBot) else 0 for bot in bots]
    return Ended(table, decisions, seconds, failures, reasons)


def play_fixture(tournament: Tournament, fixture: Fixture, given_up: Callable[[], bool] = lambda: False) -> Played:
    ended = play_table(tournament, fixture, given_up)
    scores, ranks = ended.table.position.scores(), ended.table.position.ranks()
    return Played(fixture.seating, scores, ranks, ended.decisions, ended.seconds, ended.failures, ended.reasons)


def play_game(tournament: Tournament, number: int) -> Played:
    return play_fixture(tournament, tournament.fixture(number))


def play_here(tournament: Tournament, fixture: Fixture) -> Played:
    return play_fixture(tournament, fixture, stopped)
