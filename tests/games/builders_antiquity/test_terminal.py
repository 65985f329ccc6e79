"""The drawn table of The Builders: Antiquity: it fits, and it shows everything."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import cast

import pytest
from rich.console import Console
from tests.games.builders_antiquity.positions import GAME, do, player, position

from aedilis import LANGUAGES, NOBODY, OVER, Position, Rng
from aedilis.engine.bits import members
from aedilis.games.builders_antiquity.drawing.terminal import draw
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity
from aedilis.games.builders_antiquity.words import pieces

every_seat_count = pytest.mark.parametrize("seats", GAME.seats)


def drawn(view: Position, width: int = 80, language: str = "en") -> str:
    speech = GAME.words(language)
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False, markup=False)
    console.print(draw(view, speech, speech.seat_names(view.seats)))
    return cast(io.StringIO, console.file).getvalue()


def said(view: Position) -> str:
    """All that is drawn, in one line."""
    return " ".join(drawn(view).split())


def positions(seats: int, number: int) -> Iterator[BuildersAntiquity]:
    """Those of one random game."""
    at = cast(BuildersAntiquity, GAME.new(seats))
    random = Rng(number, seats)
    while at.seat != OVER:
        yield at.copy()
        at.play(at.pick(random))
    yield at


@every_seat_count
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_80_columns(seats: int, language: str) -> None:
    for at in list(positions(seats, 1))[::9]:
        lines = drawn(at.seen_by(0), 80, language).splitlines()
        assert max(map(len, lines)) <= 80


@every_seat_count
def test_everything_that_lies_open_is_named(seats: int) -> None:
    words = GAME.words().words
    for at in list(positions(seats, 2))[::20]:
        for viewer in (0, NOBODY):
            shown = said(at.seen_by(viewer))
            cards = [*at.building_row, at.top]
            buildings = [building for building in cards if building >= 0]
            buildings += [building for one in at.players for building in members(one.sites | one.finished)]
            assert all(pieces.building(words, building) in shown for building in buildings)
            hands = [worker for worker in at.worker_row if worker >= 0]
            hands += [hand for one in at.players for hand in members(one.owned() & ~one.freed)]
            assert all(pieces.title(words, hand) in shown for hand in [*hands, *members(at.slaves)])
            assert all(pieces.tool(words, tool) in shown for tool in range(4))


def test_the_own_sites_say_what_they_have_and_what_is_missing() -> None:
    at = position(
        player("master-1", sites="alexandria-lighthouse slave-3 companion-5+colour"), sent="2 alexandria-lighthouse"
    )
    shown = drawn(at.seen_by(0))
    assert re.search(r"Lighthouse of Alexandria +2/2 +3/4 +2/1 +2/3 +1W 1C +3 actions", shown)
    assert "Companion 5 + brush, Slave 3" in shown


def test_a_large_crew_is_named_in_full() -> None:
    crew = "apprentice-1 apprentice-3 labourer-3 labourer-4 companion-1 companion-2 master-2 master-3"
    named = ", ".join(hand.replace("-", " ").capitalize() for hand in crew.split())
    assert named in said(position(player(sites=f"pyramid {crew}")).seen_by(0))


def test_the_sites_of_others_say_what_is_missing() -> None:
    at = position(player(), player(sites="temple labourer-1"))
    assert "Temple (missing 1W 2K): Labourer 1" in said(at.seen_by(0))


def test_the_purse_and_the_actions_stand_in_the_title() -> None:
    at = position(player(money=7, loans=2, finished="pyramid"), actions=2)
    assert "▶ Violet (you, first player) · 7 sesterces · 8 points · 2 open loans · 2 actions left" in said(
        at.seen_by(0)
    )
    assert "▶ Violet (first player) · 7 sesterces · 8 points · 2 open loans" in said(at.seen_by(1))


def test_freed_and_educated_people_are_marked() -> None:
    at = position(player("slave-1 apprentice-1", freed="slave-1", taught="apprentice-1 stone"))
    shown = drawn(at.seen_by(0))
    assert re.search(r"Freedman 1 +2 +· +· +2 +4\b", shown)
    assert re.search(r"Apprentice 1 \(educated\) +3 +1 +1 +· +2\b", shown)


def test_a_machine_shows_what_it_will_supply() -> None:
    at = position(row="machine-hoist", top="pyramid")
    assert re.search(r"Hoist +· 1 2 · +→ 3S +2\b", drawn(at.seen_by(0)))
    assert re.search(r"next: Pyramid +4 4 4 4 +18 +8\b", drawn(at.seen_by(0)))


def test_the_last_round_is_said() -> None:
    ahead = player(finished="pyramid colossus-of-rhodes armoury")
    assert "Round 5, the last one" in drawn(position(ahead, seat=1, last_round=True).seen_by(0))
    assert "the last one" not in drawn(position().seen_by(0))


def test_others_do_not_see_what_is_only_being_chosen() -> None:
    at = position(player("master-1", sites="temple"))
    before = drawn(at.seen_by(1))
    assert drawn(do(at, "send master-1").seen_by(1)) == before
