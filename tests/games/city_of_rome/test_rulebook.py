"""The rulebook of City of Rome in our own words: rulings, examples, the way from a decision to its rule, the cards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, cast

import pytest
from tests.every_game.rulings.city_of_rome import NAMES
from tests.games.city_of_rome.positions import (
    FULL_CITY,
    GAME,
    answer,
    begin,
    do,
    final,
    play_until,
    player,
    position,
)
from tests.rulebooks import section_of, source

from aedilis import LANGUAGES, NOBODY, OVER, Rng
from aedilis.games.city_of_rome.data.components import COPIES, COST, IDS, STARS, UNKNOWN
from aedilis.games.city_of_rome.words.speech import RomanSpeech

# -- the book -------------------------------------------------------------------------------------------


def test_all_rulings_are_tested() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_rulings_*.py"))
    tested = set(re.findall(r"^def test_ruling_(\d\d[a-z]?)_", tests, re.MULTILINE))
    assert tested == {str(name).zfill(2) for name in NAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_its_numbers_from_the_components(language: str) -> None:
    """In its own words there are only the values of houses, the numbers of players, and "one"."""
    written = source(GAME, language)
    rules = re.sub(r"^>.*$|^\d\. |\{.*?\}", "", written.partition("{#example}")[0], flags=re.MULTILINE)
    assert set(re.findall(r"\d+", rules)) <= {"1", "2", "3", "4"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_changes_with_the_players_stands_in_their_column(seats: int, language: str) -> None:
    lines = section_of(GAME, "players", language).source.splitlines()[2:]
    rows = [line.split("|")[1 + seats - 1].strip() for line in lines]
    known = GAME.words(language).blanks()
    what = ("rounds", "builders", "turns", "decks", "per_deck", "offer", "influence", "influence_rounds")
    assert rows == [str(known[f"{name}_{seats}"]) for name in what]


def test_influence_cards_appear_in_these_rounds() -> None:
    known = GAME.words().blanks()
    assert known["influence_rounds_2"] == "2, 4, 7"
    assert known["influence_rounds_3"] == known["influence_rounds_4"] == "3, 6, 10, 14"


# -- from a decision to its rule ------------------------------------------------------------------------


def test_decisions_point_to_their_rules() -> None:
    speech = GAME.words()
    assert speech.rule(GAME.new(3)) == "setup"
    opening = begin(2)
    assert speech.rule(opening) == "draft"
    answer(opening, "II-house2", "II-market")
    assert speech.rule(opening) == "draft"
    assert speech.rule(final()) == "scoring"


@pytest.mark.parametrize(
    ("decision", "anchor"),
    [
        ("reveal", "preparation"),
        ("place", "placement"),
        ("take", "take"),
        ("act", "actions"),
        ("pay", "buying"),
        ("school", "school"),
        ("under", "school"),
    ],
)
def test_a_decision_of_a_round_points_to_its_rule(decision: str, anchor: str) -> None:
    for seed in range(60):
        at = play_until(GAME.new(4), decision, Rng(seed))
        if at.seat != OVER:
            assert GAME.words().rule(at) == anchor
            return
    pytest.fail(f"no game came to '{decision}'")


def test_where_an_aqueduct_goes_is_a_rule_of_its_own() -> None:
    at = position(player(hand="II-aqueduct II-house2"), bricks=3, cogs=0)
    assert GAME.words().rule(at) == "actions"
    assert GAME.words().rule(do(at.copy(), "build II-aqueduct")) == "aqueducts"
    assert GAME.words().rule(do(at.copy(), "build II-house2")) == "where"


REFUSED: Final = [
    ("build II-house2", "build"),  # not in hand
    ("build II-market", "buying"),  # too dear
    ("produce", "buying"),
    ("space 1", "actions"),  # not the time for it
    ("nonsense", "actions"),
]


@pytest.mark.parametrize(("notation", "anchor"), REFUSED)
def test_a_refusal_points_to_the_rule_it_comes_from(notation: str, anchor: str) -> None:
    at = position(player(money=0, hand="II-market II-aqueduct"), bricks=1, cogs=0)
    assert notation not in {GAME.notation(at, option) for option in at.options()}
    assert GAME.words().rule(at.seen_by(0), notation) == anchor


def test_without_a_place_the_refusal_is_about_places() -> None:
    at = position(player(money=9, hand="III-house2", city=FULL_CITY), bricks=3, cogs=2)
    assert GAME.words().rule(at, "build III-house2") == "where"


def test_an_action_that_was_done_is_refused_because_each_is_done_once() -> None:
    at = position(player(money=9, hand="II-house2 II-house3"), bricks=3, cogs=2)
    built = do(at.copy(), "build II-house2", "at c3")
    assert GAME.words().rule(built, "build II-house3") == "actions"
    assert GAME.words().rule(do(at.copy(), "produce"), "produce") == "actions"


def test_what_is_refused_to_others_tells_them_nothing_of_a_hand() -> None:
    """The same rule whatever the one who decides could do."""
    rich = position(player(money=9, hand="II-market"), bricks=3, cogs=2)
    poor = position(player(money=9, hand="II-aqueduct"), bricks=3, cogs=2)
    for viewer in (1, NOBODY):
        for at in (rich, poor):
            assert GAME.words().rule(at.seen_by(viewer), "build II-market") == "actions"


# -- the reference --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_data_is_in_the_reference(language: str) -> None:
    speech = cast(RomanSpeech, GAME.words(language))
    entries = {entry.id: entry for entry in speech.reference()}
    assert {entry.id for entry in entries.values() if entry.drawn} == set(IDS[:UNKNOWN])
    for kind in range(UNKNOWN):
        entry = entries[IDS[kind]]
        printed = list(entry.details.values())
        assert entry.copies == (COPIES[kind] or 4)
        assert entry.name in speech.card(kind)
        assert printed[: bool(COST[kind])] == [str(COST[kind])] * bool(COST[kind])
        assert printed[1:2] == [str(STARS[kind])] or not STARS[kind]


def test_the_reference_counts_what_is_in_the_box() -> None:
    entries = GAME.words().reference()
    assert sum(entry.copies for entry in entries if entry.drawn) == 80
    assert sum(entry.id.startswith("influence-") for entry in entries) == 6
    assert sum(entry.id.startswith("strip-") for entry in entries) == 6


def test_decks_are_used_with_enough_players() -> None:
    seats = {entry.id: list(entry.seats) for entry in GAME.words().reference()}
    assert [seats[card] for card in ("start-farm", "I-mars", "III-cupid", "IV-juno", "influence-8")] == [
        [2, 3, 4],
        [2, 3, 4],
        [3, 4],
        [4],
        [2],
    ]


EFFECTS: Final = {
    "I-forum": "When built: 1 money for every building beside it and 1 more.",
    "I-mercury": "Final scoring: 1 point for every 3 money you have, besides what money is worth anyway.",
    "I-mars": "Final scoring: 5 points, once, for at least 1 house of value 4 in your city.",
    "I-winery": "Production: 1 money, 1 brick token, but a brick token only if none lies here.",
    "IV-juno": "Final scoring: 10 points, once, for at least 4 temples in your city, this one included.",
}


def test_effects_are_sentences() -> None:
    effects = {entry.id: entry.effect for entry in GAME.words().reference()}
    assert {card: effects[card] for card in EFFECTS} == EFFECTS
