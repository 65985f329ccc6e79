"""`kill -9` at random moments while people play: every acknowledged move is there, none twice, no gap."""

from __future__ import annotations

import json
import random
import socket
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from tests.web.server.killed import Victim
from tests.web.server.site import Guest

import aedilis
from aedilis import Rng
from aedilis.store.sqlite import Store
from aedilis.web.house import FILE
from aedilis.web.match import Match
from aedilis.web.rebuilding import rebuilt

TABLES = 3


class Acknowledged(NamedTuple):
    table: str
    number: int  # of the entry
    path: tuple[str, ...]


class Player(threading.Thread):
    """Plays both seats of a table, over and over, whether the server is there or not."""

    def __init__(self, url: str, folder: Path, table: str, guests: list[Guest], seed: int) -> None:
        super().__init__(daemon=True)
        self.url, self.folder, self.table, self.guests = url, folder, table, guests
        self.random = Rng(seed)
        self.acknowledged: list[Acknowledged] = []
        self.attempts = 0
        self.stop = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                try:
                    self.turn()
                except httpx.HTTPError:
                    time.sleep(0.005)
        except BaseException as error:
            self.failure = error

    def turn(self) -> None:
        """One decision; an answer that got lost is asked for again with the very same words."""
        for seat, guest in enumerate(self.guests):
            number, path = guest.choose(self.table, self.random)
            if not path:
                continue
            self.send(guest, seat, number, path)

    def send(self, guest: Guest, seat: int, number: int, path: list[str]) -> None:
        while not self.stop.is_set():
            self.attempts += 1
            try:
                answer = guest.move(self.table, number, path, seat)
            except httpx.HTTPError:
                time.sleep(0.005)
                continue
            assert answer.status_code in (200, 409, 503), answer.text
            if answer.status_code == 200:
                self.acknowledged.append(Acknowledged(self.table, number + 1, tuple(path)))
            return


def begin(url: str) -> tuple[str, list[Guest]]:
    ada, ben = Guest(url), Guest(url)
    table = ada.make(["me", "anybody"])
    assert ben.post(f"/table/{table}/join", {"seat": 1}).status_code == 200
    return table, [ada, ben]


def stored(folder: Path) -> dict[str, list[tuple[int, dict[str, Any]]]]:
    with sqlite3.connect(folder / FILE) as sql:
        assert sql.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = sql.execute('SELECT "table", number, data FROM entries ORDER BY "table", number').fetchall()
    found: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for table, number, data in rows:
        found.setdefault(table, []).append((number, json.loads(data)))
    return found


def check(folder: Path, acknowledged: list[Acknowledged]) -> None:
    """Every acknowledged move at its number, no gap, none twice."""
    log = stored(folder)
    for entries in log.values():
        assert [number for number, _ in entries] == [*range(1, len(entries) + 1)]
        answered = [data["answers"] for _, data in entries if "path" in data]
        assert len(answered) == len(set(answered))  # no position was answered twice
    for move in acknowledged:
        _, data = log[move.table][move.number - 1]
        assert tuple(data["path"]) == move.path


def play_while_killing(folder: Path, kills: int, seed: int) -> tuple[int, int]:
    dice = random.Random(seed)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(200)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    victim = Victim(folder, listening.fileno(), url)
    victim.wait()
    players = []
    for number in range(TABLES):
        table, guests = begin(url)
        players.append(Player(url, folder, table, guests, seed * 100 + number))
    for player in players:
        player.start()
    done: list[Acknowledged] = []
    for _ in range(kills):
        before = sum(len(player.acknowledged) for player in players)
        patient = dice.random() < 0.95  # most lives last until something was acknowledged
        while patient and sum(len(player.acknowledged) for player in players) == before:
            assert all(player.is_alive() for player in players), [player.failure for player in players]
            time.sleep(0.01)
        time.sleep(dice.uniform(0.0, 0.2))  # the random moment
        victim.kill()
        check(folder, [move for player in players for move in list(player.acknowledged)])
        victim.start()
        victim.wait()
    for player in players:
        player.stop.set()
    for player in players:
        player.join(60)
        assert player.failure is None, player.failure
        done += player.acknowledged
    victim.close()
    listening.close()
    check(folder, done)
    rebuild_all(folder)
    return len(done), sum(player.attempts for player in players)


def rebuild_all(folder: Path) -> list[Match]:
    store = Store(folder / FILE)
    found = []
    for table in stored(folder):
        row = store.table(table)
        assert row is not None
        found.append(rebuilt(row, aedilis.game(row.game), store.entries(table)))
    store.close()
    return found


@pytest.mark.parametrize(("kills", "seed"), [(50, 1), pytest.param(300, 2, marks=pytest.mark.slow)])
def test_no_acknowledged_move_is_lost_or_played_twice(tmp_path: Path, kills: int, seed: int) -> None:
    acknowledged, attempts = play_while_killing(tmp_path, kills, seed)
    assert acknowledged > kills / 2  # enough was going on between the kills
    assert attempts >= acknowledged
