"""Every game drawn with characters: it fits, and shows nothing that its viewer does not know."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.every_game.about import has_secrets
from tests.every_game.playing import USUAL, Setting, every_seat_count, one_of, play, some_moments

from aedilis import LANGUAGES, Game, Position, Rng
from aedilis.terminal.drawing import draw

every_language = pytest.mark.parametrize("language", LANGUAGES)


def drawn_in_characters(game: Game, view: Position, width: int = 100, language: str = "en") -> str:
    speech = game.words(language)
    shown = io.StringIO()
    console = Console(width=width, file=shown, color_system=None, highlight=False, markup=False)
    console.print(draw(game, view, speech, speech.seat_names(view.seats)))
    return shown.getvalue()


def positions(setting: Setting, number: int) -> list[Position]:
    """One for every kind of decision in a random game, and its end."""
    played = play(setting, number)
    return [*(moment.position for moment in some_moments(played, Rng(number, 2), 99)), played.end]


@every_seat_count
@every_language
def test_it_fits_80_and_100_columns(setting: Setting, language: str) -> None:
    """And nothing is cut off for that."""
    random = Rng(3)
    for position in positions(setting, 1):
        view = position.seen_by(one_of(random, setting.viewers()))
        for width in (80, 100):
            shown = drawn_in_characters(setting.game, view, width, language)
            assert max(map(len, shown.splitlines())) <= width
            assert "…" not in shown


@pytest.mark.parametrize("setting", [setting for setting in USUAL if has_secrets(*setting)], ids=str)
def test_worlds_that_look_the_same_to_a_viewer_are_drawn_the_same(setting: Setting) -> None:
    random = Rng(5)
    for position in positions(setting, 2):
        for viewer in (0, setting.seats - 1):
            view = position.seen_by(viewer)
            world = view.imagine(random)
            assert drawn_in_characters(setting.game, world.seen_by(viewer)) == drawn_in_characters(setting.game, view)
