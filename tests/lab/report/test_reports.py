"""Reports: whole sentences in both languages, true numbers, one file that loads nothing, readable without a mouse."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser

import pytest
from tests.lab.made_up import some_games

import aedilis
from aedilis import LANGUAGES
from aedilis.draw.markup import VOID
from aedilis.lab.contest import Contest
from aedilis.lab.findings import POINTS, WON, Findings, PieceGroup
from aedilis.lab.guide import WhatIf
from aedilis.lab.measures import Change, Watch
from aedilis.lab.report.changes import sentence
from aedilis.lab.report.page import Report, page
from aedilis.lab.report.phrases import Phrases
from aedilis.lab.report.whole import Answered, balance_report, comparison_report, versus_report
from aedilis.lab.rows import GameRow
from aedilis.lab.statistics import Estimate
from aedilis.lab.study import Side, Study

ROME = aedilis.game("city-of-rome")
GROUPS = [PieceGroup("Temples", {"builds.card": 1})]
WHAT_IF = WhatIf("more", "What if every aqueduct were worth the same?", "Temples", {})
every_language = pytest.mark.parametrize("language", LANGUAGES)


def study(*sides: Side) -> Study:
    return Study(ROME.slug, 3, 300, 1, sides or (Side(("faber",), ROME.check_variants({})),))


def findings(rows: list[GameRow]) -> Findings:
    found = Findings(3, GROUPS)
    for row in rows:
        found.add(row)
    return found


def phrases(language: str = "en") -> Phrases:
    return Phrases(ROME, language)


def balance(language: str = "en", games: int = 300, head_start: int = 8) -> Report:
    answered = Answered(WHAT_IF, findings(some_games(200, 2)))
    rules = findings(some_games(games, 1, head_start=head_start))
    return balance_report(study(), rules, [answered], phrases(language), "aedilis lab balance city-of-rome")


def comparison(language: str) -> Report:
    watch, before, after = Watch(3), some_games(300, 3), some_games(300, 4, head_start=8)
    for pair in zip(before, after, strict=True):
        watch.add(*pair)
    sides = Side(("faber",), name="a"), Side(("faber",), components="x", name="b", file="other.toml")
    edits = [["scoring.aqueducts", "4", "5"]]
    return comparison_report(study(*sides), watch, edits, phrases(language), "aedilis lab compare")


def versus(language: str) -> Report:
    contest, rows = Contest(["ada"], 3), []
    for row in some_games(120, 5):
        seats = [seat._replace(bot="ada" if (seat.seat + row.number) % 3 else "ben") for seat in row.seats]
        rows.append(row._replace(seats=seats, deal=row.number // 3))
        contest.add(rows[-1])
    return versus_report(
        study(Side(("ada", "ben"))), ["ada"], findings(rows), contest, phrases(language), "aedilis lab"
    )


REPORTS = pytest.mark.parametrize("report_of", [balance, comparison, versus])


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed by its own end."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: Counter[str] = Counter()
        self.ids: Counter[str] = Counter()
        self.links: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        given = dict(attrs)
        if "id" in given:
            self.ids[str(given["id"])] += 1
        if tag == "a":
            self.links.append(str(given["href"]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@REPORTS
@every_language
def test_a_page_is_well_formed_and_loads_nothing(report_of: object, language: str) -> None:
    assert callable(report_of)
    report = report_of(language)
    text = page(report, phrases(language))
    reader = Reader(text)
    assert max(reader.ids.values()) == 1
    assert {link.removeprefix("#") for link in reader.links} <= {*reader.ids}
    assert not {"script", "link", "img", "iframe", "object"} & {*reader.seen}
    assert not re.search(r"https?://|url\(|@import", text)
    assert reader.seen["h1"] == 1
    assert reader.seen["section"] == len(report.sections)
    assert reader.seen["svg"] == 1 + 2 * sum(len(section.figures) for section in report.sections)


@REPORTS
@every_language
def test_sentences_are_whole(report_of: object, language: str) -> None:
    assert callable(report_of)
    report = report_of(language)
    for section in report.sections:
        for words in (section.question, section.answer, *section.items, *section.notes):
            assert words
            assert "{" not in words
            assert "nan" not in words
        assert section.answer.endswith(":" if section.items else (".", ")"))
        for numbers in section.numbers:
            assert all(len(row) == len(numbers.head) for row in numbers.rows)


def test_german_is_no_english() -> None:
    english, german = balance("en"), balance("de")
    pairs = zip(english.sections, german.sections, strict=True)
    assert all(one.question != other.question and one.answer != other.answer for one, other in pairs)


def test_a_head_start_is_told_and_its_number_is_right() -> None:
    found = findings(some_games(300, 1, head_start=8))
    seats = next(section for section in balance().sections if section.id == "seats")
    assert seats.answer.startswith("Yes: the first player wins ")
    assert f"{100 * found.ratio(WON, '0').value:.1f}" in seats.answer
    assert "33.3" in seats.answer


def test_without_one_no_seat_stands_out() -> None:
    seats = next(section for section in balance(head_start=0).sections if section.id == "seats")
    assert seats.answer.startswith("No seat stands out")


def test_the_arena_is_the_best_piece() -> None:
    pieces = next(section for section in balance().sections if section.id == "pieces-1")
    assert "Best: Arena" in pieces.answer
    assert pieces.numbers[0].rows[0][0] == "Arena"


def test_what_was_changed_is_told() -> None:
    sections = {section.id: section for section in comparison("en").sections}
    assert sections["edits"].numbers[0].rows == [["scoring.aqueducts", "4", "5"]]
    assert any(item.startswith("Wins of the first player: ") for item in sections["verdict"].items)


def test_a_small_difference_is_told_with_the_digits_it_needs() -> None:
    change = Change((POINTS,), 0.031, 0.024, Estimate(-0.007, -0.01, -0.004), 0.001)
    assert sentence(change, phrases()) == "Points of a player: 0.02 instead of 0.03"


def test_one_player_is_not_compared_with_others() -> None:
    found = Findings(1)
    for row in some_games(40, 6, seats=1):
        found.add(row)
    solo = aedilis.game("foundations-of-rome")
    alone = Study(solo.slug, 1, 40, 1, (Side(("faber",)),))
    report = balance_report(alone, found, [], Phrases(solo, "en"), "aedilis lab balance")
    assert {section.id for section in report.sections} == {"scores", "length"}
    assert "1 player" not in report.lead


@pytest.mark.parametrize("wins", [0, 10])
def test_who_plays_alone_does_not_win_every_game(wins: int) -> None:
    found = Findings(1)
    for number, row in enumerate(some_games(40, 6, seats=1)):
        (seat,) = row.seats
        won = number < wins
        found.add(row._replace(seats=[seat._replace(won=float(won), rank=1 if won else 2)]))
    solo = aedilis.game("foundations-of-rome")
    alone = Study(solo.slug, 1, 40, 1, (Side(("faber",)),))
    report = balance_report(alone, found, [], Phrases(solo, "en"), "aedilis lab balance")
    share = f"{100 * wins / 40:.1f}"
    assert f"{share}\u202f%" in report.sections[0].answer
    assert f"{share}\u202f%" in [headline.number for headline in report.headlines]
    assert [row[0] for row in report.sections[0].numbers[0].rows] == ["All players", "Winners"][: 1 + bool(wins)]


def test_names_from_elsewhere_are_no_markup() -> None:
    side = Side(("faber",), components="x", file="<script>alert(1)</script>.toml")
    report = balance_report(study(side), findings(some_games(60, 7)), [], phrases(), "aedilis lab <b>")
    text = page(report, phrases())
    assert "<script>" not in text
    assert "<b>" not in text
