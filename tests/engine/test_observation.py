"""Writing the parts of an observation: each in its place, and nothing beside it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aedilis import Rng
from aedilis.engine.observation import BytesWriter, choose, mark, put, room, tally

BEFORE, AFTER = b"\x07\x07\x07", b"\x09\x09"


def written(size: int, write: Callable[[BytesWriter], object]) -> list[int]:
    """What stands in the part; what lies beside it must stay."""
    into = BytesWriter()
    into.write(BEFORE)
    write(into)
    into.write(AFTER)
    shown = into.getvalue()
    assert shown.startswith(BEFORE)
    assert shown.endswith(AFTER)
    assert len(shown) == len(BEFORE) + size + len(AFTER)
    return list(shown[len(BEFORE) : -len(AFTER)])


def test_sets_of_any_size() -> None:
    random = Rng(1)
    for _ in range(2000):
        size = 1 + random.below(200)
        rare = 1 + random.below(8)
        members = sum(1 << n for n in range(size) if random.below(rare) == 0)
        shown = written(size, lambda into: mark(into, size, members))  # noqa: B023 - called at once
        assert shown == [members >> n & 1 for n in range(size)]


@pytest.mark.parametrize(("number", "shown"), [(0, 0), (3, 3), (5, 5), (9, 5), (-2, 0)])
def test_numbers_keep_to_what_can_be_shown(number: int, shown: int) -> None:
    assert written(1, lambda into: put(into, number, 5)) == [shown]


def test_one_of_several_or_none() -> None:
    assert written(4, lambda into: choose(into, 4, 2)) == [0, 0, 1, 0]
    assert written(4, lambda into: choose(into, 4, -1)) == [0, 0, 0, 0]


def test_how_many_of_each() -> None:
    assert written(4, lambda into: tally(into, 4, (3, 0, 3, 3))) == [1, 0, 0, 3]


@pytest.mark.parametrize("size", [0, 1, 256, 257, 1000])
def test_room_begins_where_the_last_part_ended(size: int) -> None:
    def fill(into: BytesWriter) -> None:
        assert room(into, size) == len(BEFORE)

    assert written(size, fill) == [0] * size
