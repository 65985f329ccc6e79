"""Rulings on building, paying and producing: 7-14, 16-18, 23, 38a."""

from __future__ import annotations

import pytest
from tests.games.city_of_rome.box import all_cards
from tests.games.city_of_rome.positions import (
    allowed,
    cells,
    city,
    do,
    influence,
    money,
    pad,
    player,
    position,
    table,
)
from tests.games.city_of_rome.situations import holding

from aedilis import IllegalOption

CROWD = "farm house I-luna | II-market II-aqueduct II-grain"


@pytest.mark.parametrize("replaced", ["start-farm", "start-house", "II-minerva", "II-market", "II-sheep"])
def test_ruling_07_an_aqueduct_may_replace_any_own_building(replaced: str) -> None:
    city_before = "farm house | II-minerva II-market | II-sheep ."
    play = holding("III-aqueduct", city_before, bricks=1)
    cell = next(cell for cell, card in city(play).items() if card == replaced)
    do(play, "build III-aqueduct", f"at {cell}")
    assert city(play)[cell] == "III-aqueduct"
    assert replaced not in city(play).values()


def test_ruling_07_an_aqueduct_may_replace_any_own_building_even_an_aqueduct() -> None:
    play = do(holding("I-aqueduct", CROWD, bricks=1), "build I-aqueduct")
    assert "d5" in cells(play)  # where the other one stands, which is ignored for the row and the column
    do(play, "at d5")
    assert city(play)["d5"] == "I-aqueduct"
    assert pad(play)["aqueducts"] == 4


def test_ruling_07_nobody_elses_building_can_be_replaced() -> None:
    """The others' buildings open no place, and one on the same cell of another city stays."""
    alone = position(player(hand="II-aqueduct"), bricks=1)
    beside = position(player(hand="II-aqueduct"), player(city="farm house | II-market II-arena"), bricks=1)
    for play in (alone, beside):
        do(play, "build II-aqueduct")
    assert cells(beside) == cells(alone)
    before = city(beside, 1)
    do(beside, "at c5")
    assert city(beside)["c5"] == "II-aqueduct"
    assert city(beside, 1) == before


def test_ruling_08_markers_go_with_a_replaced_bath() -> None:
    play = holding("III-aqueduct", "farm house II-house2 | . II-baths:2 .", bricks=1)
    assert pad(play)["houses 2"] == 4 + 2
    do(play, "build III-aqueduct", "at d5")
    assert city(play)["d5"] == "III-aqueduct"
    assert pad(play)["houses 2"] == 0


def test_ruling_08_a_brick_token_goes_with_a_replaced_farm() -> None:
    play = position(
        player(money=0, hand="II-aqueduct II-house2", city="farm house II-grain*"),
        seats=2,
        builders="00---",
        offer="II-minerva",
        strip="CCBBB",
        bricks=1,
    )
    do(play, "build II-aqueduct", "at e4")
    assert allowed(play) == {"produce", "done"}  # the second builder has two cogs and no brick


def test_ruling_08_influence_is_kept_but_stars_no_longer_count_for_luna() -> None:
    play = position(player(influence=4, hand="III-aqueduct", city="farm house I-luna | . I-mars ."), bricks=1)
    assert pad(play)["temples"] == 1 + 3
    do(play, "build III-aqueduct", "at d5")
    assert influence(play) == 4
    assert pad(play)["temples"] == 1


def test_ruling_09_a_token_may_pay_for_the_aqueduct_that_replaces_its_farm() -> None:
    play = do(holding("II-aqueduct", "farm house II-grain*"), "build II-aqueduct", "at e4")
    assert city(play)["e4"] == "II-aqueduct"


def test_ruling_10_no_token_may_be_spent_when_free_points_are_enough() -> None:
    play = do(holding("II-house2", "farm house II-grain*", money=4, bricks=1), "build II-house2")
    assert table(play)["decision"] == "cell"
    do(play, "at c5")
    assert (money(play), city(play)["e4"]) == (4, "II-grain*")


def test_ruling_10_no_more_tokens_may_be_spent_than_needed() -> None:
    play = holding("II-house3", "farm house II-grain* I-winery*", money=9, bricks=1)
    do(play, "build II-house3", "brick e4")
    assert table(play)["decision"] == "cell"


