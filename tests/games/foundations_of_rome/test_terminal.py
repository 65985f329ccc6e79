"""The drawn table of Foundations of Rome: it fits, and it shows everything that lies open."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from rich.console import Console
from tests.games.foundations_of_rome.positions import GAME, MODULES, NOBODY, OVER, decide, player, position

from aedilis import LANGUAGES, Position, Rng
from aedilis.games.foundations_of_rome.data.components import FIRST_MONUMENT, KIND_IDS, TRAY_KINDS
from aedilis.games.foundations_of_rome.drawing.terminal import CODES, draw
from aedilis.games.foundations_of_rome.words import terms

every_seat_count = pytest.mark.parametrize("seats", GAME.seats)


def drawn(view: Position, width: int = 80, language: str = "en") -> str:
    speech = GAME.words(language)
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False, markup=False)
    console.print(draw(view, speech, speech.seat_names(view.seats)))
    return cast(io.StringIO, console.file).getvalue().replace("\u00a0", " ")


def said(view: Position) -> str:
    """All that is drawn where there is much room, in one line."""
    return " ".join(drawn(view, 250).split())


def rows(view: Position) -> list[str]:
    """The map alone: its lots and lines, without the numbers of rows."""
    return [line[3:] for line in drawn(view).splitlines() if re.match(r"( \d|\d\d|  ) [┌├└│]", line)]


def positions(seats: int, number: int) -> Iterator[Any]:
    """Those of one random game with everything in it."""
    at = GAME.new(seats, **dict.fromkeys(MODULES, "yes"))
    random = Rng(number, seats)
    while at.seat != OVER:
        yield at.copy()
        at.play(at.pick(random))
    yield at


@every_seat_count
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_80_columns_from_the_set_up_to_the_end(seats: int, language: str) -> None:
    whole = list(positions(seats, 1))
    for at in [*whole[:: max(1, len(whole) // 20)], whole[-1]]:
        assert max(map(len, drawn(at.seen_by(0), 80, language).splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_has_a_code_of_its_own(language: str) -> None:
    words = GAME.words(language).words
    assert list(CODES) == KIND_IDS
    assert len({words.say(code) for code in CODES.values()}) == len(CODES)
    assert {len(words.say(code)) for code in CODES.values()} == {3}


def test_the_map_shows_whose_lots_there_are_and_what_stands_there() -> None:
    at = position(player("insula-corner A1 0 | domus C1", lots="D1"), player("pottery E1 0"), market="B1 G1", pile=0)
    assert rows(at.seen_by(0))[:5] == [
        "┌─────┬─────┬─────┬─────┬───────────┬─────┐",
        "│ 1InC│ (1) │ 1Dom│  1· │ 2Pot   2  │ (2) │",
        "│     └─────┼─────┼─────┼─────┬─────┼─────┤",
        "│  1     1  │     │     │     │     │     │",
        "├─────┬─────┼─────┼─────┼─────┼─────┼─────┤",
    ]


@every_seat_count
def test_the_map_is_as_large_as_the_board(seats: int) -> None:
    size = position(seats=seats).size
    grid = rows(position(seats=seats).seen_by(0))
    assert len(grid) == 2 * size + 1
    assert {len(line) for line in grid} == {6 * size + 1}


def test_lots_to_choose_have_the_number_of_their_option() -> None:
    at = decide(position(player(lots="A1 B1 C1 A2")), "build pottery 0")
    view = at.seen_by(0)
    assert [GAME.notation(view, option) for option in view.options()] == ["at A1", "at B1"]
    assert rows(view)[1].startswith("│  ▸1 │  ▸2 │  1· │")
    assert "▸" not in "".join(rows(at.seen_by(1)))


def test_the_market_has_prices_for_whoever_looks() -> None:
    people = player(role="merchant"), player(role="knight")
    at = position(*people, market="A1 B1 C1 mars", pile=0, roles="yes", influence="yes")
    assert "Market, with prices: 1 A1 (2) · 2 B1 (3) · 3 C1 (3) · 4 Mars (5)" in said(at.seen_by(0))
    assert "3 C1 (4) · 4 Mars (6)" in said(at.seen_by(1))
    assert "Mars: take a lot without a building from another player" in said(at.seen_by(1))


def test_monuments_and_open_goals_are_written_out() -> None:
    at = position(monuments="pantheon colosseum", open_goals="tres")
    shown = said(at.seen_by(NOBODY))
    assert "PAN Pantheon: three lots in a row; 3 points for each civic building beside it; needs no lot marker" in shown
    assert "COL Colosseum: four lots in a square; 1 point for each citizen beside it; when it is built" in shown
    assert "Open goal: Tres: at least 3 buildings of three lots, 6 points" in shown


def test_everybody_is_shown_with_what_there_is() -> None:
    at = position(player(), player("bakery A1 | domus C1", lots="B1", silver=3, fresh=1, used=2), favour="yes")
    goods = "3 silver, income 6, population 1, 3 lots, 7 lot markers left"
    assert f"{goods}, 1 fresh favour token, 2 used favour tokens" in said(at.seen_by(0))


def test_the_tray_shows_what_is_left_of_each_building() -> None:
    shown = said(position(player("domus A1")).seen_by(0))
    words = GAME.words().words
    for kind in range(TRAY_KINDS):
        assert f"× {CODES[KIND_IDS[kind]]} {terms.kind_name(words, kind)}: " in shown
    assert "1× Dom Domus: 1 citizen" in shown
    assert TRAY_KINDS == FIRST_MONUMENT


def test_hidden_cards_are_shown_to_their_owners_only() -> None:
    at = position(
        player(goal="tres", role="augur", cards="mars:0 | janus", open_cards="saturn"),
        hidden_goals="yes",
        roles="yes",
        influence="yes",
    )
    own = said(at.seen_by(0))
    assert "Hidden goal: Tres: at least 3 buildings of three lots, 6 points" in own
    assert "Influence cards: Janus, Mars" in own or "Influence cards: Mars, Janus" in own
    for viewer in (1, NOBODY):
        other = said(at.seen_by(viewer))
        assert "Hidden goal: face down" in other
        assert "Influence cards: Janus, 1 face-down influence card" in other
        assert "Turned up: Saturn" in other
        assert "Role: Augur (you may buy the top card of the pile, unseen, for 5 silver)" in other


def test_the_hand_of_the_draft_is_shown_to_its_owner_only() -> None:
    at = next(at for at in positions(3, 2) if GAME.describe(at)["decision"] == "draft")
    hand = ", ".join(GAME.describe(at)["player"][1]["hand"])
    assert f"In hand: {hand}" in said(at.seen_by(1))
    assert hand not in said(at.seen_by(0))
    assert "In hand" not in said(at.seen_by(NOBODY))


def test_ceres_is_shown_with_her_gardens() -> None:
    gardens = "residential-garden-2 G7 | any-civic-garden G6"
    at = position(player(), seats=1, gardens=gardens, ceres_lots="F1", ceres="hard")
    shown = said(at.seen_by(0))
    assert "C Ceres · 1 point population 2 Face down: F1" in shown
    assert "1× gR2 Residential Garden (large): 2 citizens" in shown
    assert rows(at.seen_by(0))[1].endswith("│  C· │ (6) │")
    assert rows(at.seen_by(0))[-2].endswith("│ CgR2│")


def test_the_moment_stands_on_top() -> None:
    assert drawn(GAME.new(2).seen_by(0)).startswith("Set-up\n")
    assert drawn(position(era=2).seen_by(0)).startswith("Era 2 of 3, 15 deeds left\n")
    assert drawn(position(ending=1).seen_by(0)).startswith("Era 1 of 3, last turns\n")


def test_others_do_not_see_what_is_only_being_chosen() -> None:
    at = position(player(lots="A1 B1"), player(lots="C1"), favour="yes")
    before = drawn(at.seen_by(1))
    assert drawn(decide(at, "trade 1", "add lot", "lot A1").seen_by(1)) == before
