"""Sets as two bitmasks behave like Python's own sets, in either of the two and across both."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.engine import large_sets as sets

NUMBERS = st.sets(st.integers(0, sets.LARGEST - 1))


def large(numbers: set[int]) -> sets.LargeSet:
    return sets.set_of(list(numbers))


@given(NUMBERS)
def test_a_set_knows_its_members(numbers: set[int]) -> None:
    own = large(numbers)
    assert sets.members(own) == sorted(numbers)
    assert sets.size(own) == len(numbers)
    assert sets.any_in(own) == bool(numbers)
    assert [sets.nth(own, n) for n in range(len(numbers))] == sorted(numbers)
    assert {number for number in range(sets.LARGEST) if sets.has(own, number)} == numbers
    assert sets.from_mask(sets.to_mask(own)) == own
    if numbers:
        assert sets.lowest(own) == min(numbers)
        assert sets.without_lowest(own) == large(numbers - {min(numbers)})


@given(NUMBERS, NUMBERS)
def test_two_sets_are_compared_and_joined(some: set[int], others: set[int]) -> None:
    a, b = large(some), large(others)
    assert sets.union(a, b) == large(some | others)
    assert sets.common(a, b) == large(some & others)
    assert sets.without(a, b) == large(some - others)
    assert sets.meet(a, b) == bool(some & others)
    assert sets.within(a, b) == (some <= others)


@given(st.sets(st.integers(0, 50)), st.integers(0, sets.LARGEST - 51))
def test_a_small_set_can_be_moved_anywhere(numbers: set[int], by: int) -> None:
    mask = sum(1 << number for number in numbers)
    assert sets.members(sets.moved(mask, by)) == sorted(number + by for number in numbers)
    assert sets.members(sets.small(mask)) == sorted(numbers)


def test_plain_data_of_a_set_is_refused_beyond_its_size() -> None:
    assert sets.bounded_set([5, 3], 62) == (5, 3)
    for first, second in ((-1, 0), (1 << sets.WORD, 0), (0, 4), (0, -1)):
        with pytest.raises(ValueError, match="not within"):
            sets.bounded_set([first, second], 62)
