"""The settings that the proofs play: any two values of variants meet, and no game is played more for having many."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.every_game.playing import SETTINGS, Setting, every_game, pairwise, setting_of, settings_of, share

from aedilis import Game

NAMES = st.sampled_from(["a", "b", "c", "d", "e"])
VALUES = st.lists(st.sampled_from(["on", "off", "half", "twice"]), min_size=1, max_size=4, unique=True)


def test_a_game_without_variants_is_played_in_one_way() -> None:
    assert pairwise({}) == [{}]


def test_one_variant_is_played_with_each_value() -> None:
    assert pairwise({"length": ["long", "short"]}) == [{"length": "long"}, {"length": "short"}]


def test_three_variants_of_two_values_need_fewer_than_all_eight_combinations() -> None:
    assert len(pairwise({"a": ["0", "1"], "b": ["0", "1"], "c": ["0", "1"]})) < 8


@settings(deadline=None, derandomize=True, database=None)
@given(st.dictionaries(NAMES, VALUES, max_size=4))
def test_the_defaults_come_first_and_any_two_values_meet(variants: dict[str, list[str]]) -> None:
    chosen = pairwise(variants)
    assert chosen[0] == {name: values[0] for name, values in variants.items()}
    assert all(list(combination) == list(variants) for combination in chosen)
    for one, other in combinations(variants, 2):
        met = {(combination[one], combination[other]) for combination in chosen}
        assert met == {(first, second) for first in variants[one] for second in variants[other]}
    for name, values in variants.items():
        assert {combination[name] for combination in chosen} == set(values)


# -- the settings of a game ---------------------------------------------------------------------------------------


@every_game
def test_every_seat_count_is_proved_as_it_is_usually_played(game: Game) -> None:
    assert [setting_of(game.slug, seats) for seats in game.seats] == settings_of(game)[: len(game.seats)]


def values(setting: Setting) -> list[tuple[str, str]]:
    return [("seats", str(setting.seats)), *setting.variants.items()]


@every_game
def test_any_two_of_seats_and_variants_are_proved_together(game: Game) -> None:
    met = {pair for setting in settings_of(game) for pair in combinations(values(setting), 2)}
    whole = {"seats": [str(seats) for seats in game.seats], **game.variants}
    assert met == {
        ((one, first), (other, second))
        for one, other in combinations(whole, 2)
        for first in whole[one]
        for second in whole[other]
    }


@every_game
def test_no_setting_is_proved_twice_and_each_has_a_name(game: Game) -> None:
    names = [str(setting) for setting in settings_of(game)]
    assert len(set(names)) == len(names)
    assert names == [str(setting) for setting in SETTINGS if setting.game.slug == game.slug]


@every_game
def test_a_number_of_games_is_shared_out_among_the_settings(game: Game) -> None:
    for number in (1, 7, 100):
        shares = [share(number, setting) for setting in settings_of(game)]
        assert number <= sum(shares) < number + len(shares)
