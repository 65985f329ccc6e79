"""The rulebook of Carpe Diem: rulings, examples, the way from a decision to its rule, the reference."""

from __future__ import annotations

import re

import pytest
from tests.games.carpe_diem.positions import (
    GAME,
    allowed,
    begin,
    do,
    give,
    hand_over,
    has_finished,
    lay,
    line,
    play_randomly,
    points,
    scoring,
    wares,
)
from tests.rulebooks import rows, source

from aedilis import LANGUAGES, NOBODY, Position, Rng
from aedilis.engine.rulebook import rulebook
from aedilis.games.carpe_diem.data.components import (
    CARD_IDS,
    CARDS,
    FOUNTAIN_STACK,
    FRAMES,
    GIVES_BREAD,
    GIVES_COINS,
    GIVES_POINTS,
    GIVES_STEPS,
    IS_PAID,
    NEEDS_NUMBER,
    PRICE,
    STOCKS,
    TABLEAUS,
)
from aedilis.games.carpe_diem.words.speech import REFUSALS


def rule(at: Position, refused: str = "") -> str:
    return GAME.words().rule(at, refused)


def blank(name: str) -> int:
    return int(str(GAME.words().blanks()[name]))


# -- the book -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_its_numbers_from_the_components(language: str) -> None:
    """In its own words there are none; an example may name cells."""
    written = source(GAME, language)
    assert re.findall(r"(?<![a-f])\d", re.sub(r"^\d\. |\{.*?\}", "", written, flags=re.MULTILINE)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_explained(language: str) -> None:
    """Under the name that a table's form has for it, and the one that a command has; its values as well."""
    speech = GAME.words(language)
    table = rows(GAME, "variants", language)
    assert [row[0] for row in table] == [f"{speech.variant(name)} ({name})" for name in GAME.variants]
    for row, (name, values) in zip(table, GAME.variants.items(), strict=True):
        for cell, value in zip(row[1:3], values, strict=True):
            assert cell.startswith(speech.variant(name, value)), value


# -- its examples ---------------------------------------------------------------------------------------


def test_the_example_of_moving_is_right() -> None:
    start, one, other, beyond = (blank(name) for name in ("ex_space", "ex_one", "ex_other", "ex_beyond"))
    at = begin(spaces=f"{start} {beyond}")
    spaces = {notation[5:6] for notation in allowed(at)}
    assert spaces == {str(one), str(other)}
    at.depots[(one - 1) * 4 : one * 4] = [-1] * 4
    at.derive()
    at.reopen()
    assert {notation[5:6] for notation in allowed(at)} == {str(other), str(beyond), str(start)}


def test_the_examples_of_rewards_are_right() -> None:
    at = hand_over(lay(begin(), 0, b2="pond-end/1", c2="pond-across/1"), "pond-end")
    assert wares(do(at, "build d2")) == {"fish": blank("ex_fish")}
    at = hand_over(lay(begin(), 0, b2="pond-end/1", c2="pond-across/1", d2="pond-across/1"), "pond-end")
    assert wares(do(at, "build e2")) == {"fish": blank("ex_most_wares")}
    at = give(lay(begin(), 0, c3="market", d3="merchant-end/1"), 0, grapes=2, herbs=3)
    assert do(hand_over(at, "merchant-end"), "build e3").players[0].coins == blank("ex_coins")


def test_the_example_of_a_red_card_is_right() -> None:
    at = do(give(scoring("A05 D08"), 0, herbs=3, coins=1), "disc 8", "score 5", "pay 2")
    assert at.players[0].gained == blank("ex_card_twice") == 2 * blank("ex_card_points")
    assert GAME.words().blanks()["ex_card_needs"] == "2 herbs"


def test_the_example_of_a_green_card_is_right() -> None:
    at = do(has_finished(scoring("C04 D08"), 0, chimneys=5), "disc 8", "score 5")
    assert at.players[0].gained == 2 * GIVES_POINTS[CARD_IDS.index("C04")]


def test_the_example_of_bread_is_right() -> None:
    at = has_finished(give(scoring("A05 C01"), 0, bread=2, herbs=1), 0, chimneys=2)
    do(at, "disc 8", "score 6", "loaves 5")
    assert (points(at), at.players[0].bread) == (GIVES_POINTS[CARD_IDS.index("A05")], 0)


def test_the_examples_of_the_final_scoring_are_right() -> None:
    at = lay(
        begin(), 0,
        a1="villa-end/1", b1="villa-end/3",
        a3="villa-end/1", b3="villa-across/1", c3="villa-end/3",
        a5="villa-end/1", b5="villa-across/1",
    )  # fmt: skip
    assert line(at, 0, "villa") == blank("ex_villas")
    at.players[0].store(0)
    assert line(give(at, 0, grapes=2, coins=1, bread=1), 0, "leftovers") == blank("ex_leftovers")


def test_the_example_of_a_task_is_right() -> None:
    """The third piece lies below, where its line for a pond is the one between b and c."""
    at = begin(frames="R01 R02 R08 R03")
    assert line(lay(at.copy(), 0, b2="pond-end/1", c2="pond-end/3"), 0, "frame") == blank("landscape_task")
    assert line(lay(at.copy(), 0, c2="pond-end/2", c3="pond-end/0"), 0, "frame") == 0


# -- from a decision to its rule ------------------------------------------------------------------------


def test_every_refusal_points_to_a_section_of_both_books() -> None:
    pointed = {anchor for verbs in REFUSALS.values() for anchor in verbs.values()}
    for language in LANGUAGES:
        assert pointed <= {section.anchor for section in rulebook(GAME, language)}


def test_decisions_point_to_their_rules() -> None:
    at = begin()
    assert (rule(GAME.new(2)), rule(at)) == ("setup", "move")
    assert rule(hand_over(lay(at, 0, c3="market"), "pond-end")) == "build"
    assert rule(do(give(scoring("A05 D08"), 0, herbs=2), "disc 8", "score 5")) == "pay"
    assert rule(scoring()) == "scoring"
    assert rule(play_randomly(GAME.new(2), Rng(1))) == "final"


def test_a_refusal_points_to_the_rule_it_comes_from() -> None:
    at = begin(spaces="1 2")
    assert (rule(at, "bread"), rule(at, "take 1a"), rule(at, "nonsense")) == ("bread", "move", "move")
    first = hand_over(begin(), "pond-end")
    assert "store" not in allowed(first)
    assert rule(first.seen_by(0), "store") == "store"
    poor = do(give(scoring("A05 D08"), 0, bread=2), "disc 8")
    assert "loaves 5" not in allowed(poor)
    assert rule(poor.seen_by(0), "loaves 5") == "feed"


def test_others_are_pointed_to_the_rule_about_what_is_decided() -> None:
    at = begin(spaces="1 2")
    assert {rule(at.seen_by(viewer), "bread") for viewer in (1, NOBODY)} == {"move"}


# -- the reference --------------------------------------------------------------------------------------


def amounts(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scoring_card_is_in_the_reference_with_its_numbers(language: str) -> None:
    entries = {entry.id: entry for entry in GAME.words(language).reference()}
    for card, name in enumerate(CARD_IDS):
        asks = PRICE[card] if IS_PAID[card] else NEEDS_NUMBER[card]
        brings = [GIVES_POINTS[card], GIVES_COINS[card], GIVES_BREAD[card], GIVES_STEPS[card]]
        numbers = [number for number in (*asks, *brings) if number]
        assert amounts(entries[name].name) == numbers
        assert sorted(amounts(entries[name].effect)) == sorted([*numbers, 3])


def test_the_reference_counts_what_is_in_the_box() -> None:
    entries = GAME.words().reference()
    in_all = sum(map(len, STOCKS)) + CARDS + len(FOUNTAIN_STACK) + FRAMES + TABLEAUS
    assert sum(entry.copies for entry in entries) == in_all


def test_equal_tiles_of_both_stocks_are_said_to_do_the_same() -> None:
    entries = {entry.id: entry for entry in GAME.words().reference()}
    for name in ("market", "bakery", "fountain"):
        light, dark = entries[name], entries[f"dark-{name}"]
        assert (light.name, light.kind, light.effect) == (dark.name, dark.kind, dark.effect)
        assert light.group != dark.group
