"""The file: what is acknowledged is on the disk, what failed is shown to nobody, and a restart is not noticed."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.cli.command import environment
from tests.web.server.site import GAME, Guest, Site, a_path, play_some, running

from aedilis import Rng
from aedilis.store.rows import Change, Entry, StoreError
from aedilis.store.secret import secret_key
from aedilis.store.sqlite import VERSION, Store
from aedilis.web.house import FILE, KEY
from aedilis.web.match import Match


@contextmanager
def refused(folder: Path, match: str) -> Iterator[None]:
    """Something is refused, and every file is left as it was."""
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(StoreError, match=match):
        yield
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def fill(path: Path, table: str = "t") -> None:
    with sqlite3.connect(path) as sql:
        sql.execute("INSERT INTO people VALUES (1, 'Ada', 'en', 0)")
        sql.execute("INSERT INTO tables VALUES (?, 'city-of-rome', 1, '', '{}', 1, 0, 'playing', 0)", (table,))


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path / FILE)
    assert store.writer.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert store.writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.close()


def test_a_number_is_given_once_and_a_change_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    store = Store(tmp_path / FILE)
    fill(tmp_path / FILE)
    first = Entry(1, "begin", -3, {"chance": []})
    store.keep(Change("t", [first]))
    with pytest.raises(StoreError):
        store.keep(Change("t", [Entry(2, "move", 0, {}), Entry(1, "move", 0, {})]))
    assert store.entries("t") == [first]
    store.keep(Change("t", [Entry(2, "move", 0, {"path": ["ä"]})]))
    assert [entry.number for entry in store.entries("t")] == [1, 2]
    store.close()


def test_a_file_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    Store(tmp_path / FILE).close()
    with sqlite3.connect(tmp_path / FILE) as sql:
        sql.execute("DROP TABLE analyses")
        sql.execute("PRAGMA user_version = 1")
    sql.close()
    fill(tmp_path / FILE)
    for _ in range(2):
        store = Store(tmp_path / FILE)
        assert store.writer.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert store.table("t") is not None
        store.keep_analysis("t", {"ä": [1]})
        assert (store.analysis("t"), store.analysis("u")) == ({"ä": [1]}, None)
        store.close()


def test_a_newer_file_is_refused_with_its_version(tmp_path: Path) -> None:
    Store(tmp_path / FILE).close()
    with sqlite3.connect(tmp_path / FILE) as sql:
        sql.execute(f"PRAGMA user_version = {VERSION + 1}")
    sql.close()
    with refused(tmp_path, "written by a newer Aedilis"):
        Store(tmp_path / FILE)


@pytest.mark.parametrize("content", [b"not a database at all, but long enough to be one" * 100, b"x"])
def test_another_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    with refused(tmp_path, "not a file of Aedilis"):
        Store(tmp_path / FILE)


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
@pytest.mark.parametrize("identity", ["application_id = 0", "application_id = 77", "user_version = 1"])
def test_another_programs_database_is_refused(tmp_path: Path, mode: str, identity: str) -> None:
    with sqlite3.connect(tmp_path / FILE) as sql:
        sql.execute(f"PRAGMA journal_mode = {mode}")
        sql.execute("CREATE TABLE mine (x)")
        sql.execute(f"PRAGMA {identity}")
    sql.close()
    with refused(tmp_path, "not a file of Aedilis"):
        Store(tmp_path / FILE)


def test_what_only_the_log_beside_the_file_tells_is_heeded(tmp_path: Path) -> None:
    """After a crash the newest pages are not in the file itself: those of a newer Aedilis neither."""
    store = Store(tmp_path / FILE)
    store.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.writer.execute(f"PRAGMA user_version = {VERSION + 1}")
    (tmp_path / "crashed").mkdir()
    for name in (FILE, f"{FILE}-wal"):
        (tmp_path / "crashed" / name).write_bytes((tmp_path / name).read_bytes())
    store.close()
    before = (tmp_path / "crashed" / FILE).read_bytes()
    with pytest.raises(StoreError, match="written by a newer Aedilis"):
        Store(tmp_path / "crashed" / FILE)
    assert (tmp_path / "crashed" / FILE).read_bytes() == before


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    store = Store(tmp_path / FILE)
    fill(tmp_path / FILE)
    store.keep(Change("t", [Entry(n, "move", 0, {"path": ["x" * 500]}) for n in range(1, 200)]))
    store.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    data = bytearray((tmp_path / FILE).read_bytes())
    for at in range(3 * 4096, len(data), 4096):
        data[at : at + 64] = b"\xff" * 64
    (tmp_path / FILE).write_bytes(data)
    with refused(tmp_path, r"damaged|cannot be used"):
        Store(tmp_path / FILE)


# -- the key ------------------------------------------------------------------------------------------------------


def test_the_key_is_made_once_and_for_nobody_else_to_read(tmp_path: Path) -> None:
    key = secret_key(tmp_path / "new" / KEY, make=True)
    assert len(key) == 32
    assert secret_key(tmp_path / "new" / KEY, make=True) == key
    assert secret_key(tmp_path / KEY, make=True) != key
    assert [path.name for path in (tmp_path / "new").iterdir()] == [KEY]
    if os.name == "posix":
        assert (tmp_path / KEY).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("length", [0, 1, 31, 33])
def test_a_key_that_is_not_whole_is_refused(tmp_path: Path, length: int) -> None:
    """Everybody could make links with a key that a full disk left empty."""
    Store(tmp_path / FILE).close()
    (tmp_path / KEY).write_bytes(b"x" * length)
    for make in (False, True):
        with refused(tmp_path, f"must have 32 bytes and has {length}"):
            secret_key(tmp_path / KEY, make)


# -- restarts -------------------------------------------------------------------------------------------------


def everything(match: Match) -> object:
    """All that a table is; chance's own generator is new for every command, so it is no part of it."""
    table = match.table
    return (
        table.record(),
        table.position.key(),
        table._came_out,
        table._sealed,
        [place.__dict__ for place in match.places],
        [(request.kind, request.by, request.about, request.agreed) for request in match.requests],
        match.number,
        match.moved,
        match.done,
        match.rematch,
    )


