"""Final scoring (rulebook pp. 5-6): residential areas, aqueducts, money, influence, ties."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.city_of_rome.positions import GAME, final, pad, player, position

DIAGONAL = """
    {0}       house     II-house2 II-house2 |
    II-house3 {1}       II-house3 II-house3 |
    II-house2 II-house2 {2}       II-house2 |
    II-house4 II-house4 II-grain  {3}
"""
FOUR_AQUEDUCTS = ("I-aqueduct", "II-aqueduct", "III-aqueduct", "IV-aqueduct")


def score(city: str, **others: Any) -> dict[str, int]:
    return pad(final(player(**{"money": 0, "city": city, **others})))


def area(city: str) -> list[tuple[int, int, int]]:
    """By area: value, number of houses, points."""
    lines = [line for line in GAME.sheet(final(player(city=city)), 0) if line.what == "area"]
    return sorted((int(str(line.values["value"])), int(str(line.values["houses"])), line.points) for line in lines)


# -- residential areas ------------------------------------------------------------------------------------------


def test_an_area_without_a_public_building_scores_nothing() -> None:
    assert area("farm house II-house2") == [(2, 2, 0)]


@pytest.mark.parametrize(("value", "points"), [(2, 2), (3, 3), (4, 4)])
def test_a_single_house_is_an_area(value: int, points: int) -> None:
    assert (value, 1, points) in area(f"farm . . | II-market II-house{value} . ")


def test_connected_houses_of_one_value_are_one_area_and_their_values_are_summed() -> None:
    assert area("farm . | II-house3 II-house3 | II-market II-house3") == [(3, 3, 9)]


def test_houses_of_different_values_are_different_areas() -> None:
    assert area("farm II-market . | II-house3 II-house4 .") == [(3, 1, 0), (4, 1, 4)]


def test_several_areas_of_one_value_are_all_scored() -> None:
    assert area("farm house II-market II-house2") == [(2, 1, 2), (2, 1, 2)]
    assert score("farm house II-market II-house2")["houses 2"] == 4


def test_luxury_houses_join_standard_houses_of_their_value() -> None:
    assert area("farm . | I-house3 II-house3 | II-market III-house3") == [(3, 3, 9)]


@pytest.mark.parametrize(
    ("publics", "colours"),
    [
        ("II-market . .", 1),
        ("II-market II-arena .", 2),
        ("II-market II-arena II-school", 3),
    ],
)
def test_the_sum_is_multiplied_by_the_number_of_colours_beside_the_area(publics: str, colours: int) -> None:
    assert area(f"farm . . | II-house4 II-house4 III-house4 | {publics}") == [(4, 3, 12 * colours)]


def test_four_colours_are_the_most() -> None:
    city = "II-market II-arena II-school | II-house3 II-house3 II-house3 | farm I-forum II-baths:0"
    assert area(city) == [(3, 3, 9 * 4)]


@pytest.mark.parametrize(
    ("one", "other"),
    [("II-arena", "I-colosseum"), ("II-market", "I-forum"), ("II-school", "I-university"), ("II-market", "III-market")],
)
def test_two_buildings_of_one_colour_count_once(one: str, other: str) -> None:
    assert area(f"farm . | II-house3 II-house3 | {one} {other}") == [(3, 2, 6)]


def test_one_public_building_serves_several_areas() -> None:
    assert area("farm house . | . II-market II-house3 | . II-house4 .") == [(2, 1, 2), (3, 1, 3), (4, 1, 4)]


def test_a_public_building_at_a_corner_does_not_count() -> None:
    assert area("farm house | II-market II-grain") == [(2, 1, 0)]


def test_houses_that_touch_only_at_a_corner_are_two_areas() -> None:
    assert area("farm house | II-house2 II-market") == [(2, 1, 2), (2, 1, 2)]


@pytest.mark.parametrize("markers", [1, 2, 3, 4])
def test_each_marker_on_baths_adds_one_point_to_an_area(markers: int) -> None:
    assert area(f"farm . | II-house4 II-baths:{markers}") == [(4, 1, 4 + markers)]


def test_markers_are_added_and_not_multiplied() -> None:
    assert area("farm II-market | II-house3 II-house3 | . II-baths:3") == [(3, 2, 6 * 2 + 3)]


def test_markers_count_for_every_area_beside_the_baths() -> None:
    assert area("farm house . | II-house3 II-baths:4 II-house4") == [(2, 1, 6), (3, 1, 7), (4, 1, 8)]


def test_markers_on_baths_count_once_for_an_area_that_touches_them_twice() -> None:
    assert area("farm . | II-house3 II-house3 | II-house3 II-baths:2") == [(3, 3, 9 + 2)]


# -- aqueducts, money, influence ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 4), (2, 12), (3, 24), (4, 40)])
def test_aqueducts_score_by_their_number(number: int, points: int) -> None:
    instead = ("farm", "II-vegetable", "II-sheep", "II-market")
    city = DIAGONAL.format(*FOUR_AQUEDUCTS[:number], *instead[number:])
    assert score(city)["aqueducts"] == points


@pytest.mark.parametrize("money", [0, 1, 7, 120])
def test_each_money_is_a_point(money: int) -> None:
    assert score("farm house", money=money)["money"] == money


@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (8, 4)])
def test_two_influence_tokens_are_a_point_and_an_odd_one_is_nothing(tokens: int, points: int) -> None:
    assert score("farm house", influence=tokens)["influence"] == points


@pytest.mark.parametrize("won", [[3], [3, 6], [10, 14], [3, 6, 10, 14]])
def test_influence_cards_score_their_value(won: list[int]) -> None:
    assert score("farm house", won=won)["influence cards"] == sum(won)


@pytest.mark.parametrize("won", [[4], [8, 14], [4, 8, 14]])
def test_the_influence_cards_of_two_players_score_their_value(won: list[int]) -> None:
    end = position(player(won=won), seats=2, decision="end", round=7, builders="-----")
    assert pad(end)["influence cards"] == sum(won)


def test_farms_and_brick_tokens_score_nothing() -> None:
    assert sum(score("farm . | II-grain* I-winery*").values()) == 0


def test_the_score_is_the_sum_of_the_sheet() -> None:
    end = final(player(money=7, influence=5, won=[6], city="farm house I-luna | II-market II-aqueduct I-jupiter"))
    assert end.scores()[0] == sum(pad(end).values()) == 7 + 2 + 6 + 4 + (1 + 2) + 2 * 2


# -- the winner -----------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    assert final(player(money=3), player(money=9), player(money=6), player(money=1)).ranks() == [3, 1, 2, 4]


def test_a_tie_is_broken_by_influence_tokens() -> None:
    end = final(player(money=5, influence=2), player(money=6), player(money=0), player(money=0))
    assert end.scores()[:2] == [6, 6]
    assert end.ranks()[:2] == [1, 2]


def test_an_odd_token_breaks_a_tie_although_it_scores_nothing() -> None:
    assert final(player(money=5), player(money=5, influence=1), player(money=0), player(money=0)).ranks()[:2] == [2, 1]


def test_a_tie_in_tokens_too_is_broken_by_money() -> None:
    rich = player(money=9, influence=2)
    watered = player(money=5, influence=2, city="farm house II-aqueduct")
    end = final(watered, rich, player(money=0), player(money=0))
    assert end.scores()[:2] == [10, 10]
    assert end.ranks()[:2] == [2, 1]


def test_players_who_are_equal_in_all_share_their_place() -> None:
    assert final(player(money=8), player(money=8), player(money=2), player(money=2)).ranks() == [1, 1, 3, 3]
