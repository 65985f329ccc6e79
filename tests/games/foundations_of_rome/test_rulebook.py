"""The rulebook of Foundations of Rome: rulings, examples, the way from a decision to its rule, the reference."""

from __future__ import annotations

import re

import pytest
from tests.games.foundations_of_rome.positions import (
    GAME,
    NOBODY,
    allowed,
    begin,
    build,
    decide,
    do,
    end_era,
    markers,
    player,
    points,
    position,
    silver,
    sites,
)
from tests.rulebooks import rows, source

from aedilis import LANGUAGES, Position, Rng
from aedilis.engine.rulebook import rulebook
from aedilis.games.foundations_of_rome.data.components import (
    CARDS,
    COUNT,
    DATA,
    GOAL_IDS,
    GOAL_LEAST,
    GOAL_POINTS,
    GOALS,
    MONUMENTS,
    ROLES,
    TRAY_KINDS,
)


def rule(at: Position, refused: str = "") -> str:
    return GAME.words().rule(at, refused)


def blank(name: str) -> int:
    return int(str(GAME.words().blanks()[name]))


# -- the book -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_its_numbers_from_the_components(language: str) -> None:
    """In its own words there are none but the names of lots."""
    written = source(GAME, language)
    assert re.findall(r"(?<![A-J])\d", re.sub(r"^\d\. |\{.*?\}", "", written, flags=re.MULTILINE)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_explained(language: str) -> None:
    """Under the name that a table's form has for it, and the one that a command has; its values as well."""
    speech = GAME.words(language)
    table = rows(GAME, "variants", language)
    assert [row[0] for row in table] == [f"{speech.variant(name)} ({name})" for name in GAME.variants]
    for row, (name, (usual, *others)) in zip(table, GAME.variants.items(), strict=True):
        assert row[1] == speech.variant(name, usual)
        assert re.split(" or | oder ", row[2]) == [speech.variant(name, other) for other in others]


# -- its examples ---------------------------------------------------------------------------------------


def test_the_example_of_income_is_right() -> None:
    game = do(position(player("bakery A1 | pottery C1 0", silver=0)), "income")
    assert silver(game) == blank("ex_income")


def test_the_example_of_the_market_is_right() -> None:
    game = position(player(silver=20), player(silver=20), market="A1 B1 C4 D1 E1 F1")
    assert game.price(game.players[0], 2) == blank("ex_third")
    do(game, "buy 1")
    assert game.price(game.players[1], game.row.index(32)) == blank("ex_second")


@pytest.mark.parametrize(("spare", "possible"), [(2, True), (1, False)])
def test_the_example_of_replacing_is_right(spare: int, possible: bool) -> None:
    """Two rows of three lots, of each one lot is covered, and two marked lots; then as many markers as leave some."""
    more = ["F1", "F2", "F3", "F4", "F5", "F6"][: 6 - spare]
    buildings = "insula-row A1 90 | artisans-row D1 90"
    game = position(player(buildings, lots=" ".join(["B1", "C1", *more])))
    assert markers(game) == 8 - spare
    assert ("A1" in sites(game, "foundry-row 0")) == possible
    if possible:
        assert markers(build(game, "foundry-row 0", "A1")) == 8


def test_the_example_of_population_is_right() -> None:
    cities = [
        "grand-insula-sq A1 | insula-row A3 0",
        "grand-insula-row D1 0 | domus D2",
        "domus-maxima E3 0 | domus G3",
        "",
    ]
    game = position(*map(player, cities), seats=4, seat=3, ending=1)
    end_era(game)
    expected = [blank(name) for name in ("ex_first", "ex_second_place", "ex_third_place", "ex_none")]
    assert [points(game, seat)["population"] for seat in range(4)] == expected


def test_the_examples_of_civic_buildings_are_right() -> None:
    for civic, wanted in (("library B2", "ex_library"), ("grand-library B2 90", "ex_grand_library")):
        game = position(player(f"{civic} | domus A2"), player("insula-corner C1 0"), seat=1, ending=1)
        assert points(end_era(game))["civic"] == blank(wanted)


@pytest.mark.parametrize("era", [1, 3])
def test_the_example_of_commercial_buildings_is_right(era: int) -> None:
    game = end_era(position(player("bakery A1 | foundry-sq C1", silver=0), era=era, seat=1, ending=1))
    last = era == 3
    assert points(game)["commercial"] == blank("ex_last" if last else "ex_points")
    assert silver(game) == (0 if last else blank("ex_silver"))


def test_the_example_of_trading_is_right() -> None:
    game = position(player(fresh=1), player(lots="C4", silver=5), seat=1, favour="yes")
    offer = ("trade 0", "give 1", "give 2", "add lot", "lot C4", "ask fresh", "propose")
    do(game, *offer, "accept")
    assert (silver(game, 1), markers(game, 1), game.players[1].fresh) == (2, 0, 1)
    assert (silver(game, 0), markers(game, 0), game.players[0].fresh) == (13, 1, 0)


# -- from a decision to its rule ------------------------------------------------------------------------


def test_every_refusal_points_to_a_section_of_both_books() -> None:
    refusals = {action.rule for action in GAME.actions} - {""}
    for language in LANGUAGES:
        assert refusals <= {section.anchor for section in rulebook(GAME, language)}


def test_decisions_point_to_their_rules() -> None:
    assert (rule(GAME.new(2)), rule(begin(2))) == ("setup", "turn")
    game = position(player("domus A1", lots="B1"), favour="yes")
    assert rule(decide(game.copy(), "build domus")) == "build"
    assert rule(decide(game.copy(), "trade 1")) == "trade"
    over = GAME.new(1)
    random = Rng(1)
    while over.seat >= -1:
        over.play(over.pick(random))
    assert rule(over) == "final"


def test_a_refusal_points_to_the_rule_it_comes_from() -> None:
    game = position(player(silver=0), monuments="colosseum")
    expected = {
        "buy 1": "buy",
        "build domus": "build",
        "build colosseum": "monuments",
        "use mars": "influence",
        "trade 1": "trade",
        "steal": "steal",
        "nonsense": "turn",
    }
    assert not set(expected) & allowed(game)
    for notation, anchor in expected.items():
        assert rule(game.seen_by(0), notation) == anchor


def test_others_are_pointed_to_the_rule_about_what_is_decided() -> None:
    game = position(player(silver=0))
    assert {rule(game.seen_by(viewer), "buy 1") for viewer in (1, NOBODY)} == {"turn"}


# -- the reference --------------------------------------------------------------------------------------


def amounts(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_are_in_the_reference_with_their_numbers(language: str) -> None:
    entries = {entry.id: entry for entry in GAME.words(language).reference()}
    for data in (*DATA["tray"]["buildings"], *DATA["monuments"]["buildings"]):
        civic, neighbours = data.get("civic", {}), data.get("neighbours_get", {})
        printed = [data.get(name, 0) for name in ("population", "silver", "points")]
        printed += [*data.get("adjacent", {}).values(), *neighbours.values(), civic.get("points", 0)]
        printed.append(civic.get("divisor", 0))
        assert sorted(amounts(entries[data["id"]].effect)) == sorted(number for number in printed if number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_are_in_the_reference_with_their_numbers(language: str) -> None:
    entries = {entry.id: entry for entry in GAME.words(language).reference()}
    for goal, name in enumerate(GOAL_IDS):
        least = GOAL_LEAST[goal][2:]
        said = [number for number in (least[:1] if len({*least}) == 1 else least) if number]
        assert amounts(entries[f"goal-{name}"].effect) == [GOAL_POINTS[goal], *said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_gardens_are_in_the_reference_with_what_they_are_worth_on_every_level(language: str) -> None:
    entries = {entry.id: entry for entry in GAME.words(language).reference()}
    civic = DATA["ceres"]["civic_points"]
    for garden in DATA["ceres"]["gardens"]:
        entry, worth = entries[garden["id"]], garden.get("values", civic)
        changes = [number for number, before in zip(worth[1:], worth, strict=False) if number != before]
        assert amounts(entry.effect) == worth[:1]
        assert [amounts(text) for text in entry.details.values()] == [[number] for number in changes]
    higher, highest = entries["residential-garden-2"].details, entries["any-civic-garden"].details
    assert set(higher) != set(highest)  # the one already on the second level, the other on the third


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_and_influence_cards_are_in_the_reference_with_their_numbers(language: str) -> None:
    """Everything that is a number in the components is one in the sentence."""
    entries = {entry.id: entry for entry in GAME.words(language).reference()}
    cards = [(f"card-{data['id']}", data["effect"]) for data in DATA["influence"]["cards"]]
    for id, effect in [*((data["id"], data["effect"]) for data in DATA["roles"]["cards"]), *cards]:
        numbers = {value for value in effect.values() if type(value) is int}
        assert numbers <= set(amounts(entries[id].effect)), id


def test_the_reference_counts_what_is_in_the_box() -> None:
    entries = GAME.words().reference()
    ceres = sum(garden["count"] for garden in DATA["ceres"]["gardens"]) + len(DATA["ceres"]["deck"])
    in_all = sum(COUNT[:TRAY_KINDS]) + MONUMENTS + GOALS + ROLES + CARDS + ceres
    assert sum(entry.copies for entry in entries) == in_all
