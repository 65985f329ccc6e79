"""A record replays to an equal position, from its text alone."""

from __future__ import annotations

from tests.every_game.playing import Played, Setting, one_of, play, random_games

from aedilis import Record, Rng
from aedilis.engine.record import Move


def record_of(setting: Setting, played: Played, length: int) -> Record:
    """The first decisions of a game."""
    game = setting.game
    moves = [Move(at.seat, game.notation(at, option)) for at, option, _ in played[:length]]
    scores = played.end.scores() if length == len(played) else None
    names = [f"player {seat}" for seat in range(setting.seats)]
    return Record(game.slug, game.version, game.digest, names, setting.variants, moves, scores)


@random_games
def test_a_record_replays_to_an_equal_position(setting: Setting, number: int) -> None:
    played = play(setting, number)
    record = Record.read(record_of(setting, played, len(played)).write())
    moments = iter(played)
    for before, option, _ in record.steps(setting.game):
        moment = next(moments)
        assert option == moment.option
        assert before.seat == moment.position.seat
    assert record.final(setting.game) == played.end


@random_games
def test_a_record_that_stops_in_the_middle_replays_up_to_there(setting: Setting, number: int) -> None:
    played = play(setting, number)
    length = Rng(number, 2).below(len(played))
    record = Record.read(record_of(setting, played, length).write())
    assert record.scores is None
    assert record.final(setting.game) == played[length].position


@random_games
def test_a_record_read_and_written_is_the_same_text(setting: Setting, number: int) -> None:
    played = play(setting, number)
    length = one_of(Rng(number, 2), range(len(played) + 1))
    text = record_of(setting, played, length).write()
    assert Record.read(text).write() == text
