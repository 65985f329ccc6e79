"""A table that is copied goes on by itself; one that is told what came out is the one it came out at."""

from __future__ import annotations

import pytest

import aedilis
from aedilis import CHANCE, OVER, IllegalOption, Rng, Table

GAME = aedilis.game("city-of-rome")


def at_random(table: Table, decisions: int, random: Rng) -> list[int]:
    """Plays on, and says what came out."""
    before = len(table.steps)
    for _ in range(decisions):
        if table.position.seat != OVER:
            table.play(table.position.pick(random))
    return [step.option for step in table.steps[before:] if step.seat == CHANCE]


def same(one: Table, other: Table) -> bool:
    return one.record() == other.record() and one.position == other.position


def test_a_copy_goes_on_by_itself() -> None:
    table = Table(GAME, 3, Rng(1))
    at_random(table, 30, Rng(2))
    table.take_back(table.steps[-1].seat if table.steps[-1].seat >= 0 else 0, [0, 1, 2])
    before, copy = table.record(), table.copy()
    assert same(copy, table)
    at_random(copy, 10, Rng(3))
    copy.take_back(0, [0, 1, 2])
    assert table.record() == before
    assert table.position == before.final(GAME)
    assert not same(copy, table)


@pytest.mark.parametrize("seed", range(20))
def test_told_what_came_out_a_game_goes_as_it_went(seed: int) -> None:
    """Taken back and played on, with what had come out coming out again: the same, whatever the generators."""
    table, random = Table(GAME, 3, Rng(seed)), Rng(seed, 1)
    started = [step.option for step in table.steps]
    again = Table(GAME, 3, Rng(999), told=started)
    assert same(table, again)
    for _ in range(60):
        if table.position.seat == OVER:
            break
        if random.below(5) == 0 and table.agreement(0) is not None:
            table.take_back(0, [1, 2])
            again.take_back(0, [1, 2])
            continue
        option, seat = table.position.pick(random), table.position.seat
        before = len(table.steps)
        table.play(option, seat)
        again.told = [step.option for step in table.steps[before:] if step.seat == CHANCE]
        again.play(option, seat)
        assert again.told == []
        assert same(table, again)


def test_what_cannot_come_out_is_refused() -> None:
    first_player = GAME.outcome("first 0")
    with pytest.raises(IllegalOption, match="'first 0' cannot come out now"):
        Table(GAME, 3, Rng(1), told=[first_player, first_player])


def test_who_must_agree_is_known_before_anything_is_taken_back() -> None:
    table = Table(GAME, 2, Rng(5))
    assert table.agreement(0) is None
    at_random(table, 20, Rng(5))
    for seat in (0, 1):
        needed, before = table.agreement(seat), table.record()
        assert needed is not None
        if needed:
            with pytest.raises(aedilis.ConsentNeeded):
                table.take_back(seat)
        assert table.record() == before
