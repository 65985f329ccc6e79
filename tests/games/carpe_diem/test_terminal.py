"""The drawn table of Carpe Diem: it fits, and it shows everything that lies open."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import cast

import pytest
from rich.console import Console
from tests.games.carpe_diem.positions import (
    GAME,
    begin,
    do,
    fountain_cards,
    give,
    hand_over,
    lay,
    scoring,
)

from aedilis import LANGUAGES, NOBODY, OVER, Position, Rng
from aedilis.games.carpe_diem.data.components import EMPTY, IS_PAID
from aedilis.games.carpe_diem.drawing.terminal import draw
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.words import terms

every_seat_count = pytest.mark.parametrize("seats", GAME.seats)


def drawn(view: Position, width: int = 80, language: str = "en") -> str:
    speech = GAME.words(language)
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False, markup=False)
    console.print(draw(view, speech, speech.seat_names(view.seats)))
    return cast(io.StringIO, console.file).getvalue().replace("\u00a0", " ")


def said(view: Position) -> str:
    """All that is drawn where there is much room, in one line."""
    return " ".join(drawn(view, 200).split())


def positions(seats: int, number: int) -> Iterator[CarpeDiem]:
    """Those of one random game."""
    at = cast(CarpeDiem, GAME.new(seats))
    random = Rng(number, seats)
    while at.seat != OVER:
        yield at.copy()
        at.play(at.pick(random))
    yield at


@every_seat_count
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_80_columns_from_the_set_up_to_the_end(seats: int, language: str) -> None:
    for at in [*list(positions(seats, 1))[::40], list(positions(seats, 1))[-1]]:
        assert max(map(len, drawn(at.seen_by(0), 80, language).splitlines())) <= 80


@every_seat_count
def test_every_scoring_card_is_written_out(seats: int) -> None:
    words = GAME.words().words
    at = begin(seats)
    shown = said(at.seen_by(NOBODY))
    for place, card in enumerate(at.cards, 1):
        if card != EMPTY:
            verb = "pay" if IS_PAID[card] else "have"
            assert f"{place} {verb} {terms.card_name(words, card)}" in shown


def test_the_depots_show_their_tiles_and_the_spaces_in_reach() -> None:
    tiles = {"4a": "villa-pond-across", "4b": "market", "4c": "pond-corner", "4d": "villa-four"}
    shown = drawn(begin(spaces="1 2", depots=tiles).seen_by(0))
    assert re.search(r"▸ Space 4 +– 7, 1 +a V·P·1 +b Mkt +c PP·· +d VVVV3", shown)
    assert re.search(r"  Space 1 +– 4, 5 .*Aurelia", shown)
    assert len(re.findall("▸ Space", shown)) == 2


def test_an_empty_slot_and_an_empty_seal_are_dashes() -> None:
    at = lay(begin(spaces="1 2"), 0, c3="market")
    at.seals[2] = EMPTY
    at.depots[12] = EMPTY
    shown = drawn(at.seen_by(0))
    assert re.search(r"Space 4 +– 7, 1 +a - ", shown)
    assert " 3 - " in shown


def test_circles_are_numbered_until_a_disc_lies_there() -> None:
    at = scoring("A05 D08")
    assert "(8)" in drawn(at.seen_by(0))
    do(at, "disc 8")
    shown = drawn(at.seen_by(0))
    assert "(8)" not in shown
    assert "●Aur" in shown


def test_circles_without_two_cards_are_not_drawn() -> None:
    numbers = {int(number) for number in re.findall(r"\((\d+)\)", drawn(begin(2).seen_by(0)))}
    assert numbers == {4, 6, 7, 8, 9, 10, 11, 13, 14}


def test_the_own_district_shows_edges_chimneys_banderoles_and_the_shovel() -> None:
    own = drawn(lay(begin(), 0, c4="villa-pond-across").seen_by(0)).partition("▶ Aurelia")[2]
    rows = [row[6:43] for row in own.splitlines()]
    assert rows[5].startswith("│  ◇  │     │     │  ◇  │")
    assert rows[13] == "│     │     │  ✕  │     │  ◇  │     │"
    assert [row[12:18] for row in rows[16:19]] == ["│  V  ", "│  1  ", "│  P  "]


def test_tasks_stand_where_their_lines_are() -> None:
    """Beside the lines between columns and rows; in the variant beside the columns and rows themselves."""
    frames = "R08 R07 R12 R03"  # merchant 2, pond 4; craftsman 3, pond 5; villa 1, pond 3; baker 2, herb garden 4
    lines = drawn(begin(frames=frames).seen_by(0)).partition("▶ Aurelia")[2].splitlines()
    top, bottom = lines[1], lines[28]
    assert (top.index("m4"), top.index("P5")) == (6 + 2 * 6 - 1, 6 + 4 * 6 - 1)
    assert (bottom.index("V3"), bottom.index("P5")) == (6 + 5 * 6 - 1, 6 + 3 * 6 - 1)
    assert [n for n, row in enumerate(lines) if row.startswith(("b4", "H5"))] == [3 + 2 * 4, 3 + 4 * 4]
    assert [n for n, row in enumerate(lines) if row[43:].strip().startswith(("c4", "P5"))] == [3 + 3 * 4, 3 + 5 * 4]
    lines = drawn(begin(frames=frames, frame_tasks="rows").seen_by(0)).partition("▶ Aurelia")[2].splitlines()
    assert lines[1].index("m4") == 6 + 1 * 6 + 2
    assert [n for n, row in enumerate(lines) if row.startswith("H5")] == [3 + 1 * 4 + 2]


def test_a_task_that_is_met_is_ticked() -> None:
    at = lay(begin(frames="R08"), 0, b2="merchant-end/1", c2="merchant-end/3")
    assert "m4✓" in drawn(at.seen_by(0))
    assert re.search("Tasks: m4✓ P5 ", drawn(at.seen_by(1)))


def test_cells_to_build_on_have_the_number_of_their_option() -> None:
    at = hand_over(lay(begin(), 0, c3="market"), "pond-corner")
    view = at.seen_by(0)
    shown = drawn(view)
    notations = [GAME.notation(view, option) for option in view.options()]
    for number, notation in enumerate(notations, 1):
        assert (f"▸{number}" in shown) == (notation != "store")
    assert "To build: pond (corner)" in said(view)
    assert "▸" not in drawn(at.seen_by(1))


def test_fountain_cards_are_shown_to_their_player_only() -> None:
    at = fountain_cards(begin(), 0, "craftsman", "fountain")
    assert "Fountain cards: craftsman, fountain" in said(at.seen_by(0))
    for viewer in (1, NOBODY):
        assert "Fountain cards: 2 face down" in said(at.seen_by(viewer))
    at = hand_over(lay(begin(), 0, c3="market"), "fountain")
    do(at, "build c4", "fountain villa", "fountain pond")
    assert "Drawn: villa, pond" in said(at.seen_by(0))
    assert "Drawn" not in said(at.seen_by(1))


def test_everybody_is_shown_with_goods_and_what_is_finished() -> None:
    at = lay(begin(), 1, c3="pond-end/1", d3="pond-end/3", c4="market")
    give(at, 1, fish=1, coins=2, bread=3)
    at.players[1].store(0)
    shown = said(at.seen_by(0))
    assert "Goods: 1 fish, 2 coins, 3 bread" in shown
    assert "Finished: 1 pond, 1 market" in shown
    assert "Stored: V·W·1" in shown


def test_the_track_is_listed_from_the_front() -> None:
    at = give(begin(3), 1, steps=4)
    at.order = (1, 2, 0)
    assert "Banderole track, from the front: Brutus 4, Claudia 0, Aurelia 0" in said(at.seen_by(0))


def test_the_moment_stands_on_top() -> None:
    assert drawn(GAME.new(2).seen_by(0)).startswith("Set-up\n")
    assert drawn(begin().seen_by(0)).startswith("Phase 1 of 4, round 1 of 7\n")
    assert drawn(scoring().seen_by(0)).startswith("Scoring 1 of 4\n")


def test_others_do_not_see_what_is_only_being_chosen() -> None:
    at = hand_over(lay(begin(), 0, c3="market"), "pond-corner")
    before = drawn(at.seen_by(1))
    assert drawn(do(at, "at c4").seen_by(1)) == before
