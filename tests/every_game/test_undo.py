"""Undo goes back exactly, freely up to what came out, and beyond that only if all agree: then it comes out again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.every_game.playing import Setting, one_of, player, random_games

from aedilis import CHANCE, OVER, ConsentNeeded, Rng, Table
from aedilis.engine.record import turn_of
from aedilis.engine.table import Step

WINDOW = 8  # decisions at the table that are followed closely


def a_table(setting: Setting, number: int, decisions: int) -> Table:
    """A game after so many decisions of players and after picks made together, or at its end."""
    table = Table(setting.game, setting.seats, Rng(number, 3), told=(), **setting.variants)
    choose = player(setting, number)
    while (decisions > 0 or table.position.together) and table.position.seat != OVER:
        seat = table.waiting_for()[0]
        table.play(choose(turn_of(table.position, seat)), seat)
        decisions -= 1
    return table


def a_table_in_the_middle(setting: Setting, number: int) -> Table:
    """Long games are costly at a table, so one that has just begun is met as often as all others."""
    random = Rng(number, 4)
    return a_table(setting, number, random.below(8) if random.below(2) else random.below(100))


def state_of(table: Table) -> tuple[bytes, list[Step], list[int]]:
    return table.position.key(), table.steps[:], table.waiting_for()


def is_free(undone: list[Step], seat: int) -> bool:
    return all(step.seat == seat and not step.barrier for step in undone)


def came_out(steps: list[Step]) -> dict[int, list[int]]:
    """What came out of which deck, in order."""
    found: dict[int, list[int]] = {}
    for step in steps:
        if step.seat == CHANCE:
            found.setdefault(step.source, []).append(step.option)
    return found


def decisions(table: Table, number: int) -> Iterator[tuple[int, int]]:
    """Random decisions at a table, each with who makes it; played when the next one is asked for.

    Up to picks made together, which have tests of their own.
    """
    random = Rng(number, 5)
    for _ in range(WINDOW):
        if table.position.seat == OVER or table.position.together:
            return
        option = table.position.pick(random)
        yield table.position.seat, option
        table.play(option)


@random_games
def test_what_let_nothing_out_is_taken_back_freely_and_exactly(setting: Setting, number: int) -> None:
    table = a_table_in_the_middle(setting, number)
    for seat, option in decisions(table, number):
        before, length = state_of(table), len(table.steps)
        table.play(option)
        if is_free(table.steps[length:], seat):
            after = state_of(table)
            table.take_back(seat)
            assert state_of(table) == before
            table.play(option)
            assert state_of(table) == after
            table.take_back(seat)
        else:
            table.take_back(seat, range(setting.seats))
        assert state_of(table) == before


@random_games
def test_nobody_goes_back_past_a_secret_unless_all_agree(setting: Setting, number: int) -> None:
    table = a_table_in_the_middle(setting, number)
    random = Rng(number, 6)
    for seat, option in decisions(table, number):
        length = len(table.steps)
        table.play(option)
        now = state_of(table)
        others = [other for other in range(setting.seats) if other != seat]
        if others and not is_free(table.steps[length:], seat):
            unwilling = one_of(random, others)
            with pytest.raises(ConsentNeeded, match=table.names[unwilling]):
                table.take_back(seat, [other for other in others if other != unwilling])
            assert state_of(table) == now
        for other in others:
            if any(step.seat == other for step in table.steps):
                with pytest.raises(ConsentNeeded):
                    table.take_back(other)
                assert state_of(table) == now
        table.take_back(seat, others)


@random_games
def test_what_came_out_comes_out_again(setting: Setting, number: int) -> None:
    """The same decisions again lead to the same positions, though chance would answer otherwise by now."""
    table = a_table_in_the_middle(setting, number)
    made: list[tuple[int, int, bytes]] = []
    for seat, option in decisions(table, number):
        made.append((seat, option, table.position.key()))
    end = state_of(table)
    for seat, _, key in reversed(made):
        table.take_back(seat, range(setting.seats))
        assert table.position.key() == key
    table.random = Rng(number, 7)
    for seat, option, key in made:
        assert table.position.key() == key
        table.play(option, seat)
    assert state_of(table) == end


@random_games
def test_whoever_decides_otherwise_gets_the_same_cards(setting: Setting, number: int) -> None:
    """Out of each deck comes what came out of it before, in the same order: nobody fishes for better cards."""
    table = a_table_in_the_middle(setting, number)
    length = len(table.steps)
    seats = [seat for seat, _ in decisions(table, number)]
    first = came_out(table.steps[length:])
    for seat in reversed(seats):
        table.take_back(seat, range(setting.seats))
    assert len(table.steps) == length
    table.random = Rng(number, 7)
    for _ in decisions(table, number + 1):
        pass
    for source, outcomes in came_out(table.steps[length:]).items():
        before = first.get(source, [])
        assert all(one == other for one, other in zip(outcomes, before, strict=False))


@random_games
def test_a_table_resumed_from_its_record_is_the_same(setting: Setting, number: int) -> None:
    table = a_table_in_the_middle(setting, number)
    again = Table.resume(setting.game, table.record(), Rng(number, 7))
    assert state_of(again) == state_of(table)
    assert again.record() == table.record()
    for seat in setting.viewers():
        assert again.view(seat) == table.view(seat)
        assert again.log(seat) == table.log(seat)
