"""Cards are told apart small and without colour, and what is written on them can be read."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

import pytest
from tests.draw.pixels import distance, drawn, most_in_a_spot
from tests.draw.scenes import every_drawn_game

from aedilis import Game, game
from aedilis.draw.board import board_of, picture, scene_of, symbols_of
from aedilis.draw.markup import Markup
from aedilis.draw.palette import DARK, LIGHT, PIECES, css, settle
from aedilis.draw.png import png
from aedilis.draw.shapes import use
from aedilis.engine.reference import Entry

SMALL = 40  # pixels
DIFFERENT = 0.03  # of black against white, over the whole card
SIMILAR = 0.12  # the same where cards of one kind differ most, such as in a scoring band
NUMBERED = 0.08  # and for cards of one name, or of names with a number: a single sign may tell them apart


class Look(NamedTuple):
    """A picture of a card, with all entries of the reference that are shown by it."""

    entries: list[Entry]
    picture: Markup

    def name(self) -> str:
        return self.entries[0].name.rstrip(" 0123456789")

    def equals(self, other: Look) -> bool:
        """Whether all that is printed is the same."""
        one, two = self.entries[0], other.entries[0]
        return (one.kind, one.details, one.effect) == (two.kind, two.details, two.effect)


@cache
def looks_of(slug: str) -> list[Look]:
    board, found = board_of(game(slug)), dict[Markup, list[Entry]]()
    for entry in game(slug).words().reference():
        if entry.drawn:
            found.setdefault(board.card(entry.id), []).append(entry)
    return [Look(entries, picture) for picture, entries in found.items()]


@every_drawn_game
def test_every_card_is_recognised_at_40_pixels_without_colour(game: Game) -> None:
    symbols = symbols_of(game)
    looks = [(look, drawn(look.picture, symbols, SMALL)) for look in looks_of(game.slug)]
    assert len(looks) > 10
    for (one, first), (other, second) in combinations(looks, 2):
        if one.equals(other):
            continue
        if one.name() == other.name():
            clear = most_in_a_spot(first, second, SMALL) > NUMBERED
        elif one.entries[0].kind == other.entries[0].kind:
            clear = most_in_a_spot(first, second, SMALL) > SIMILAR
        else:
            clear = distance(first, second) > DIFFERENT
        assert clear, f"{one.entries[0].id} looks like {other.entries[0].id}"


@every_drawn_game
def test_cards_that_look_alike_are_alike(game: Game) -> None:
    """What one cannot tell apart does the same, such as equal cards from different decks."""
    for look in looks_of(game.slug):
        for entry in look.entries:
            twin = look.entries[0]
            assert (entry.kind, entry.effect, entry.details) == (twin.kind, twin.effect, twin.details), entry.id


@every_drawn_game
def test_the_cards_of_the_cover_are_cards(game: Game) -> None:
    board = board_of(game)
    assert all('href="#' in board.card(id) for id in board.cover)
    assert len(set(board.cover)) == len(board.cover) > 2


@every_drawn_game
def test_seats_are_told_apart_without_colour(game: Game) -> None:
    symbols = symbols_of(game)
    signs = board_of(game).colours(game.seats[-1])
    shapes = {
        name: [value < 0.97 for value in drawn(use(f"sign-{name}", 0, 0, 20), symbols, SMALL, units=20)]
        for name in signs
    }
    assert len(shapes) == game.seats[-1]
    for (one, first), (other, second) in combinations(shapes.items(), 2):
        differing = sum(a != b for a, b in zip(first, second, strict=True))
        assert differing > SMALL * SMALL * 0.08, f"{one} looks like {other}"


def test_text_really_appears_in_a_png() -> None:
    rome = game("city-of-rome")
    svg = picture(rome, scene_of(rome, rome.new(2).seen_by(0), ["Claudia", "Ben"]))
    without = svg.replace(">Claudia<", "><")
    assert without != svg
    assert png(svg, 400) != png(without, 400)


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


@every_drawn_game
def test_every_colour_that_is_used_is_in_the_palette(game: Game) -> None:
    symbols = symbols_of(game)
    assert "var(" not in settle(symbols)
    assert "var(" not in settle(symbols, dark=True)
    assert set(LIGHT) == set(DARK)
    assert all(f"--{name}:" in css() for name in (*PIECES, *LIGHT))
