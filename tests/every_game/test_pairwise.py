"""The helper that combines variants pairwise, so that the other proofs meet them all."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.every_game.playing import SETTINGS, every_game, pairwise

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


@every_game
def test_every_seat_count_of_every_game_is_proved(game: Game) -> None:
    assert {setting.seats for setting in SETTINGS if setting.game.slug == game.slug} == set(game.seats)
