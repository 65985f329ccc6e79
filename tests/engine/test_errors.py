"""Errors are sentences for the person who gets them: what was wrong, what is allowed."""

from __future__ import annotations

import pickle

import pytest

import aedilis
from aedilis import AedilisError, IllegalOption, RecordError, Rng, Table, UnknownGame, UnknownVariant, WrongSeats

GAME = aedilis.game("city-of-rome")


def test_a_message_is_filled_with_its_values() -> None:
    error = AedilisError("{one} and {other}", one=1, other="two")
    assert str(error) == "1 and two"
    assert (error.message, error.values) == ("{one} and {other}", {"one": 1, "other": "two"})


def test_a_message_without_values_stays_as_it_is() -> None:
    assert str(AedilisError("the game is over")) == "the game is over"


def test_a_value_with_braces_is_not_filled_again() -> None:
    assert str(AedilisError("'{text}' is not a header", text="[{game}]")) == "'[{game}]' is not a header"


def test_an_error_inside_another_is_told_too() -> None:
    inner = IllegalOption("'{notation}' is not allowed", notation="produce")
    assert str(RecordError("line {line}: {reason}", line=3, reason=inner)) == "line 3: 'produce' is not allowed"


def test_an_error_of_a_record_knows_its_line() -> None:
    assert RecordError("line {line}: no", line=7).line == 7
    assert RecordError("no").line is None


def test_all_errors_are_of_one_family() -> None:
    named = [getattr(aedilis, name) for name in aedilis.__all__]
    errors = [kind for kind in named if isinstance(kind, type) and issubclass(kind, Exception)]
    assert len(errors) > 5
    assert all(issubclass(error, AedilisError) for error in errors)


def test_an_error_can_be_sent_to_another_process() -> None:
    error = RecordError("line {line}: no", line=7)
    sent = pickle.loads(pickle.dumps(error))
    assert (type(sent), str(sent), sent.line) == (RecordError, "line 7: no", 7)


# -- asking for what there is not ---------------------------------------------------------------------------


def test_games_are_found_by_their_slug() -> None:
    for game in aedilis.all_games():
        assert aedilis.game(game.slug).slug == game.slug
    assert len({game.slug for game in aedilis.all_games()}) == len(aedilis.all_games())


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'nope' \(there are: .*city-of-rome.*\)"):
        aedilis.game("nope")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_wrong_number_of_players_is_refused_with_the_right_ones(seats: int) -> None:
    with pytest.raises(WrongSeats, match=f"City of Rome is for 2 to 4 players, not {seats}"):
        GAME.new(seats)
    with pytest.raises(WrongSeats):
        Table(GAME, seats, Rng())


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(UnknownVariant, match="City of Rome has no variant 'weather'"):
        GAME.new(2, weather="sunny")
    with pytest.raises(UnknownVariant):
        Table(GAME, 2, Rng(), weather="sunny")


def test_what_nobody_can_do_is_refused() -> None:
    with pytest.raises(IllegalOption, match="'fly' is nothing one can do in City of Rome"):
        GAME.option(GAME.new(2), "fly")


def test_a_language_there_is_not_is_refused() -> None:
    with pytest.raises(Exception, match="la"):
        GAME.words("la")


def test_the_version_is_that_of_the_package() -> None:
    assert aedilis.__version__.count(".") == 2
    assert set(aedilis.__all__) <= set(vars(aedilis))
