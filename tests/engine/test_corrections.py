"""Rules may be corrected: an old record is replayed, and its prints tell where it no longer holds."""

from __future__ import annotations

from dataclasses import replace

import pytest

import aedilis
from aedilis import OVER, Record, RecordError, Rng, Table, all_games
from aedilis.engine.corrections import as_far_as_it_holds, difference
from aedilis.engine.game import Game
from aedilis.engine.text import Later, check_shape, variants_shape

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def played(game: Game) -> Record:
    table = Table(game, 2, Rng(5))
    random = Rng(6)
    while table.position.seat != OVER:
        table.play(table.position.pick(random))
    return table.record()


@GAMES
def test_prints_are_written_and_read_and_hold(game: Game) -> None:
    record = played(game).printed(game)
    assert len(record.prints) == len(record.moves)
    again = Record.read(record.write())
    assert (again.prints, difference(game, again)) == (record.prints, None)


@GAMES
def test_a_record_of_other_components_replays_where_all_is_as_it_was(game: Game) -> None:
    record = replace(played(game), components="0123456789ab")
    assert record.final(game).scores() == record.scores
    assert difference(game, record) is None


@GAMES
def test_the_first_print_that_differs_is_named_with_its_move_and_rule(game: Game) -> None:
    record = Record.read(played(game).printed(game).write())
    at = next(n for n in range(len(record.moves) // 2, len(record.moves)) if record.moves[n].seat >= 0)
    record.prints[at] = "0000" if record.prints[at] != "0000" else "0001"
    found = difference(game, record)
    assert found is not None
    assert found.moves == at
    assert f"line {record.moves[at].line}: '{record.moves[at].notation}' no longer leads" in str(found.reason)
    assert found.rule


@GAMES
def test_the_first_choice_that_is_illegal_is_named_with_its_move(game: Game) -> None:
    record = Record.read(played(game).write())
    record.components = "0123456789ab"
    at = next(n for n in range(len(record.moves) // 2, len(record.moves)) if record.moves[n].seat >= 0)
    del record.moves[at:]
    record.scores = None
    nothing = next(action.notation for action in game.actions if action.notation != record.moves[0].notation)
    record.moves.append(record.moves[-1]._replace(seat=97, notation=nothing, line=12345))
    found = difference(game, record)
    assert found is not None
    assert found.moves == at
    assert "line 12345" in str(found.reason)
    assert "made with other rules or components" in str(found.reason)


@pytest.mark.parametrize("moves_after_the_end", [0, 1])
def test_a_game_that_ends_otherwise_is_shown_up_to_before_its_end(moves_after_the_end: int) -> None:
    game = aedilis.game("city-of-rome")
    record = replace(played(game), components="0123456789ab", scores=[1, 2])
    moves = len(record.moves) - 1
    record.moves += record.moves[-1:] * moves_after_the_end
    shown, found = as_far_as_it_holds(game, record)
    assert found is not None
    assert (found.moves, len(shown.moves), bool(found.rule)) == (moves, moves, True)
    assert "made with other rules or components" in str(found.reason)
    assert shown.final(game).seat != OVER


def test_what_cannot_be_begun_is_no_difference() -> None:
    game = aedilis.game("city-of-rome")
    with pytest.raises(RecordError, match="needs version 99"):
        difference(game, replace(played(game), rules=99))


def test_prints_that_are_missing_are_refused() -> None:
    game = aedilis.game("city-of-rome")
    record = played(game).printed(game)
    record.prints.pop()
    with pytest.raises(RecordError, match="prints for"):
        Record.read(record.write())


@GAMES
def test_a_text_without_a_variant_means_its_default(game: Game) -> None:
    position = game.new(game.seats[-1])
    text = game.to_text(position)
    for name, values in game.variants.items():
        line = f'{name} = "{values[0]}"\n'
        assert line in text
        assert game.from_text(text.replace(line, "")) == position
    for name in game.variants:
        text = text.replace(f'{name} = "{game.variants[name][0]}"\n', "")
    assert game.from_text(text.replace("[variants]\n", "")) == position


def test_what_is_filled_in_is_nobody_elses() -> None:
    shape = {"cards": Later([], [str]), "variants": variants_shape({"draft": ["no", "yes"]})}
    one: dict[str, list[str]] = {}
    other: dict[str, list[str]] = {}
    check_shape(one, shape, "")
    one["cards"].append("changed")
    check_shape(other, shape, "")
    assert other == {"cards": [], "variants": {"draft": "no"}}
