"""Rulings on a turn and its actions in general: 5-9."""

from __future__ import annotations

import pytest
from tests.games.builders_antiquity.positions import (
    actions,
    allowed,
    do,
    money,
    player,
    pool,
    position,
    send,
    sites,
    turn,
)

from aedilis import Position


def takes(game: Position) -> set[str]:
    return {notation for notation in allowed(game) if notation.startswith("take")}


@pytest.mark.parametrize("left", [1, 2, 3, 7])
def test_ruling_05_a_turn_may_always_be_ended_and_what_is_left_is_lost(left: int) -> None:
    game = position(player(), actions=left)
    assert "end" in allowed(game)
    do(game, "end")
    assert (game.seat, actions(game)) == (1, 3)


def test_ruling_05_nobody_has_to_pass_while_an_action_is_left() -> None:
    game = position(player(money=0), used_up=True, actions=1, invested=1)
    assert allowed(game) == {"take 1", "end"}


def test_ruling_05_a_turn_ends_by_itself_when_nothing_else_can_be_done() -> None:
    game = position(player(money=3), actions=1)
    do(game, "take 1")
    assert game.seat == 1
    rich = position(player(money=4), actions=1)
    do(rich, "take 1")
    assert (rich.seat, allowed(rich)) == (0, {"action", "end"})


def test_ruling_06_actions_can_be_bought_at_any_time_without_limit() -> None:
    game = position(player(money=50))
    do(game, *["action"] * 4)
    assert (actions(game), money(game)) == (7, 30)
    do(game, "take 3", "action", "take 1", "action")
    assert (actions(game), money(game)) == (5, 27)


def test_ruling_06_money_just_earned_buys_actions() -> None:
    game = position(player("apprentice-1", money=2, sites="house"), actions=1)
    assert "action" not in allowed(game)
    send(game, "apprentice-1", "house")
    assert (actions(game), money(game)) == (0, 10)
    assert allowed(game) == {"action", "end"}


def test_ruling_06_bought_actions_that_are_not_used_lapse() -> None:
    game = do(position(player(money=20)), "action", "action", "end", "end")
    assert (game.seat, actions(game), money(game)) == (0, 3, 10)


def test_ruling_07_an_action_is_paid_in_full_at_that_moment() -> None:
    game = position(player("apprentice-1 apprentice-3", money=20, sites="pyramid"), actions=2)
    assert takes(game) == {"take 1", "take 2"}
    send(game, "apprentice-1", "pyramid")
    assert actions(game) == 1
    assert "send apprentice-3" not in allowed(game), "a second one takes two actions"
    do(game, "action")
    send(game, "apprentice-3", "pyramid")  # one of them free, one bought
    assert actions(game) == 0


@pytest.mark.parametrize(("number", "sesterces"), [(1, 1), (2, 3), (3, 6)])
def test_ruling_08_one_two_or_three_actions_bring_one_three_or_six_sesterces(number: int, sesterces: int) -> None:
    game = do(position(player(money=10)), f"take {number}")
    assert (actions(game), money(game)) == (3 - number, 10 + sesterces)


def test_ruling_08_more_than_three_actions_are_not_one_exchange() -> None:
    game = position(player(money=10), actions=4)
    assert takes(game) == {"take 1", "take 2", "take 3"}
    do(game, "take 3", "take 1")
    assert money(game) == 17


def test_ruling_08_exchanges_are_not_merged() -> None:
    game = do(position(player(money=10)), "take 1", "take 1")
    assert money(game) == 12


def test_ruling_08_bought_actions_always_lose_money() -> None:
    game = do(position(player(money=15), actions=0), "action", "action", "action", "take 3")
    assert money(game, 0) == 6


def test_ruling_09_actions_are_done_in_any_order() -> None:
    game = position(player("apprentice-1 master-4", money=20, sites="house | pyramid"), actions=6, top="sphinx")
    send(game, "master-4", "pyramid")
    do(game, "take 1")
    send(game, "apprentice-1", "house")
    do(game, "recruit apprentice-2", "tool stone", "open market")
    assert actions(game) == 0
    assert pool(game) == {"apprentice-1", "apprentice-2"}
    assert set(sites(game)) == {"pyramid", "market"}
    assert turn(game)["invested"] == 1
