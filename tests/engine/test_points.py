"""A score in the words of people: points, with tenths where a game has them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aedilis import Game, all_games
from aedilis.engine.words import LANGUAGES

GAME = all_games()[0]


@pytest.mark.parametrize(
    ("unit", "language", "score", "shown"),
    [
        (1, "en", 75, "75"), (1, "de", -3, "-3"), (1, "en", 74.8, "75"),
        (10, "en", 173, "17.3"), (10, "de", 173, "17,3"), (10, "de", 170, "17"), (10, "en", -5, "-0.5"),
        (10, "en", 0, "0"),
    ],
)  # fmt: skip
def test_a_score_is_shown_in_points(unit: int, language: str, score: float, shown: str) -> None:
    assert replace(GAME, unit=unit).words(language).points(score) == shown


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_has_a_name_and_a_word_for_each_value(game: Game, language: str) -> None:
    speech = game.words(language)
    for name, values in game.variants.items():
        assert speech.variant(name) != name
        assert len({speech.variant(name, value) for value in values}) == len(values)
