"""A study: games of one kind of table, or of two that are compared, dealt alike on both sides.

Game number i of a side is the same game wherever it is played, so a study can be cut into batches that anybody plays
in any order. `rows_of_batch` plays one of them; `aedilis.lab.journal` keeps what came of them and reads it back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from aedilis.bots import UNHURRIED, Budget
from aedilis.lab.rows import GameRow, row_of
from aedilis.lab.tournament import Tournament, play_table

BATCHES: Final = 1000  # about so many, so that little is lost when a study is interrupted
MOST_IN_BATCH: Final = 200  # games


@dataclass(frozen=True)
class Side:
    """Who plays by which rules."""

    bots: tuple[str, ...]
    variants: Mapping[str, str] = field(default_factory=dict)
    components: str = ""  # the text of a components file to play with instead of the game's own
    name: str = ""  # "a" or "b" of a comparison


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

    @cached_property
    def batches(self) -> list[Batch]:
        """In the order in which they count; both sides of a comparison in turn."""
        size = max(1, min(MOST_IN_BATCH, self.games // BATCHES))
        return [
            Batch(side, first, min(size, self.games - first))
            for first in range(0, self.games, size)
            for side in range(len(self.sides))
        ]


def rows_of_batch(study: Study, batch: Batch, stopped: Callable[[], bool] = lambda: False) -> list[GameRow]:
    """Plays it, in a process that uses the components of its side."""
    tournament = study.tournament(batch.side)
    return [row(study, batch.side, tournament, batch.first + n, stopped) for n in range(batch.games)]


def row(study: Study, side: int, tournament: Tournament, number: int, stopped: Callable[[], bool]) -> GameRow:
    ended = play_table(tournament, number, stopped)
    bots = [tournament.bots[which] for which in tournament.seating(number)]
    return row_of(ended.table, study.sides[side].name, number, tournament.deal(number), bots, ended.decisions)
