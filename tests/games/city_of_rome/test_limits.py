"""Somebody corrects a card or tries another one: what the rules cannot play is refused with a sentence."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from tests.games.city_of_rome.box import DATA

from aedilis.games.city_of_rome.data.components import COUNTED, MARKED
from aedilis.games.city_of_rome.data.limits import check

GONE = object()


def tables(data: dict[str, Any]) -> dict[str, Any]:
    """The tables of the file, and each building by its id, each influence card by its value."""
    decks = [building for deck in data["decks"].values() for building in deck["buildings"]]
    named = {building["id"]: building for building in [*decks, *data["start"]["buildings"]]}
    players = {f"players {seats}": table for seats, table in data["players"].items()}
    return {**data, **players, **named, **{f"influence {card['value']}": card for card in data["influence_card"]}}


def changed(table: str, key: str, value: Any) -> dict[str, Any]:
    data = deepcopy(DATA)
    if value is GONE:
        del tables(data)[table][key]
    else:
        tables(data)[table][key] = value
    return data


def refusal(table: str, key: str, value: Any) -> str:
    with pytest.raises(ValueError, match=r"^components\.toml: ") as refused:
        check(changed(table, key, value), COUNTED, MARKED - 1)
    return str(refused.value).removeprefix("components.toml: ")


def test_the_box_as_it_is_can_be_played() -> None:
    check(DATA, COUNTED, MARKED - 1)


@pytest.mark.parametrize(
    ("card", "key", "value", "reason"),
    [
        ("I-jupiter", "copies", 2, "I-jupiter: there is one of each temple, not 2"),
        ("I-winery", "produces", {"money": 1, "bricks": 2}, "I-winery: there is room for one brick token"),
        ("I-winery", "produces", {"wine": 1}, "I-winery: what it produces must be one of money, influence, bricks"),
        ("II-house2", "value", 5, "II-house2: the value must be one of 2, 3, 4, not 5"),
        ("II-market", "colour", "pink", "II-market: the colour must be one of"),
        ("II-market", "on_build", "fame", "II-market: on_build must be one of money, influence, cards, markers"),
        ("II-market", "on_build", "markers", "II-market: markers lie on blue buildings only"),
        ("I-imperial-baths", "bonus", 4, "I-imperial-baths: there is room for 7 markers on a building, not for 8"),
        ("II-market", "copies", 0, "II-market: copies must be a whole number from 1 on, not 0"),
        ("II-market", "cost", "three", "II-market: cost must be a whole number from 0 on, not 'three'"),
        ("II-market", "cost", GONE, "II-market: cost is missing"),
        ("II-market", "value", 2, "II-market: value means nothing for a building of kind public"),
        ("II-market", "kind", "forum", "II-market: the kind must be one of production, residence"),
        ("II-market", "id", "II market", "II market: an id has none of"),
        ("II-market", "id", "II-arena", "there is more than one building 'II-arena'"),
        ("start-farm", "copies", 4, "start-farm: copies means nothing"),
    ],
)
def test_a_building_that_the_rules_do_not_know_is_refused(card: str, key: str, value: Any, reason: str) -> None:
    assert refusal(card, key, value).startswith(reason)


@pytest.mark.parametrize(
    ("scores", "reason"),
    [
        ({"points": 1, "per": 1, "at_least": 2, "of": "stars"}, "I-luna: a temple scores either 'per' so many or once"),
        ({"points": 1, "of": "stars"}, "I-luna: a temple scores either 'per' so many or once"),
        ({"points": 1, "per": 0, "of": "stars"}, "I-luna: per must be a whole number from 1 on"),
        ({"points": 1, "per": 1, "of": "moons"}, "I-luna: what it counts must be one of stars, temples"),
        ({"per": 1, "of": "stars"}, "I-luna: its scores say points, of what, and per"),
    ],
)
def test_a_temple_scores_in_one_of_two_ways(scores: dict[str, Any], reason: str) -> None:
    assert refusal("I-luna", "scores", scores).startswith(reason)


@pytest.mark.parametrize(
    ("fronts", "reason"),
    [
        (["BBBBX", "BBCBC"], "strips: 'BBBBX' must be made of B and C"),
        (["BBBCC", "BBBBC"], "strips: 'BBBBC' has other symbols than 'BBBCC'"),
        (["BBBCC", "BBBC"], "strips: 'BBBC' has other symbols than 'BBBCC'"),
        (["BBBCC", "CCBBB"], "there is more than one strip 'BBBCC'"),
    ],
)
def test_strips_are_arranged_differently_from_the_same_symbols(fronts: list[str], reason: str) -> None:
    assert refusal("strips", "fronts", fronts) == reason


@pytest.mark.parametrize(
    ("table", "key", "value", "reason"),
    [
        ("city", "width", 9, "city: 9 by 4 is too large"),
        ("city", "height", 3, "scoring: there can be 0 to 3 aqueducts, not 5 numbers of them"),
        ("start", "money", -3, "start: money must be a whole number from 0 on, not -3"),
        ("prices", "build_point", 0, "prices: build_point must be a whole number from 1 on, not 0"),
        ("scoring", "influence_per_point", 0, "scoring: influence_per_point must be a whole number from 1 on, not 0"),
        ("public_buildings", "colours", ["green", "red"], "public_buildings: the colours are green, red, yellow, blue"),
        ("school", "first_deck", "III", "with 2 players there is no deck III, so a school has none to draw from"),
        ("school", "first_deck", "I", "deck I has 14 cards, 2 players may need 16"),
        ("start", "deck", "IV", "with 2 players there is no deck IV to begin with"),
        ("start", "buildings", [], "the start buildings are a production building and a house"),
    ],
)
def test_numbers_that_the_rules_cannot_play_with_are_refused(table: str, key: str, value: Any, reason: str) -> None:
    assert refusal(table, key, value) == reason


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("decks", ["I", "III"], "with 2 players: the decks are the first ones in their order"),
        ("offer", 1, "with 2 players: 4 builders take 2 cards of the offer"),
        ("rounds", 0, "with 2 players: rounds must be a whole number from 1 on, not 0"),
        ("rounds", 8, "deck I has 14 cards, 2 players may need 16"),
        ("colours", ["white", "white"], "with 2 players: 2 of the colours violet, orange, white, brown"),
    ],
)
def test_every_number_of_players_has_what_it_needs(key: str, value: Any, reason: str) -> None:
    assert refusal("players 2", key, value) == reason


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("after", 15, "influence card 8: with 2 players deck I shows only 14 buildings"),
        ("players", [5], "influence card 8: the number of players must be one of 2, 3, 4, not '5'"),
        ("value", 4, "there is more than one influence card 4"),
    ],
)
def test_every_influence_card_comes_up(key: str, value: Any, reason: str) -> None:
    assert refusal("influence 8", key, value) == reason


def test_more_builders_than_spaces_are_refused() -> None:
    assert refusal("strips", "fronts", ["BBC", "BCB"]) == (
        "with 2 players: 4 builders are too many for 3 spaces of a strip"
    )


def test_more_kinds_of_buildings_than_a_set_holds_are_refused() -> None:
    data = deepcopy(DATA)
    data["decks"]["II"]["buildings"] += [{**data["decks"]["II"]["buildings"][0], "id": f"II-{n}"} for n in range(9)]
    with pytest.raises(ValueError, match="there are more kinds of buildings than 58"):
        check(data, COUNTED, MARKED - 1)


@pytest.mark.parametrize(
    ("card", "key", "value"),
    [
        ("II-market", "cost", 1),
        ("II-house2", "stars", 2),
        ("I-venus", "name", "temple of Apollo"),
        ("I-mars", "cost", 0),
    ],
)
def test_cards_may_be_changed_within_the_rules(card: str, key: str, value: Any) -> None:
    check(changed(card, key, value), COUNTED, MARKED - 1)
