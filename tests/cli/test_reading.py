"""`aedilis rules` and `aedilis cards`: the rulebook and the card reference in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.command import good, refused

import aedilis
from aedilis import LANGUAGES, Game
from aedilis.engine.rulebook import rulebook

every_game = pytest.mark.parametrize("game", aedilis.all_games(), ids=lambda game: game.slug)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_the_whole_book_can_be_read(tmp_path: Path, game: Game, language: str) -> None:
    shown = good(tmp_path, "rules", game.slug, "--lang", language)
    titles = [f"{section.title} ({section.anchor})" for section in rulebook(game, language)]
    assert [line.strip() for line in shown.splitlines() if line.strip() in titles] == titles
    assert "](#" not in shown
    assert "**" not in shown


def test_a_section_comes_with_its_parts_and_no_other(tmp_path: Path) -> None:
    shown = good(tmp_path, "rules", "city-of-rome", "scoring")
    assert "Final scoring (scoring)" in shown
    assert "Temples (temples)" in shown
    assert "(here)" not in shown
    assert "(two-players)" not in shown
    assert "Aqueducts (aqueduct-points)" in good(tmp_path, "rules", "city-of-rome", "aqueduct-points")


def test_an_unknown_section_or_game_is_refused_with_those_there_are(tmp_path: Path) -> None:
    assert "there is no section 'nonsense' (there are: overview, " in refused(
        tmp_path, "rules", "city-of-rome", "nonsense"
    )
    assert "there is no game 'nonsense'" in refused(tmp_path, "cards", "nonsense")


@every_game
@every_language
def test_every_card_is_listed_with_its_effect(tmp_path: Path, game: Game, language: str) -> None:
    shown = good(tmp_path, "cards", game.slug, "--lang", language, columns=400)
    lines = [" ".join(line.split()) for line in shown.splitlines()]
    for entry in game.words(language).reference():
        assert any(line.startswith(f"{entry.name} {entry.copies} ") and line.endswith(entry.effect) for line in lines)
