"""Public buildings (building overview): how much market, arena, school, baths and their special versions bring."""

from __future__ import annotations

import pytest
from tests.games.city_of_rome.positions import city, do, influence, money, player, position, turn

from aedilis import CHANCE, Position

# A city and a cell with that many neighbours.
PLACES = {
    1: ("farm house", "e4"),
    2: ("farm house | II-house3 .", "d5"),
    3: ("farm house II-house2 | II-house3 . II-house3", "d5"),
    4: ("farm house II-house2 | II-house3 . II-house3 | II-house2 II-house2 II-house2", "d5"),
}
NEIGHBOURS = pytest.mark.parametrize("neighbours", list(PLACES))


def build(card: str, neighbours: int) -> Position:
    """Builds a card beside that many others, with three free build points and five money."""
    drawing, cell = PLACES[neighbours]
    play = position(player(hand=card, city=drawing), seats=4, bricks=3)
    return do(play, f"build {card}", f"at {cell}")


@NEIGHBOURS
@pytest.mark.parametrize("market", ["II-market", "III-market", "IV-market"])
def test_a_market_brings_one_money_for_each_neighbour(market: str, neighbours: int) -> None:
    assert money(build(market, neighbours)) == 5 + neighbours


@NEIGHBOURS
def test_the_forum_romanum_brings_one_more_money(neighbours: int) -> None:
    assert money(build("I-forum", neighbours)) == 5 + neighbours + 1


@NEIGHBOURS
@pytest.mark.parametrize("arena", ["II-arena", "III-arena", "IV-arena"])
def test_an_arena_brings_one_influence_for_each_neighbour(arena: str, neighbours: int) -> None:
    play = build(arena, neighbours)
    assert influence(play) == neighbours
    assert money(play) == 5


@NEIGHBOURS
def test_the_colosseum_brings_one_more_influence(neighbours: int) -> None:
    assert influence(build("I-colosseum", neighbours)) == neighbours + 1


@NEIGHBOURS
@pytest.mark.parametrize("baths", ["II-baths", "III-baths", "IV-baths"])
def test_baths_get_one_marker_for_each_neighbour(baths: str, neighbours: int) -> None:
    play = build(baths, neighbours)
    assert city(play)[PLACES[neighbours][1]] == f"{baths}:{neighbours}"


@NEIGHBOURS
def test_the_imperial_baths_get_one_more_marker(neighbours: int) -> None:
    play = build("I-imperial-baths", neighbours)
    assert city(play)[PLACES[neighbours][1]] == f"I-imperial-baths:{neighbours + 1}"


@NEIGHBOURS
@pytest.mark.parametrize("school", ["II-school", "III-school", "IV-school"])
def test_a_school_draws_one_card_for_each_neighbour(school: str, neighbours: int) -> None:
    play = do(build(school, neighbours), "draw III")
    assert play.seat == CHANCE
    assert turn(play)["drawing"] == neighbours


@NEIGHBOURS
def test_the_university_draws_one_more_card(neighbours: int) -> None:
    assert turn(build("I-university", neighbours))["drawing"] == neighbours + 1


def test_a_public_building_costs_three_build_points() -> None:
    play = position(player(hand="II-market", money=2), bricks=2)
    assert money(do(play, "build II-market", "at e4")) == 2 - 2 + 1


def test_houses_temples_farms_and_aqueducts_do_nothing_when_built() -> None:
    for card in ("II-house3", "II-minerva", "II-sheep", "II-grain", "II-vegetable", "II-aqueduct"):
        play = position(player(hand=card), bricks=3)
        do(play, f"build {card}", "at e4")
        assert (money(play), influence(play), city(play)["e4"]) == (5, 0, card)


def test_only_neighbours_in_the_own_city_count() -> None:
    crowd = player(city="farm house | II-house2 II-house2 | II-house2 II-house3")
    play = position(player(hand="II-market"), crowd, bricks=3)
    assert money(do(play, "build II-market", "at d5")) == 5 + 1
