"""The examples of our own rulebook, played: what they tell happens, with the numbers that are printed."""

from __future__ import annotations

import re
from typing import Final

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
    pad,
    player,
    position,
    table,
    won,
)
from tests.games.city_of_rome.situations import THREE, holding

from aedilis import LANGUAGES, Rng
from aedilis.engine.rulebook import rulebook

ADA, BEN, CLEO = range(3)
every_language = pytest.mark.parametrize("language", LANGUAGES)

# The sections with an example; each has its test below.
PLAYED: Final = ("draft", "points", "actions", "buying", "where", "public", "aqueducts", "production", "influence")


def numbers(anchor: str, language: str) -> list[int]:
    """Those in the example of a section, in their order."""
    (section,) = [section for section in rulebook(GAME, language) if section.anchor == anchor]
    example = [line for line in section.source.splitlines() if line.startswith(">")]
    return [int(number) for number in re.findall(r"\d+", " ".join(example))]


@every_language
def test_every_example_of_the_book_is_played(language: str) -> None:
    with_example = [section.anchor for section in rulebook(GAME, language) if "\n> **" in section.source]
    assert with_example == list(PLAYED)


def test_the_opening_card_goes_from_cleo_over_ben_to_ada() -> None:
    play = answer(begin(3, first=ADA), "II-market", "II-arena", "II-baths")
    assert (play.seat, len(allowed(play))) == (CLEO, 3)
    do(play, "keep II-market")
    assert (play.seat, len(allowed(play))) == (BEN, 2)
    do(play, "keep II-arena")
    assert [hand(play, seat) for seat in (ADA, BEN, CLEO)] == [["II-baths"], ["II-arena"], ["II-market"]]
    view, random = play.seen_by(CLEO), Rng(1)
    assert hand(view, ADA) == hand(view, BEN) == ["II-?"]
    worlds = {(*hand(world, ADA), *hand(world, BEN)) for world in (view.imagine(random) for _ in range(40))}
    assert worlds == {("II-baths", "II-arena"), ("II-arena", "II-baths")}


@every_language
def test_free_points_on_the_third_and_on_the_fifth_space(language: str) -> None:
    offer = "I-luna II-market III-market"
    play = position(decision="place", builders="-----", strip="BCBBC", offer=offer)
    do(play, "space 3", "space 4", "space 5", "take I-luna")
    third = free_points(play)
    do(play, "done", "take II-market", "done")
    assert [*third, *free_points(play)] == numbers("points", language)


def test_producing_first_pays_for_the_building() -> None:
    play = holding("II-house2", "farm house II-vegetable", money=0, cogs=2)
    assert allowed(play) == {"produce", "done"}
    do(play, "produce", "build II-house2", "at c5")
    assert (money(play), city(play)["c5"]) == (0, "II-house2")


@every_language
def test_a_market_is_paid_with_token_and_money_or_with_money_alone(language: str) -> None:
    cost, free, due, with_token, without = numbers("buying", language)
    start, income = 9, 1
    play = holding("II-market", "farm house II-grain*", money=start, bricks=free)
    kept = do(play.copy(), "build II-market", "coins", "at c3")
    spent = do(play.copy(), "build II-market", "brick e4", "at c3")
    assert start + income - money(kept) == without
    assert start + income - money(spent) == with_token
    assert (city(kept)["e4"], city(spent)["e4"]) == ("II-grain*", "II-grain")
    assert due == cost - free - 1


@pytest.mark.parametrize("above", range(4))
def test_a_row_of_four_grows_only_upwards_and_downwards(above: int) -> None:
    row, house = "farm house II-house2 II-house2", "II-house3 . . ."  # c4 to f4
    assert {cell[0] for cell in cells_for_a_house(row)} == set("cdef")
    four_high = " | ".join([*[house] * above, row, *[house] * (3 - above)])
    rows = {str(4 - above + number) for number in range(4)}
    assert {cell[1] for cell in cells_for_a_house(four_high)} == rows - {"4"}


def cells_for_a_house(city: str) -> set[str]:
    return cells(do(holding("II-house4", city, bricks=3), "build II-house4"))


@every_language
def test_the_colosseum_brings_one_more_than_an_arena_beside_three_cards(language: str) -> None:
    brought = [
        influence(do(holding(card, THREE, bricks=3), f"build {card}", "at d5")) for card in ("II-arena", "I-colosseum")
    ]
    assert brought == numbers("public", language)


def test_beside_an_aqueduct_only_the_aqueduct_itself_can_be_replaced() -> None:
    row = "II-aqueduct farm house"  # b4 to d4, e4 is free
    play = do(holding("I-aqueduct", row, bricks=1), "build I-aqueduct")
    assert {cell for cell in cells(play) if cell[1] == "4"} == {"b4"}
    do(play, "at b4")
    assert (city(play)["b4"], influence(play)) == ("I-aqueduct", 1)


@every_language
def test_production_with_a_missing_point_and_a_token_that_is_still_there(language: str) -> None:
    cogs, price, missing, from_farm, from_sheep = numbers("production", language)
    play = do(holding("II-house4", "farm house II-sheep II-grain*", money=5, cogs=cogs), "produce")
    assert money(play) == 5 - price + from_farm
    assert influence(play) == from_sheep
    assert city(play)["f4"] == "II-grain*"
    assert cogs + missing == 2


@every_language
def test_an_influence_card_waits_until_ada_has_more_than_ben(language: str) -> None:
    tied, least, most, given, kept = numbers("influence", language)
    players = [player(influence=tied), player(influence=tied), player(influence=least)]
    stays = do(position(*players, round=3, lying=[3]), "done")
    assert table(stays)["influence_cards"] == [3]
    for lying in ([3], [3, 6]):
        players = [player(influence=most, hand="II-house2"), player(influence=tied), player(influence=least)]
        play = do(position(*players, round=6, lying=lying), "done")
        assert won(play, ADA) == lying
        assert (most - influence(play, ADA), influence(play, BEN)) == (given, kept)


@every_language
def test_the_city_at_the_end_scores_as_printed(language: str) -> None:
    ours = player(
        money=7,
        influence=5,
        won=[6],
        city="""
            farm        house      II-house2 II-arena  |
            II-aqueduct II-baths:3 II-house3 II-house3 |
            .           I-venus    II-market II-house2
        """,
    )
    end = final(ours)
    (section,) = [section for section in rulebook(GAME, language) if section.anchor == "example"]
    points = [line.points for line in GAME.sheet(end, 0)]
    assert re.findall(r"\*\*(\d+)\*\*", section.source) == [str(number) for number in [*points, end.scores()[0]]]
    assert sum(pad(end).values()) == end.scores()[0]
