"""The drawn table of City of Marble: it fits, and it shows everything that lies open."""

from __future__ import annotations

import io
import re
from typing import cast

import pytest
from rich.console import Console
from tests.games.city_of_marble.positions import (
    GAME,
    again,
    begin,
    built,
    city,
    complete,
    do,
    give,
    path,
    play_randomly,
    post,
)

from aedilis import LANGUAGES, NOBODY, Position, Rng
from aedilis.games.city_of_marble.drawing.terminal import draw
from aedilis.games.city_of_marble.rules.geometry import BRIDGE_TRIANGLE, HILL_TRIANGLE, VERTEX_AT

TOP = 5  # lines above the row that is called 0


def drawn(view: Position, language: str = "en", width: int = 80) -> list[str]:
    speech = GAME.words(language)
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False, markup=False)
    console.print(draw(view, speech, speech.seat_names(view.seats)))
    return cast(io.StringIO, console.file).getvalue().splitlines()


def said(view: Position) -> str:
    return " ".join(" ".join(drawn(view, width=200)).split())


def place(lines: list[str], name: str) -> str:
    """What is drawn around a point, such as "F6"; its column and its row are named on the edges."""
    column = 4 + 6 * (ord(name[0]) - ord("A"))
    return lines[TOP + 2 * int(name[1:])].ljust(80)[column - 1 : column + 2]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_80_columns_from_the_set_up_to_the_end(seats: int, language: str) -> None:
    end = play_randomly(GAME.new(seats), Rng(seats))
    for at in (GAME.new(seats), begin(seats), end):
        assert max(map(len, drawn(at.seen_by(0), language))) <= 80


def test_points_have_names_on_the_edges() -> None:
    lines = drawn(begin().seen_by(0))
    letters = lines[TOP - 1]
    assert (
        letters.split() == [letter for pair in zip("ABCDEFGHIJKL", "abcdefghijk ", strict=True) for letter in pair][:-1]
    )
    for line, row in VERTEX_AT:
        assert place(lines, f"{chr(ord('A') + line)}{row + 1}")[1] in "·~"
    assert [lines[TOP + 2 * row][:2].strip() for row in range(1, 16)] == [str(row) for row in range(1, 16)]


def test_hills_bridges_and_sources_lie_where_they_are() -> None:
    lines = drawn(begin(hills="palatine aventine viminal").seen_by(0))
    shown = "\n".join(lines)
    assert all(name in shown for name in ("Pal", "Ave", "Vim"))
    assert not any(name in shown for name in ("Qui", "Cap", "Esq", "Cae"))
    assert sum(line.count("==") for line in lines[:40] if not line.startswith("~")) == len(BRIDGE_TRIANGLE)
    assert [place(lines, name)[1:] for name in ("L2", "L8", "L14")] == ["~g", "~b", "~w"]


def test_barred_places_of_hills_are_crossed_out() -> None:
    assert "\n".join(drawn(begin(hill_spaces="barred").seen_by(0))).count("xx") == len(HILL_TRIANGLE) - 3


def test_a_district_is_a_rhombus_with_its_colour_and_its_magistrate() -> None:
    """f5-f6 has its blunt corners at F6 and G5, and its sharp ones at F4 and G7."""
    at = post(city(begin(), "temple f5-f6"), 1, "temple f5-f6")
    lines = [line[32:44] for line in drawn(at.seen_by(0))[TOP + 2 * 4 : TOP + 2 * 7 + 1]]
    assert [line.rstrip() for line in lines] == [
        "  ·",
        "  │`-._",
        "  │     ·",
        "  │Gr*2 │",
        "  ·     │",
        "   `-._ │",
        "        ·",
    ]
    assert drawn(at.seen_by(0), "de")[TOP + 11][34:39] == "│Gr*2"


def test_buildings_and_fountains_stand_at_their_points() -> None:
    lines = drawn(built(begin(), F6="temple 0", G7="arena 1", H4="fountain").seen_by(0))
    assert [place(lines, name) for name in ("F6", "G7", "H4")] == ["Te1", "Ar2", "(o)"]


