"""The rulebook of City of Rome in our own words: rulings, examples, the way from a decision to its rule, the cards."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

import pytest
from tests.games.city_of_rome.positions import (
    FULL_CITY,
    GAME,
    allowed,
    answer,
    begin,
    do,
    final,
    money,
    pad,
    play_until,
    player,
    position,
)

from aedilis import LANGUAGES, NOBODY, OVER, Rng
from aedilis.engine.rulebook import Section, rulebook
from aedilis.games.city_of_rome.components import COPIES, COST, IDS, KINDS, STARS
from aedilis.games.city_of_rome.phases import ACT, END
from aedilis.games.city_of_rome.sections import SECTIONS
from aedilis.games.city_of_rome.speech import PROMPTS, RomanSpeech

# Where a reader finds each ruling of the game's file of facts, by its number there, and words that say it.
RULINGS: Final = [
    (1, "take", "You must take one card", "Du musst eine Karte"),
    (2, "take", "no limit to your hand", "Hand ist nicht begrenzt"),
    (3, "strips", "reverses the order", "kehrt die Folge also um"),
    (4, "preparation", "also happens in round 1", "gilt schon in Runde 1"),
    (4, "strips", "first used in round 6", "erst in Runde 6"),
    (5, "setup", "one above the other", "übereinander"),
    (6, "where", "The frame is not fixed", "Rahmen liegt nicht von Anfang an fest"),
    (7, "aqueducts", "any card of your city may be replaced", "Ersetzen darfst du jede Karte"),
    (7, "aqueducts", "even another aqueduct", "sogar ein anderes Aquädukt"),
    (8, "aqueducts", "go back to the supply", "kommen in den Vorrat"),
    (8, "aqueducts", "no longer count for the temple of Luna", "nicht mehr für den Tempel der Luna"),
    (9, "aqueducts", "pay for the aqueduct that replaces this farm", "Aquädukt bezahlen, das diesen Hof ersetzt"),
    (10, "buying", "no more brick tokens than you need", "nicht mehr Baupunktmarker"),
    (11, "buying", "no more points than you need", "nicht mehr Punkte, als nötig"),
    (
        12,
        "buying",
        "first action brought can be spent on the second",
        "gebracht hat, steht für die zweite",
    ),
    (13, "buying", "cannot pay for that building", "kann dieses Gebäude nicht bezahlen"),
    (14, "buying", "brick tokens included", "auch Baupunktmarker"),
    (15, "actions", "nothing at all", "gar nichts"),
    (16, "production", "producing would have no effect", "hätte Produzieren keine Wirkung"),
    (17, "public", "later bring nothing more", "später daneben entsteht, bringt nichts mehr"),
    (18, "public", "temples, aqueducts, start buildings", "Tempel, Aquädukte, Startgebäude"),
    (19, "school", "draw those that are there", "zieh, was da ist"),
    (19, "school", "The offer never runs short", "Für das Angebot reicht es immer"),
    (20, "school", "you cannot decline", "verzichten geht nicht"),
    (21, "school", "You choose before you look", "bevor du etwas ansiehst"),
    (21, "school", "one of the decks II, III, IV", "einen der Stapel II, III, IV"),
    (22, "school", "an order of your choice that you show to nobody", "entscheidest du und zeigst es niemandem"),
    (23, "stars", "No card has both stars and a function", "Keine Karte hat Sterne und zugleich eine Wirkung"),
    (24, "areas", "only one of them adds its markers", "nur eine davon ihre Siegpunktmarker"),
    (25, "areas", "Baths alone are enough", "Eine Therma allein genügt"),
    (26, "areas", "Corners never count", "Ecken zählen nie"),
    (26, "where", "Corners do not connect", "Ecken verbinden nicht"),
    (27, "influence", "if nobody has a token", "Hat niemand einen Marker"),
    (28, "round-end", "In all other rounds there is none", "sonst nicht"),
    (29, "influence", "takes all influence cards", "nimmt alle Einflusskarten"),
    (30, "two-players", "two separate turns", "zwei getrennte Züge"),
    (31, "components", "never run out", "gehen nie aus"),
    (31, "components", "cannot run out", "können nicht ausgehen"),
    (32, "secrets", "everything is open but", "Alles ist offen, nur"),
    (32, "secrets", "You see their backs", "Man sieht ihre Rückseiten"),
    (32, "secrets", "Cards taken from the offer", "Karten aus dem Angebot"),
    (32, "secrets", "The strips under the top one", "Die Streifen unter dem obersten"),
    (32, "draft", "Cleo knows which two cards", "Cleo weiß, welche zwei Karten"),
    (33, "setup", "here chance does", "Hier tut das der Zufall"),
    (34, "temples", "all places of the city must hold a card", "auf jedem Platz der Stadt eine Karte liegen"),
    (35, "temples", "scores once", "zählt einmal"),
    (36, "temples", "Money counts twice", "zählt Geld doppelt"),
    (37, "ties", "left after the last influence scoring", "nach der letzten Einflusswertung noch da"),
    (38, "here", "slightly changed rules", "leicht veränderten Regeln"),
    (39, "here", "expansion with the shrine", "Erweiterung mit dem Schrein"),
]


def section(anchor: str, language: str) -> Section:
    (found,) = [section for section in rulebook(GAME, language) if section.anchor == anchor]
    return found


def text(anchor: str, language: str) -> str:
    return " ".join(section(anchor, language).text.split())


def source_of(anchor: str, language: str) -> str:
    return section(anchor, language).source


# -- the book -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "anchor", "english", "german"), RULINGS)
def test_every_ruling_stands_where_a_player_would_look(number: int, anchor: str, english: str, german: str) -> None:
    assert english in text(anchor, "en")
    assert german in text(anchor, "de")


def test_there_are_39_rulings() -> None:
    assert {number for number, *_ in RULINGS} == set(range(1, 40))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_its_numbers_from_the_components(language: str) -> None:
    """In its own words there are only the values of houses, the numbers of players, and "one"."""
    written = files(GAME.package).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")
    rules = re.sub(r"^>.*$|^\d\. |\{.*?\}", "", written.partition("{#example}")[0], flags=re.MULTILINE)
    assert set(re.findall(r"\d+", rules)) <= {"1", "2", "3", "4"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_changes_with_the_players_stands_in_their_column(seats: int, language: str) -> None:
    rows = [row.split("|")[1 + seats - 1].strip() for row in source_of("players", language).splitlines()[2:]]
    known = GAME.words(language).blanks()
    what = ("rounds", "builders", "turns", "decks", "per_deck", "offer", "influence", "influence_rounds")
    assert rows == [str(known[f"{name}_{seats}"]) for name in what]


def test_influence_cards_appear_in_these_rounds() -> None:
    known = GAME.words().blanks()
    assert known["influence_rounds_2"] == "2, 4, 7"
    assert known["influence_rounds_3"] == known["influence_rounds_4"] == "3, 6, 10, 14"


# -- its examples ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_final_scoring_is_right(language: str) -> None:
    ours = player(
        money=7,
        influence=5,
        won=[6],
        city="""
            farm        house      II-house2 II-arena  |
            II-aqueduct II-baths:3 II-house3 II-house3 |
            .           I-venus    II-market II-house2
        """,
    )
    end = final(ours)
    points = [line.points for line in GAME.sheet(end, 0)]
    printed = re.findall(r"\*\*(\d+)\*\*", source_of("example", language))
    assert printed == [str(number) for number in [*points, end.scores()[0]]]
    assert sum(pad(end).values()) == end.scores()[0]


def test_the_example_of_buying_is_right() -> None:
    known = GAME.words().blanks()
    start, income = 9, 1
    at = position(player(money=start, hand="II-market", city="farm house II-grain*"), bricks=1, cogs=0)
    for payment, price in (("coins", known["ex_market_money"]), ("brick e4", known["ex_market_price"])):
        paid = do(at.copy(), "build II-market", payment)
        if "coins" in allowed(paid):
            do(paid, "coins")
        assert start + income - money(do(paid, "at c3")) == price


# -- from a decision to its rule ------------------------------------------------------------------------


def test_every_phase_points_to_a_section_of_both_books() -> None:
    assert set(SECTIONS) == {*PROMPTS, ACT, END}
    for language in LANGUAGES:
        assert set(SECTIONS.values()) <= {section.anchor for section in rulebook(GAME, language)}


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
    speech = RomanSpeech(GAME.words(language).words)
    entries = {entry.id: entry for entry in speech.reference()}
    assert {entry.id for entry in entries.values() if entry.drawn} == set(IDS[: KINDS + 2])
    for kind in range(KINDS + 2):
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
