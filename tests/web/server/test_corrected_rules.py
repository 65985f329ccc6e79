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
import pytest
from tests.web.server.correcting import at, entries, kinds, order, sentence
from tests.web.server.site import Guest

from aedilis import Rng
from aedilis.engine.record import UNFINISHED
from aedilis.web.house import FILE

AQUEDUCTS = "aqueducts = [0, 4, 12, 24, 40]"


def components(folder: Path, name: str, replaced: str) -> Path:
    text = files("aedilis.games.city_of_rome").joinpath("data", "components.toml").read_text(encoding="utf-8")
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
        assert "holds up to move 0" in ada.get(f"/table/{table}").text
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


# -- where something differs ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def first_aqueduct(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two files of components: the first aqueduct scores more with the second one."""
    folder = tmp_path_factory.mktemp("components")
    return components(folder, "old.toml", AQUEDUCTS), components(folder, "new.toml", "aqueducts = [0, 5, 12, 24, 40]")


def play_until_it_differs(guests: list[Guest], table: str, new: Path, folder: Path) -> int:
    """Up to a moment when somebody has an aqueduct; the move up to which the table holds then."""
    for seed in range(40):
        play(guests, table, 4, seed)
        found = re.search(r"holds up to move (\d+)", check(new, folder).stdout)
        if found is not None:
            return int(found[1])
    raise AssertionError("nobody builds an aqueduct")


def test_players_agree_to_go_on_from_where_the_game_holds(tmp_path: Path, first_aqueduct: tuple[Path, Path]) -> None:
    old, new = first_aqueduct
    folder = tmp_path / "data"
    with serving(old, folder) as url:
        guests = [Guest(url), Guest(url)]
        table = guests[0].make(["me", "anybody"])
        assert guests[1].post(f"/table/{table}/join", {"seat": 1}).status_code == 200
        holds = play_until_it_differs(guests, table, new, folder)
    before = entries(folder, table)

    with serving(new, folder) as url:
        ada, ben = guests = [at(url, guest) for guest in guests]
        for guest in guests:
            assert f"holds up to move {holds}" in sentence(guest, table)
            assert f"Go on from move {holds}" in sentence(guest, table)
            assert guest.choose(table, Rng(1))[1] == [], "nobody moves before they agree"
        assert "Go on from move" not in sentence(Guest(url), table), "that is for players"
        assert "agree on how to go on" in ada.get("/").text
        assert order(ada, table, "back") == 403
        assert entries(folder, table) == before

        assert order(ada, table, "restore") == 200
        assert order(ben, table, "restore") == 403, "that is being asked already"
        assert order(ben, table, "answer", kind="restore", about=0, yes=0) == 200
        assert order(ben, table, "void") == 200
        assert order(ada, table, "answer", kind="void", about=1, yes=0) == 200
        assert f"holds up to move {holds}" in sentence(ada, table), "both said no"

    with serving(new, folder) as url:  # it waits for them
        ada, ben = guests = [at(url, guest) for guest in guests]
        assert order(ben, table, "restore") == 200
        assert order(ada, table, "answer", kind="restore", about=1, yes=1) == 200
        assert "agreed to go on from here" in str(ada.view(table)["parts"])
        play(guests, table, 3, seed=7)
        prompts = [guest.view(table)["parts"]["prompt"] for guest in guests]
    assert entries(folder, table)[: len(before)] == before, "nothing is deleted"
    assert kinds(folder, table)[-4:] == ["rules", "move", "move", "move"]

    assert "go on: 1" in check(new, folder).stdout
    with serving(new, folder) as url:
        guests = [at(url, guest) for guest in guests]
        assert [guest.view(table)["parts"]["prompt"] for guest in guests] == prompts
        play(guests, table, 2, seed=8)


def test_one_person_may_end_such_a_game_without_a_result(tmp_path: Path, first_aqueduct: tuple[Path, Path]) -> None:
    """A bot has no say, and does not move meanwhile."""
    old, new = first_aqueduct
    folder = tmp_path / "data"
    with serving(old, folder) as url:
        ada = Guest(url)
        table = ada.make(["me", "bot:random"])
        holds = play_until_it_differs([ada], table, new, folder)
    before = entries(folder, table)
    with serving(new, folder) as url:
        ada = at(url, ada)
        assert f"holds up to move {holds}" in sentence(ada, table)
        assert entries(folder, table) == before
        assert order(ada, table, "void") == 200
        assert f"Ended without a result after move {holds}" in sentence(ada, table)
        assert "wins" not in str(ada.view(table)["parts"]["result"])
        assert "Ended without a result" in ada.get("/").text
        assert order(ada, table, "restore") == 403
        assert ada.get(f"/table/{table}/replay?move=0").status_code == 200
        assert f'[result "{UNFINISHED}"]' in ada.get(f"/table/{table}/record").text
    assert kinds(folder, table)[len(before) :] == ["ask", "void"]
    with serving(old, folder) as url:  # an operator goes back to the old version: it stays ended
        assert "Ended without a result" in sentence(at(url, ada), table)


def test_a_finished_game_that_differs_is_shown_as_far_as_it_holds(tmp_path: Path) -> None:
    old = components(tmp_path, "old.toml", AQUEDUCTS)
    new = components(tmp_path, "new.toml", "aqueducts = [1, 4, 12, 24, 40]")
    folder = tmp_path / "data"
    with serving(old, folder) as url:
        ada = Guest(url)
        table = ada.make(["me", "bot:random"])
        random = Rng(5)
        while "panel result" not in str(ada.view(table)["parts"]["result"]):
            number, path = ada.choose(table, random)
            if path:
                ada.move(table, number, path, 0)
    before = entries(folder, table)
    with serving(new, folder) as url:
        ada = at(url, ada)
        assert "played with earlier rules" in sentence(ada, table)
        assert "win" not in str(ada.view(table)["parts"]["result"])
        assert order(ada, table, "restore") == 403
    assert entries(folder, table) == before
    with serving(old, folder) as url:
        assert "played with earlier rules" not in sentence(at(url, ada), table), "its rules show it whole"
