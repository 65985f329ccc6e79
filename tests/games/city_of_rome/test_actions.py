"""3. Actions (rulebook pp. 3-4): build and produce, each once, in either order or not at all; buying points."""

from __future__ import annotations

import pytest
from tests.games.city_of_rome.positions import (
    allowed,
    city,
    do,
    free_points,
    hand,
    money,
    player,
    position,
    table,
    turn,
)

from aedilis import CHANCE, Position


def acting(hand: str = "II-house2", money: int = 0, bricks: int = 0, cogs: int = 0) -> Position:
    """Seat 0 has taken a card; seat 1 comes next."""
    cards = player(hand=hand, money=money)
    return position(cards, builders="0---1", offer="III-arena", bricks=bricks, cogs=cogs)


# -- each once, in either order, or none --------------------------------------------------------------------


def test_a_player_may_build_and_produce() -> None:
    assert allowed(acting(bricks=1, cogs=2)) == {"build II-house2", "produce", "done"}


def test_building_first_and_producing_second() -> None:
    play = do(acting(bricks=1, cogs=2), "build II-house2", "at e4")
    assert allowed(play) == {"produce", "done"}
    do(play, "produce")
    assert (play.seat, money(play, 0)) == (1, 1)


def test_producing_first_and_building_second() -> None:
    play = do(acting(bricks=1, cogs=2), "produce")
    assert allowed(play) == {"build II-house2", "done"}
    do(play, "build II-house2", "at e4")
    assert (play.seat, city(play, 0)["e4"]) == (1, "II-house2")


def test_only_one_building_is_built_in_a_turn() -> None:
    play = do(acting(hand="II-house2 II-house2 II-aqueduct", money=9, bricks=3), "build II-house2", "at e4")
    assert allowed(play) == {"produce", "done"}


def test_production_happens_only_once_in_a_turn() -> None:
    play = do(acting(money=9, cogs=2), "produce")
    assert "produce" not in allowed(play)


def test_a_player_need_not_do_anything() -> None:
    play = do(acting(bricks=3, cogs=2), "done")
    assert play.seat == 1
    assert hand(play, 0) == ["II-house2"]
    assert city(play, 0) == {"c4": "start-farm", "d4": "start-house"}


def test_a_player_may_stop_after_the_first_action() -> None:
    play = do(acting(bricks=1, cogs=2), "build II-house2", "at e4", "done")
    assert (play.seat, money(play, 0)) == (1, 0)


def test_the_first_action_is_completed_before_the_second() -> None:
    play = do(acting(bricks=1, cogs=2), "build II-house2")
    assert not allowed(play) & {"produce", "done"}


def test_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    play = do(acting(bricks=1), "build II-house2", "at e4")  # no cog, no money
    assert play.seat == 1


def test_who_still_holds_a_card_is_asked_even_if_it_cannot_be_built() -> None:
    play = position(player(money=0), decision="take", builders="0---1", offer="I-forum II-market", bricks=1)
    do(play, "take I-forum")
    assert (play.seat, allowed(play)) == (0, {"done"})


# -- buying points --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "cost"), [("II-house2", 1), ("II-house3", 2), ("II-house4", 3)])
@pytest.mark.parametrize("bricks", [0, 1, 2, 3])
def test_a_missing_build_point_costs_two_money(card: str, cost: int, bricks: int) -> None:
    price = 2 * max(0, cost - bricks)
    play = do(acting(hand=card, money=price, bricks=bricks), f"build {card}", "at e4")
    assert money(play, 0) == 0
    assert city(play, 0)["e4"] == card


@pytest.mark.parametrize(("card", "cost"), [("II-house2", 1), ("II-house3", 2), ("II-house4", 3)])
@pytest.mark.parametrize("bricks", [0, 1, 2])
def test_a_card_that_cannot_be_paid_is_not_offered(card: str, cost: int, bricks: int) -> None:
    for coins in range(2 * max(0, cost - bricks)):
        assert f"build {card}" not in allowed(acting(hand=card, money=coins, bricks=bricks))


@pytest.mark.parametrize(("cogs", "price"), [(0, 2), (1, 1), (2, 0)])
def test_a_missing_production_point_costs_one_money(cogs: int, price: int) -> None:
    play = do(acting(money=5, cogs=cogs), "produce")
    assert money(play) == 5 - price + 1


@pytest.mark.parametrize(("cogs", "coins"), [(0, 0), (0, 1), (1, 0)])
def test_production_that_cannot_be_paid_is_not_offered(cogs: int, coins: int) -> None:
    assert "produce" not in allowed(acting(money=coins, cogs=cogs))


def test_money_is_paid_only_for_points_that_are_missing() -> None:
    play = do(acting(hand="II-house2", money=7, bricks=3, cogs=2), "build II-house2", "at e4")
    assert money(play) == 7
    do(play, "produce")
    assert money(play, 0) == 8


def test_build_points_do_not_produce_and_cogs_do_not_build() -> None:
    assert allowed(acting(hand="II-house2", bricks=3)) == {"build II-house2", "done"}
    assert allowed(acting(hand="II-house2", cogs=2)) == {"produce", "done"}


def test_money_of_one_action_is_gone_for_the_other() -> None:
    play = do(acting(hand="II-house2 II-house2", money=2), "build II-house2", "at e4")
    assert play.seat == 1  # two money paid for a brick: nothing left for two cogs


def test_surplus_points_lapse() -> None:
    """A turn with three bricks left over gives nothing to the same player's next turn."""
    play = position(player(money=0), seats=2, builders="-0--0", strip="BBBCC", offer="II-house4", bricks=2)
    do(play, "done")
    assert (play.seat, free_points(play)) == (0, (3, 2))
    assert not turn(play)["built"]


def test_the_round_is_over_after_the_last_builder() -> None:
    play = do(position(player(hand="II-house2")), "done")
    assert play.seat == CHANCE
    assert table(play)["round"] == 2
