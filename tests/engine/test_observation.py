"""Writing the parts of an observation: each in its place, and nothing beside it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aedilis import Rng
from aedilis.engine.observation import choose, mark, paste, put, tally, tally_sorted

BEFORE, AFTER = b"\x07\x07\x07", b"\x09\x09"


def written(size: int, write: Callable[[bytearray, int], int]) -> list[int]:
    """What stands in the part; what lies beside it must stay."""
    into = bytearray(BEFORE + bytes(size) + AFTER)
    assert write(into, len(BEFORE)) == len(BEFORE) + size
    assert into.startswith(BEFORE)
    assert into.endswith(AFTER)
    assert len(into) == len(BEFORE) + size + len(AFTER)
    return list(into[len(BEFORE) : -len(AFTER)])


def test_sets_of_any_size() -> None:
    random = Rng(1)
    for _ in range(2000):
        size = 1 + random.below(62)
        rare = 1 + random.below(8)
        members = sum(1 << n for n in range(size) if random.below(rare) == 0)
        shown = written(size, lambda into, at: mark(into, at, size, members))  # noqa: B023 - called at once
        assert shown == [members >> n & 1 for n in range(size)]


@pytest.mark.parametrize(("number", "shown"), [(0, 0), (3, 3), (5, 5), (9, 5), (-2, 0)])
def test_numbers_keep_to_what_can_be_shown(number: int, shown: int) -> None:
    assert written(1, lambda into, at: put(into, at, number, 5)) == [shown]


def test_one_of_several_or_none() -> None:
    assert written(4, lambda into, at: choose(into, at, 4, 2)) == [0, 0, 1, 0]
    assert written(4, lambda into, at: choose(into, at, 4, -1)) == [0, 0, 0, 0]


def test_how_many_of_each() -> None:
    assert written(4, lambda into, at: tally(into, at, 4, (3, 0, 3, 3))) == [1, 0, 0, 3]
    assert written(4, lambda into, at: tally_sorted(into, at, 4, [0, 0, 1, 3, 3])) == [2, 1, 0, 2]
    assert written(4, lambda into, at: tally_sorted(into, at, 4, [])) == [0, 0, 0, 0]


def test_pieces_that_stand_ready() -> None:
    assert written(4, lambda into, at: paste(into, at, [b"\x01\x02", b"", b"\x03\x04"])) == [1, 2, 3, 4]
