"""Rulings on set-up, the round, turns and influence scoring: 1-6, 15, 27-30, 33."""

from __future__ import annotations

import pytest
from tests.games.city_of_rome.positions import (
    GAME,
    allowed,
    answer,
    begin,
    cells,
    city,
    do,
    final,
    free_points,
    hand,
    influence,
    money,
    offer,
    play_until,
    player,
    position,
    symbols,
    table,
    won,
)

from aedilis import CHANCE, Rng

MANY = """
    II-house2 II-house2 II-house3 II-market II-arena II-school II-baths II-grain
    III-house2 III-house3 III-market III-arena III-school III-baths III-cupid III-fortuna
"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_01_a_card_of_the_offer_is_mandatory_and_none_is_left_over(seats: int) -> None:
    play, random = begin(seats), Rng(1, seats)
    for round in range(1, 8):
        play_until(play, "take", random, round)
        assert all(notation.startswith("take ") for notation in allowed(play))
        assert len(offer(play)) == (4 if seats == 2 else seats)
        play_until(play, "reveal", random, round + 1)
        assert offer(play) == []


def test_ruling_01_the_last_builder_gets_the_last_card() -> None:
    play = position(builders="0---1", offer="II-minerva")
    do(play, "done")
    assert (play.seat, hand(play, 1)) == (1, ["II-minerva"])


def test_ruling_02_there_is_no_hand_limit() -> None:
    play = position(player(hand=MANY), decision="take", builders="0---1", offer="I-luna I-mars")
    do(play, "take I-luna", "done")
    assert len(hand(play, 0)) == 17


def test_ruling_02_cards_left_in_hand_are_worth_nothing() -> None:
    assert final(player(money=4, hand=MANY)).scores()[0] == 4


@pytest.mark.parametrize(
    ("top", "turned"),
    [("BBBCC", "CCBBB"), ("BBCBC", "CBCBB"), ("BBCCB", "BCCBB"), ("BCBBC", "CBBCB"), ("BCBCB",) * 2, ("CBBBC",) * 2],
)
def test_ruling_03_turning_a_strip_over_its_long_side_reverses_its_order(top: str, turned: str) -> None:
    play = play_until(begin(3, strip=top), "place", Rng(3), round=6)
    assert symbols(play) == turned


def test_ruling_04_the_first_round_cycles_the_strips_too() -> None:
    play = play_until(begin(3, strip="BBBCC"), "strip", Rng(4))
    answer(play, "strip CBBCB")
    assert table(play)["round"] == 1
    assert symbols(play_until(play, "place", Rng(4))) == "CBBCB"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_05_the_start_buildings_lie_side_by_side_the_farm_on_the_left(seats: int) -> None:
    assert city(GAME.new(seats), seats - 1) == {"c4": "start-farm", "d4": "start-house"}


def cells_for_a_house(city: str) -> set[str]:
    return cells(do(position(player(hand="II-house4", city=city), bricks=3), "build II-house4"))


def test_ruling_06_the_frame_floats_until_the_city_is_four_wide() -> None:
    assert {"b4", "f4"} <= cells_for_a_house("farm house II-house2")
    assert not {"a4", "f4"} & cells_for_a_house("II-house3 farm house II-house2")  # now b to e
    assert "b4" not in cells_for_a_house("farm house II-house2 II-house3")  # now c to f


def test_ruling_06_a_bounding_box_of_four_by_four_is_what_counts() -> None:
    diagonal = "farm house . | . II-house2 II-house2 | . . II-house3"  # c4 to e6
    assert cells_for_a_house(diagonal) == {"c3", "d3", "b4", "e4", "c5", "f5", "d6", "f6", "e7"}


def test_ruling_15_both_actions_may_be_skipped() -> None:
    play = position(player(hand="II-house2"), bricks=3, cogs=2)
    assert "done" in allowed(play)
    do(play, "done")
    assert play.seat == CHANCE
    assert (money(play), hand(play), len(city(play))) == (5, ["II-house2"], 2)


def test_ruling_27_nobody_having_influence_is_a_tie() -> None:
    play = do(position(round=3, lying=[3]), "done")
    assert [won(play, seat) for seat in range(3)] == [[], [], []]
    assert table(play)["influence_cards"] == [3]


def test_ruling_28_there_is_no_influence_scoring_without_a_card() -> None:
    play = do(position(player(influence=9), round=3), "done")
    assert (influence(play), won(play)) == (9, [])


def test_ruling_29_the_winner_takes_all_waiting_cards_and_pays_all_tokens_once() -> None:
    play = do(position(player(influence=7), player(influence=6), round=10, lying=[3, 6, 10]), "done")
    assert won(play) == [3, 6, 10]
    assert [influence(play, seat) for seat in range(3)] == [0, 6, 0]


def test_ruling_30_two_builders_side_by_side_have_two_separate_turns() -> None:
    cards = "I-forum I-luna II-market II-house2"
    play = position(player(money=0), seats=2, decision="take", builders="-00-1", strip="BBCBC", offer=cards, bricks=2)
    do(play, "take II-house2", "build II-house2", "at e4")
    assert table(play)["decision"] == "take"  # the second builder
    do(play, "take I-luna")
    assert free_points(play) == (2, 1)  # as the strip says, nothing is left of the first turn
    assert allowed(play) == {"build I-luna", "done"}


def test_ruling_30_each_of_the_two_builders_may_build_and_produce() -> None:
    play = position(player(money=9, hand="II-house2 II-house2"), seats=2, builders="00---", offer="II-market", bricks=3)
    do(play, "build II-house2", "at e4", "produce")
    assert {"build II-house2", "produce"} <= allowed(play)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_33_the_first_player_is_random(seats: int) -> None:
    play = GAME.new(seats)
    assert play.seat == CHANCE
    assert allowed(play) == {f"first {seat}" for seat in range(seats)}
    assert len(set(play.weights() or [])) == 1
