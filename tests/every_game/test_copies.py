"""A copy is equal to its original and independent of it, down to the last attribute."""

from __future__ import annotations

import pickle
from inspect import isgetsetdescriptor, ismemberdescriptor

import pytest
from tests.every_game.playing import Setting, every_setting, one_of, play, random_games, some_moments

from aedilis import OVER, Position, Rng

FOUND: dict[type, list[str]] = {}


def attributes(kind: type) -> list[str]:
    """All slots of a class and of the classes above it; compiled, the attributes made from them."""
    if kind not in FOUND:
        FOUND[kind] = [
            name
            for above in kind.__mro__
            for name, kept in vars(above).items()
            if (ismemberdescriptor(kept) or isgetsetdescriptor(kept)) and not name.startswith("__")
        ]
    return FOUND[kind]


def assert_separate(one: object, other: object, path: str) -> None:
    """Equal in every part, and without a part in common that can change."""
    assert type(one) is type(other), path
    if isinstance(one, int | tuple):
        assert one == other, path
        hash(one)  # nothing inside it can change
        return
    assert one is not other, f"{path} is shared"
    if isinstance(one, list) and isinstance(other, list):
        assert len(one) == len(other), path
        for n, (mine, yours) in enumerate(zip(one, other, strict=True)):
            assert_separate(mine, yours, f"{path}[{n}]")
        return
    assert attributes(type(one)), f"{path} is a {type(one).__name__}, not plain data"
    for name in attributes(type(one)):
        assert_separate(getattr(one, name), getattr(other, name), f"{path}.{name}")


def play_on(position: Position, random: Rng) -> None:
    for _ in range(20):
        if position.seat == OVER:
            return
        position.play(position.pick(random))


@every_setting
def test_the_slots_of_a_position_are_all_found(setting: Setting) -> None:
    names = attributes(setting.game.position)
    assert {"base", "choices", "seat", "seats", "together", "viewer"} < set(names)
    assert len(names) == len(set(names))


@random_games
def test_a_copy_is_equal_and_shares_nothing_that_can_change(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    played = play(setting, number)
    for moment in some_moments(played, random, 2):
        view = moment.position.seen_by(one_of(random, setting.viewers()))
        position = one_of(random, [moment.position, view, view.imagine(random), played.end])
        assert_separate(position, position.copy(), "position")


@random_games
def test_a_copy_and_its_original_go_their_own_ways(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    for moment in some_moments(play(setting, number), random, 2):
        position = moment.position
        key, options = position.key(), position.options()
        twin = position.copy()
        assert twin == position
        assert twin.key() == key
        play_on(twin, random)
        assert twin.key() != key
        assert (position.key(), position.options()) == (key, options)
        twin = position.copy()
        play_on(position, random)
        assert (twin.key(), twin.options()) == (key, options)


@random_games
def test_looking_and_imagining_change_nothing(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    for moment in some_moments(play(setting, number), random, 1):
        key = moment.position.key()
        view = moment.position.seen_by(one_of(random, setting.viewers()))
        seen = view.key()
        play_on(view.imagine(random), random)
        assert view.key() == seen
        assert moment.position.key() == key
        again = view.seen_by(view.viewer)
        assert again.key() == seen
        assert_separate(again, view, "view")


@random_games
def test_a_position_can_be_pickled(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    for moment in some_moments(play(setting, number), random, 1):
        assert pickle.loads(pickle.dumps(moment.position)) == moment.position


def test_a_shared_list_would_be_noticed() -> None:
    numbers = [1, 2]
    with pytest.raises(AssertionError, match="shared"):
        assert_separate([numbers], [numbers], "position")
