"""Rulings on what can be done in a turn: A1 to A7, and the market."""

from __future__ import annotations

import pytest
from tests.games.foundations_of_rome.positions import (
    CHANCE,
    GAME,
    allowed,
    answer,
    begin,
    decide,
    do,
    markers,
    own,
    player,
    position,
    silver,
    told,
)

from aedilis import NOBODY, OVER, Rng

EIGHT = "A1 B1 C1 D1 E1 F1 G1 A2"


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_ruling_a1_income_is_always_legal_and_nobody_can_pass(seats: int) -> None:
    game, random = begin(seats), Rng(seats)
    while game.seat != OVER:
        if told(game)["decision"] == "act":
            assert "income" in allowed(game)
            assert "end" not in allowed(game)
        game.play(game.pick(random))


def test_ruling_a2_income_is_five_and_what_stands_on_the_board() -> None:
    assert silver(do(position(player(silver=0)), "income")) == 5
    game = position(player("bakery A1 | bakery B1 | pottery A2 0 | foundry-sq A3", silver=0))
    assert silver(do(game, "income")) == 5 + 1 + 1 + 1 + 3


def test_ruling_a2_a_building_that_is_replaced_earns_no_more() -> None:
    game = position(player("bakery A1", lots="B1", silver=0))
    do(game, "build pottery 0", "at A1", "income", "income")
    assert silver(game) == 6


def test_ruling_a3_no_deed_can_be_bought_with_all_markers_out() -> None:
    assert not any(name.startswith("buy") for name in allowed(position(player(lots=EIGHT, silver=50))))
    seven = position(player(lots=EIGHT[:-3], silver=50))
    assert {f"buy {slot}" for slot in range(1, 7)} <= allowed(seven)
    do(seven, "buy 1")
    assert markers(seven) == 8


def test_ruling_a3_a_trade_that_frees_a_marker_makes_it_legal() -> None:
    game = position(player(lots=EIGHT, silver=50), player(silver=9), favour="yes")
    assert "buy 1" not in allowed(game)
    do(game, "trade 1", "add lot", "lot A1", "ask 4", "propose", "accept")
    assert game.seat == 0
    assert "buy 1" in allowed(game)


def test_ruling_a4_an_influence_card_needs_no_marker() -> None:
    game = position(player(lots=EIGHT, silver=3), market="G7 mars F7 E7 D7 C7", influence="yes")
    assert allowed(game) & {f"buy {slot}" for slot in range(1, 7)} == {"buy 2"}
    do(game, "buy 2")
    assert (own(game)["cards"], silver(game), markers(game)) == (["mars"], 0, 8)


def test_ruling_a5_nothing_is_bought_without_paying_all_of_it() -> None:
    for money, slots in ((1, 0), (2, 1), (3, 2), (5, 3), (6, 4), (9, 5), (10, 6)):
        assert sum(name.startswith("buy") for name in allowed(position(player(silver=money)))) == slots


def test_ruling_a5_discounts_add_up_and_the_least_price_is_one() -> None:
    """Legate 2 and Portunus 1 on a deed for 2 would be less than nothing."""
    own_lots = "A1 B2"
    game = position(
        player(lots=own_lots, silver=1, role="legate", open_cards="portunus"),
        market="B1 A2 G7 F7 E7 D7",
        roles="yes",
        influence="yes",
    )
    assert allowed(game) & {f"buy {slot}" for slot in range(1, 7)} == {"buy 1", "buy 2"}
    for slot in (1, 2):  # less than nothing, and exactly nothing
        assert silver(do(game.copy(), f"buy {slot}")) == 0
    dear = position(
        player(lots=own_lots, silver=3, role="legate", open_cards="portunus"),
        market="G7 F7 E7 B1 D7 C7",
        roles="yes",
        influence="yes",
    )
    assert allowed(dear) & {f"buy {slot}" for slot in range(1, 7)} == {"buy 1", "buy 2", "buy 3", "buy 4"}


