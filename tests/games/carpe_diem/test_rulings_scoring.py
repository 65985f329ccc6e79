"""Rulings on the scorings (G)."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.carpe_diem.positions import (
    GAME,
    WARES,
    allowed,
    begin,
    do,
    give,
    has_finished,
    lay,
    of,
    points,
    scoring,
    wares,
)

from aedilis import CHANCE, OVER, Rng
from aedilis.games.carpe_diem.data.components import DATA, EMPTY, TILE_IDS
from aedilis.games.carpe_diem.rules.position import CarpeDiem


def payments(game: CarpeDiem) -> list[str]:
    return [notation for notation in allowed(game) if notation.startswith("pay")]


@pytest.mark.parametrize(("seats", "circles"), [(2, 9), (3, 13), (4, 17)])
def test_ruling_g1_a_disc_goes_on_a_free_circle_between_two_cards(seats: int, circles: int) -> None:
    game = scoring(seats=seats)
    assert len(allowed(game)) == circles
    assert all(notation.startswith("disc") for notation in allowed(game)), "even if both cards fail"


def test_ruling_g1_old_discs_only_block() -> None:
    game = scoring("A12 A06")
    do(game, "disc 8", "score 5")
    assert (points(game), game.seat) == (-8, 1)
    assert "disc 8" not in allowed(game)
    do(game, "disc 6")
    assert points(game) == -8
    for number in range(6):
        game = begin(2 + number % 3)
        random = Rng(number, 3)
        while game.seat != OVER:
            if game.scorers and game.circle == EMPTY:
                assert game.count() >= 2, "there is one circle more than discs"
            game.play(game.pick(random))
        assert all(game.discs.count(seat) == 4 for seat in range(game.seats))


def test_ruling_g2_rewards_of_the_first_card_can_be_used_for_the_second() -> None:
    game = do(has_finished(scoring("C02 A10"), 0, chimneys=2), "disc 8")
    assert allowed(game) == ["score 5", "score 6"]
    useful = do(game.copy(), "score 5")
    assert payments(useful) == ["pay 0", "pay 1"]
    do(useful, "pay 1")
    assert (points(useful), of(useful).coins) == (2, 0)
    hasty = do(game.copy(), "score 6")
    assert (points(hasty), of(hasty).coins) == (-4, 1)


@pytest.mark.parametrize(
    ("card", "have", "times"),
    [
        ("C01", {"chimneys": 7}, 3),
        ("C11", {"villa": 5}, 2),
        ("D09", {"pond": 2, "herb_garden": 1}, 1),
        ("D24", {"market": 2, "bakery": 3, "fountain": 2}, 2),
        ("D17", {"pond": 3, "herb_garden": 1, "vineyard": 3}, 2),
        ("D19", {"merchant": 1, "baker": 1, "administrator": 2, "craftsman": 2}, 2),
        ("D21", {"bakery": 5}, 2),
    ],
)
def test_ruling_g3_a_green_card_counts_as_often_as_it_can(card: str, have: dict[str, int], times: int) -> None:
    game = do(has_finished(scoring(f"{card} A12"), 0, **have), "disc 8")
    do(game, "score 5")
    once = {"C01": (0, 0, 1, 0), "C11": (0, 1, 1, 1), "D09": (7, 0, 0, 0), "D24": (6, 0, 0, 0)}
    once |= {"D17": (0, 1, 1, 0), "D19": (0, 1, 1, 0), "D21": (3, 0, 0, 0)}
    found = (of(game).gained, of(game).coins, of(game).bread, of(game).steps)
    assert found == tuple(number * times for number in once[card])


def test_ruling_g3_the_same_objects_serve_both_cards() -> None:
    game = do(has_finished(scoring("D08 D09"), 0, pond=2, herb_garden=2), "disc 8", "score 6")
    assert points(game) == 14 + 6


def test_ruling_g4_the_player_chooses_how_often_to_pay() -> None:
    game = do(give(scoring("A05 D01"), 0, herbs=4, coins=3), "disc 8", "score 5")
    assert payments(game) == ["pay 0", "pay 1", "pay 2", "pay 3"]
    once = do(game.copy(), "pay 1")
    assert (wares(once), of(once).coins, of(once).gained) == ({"herbs": 2}, 3, 4)
    most = do(game.copy(), "pay 3")
    assert (wares(most), of(most).coins, of(most).gained) == ({}, 1, 12)


def test_ruling_g4_paying_not_at_all_costs_four_points() -> None:
    game = do(give(scoring("A05 D01"), 0, herbs=4), "disc 8", "score 5", "pay 0")
    assert (of(game).failed, wares(game)) == (2, {"herbs": 4})


def test_ruling_g4_the_player_chooses_which_wares_coins_stand_for() -> None:
    game = do(give(scoring("B04 D01"), 0, herbs=1, chickens=1, coins=1), "disc 8", "score 5")
    assert allowed(game) == ["keep herbs", "keep chickens", "pay 0", "pay 1"]
    do(game, "keep chickens")
    assert allowed(game) == ["pay 0", "pay 1"]
    assert game.seen_by(1).kept == (0, 0, 0, 0), "nobody else's business before it is paid"
    do(game, "pay 1")
    assert (wares(game), of(game).coins, of(game).gained) == ({"chickens": 1}, 0, 3)


def test_ruling_g4_nothing_is_kept_that_makes_no_difference() -> None:
    game = do(give(scoring("A05 D01"), 0, herbs=3), "disc 8", "score 5")
    assert allowed(game) == ["pay 0", "pay 1"], "without a coin both herbs are needed, and the third is kept anyway"
    game = do(give(scoring("A05 D01"), 0, herbs=2, coins=2), "disc 8", "score 5", "keep herbs", "keep herbs")
    assert allowed(game) == ["pay 0", "pay 1"]
    assert wares(do(game, "pay 1")) == {"herbs": 2}


@pytest.mark.parametrize("card", ["A05", "A06", "B04", "B07", "B11"])
def test_ruling_g4_every_mixture_of_wares_and_coins_can_be_paid_and_no_other(card: str) -> None:
    price = next(entry["needs"] for entry in DATA["cards"]["scoring"] if entry["id"] == card)
    random = Rng(4)
    start = do(scoring(f"{card} D01"), "disc 8")
    for _ in range(12):
        have = {ware: random.below(4) for ware in price}
        game = give(start.copy(), 0, coins=random.below(5), **have)
        coins = of(game).coins
        wanted = set()
        for times in range(1, 9):
            choices = [range(max(0, price[ware] * times - have[ware]), price[ware] * times + 1) for ware in price]
            for paid in product(*choices):  # coins for each ware
                if sum(paid) <= coins:
                    left = [have[ware] - price[ware] * times + paid[n] for n, ware in enumerate(price)]
                    wanted.add((times, *left, coins - sum(paid)))
        found, ways = set(), [do(game, "score 5")] if wanted else []
        while ways:
            way = ways.pop()
            ways += [do(way.copy(), notation) for notation in allowed(way) if notation.startswith("keep")]
            for notation in payments(way)[1:]:
                after = of(do(way.copy(), notation))
                left = [after.wares[WARES.index(ware)] for ware in price]
                found.add((int(notation.split()[1]), *left, after.coins))
        assert found == wanted


def test_ruling_g4_very_many_payments_are_possible() -> None:
    game = do(give(scoring("A10 D01"), 0, coins=100), "disc 8", "score 5")
    assert payments(game) == [f"pay {times}" for times in range(101)]
    do(game, "pay 77")
    assert (of(game).coins, of(game).gained) == (23, 154)


def test_ruling_g5_three_bread_fulfil_either_card_once_more() -> None:
    game = do(has_finished(give(scoring("A12 D08"), 0, bread=9), 0, pond=2), "disc 8")
    assert allowed(game) == ["score 5", "score 6", "loaves 5", "loaves 6"]
    do(game, "loaves 5", "loaves 5", "score 6", "loaves 6")
    assert of(game).bread == 0
    assert (of(game).gained, of(game).failed) == (2 * 7 + 2 * 3 + 3, 0)


def test_ruling_g5_bread_is_never_compulsory() -> None:
    game = do(give(scoring("A12 D08"), 0, bread=5), "disc 8", "score 5", "score 6")
    assert allowed(game) == ["loaves 5", "loaves 6", "done"]
    do(game, "done")
    assert (of(game).bread, points(game), game.seat) == (5, -8, 1)


def test_ruling_g6_a_green_card_that_is_not_met_is_fulfilled_by_bread() -> None:
    game = do(give(scoring("D09 D08"), 0, bread=3), "disc 8", "loaves 5")
    assert allowed(game) == ["score 5", "score 6"]
    do(game, "score 5")
    assert (of(game).gained, of(game).failed) == (7, 1), "only the other card fails"


def test_ruling_g7_what_a_card_gives_cannot_pay_for_it() -> None:
    """Nothing that is paid gives anything to pay with, so this holds for every card there is."""
    paid = [card for card in DATA["cards"]["scoring"] if card["deck"] in DATA["cards"]["pay"]]
    assert paid
    assert not any({"coins", "bread"} & card["gives"].keys() for card in paid)
    game = do(give(scoring("A10 D01"), 0, coins=1), "disc 8", "score 5")
    assert payments(game) == ["pay 0", "pay 1"]
    assert of(do(game, "pay 1")).coins == 0


def test_ruling_g7_bread_won_in_a_scoring_may_be_used_in_it_but_a_penalty_stays() -> None:
    game = do(has_finished(give(scoring("A12 C01"), 0, bread=1), 0, chimneys=4), "disc 8", "score 5")
    assert of(game).failed == 1
    assert of(game).bread == 3
    assert allowed(game) == ["loaves 5", "loaves 6", "done"]
    do(game, "loaves 5")
    assert (of(game).bread, points(game), game.seat) == (0, 7 - 4, 1)


def test_ruling_g7_bread_won_first_avoids_the_penalty() -> None:
    game = do(has_finished(give(scoring("A12 C01"), 0, bread=1), 0, chimneys=4), "disc 8", "score 6", "loaves 5")
    assert (of(game).bread, points(game), game.seat) == (0, 7, 1)


def test_ruling_g8_a_failed_card_costs_four_points_and_nothing_is_paid() -> None:
    game = do(give(scoring("A12 D08"), 0, fish=2, bread=2), "disc 8", "score 5")
    assert (points(game), wares(game), of(game).bread) == (-8, {"fish": 2}, 2)


def test_ruling_g9_points_may_fall_below_zero() -> None:
    game = scoring("A12 D08")
    for number in range(3):
        game.discs[7] = EMPTY
        game.scorers = (0, *game.scorers)
        game.next_scorer()
        do(game, "disc 8", "score 5")
        assert game.scores()[0] == game.start_points(0) - 8 * (number + 1)


def test_ruling_g10_steps_of_a_card_change_the_stack_at_once() -> None:
    game = has_finished(scoring("C05 D08", seat=1), 1, chimneys=6)
    for seat, steps in enumerate((2, 0)):
        of(game, seat).steps = steps
    game.order = (0, 1)
    do(game, "disc 8", "score 5")
    assert (of(game, 1).steps, game.order) == (2, (1, 0))


def test_ruling_g11_chimneys_count_everywhere_but_villas_only_when_finished() -> None:
    game = lay(scoring("C01 C09"), 0, c3="villa-end/1", d3="villa-end/3", c4="villa-across/0", c5="villa-across/0")
    do(game, "disc 8", "score 6")
    assert of(game).bread == 3
    assert points(game) == 3


def test_ruling_g12_there_is_always_enough_of_everything() -> None:
    game = do(has_finished(scoring("C02 C01"), 0, chimneys=80), "disc 8", "score 5")
    assert (of(game).coins, of(game).bread) == (40, 40)
    game = give(begin(2), 0, fish=30)
    assert wares(game) == {"fish": 30}


def test_ruling_g13_stored_tiles_count_for_no_card() -> None:
    game = scoring("D22 C01")
    of(game).stored = tuple(TILE_IDS.index(name) for name in ("villa-four", "villa-four", "market", "market"))
    do(game, "disc 8", "score 5")
    assert points(game) == -8


def test_everybody_scores_once_and_then_the_next_stage_begins() -> None:
    game = scoring(seats=3)
    random = Rng(9)
    seats = []
    while game.stage == 1:
        if game.circle == EMPTY:
            seats.append(game.seat)
        game.play(game.pick(random))
    assert sorted(seats) == [0, 1, 2]
    assert (game.stage, game.seat) == (2, CHANCE)
    assert GAME.describe(game)["round"] == 1
