"""The components file against the rulebook: list of components, building overview, table of card distribution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest
from tests.games.city_of_rome.box import DATA, DECKS, all_cards, cards
from tests.games.city_of_rome.positions import GAME

# The table "Verteilung der Gebäudekarten in den Stapeln".
DISTRIBUTION: Final = {
    "production": (1, 3, 3, 3),
    "house 2": (1, 5, 3, 3),
    "house 3": (1, 3, 3, 3),
    "house 4": (1, 2, 1, 1),
    "public": (4, 4, 4, 4),
    "aqueduct": (1, 4, 2, 2),
    "temple": (5, 1, 2, 2),
}
SIZES: Final = {"I": 14, "II": 22, "III": 18, "IV": 18}

# The building overview: how often each building is in the decks, and its stars.
OVERVIEW: Final = {
    "vegetable farm": 3, "grain farm": 3, "sheep farm": 3, "winery": 1,
    "house 2": 11, "house 3": 9, "house 4": 4, "luxury house 2": 1, "luxury house 3": 1, "luxury house 4": 1,
    "market": 3, "arena": 3, "school": 3, "baths": 3,
    "Forum Romanum": 1, "Colosseum": 1, "university": 1, "imperial baths": 1,
    "aqueduct": 8, "great aqueduct": 1,
    "temple of Minerva": 1, "temple of Fortuna": 1, "temple of Cupid": 1, "temple of Juno": 1, "temple of Saturn": 1,
    "temple of Luna": 1, "temple of Mars": 1, "temple of Venus": 1, "temple of Jupiter": 1, "temple of Mercury": 1,
}  # fmt: skip
STARS: Final = {
    "luxury house 2": 1, "luxury house 3": 1, "luxury house 4": 1, "great aqueduct": 1,
    "temple of Luna": 1, "temple of Mars": 3, "temple of Venus": 1, "temple of Jupiter": 2, "temple of Mercury": 2,
}  # fmt: skip


def kind(card: dict[str, Any]) -> str:
    return f"house {card['value']}" if card["kind"] == "residence" else str(card["kind"])


@pytest.mark.parametrize("deck", DECKS)
def test_each_deck_holds_what_the_table_of_distribution_says(deck: str) -> None:
    expected = {kind: numbers[DECKS.index(deck)] for kind, numbers in DISTRIBUTION.items()}
    assert Counter(map(kind, cards(deck))) == expected
    assert len(cards(deck)) == SIZES[deck]


def test_there_are_eighty_building_cards_with_the_start_buildings_of_four_players() -> None:
    assert len(all_cards()) + 4 * len(DATA["start"]["buildings"]) == 80


def test_each_building_is_there_as_often_as_the_overview_says() -> None:
    assert Counter(card["name"] for card in all_cards()) == OVERVIEW


@pytest.mark.parametrize("deck", DECKS[1:])
def test_the_decks_two_to_four_hold_each_farm_and_each_public_building_once(deck: str) -> None:
    names = Counter(card["name"] for card in cards(deck) if card["kind"] in ("production", "public"))
    farms = ("vegetable farm", "grain farm", "sheep farm")
    assert names == dict.fromkeys((*farms, "market", "arena", "school", "baths"), 1)


@pytest.mark.parametrize("deck", DECKS)
def test_each_deck_holds_one_public_building_of_each_colour(deck: str) -> None:
    colours = [card["colour"] for card in cards(deck) if card["kind"] == "public"]
    assert sorted(colours) == ["blue", "green", "red", "yellow"]


def test_the_building_costs_are_those_of_the_overview() -> None:
    for card in all_cards():
        costs = {
            "production": 2,
            "public": 3,
            "aqueduct": 1,
            "residence": card.get("value", 0) - 1,
            "temple": 2 if "stars" in card else 3,
        }
        assert card["cost"] == costs[card["kind"]], card["name"]


def test_the_start_buildings_are_a_vegetable_farm_and_a_house_of_value_two_without_a_cost() -> None:
    farm, house = DATA["start"]["buildings"]
    assert farm["name"] == "vegetable farm"
    assert farm["produces"] == {"money": 1}
    assert house["value"] == 2
    assert "cost" not in farm
    assert "cost" not in house


def test_only_buildings_of_deck_one_have_stars() -> None:
    assert {card["name"]: card["stars"] for card in all_cards() if card.get("stars")} == STARS
    assert not any("stars" in card for deck in DECKS[1:] for card in cards(deck))


def test_the_farms_produce_what_the_overview_says() -> None:
    produces = {card["name"]: card["produces"] for card in all_cards() if card["kind"] == "production"}
    assert produces == {
        "vegetable farm": {"money": 1},
        "grain farm": {"bricks": 1},
        "sheep farm": {"influence": 1},
        "winery": {"money": 1, "bricks": 1},
    }


def test_special_public_buildings_have_the_function_of_the_standard_one_and_one_more() -> None:
    found = {card["name"]: (card["on_build"], card.get("bonus", 0)) for card in all_cards() if card["kind"] == "public"}
    assert found == {
        "market": ("money", 0), "Forum Romanum": ("money", 1),
        "arena": ("influence", 0), "Colosseum": ("influence", 1),
        "school": ("cards", 0), "university": ("cards", 1),
        "baths": ("markers", 0), "imperial baths": ("markers", 1),
    }  # fmt: skip


def test_the_temples_lie_in_the_decks_the_overview_names() -> None:
    temples = {deck: {card["name"][10:] for card in cards(deck) if card["kind"] == "temple"} for deck in DECKS}
    assert temples == {
        "I": {"Luna", "Mars", "Venus", "Jupiter", "Mercury"},
        "II": {"Minerva"},
        "III": {"Fortuna", "Cupid"},
        "IV": {"Juno", "Saturn"},
    }


def test_there_are_six_influence_cards() -> None:
    found = {card["value"]: (card["after"], card["players"]) for card in DATA["influence_card"]}
    assert found == {
        3: (3, [3, 4]), 6: (6, [3, 4]), 10: (10, [3, 4]),
        4: (4, [2]), 8: (8, [2]), 14: (14, [2, 3, 4]),
    }  # fmt: skip


def test_six_strips_of_three_bricks_and_two_cogs_are_all_arranged_differently() -> None:
    fronts = DATA["strips"]["fronts"]
    assert len(fronts) == 6
    assert all(Counter(front) == {"B": 3, "C": 2} for front in fronts)
    sides = {side for front in fronts for side in (front, front[::-1])}
    assert len(sides) == 10  # all the ways there are to arrange them


def test_the_supply_is_what_lies_in_the_box() -> None:
    assert DATA["supply"] == {
        "origin": "rulebook",
        "money": 27 * 1 + 6 * 5 + 6 * 10,
        "brick_tokens": 6,
        "markers": 18,
        "influence_tokens": 33,
    }


def test_prices_and_points_are_those_of_the_rulebook() -> None:
    assert DATA["prices"] == {"origin": "rulebook", "build_point": 2, "production_point": 1, "production": 2}
    assert DATA["scoring"]["aqueducts"] == [0, 4, 12, 24, 40]


def test_two_to_four_play() -> None:
    assert sorted(DATA["players"]) == ["2", "3", "4"]
    assert list(GAME.seats) == [2, 3, 4]


def test_the_opening_hand_and_the_schools_draw_from_deck_two_on() -> None:
    assert DATA["start"]["deck"] == "II"
    assert DATA["school"]["first_deck"] == "II"


# -- origins -----------------------------------------------------------------------------------------------------


def tables_without_origin(table: dict[str, Any], path: str) -> list[str]:
    """The tables that hold more than other tables and do not say where that is from."""
    if "origin" in table:
        return []
    missing = []
    for key, value in table.items():
        inner = value if isinstance(value, list) else [value]
        if all(isinstance(item, dict) for item in inner):
            missing += [name for item in inner for name in tables_without_origin(item, f"{path}.{key}")]
        else:
            missing.append(f"{path}.{key}")
    return missing


def origins(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        yield from [data["origin"]] if "origin" in data else []
        for value in data.values():
            yield from origins(value)
    elif isinstance(data, list):
        for item in data:
            yield from origins(item)


def test_every_entry_says_where_it_is_from() -> None:
    assert tables_without_origin(DATA, "") == []
    assert set(origins(DATA)) <= {"rulebook", "found", "reconstructed"}
    assert all("origin" in building for building in DATA["start"]["buildings"])


def test_only_the_strips_are_reconstructed() -> None:
    assert DATA["strips"]["origin"] == "reconstructed"
    assert Counter(origins(DATA))["reconstructed"] == 1
