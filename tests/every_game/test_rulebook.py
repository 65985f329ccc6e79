"""Every game has a rulebook in every language, one book in several languages, to which its decisions point."""

from __future__ import annotations

import re

import pytest
from tests.every_game.about import about
from tests.every_game.playing import Setting, every_game, one_of, play, random_games, some_moments
from tests.rulebooks import section_of, source

from aedilis import LANGUAGES, Game, Rng
from aedilis.engine.decisions import Chance
from aedilis.engine.reference import ORIGINS
from aedilis.engine.rulebook import BLANK, Section, rulebook

every_language = pytest.mark.parametrize("language", LANGUAGES)


def anchors(game: Game, language: str = "en") -> list[str]:
    return [section.anchor for section in rulebook(game, language)]


def shape(section: Section) -> list[str]:
    """What a section is made of, without the words."""
    return re.findall(r"<(?!strong|em|/)(\w+)", section.html)


@every_game
@every_language
def test_the_book_has_the_same_sections_in_every_language(game: Game, language: str) -> None:
    book, english = rulebook(game, language), rulebook(game, "en")
    assert [(section.anchor, section.level) for section in book] == [(one.anchor, one.level) for one in english]
    assert len(set(anchors(game, language))) == len(book) > 5


@every_game
@every_language
def test_sections_are_made_alike_in_every_language(game: Game, language: str) -> None:
    """The same lists, tables, examples and links, so that nothing was left out in one of them."""
    for section, english in zip(rulebook(game, language), rulebook(game, "en"), strict=True):
        said = f"{section.anchor!r} in {language!r} is not made of what it is made of in English"
        assert shape(section) == shape(english), said


@every_game
@every_language
def test_every_section_says_something(game: Game, language: str) -> None:
    for section in rulebook(game, language):
        assert section.title.strip()
        assert len(section.text) > 40, section.anchor
        assert section.level in (2, 3)
        assert section.html


@every_game
@every_language
def test_all_blanks_are_filled_and_all_that_fills_them_is_used(game: Game, language: str) -> None:
    names = {blank["name"] for blank in BLANK.finditer(source(game, language))}
    assert {name for name in names if not name.isupper()} == set(game.words(language).blanks())
    for section in rulebook(game, language):
        assert not re.search(r"[{}]", section.title + section.text + section.html), section.anchor


@every_game
@every_language
def test_every_link_leads_to_a_section(game: Game, language: str) -> None:
    book = rulebook(game, language)
    ids = {section.id for section in book}
    for section in book:
        assert "](" not in section.text, f"{section.anchor}: a link that leads out of the book"
        assert {target.removeprefix("#") for target in re.findall(r'href="([^"]*)"', section.html)} <= ids


@every_game
@every_language
def test_pages_can_show_the_book_under_a_strict_policy(game: Game, language: str) -> None:
    """No script, and no style in an attribute either, which a table with aligned columns would have."""
    for section in rulebook(game, language):
        assert not re.search(r"<(script|style|img|iframe)|style=|\son\w+=", section.html), section.anchor


@every_game
def test_every_ruling_stands_where_a_player_would_look(game: Game) -> None:
    for name, anchor, english, german in about(game, "rulings").RULINGS:
        for language, words in {"en": english, "de": german}.items():
            assert words in " ".join(section_of(game, anchor, language).text.split()), name


@every_game
def test_the_section_of_each_decision_says_what_is_decided(game: Game) -> None:
    """Nothing can tell that by itself, so for each decision there are words here that say it."""
    known = about(game, "rulings")
    said = {name: words for name, *words in known.DECISIONS}
    for decision in game.decisions:
        if decision.options and not isinstance(decision, Chance):
            where = f"{known.__name__} does not say by which words the book tells of the decision {decision.name!r}"
            assert decision.name in said, where
            for language, words in zip(("en", "de"), said[decision.name], strict=True):
                text = " ".join(section_of(game, decision.rule, language).text.split())
                assert words in text, f"{decision.rule!r} in {language!r} does not tell of {decision.name!r}: {words!r}"


@every_game
def test_no_ruling_is_left_out(game: Game) -> None:
    known = about(game, "rulings")
    assert {name for name, *_ in known.RULINGS} == set(known.NAMES) != set()


@random_games
def test_every_decision_points_to_a_section(setting: Setting, number: int) -> None:
    random = Rng(number, 3)
    game = setting.game
    known, speech = set(anchors(game)), game.words()
    for moment in some_moments(play(setting, number), random, 6):
        for viewer in setting.viewers():
            view = moment.position.seen_by(viewer)
            assert speech.rule(view) in known
            assert speech.rule(view, one_of(random, game.actions).notation) in known
            assert speech.rule(view, "nothing that one can do") in known


@every_game
def test_the_end_points_to_a_section(game: Game) -> None:
    for seats in game.seats:
        end = play(Setting(game, seats, game.check_variants({})), 1).end
        assert game.words().rule(end) in anchors(game)


@every_game
@every_language
def test_the_reference_has_every_card_in_words(game: Game, language: str) -> None:
    entries, english = game.words(language).reference(), game.words("en").reference()
    assert [entry.id for entry in entries] == [entry.id for entry in english] != []
    assert len({entry.id for entry in entries}) == len(entries)
    for entry in entries:
        assert entry.copies > 0
        assert entry.origin in ORIGINS
        assert entry.seats
        assert set(entry.seats) <= set(game.seats)
        assert entry.effect.endswith(".")
        for text in (entry.name, entry.group, entry.kind, entry.effect, *entry.details, *entry.details.values()):
            assert text == " ".join(text.split()) != ""
            assert not re.search(r"[{}]", text)
    if language != "en":
        assert all(entry.effect != one.effect for entry, one in zip(entries, english, strict=True))
