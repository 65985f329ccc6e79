"""Rows of games that nobody played: quick, and with known chances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from aedilis.lab.rows import GameRow, SeatRow, Use

LINES = ("houses", "temples", "rare")
PIECES = ("arena", "market", "school", "baths")


def game_row(
    number: int,
    scores: Sequence[int],
    deal: int | None = None,
    first: int = 0,
    lines: Sequence[Mapping[str, int]] = (),
    pieces: Sequence[Mapping[str, int]] = (),
    side: str = "",
    turns: int = 10,
) -> GameRow:
    seats = len(scores)
    best = max(scores)
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    rows = [
        SeatRow(
            seat,
            (seat - first) % seats,
            "made-up",
            score,
            ranks[seat],
            (score == best) / scores.count(best),
            5 + seat,
            2,
            dict(lines[seat]) if lines else {"houses": score},
            {},
            [Use("builds", "card", piece, times) for piece, times in (pieces[seat] if pieces else {}).items()],
        )
        for seat, score in enumerate(scores)
    ]
    margin = best - sorted(scores)[-2] if seats > 1 else 0
    return GameRow(side, number, number if deal is None else deal, first, 40, 10, turns, margin, rows)


def some_games(games: int, seed: int, seats: int = 3, head_start: int = 0, side: str = "") -> list[GameRow]:
    """With luck for all, a head start for who begins, and an arena that is worth six points."""
    random, rows = Random(seed), []
    for number in range(games):
        first = random.randrange(seats)
        lines, pieces = [], []
        for seat in range(seats):
            held = {piece: 1 for piece in PIECES if random.random() < 0.5}
            own = {"houses": random.randint(0, 20), "temples": random.randint(0, 9) + 6 * held.get("arena", 0)}
            own["temples"] += head_start * (seat == first)
            if random.random() < 0.1:
                own["rare"] = 3
            lines.append(own)
            pieces.append(held)
        scores = [sum(own.values()) for own in lines]
        turns = 10 + random.randrange(6)
        rows.append(game_row(number, scores, None, first, lines, pieces, side, turns))
    return rows
