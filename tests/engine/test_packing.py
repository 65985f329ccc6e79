"""Lists of whole numbers as bytes and back: the form in which positions are kept and compared."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.engine.position import pack, unpack

NUMBERS = st.one_of(st.integers(-3, 200), st.integers(-(2**70), 2**70))
PARTS = st.lists(st.lists(NUMBERS, max_size=40), max_size=12)


@given(PARTS)
def test_what_is_packed_is_unpacked_again(parts: list[list[int]]) -> None:
    assert unpack(pack(parts)) == parts


@given(PARTS, PARTS)
def test_different_parts_have_different_bytes(one: list[list[int]], other: list[list[int]]) -> None:
    assert (pack(one) == pack(other)) == (one == other)


@pytest.mark.parametrize("number", [0, 1, -1, 63, -64, 64, -65, 2**61, 2**62 - 1, -(2**62), 2**62, 2**63, -(2**63)])
def test_numbers_at_the_edges_are_kept(number: int) -> None:
    assert unpack(pack([[number]])) == [[number]]


def test_small_numbers_take_one_byte() -> None:
    assert len(pack([[-64, -1, 0, 1, 63]])) == 6


def test_empty_parts_are_kept_apart() -> None:
    assert unpack(pack([[], [1], [], []])) == [[], [1], [], []]
    assert pack([]) == b""
    assert unpack(b"") == []