@pytest.mark.parametrize("seed", range(4))
def test_a_restart_gives_back_every_table_exactly(tmp_path: Path, seed: int) -> None:
    """With moves, take-backs (what came out will come out again), questions, bots and people who left."""
    random = Rng(seed)
    with running(tmp_path) as site:
        ada, ben = site.guest("Ada"), site.guest("Ben")
        table = ada.make(["me", "anybody", "bot:random"][: 2 + seed % 2])
        ben.post(f"/table/{table}/join", {"seat": 1})
        guests = {0: ada, 1: ben}
        for _ in range(40):
            commands(site, guests, table, random)
        settle(site, table)
        before = everything(site.match(table))
        page = ada.get(f"/table/{table}").text
    with running(tmp_path) as site:
        again = Guest(site.url)
        again.client.cookies = ada.client.cookies
        shown = again.get(f"/table/{table}").text
        settle(site, table)
        assert everything(site.match(table)) == before
        assert shown == page


def settle(site: Site, table: str) -> None:
    while site.match(table).bots_to_move():
        pass


def commands(site: Site, guests: dict[int, Guest], table: str, random: Rng) -> None:
    settle(site, table)
    match = site.match(table)
    if match.over:
        return
    seat = random.below(2)
    other = 1 - seat
    if random.below(4) == 0:
        guests[seat].order(table, "back", match.number, seat=seat)
        settle(site, table)
        if random.below(2):
            yes = {"seat": other, "kind": "back", "about": seat, "yes": random.below(3) and 1}
            guests[other].order(table, "answer", site.match(table).number, **yes)
        return
    waiting = match.waiting()[0]
    guests[waiting].move(table, match.number, a_path(match, waiting, random), waiting)


# -- tables that are damaged ------------------------------------------------------------------------------------

ENTRY = 'UPDATE entries SET {} WHERE "table" = ? AND number = 1'
POISON = {
    "a number for chance": ENTRY.format("""data = '{"chance":5}'"""),
    "chance that cannot be": ENTRY.format("""data = '{"chance":["x"]}'"""),
    "no JSON": ENTRY.format("data = '{x'"),
    "no object": ENTRY.format("data = '[]'"),
    "a seat that is not there": ENTRY.format("""kind = 'join', seat = 9, data = '{"person":1}'"""),
    "an unknown kind": ENTRY.format("kind = 'fly'"),
    "a gap": ENTRY.format("number = 1000"),
    "nothing": 'DELETE FROM entries WHERE "table" = ?',
    "no setup": "UPDATE tables SET setup = '{}' WHERE id = ?",
    "setup that is no JSON": "UPDATE tables SET setup = '{x' WHERE id = ?",
    "a person that cannot be": """UPDATE tables SET setup = replace(setup, '"person":1', '"person":[]') WHERE id = ?""",
    "a game that is not here": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "other rules": "UPDATE tables SET rules = 77 WHERE id = ?",
}


def test_a_damaged_table_is_left_out_and_all_others_go_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path) as site:
        ada = site.guest("Ada")
        broken = {kind: ada.make(["me", "anybody", "bot:random"]) for kind in POISON}
        sound = ada.make(["me", "anybody"])
        playing = ada.make(["me", "bot:random"])
    with sqlite3.connect(tmp_path / FILE) as sql:
        for kind, table in broken.items():
            assert sql.execute(POISON[kind], (table,)).rowcount, kind
    sql.close()
    with running(tmp_path) as site:
        again = Guest(site.url)
        again.client.cookies = ada.client.cookies
        for guest in (again, Guest(site.url)):
            page = guest.get("/")
            assert (page.status_code, sound in page.text) == (200, True)
            assert not [kind for kind, table in broken.items() if table in page.text]
            assert ("newer rules of City of Rome (version 77; this Aedilis" in page.text) == (guest is again)
            assert ("This table is damaged (" in page.text) == (guest is again)
        for kind, table in broken.items():
            for path in ("", "/view", "/replay", "/record"):
                answer = again.get(f"/table/{table}{path}", accept="application/json")
                assert answer.status_code == 400, (kind, path)
                assert re.search("damaged|is not here|newer rules|has a gap", answer.json()["error"]), kind
        for table in broken.values():  # the log tells once, and for the bots that cannot go on
            assert sum(f"table {table} cannot be rebuilt" in line for line in caplog.messages) == 1
        assert again.get(f"/table/{sound}").status_code == 200
        settle(site, playing)  # and its bot has gone on
        assert site.match(playing).waiting() == [0]


