"""The worked examples of the rulebook."""

from __future__ import annotations

from tests.games.carpe_diem.positions import (
    begin,
    build,
    do,
    give,
    hand_over,
    has_finished,
    lay,
    line,
    of,
    points,
    scoring,
    wares,
)


def test_vector_1_a_pond_of_three_tiles_yields_two_fish() -> None:
    game = lay(begin(2), 0, c3="pond-end/1", d3="pond-across/1")
    build(hand_over(game, "pond-end"), "e3", 3)
    assert wares(game) == {"fish": 2}


def test_vector_2_a_merchant_pays_five_coins_for_four_wares() -> None:
    game = give(lay(begin(2), 0, c3="merchant-end/1"), 0, fish=2, chickens=1, grapes=1)
    build(hand_over(game, "merchant-end"), "d3", 3)
    assert (of(game).coins, wares(game)) == (5, {})


def test_vector_3_a_merchant_pays_a_coin_for_no_wares() -> None:
    game = lay(begin(2), 0, c3="merchant-end/1")
    build(hand_over(game, "merchant-end"), "d3", 3)
    assert of(game).coins == 1


def test_vector_4_three_sets_of_four_with_bread_coins_and_wares() -> None:
    game = give(scoring("B11 D01"), 0, bread=3, coins=3, fish=2, herbs=2, chickens=1)
    do(game, "disc 8", "loaves 5", "score 5", "pay 2")
    assert of(game).gained == 24
    assert (of(game).bread, of(game).coins, wares(game)) == (0, 0, {})


def test_vector_5_seven_chimneys_count_three_times_and_twice() -> None:
    game = do(has_finished(scoring("C01 C05"), 0, chimneys=7), "disc 8", "score 5", "score 6", "done")
    assert (of(game).bread, of(game).coins, of(game).steps, points(game)) == (3, 2, 2, 0)


def test_vector_6_seven_landscapes_with_two_ponds_and_a_garden() -> None:
    game = has_finished(scoring("D09 D17"), 0, pond=2, herb_garden=1, vineyard=3, chicken_run=1)
    do(game, "disc 8", "score 5")
    assert (points(game), of(game).coins, of(game).bread) == (7, 2, 2)


def test_vector_7_two_fish_are_too_few_for_a_card_that_asks_for_three() -> None:
    game = do(has_finished(give(scoring("A12 C09"), 0, fish=2, bread=2), 0, villa=1), "disc 8", "score 5")
    assert (of(game).failed, wares(game)) == (1, {"fish": 2})
    assert points(game) == 3 - 4


def test_vector_8_three_finished_villas_and_two_that_are_not() -> None:
    threes = {"b2": "villa-three", "b1": "villa-end/2", "c2": "villa-end/3", "b3": "villa-end/0"}
    others = {"e2": "villa-three", "e1": "villa-end/2", "f2": "villa-end/3", "e3": "villa-end/0"}
    bent = {"a5": "villa-end/1", "b5": "villa-corner/2", "b6": "villa-end/0"}
    open_ones = {"d5": "villa-across/1", "e5": "villa-across/1", "d6": "villa-across/1", "e6": "villa-across/1"}
    game = lay(begin(2), 0, **threes, **others, **bent, **open_ones)
    assert line(game, 0, "villa") == 3 + 7 + 7
    assert of(game).chimneys == 3 + 5 + 5 + 4 + 4
