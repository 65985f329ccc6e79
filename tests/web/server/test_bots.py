"""Bots think elsewhere: a slow one delays nobody, a broken one breaks nothing, none sees more than its seat does."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

from tests.web.server.site import Guest, Site, a_path, play_some, running

from aedilis import Rng, game
from aedilis.web.bots import Bots
from aedilis.web.engine import Engine
from aedilis.web.house import House
from aedilis.web.limits import Limits
from aedilis.web.match import Match

SLEEPING = "import sys, time\nfor line in sys.stdin: time.sleep(10**6)"
CRASHING = "import os, sys\nfor line in sys.stdin: os._exit(3)"
BABBLING = "import sys\nfor line in sys.stdin: print('a fine day', flush=True)"
CHEATING = "import sys\nfor line in sys.stdin: print(10**6, flush=True)"
CRASHING_ONCE = """
import os, pathlib, sys
from aedilis.web.thinker import answer
mark = pathlib.Path(sys.argv[1])
for line in sys.stdin:
    if not mark.exists():
        mark.touch()
        os.abort()
    print(answer(line), flush=True)
"""
NOTING = """
import json, sys
from aedilis.web.thinker import answer
for line in sys.stdin:
    with open(sys.argv[1], "a") as notes:
        notes.write(line)
    print(json.dumps(answer(line)), flush=True)
"""


def bots(code: str, *arguments: str, patience: float = 60) -> Bots:
    return Bots(1, patience, [sys.executable, "-c", code, *arguments])


def until(condition: Callable[[], bool]) -> None:
    while not condition():
        time.sleep(0.005)


def moved(site: Site, table: str, decisions: int) -> None:
    """Until the game has gone that far; the person plays whatever there is."""
    guest = GUESTS[table]
    random = Rng(1)
    while site.match(table).number < decisions and not site.match(table).over:
        match = site.match(table)
        if not match.bots_to_move():
            guest.move(table, match.number, a_path(match, match.waiting()[0], random))
        time.sleep(0.002)


GUESTS: dict[str, Guest] = {}


def sit(site: Site) -> str:
    guest = site.guest("Ada")
    table = guest.make(["me", "bot:random"])
    GUESTS[table] = guest
    return table


def test_a_bot_that_never_answers_delays_no_other_table(tmp_path: Path) -> None:
    with running(tmp_path, bots=bots(SLEEPING)) as site:
        stuck = sit(site)
        random = Rng(2)
        while not site.match(stuck).bots_to_move():
            match = site.match(stuck)
            GUESTS[stuck].move(stuck, match.number, a_path(match, 0, random))
        number = site.match(stuck).number
        ada, ben = site.guest("Ada"), site.guest("Ben")
        other = ada.make(["me", "anybody"])
        ben.post(f"/table/{other}/join", {"seat": 1})
        play_some(site, {0: ada, 1: ben}, other, 10)
        assert GUESTS[stuck].get(f"/table/{stuck}").status_code == 200
        assert site.match(stuck).number == number
        assert site.match(stuck).bots_to_move()


def test_a_bot_that_takes_too_long_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    with running(tmp_path, bots=bots(SLEEPING, patience=0.05)) as site:
        moved(site, sit(site), 12)


def test_a_bot_that_crashes_babbles_or_cheats_does_not_stop_the_game(tmp_path: Path) -> None:
    for number, code in enumerate((CRASHING, BABBLING, CHEATING)):
        with running(tmp_path / str(number), bots=bots(code)) as site:
            moved(site, sit(site), 8)


def test_a_crashed_process_is_replaced_by_one_that_thinks(tmp_path: Path) -> None:
    with running(tmp_path, bots=bots(CRASHING_ONCE, str(tmp_path / "mark"))) as site:
        table = sit(site)
        moved(site, table, 12)
        assert (tmp_path / "mark").exists()


def test_a_bot_is_sent_the_view_of_its_seat_and_nothing_else(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    with running(tmp_path, bots=bots(NOTING, str(notes))) as site:
        moved(site, sit(site), 30)
    rome = game("city-of-rome")
    questions = [json.loads(line) for line in notes.read_text().splitlines()]
    assert len(questions) > 10
    for question in questions:
        assert question.keys() == {"game", "bot", "view", "budget"}
        view = rome.decode(bytes.fromhex(question["view"]))
        assert view.viewer == 1
        assert view == view.imagine(Rng(1)).seen_by(1)  # nothing in it that another possible world has not


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, bots=bots(SLEEPING)) as site:
        table = sit(site)
        random = Rng(2)
        while not site.match(table).bots_to_move():
            match = site.match(table)
            GUESTS[table].move(table, match.number, a_path(match, 0, random))
        number = site.match(table).number
    with running(tmp_path) as site:
        until(lambda: table in site.house.tables._loaded)
        until(lambda: site.match(table).number > number)


class Waiting:
    """A table at which a bot is to move."""

    id = "table"
    over = False

    def bots_to_move(self) -> list[int]:
        return [0]


def test_a_server_that_is_closing_begins_no_bots_turn(tmp_path: Path) -> None:
    """A command may be done after the bots' turns were ended; a process it starts would keep the server from ending."""

    async def close_and_change() -> set[asyncio.Task[None]]:
        house = House(tmp_path, Limits(), bots(SLEEPING), 0, Engine())
        await house.close()
        house.driver.changed(cast(Match, Waiting()))
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(close_and_change()) == set()
