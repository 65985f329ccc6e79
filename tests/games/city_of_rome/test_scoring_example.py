"""The worked example of the final scoring (last page of the building overview): Paul's 75 points."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.city_of_rome.positions import GAME, city, final, pad, player

from aedilis import Line

# A city in which every sentence of the example is true; the picture itself was not used.
PAUL: Final = player(
    money=9,
    influence=3,
    won=[3],
    city="""
        II-house2   II-arena           I-house3   III-house3  |
        II-aqueduct house              II-house2  II-baths:2  |
        I-luna      III-house2         II-school  I-aqueduct  |
        I-house4    I-imperial-baths:4 II-sheep   III-fortuna
    """,
)
EXAMPLE: Final = {
    "houses 2": 24,
    "houses 3": 14,
    "houses 4": 8,
    "aqueducts": 12,
    "temples": 4,
    "money": 9,
    "influence": 1,
    "influence cards": 3,
}


def lines(what: str, **values: object) -> list[Line]:
    sheet = GAME.sheet(final(PAUL), 0)
    return [line for line in sheet if line.what == what and all(line.values[key] == values[key] for key in values)]


def test_paul_scores_75_points_line_by_line() -> None:
    assert pad(final(PAUL)) == EXAMPLE
    assert final(PAUL).scores()[0] == sum(EXAMPLE.values()) == 75


def test_the_house_of_value_two_on_the_top_left_scores_two_times_one() -> None:
    single, _ = lines("area", value=2)
    assert (single.values["cells"], single.values["sum"], single.values["colours"]) == (["c3"], 2, ["red"])
    assert single.points == 2


def test_the_three_houses_of_value_two_in_the_middle_take_the_better_baths() -> None:
    _, middle = lines("area", value=2)
    assert (middle.values["houses"], middle.values["sum"], middle.values["markers"]) == (3, 6, 4)
    assert middle.values["colours"] == ["red", "yellow", "blue"]
    assert middle.points == 6 * 3 + 4 == 22


def test_the_houses_of_value_three_score_six_times_two_and_two_markers() -> None:
    (area,) = lines("area", value=3)
    assert (area.values["houses"], area.values["colours"], area.values["markers"]) == (2, ["red", "blue"], 2)
    assert area.points == 6 * 2 + 2 == 14


def test_the_house_of_value_four_scores_four_times_one_and_four_markers() -> None:
    (area,) = lines("area", value=4)
    assert (area.values["houses"], area.values["colours"], area.values["markers"]) == (1, ["blue"], 4)
    assert area.points == 4 * 1 + 4 == 8


def test_two_aqueducts_score_twelve() -> None:
    (line,) = lines("aqueducts")
    assert (line.values["aqueducts"], line.points) == (2, 12)


@pytest.mark.parametrize(("temple", "number", "points"), [("III-fortuna", 3, 0), ("I-luna", 4, 4)])
def test_fortuna_lacks_a_colour_and_luna_counts_four_stars(temple: str, number: int, points: int) -> None:
    (line,) = lines("temple", card=temple)
    assert (line.values["number"], line.points) == (number, points)


def test_fortuna_stands_on_the_bottom_right_and_four_cards_have_one_star_each() -> None:
    built = city(final(PAUL))
    assert built["f6"] == "III-fortuna"
    assert sorted(set(built.values()) & {"I-house2", "I-house3", "I-house4", "I-aqueduct", "I-luna"}) == [
        "I-aqueduct",
        "I-house3",
        "I-house4",
        "I-luna",
    ]


def test_money_tokens_and_the_influence_card_score_nine_one_and_three() -> None:
    assert [line.points for what in ("money", "influence", "influence cards") for line in lines(what)] == [9, 1, 3]
