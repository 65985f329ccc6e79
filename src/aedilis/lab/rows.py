"""What the laboratory keeps of a game: plain rows, the same for every game there is.

A `GameRow` has a `SeatRow` for each seat. Nothing in it depends on the machine or on who was quicker: the same seed
gives the same rows. Points are in the game's own unit (`Game.unit` of them make a point), as everywhere in the engine.

What a seat did is taken from the log: its facts are counted by their name (`deeds`), and every word in their values
by the name of the fact, the name of the value and the word (`pieces`). Where a word stands for an entry of the game's
reference (a card, a tile, a building), it is the `id` of that entry; others are places on a board, kinds and the like.

    Fact("builds", 2, {"card": "I-forum", "cell": "c3"})   is   Use("builds", "card", "I-forum", 1)
                                                          and   Use("builds", "cell", "c3", 1)   of seat 2
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any, Final, NamedTuple

import aedilis
from aedilis.engine.facts import Fact
from aedilis.engine.position import ALL, CHANCE, victories
from aedilis.engine.reference import Entry
from aedilis.engine.table import Step, Table

FIRST: Final = "first"  # the verb of the outcome that says who begins, in every game that draws lots for it


class Use(NamedTuple):
    """How often a seat did something with a piece."""

    what: str  # the name of the fact, such as "builds"
    role: str  # what the piece was in it, such as "card", or "replaced"
    piece: str  # the id of an entry of the game's reference, or a word that is none
    times: int


class SeatRow(NamedTuple):
    seat: int
    order: int  # 0 for who begins the game, then in the order of the turns
    bot: str
    score: int
    rank: int  # 1, 1, 3: after the tie-breaks; 2 for who played alone and lost
    won: float  # 1 for the winner, a part of it where several share the victory, else 0
    choices: int  # decisions with several options
    forced: int  # decisions with one
    lines: dict[str, int]  # the sheet: score by the name of the line, equal names added up
    deeds: dict[str, int]  # how often each fact of the log was this seat's
    pieces: list[Use]


class GameRow(NamedTuple):
    side: str  # which side of a comparison was played; "" where there is one only
    number: int  # of the game on its side, from 0
    deal: int  # games of equal number, seats and side with equal deals were shuffled alike
    first: int  # the seat that began
    length: int  # decisions, chance included
    draws: int  # of these, those of chance
    turns: int  # rows of decisions by one seat
    margin: int  # by how much the winner's score is above the second one's
    seats: list[SeatRow]


# -- from a table at which a game has ended ------------------------------------------------------------------------


def row_of(table: Table, side: str, number: int, deal: int, bots: list[str], choices: list[int]) -> GameRow:
    """`bots` and `choices` by seat; the rest is in the log."""
    position, steps = table.position, table.steps
    scores, ranks, first = position.scores(), position.ranks(), who_began(table)
    won = victories(ranks)
    decided = Counter(step.seat for step in steps)
    seats = range(position.seats)
    told = facts_by_seat(steps, position.seats)
    rows = [
        SeatRow(
            seat,
            (seat - first) % position.seats,
            bots[seat],
            scores[seat],
            ranks[seat],
            won[seat],
            choices[seat],
            decided[seat] - choices[seat],
            lines_of(table, seat),
            dict(Counter(fact.what for fact in told[seat])),
            uses_of(table.game.slug, told[seat]),
        )
        for seat in seats
    ]
    turns = sum(1 for _ in groupby(step.seat for step in steps if step.seat != CHANCE))
    return GameRow(side, number, deal, first, len(steps), decided[CHANCE], turns, margin_of(scores, ranks), rows)


def who_began(table: Table) -> int:
    """Who was drawn to begin, or else who decided first."""
    for step in table.steps:
        outcome = table.game.outcomes[step.option] if step.seat == CHANCE else None
        if outcome is not None and outcome.verb == FIRST:
            return int(outcome.piece.removeprefix("seat:"))
    return next((step.seat for step in table.steps if step.seat != CHANCE), 0)


def margin_of(scores: list[int], ranks: list[int]) -> int:
    """0 where a tie-break decided or the victory is shared, and where somebody plays alone."""
    in_order = sorted(zip(ranks, scores, strict=True), key=lambda pair: (pair[0], -pair[1]))
    return in_order[0][1] - in_order[1][1] if len(in_order) > 1 else 0


def lines_of(table: Table, seat: int) -> dict[str, int]:
    points: Counter[str] = Counter()
    for line in table.game.sheet(table.position, seat):
        points[line.what] += line.points
    return dict(points)


def facts_by_seat(steps: list[Step], seats: int) -> list[list[Fact]]:
    told: list[list[Fact]] = [[] for _ in range(seats)]
    for step in steps:
        for fact in step.facts:
            if fact.seat >= 0 and fact.known_to(ALL):
                told[fact.seat].append(fact)
    return told


def uses_of(game: str, facts: list[Fact]) -> list[Use]:
    times: Counter[tuple[str, str, str]] = Counter()
    for fact in facts:
        for role, value in fact.values.items():
            for word in value if isinstance(value, list) else [value]:
                if isinstance(word, str):
                    times[fact.what, role, piece_id(game, role, word)] += 1
    return [Use(*use, number) for use, number in sorted(times.items())]


def piece_id(game: str, role: str, word: str) -> str:
    """The entry of the reference that is meant: where a fact has "mercury" as a card, that is "card-mercury"."""
    known = entries_of(game)
    return f"{role}-{word}" if f"{role}-{word}" in known else word


@cache
def entries_of(game: str, language: str = "en") -> Mapping[str, Entry]:
    """Every card of a game by its id; for the components that this process uses."""
    return {entry.id: entry for entry in aedilis.game(game).words(language).reference()}


# -- as plain data -------------------------------------------------------------------------------------------------


def to_data(row: GameRow) -> list[Any]:
    """What `from_data` reads back, of lists, dicts, numbers and texts only."""
    return list(row)


def from_data(data: list[Any]) -> GameRow:
    return GameRow._make([*data[:-1], [seat_from(seat) for seat in data[-1]]])


def seat_from(data: list[Any]) -> SeatRow:
    return SeatRow._make([*data[:-1], [Use(*use) for use in data[-1]]])


# -- as tables -----------------------------------------------------------------------------------------------------

TABLES: Final[Mapping[str, tuple[str, ...]]] = {
    "games": ("side", "game", "deal", "first", "length", "draws", "turns", "margin"),
    "seats": ("side", "game", "seat", "order", "bot", "points", "rank", "won", "choices", "forced"),
    "lines": ("side", "game", "seat", "line", "points"),
    "deeds": ("side", "game", "seat", "deed", "times"),
    "pieces": ("side", "game", "seat", "what", "role", "piece", "times"),
}


def table_rows(row: GameRow, unit: int) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The lines that a game adds to each of the TABLES; `unit` is how much of the score makes a point."""
    game = row.side, row.number
    yield "games", (*game, row.deal, row.first, row.length, row.draws, row.turns, row.margin / unit)
    for seat in row.seats:
        own, points = (*game, seat.seat), seat.score / unit
        yield "seats", (*own, seat.order, seat.bot, points, seat.rank, seat.won, seat.choices, seat.forced)
        yield from (("lines", (*own, line, score / unit)) for line, score in seat.lines.items())
        yield from (("deeds", (*own, *deed)) for deed in seat.deeds.items())
        yield from (("pieces", (*own, *use)) for use in seat.pieces)
