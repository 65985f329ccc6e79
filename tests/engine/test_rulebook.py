"""Reading a rulebook: sections with anchors, little markup, and nothing that could harm a page."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from tests.engine.toy import BIDS

import aedilis
from aedilis.engine.rulebook import NoRulebook, fill, read, rulebook


def test_a_heading_begins_a_section_and_names_its_anchor() -> None:
    first, second = read("## One {#one}\n\nFirst.\n\n### Two: the rest {#number-2}\n\nSecond.\n")
    assert (first.anchor, first.title, first.level, first.text) == ("one", "One", 2, "First.")
    assert (second.anchor, second.title, second.level, second.source) == ("number-2", "Two: the rest", 3, "Second.")


def test_the_source_of_a_section_is_what_stands_under_its_heading() -> None:
    first, second = read("## One {#one}\n\n- a\n- b\n\n> c\n\n## Two {#two}\nd\n")
    assert first.source == "- a\n- b\n\n> c"
    assert second.source == "d"


def test_lists_tables_examples_and_bold_words_become_html() -> None:
    (section,) = read("## A {#a}\n\n- **x**\n\n> y\n\n| p | q |\n| --- | --- |\n| 1 | 2 |\n")
    for markup in ("<li><strong>x</strong></li>", "<blockquote>\n<p>y</p>", "<th>p</th>", "<td>2</td>"):
        assert markup in section.html
    assert section.text == "x\ny\np\nq\n1\n2"


def test_links_lead_to_the_ids_of_sections() -> None:
    first, second = read("## A {#a}\n\nSee [there](#b-c).\n\n## B {#b-c}\n\nHere.\n")
    assert first.html == f'<p>See <a href="#{second.id}">there</a>.</p>\n'
    assert first.text == "See there."


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[x](javascript:alert(1))",
        "[x](https://example.org)",
        "[x](//example.org)",
        '[x](#a"onclick="alert)',
        "![x](#a)",
        "<https://example.org>",
        "<div>\n\n<b>x</b>",
    ],
)
def test_what_could_harm_a_page_stays_text(text: str) -> None:
    (section,) = read(f"## A {{#a}}\n\n{text}\n")
    markup = section.html.replace("<p>", "").replace("</p>", "").replace('<a href="#rule-a">x</a>', "")
    assert "<" not in markup


@pytest.mark.parametrize("text", ["Text first.\n\n## A {#a}\n", "## No anchor\n\nx\n", "## A {#Not this}\n", ""])
def test_a_book_without_anchors_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="heading"):
        read(text)


def test_blanks_are_filled_and_anchors_are_none() -> None:
    assert fill("## A {#a}\n\n{n} money", {"n": 5}) == "## A {#a}\n\n5 money"
    with pytest.raises(KeyError):
        fill("{unknown}", {})


def test_blanks_in_capitals_are_filled_by_the_components() -> None:
    components = SimpleNamespace(SEALS=4, PRICES=[2, 3, 5])
    assert fill("{SEALS} seals for {n} or {PRICES[2]}", {"n": 1}, components) == "4 seals for 1 or 5"
    with pytest.raises(AttributeError):
        fill("{SEAL}", {}, components)


def test_a_game_without_a_book_says_so() -> None:
    with pytest.raises(NoRulebook, match="Bids has no rulebook in 'de'"):
        rulebook(replace(BIDS, package="aedilis"), "de")


def test_there_are_only_books_in_languages_that_are_known() -> None:
    with pytest.raises(aedilis.AedilisError, match="there are no words"):
        rulebook(aedilis.game("city-of-rome"), "../x")
