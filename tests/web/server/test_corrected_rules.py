"""The rules are corrected while people play: tables go on where nothing differs, and are kept where something does."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.resources import files
from pathlib import Path

import httpx
from tests.web.server.site import Guest

from aedilis import Rng
from aedilis.web.house import FILE

AQUEDUCTS = "aqueducts = [0, 4, 12, 24, 40]"


def components(folder: Path, name: str, replaced: str) -> Path:
    text = files("aedilis.games.city_of_rome").joinpath("components.toml").read_text(encoding="utf-8")
    assert AQUEDUCTS in text
    path = folder / name
    path.write_text(text.replace(AQUEDUCTS, replaced), encoding="utf-8")
    return path


@contextmanager
def serving(components: Path, folder: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "tests.web.server.corrected", str(components)]
    with subprocess.Popen(
        [*command, "serve", "--no-open", "--port", "0", "--data", str(folder)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://[0-9.a-z]+:\d+", process.stdout.readline())
            assert found is not None
            url = found[0]
            while True:
                try:
                    if httpx.get(f"{url}/health", trust_env=False).status_code == 200:
                        break
                except httpx.HTTPError:
                    assert process.poll() is None
                    time.sleep(0.05)
            yield url
        finally:
            process.terminate()
            process.stdout.read()


def at(url: str, guest: Guest) -> Guest:
    """The same browser after the server has moved."""
    moved = Guest(url)
    moved.client.cookies = guest.client.cookies
    return moved


def play(guests: list[Guest], table: str, moves: int, seed: int) -> None:
    random = Rng(seed)
    while moves:
        for seat, guest in enumerate(guests):
            number, path = guest.choose(table, random)
            if path and moves:
                assert guest.move(table, number, path, seat).status_code == 200
                moves -= 1


def check(components: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.web.server.corrected", str(components), "check-tables"]
    return subprocess.run([*command, "--data", str(folder)], capture_output=True, text=True, check=False)


def entries(folder: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / FILE)) as sql:
        return sql.execute('SELECT * FROM entries WHERE "table" = ? ORDER BY number', (table,)).fetchall()


def rules_of(folder: Path, table: str) -> str:
    with closing(sqlite3.connect(folder / FILE)) as sql:
        found: str = sql.execute("SELECT components FROM tables WHERE id = ?", (table,)).fetchone()[0]
        return found


def test_tables_go_on_under_corrected_rules_where_nobody_sees_a_difference(tmp_path: Path) -> None:
    """Five aqueducts are met by nobody within a few moves; what the first one scores is on everybody's sheet."""
    old = components(tmp_path, "old.toml", AQUEDUCTS)
    harmless = components(tmp_path, "harmless.toml", "aqueducts = [0, 4, 12, 24, 41]")
    different = components(tmp_path, "different.toml", "aqueducts = [1, 4, 12, 24, 40]")
    folder = tmp_path / "data"
    with serving(old, folder) as url:
        ada, ben = Guest(url), Guest(url)
        table = ada.make(["me", "anybody"])
        assert ben.post(f"/table/{table}/join", {"seat": 1}).status_code == 200
        play([ada, ben], table, 6, seed=3)
    before, kept = entries(folder, table), (folder / FILE).read_bytes()

    assert "games: 1, go on: 1, do not: 0" in check(harmless, folder).stdout
    found = check(different, folder)
    assert (found.returncode, "holds up to move 0" in found.stdout) == (1, True)
    assert (folder / FILE).read_bytes() == kept

    with serving(different, folder) as url:
        ada = at(url, ada)
        answer = ada.get(f"/table/{table}", accept="application/json")
        assert answer.status_code == 400
        assert "holds only up to move 0" in answer.json()["error"]
        assert "holds only up to move 0" in ada.get("/").text
    assert entries(folder, table) == before

    digest = rules_of(folder, table)
    with serving(harmless, folder) as url:
        guests = [at(url, ada), at(url, ben)]
        assert "rules of this game were corrected" in str(guests[0].view(table)["parts"])
        assert rules_of(folder, table) != digest
        play(guests, table, 6, seed=4)
    after = entries(folder, table)
    assert after[: len(before)] == before
    assert [entry[2] for entry in after[len(before) :]] == ["rules", *["move"] * 6]
    with serving(harmless, folder) as url:  # and once more: the table says it once
        assert str(at(url, ada).view(table)["parts"]).count("rules of this game were corrected") <= 2
    assert entries(folder, table) == after


def test_a_table_from_before_there_were_prints_goes_on_while_its_choices_are_legal(tmp_path: Path) -> None:
    old = components(tmp_path, "old.toml", AQUEDUCTS)
    harmless = components(tmp_path, "harmless.toml", "aqueducts = [0, 4, 12, 24, 41]")
    folder = tmp_path / "data"
    with serving(old, folder) as url:
        ada = Guest(url)
        table = ada.make(["me", "bot:random"])
    with closing(sqlite3.connect(folder / FILE)) as sql:
        assert sql.execute("UPDATE entries SET data = json_remove(data, '$.print')").rowcount
        sql.commit()
    with serving(harmless, folder) as url:
        assert "rules of this game were corrected" in str(at(url, ada).view(table)["parts"])