def test_aqueducts_are_lines_of_their_letter() -> None:
    at = path(city(begin(), "temple k2-k3", "bath k4-k5", "arena j3-j4"), "grey", "L2 L4 K3")
    lines = drawn(at.seen_by(1))
    assert [lines[TOP + number][70] for number in (5, 6, 7)] == ["g"] * 3
    assert lines[TOP + 7][64:70] == "│gggg "


def test_places_have_the_number_of_their_option() -> None:
    at = do(begin(), "play temple")
    shown = "\n".join(drawn(at.seen_by(0)))
    numbers = {int(number) for number in re.findall(r"▸(\d+)", shown)}
    assert numbers == set(range(1, len(at.options()) + 1))
    assert "▸" not in "\n".join(drawn(at.seen_by(1)))


def test_what_can_be_recalled_sent_extended_or_settled_is_numbered() -> None:
    at = post(path(city(begin(), "temple k2-k3"), "grey", "L2 L4"), 0, "temple k2-k3")
    notations = [GAME.notation(at, option) for option in at.options()]
    shown = "\n".join(drawn(at.seen_by(0)))
    assert f"Gr▸{notations.index('recall 1') + 1}" in shown
    assert all(f"▸{n}" in shown for n, notation in enumerate(notations, 1) if notation.startswith("grey"))
    at = complete(city(begin(), "temple f5-f6", "bath e7-f7"), "temple", "e5-e6", with_magistrate=True)
    assert "Gr▸1" in "\n".join(drawn(at.seen_by(0)))
    at = city(begin(), "temple f5-f6", "bath e7-f7", "bath d5-d6", "bath d4-e4")
    lines = drawn(complete(at, "temple", "e5-e6", with_magistrate=True).seen_by(0))
    assert {place(lines, name).strip()[:2] for name in ("E5", "F6")} == {"▸1", "▸2"}


def test_everybody_is_shown_with_all_that_lies_open() -> None:
    at = give(post(city(begin(), "temple f5-f6"), 1, "treasury", "imperium bath", "temple f5-f6"), 1, coins=2, arena=1)
    do(at, "draw temple", "draw bath")
    shown = said(at.seen_by(1))
    assert "▶ 1 Agrippa · " in shown
    assert "2 Julia (you) · " in shown
    assert "Districts ready: 1 green, 1 blue, 1 yellow, 1 red" in shown
    assert "Drawn in this turn: 1 green, 1 blue" in shown
    assert "Magistrates: 0 ready, 1 to the imperium of the baths, 1 to the treasury" in shown
    assert "Won: 2 coins, 1 arena tile" in shown
    assert "Districts left: 12 green, 15 blue, 12 yellow, 10 red" in shown
    assert "Imperium tiles left: temple 12, bath 12, theatre 12, arena 11" in shown


def test_bridges_are_shown_to_their_owner_only() -> None:
    at = begin()
    at.players[0].bridges = (0, 3)
    assert "bridges: 1, 4" in said(at.seen_by(0))
    for viewer in (1, NOBODY):
        assert "2 bridges face down" in said(at.seen_by(viewer))


def test_the_moment_stands_on_top() -> None:
    assert drawn(GAME.new(2).seen_by(0))[0] == "Set-up"
    at = give(begin(), 0, bath=1)
    assert drawn(at.seen_by(0))[0] == "Action 1 of 2"
    assert drawn(do(at.copy(), "discard bath").seen_by(0))[0] == "More actions for imperium tiles"
    at.last_turns = 2
    assert drawn(again(at).seen_by(0))[0] == "Last round"
    assert drawn(play_randomly(GAME.new(2), Rng(3)).seen_by(0))[0] == "The end"


def test_others_do_not_see_what_is_only_being_chosen() -> None:
    at = begin()
    before = drawn(at.seen_by(1))
    assert drawn(do(at, "play temple").seen_by(1)) == before
