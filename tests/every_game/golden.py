"""Makes the golden record of a game anew: PYTHONPATH=src:. python -m tests.every_game.golden city-of-rome

Only if the rules were meant to change: what a record says must not change by itself.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import aedilis
from aedilis import OVER, Game, Rng, Table

RECORDS: Final = Path(__file__).parents[1] / "records"
SEED: Final = 753


def record_file(game: Game) -> Path:
    return RECORDS / f"{game.slug}.record"


def end_file(game: Game) -> Path:
    """The last position of the golden record, as text."""
    return RECORDS / f"{game.slug}.end.toml"


def make(game: Game) -> None:
    """A random game of as many as can play."""
    random = Rng(SEED)
    table = Table(game, game.seats[-1], random)
    while table.position.seat != OVER:
        table.play(table.position.pick(random))
    record_file(game).write_text(table.record().write(), encoding="utf-8")
    end_file(game).write_text(game.to_text(table.position), encoding="utf-8")


if __name__ == "__main__":
    for slug in sys.argv[1:]:
        make(aedilis.game(slug))
