"""All SQL there is: an append-only log in one SQLite file.

One connection writes, from one thread; what it has acknowledged is on the disk (WAL, synchronous=FULL). Another
connection reads. A store for a database server needs the same few methods.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfile
from threading import Lock
from time import time
from typing import Any, Final

from aedilis.engine.words import N_
from aedilis.store.private import keep_private, make_folder
from aedilis.store.rows import PLAYING, Change, Entry, PersonRow, RecordRow, StoreError, TableRow

APPLICATION: Final = 0x41454449  # "AEDI", so that another program's file is not taken for ours
VERSION: Final = 2
TRIED: Final = 16 * 1024  # bytes
MAGIC: Final = b"SQLite format 3\0"

SCHEMA: Final = """
CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, made REAL NOT NULL) STRICT;
CREATE TABLE sessions (hash BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES people) STRICT, WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, components TEXT NOT NULL, setup TEXT NOT NULL,
    maker INTEGER NOT NULL REFERENCES people, made REAL NOT NULL, state TEXT NOT NULL, touched REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    "table" TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, person INTEGER NOT NULL, link BLOB UNIQUE,
    open INTEGER NOT NULL, bot INTEGER NOT NULL, PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE entries (
    "table" TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    data TEXT NOT NULL, PRIMARY KEY ("table", number)
) STRICT, WITHOUT ROWID;
CREATE TABLE records (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, text TEXT NOT NULL, person INTEGER NOT NULL, made REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE analyses (id TEXT PRIMARY KEY, data TEXT NOT NULL, made REAL NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (person) WHERE person > 0;
CREATE INDEX open_seats ON seats ("table") WHERE open AND person = 0;
CREATE INDEX seats_of_bots ON seats ("table") WHERE bot;
CREATE INDEX tables_by_state ON tables (state, touched);
"""
# What a file of an older version lacks, by that version.
UPGRADES: Final = {
    1: "CREATE TABLE analyses (id TEXT PRIMARY KEY, data TEXT NOT NULL, made REAL NOT NULL) STRICT, WITHOUT ROWID;",
}


class Store:
    def __init__(self, path: Path, name: Path | None = None) -> None:
        self.path = path
        self.name = name or path  # what people call it: they know nothing of a copy
        with self._clearly():
            make_folder(path.parent)
            self._check()
            self._keep_private()
            self.writer = self._connect()
            self._prepare()
            self.reader = self._connect()
        self._reading = Lock()  # one connection, asked from several threads

    # -- opening ------------------------------------------------------------------------------------------

    def _check(self) -> None:
        """Before anything is opened for writing, so that a file that is refused stays as it is."""
        if not self.path.exists() or not self.path.stat().st_size:
            return
        with self.path.open("rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                raise StoreError(N_("{path} is not a file of Aedilis"), path=self.name)
        with closing(_look(self.path)) as sql:
            self._check_content(sql)

    def _check_content(self, sql: sqlite3.Connection) -> None:
        application, version = (_pragma(sql, name) for name in ("application_id", "user_version"))
        if (application, version) == (0, 0) and _is_empty(sql):
            return
        if application != APPLICATION:
            raise StoreError(N_("{path} is not a file of Aedilis"), path=self.name)
        if version > VERSION:
            message = N_("{path} was written by a newer Aedilis (its version is {version}, this one knows {known})")
            raise StoreError(message, path=self.name, version=version, known=VERSION)
        if _pragma(sql, "quick_check") != "ok":
            raise StoreError(N_("{path} is damaged; put a copy of it in its place"), path=self.name)

    def _keep_private(self) -> None:
        if not self.path.exists():
            self.path.touch(0o600)  # SQLite gives what it puts beside it the same mode
        for end in ("", "-wal", "-shm"):
            keep_private(Path(f"{self.path}{end}"))

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _prepare(self) -> None:
        if _is_empty(self.writer):
            self.writer.executescript(
                f"BEGIN;{SCHEMA}PRAGMA application_id = {APPLICATION};PRAGMA user_version = {VERSION};COMMIT;"
            )
        for version in range(_pragma(self.writer, "user_version"), VERSION):
            self.writer.executescript(f"BEGIN;{UPGRADES[version]}PRAGMA user_version = {version + 1};COMMIT;")

    def close(self) -> None:
        self.reader.close()
        self.writer.close()

    @contextmanager
    def _clearly(self) -> Iterator[None]:
        """What the database or the disk complains about, in a sentence."""
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            raise StoreError(N_("{path} cannot be used: {reason}"), path=self.name, reason=error) from error

    # -- writing: from one thread ---------------------------------------------------------------------------

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._clearly():
            self.writer.execute("BEGIN IMMEDIATE")
            try:
                yield self.writer
                self.writer.execute("COMMIT")
            except BaseException:
                if self.writer.in_transaction:
                    self.writer.execute("ROLLBACK")
                raise

    def keep(self, *changes: Change) -> None:
        """Keeps changes of tables, all of them or none; a number that is taken already is refused."""
        now = time()
        with self._transaction() as sql:
            for change in changes:
                if change.new is not None:
                    self._make(sql, change.new)
                sql.executemany(
                    "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
                    [(change.table, e.number, e.kind, e.seat, _json(e.data)) for e in change.entries],
                )
                sql.executemany(
                    'INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT ("table", seat) DO UPDATE SET '
                    "person = excluded.person, link = excluded.link, open = excluded.open, bot = excluded.bot",
                    [(change.table, s.seat, s.person, s.link, s.open, s.bot) for s in change.seats],
                )
                sql.execute(
                    "UPDATE tables SET touched = ?, state = CASE ? WHEN '' THEN state ELSE ? END WHERE id = ?",
                    (now, change.state, change.state, change.table),
                )
                if change.rules is not None:
                    sql.execute(
                        "UPDATE tables SET rules = ?, components = ? WHERE id = ?", (*change.rules, change.table)
                    )

    def _make(self, sql: sqlite3.Connection, row: TableRow) -> None:
        sql.execute(
            "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (row.id, row.game, row.rules, row.components, _json(row.setup), row.maker, row.made, row.state, row.made),
        )

    def make_person(self, session: bytes, name: str, language: str) -> int:
        with self._transaction() as sql:
            person = sql.execute("INSERT INTO people VALUES (NULL, ?, ?, ?)", (name, language, time())).lastrowid
            sql.execute("INSERT INTO sessions VALUES (?, ?)", (session, person))
        return int(person or 0)

    def add_session(self, session: bytes, person: int) -> None:
        with self._transaction() as sql:
            sql.execute("INSERT INTO sessions VALUES (?, ?)", (session, person))

    def change_person(self, person: int, name: str, language: str) -> None:
        with self._transaction() as sql:
            sql.execute("UPDATE people SET name = ?, language = ? WHERE id = ?", (name, language, person))

    def keep_record(self, id: str, game: str, text: str, person: int) -> None:
        with self._transaction() as sql:
            sql.execute("INSERT INTO records VALUES (?, ?, ?, ?, ?)", (id, game, text, person, time()))

    def keep_analysis(self, id: str, data: object) -> None:
        """Of a table that is over, or of a record."""
        with self._transaction() as sql:
            sql.execute("INSERT OR REPLACE INTO analyses VALUES (?, ?, ?)", (id, _json(data), time()))

    def try_to_keep(self) -> None:
        """As much as a long decision takes, and nothing stays of it."""
        with self._transaction() as sql:
            sql.execute("INSERT INTO analyses VALUES ('', ?, 0)", ("x" * TRIED,))
            sql.execute("DELETE FROM analyses WHERE id = ''")

    # -- reading: from any thread ---------------------------------------------------------------------------

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with self._clearly(), self._reading:
            return self.reader.execute(query, values).fetchall()

    def _ids(self, query: str, *values: object) -> list[str]:
        return [id for (id,) in self._rows(query, *values)]

    def session(self, hash: bytes) -> PersonRow | None:
        rows = self._rows(
            "SELECT id, name, language FROM people JOIN sessions ON person = id WHERE hash = ?",
            hash,
        )
        return PersonRow(*rows[0]) if rows else None

    def people(self, ids: Sequence[int]) -> list[PersonRow]:
        marks = ", ".join("?" * len(ids))
        return [
            PersonRow(*row) for row in self._rows(f"SELECT id, name, language FROM people WHERE id IN ({marks})", *ids)
        ]

    def table(self, id: str) -> TableRow | None:
        columns = "game, rules, components, setup, maker, made, state"
        rows = self._rows(f"SELECT {columns} FROM tables WHERE id = ?", id)
        if not rows:
            return None
        game, rules, components, setup, maker, made, state = rows[0]
        return TableRow(id, game, rules, components, json.loads(setup), maker, made, state)

    def entries(self, table: str) -> list[Entry]:
        rows = self._rows('SELECT number, kind, seat, data FROM entries WHERE "table" = ? ORDER BY number', table)
        return [Entry(number, kind, seat, json.loads(data)) for number, kind, seat, data in rows]

    def seat_of(self, link: bytes) -> tuple[str, int] | None:
        """The table and the seat that a link gives away, taken already or not."""
        rows = self._rows('SELECT "table", seat FROM seats WHERE link = ?', link)
        return (rows[0][0], rows[0][1]) if rows else None

    def all_tables(self) -> list[str]:
        """From the oldest to the newest."""
        return self._ids("SELECT id FROM tables ORDER BY made, id")

    def all_records(self) -> list[str]:
        return self._ids("SELECT id FROM records ORDER BY made, id")

    def tables_of(self, person: int, most: int) -> list[str]:
        where = 'id IN (SELECT "table" FROM seats WHERE person = ?)'
        return self._ids(f"SELECT id FROM tables WHERE {where} ORDER BY touched DESC LIMIT ?", person, most)

    def open_tables(self, most: int) -> list[str]:
        where = 'state = ? AND id IN (SELECT "table" FROM seats WHERE open AND person = 0)'
        return self._ids(f"SELECT id FROM tables WHERE {where} ORDER BY touched DESC LIMIT ?", PLAYING, most)

    def tables_with_bots(self) -> list[str]:
        """Unfinished tables at which a bot may be to move."""
        query = 'SELECT id FROM tables WHERE state = ? AND id IN (SELECT "table" FROM seats WHERE bot)'
        return self._ids(query, PLAYING)

    def unfinished(self, maker: int) -> int:
        """How many tables that somebody made are still played."""
        return int(self._rows("SELECT count(*) FROM tables WHERE maker = ? AND state = ?", maker, PLAYING)[0][0])

    def try_to_read(self) -> None:
        self._rows("SELECT id FROM tables LIMIT 1")

    def record(self, id: str) -> RecordRow | None:
        rows = self._rows("SELECT id, game, text, made FROM records WHERE id = ?", id)
        return RecordRow(*rows[0]) if rows else None

    def analysis(self, id: str) -> Any:
        """None when there is none yet."""
        rows = self._rows("SELECT data FROM analyses WHERE id = ?", id)
        return json.loads(rows[0][0]) if rows else None


def copy_file(path: Path, to: Path) -> None:
    """A whole copy, made while a server may be writing; the file itself stays as it is."""
    if not path.is_file():
        raise StoreError(N_("there is no file '{path}'"), path=path)
    log = Path(f"{path}-wal")
    try:
        if log.exists() and not Path(f"{path}-shm").exists():  # nobody has it open, and SQLite would make one
            copyfile(log, f"{to}-wal")
            copyfile(path, to)
            return
        with closing(_look(path)) as source, closing(sqlite3.connect(to)) as target:
            source.backup(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(N_("{path} cannot be used: {reason}"), path=path, reason=error) from error


def _look(path: Path) -> sqlite3.Connection:
    """Only reads. A log beside the file belongs to it; without one SQLite would make one, unless all is still."""
    how = "mode=ro" if Path(f"{path}-wal").exists() else "immutable=1"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)


def _pragma(sql: sqlite3.Connection, name: str) -> Any:
    return sql.execute(f"PRAGMA {name}").fetchone()[0]


def _is_empty(sql: sqlite3.Connection) -> bool:
    return sql.execute("SELECT 1 FROM sqlite_schema").fetchone() is None


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
