"""Everything that can be done or come out has one name, and each name means one thing."""

from __future__ import annotations

import pytest
from tests.every_game.playing import Setting, every_game, play, random_games, some_moments

from aedilis import Action, Game, IllegalOption, Rng


def assert_good_names(table: list[Action]) -> None:
    names = [action.notation for action in table]
    assert len(set(names)) == len(names)
    for action in table:
        assert action.notation.isprintable()  # in one line
        assert action.notation == " ".join(action.notation.split()) != ""
        assert not action.notation.startswith(("#", "["))
        assert action.verb


@every_game
def test_names_are_unique_and_fit_into_a_line_of_a_record(game: Game) -> None:
    assert_good_names(list(game.actions))
    assert_good_names(list(game.outcomes))
    assert not any(outcome.prepares for outcome in game.outcomes)


@random_games
def test_each_legal_option_is_found_again_by_its_notation(setting: Setting, number: int) -> None:
    game = setting.game
    random = Rng(number, 2)
    for moment in some_moments(play(setting, number), random, 5):
        for option in moment.position.options():
            assert game.option(moment.position, game.notation(moment.position, option)) == option


@random_games
def test_what_is_not_legal_has_a_name_too_but_is_refused(setting: Setting, number: int) -> None:
    game = setting.game
    random = Rng(number, 2)
    for moment in some_moments(play(setting, number), random, 2):
        table = game.actions if moment.position.seat >= 0 else game.outcomes
        option = random.below(len(table))
        if option not in moment.position.options():
            with pytest.raises(IllegalOption, match="not allowed now"):
                game.option(moment.position, table[option].notation)
