"""The ten temples (building overview), fulfilled and not."""

from __future__ import annotations

import pytest
from tests.games.city_of_rome.positions import FULL_CITY, GAME, final, player

TWOS = "I-house2 II-house2 III-house2"


def temple(name: str, city: str, money: int = 0, influence: int = 0) -> int:
    """The points of one temple at the end of a game."""
    end = final(player(money=money, influence=influence, city=city))
    lines = [line for line in GAME.sheet(end, 0) if line.what == "temple"]
    return next(line.points for line in lines if line.values["card"] == name)


# -- the standard temples: once, if a condition is fulfilled ---------------------------------------------------


def test_minerva_scores_ten_for_a_city_of_sixteen_cards() -> None:
    full = FULL_CITY.replace("II-market", "II-minerva")
    assert temple("II-minerva", full) == 10
    assert temple("II-minerva", full.replace("II-sheep", ".")) == 0


def test_fortuna_scores_fifteen_for_public_buildings_in_all_four_colours() -> None:
    colours = "farm house III-fortuna . | II-market II-arena II-school II-baths"
    assert temple("III-fortuna", colours) == 15
    for missing in ("II-market", "II-arena", "II-school"):
        assert temple("III-fortuna", colours.replace(missing, "II-house3")) == 0
    assert temple("III-fortuna", colours.replace("II-baths", ".")) == 0


def test_special_public_buildings_count_for_fortuna_like_standard_ones() -> None:
    special = "farm house III-fortuna . | I-forum I-colosseum I-university I-imperial-baths:2"
    assert temple("III-fortuna", special) == 15


def test_a_second_building_of_a_colour_does_not_make_up_for_a_missing_one() -> None:
    assert temple("III-fortuna", "farm house III-fortuna . | II-market I-forum II-school II-baths") == 0


def test_cupid_scores_ten_for_four_houses_of_value_two() -> None:
    assert temple("III-cupid", f"farm house III-cupid | {TWOS}") == 10
    assert temple("III-cupid", f"farm house III-cupid | {TWOS.replace('II-house2', 'II-house3')}") == 0


def test_the_houses_of_cupid_need_not_touch_nor_have_a_public_building() -> None:
    assert temple("III-cupid", "II-house2 . II-house2 | farm house III-cupid | II-house2 . .") == 10


def test_juno_scores_ten_for_four_temples_and_counts_itself() -> None:
    assert temple("IV-juno", "farm house IV-juno | I-luna II-minerva III-cupid") == 10
    assert temple("IV-juno", "farm house IV-juno | I-luna II-minerva .") == 0


def test_saturn_scores_fifteen_for_four_production_buildings() -> None:
    assert temple("IV-saturn", "farm house IV-saturn | II-sheep II-grain IV-vegetable") == 15
    assert temple("IV-saturn", "farm house IV-saturn | II-sheep II-grain .") == 0


def test_the_winery_and_the_start_farm_count_for_saturn() -> None:
    assert temple("IV-saturn", "farm house IV-saturn | II-grain II-sheep I-winery") == 15
    assert temple("IV-saturn", "III-aqueduct house IV-saturn | II-sheep II-grain I-winery") == 0


# -- the special temples ---------------------------------------------------------------------------------------


def test_luna_scores_one_for_each_star_on_cards_of_the_city_and_counts_its_own() -> None:
    assert temple("I-luna", "farm house I-luna") == 1
    assert temple("I-luna", "farm house I-luna | I-mars I-aqueduct I-house4") == 1 + 3 + 1 + 1
    assert temple("I-luna", "farm house I-luna | I-jupiter I-venus I-mercury") == 1 + 2 + 1 + 2


def test_influence_tokens_and_special_cards_without_stars_are_not_stars_for_luna() -> None:
    assert temple("I-luna", "farm house I-luna | I-forum I-winery .", influence=9) == 1


def test_mars_scores_five_for_at_least_one_house_of_value_four() -> None:
    assert temple("I-mars", "farm house I-mars | II-house4 . .") == 5
    assert temple("I-mars", "farm house I-mars | I-house4 II-house4 II-house4") == 5
    assert temple("I-mars", "farm house I-mars | II-house3 II-house2 .") == 0


def test_venus_scores_two_for_each_house_of_value_two() -> None:
    assert temple("I-venus", "farm house I-venus") == 2
    assert temple("I-venus", f"farm house I-venus | {TWOS}") == 8
    assert temple("I-venus", "farm III-aqueduct I-venus | II-house3 II-house4 .") == 0


def test_jupiter_scores_two_for_each_temple_and_counts_itself() -> None:
    assert temple("I-jupiter", "farm house I-jupiter") == 2
    assert temple("I-jupiter", "farm house I-jupiter | I-luna II-minerva III-cupid") == 8


@pytest.mark.parametrize(("money", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_mercury_scores_one_for_three_money(money: int, points: int) -> None:
    assert temple("I-mercury", "farm house I-mercury", money) == points


def test_temples_in_hand_score_nothing() -> None:
    end = final(player(hand="I-jupiter I-luna"))
    assert [line for line in GAME.sheet(end, 0) if line.what == "temple"] == []


def test_several_temples_score_each_on_its_own_line() -> None:
    end = final(player(city="farm house I-jupiter | I-luna I-venus ."))
    points = {line.values["card"]: line.points for line in GAME.sheet(end, 0) if line.what == "temple"}
    assert points == {"I-jupiter": 6, "I-luna": 1 + 2 + 1, "I-venus": 2}
