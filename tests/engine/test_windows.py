"""A decision about more options than a fast mask holds: two windows on the action table."""

from __future__ import annotations

from collections import Counter

from aedilis import Position, Rng


def decision(choices: int, more: int) -> Position:
    position = Position()
    position.seats, position.seat, position.viewer = 2, 0, 0
    position.base, position.choices, position.more_base, position.more = 3, choices, 70, more
    return position


def test_both_windows_are_listed_and_counted() -> None:
    assert decision(0b101, 0b110).options() == [3, 5, 71, 72]
    assert decision(0b101, 0b110).count() == 4


def test_each_option_of_both_windows_is_picked_equally_often() -> None:
    random = Rng(1)
    picked = Counter(decision(0b101, 0b110).pick(random) for _ in range(4000))
    assert set(picked) == {3, 5, 71, 72}
    assert min(picked.values()) > 850  # 1000 each; five standard deviations are 137


def test_the_second_window_alone_is_a_decision() -> None:
    assert decision(0, 1).options() == [decision(0, 1).pick(Rng(1))] == [70]
