"""Action: production (rulebook p. 4), the production buildings, and paying with brick tokens (building overview)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.games.city_of_rome.positions import allowed, city, do, influence, money, player, position, table

from aedilis import Position

FARMS = {
    "II-vegetable": (1, 0, False), "III-vegetable": (1, 0, False), "IV-vegetable": (1, 0, False),
    "II-grain": (0, 0, True), "III-grain": (0, 0, True), "IV-grain": (0, 0, True),
    "II-sheep": (0, 1, False), "III-sheep": (0, 1, False), "IV-sheep": (0, 1, False),
    "I-winery": (1, 0, True),
}  # fmt: skip
GRANARIES = ("II-grain", "III-grain", "IV-grain", "I-winery")


def farming(city: str, money: int = 0, hand: str = "II-house2", bricks: int = 0, cogs: int = 2) -> Position:
    return position(player(money=money, hand=hand, city=city), seats=4, bricks=bricks, cogs=cogs)


@pytest.mark.parametrize("farm", list(FARMS))
def test_each_production_building_yields_what_the_overview_says(farm: str) -> None:
    coins, tokens, brick = FARMS[farm]
    play = do(farming(f"farm house {farm}"), "produce")
    assert money(play) == 1 + coins  # the start farm yields one money too
    assert influence(play) == tokens
    assert city(play)["e4"] == farm + ("*" if brick else "")


def test_the_start_farm_yields_one_money() -> None:
    assert money(do(farming("farm house"), "produce")) == 1


def test_all_production_buildings_work_at_once() -> None:
    play = do(farming("farm house II-sheep III-sheep | II-grain IV-vegetable I-winery II-vegetable"), "produce")
    assert money(play) == 4
    assert influence(play) == 2
    assert (city(play)["c5"], city(play)["e5"]) == ("II-grain*", "I-winery*")


@pytest.mark.parametrize("farm", GRANARIES)
def test_there_is_never_more_than_one_brick_token_on_a_farm(farm: str) -> None:
    play = do(farming(f"farm house {farm}*", hand="II-house4", bricks=0 if farm == "I-winery" else 1), "produce")
    assert city(play)["e4"] == f"{farm}*"
    assert "build II-house4" not in allowed(play)  # a second token would pay for it


def test_the_winery_yields_its_money_even_if_its_token_is_still_there() -> None:
    assert money(do(farming("farm house I-winery*"), "produce")) == 2


def test_a_farm_built_after_production_does_not_produce_in_the_same_turn() -> None:
    play = do(farming("farm house", hand="II-sheep", bricks=2), "produce", "build II-sheep", "at e4")
    assert influence(play) == 0


def test_a_farm_built_before_production_produces_in_the_same_turn() -> None:
    play = do(farming("farm house", hand="II-sheep", bricks=2), "build II-sheep", "at e4", "produce")
    assert influence(play) == 1


def test_a_replaced_farm_produces_no_more() -> None:
    play = do(farming("farm house II-sheep", hand="II-aqueduct", bricks=1), "build II-aqueduct", "at e4", "produce")
    assert influence(play) == 0
    assert money(play) == 1


def test_production_of_one_player_brings_the_others_nothing() -> None:
    play = position(player(), player(city="farm house II-sheep"), cogs=2)
    do(play, "produce")
    assert (money(play, 1), influence(play, 1)) == (5, 0)


# -- paying with brick tokens -----------------------------------------------------------------------------------


def building(tokens: str, money: int, card: str = "II-house2", bricks: int = 0) -> Position:
    """The payment for a card, in a city with these farms in its second row."""
    drawing = f"farm house {'. ' * (tokens.count(' ') - 1)}| {tokens}" if " " in tokens else f"farm house | {tokens} ."
    return do(farming(drawing, money, card, bricks, 0), f"build {card}")


def asked(play: Position) -> bool:
    return bool(table(play)["decision"] == "pay")


def test_a_brick_token_is_a_build_point() -> None:
    play = do(building("II-grain*", money=0), "at e4")
    assert city(play)["e4"] == "II-house2"
    assert city(play)["c5"] == "II-grain"


def test_brick_tokens_may_be_kept_for_later_rounds() -> None:
    play = do(farming("farm house II-grain*", hand="II-house2", bricks=1), "build II-house2", "at c5")
    assert city(play)["e4"] == "II-grain*"


def test_token_or_coins_is_asked_when_both_will_do() -> None:
    assert allowed(building("II-grain*", money=2)) == {"brick c5", "coins"}
    assert money(do(building("II-grain*", money=2), "coins", "at e4")) == 0
    assert money(do(building("II-grain*", money=2), "brick c5", "at e4")) == 2


def test_nothing_is_asked_when_free_points_are_enough() -> None:
    assert not asked(building("II-grain*", money=9, bricks=1))


def test_nothing_is_asked_without_tokens() -> None:
    assert not asked(building("II-grain", money=9))


def test_nothing_is_asked_when_money_is_short_and_all_tokens_are_needed() -> None:
    assert not asked(building("II-grain*", money=1))
    assert not asked(building("II-grain* III-grain*", money=2, card="II-house4"))


def test_the_farm_whose_token_is_spent_is_asked_when_there_are_several() -> None:
    assert allowed(building("II-grain* I-winery*", money=0)) == {"brick c5", "brick d5"}
    play = do(building("II-grain* I-winery*", money=0), "brick d5", "at e4")
    assert (city(play)["c5"], city(play)["d5"]) == ("II-grain*", "I-winery")


def test_tokens_and_money_may_be_mixed() -> None:
    play = do(building("II-grain* III-grain*", money=4, card="II-house3"), "brick d5")
    assert money(do(play, "at e4")) == 2
    assert (city(play)["c5"], city(play)["d5"]) == ("II-grain*", "III-grain")


def payments(play: Position) -> list[tuple[frozenset[str], int]]:
    """Every way through the payment: the tokens spent and the money paid."""
    if asked(play):
        return [way for option in allowed(play) for way in payments(do(play.copy(), option))]
    before = city(play)
    after = do(play.copy(), sorted(option for option in allowed(play) if "3" in option)[0])
    spent = frozenset(cell for cell, card in before.items() if card.endswith("*") and city(after)[cell] != card)
    return [(spent, money(play) - money(after))]


@pytest.mark.parametrize("tokens", range(5))
@pytest.mark.parametrize("coins", range(8))
@pytest.mark.parametrize(("card", "cost"), [("II-house2", 1), ("II-house3", 2), ("II-house4", 3)])
def test_every_way_to_pay_is_offered_once_and_no_other(tokens: int, coins: int, card: str, cost: int) -> None:
    farms = [f"{farm}*" if number < tokens else farm for number, farm in enumerate(GRANARIES)]
    for bricks in range(4):
        due = max(0, cost - bricks)
        ways = [
            (frozenset(spent), 2 * (due - number))
            for number in range(due + 1)
            for spent in combinations(("c5", "d5", "e5", "f5")[:tokens], number)
            if 2 * (due - number) <= coins
        ]
        play = farming(f"farm house . . | {' '.join(farms)}", coins, card, bricks, 0)
        assert (f"build {card}" in allowed(play)) == bool(ways)
        if ways:
            assert Counter(payments(do(play, f"build {card}"))) == Counter(ways)
