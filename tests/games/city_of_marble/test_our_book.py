"""Our rulebook of City of Marble: rulings, examples, the way from a decision to its rule, the reference."""

from __future__ import annotations

import re

import pytest
from tests.games.city_of_marble.positions import (
    GAME,
    allowed,
    at_site,
    begin,
    built,
    city,
    complete,
    do,
    give,
    of,
    path,
    play_randomly,
    post,
    told_points,
)
from tests.rulebooks import section_of, source

from aedilis import LANGUAGES, NOBODY, Position, Rng
from aedilis.engine.rulebook import rulebook
from aedilis.games.city_of_marble.data.components import (
    ALL_DISTRICTS,
    AQUEDUCTS,
    BRIDGE_COPIES,
    BRIDGE_VALUES,
    BUILDING_POINTS,
    EMPTY,
    HILLS,
    IMPERIUM_TILES,
    KIND_IDS,
    MAJORITY,
    MAJORITY_TIED,
    PIECES,
    START_PIECES,
    STRUCTURES,
)
from aedilis.games.city_of_marble.generated.phases import ACT
from aedilis.games.city_of_marble.rules.geometry import CORNERS_OF, TRIANGLE_NAMES, VERTEX_AT, VERTEX_NAMES, triangle
from aedilis.games.city_of_marble.words.sections import REFUSALS


def rule(at: Position, refused: str = "") -> str:
    return GAME.words().rule(at, refused)


def blank(name: str) -> int:
    return int(str(GAME.words().blanks()[name]))


