"""The engine's own random numbers: in range, fair, and the same everywhere and for ever."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.every_game.likelihood import unlikely

from aedilis import Rng

SEEDS = st.integers(-(2**70), 2**70)


@given(SEEDS, st.integers(1, 1_000_000))
def test_numbers_are_in_range(seed: int, size: int) -> None:
    random = Rng(seed)
    assert all(0 <= random.below(size) < size for _ in range(50))


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 14, 22, 64, 97])
def test_numbers_are_uniform(size: int) -> None:
    random = Rng(11, size)
    met = Counter(random.below(size) for _ in range(300 * size))
    assert not unlikely(met, dict.fromkeys(range(size), 1))


@pytest.mark.parametrize("size", [2, 6])
def test_a_number_does_not_tell_the_next(size: int) -> None:
    random = Rng(12, size)
    met = Counter((random.below(size), random.below(size)) for _ in range(300 * size * size))
    assert not unlikely(met, {(one, other): 1 for one in range(size) for other in range(size)})


def test_the_first_number_of_many_seeds_and_streams_is_uniform() -> None:
    assert not unlikely(Counter(Rng(seed).below(10) for seed in range(4000)), dict.fromkeys(range(10), 1))
    assert not unlikely(Counter(Rng(1, stream).below(10) for stream in range(4000)), dict.fromkeys(range(10), 1))


@pytest.mark.parametrize(
    ("seed", "stream", "first"),
    [
        (0, 0, [267932, 716695, 381003, 103717, 944964, 65833]),
        (1, 0, [670461, 179939, 536882, 140972, 660345, 170942]),
        (0, 1, [920572, 345372, 250217, 113112, 673565, 879201]),
        (-1, 7, [28770, 242380, 557186, 319504, 335427, 691639]),
        (2**80, 0, [74557, 891492, 55665, 542365, 194499, 790822]),
    ],
)
def test_the_first_numbers_never_change(seed: int, stream: int, first: list[int]) -> None:
    """Else a seed would mean another game on another day or another machine."""
    random = Rng(seed, stream)
    assert [random.below(1_000_000) for _ in range(6)] == first


@given(SEEDS, st.integers(0, 2**40))
def test_equal_seeds_give_equal_numbers(seed: int, stream: int) -> None:
    one, other = Rng(seed, stream), Rng(seed, stream)
    assert [one.below(1000) for _ in range(10)] == [other.below(1000) for _ in range(10)]


def test_seeds_and_streams_differ() -> None:
    starts = {
        tuple(random.below(1_000_000) for _ in range(3))
        for random in (Rng(seed, stream) for seed in range(40) for stream in range(40))
    }
    assert len(starts) == 1600


@given(st.lists(st.integers()), SEEDS)
def test_a_shuffle_only_changes_the_order(items: list[int], seed: int) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_shuffle_makes_each_order_equally_likely() -> None:
    random = Rng(13)
    met: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        items = [1, 2, 3, 4]
        random.shuffle(items)
        met[tuple(items)] += 1
    assert len(met) == 24
    assert not unlikely(met, dict.fromkeys(met, 1))
