"""Tables whose rules are corrected: the same guests at another server, and what is in its file."""

from __future__ import annotations

import html
import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from tests.web.server.site import GAME, Guest, Site, play_some

import aedilis
from aedilis.web.house import FILE


def at(url: str, guest: Guest) -> Guest:
    """The same browser after the server has moved."""
    moved = Guest(url)
    moved.client.cookies = guest.client.cookies
    return moved


def sentence(guest: Guest, table: str) -> str:
    return html.unescape(str(guest.view(table)["parts"]["prompt"]))


def order(guest: Guest, table: str, verb: str, **fields: object) -> int:
    return guest.order(table, verb, guest.view(table)["number"], **fields).status_code


def kinds(folder: Path, table: str) -> list[object]:
    return [entry[2] for entry in entries(folder, table)]


def entries(folder: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / FILE)) as sql:
        return sql.execute('SELECT * FROM entries WHERE "table" = ? ORDER BY number', (table,)).fetchall()


def table_of(site: Site, guests: Sequence[Guest], seats: Sequence[str], moves: int) -> str:
    """A table that the first guest makes; the others take the seats that are free, and some moves are played."""
    table = guests[0].make(seats)
    free = [seat for seat, who in enumerate(seats) if who == "anybody"]
    for seat, guest in zip(free, guests[1:]):
        assert guest.post(f"/table/{table}/join", {"seat": seat}).status_code == 200
    owners = dict.fromkeys(range(len(seats)), guests[0]) | dict(zip(free, guests[1:]))
    for move in range(moves):
        seat = site.match(table).waiting()[0]
        if seats.count("me") > 1 and seats[seat] == "me":
            assert guests[0].post(f"/table/{table}/screen", {"seat": seat}).status_code == 200
        play_some(site, owners, table, 1, seed=move)
    return table


def made_otherwise(folder: Path, table: str, number: int) -> None:
    """As if it had been played by other rules, under which that entry led to something else."""
    change(folder, "UPDATE entries SET data = json_set(data, '$.print', '0000')", table, number)
    change(folder, "UPDATE tables SET components = 'others'", table)


def made_as_now(folder: Path, table: str) -> None:
    """As if the operator went back to the rules it was played by."""
    change(folder, f"UPDATE tables SET components = '{aedilis.game(GAME).digest}'", table)


def add_entries(folder: Path, table: str, more: Sequence[tuple[str, int, Mapping[str, object]]]) -> None:
    rows = [
        (table, number, kind, seat, json.dumps(data))
        for number, (kind, seat, data) in enumerate(more, len(kinds(folder, table)) + 1)
    ]
    with closing(sqlite3.connect(folder / FILE)) as sql:
        sql.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
        sql.commit()


def change(folder: Path, what: str, table: str, number: int | None = None) -> None:
    where = "id = ?" if number is None else '"table" = ? AND number = ?'
    with closing(sqlite3.connect(folder / FILE)) as sql:
        assert sql.execute(f"{what} WHERE {where}", (table,) if number is None else (table, number)).rowcount == 1
        sql.commit()