# -- the book -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_its_numbers_from_the_components(language: str) -> None:
    written = source(GAME, language)
    assert re.findall(r"\d", re.sub(r"^\d\. |\{.*?\}", "", written, flags=re.MULTILINE)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_explained(language: str) -> None:
    """Under the name that a table's form has for it, and the one that a command has; its values as well."""
    speech = GAME.words(language)
    explained = re.findall(
        r"\*\*(.+?)\*\*(?: \((.+?)\)$)?", section_of(GAME, "variants", language).source, re.MULTILINE
    )
    assert explained == [
        named
        for name, values in GAME.variants.items()
        for named in [(speech.variant(name), name), *((speech.variant(name, value), "") for value in values)]
    ]


# -- its examples ---------------------------------------------------------------------------------------


def test_the_names_of_points_are_explained_rightly() -> None:
    """A point is the left tip of the triangle it is named after, if there is one to its right."""
    for vertex, (line, row) in enumerate(VERTEX_AT):
        tip = triangle(line, row)
        if tip != EMPTY:
            assert CORNERS_OF[tip][0] == vertex
            assert VERTEX_NAMES[vertex] == TRIANGLE_NAMES[tip].upper()
    blanks = GAME.words().blanks()
    assert blanks["ex_site"] == str(blanks["ex_triangle"]).upper()
    assert str(blanks["ex_triangle"]) in str(blanks["ex_place"])


def test_the_example_of_a_turn_is_right() -> None:
    """Three districts meet at F6, all of them green."""
    at = city(begin(), "temple f5-f6", "temple e7-f7")
    post(post(at, 0, "temple f5-f6"), 1, "temple e7-f7")
    complete(at, "temple", "e5-e6", with_magistrate=True)
    assert (at_site(at, "F6"), at.scores()[0]) == ("temple 0", blank("ex_temple"))
    do(at, "move 1", "stay", "draw arena", "draw bath")
    player = of(at, 0)
    assert (at.turn, player.imperium, player.hand) == (1, [1, 0, 0, 0], [0, 2, 1, 2])
    assert player.idle_magistrate() == 0


def test_the_example_of_more_actions_is_right() -> None:
    at = give(begin(), 0, temple=1, bath=1)
    do(at, "draw temple", "draw bath", "play temple", "lay f8-g8", "without")
    do(at, "discard bath", "play arena", "lay f10-f11", "without", "end")
    assert (at.turn, sum(of(at, 0).imperium)) == (1, 1)
    assert blank("ex_actions") == 3


def test_the_example_of_the_end_of_a_turn_is_right() -> None:
    at = do(post(begin(), 0, "imperium temple", "treasury"), *["draw temple", "draw bath"] * 2)
    assert (of(at, 0).imperium, of(at, 0).coins, of(at, 0).magistrates) == ([1, 0, 0, 0], 1, [-1, -1, -1])


def test_the_examples_of_sites_are_right() -> None:
    """Two blunt corners and two sharp ones; and two blunt ones and a sharp one at a hill's corner."""
    four = city(begin(), "bath f5-f6", "bath e6-e7", "arena f7-f8")
    at = complete(post(four, 0, "bath f5-f6"), "temple", "e4-e5")
    assert at_site(at, "F6") == f"{GAME.words().blanks()['ex_four_building']} 0"
    hill = city(begin(), "temple f7-f8", "temple e8-e9")
    at = complete(post(hill, 0, "temple f7-f8"), "bath", "e6-e7")
    assert at_site(at, "F8") == f"{GAME.words().blanks()['ex_three_building']} 0"


def test_the_examples_of_influence_are_right() -> None:
    at = city(begin(), "bath f5-f6", "bath e6-e7", "arena f7-f8")
    post(post(at, 0, "bath f5-f6"), 1, "arena f7-f8")
    assert at_site(complete(at.copy(), "temple", "e4-e5"), "F6") == "bath 0"
    assert at_site(complete(post(at, 1, "arena f7-f8", "bath e6-e7"), "temple", "e4-e5"), "F6") == "fountain"


def test_the_example_of_sending_is_right() -> None:
    """Five districts meet: a theatre."""
    at = city(begin(first=2), "theatre f5-f6", "arena f7-f8", "bath e7-e8", "theatre d6-e6")
    post(post(at, 1, "theatre f5-f6"), 0, "arena f7-f8")
    at = do(complete(at, "temple", "e4-e5"), "stay", "move 1")
    assert at_site(at, "F6") == "theatre 1"
    do(at, *["draw temple", "draw bath"] * 3)
    assert of(at, 0).imperium[KIND_IDS.index("theatre")] == 1


def test_the_example_of_starting_an_aqueduct_is_right() -> None:
    at = complete(city(begin(), "temple k4-k5"), "bath", "k2-k3")
    assert at.pieces == START_PIECES


def test_the_example_of_a_coin_is_right() -> None:
    at = path(city(begin(), "temple k2-k3", "bath k4-k5", "arena j3-j4"), "grey", "L2 L4")
    at = do(built(at, K3="fountain"), "grey nw")
    assert of(at, 0).coins == 1
    assert of(do(at, allowed(at)[0]), 0).coins == 1


def test_the_example_of_the_final_scoring_is_right() -> None:
    """F8 is beside both buildings, E9 beside the bath only; the grey aqueduct passes the temple."""
    at = built(begin(), F6="temple 0", E7="bath 0", F8="fountain", E9="fountain")
    points = told_points(path(at, "grey", "L2 F6"), 0)
    assert points["aqueducts"] == blank("ex_aqueduct")
    assert points["fountains"] == blank("ex_beside")


def test_the_example_of_imperium_tiles_is_right() -> None:
    at = give(give(begin(), 0, temple=3, bath=1), 1, temple=2, bath=1)
    assert told_points(at, 0)["imperium"] == MAJORITY + MAJORITY_TIED
    assert told_points(at, 1)["imperium"] == MAJORITY_TIED


# -- from a decision to its rule ------------------------------------------------------------------------


def test_what_is_special_points_to_a_section_of_both_books() -> None:
    pointed = {*REFUSALS.values(), "last-round", "start"}
    for language in LANGUAGES:
        assert pointed <= {section.anchor for section in rulebook(GAME, language)}


def test_decisions_point_to_their_rules() -> None:
    at = begin()
    assert (rule(GAME.new(2)), rule(at)) == ("setup", "turn")
    assert rule(do(at.copy(), "draw temple")) == "draw"
    assert rule(do(at.copy(), "play temple")) == "play"
    assert rule(complete(city(begin(), "temple k4-k5"), "bath", "k2-k3")) == "start"
    assert rule(play_randomly(GAME.new(2), Rng(1))) == "final"
    at.last_turns = 2
    assert at.phase == ACT
    assert {rule(at.seen_by(viewer)) for viewer in (0, 1, NOBODY)} == {"last-round"}


def test_a_refusal_points_to_the_rule_it_comes_from() -> None:
    at = begin().seen_by(0)
    for refused, anchor in (
        ("grey ne", "pieces"),
        ("recall 1", "recall"),
        ("discard bath", "extra"),
        ("end", "turn"),
        ("lay a1-a2", "turn"),
        ("nonsense", "turn"),
    ):
        assert refused not in allowed(at)
        assert rule(at, refused) == anchor
    assert rule(do(begin(), "play temple").seen_by(0), "lay a1-a2") == "play"


def test_others_are_pointed_to_the_rule_about_what_is_decided() -> None:
    assert {rule(begin().seen_by(viewer), "discard bath") for viewer in (1, NOBODY)} == {"turn"}


# -- the reference --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_in_the_reference_with_its_numbers(language: str) -> None:
    entries = {entry.id: entry for entry in GAME.words(language).reference()}
    for kind, id in enumerate(KIND_IDS):
        numbers = [int(number) for number in re.findall(r"\d+", entries[id].effect)]
        assert numbers == [STRUCTURES[kind], BUILDING_POINTS[kind]]
    for value, copies in zip(BRIDGE_VALUES, BRIDGE_COPIES, strict=True):
        assert (entries[f"bridge-{value}"].copies, str(value) in entries[f"bridge-{value}"].effect) == (copies, True)


def test_the_reference_counts_what_is_in_the_box() -> None:
    copies: dict[str, int] = {}
    for entry in GAME.words().reference():
        copies[entry.group] = copies.get(entry.group, 0) + entry.copies
    assert copies == {
        "Districts": ALL_DISTRICTS,
        "Buildings": 96 + 12,
        "Imperium tiles": sum(IMPERIUM_TILES),
        "Coins": 16,
        "Hills": HILLS,
        "Bridges": sum(BRIDGE_COPIES),
        "Aqueducts": AQUEDUCTS * PIECES,
    }
