"""The rulebook of The Builders: Antiquity: rulings, examples, the way from a decision to its rule, the cards."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final

import pytest
from tests.games.builders_antiquity.positions import GAME, allowed, do, final, money, player, points, position, send

from aedilis import LANGUAGES, NOBODY, Position
from aedilis.engine.rulebook import Section, rulebook
from aedilis.games.builders_antiquity.components import (
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
from aedilis.games.builders_antiquity.notation import ACTIONS
from aedilis.games.builders_antiquity.phases import END
from aedilis.games.builders_antiquity.sections import SECTIONS, SECTIONS_OF_VERBS
from aedilis.games.builders_antiquity.speech import PROMPTS

# Where a reader finds each ruling of the game's file of facts, by its number there, and words that say it.
RULINGS: Final = [
    (1, "setup", "here chance does", "Hier tut das der Zufall"),
    (2, "secrets", "everybody sees the next building", "sehen alle das nächste Gebäude"),
    (3, "secrets", "Only the order of the two decks is hidden", "Geheim ist nur die Reihenfolge der beiden Stapel"),
    (4, "invest", "you choose the one you like", "du suchst dir eine aus"),
    (4, "invest", "The stacks are never refilled", "Aufgefüllt wird nie"),
    (5, "turn", "you may end your turn at any time", "Du darfst deinen Zug jederzeit beenden"),
    (5, "turn", "not used are lost", "nicht genutzt hast, verfallen"),
    (6, "extra", "At any moment of your turn", "In jedem Augenblick deines Zugs"),
    (6, "extra", "Money that you have just earned will do", "Geld, das du gerade erst verdient hast"),
    (6, "extra", "that you do not use are lost", "die du nicht nutzt, verfallen"),
    (7, "turn", "must be paid for at once", "bezahlst du auf einmal"),
    (8, "money", "Taking twice for 1 action", "Zweimal für 1 Aktion"),
    (8, "money", "for more than 3 actions at once", "mehr als 3 Aktionen auf einmal"),
    (9, "turn", "Use them in any order", "Nutze sie in beliebiger Folge"),
    (10, "open", "The gap is filled at once", "Die Lücke wird sofort"),
    (10, "recruit", "The gap is filled at once", "Die Lücke wird sofort gefüllt"),
    (11, "open", "as many sites as you like", "beliebig viele Baustellen"),
    (11, "recruit", "as many workers as you like", "beliebig viele Arbeiter"),
    (12, "open", "the row becomes shorter", "wird die Reihe kürzer"),
    (13, "open", "no site can be opened. The game goes on", "keine Baustelle eröffnen. Das Spiel geht weiter"),
    (13, "recruit", "nobody can be recruited", "kann niemand angeworben werden"),
    (14, "open", "cannot give a site up", "Aufgeben kannst du keine"),
    (14, "recruit", "cannot dismiss one", "Entlassen kannst du keinen"),
    (15, "send", "comes too late for it", "kommt dafür zu spät"),
    (16, "send", "Only workers sent in this turn count", "Es zählen nur die, die du in diesem Zug"),
    (16, "send", "Slaves, freedmen and machines count like all", "Freigelassene und Maschinen zählen wie alle"),
    (17, "send", "each site counts by itself", "jede Baustelle zählt für sich"),
    (18, "send", "he may be sent to another site in the same turn", "noch im selben Zug zu einer anderen Baustelle"),
    (19, "send", "Sites of other players are never open", "Fremde Baustellen sind dir immer verschlossen"),
    (20, "send", "cannot be moved or called back", "weder versetzen noch zurückholen"),
    (21, "send", "adds nothing that is still needed", "der nichts liefert, was noch fehlt"),
    (22, "completion", "none is finished just by being opened", "keines ist also schon beim Eröffnen fertig"),
    (23, "completion", "happens at once and cannot be put off", "geschieht sofort und lässt sich nicht aufschieben"),
    (24, "completion", "supply beyond that is lost", "zu viel liefern, ist verloren"),
    (25, "machines", "under construction a machine is an ordinary site", "ist eine Maschine eine gewöhnliche"),
    (26, "machines", "from the moment it is finished, in the same turn too", "Sobald sie fertig ist"),
    (26, "machines", "Nobody else can take or use it", "Niemand sonst kann sie nehmen"),
    (27, "machines", "keeps its points wherever it is", "Ihre Punkte behält sie"),
    (28, "machines", "a machine may take a tool, but", "darf ein Werkzeug bekommen, aber"),
    (29, "invest", "Only taking a card is limited", "Begrenzt ist nur das Nehmen einer Karte"),
    (30, "freeing", "as many in a turn as you have actions for", "so viele befreien, wie du Aktionen hast"),
    (30, "freeing", "must not be at a site", "darf an keiner Baustelle sein"),
    (30, "freeing", "cannot be undone", "Rückgängig machen lässt es sich nicht"),
    (31, "recruit", "may be sent in the same turn", "darf noch im selben Zug geschickt werden"),
    (31, "slaves", "in the turn in which he was bought too", "auch schon in dem Zug, in dem du ihn gekauft hast"),
    (32, "loans", "even if you have plenty of money", "mit viel Geld darfst du einen nehmen"),
    (33, "loans", "the card goes back to its stack", "die Karte kommt wieder in ihren Stapel"),
    (34, "tools", "while sending", "während du ihn schickst"),
    (34, "tools", "none for a slave", "keines für einen Sklaven"),
    (34, "tools", "even if nothing of its resource is needed", "wenn von seiner Ressource nichts fehlt"),
    (35, "universities", "who is not at a site", "der an keiner Baustelle ist"),
    (35, "universities", "He must have supplied less than 3", "Er muss bisher weniger als 3"),
    (35, "universities", "cannot be stored", "kannst sie nicht aufheben"),
    (36, "universities", "A tool adds to it", "Ein Werkzeug kommt noch dazu"),
    (37, "freeing", "he supplies the same as before", "Er liefert dasselbe wie vorher"),
    (37, "universities", "for workers and freedmen", "für Arbeiter und Freigelassene"),
    (38, "invest", "When a stack is empty", "Ist ein Stapel leer"),
    (39, "end", "at the end of a turn", "am Ende eines Zugs"),
    (39, "end", "You may go on with your turn", "darf seinen Zug noch zu Ende spielen"),
    (40, "end", "the game is over at once", "ist das Spiel sofort zu Ende"),
    (41, "scoring", "it is done for you", "geschieht es von selbst"),
    (42, "scoring", "slaves at unfinished sites cannot be freed", "Sklaven an unfertigen Baustellen können nicht"),
    (43, "scoring", "keeps the money and the loan", "behält das Geld und den Kredit"),
    (44, "scoring", "tools and universities are worth nothing", "Werkzeuge und Universitäten sind nichts wert"),
    (45, "ties", "they win together", "gewinnen sie gemeinsam"),
    (46, "components", "the bank never runs out", "Die Bank geht nie aus"),
    (47, "stalemate", "after 2 full rounds in a row", "nach 2 ganzen Runden hintereinander"),
    (47, "stalemate", "after round 60", "nach Runde 60"),
    (48, "scoring", "a total below zero", "Eine Summe unter null"),
    (49, "here", "their cards stay where they are", "bleiben ihre Karten, wo sie sind"),
]


def section(anchor: str, language: str) -> Section:
    (found,) = [section for section in rulebook(GAME, language) if section.anchor == anchor]
    return found


def text(anchor: str, language: str) -> str:
    return " ".join(section(anchor, language).text.split())


def rule(play: Position, refused: str = "") -> str:
    return GAME.words().rule(play, refused)


# -- the book -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "anchor", "english", "german"), RULINGS)
def test_every_ruling_stands_where_a_player_would_look(number: int, anchor: str, english: str, german: str) -> None:
    assert english in text(anchor, "en")
    assert german in text(anchor, "de")


def test_there_are_49_rulings() -> None:
    assert {number for number, *_ in RULINGS} == set(range(1, 50))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_its_numbers_from_the_components(language: str) -> None:
    """In its own words there are only numbers of actions, each as many as it takes; examples say what they suppose."""
    written = files(GAME.package).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")
    before, _, after = written.partition("{#example}")
    rules = re.sub(r"^>.*$|^\d\. |\{.*?\}", "", before + after.partition("\n## ")[2], flags=re.MULTILINE)
    assert set(re.findall(r"\d+", rules)) <= {"1", "2", "3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_explained(language: str) -> None:
    """Under the name that a table's form has for it, and the one that a command has."""
    rows = section("variants", language).source.splitlines()
    names = [f"{GAME.words(language).variant(name)} ({name})" for name in GAME.variants]
    assert [row.split("|")[1].strip() for row in rows if row.startswith("| ")][2:] == names


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
    printed = re.findall(r"\*\*(\d+[.,]\d)\*\*", section("example", language).source)
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


def test_every_phase_and_every_verb_points_to_a_section_of_both_books() -> None:
    assert set(SECTIONS) == {*PROMPTS, END}
    assert set(SECTIONS_OF_VERBS) == {action.verb for action in ACTIONS}
    for language in LANGUAGES:
        known = {section.anchor for section in rulebook(GAME, language)}
        assert {*SECTIONS.values(), *SECTIONS_OF_VERBS.values()} <= known


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
