"""2. Placement and the order of the action phase (rulebook pp. 3 and 6), free points by space."""

from __future__ import annotations

import pytest
from tests.games.city_of_rome.positions import (
    allowed,
    begin,
    do,
    free_points,
    hand,
    offer,
    play_until,
    player,
    position,
    table,
    turn,
)

from aedilis import IllegalOption, Position, Rng

ARRANGEMENTS = [
    "BBBCC", "BBCBC", "BBCCB", "BCBBC", "BCBCB", "BCCBB", "CBBBC", "CBBCB", "CBCBB", "CCBBB",
]  # fmt: skip
OFFER = "I-forum II-market III-market"


def placing(strip: str = "BBBCC") -> Position:
    """Seat 0 is to place the first of three builders."""
    return position(decision="place", builders="-----", strip=strip, offer=OFFER)


def in_turn(play: Position, space: int) -> Position:
    """Everybody takes the first card and does nothing, until the builder on that space has taken his card."""
    while turn(play)["space"] != space or table(play)["decision"] == "take":
        act = table(play)["decision"] == "act"
        play.play(play.options()[-1 if act else 0])
    return play


# -- placement --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("first", [0, 2])
def test_players_place_one_builder_each_clockwise_from_the_first_player(seats: int, first: int) -> None:
    play = play_until(begin(seats, first), "place", Rng(1))
    order = []
    while table(play)["decision"] == "place":
        order.append(play.seat)
        play.play(play.options()[0])
    assert order == [(first + place) % seats for place in range(seats)]


@pytest.mark.parametrize("first", [0, 1])
def test_two_players_place_two_builders_each_in_two_laps_of_the_same_order(first: int) -> None:
    play = play_until(begin(2, first), "place", Rng(2))
    order = []
    while table(play)["decision"] == "place":
        order.append(play.seat)
        play.play(play.options()[0])
    assert order == [first, 1 - first, first, 1 - first]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_figure_goes_clockwise_every_round(seats: int) -> None:
    play, random = begin(seats, first=1), Rng(3)
    for round in range(1, 8):
        play_until(play, "place", random, round)
        assert play.seat == (1 + round - 1) % seats


def test_all_five_spaces_are_free_at_first() -> None:
    assert allowed(placing()) == {f"space {space}" for space in range(1, 6)}


def test_a_builder_goes_only_on_a_free_space() -> None:
    play = do(placing(), "space 3")
    assert allowed(play) == {"space 1", "space 2", "space 4", "space 5"}
    with pytest.raises(IllegalOption):
        do(play, "space 3")


# -- the order of actions -----------------------------------------------------------------------------------


def test_the_builder_nearest_to_the_emperor_acts_first_whoever_is_first_player() -> None:
    play = do(placing(), "space 4", "space 2", "space 5")
    assert play.seat == 1
    do(play, "take I-forum", "done")
    assert play.seat == 0
    do(play, "take II-market", "done")
    assert play.seat == 2


def test_one_card_of_the_offer_goes_to_hand() -> None:
    play = do(placing(), "space 1", "space 2", "space 3")
    assert allowed(play) == {"take I-forum", "take II-market", "take III-market"}
    do(play, "take II-market")
    assert hand(play, 0) == ["II-market"]
    assert offer(play) == ["I-forum", "III-market"]


def test_the_card_taken_may_be_built_at_once() -> None:
    play = position(decision="take", strip="BBBCC", builders="--012", offer=OFFER, bricks=3)
    do(play, "take I-forum", "build I-forum", "at e4")
    assert hand(play, 0) == []


def test_the_builder_leaves_the_strip_at_the_end_of_the_turn() -> None:
    play = do(placing(), "space 1", "space 2", "space 3", "take II-market", "done")
    assert table(play)["builders"] == ["-", "1", "2", "-", "-"]


# -- free points ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strip", ARRANGEMENTS)
@pytest.mark.parametrize("space", range(1, 6))
def test_free_points_are_the_symbols_from_the_emperor_up_to_the_builder(strip: str, space: int) -> None:
    others = [other for other in range(1, 6) if other != space][:2]
    play = do(placing(strip), f"space {space}", *(f"space {other}" for other in others))
    in_turn(play, space)
    assert play.seat == 0
    assert free_points(play) == (strip[:space].count("B"), strip[:space].count("C"))


def test_a_builder_on_a_cog_may_build_and_one_on_a_brick_may_produce() -> None:
    on_cog = in_turn(do(placing("BBCBC"), "space 3", "space 4", "space 5"), 3)
    assert free_points(on_cog) == (2, 1)
    assert {"build I-forum", "produce"} <= allowed(on_cog)
    on_brick = in_turn(do(placing("BBCBC"), "space 4", "space 3", "space 5"), 4)
    assert free_points(on_brick) == (3, 1)
    assert {"produce", "build II-market"} <= allowed(on_brick)


def test_two_players_take_four_turns_in_the_order_of_the_strip() -> None:
    cards = "I-forum I-luna II-market II-arena"
    play = position(seats=2, decision="place", builders="-----", offer=cards)
    do(play, "space 5", "space 2", "space 1", "space 3")
    order = []
    for card in ("I-forum", "I-luna", "II-market"):
        order.append(play.seat)
        do(play, f"take {card}", "done")
    order.append(play.seat)
    assert order == [0, 1, 1, 0]
    assert hand(play, 0) == ["I-forum", "II-arena"]


def test_points_of_one_builder_do_not_help_the_next_one_of_the_same_player() -> None:
    play = position(seats=2, decision="take", builders="00-11", offer="I-forum I-luna II-market II-arena")
    do(play, "take I-luna", "done")
    assert (play.seat, free_points(play)) == (0, (2, 0))  # the strip shows BBBCC


def test_a_turn_begins_with_taking_a_card_and_with_nothing_done_yet() -> None:
    play = do(placing(), "space 1", "space 2", "space 3")
    assert table(play)["decision"] == "take"
    assert not turn(play)["built"]
    assert not turn(play)["produced"]


def test_hand_cards_of_earlier_rounds_may_be_built_instead_of_the_new_one() -> None:
    play = position(player(hand="II-house2"), decision="take", builders="0---1", offer="I-forum II-market", bricks=1)
    do(play, "take I-forum", "build II-house2", "at c5")
    assert hand(play, 0) == ["I-forum"]
