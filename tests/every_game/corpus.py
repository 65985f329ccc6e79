"""Whole games of every setting, by bots and random players, that later rules must still replay.

Made anew, after the rules were meant to change, by: make corpus ARGS=city-of-rome
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from tests.every_game.playing import Setting, player, settings_of

import aedilis
from aedilis import CHANCE, OVER, Game, Position, Record, Rng
from aedilis.bots import BOTS, Budget
from aedilis.engine.record import Move

GAMES: Final = 100  # of a title, at least; every setting has one
FOLDER: Final = Path(__file__).parents[1] / "corpus"
PLAYERS: Final = ("random", "greedy", "random", "tiro")  # in turn; random ones have tastes every second time
BUDGET: Final = Budget(2)
LONGEST: Final = 1500  # moves: some tastes make offers for tens of thousands, which teaches nothing more
ANOTHER: Final = 1000
END: Final = "\nend\n"


def corpus_file(game: Game) -> Path:
    return FOLDER / f"{game.slug}.records.xz"


def corpus(game: Game) -> list[Record]:
    text = lzma.decompress(corpus_file(game).read_bytes()).decode()
    return [Record.read(one + END) for one in text.split(END)[:-1]]


def make(game: Game) -> None:
    records = [played(setting, number).write() for number, setting in enumerate(settings(game))]
    FOLDER.mkdir(exist_ok=True)
    corpus_file(game).write_bytes(lzma.compress("".join(records).encode(), preset=lzma.PRESET_EXTREME | 9))


def settings(game: Game) -> Iterator[Setting]:
    every = settings_of(game)
    return islice(cycle(every), max(GAMES, len(every)))


def played(setting: Setting, number: int) -> Record:
    record = whole_game(setting, number)
    while len(record.moves) > LONGEST:
        number += ANOTHER
        record = whole_game(setting, number)
    return record.printed(setting.game)


def whole_game(setting: Setting, number: int) -> Record:
    game, position = setting.game, setting.new()
    names = game.words().seat_names(setting.seats)
    record = Record(game.slug, game.version, game.digest, names, setting.variants)
    choose = chooser(setting, number)
    while position.seat != OVER:
        option = choose(position)
        record.moves.append(Move(position.seat, game.notation(position, option)))
        position.play(option)
    record.scores = position.scores()
    return record


def chooser(setting: Setting, number: int) -> Callable[[Position], int]:
    # Settings come round again; then others play them.
    name = PLAYERS[(number + number // len(settings_of(setting.game))) % len(PLAYERS)]
    if name == "random":
        return player(setting, number)
    bots = [BOTS[name](Rng(number, seat)) for seat in range(setting.seats)]
    random = Rng(number)

    def choose(position: Position) -> int:
        if position.seat == CHANCE:
            return position.pick(random)
        return bots[position.seat].choose(position.seen_by(position.seat), BUDGET)

    return choose


if __name__ == "__main__":
    for slug in sys.argv[1:] or [game.slug for game in aedilis.all_games()]:
        make(aedilis.game(slug))
