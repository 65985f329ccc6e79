"""Positions are plain data: encoded, written down and read back they are the same, with the same decision."""

from __future__ import annotations

import tomllib
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.every_game.decisions import decisions
from tests.every_game.playing import SETTINGS, Setting, every_game, one_of, play, random_games, some_moments

from aedilis import ALL, OVER, Game, Position, Rng, TextError


def assert_same(read: Position, position: Position) -> None:
    """Equal, and what is worked out anew is what had been worked out step by step."""
    assert read == position
    assert read.key() == position.key()
    assert (read.seats, read.seat, read.viewer) == (position.seats, position.seat, position.viewer)
    assert read.together == position.together
    assert read.options() == position.options()
    assert read.count() == position.count()
    assert read.weights() == position.weights()
    if position.seat >= 0 or position.viewer != ALL:
        assert (read.base, read.choices) == (position.base, position.choices)
        assert (read.more_base, read.more) == (position.more_base, position.more)
    assert read.scores() == position.scores()
    assert read.ranks() == position.ranks()


@random_games
def test_positions_and_views_are_decoded_as_they_were_encoded(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    played = play(setting, number)
    for moment in some_moments(played, random, 3):
        viewer = one_of(random, setting.viewers())
        for position in (moment.position, moment.position.seen_by(viewer)):
            assert_same(setting.game.decode(position.encode()), position)
    for position in (played.end, played.end.seen_by(one_of(random, setting.viewers()))):
        assert_same(setting.game.decode(position.encode()), position)


@random_games
def test_a_decoded_position_goes_on_in_the_same_way(setting: Setting, number: int) -> None:
    """What is kept for speed only must be as right as in the position it was made from, to the end."""
    random = Rng(number, 2)
    moments = play(setting, number)
    start = random.below(len(moments))
    position = setting.game.decode(moments[start].position.encode())
    for moment in moments[start:]:
        assert position.seat == moment.position.seat
        assert position.options() == moment.position.options()
        position.play(moment.option)
    assert position.seat == OVER
    assert position == moments[-1].after()


@random_games
def test_positions_and_views_are_read_as_they_were_written(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    game = setting.game
    for moment in some_moments(play(setting, number), random, 1):
        viewer = one_of(random, setting.viewers())
        for position in (moment.position, moment.position.seen_by(viewer)):
            text = game.to_text(position)
            assert tomllib.loads(text)["game"] == game.slug
            assert_same(game.from_text(text), position)
            assert game.to_text(game.from_text(text)) == text


@every_game
def test_every_kind_of_decision_is_read_as_it_was_written(game: Game) -> None:
    """Random games alone would seldom meet one that is rare."""
    for kind, position in decisions(game):
        try:
            assert_same(game.from_text(game.to_text(position)), position)
        except TextError as error:
            pytest.fail(f"{kind}: {error}, says formats/checks.py of what came up in a game")


@random_games
def test_different_positions_of_a_game_have_different_keys(setting: Setting, number: int) -> None:
    played = play(setting, number)
    keys = [moment.position.key() for moment in played] + [played.end.key()]
    assert len(set(keys)) == len(keys)


@random_games
def test_keys_are_equal_when_and_only_when_positions_are(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    moments = some_moments(play(setting, number), random, 3)
    positions = [moment.position for moment in moments]
    views = [position.seen_by(viewer) for position in positions for viewer in setting.viewers()]
    several = [*positions, *views, *(view.imagine(random) for view in views)]
    for _ in range(40):
        one, other = one_of(random, several), one_of(random, several)
        assert (one.key() == other.key()) == (one.parts() == other.parts()) == (one == other)


# -- bytes that are no position -------------------------------------------------------------------------------


@every_game
@settings(deadline=None)
@given(data=st.binary(max_size=300))
def test_any_bytes_are_refused(game: Game, data: bytes) -> None:
    with pytest.raises(TextError, match=f"these bytes are not a position of {game.name}"):
        game.decode(data)


@settings(deadline=None)
@given(st.sampled_from(SETTINGS), st.integers(0, 99), st.data())
def test_damaged_bytes_are_refused_or_read_as_they_are(setting: Setting, number: int, data: st.DataObject) -> None:
    """One byte changed, or some left out: nothing is made up for it."""
    whole = one_of(Rng(number), play(setting, number)).position.encode()
    at = data.draw(st.integers(0, len(whole) - 1))
    damaged = whole[:at] + data.draw(st.binary(max_size=1)) + whole[at + 1 :]
    with suppress(TextError):
        assert setting.game.decode(damaged).encode() == damaged
