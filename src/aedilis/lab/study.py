"""A study: games of one kind of table, or of two that are compared, dealt alike on both sides.

Game number i of a side is the same game wherever it is played, so a study is cut into batches that anybody plays. They
are counted, and written to the journal, in their order: what is in a journal is always the beginning of the study.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import lcm
from typing import Any, Final, NamedTuple

import aedilis
from aedilis import games
from aedilis.bots import UNHURRIED, Budget
from aedilis.engine.components import FILE
from aedilis.engine.playout import playout
from aedilis.engine.reference import Entry
from aedilis.engine.rng import Rng
from aedilis.engine.words import N_
from aedilis.lab.journal import Journal, Plan, entries, pack, unpack
from aedilis.lab.rows import GameRow, from_data, row_of, to_data
from aedilis.lab.tournament import Tournament, play_table
from aedilis.lab.workers import Components, Crew, Job, LabError, stopped

BATCHES: Final = 1000  # about so many, so that little is lost when a study is interrupted
MOST_IN_BATCH: Final = 200  # games
WRONG_COMPONENTS: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
AS_IT_IS: Final = "official"  # what a side is called that changes nothing


@dataclass(frozen=True)
class Side:
    """Who plays by which rules."""

    bots: tuple[str, ...]
    variants: Mapping[str, str] = field(default_factory=dict)
    components: str = ""  # the text of a components file to play with instead of the game's own
    name: str = ""  # "a" or "b" of a comparison
    file: str = field(default="", compare=False)  # where the components are from, to name it


class Batch(NamedTuple):
    side: int
    first: int
    games: int


@dataclass(frozen=True)
class Study:
    game: str
    seats: int
    games: int  # of each side
    seed: int
    sides: tuple[Side, ...]
    budget: Budget = UNHURRIED

    def tournament(self, side: int) -> Tournament:
        one = self.sides[side]
        return Tournament(self.game, self.seats, one.bots, self.seed, self.budget, one.variants)

    def components(self, side: int) -> Components | None:
        text = self.sides[side].components
        return Components(package_of(self.game), text) if text else None

    @cached_property
    def batches(self) -> list[Batch]:
        """In the order in which they count; both sides of a comparison in turn."""
        size = max(1, min(MOST_IN_BATCH, self.games // BATCHES))
        return [
            Batch(side, first, min(size, self.games - first))
            for first in range(0, self.games, size)
            for side in range(len(self.sides))
        ]


def whole_rounds(study: Study) -> Study:
    """As many games, or a few more, so that every bot sits everywhere equally often."""
    length = round_length(study)
    return replace(study, games=-(-study.games // length) * length)


def round_length(study: Study) -> int:
    """Games after which on every side every bot has sat everywhere."""
    return lcm(*(study.tournament(side).round_length for side in range(len(study.sides))))


def package_of(slug: str) -> str:
    """The folder of a game is named like it."""
    return f"{games.__name__}.{slug.replace('-', '_')}"


# -- what a side plays with ------------------------------------------------------------------------------------------


class About(NamedTuple):
    """What is to be known of the game of a side, whose components this process may not have."""

    version: int
    digest: str
    entries: tuple[Entry, ...]  # the reference, in one language


def about(study: Study, language: str = "en") -> list[About]:
    """Of each side. A components file that the game cannot be played with is refused here."""
    jobs = [Job(about_here, (study, n, language), study.components(n)) for n in range(len(study.sides))]
    with closing(Crew().results(jobs)) as found:
        return list(found)


def about_here(study: Study, side: int, language: str) -> About:
    """In a process that uses the components of this side."""
    with complaints_about(study.sides[side]):
        game = aedilis.game(study.game)
        if study.sides[side].components:
            position = game.new(study.seats, **study.sides[side].variants)
            playout(position, Rng(study.seed, 0))  # what cannot be played to the end is found out now
            for seat in range(study.seats):
                game.sheet(position, seat)
        return About(game.version, game.digest, tuple(game.words(language).reference()))


@contextmanager
def complaints_about(side: Side) -> Iterator[None]:
    """Whatever goes wrong with the components of somebody else is told as a fault of their file."""
    try:
        yield
    except WRONG_COMPONENTS as error:
        if not side.components:
            raise
        if isinstance(error, KeyError):
            message = N_("'{file}' cannot be played with: {name} is missing")
            raise LabError(message, file=side.file, name=str(error)) from None
        reason = str(error).removeprefix(f"{FILE}: ") or type(error).__name__
        raise LabError(N_("'{file}' cannot be played with: {reason}"), file=side.file, reason=reason) from None


# -- playing -----------------------------------------------------------------------------------------------------------


def plan_of(study: Study, known: Sequence[About]) -> Plan:
    """What the journal of a study is about."""
    return {
        "kind": "study",
        "game": study.game,
        "rules": known[0].version,
        "seats": study.seats,
        "games": study.games,
        "seed": study.seed,
        "budget": None if study.budget == UNHURRIED else study.budget.simulations,
        "sides": [
            {"name": side.name, "bots": side.bots, "variants": dict(side.variants), "components": one.digest}
            for side, one in zip(study.sides, known, strict=True)
        ],
    }


def play(study: Study, crew: Crew, journal: Journal) -> Generator[list[GameRow], None, None]:
    """The rows of all batches, first those that the journal has already; whoever has enough closes the iterator."""
    done = journal.length
    for entry in entries(journal.path, done):
        yield rows_from(entry)
    jobs = (Job(play_batch, (study, batch), study.components(batch.side)) for batch in study.batches[done:])
    with closing(crew.results(jobs, len({study.components(side) for side in range(len(study.sides))}))) as played:
        for packed in played:
            journal.append(packed)
            yield rows_from(unpack(packed))


def rows_from(entry: list[Any]) -> list[GameRow]:
    return [from_data(data) for data in entry]


def play_batch(study: Study, batch: Batch) -> bytes:
    """An entry of the journal; in a process that uses the components of its side."""
    with complaints_about(study.sides[batch.side]):
        return pack([to_data(row) for row in rows_of_batch(study, batch, stopped)])


def rows_of_batch(study: Study, batch: Batch, given_up: Callable[[], bool] = lambda: False) -> list[GameRow]:
    tournament = study.tournament(batch.side)
    return [play_row(study, batch.side, tournament, batch.first + n, given_up) for n in range(batch.games)]


def play_row(study: Study, side: int, tournament: Tournament, number: int, given_up: Callable[[], bool]) -> GameRow:
    fixture = tournament.fixture(number)
    ended = play_table(tournament, fixture, given_up)
    bots = [tournament.bots[which] for which in fixture.seating]
    return row_of(ended.table, study.sides[side].name, number, fixture.deal, bots, ended.decisions)
