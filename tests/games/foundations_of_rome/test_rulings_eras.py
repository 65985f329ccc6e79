"""Rulings on the end of an era: E1 to E10."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.foundations_of_rome.positions import (
    CHANCE,
    OVER,
    allowed,
    begin,
    build,
    decide,
    do,
    end_era,
    own,
    player,
    points,
    position,
    settle,
    told,
)

from aedilis import Rng

LAST = "A1"


def turns_until_the_era_is_over(game: Any) -> list[int]:
    era, seats = game.era, []
    while game.era == era and game.seat != OVER:
        seats.append(game.seat)
        decide(game, "income")
        if game.era == era:
            settle(game)
    return seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ruling_e2_everybody_has_exactly_one_more_turn_the_buyer_last(seats: int) -> None:
    for buyer in range(seats):
        game = position(*[player(silver=20) for _ in range(seats)], seats=seats, seat=buyer, market=LAST, pile=0)
        do(game, "buy 1")
        assert turns_until_the_era_is_over(game) == [(buyer + 1 + n) % seats for n in range(seats)]


def test_ruling_e1_the_last_deed_triggers_even_if_influence_cards_are_left() -> None:
    game = position(player(silver=20), player(silver=20), market="A1 mars janus", pile=0, influence="yes")
    do(game, "buy 1")
    assert told(game)["ending"] == 2
    assert {"buy 1", "buy 2"} <= allowed(game)
    do(game, "buy 1", "end", "income")
    assert game.era == 2
    assert own(game, 1)["cards"] == ["mars"]
    assert told(game)["spent"] == ["janus"]


def test_ruling_e1_the_purchase_of_an_influence_card_triggers_nothing() -> None:
    game = position(player(silver=20), market="mars A1", pile=0, influence="yes")
    do(game, "buy 1")
    assert (told(game)["ending"], told(game)["market"]) == (0, ["A1"])


def test_ruling_e3_in_the_last_round_there_are_income_building_and_leftover_cards() -> None:
    game = position(player(lots="A2", silver=20), market="mars", pile=0, ending=2, influence="yes")
    kinds = {name.split()[0] for name in allowed(game)}
    assert kinds == {"income", "build", "buy"}
    assert not any(name == "buy 1" for name in allowed(position(player(silver=20), ending=2)))


def test_ruling_e4_prices_depend_on_the_slot_so_the_last_cards_are_cheap() -> None:
    game = position(player(silver=3), market="A1 B1", pile=0)
    assert allowed(game) == {"income", "buy 1", "buy 2"}


def test_ruling_e5_six_cards_of_the_next_pile_are_dealt_and_the_turns_go_on() -> None:
    game = position(*[player() for _ in range(3)], seats=3, seat=1, ending=1)
    decide(game, "income")
    assert (game.era, game.seat) == (2, CHANCE)
    settle(game)
    assert len(told(game)["market"]) == 6
    assert (game.seat, told(game)["deeds_left"], told(game)["ending"]) == (2, 15, 0)


def test_ruling_e6_a_deed_obtained_by_diana_triggers_too() -> None:
    game = position(player(cards="diana"), market=LAST, pile=0, influence="yes")
    do(game, "use diana", "free 1")
    assert (game.seat, told(game)["ending"]) == (0, 3)  # this turn, then everybody once more
    do(game, "income")
    assert turns_until_the_era_is_over(game) == [1, 0]


def test_ruling_e6_a_deed_obtained_by_the_augur_triggers_too() -> None:
    cards = "mars janus juno apollo diana venus"
    game = position(player(silver=5, role="augur"), market=cards, pile=1, influence="yes", roles="yes")
    decide(game, "buy unseen")
    game.play(game.options()[0])
    assert told(game)["ending"] == 2
    assert turns_until_the_era_is_over(game) == [1, 0]


@pytest.mark.parametrize("ending", [0, 2])
def test_ruling_e7_fortuna_with_an_empty_pile_redeals_the_same_cards(ending: int) -> None:
    cards = "mars janus" if ending else "A1 mars B1"
    game = position(player(cards="fortuna"), market=cards, pile=0, ending=ending, influence="yes")
    decide(game, "use fortuna")
    assert game.seat == CHANCE
    assert sorted(allowed(game)) == sorted(
        f"deed {card}" if card[1:].isdigit() else f"card {card}" for card in cards.split()
    )
    settle(game)
    assert sorted(told(game)["market"]) == sorted(cards.split())
    assert told(game)["ending"] == ending


def test_ruling_e7_fortuna_redeals_in_random_order() -> None:
    game = position(player(cards="fortuna"), market="A1 B1 C1", pile=0, influence="yes")
    decide(game, "use fortuna")
    orders = {tuple(told(settle(game.copy(), seed))["market"]) for seed in range(80)}
    assert len(orders) == 6


def test_ruling_e8_extra_actions_are_allowed_in_the_last_round() -> None:
    game = position(player(lots="A1 A2", cards="janus", silver=0), ending=1, influence="yes")
    do(game, "use janus", "build domus", "at A1")
    assert (game.seat, game.era) == (0, 1)
    decide(game, "income")
    assert game.era == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_ruling_e9_after_three_rounds_of_income_the_cheapest_deed_is_removed(seats: int) -> None:
    game = position(*[player() for _ in range(seats)], seats=seats)
    market = told(game)["market"]
    do(game, *["income"] * (3 * seats - 1))
    assert told(game)["market"] == market
    decide(game, "income")
    assert told(game)["market"] == market[1:]
    assert told(game)["removed"] == market[:1]
    settle(game)
    assert len(told(game)["market"]) == 6
    assert (game.seat, told(game)["idle"]) == (0, 0)


def test_ruling_e9_any_other_action_starts_the_count_again() -> None:
    game = position(player(lots="A1"), idle=5)
    build(game, "domus", "A1")
    assert told(game)["idle"] == 0
    assert len(told(game)["removed"]) == 0


def test_ruling_e9_cards_trades_and_thefts_are_no_actions() -> None:
    mine = player(lots="A1", cards="mercury", silver=1, fresh=1)
    game = position(mine, player(lots="B1"), idle=2, influence="yes", favour="yes")
    do(game, "use mercury", "trade 1", "give 1", "propose", "accept", "steal", "steal B1", "income", "end")
    assert (game.seat, told(game)["idle"]) == (1, 3)
    taken = position(player(cards="diana"), idle=2, influence="yes")
    do(taken, "use diana", "free 1", "income")
    assert told(taken)["idle"] == 0


def test_ruling_e9_influence_cards_are_not_removed() -> None:
    game = position(player(), market="mars A1 B1", pile=0, idle=5, influence="yes")
    do(game, "income")
    assert (told(game)["market"], told(game)["removed"]) == (["mars", "B1"], ["A1"])


def test_ruling_e9_if_it_was_the_last_deed_who_acted_last_counts_as_buyer() -> None:
    game = position(player(), player(), seat=1, market=LAST, pile=0, idle=5)
    decide(game, "income")
    assert (told(game)["ending"], game.seat) == (2, 0)
    assert turns_until_the_era_is_over(game) == [0, 1]


def test_ruling_e10_an_era_ends_after_sixty_turns_of_each_player() -> None:
    game = position(player(lots="A1"), player(), seat=1, turns=119)
    decide(game, "income")
    assert game.era == 2
    assert len(told(game)["removed"]) == 6
    settle(game)
    assert game.seat == 0
    earlier = do(position(player(), player(), seat=1, turns=118), "income")
    assert earlier.era == 1


def test_ruling_e10_holds_in_the_last_round_too() -> None:
    """Without it this era would go on for another turn of each."""
    game = position(player(), player(), player(), seats=3, ending=3, turns=179)
    decide(game, "income")
    assert game.era == 2
    last = position(player(silver=9), player(), market=LAST, pile=0, era=3, turns=119)
    decide(last, "buy 1")
    assert (last.seat, own(last)["lots"]) == (OVER, [LAST])


def test_ruling_e10_hidden_goals_are_shown_with_the_turn_that_is_the_last_by_it() -> None:
    game = position(player(goal="tres"), player(goal="anguli"), era=3, ending=2, turns=119, hidden_goals="yes")
    assert game.lets_out(game.options()[0])


def test_the_game_is_over_after_the_third_era() -> None:
    game = end_era(position(player(), era=3, ending=2))
    assert (game.seat, told(game)["decision"]) == (OVER, "end")
    whole, random = begin(3), Rng(4)
    while whole.seat != OVER:
        whole.play(whole.pick(random))
    assert whole.era == 3


def test_points_of_the_three_eras_are_booked_apart() -> None:
    game = end_era(position(player("foundry-sq A1"), era=2, ending=2))
    assert own(game)["points"] == [0] * 6 + [0, 0, 5, 0, 0, 0] + [0] * 6
    assert points(game)["commercial"] == 5