def test_ruling_a6_the_bank_never_runs_out() -> None:
    game = position(player(silver=5000), player(silver=5000))
    do(game, "income", "income")
    assert [silver(game, seat) for seat in (0, 1)] == [5005, 5005]


def test_ruling_a7_silver_lots_and_the_market_are_public() -> None:
    game = begin(3, draft="yes", roles="yes")
    view = game.seen_by(NOBODY)
    for seat in range(3):
        assert own(view, seat) == own(game, seat)
    assert told(view)["market"] == told(game)["market"]


def test_ruling_a7_hidden_goals_are_private() -> None:
    game = begin(3, hidden_goals="yes")
    for seat in range(3):
        assert own(game.seen_by(seat), seat)["goal"] == own(game, seat)["goal"]
        for other in {0, 1, 2} - {seat}:
            assert (own(game.seen_by(seat), other)["goal"], own(game.seen_by(seat), other)["goals"]) == ("?", [])


def test_ruling_a7_an_influence_card_that_nobody_saw_is_private() -> None:
    """Of what the Augur takes from the pile the others see the back."""
    game = position(player(silver=9, role="augur"), roles="yes", influence="yes", pile_cards=3)
    decide(game, "buy unseen")
    answer(game, "card mars")
    assert own(game)["cards"] == ["mars:0"]
    assert own(game.seen_by(0))["cards"] == ["mars:0"]
    assert own(game.seen_by(1))["cards"] == own(game.seen_by(NOBODY))["cards"] == ["?:0"]
    assert "mars" in told(game.seen_by(1))["card_deck"]


def test_ruling_a7_a_card_that_lay_in_the_market_stays_known_to_all() -> None:
    """It lies face down and nobody need remember it; a trade does not make it secret again."""
    people = player(silver=9), player(silver=9), player()
    game = position(*people, seats=3, market="mars G7 F7 E7 D7 C7", influence="yes", favour="yes")
    do(game, "buy 1")
    assert [own(game.seen_by(viewer))["cards"] for viewer in (0, 1, 2, NOBODY)] == [["mars"]] * 4
    do(game, "trade 1", "card mars", "propose", "accept")
    assert [own(game.seen_by(viewer), 1)["cards"] for viewer in (0, 1, 2, NOBODY)] == [["mars"]] * 4


def test_ruling_a7_the_order_of_the_pile_is_decided_when_a_card_comes_out() -> None:
    game = position(player(silver=9))
    decide(game, "buy 1")
    assert game.seat == CHANCE
    assert len(allowed(game)) == len(told(game)["deck"]) == game.count()
    assert game.seen_by(0).options() == []


# -- the market -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slot", "price"), [(1, 2), (2, 3), (3, 4), (4, 6), (5, 8), (6, 10)])
def test_cards_slide_to_the_left_and_the_next_comes_in_on_the_right(slot: int, price: int) -> None:
    game = position(player(silver=10), market="A1 B1 C1 D1 E1 F1")
    decide(game, f"buy {slot}")
    answer(game, "deed G7")
    bought = "ABCDEF"[slot - 1] + "1"
    rest = [lot for lot in ("A1", "B1", "C1", "D1", "E1", "F1") if lot != bought]
    assert told(game)["market"] == [*rest, "G7"]
    assert (own(game)["lots"], silver(game)) == ([bought], 10 - price)


def test_without_a_pile_the_market_shrinks_from_the_right() -> None:
    game = position(player(silver=10), market="A1 B1 C1", pile=0)
    assert "buy 4" not in allowed(game)
    do(game, "buy 1")
    assert told(game)["market"] == ["B1", "C1"]


def test_the_eight_markers_are_all_there_are() -> None:
    assert GAME.describe(GAME.new(2))["player"][0]["lots"] == []
    assert position(player()).players[0].limit() == 8
