"""The rulebook of Carpe Diem: rulings, examples, the way from a decision to its rule, the reference."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

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

from aedilis import LANGUAGES, NOBODY, Position, Rng
from aedilis.engine.rulebook import Section, rulebook
from aedilis.games.carpe_diem.components import (
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
from aedilis.games.carpe_diem.phases import END
from aedilis.games.carpe_diem.sections import REFUSALS, SECTIONS
from aedilis.games.carpe_diem.speech import PROMPTS

# Where a reader finds each ruling of the game's file of facts, by its name there, and words that say it.
RULINGS: Final = [
    ("A1", "setup", "here chance does", "Hier tut das der Zufall"),
    ("A2", "setup", "this comes before tiles are laid out", "bevor dort Plättchen liegen"),
    ("A3", "setup", "the last player is on top, and scores first", "liegt also oben und wertet zuerst"),
    ("A4", "setup", "put together as they come", "wie sie kommen"),
    ("A5", "setup", "the first and the last place", "der erste und der letzte Platz"),
    ("A6", "setup", "Shuffle those drawn together", "Mischt die gezogenen zusammen"),
    ("B1", "move", "You must move, in the first turn too", "Du musst dich bewegen, auch im ersten Zug"),
    ("B1", "stages", "Figures, discs, banderoles and all goods stay", "Figuren, Scheiben, Banderolen und alle Güter"),
    ("B2", "move", "get back to where you started", "dorthin zurückkommen, wo du warst"),
    ("B2", "move", "only where you stop matters", "Es zählt nur, wo du anhältst"),
    ("B3", "variants", "only if there are tiles nowhere else", "wenn es sonst nirgends welche gibt"),
    ("B4", "move", "Any number of figures may stand on a space", "dürfen beliebig viele Figuren stehen"),
    ("B5", "bread", "at most once in a turn", "Höchstens einmal in einem Zug"),
    ("B5", "bread", "A space without tiles cannot be chosen", "Ein Feld ohne Plättchen kannst du nicht wählen"),
    ("B6", "move", "must take a tile there, even one that you do not want", "auch eines, das du nicht willst"),
    ("B7", "move", "as soon as the tile is taken, before it is built", "noch bevor es gebaut wird"),
    ("B8", "stages", "all depots are empty at the end of a phase", "sind am Ende eines Durchgangs alle Auslagen leer"),
    ("B8", "stages", "seals have nothing to do with the end of a phase", "mit dem Ende eines Durchgangs nichts zu tun"),
    ("C1", "build", "it cannot be stored", "Lagern kannst du es nicht"),
    ("C2", "store", "even if it would fit", "auch wenn es passen würde"),
    ("C2", "store", "never come back", "kommt nie zurück"),
    ("C3", "build", "only touch at a corner are not beside", "die sich nur an einer Ecke berühren"),
    ("C3", "build", "The frame counts as grass all round", "Der Rahmen gilt ringsum als Wiese"),
    ("C4", "build", "make a cell useless for good", "eine Zelle für immer unbrauchbar machen"),
    ("C4", "here", "A tile that fits nowhere is stored", "Ein Plättchen, das nirgends passt"),
    ("C5", "build", "make it larger cannot be built there", "größer machen würde, darf dort nicht gebaut werden"),
    ("C6", "rewards", "none of its edges leads to a free cell", "keine seiner Kanten mehr zu einer freien Zelle"),
    ("C7", "villas", "each of its tiles counts once", "jedes ihrer Plättchen zählt einmal"),
    ("C8", "build", "with grass between them. They are two", "mit Wiese dazwischen. Es sind zwei"),
    ("C9", "build", "nothing is ever moved, taken away or built over", "weggenommen oder überbaut"),
    ("D1", "rewards", "first comes the step for a banderole", "Zuerst kommt der Schritt für eine Banderole"),
    ("D1", "rewards", "you choose the order of their rewards", "bestimmst du die Reihenfolge ihrer Belohnungen"),
    ("D2", "rewards", "once, and you must take it", "einmal, und du musst sie nehmen"),
    ("D2", "dwellings", "coins are not wares", "Münzen sind keine Waren"),
    ("D3", "craftsman", "if none is left, there is no reward", "Ist keines mehr da, gibt es keine Belohnung"),
    ("D3", "craftsman", "you must take a tile", "Du musst ein Plättchen nehmen"),
    ("D4", "craftsman", "The seals are never filled up", "Die Siegel werden nie aufgefüllt"),
    ("D5", "rewards", "there are never more than two", "sind es nie mehr als zwei"),
    ("D6", "fountain", "Keep one more card than you had before", "Behalte eine Karte mehr, als du vorher hattest"),
    ("D7", "fountain", "if only one card is left", "Ist nur noch eine Karte da"),
    ("D8", "singles", "one that is stored brings nothing", "Gelagert bringen sie nichts"),
    ("E1", "track", "Spaces that you pass do not matter", "Felder, über die du gehst, zählen nicht"),
    ("E2", "track", "are two moves", "sind zwei Bewegungen"),
    ("E3", "track", "further steps are lost", "Weitere Schritte verfallen"),
    ("E4", "scoring", "from top to bottom", "von oben nach unten"),
    ("F1", "frame", "has a tile on both sides of the line", "Auf beiden Seiten der Linie"),
    ("F2", "frame", "Each task counts once", "Jede Aufgabe zählt einmal"),
    ("F3", "frame", "one object may meet several tasks", "darf mehrere Aufgaben erfüllen"),
    ("F4", "frame", "in any size and shape", "in beliebiger Größe und Form"),
    ("G1", "scoring", "You must, even if you can fulfil neither", "Du musst, auch wenn du keine der beiden"),
    ("G1", "scoring", "they only block their circle", "versperren nur ihren Kreis"),
    ("G2", "card", "You choose which of the two cards comes first", "welche der beiden Karten zuerst kommt"),
    ("G3", "have", "counts as often as possible; you do not choose", "so oft wie möglich; du wählst nicht"),
    ("G3", "have", "the same things count for both cards", "dieselben Dinge zählen also für beide Karten"),
    ("G4", "pay", "which wares you keep and replace by coins", "welche Waren du behältst und durch Münzen ersetzt"),
    ("G4", "pay", "you may pay nothing although you could", "du darfst nichts zahlen, obwohl du könntest"),
    ("G5", "feed", "in addition to what you pay or have", "zusätzlich zu dem, was du zahlst oder hast"),
    ("G5", "feed", "several times, for one card or for both", "mehrmals, für eine Karte oder für beide"),
    ("G6", "feed", "nothing is lost for it", "verlierst du für sie nichts"),
    ("G7", "card", "cannot pay for the same card", "nicht für dieselbe Karte zahlen"),
    ("G7", "feed", "also after your second card", "auch nach deiner zweiten Karte"),
    ("G7", "feed", "already lost for a card stay lost", "schon verloren hast, bleiben verloren"),
    ("G8", "card", "keep wares that are not enough", "behältst Waren, die nicht reichen"),
    ("G9", "card", "your points may fall below zero", "Deine Punkte dürfen unter null fallen"),
    ("G10", "scoring", "count at once, but only for the next scoring", "zählen sofort, für die Reihenfolge aber erst"),
    ("G11", "have", "count in finished and unfinished villas", "zählen in fertigen und unfertigen Villen"),
    ("G12", "components", "goods never run out", "Güter gehen nie aus"),
    ("G13", "store", "no scoring card counts them", "keine Wertungskarte zählt es"),
    (
        "H1",
        "stages",
        "The player to the left becomes first player",
        "Startspieler wird, wer links vom bisherigen Startspieler sitzt",
    ),
    ("H2", "stages", "as many goods as you like", "beliebig viele Güter behalten"),
    ("H3", "final", "Add to your points", "Zähle zu deinen Punkten"),
    ("H4", "final", "Unfinished villas bring nothing", "Unfertige Villen bringen nichts"),
    ("H5", "final", "rounded down once", "einmal abgerundet"),
    ("H6", "final", "Two equal cards both count", "Zwei gleiche Karten zählen beide"),
    ("H7", "ties", "in a stack the lower disc is farther back", "ist die untere Scheibe weiter hinten"),
    ("H8", "secrets", "everything else is open at all times", "Alles andere ist immer offen"),
]
NUMBER_OF_RULINGS: Final = {"A": 6, "B": 8, "C": 9, "D": 8, "E": 4, "F": 4, "G": 13, "H": 8}


def section(anchor: str, language: str) -> Section:
    (found,) = [section for section in rulebook(GAME, language) if section.anchor == anchor]
    return found


def text(anchor: str, language: str) -> str:
    return " ".join(section(anchor, language).text.split())


def rule(at: Position, refused: str = "") -> str:
    return GAME.words().rule(at, refused)


def blank(name: str) -> int:
    return int(str(GAME.words().blanks()[name]))


# -- the book -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "anchor", "english", "german"), RULINGS)
def test_every_ruling_stands_where_a_player_would_look(name: str, anchor: str, english: str, german: str) -> None:
    assert english in text(anchor, "en")
    assert german in text(anchor, "de")


def test_no_ruling_is_left_out() -> None:
    wanted = {f"{letter}{n}" for letter, number in NUMBER_OF_RULINGS.items() for n in range(1, number + 1)}
    assert {name for name, *_ in RULINGS} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_its_numbers_from_the_components(language: str) -> None:
    """In its own words there are none; an example may name cells."""
    written = files(GAME.package).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")
    assert re.findall(r"(?<![a-f])\d", re.sub(r"^\d\. |\{.*?\}", "", written, flags=re.MULTILINE)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_explained(language: str) -> None:
    """Under the name that a table's form has for it, and the one that a command has; its values as well."""
    speech = GAME.words(language)
    rows = [row.split("|") for row in section("variants", language).source.splitlines() if row.startswith("| ")][2:]
    assert [row[1].strip() for row in rows] == [f"{speech.variant(name)} ({name})" for name in GAME.variants]
    for row, (name, values) in zip(rows, GAME.variants.items(), strict=True):
        for cell, value in zip(row[2:4], values, strict=True):
            assert cell.strip().startswith(speech.variant(name, value)), value


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


def test_every_phase_points_to_a_section_of_both_books() -> None:
    assert set(SECTIONS) == {*PROMPTS, END}
    pointed = {*SECTIONS.values(), *(anchor for verbs in REFUSALS.values() for anchor in verbs.values())}
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
