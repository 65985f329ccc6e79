"""One golden record a game, readable as text: it replays to the same end, today and with every later version.

Made by `PYTHONPATH=src:. python -m tests.every_game.golden city-of-rome` (each game by its slug).
"""

from __future__ import annotations

from tests.every_game.golden import RECORDS, end_file, record_file
from tests.every_game.playing import every_game

from aedilis import OVER, Game, Record, all_games


@every_game
def test_every_game_has_a_golden_record(game: Game) -> None:
    assert record_file(game).exists(), f"{game.name} has no golden record; tests/every_game/golden.py makes one"
    assert end_file(game).exists()


def test_every_golden_record_is_of_a_game() -> None:
    wanted = {path.name for game in all_games() for path in (record_file(game), end_file(game))}
    assert {path.name for path in RECORDS.iterdir()} == wanted


@every_game
def test_a_golden_record_is_written_as_it_is_read(game: Game) -> None:
    text = record_file(game).read_text(encoding="utf-8")
    assert Record.read(text).write() == text


@every_game
def test_a_golden_record_replays_to_its_end(game: Game) -> None:
    end = Record.read(record_file(game).read_text(encoding="utf-8")).final(game)
    assert end.seat == OVER
    assert game.to_text(end) == end_file(game).read_text(encoding="utf-8")
    assert end == game.from_text(end_file(game).read_text(encoding="utf-8"))
