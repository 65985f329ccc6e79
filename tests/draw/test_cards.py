"""The cards of City of Rome are told apart by their silhouettes, small and without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.draw.pixels import distance, drawn, grey

from aedilis import game
from aedilis.draw.board import board_of, picture, scene_of, symbols_of
from aedilis.draw.icons import SIGNS
from aedilis.draw.palette import DARK, LIGHT, PIECES, css, settle
from aedilis.draw.png import png
from aedilis.draw.shapes import use
from aedilis.games.city_of_rome.components import IDS, KINDS, UNKNOWN
from aedilis.games.city_of_rome.drawing import faces

SMALL = 40  # pixels
DIFFERENT = 0.03  # of black against white, over the whole card


@pytest.fixture(scope="module")
def symbols() -> str:
    return symbols_of(game("city-of-rome"))


def different_looks() -> dict[str, int]:
    """One kind for each face, of cards that lie in decks."""
    return {faces.face_of(kind): kind for kind in range(KINDS)}


def test_every_building_is_recognised_at_40_pixels_without_colour(symbols: str) -> None:
    looks = {name: drawn(faces.picture(kind), symbols, SMALL) for name, kind in different_looks().items()}
    assert len(looks) == 30
    for (one, first), (other, second) in combinations(looks.items(), 2):
        assert distance(first, second) > DIFFERENT, f"{one} looks like {other}"


def test_seats_are_told_apart_without_colour(symbols: str) -> None:
    shapes = {
        name: [value < 0.97 for value in drawn(use(f"sign-{name}", 0, 0, 20), symbols, SMALL, units=20)]
        for name in SIGNS
    }
    for (one, first), (other, second) in combinations(shapes.items(), 2):
        differing = sum(a != b for a, b in zip(first, second, strict=True))
        assert differing > SMALL * SMALL * 0.08, f"{one} looks like {other}"


def test_cards_that_look_alike_are_alike() -> None:
    """Start buildings aside, equal faces are of equal cards from different decks."""
    for kind in range(KINDS):
        twin = different_looks()[faces.face_of(kind)]
        assert faces.face(kind) == faces.face(twin), IDS[kind]


def test_every_card_can_be_shown_alone() -> None:
    board = board_of(game("city-of-rome"))
    for id in IDS[: UNKNOWN + 4]:
        assert 'href="#' in board.card(id)
    assert set(board.cover) <= set(IDS)


def test_text_really_appears_in_a_png() -> None:
    rome = game("city-of-rome")
    svg = picture(rome, scene_of(rome, rome.new(2).seen_by(0), ["Claudia", "Ben"]))
    without = svg.replace(">Claudia<", "><")
    assert without != svg
    assert grey(png(svg)) != grey(png(without))


def test_a_name_in_another_script_does_no_harm() -> None:
    rome = game("city-of-rome")
    assert png(picture(rome, scene_of(rome, rome.new(2).seen_by(0), ["漢字", "Ελένη"])), 300)


# -- colours ------------------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("table", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read_on_the_table(table: dict[str, str]) -> None:
    for ground in ("page", "panel"):
        assert contrast(table["text"], table[ground]) >= 7
        assert contrast(table["quiet"], table[ground]) >= 4.5
        assert contrast(table["glow"], table[ground]) >= 2.5
    assert contrast(PIECES["ink"], PIECES["marble"]) >= 7


def test_every_colour_that_is_used_is_in_the_palette(symbols: str) -> None:
    assert "var(" not in settle(symbols)
    assert "var(" not in settle(symbols, dark=True)
    assert set(LIGHT) == set(DARK)
    assert all(f"--{name}:" in css() for name in (*PIECES, *LIGHT))
