"""Sets as bitmasks behave like Python's own sets, small, at the edge of a machine word and far beyond it."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis import Rng, compiled
from aedilis.engine.bits import BIT, COMPILED, count, lowest, mask_of, members, nth, take_out

MASKS = st.one_of(
    st.integers(0, 2**12),
    st.integers(0, 2**64),
    st.integers(0, 2**200),
    st.sampled_from([2**n + d for n in (30, 31, 32, 60, 61, 62, 63, 64) for d in (-1, 0, 1)]),
)
SETS = st.sets(st.integers(0, 100))


def plain_members(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def test_the_engine_knows_whether_it_is_compiled() -> None:
    assert compiled() == COMPILED


def test_the_table_of_single_bits_is_right() -> None:
    assert [2**n for n in range(62)] == BIT


@pytest.mark.parametrize("number", range(130))
def test_every_single_bit_is_counted_and_found(number: int) -> None:
    assert count(1 << number) == 1
    assert lowest(1 << number) == number
    assert members(1 << number) == [number]
    assert nth((2 << number) - 1, number) == number


@given(MASKS)
def test_members_are_listed_in_rising_order(mask: int) -> None:
    assert members(mask) == plain_members(mask)


@given(MASKS)
def test_members_are_counted(mask: int) -> None:
    assert count(mask) == len(plain_members(mask))


@given(MASKS.filter(bool))
def test_the_lowest_member_is_the_smallest(mask: int) -> None:
    assert lowest(mask) == min(plain_members(mask))


@given(MASKS.filter(bool), st.data())
def test_the_nth_member_has_n_smaller_ones(mask: int, data: st.DataObject) -> None:
    whole = plain_members(mask)
    n = data.draw(st.integers(0, len(whole) - 1))
    assert nth(mask, n) == whole[n]


@given(SETS)
def test_a_mask_is_made_of_numbers_in_any_order(numbers: set[int]) -> None:
    assert mask_of(list(numbers)) == sum(2**n for n in numbers)
    assert members(mask_of([*numbers, *numbers])) == sorted(numbers)


@given(SETS, SETS)
def test_the_algebra_of_masks_is_that_of_sets(one: set[int], other: set[int]) -> None:
    mine, yours = sum(2**n for n in one), sum(2**n for n in other)
    assert set(members(mine & yours)) == one & other
    assert set(members(mine | yours)) == one | other
    assert set(members(mine & ~yours)) == one - other


@given(st.lists(st.integers(0, 5), min_size=1), st.data())
def test_one_card_is_taken_out_and_the_others_stay_in_order(cards: list[int], data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(cards))
    at = cards.index(card)
    rest = cards[:at] + cards[at + 1 :]
    take_out(cards, card)
    assert cards == rest


@given(MASKS.filter(bool), st.integers(0, 1000))
def test_a_random_member_is_one(mask: int, seed: int) -> None:
    assert mask >> Rng(seed).member(mask) & 1


def test_each_member_is_equally_likely() -> None:
    random = Rng(5)
    mask = 0b1011 << 59
    met = Counter(random.member(mask) for _ in range(3000))
    assert set(met) == {59, 60, 62}
    assert all(900 < number < 1100 for number in met.values())
