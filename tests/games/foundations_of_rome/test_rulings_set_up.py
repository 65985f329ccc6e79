"""Rulings on the set-up, S1 to S6, and the table of player counts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.foundations_of_rome.positions import (
    CHANCE,
    GAME,
    NOBODY,
    allowed,
    answer,
    begin,
    decide,
    own,
    settle,
    silver,
    told,
)

from aedilis import Rng

ROWS = {
    2: (7, 49, [13, 12, 12], 5),
    3: (8, 64, [16, 15, 15], 6),
    4: (9, 81, [19, 19, 19], 7),
    5: (10, 100, [24, 23, 23], 8),
}


def play_to(game: Any, decision: str) -> Any:
    random = Rng(5)
    while told(game)["decision"] != decision:
        game.play(game.pick(random))
    return game


@pytest.mark.parametrize("seats", ROWS)
def test_board_deeds_monuments_and_silver_by_the_number_of_players(seats: int) -> None:
    size, deeds, _, monuments = ROWS[seats]
    start = told(GAME.new(seats))
    last = f"{chr(ord('A') + size - 1)}{size}"
    assert (len(start["deck"]), start["deck"][-1]) == (deeds, last)
    game = begin(seats)
    assert len(told(game)["monuments"]) == monuments
    assert all(len(own(game, seat)["lots"]) == 6 for seat in range(seats))
    assert len(told(game)["market"]) == 6
    starter = told(game)["starter"]
    assert [silver(game, (starter + number) % seats) for number in range(seats)] == [5, 6, 7, 8, 9][:seats]
    assert game.seat == starter
    assert game.scores() == [6] * seats  # for the markers alone


@pytest.mark.parametrize("seats", ROWS)
def test_ruling_s1_deeds_that_do_not_divide_go_to_the_earlier_eras(seats: int) -> None:
    piles = ROWS[seats][2]
    assert sum(piles) + 6 * seats == ROWS[seats][1]
    game, random = begin(seats), Rng(3)
    met = {}
    while told(game)["decision"] != "end":
        if game.era not in met and told(game)["decision"] == "act":
            met[game.era] = told(game)["deeds_left"]
        game.play(game.pick(random))
    assert met == {1: piles[0], 2: piles[1], 3: piles[2]}


def test_ruling_s2_three_influence_cards_are_shuffled_into_each_pile() -> None:
    game = play_to(GAME.new(3, influence="yes"), "reveal")
    assert (told(game)["pile"]["deeds"], told(game)["pile"]["cards"]) == (16, 3)
    assert len(told(game)["card_deck"]) == 20
    random = Rng(8)
    shown: Counter[int] = Counter()  # the first six on display may contain some
    for _ in range(400):
        copy = game.copy()
        while told(copy)["decision"] == "reveal":
            copy.play(copy.pick(random))
        shown[sum(not name[1:].isdigit() for name in told(copy)["market"])] += 1
    assert set(shown) == {0, 1, 2, 3}
    mean = sum(number * times for number, times in shown.items()) / 400
    assert abs(mean - 6 * 3 / 19) < 0.15


def test_ruling_s2_each_unseen_card_is_equally_likely() -> None:
    game = play_to(GAME.new(2, influence="yes"), "reveal")
    weights = dict(zip([GAME.notation(game, option) for option in game.options()], game.weights(), strict=True))
    deeds = {weight for name, weight in weights.items() if name.startswith("deed")}
    cards = {weight for name, weight in weights.items() if name.startswith("card")}
    assert len(deeds) == len(cards) == 1
    share = sum(weight for name, weight in weights.items() if name.startswith("card")) / sum(weights.values())
    assert share == pytest.approx(3 / 16)


def test_ruling_s3_the_order_of_the_set_up() -> None:
    every = dict.fromkeys(("draft", "favour", "hidden-goals", "open-goals", "roles", "influence"), "yes")
    game, random, order = GAME.new(3, **every), Rng(2), []
    while told(game)["decision"] != "act":
        decision = told(game)["decision"]
        if decision not in order:
            order.append(decision)
        game.play(game.pick(random))
    assert order == [
        "first player", "deal", "draft", "monument", "open goal", "deal goal", "goal", "deal role", "role", "reveal",
    ]  # fmt: skip
    assert [len(told(game)["open_goals"]), *(player["fresh"] for player in told(game)["player"])] == [3, 2, 2, 2]


@pytest.mark.parametrize("decision", ["draft", "goal", "role"])
def test_ruling_s3_choices_are_simultaneous(decision: str) -> None:
    game = play_to(GAME.new(4, draft="yes", roles="yes", **{"hidden-goals": "yes"}), decision)
    assert told(game)["together"] == [0, 1, 2, 3]
    for seat in range(4):
        mine = game.seen_by(seat).options_of(seat)
        assert mine == game.options_of(seat) != []
        assert game.seen_by(NOBODY).options_of(seat) == []
    before = [game.seen_by(3).options_of(3), game.options_of(3)]
    game.play(game.options()[0])
    assert told(game)["together"] == [1, 2, 3]
    assert [game.seen_by(3).options_of(3), game.options_of(3)] == before


def test_ruling_s4_what_is_left_goes_to_the_left_and_the_last_card_is_forced() -> None:
    game = play_to(GAME.new(3, draft="yes"), "draft")
    hands = [set(own(game, seat)["hand"]) for seat in range(3)]
    picks = []
    for seat in range(3):
        lot = sorted(hands[seat])[seat]
        picks.append(lot)
        assert own(game.seen_by((seat + 1) % 3), seat)["lots"] == []
        decide(game, f"mark {lot}")
    assert [own(game, seat)["lots"] for seat in range(3)] == [[lot] for lot in picks]
    for seat in range(3):
        assert set(own(game, (seat + 1) % 3)["hand"]) == hands[seat] - {picks[seat]}
    rounds = 1
    while told(game)["decision"] == "draft":
        game.play(game.pick(Rng(rounds)))
        rounds += 1
    assert rounds == 1 + 4 * 3  # five picks of each, the sixth card follows by itself
    assert all(len(own(game, seat)["lots"]) == 6 and not own(game, seat)["hand"] for seat in range(3))


def test_ruling_s4_no_pick_is_visible_before_all_have_picked() -> None:
    game = play_to(GAME.new(2, draft="yes"), "draft")
    before = game.seen_by(1)
    hand = own(game, 0)["hand"]
    views = []
    for lot in hand:
        after = decide(game.copy(), f"mark {lot}")
        views.append(after.seen_by(1))
        assert own(after.seen_by(0))["pick"] >= 0
    assert all(view == views[0] for view in views)
    assert told(before)["together"] == [0, 1]
    assert told(views[0])["together"] == [1]


def test_ruling_s5_the_knight_is_paid_when_roles_are_revealed() -> None:
    game = GAME.new(2, roles="yes", monuments="no")
    answer(game, "first 1")
    while told(game)["decision"] == "deal":
        game.play(game.pick(Rng(1)))
    answer(game, "role knight", "role aedile", "role banker", "role censor")
    decide(game, "role knight")
    assert silver(game) == 5
    decide(game, "role banker")
    assert [silver(game, seat) for seat in (0, 1)] == [12, 6]
    assert [own(game, seat)["role"] for seat in (0, 1)] == ["knight", "banker"]


def test_ruling_s6_cards_that_name_an_unused_module_are_removed() -> None:
    game = GAME.new(2, monuments="no", roles="yes", **{"hidden-goals": "yes"})
    assert "monumenta" not in told(game)["goal_deck"]
    assert "pontifex" not in told(game)["role_deck"]
    full = GAME.new(2, roles="yes", **{"hidden-goals": "yes"})
    assert "monumenta" in told(full)["goal_deck"]
    assert "pontifex" in told(full)["role_deck"]
    assert (len(told(full)["goal_deck"]), len(told(full)["role_deck"])) == (18, 15)


def test_the_first_player_is_drawn() -> None:
    game = GAME.new(3)
    assert game.seat == CHANCE
    assert allowed(game) == {"first 1", "first 2", "first 3"}
    answer(game, "first 3")
    settle(game)
    assert [silver(game, seat) for seat in range(3)] == [6, 7, 5]
