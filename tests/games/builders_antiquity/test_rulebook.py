"""The rulebook of The Builders: Antiquity: rulings, examples, the way from a decision to its rule, the cards."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from tests.games.builders_antiquity.positions import GAME, allowed, do, final, money, player, points, position, send
from tests.rulebooks import rows, section_of, source

from aedilis import LANGUAGES, NOBODY, Position
from aedilis.games.builders_antiquity.data.components import (
    BUILDING_IDS,
    EMPTY,
    FIRST_MACHINE,
    FIRST_SLAVE,
    HAND_IDS,
    LOANS,
    MACHINE_HAND,
    NEED,
    POINTS,
    REWARD,
    SLAVE_PENALTY,
    SUPPLY,
    WAGE,
    lanes,
)


def rule(play: Position, refused: str = "") -> str:
    return GAME.words().rule(play, refused)


# -- the book -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_its_numbers_from_the_components(language: str) -> None:
    """In its own words there are only numbers of actions, each as many as it takes; examples say what they suppose."""
    written = source(GAME, language)
    before, _, after = written.partition("{#example}")
    rules = re.sub(r"^>.*$|^\d\. |\{.*?\}", "", before + after.partition("\n## ")[2], flags=re.MULTILINE)
    assert set(re.findall(r"\d+", rules)) <= {"1", "2", "3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_explained(language: str) -> None:
    """Under the name that a table's form has for it, and the one that a command has."""
    names = [f"{GAME.words(language).variant(name)} ({name})" for name in GAME.variants]
    assert [row[0] for row in rows(GAME, "variants", language)] == names


# -- its examples ---------------------------------------------------------------------------------------


def test_the_example_of_a_finished_building_is_right() -> None:
    known = GAME.words().blanks()
    site = "alexandria-lighthouse slave-3 companion-5"
    before = position(player("labourer-1", money=int(str(known["ex_wage"])), sites=site))
    after = send(before.copy(), "labourer-1", "alexandria-lighthouse")
    assert (money(after), points(after)) == (known["ex_lighthouse_pays"], known["ex_lighthouse_points"])
    assert known["ex_missing"] == "1 wood, 2 colour"
    assert known["ex_wasted"] == "1 knowledge"


def test_the_example_of_a_third_worker_is_right() -> None:
    at = position(player("labourer-1 labourer-2 labourer-3", money=40, sites="pyramid"))
    send(send(at, "labourer-1", "pyramid"), "labourer-2", "pyramid")
    before = money(at)
    do(at, "action", "action")
    assert "send labourer-3" not in allowed(at)
    assert "send labourer-3" in allowed(do(at, "action"))
    assert before - money(at) == GAME.words().blanks()["ex_third"]


def test_the_example_of_a_university_is_right() -> None:
    known = GAME.words().blanks()
    at = position(player("apprentice-1 master-2", money=20, sites="pyramid", tools="stone"))
    do(at, "university stone")
    assert allowed(at) == {"teach apprentice-1"}
    before = money(do(at, "teach apprentice-1"))
    send(at, "apprentice-1", "pyramid", "stone")
    assert before - money(at) == known["ex_taught_wage"]
    assert known["ex_taught"] == "4 stone, 1 wood, 1 knowledge"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_final_count_are_right(language: str) -> None:
    seventeen, sixteen = "colossus-of-rhodes hanging-gardens forum", "pyramid tower-of-babel armoury"
    ada = count(17, seventeen, money=23, pool="slave-1")
    ben = count(17, seventeen, money=12, pool="slave-1", sites="pyramid slave-2")
    cleo = count(16, sixteen, money=15, pool="slave-1 slave-2")
    comma = {"en": ".", "de": ","}[language]
    printed = re.findall(r"\*\*(\d+[.,]\d)\*\*", section_of(GAME, "example", language).source)
    assert printed == [f"{score // 10}{comma}{score % 10}" for score in (ada, ben, cleo)]


def count(supposed: int, finished: str, **more: Any) -> int:
    """The score of somebody with a loan and these finished buildings."""
    assert sum(POINTS[BUILDING_IDS.index(building)] for building in finished.split()) == supposed
    return final(player(finished=finished, loans=1, **more)).scores()[0]