def test_ruling_11_no_more_points_may_be_bought_than_needed() -> None:
    play = do(holding("II-house2", money=9), "build II-house2", "at e4")
    assert money(play) == 9 - 2
    assert money(do(play, "produce")) == 9 - 2 - 2 + 1


def test_ruling_12_money_from_production_may_buy_build_points_in_the_same_turn() -> None:
    play = holding("II-house2", money=1, cogs=2)
    assert "build II-house2" not in allowed(play)
    do(play, "produce", "build II-house2", "at e4")
    assert money(play) == 0


@pytest.mark.parametrize("market", ["II-market", "I-forum"])
def test_ruling_13_a_market_does_not_help_to_pay_for_itself(market: str) -> None:
    ring = "farm house II-house2 | II-house3 . II-house3 | II-house2 II-house2 II-house2"
    assert f"build {market}" not in allowed(holding(market, ring, money=1, bricks=2))
    play = do(holding(market, ring, money=2, bricks=2), f"build {market}", "at d5")
    assert money(play) == 4 + (market == "I-forum")


def test_ruling_14_a_brick_token_may_be_used_in_the_turn_that_produced_it() -> None:
    play = holding("II-house2", "farm house II-grain", cogs=2)
    assert "build II-house2" not in allowed(play)
    do(play, "produce", "build II-house2", "at c5")
    assert city(play)["e4"] == "II-grain"


def test_ruling_14_a_brick_token_produced_after_building_stays_on_its_farm() -> None:
    play = do(holding("II-house2", "farm house II-grain", bricks=1, cogs=2), "build II-house2", "at c5", "produce")
    assert city(play)["e4"] == "II-grain*"


def test_ruling_16_production_without_a_production_building_is_not_offered() -> None:
    assert allowed(holding("II-house2", "II-aqueduct house", money=9, bricks=3, cogs=2)) == {"build II-house2", "done"}


def test_ruling_16_the_turn_ends_by_itself_after_building_without_a_production_building() -> None:
    play = holding("II-house2 II-house2", "II-aqueduct house", money=9, bricks=3, cogs=2)
    assert table(do(play, "build II-house2", "at e4"))["round"] == 2


def test_ruling_17_neighbours_that_arrive_later_bring_nothing_any_more() -> None:
    publics = "farm II-market | II-arena II-baths:2"
    play = holding("II-house4", publics, bricks=3)
    do(play, "build II-house4", "at e5")
    assert (money(play), influence(play), city(play)["d5"]) == (0, 0, "II-baths:2")


@pytest.mark.parametrize(("card", "got"), [("III-market", (4, 0)), ("III-arena", (0, 4))])
def test_ruling_18_start_cards_temples_aqueducts_and_public_buildings_are_neighbours(
    card: str, got: tuple[int, int]
) -> None:
    around = "farm house II-house2 | II-minerva . II-aqueduct | II-grain II-market II-sheep"
    play = do(holding(card, around, bricks=3), f"build {card}", "at d5")
    assert (money(play), influence(play)) == got


def test_ruling_18_markers_of_baths_count_every_kind_of_neighbour_too() -> None:
    around = "farm house II-house2 | II-minerva . II-aqueduct | II-grain II-market II-sheep"
    play = do(holding("III-baths", around, bricks=3), "build III-baths", "at d5")
    assert city(play)["d5"] == "III-baths:4"


def test_ruling_23_no_card_has_both_stars_and_a_function() -> None:
    assert not [card["name"] for card in all_cards() if card.get("stars") and "on_build" in card]


def test_ruling_38a_no_production_building_can_be_left_out() -> None:
    """Even where one token more costs the lead that a player would rather not have, and with it all tokens."""
    play = holding("II-house2", "farm house | II-sheep II-grain", cogs=2)
    assert [notation for notation in allowed(play) if "produce" in notation] == ["produce"]
    do(play, "produce")
    assert (money(play), influence(play), city(play)["d5"]) == (1, 1, "II-grain*")
    assert "produce" not in allowed(play)


def test_an_aqueduct_on_a_row_or_column_with_another_one_is_refused() -> None:
    with pytest.raises(IllegalOption):
        do(holding("III-aqueduct", CROWD, bricks=1), "build III-aqueduct", "at e5")
