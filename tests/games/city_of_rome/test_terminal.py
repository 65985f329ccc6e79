"""The table drawn with characters says of a card what the card reference says, in the same terms."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.games.city_of_rome.positions import GAME, player, position

from aedilis import LANGUAGES, Position
from aedilis.games.city_of_rome.data.components import IDS, KINDS
from aedilis.games.city_of_rome.drawing.terminal import draw

WIDE = 300  # so that no sentence is broken


def drawn(view: Position, language: str) -> str:
    speech = GAME.words(language)
    file = io.StringIO()
    Console(width=WIDE, file=file, color_system=None, highlight=False, markup=False).print(
        draw(view, speech, speech.seat_names(view.seats))
    )
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_in_hand_is_shown_with_its_effect_of_the_reference(language: str) -> None:
    shown = drawn(position(player(hand=" ".join(IDS[:KINDS])), seats=4).seen_by(0), language)
    entries = {entry.id: entry for entry in GAME.words(language).reference()}
    for card in IDS[:KINDS]:
        line = next(line for line in shown.splitlines() if f" {entries[card].name} ({card.split('-')[0]}) " in line)
        assert line.rstrip().endswith(entries[card].effect)


@pytest.mark.parametrize(
    ("language", "cost", "token", "none"),
    [("en", "2 build points", "■ token", "□ token"), ("de", "2 Baupunkte", "■ Marker", "□ Marker")],
)
def test_points_and_tokens_are_not_called_bricks(language: str, cost: str, token: str, none: str) -> None:
    view = position(player(hand="II-house3", city="farm house II-grain* | . . I-winery"), strip="BBBCC").seen_by(0)
    shown = drawn(view, language)
    for words in (cost, token, none):
        assert words in shown
    strip = [line for line in shown.splitlines() if "1 " in line and ("brick" in line or "Ziegel" in line)]
    assert len(strip) == 1  # only the symbols of the strip