def test_the_example_of_the_set_up_is_right() -> None:
    known = GAME.words().blanks()
    at = GAME.describe(position(seats=4))
    assert known["ex_workers_left"] == 18 - 4
    assert known["ex_workers_deck"] == 18 - 4 - len(at["workers"])
    assert known["ex_buildings_deck"] == len(at["building_deck"]) + 1  # the one on top


# -- from a decision to its rule ------------------------------------------------------------------------


def test_every_option_of_a_player_points_to_a_section() -> None:
    assert all(action.rule for action in GAME.actions)


def test_decisions_point_to_their_rules() -> None:
    at = position(player("labourer-1", money=20, sites="house", tools="wood"), row="market")
    assert rule(GAME.new(3)) == "setup"
    assert rule(at) == "turn"
    sending = do(at.copy(), "send labourer-1")
    assert rule(sending) == "send"
    assert rule(do(sending, "at house")) == "tools"
    assert rule(do(at.copy(), "university stone")) == "universities"
    assert rule(final()) == "scoring"


def test_a_card_that_is_turned_up_points_to_its_row() -> None:
    at = position(row="market", workers="master-1")
    at.play(GAME.option(at, "open market"))
    assert rule(at) == "open"
    at = position(row="market", workers="master-1")
    at.play(GAME.option(at, "recruit master-1"))
    assert rule(at) == "recruit"


REFUSED: Final = [
    ("open pyramid", "open"),  # not in the row
    ("recruit master-4", "recruit"),
    ("buy slave-1", "slaves"),  # too dear
    ("tool stone", "tools"),
    ("university stone", "universities"),
    ("send master-1", "send"),  # has no such worker
    ("free slave-1", "freeing"),
    ("repay", "loans"),
    ("action", "extra"),
    ("to house", "send"),
    ("teach master-1", "universities"),
    ("nonsense", "turn"),
]


@pytest.mark.parametrize(("notation", "anchor"), REFUSED)
def test_a_refusal_points_to_the_rule_it_comes_from(notation: str, anchor: str) -> None:
    at = position(player(money=1), row="market", workers="master-1")
    assert notation not in allowed(at)
    assert rule(at.seen_by(0), notation) == anchor


@pytest.mark.parametrize("notation", ["buy slave-1", "tool stone", "loan", "university stone"])
def test_a_second_investment_is_refused_because_there_is_one_in_a_turn(notation: str) -> None:
    at = position(player("master-1", money=30), invested=1)
    assert notation not in allowed(at)
    assert rule(at, notation) == "invest"


@pytest.mark.parametrize("notation", ["open market", "send master-1", "take 1", "tool stone"])
def test_without_an_action_the_refusal_is_about_more_actions(notation: str) -> None:
    at = position(player("master-1", money=30, sites="house"), row="market", actions=0)
    assert notation not in allowed(at)
    assert rule(at, notation) == "extra"


def test_others_are_pointed_to_the_rule_about_turns() -> None:
    at = position(player(money=1))
    assert {rule(at.seen_by(viewer), "buy slave-1") for viewer in (1, NOBODY)} == {"turn"}


# -- the reference --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_in_the_reference_with_its_numbers(language: str) -> None:
    speech = GAME.words(language)
    entries = {entry.id: entry for entry in speech.reference()}
    for building, name in enumerate(BUILDING_IDS):
        (needs,) = entries[name].details.values()
        assert amounts(needs) == [n for n in lanes(NEED[building]) if n]
        machine = MACHINE_HAND[building]
        brings = [REWARD[building], POINTS[building], *(lanes(SUPPLY[machine]) if machine != EMPTY else [])]
        assert amounts(entries[name].effect) == [n for n in brings if n]
    for hand, name in enumerate(HAND_IDS[:FIRST_MACHINE]):
        supplied = [n for n in lanes(SUPPLY[hand]) if n]
        assert amounts(entries[name].effect) == [*supplied, WAGE[hand] if hand < FIRST_SLAVE else SLAVE_PENALTY]


def amounts(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_the_reference_counts_what_is_in_the_box() -> None:
    entries = GAME.words().reference()
    assert sum(entry.copies for entry in entries) == 33 + 18 + 6 + 4 + LOANS + 4
    assert len(entries) == 33 + 18 + 6 + 4 + 1 + 4