# -- commits that fail ------------------------------------------------------------------------------------------


def test_a_commit_that_fails_is_shown_to_nobody(tmp_path: Path) -> None:
    """Another writer holds the file, so that the commit cannot happen: a real failure, of the real database."""
    with running(tmp_path) as site:
        ada, ben = site.guest("Ada"), site.guest("Ben")
        table = ada.make(["me", "anybody"])
        ben.post(f"/table/{table}/join", {"seat": 1})
        guests = {0: ada, 1: ben}
        play_some(site, guests, table, 3)
        site.house.store.writer.execute("PRAGMA busy_timeout = 50")
        match = site.match(table)
        seat = match.waiting()[0]
        path = a_path(match, seat, Rng(5))
        with ben.watch(table) as live:
            live.recv()
            before = [guest.get(f"/table/{table}/view").text for guest in (ada, ben)]
            other = sqlite3.connect(tmp_path / FILE)
            other.execute("BEGIN IMMEDIATE")
            refused = guests[seat].move(table, match.number, path, seat)
            assert refused.status_code == 503
            assert "did not happen" in refused.json()["error"]
            assert "parts" not in refused.json()
            assert [guest.get(f"/table/{table}/view").text for guest in (ada, ben)] == before
            with ada.watch(table) as other_page:  # that she is here now is the next thing he hears
                other_page.recv()
                assert f'"number":{match.number},' in live.recv()
            live.recv()
            other.execute("ROLLBACK")
            other.close()
            assert [entry.number for entry in site.house.store.entries(table)] == [*range(1, match.number + 1)]
            done = guests[seat].move(table, match.number, path, seat)
            assert (done.status_code, done.json()["number"]) == (200, match.number + 1)
            assert f'"number":{match.number + 1},' in live.recv()


def test_a_full_disk_is_survived(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        ada = site.guest("Ada")
        table = ada.make(["me", "friend"])
        sql = site.house.store.writer
        sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        sql.execute(f"PRAGMA max_page_count = {sql.execute('PRAGMA page_count').fetchone()[0]}")
        fields = {"game": GAME, "seat": ["me", "friend", "friend", "friend"]}
        answers = [ada.post("/tables", fields)]
        while answers[-1].status_code == 303 and len(answers) < 100:
            answers.append(ada.post("/tables", fields))
        assert answers[-1].status_code == 503
        made = {answer.headers["location"].removeprefix("/table/") for answer in answers[:-1]}
        assert set(site.house.store.tables_of(1, 1000)) == {table, *made}
        assert_not_ready(site)
        sql.execute("PRAGMA max_page_count = 1000000")
        assert ada.post("/tables", fields).status_code == 303
        assert (site.guest().get("/ready").status_code, site.guest().get("/ready").text) == (200, "ready\n")


def assert_not_ready(site: Site) -> None:
    """Though it can still be read."""
    said = {"en": "Nothing can be saved just now.", "de": "Gerade lässt sich nichts speichern."}
    for language, sentence in said.items():
        answer = site.guest(language=language).get("/ready", accept="application/json")
        assert (answer.status_code, answer.json()["error"]) == (503, sentence)
    assert site.guest().get("/health").text == "ok\n"


def test_a_file_that_cannot_be_written_is_not_ready(tmp_path: Path) -> None:
    """Another writer holds it. What is tried leaves nothing behind, whether it works or not."""
    with running(tmp_path) as site:
        site.guest("Ada")
        site.house.store.writer.execute("PRAGMA busy_timeout = 50")
        before = [*site.house.store.reader.iterdump()]
        other = sqlite3.connect(tmp_path / FILE)
        other.execute("BEGIN IMMEDIATE")
        assert_not_ready(site)
        other.execute("ROLLBACK")
        other.close()
        assert site.guest().get("/ready").status_code == 200
        assert [*site.house.store.reader.iterdump()] == before


LIMITED = """
import resource, signal, sys
from pathlib import Path
from aedilis.store.rows import StoreError
from aedilis.store.sqlite import Store
store = Store(Path(sys.argv[1]))
store.try_to_keep()
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{sys.argv[1]}-wal").stat().st_size,) * 2)
try:
    store.try_to_keep()
except StoreError as error:
    print(error)
print(store.all_tables())
"""


@pytest.mark.skipif(os.name != "posix", reason="no limits for files")
def test_that_the_system_takes_no_more_is_noticed(tmp_path: Path) -> None:
    """A log that may not grow any more is what a full disk is to SQLite."""
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(tmp_path / FILE)], capture_output=True, text=True, env=environment(200)
    )
    complaint, tables = done.stdout.splitlines()
    assert "cannot be used" in complaint
    assert tables == "[]"
