"""`aedilis check-tables`: which kept games would go on, before an update."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.cli.command import contents, good, refused, run

from aedilis.store.sqlite import VERSION, Store
from aedilis.web.house import FILE


def test_records_in_a_folder_are_told_one_by_one_and_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    (folder / "deeper").mkdir(parents=True)
    good(tmp_path, "play", "city-of-rome", "--seats", "random,random", "--seed", "7", "--record", "kept/good.record")
    text = (folder / "good.record").read_text(encoding="utf-8")
    lines = text.split("\n")
    first = next(n for n, line in enumerate(lines) if line.startswith("0 "))
    broken = "\n".join([*lines[:first], "0 produce", *lines[first + 1 :]])
    (folder / "deeper" / "broken.record").write_text(broken, encoding="utf-8")
    (folder / "foreign.record").write_text("no record at all\n", encoding="utf-8")
    (folder / "newer.record").write_text(text.replace('[rules "', '[rules "9'), encoding="utf-8")
    before = {path: path.read_bytes() for path in folder.rglob("*.record")}

    done = run(tmp_path, "check-tables", "kept")
    assert done.returncode == 1
    told = dict(line.split(": ", 1) for line in done.stdout.splitlines()[:-1])
    assert told["kept/good.record"] == "goes on"
    moves = sum(line[:2] in ("* ", "0 ", "1 ") for line in lines[:first])
    assert told["kept/deeper/broken.record"].startswith(f"holds up to move {moves}; then: line {first + 1}:")
    assert told["kept/foreign.record"].startswith("cannot be read: line 1: 'no record at all'")
    assert told["kept/newer.record"].startswith("cannot be read: line 3: this record needs version 9")
    assert done.stdout.splitlines()[-1] == "games: 4, go on: 1, do not: 3"
    assert {path: path.read_bytes() for path in folder.rglob("*.record")} == before


def test_what_cannot_be_checked_is_said(tmp_path: Path) -> None:
    assert "what is to be checked?" in refused(tmp_path, "check-tables")
    assert "there is no file" in refused(tmp_path, "check-tables", "--data", "nowhere")
    assert [*tmp_path.iterdir()] == []


def kept(folder: Path) -> sqlite3.Connection:
    """The file of a server with two tables, still open."""
    Store(folder / FILE).close()
    sql = sqlite3.connect(folder / FILE, isolation_level=None)
    sql.execute("PRAGMA journal_mode = WAL")
    sql.execute("INSERT INTO people VALUES (1, 'Ada', 'en', 0)")
    setup = {"nothing": "{}", "strange": json.dumps({"undo": "free", "variants": {}, "seats": [{}, {}]})}
    for name, data in setup.items():
        sql.execute("INSERT INTO tables VALUES (?, 'city-of-rome', 1, '', ?, 1, 0, 'playing', 0)", (name, data))
        sql.execute("INSERT INTO entries VALUES (?, 1, 'begin', -3, '{\"chance\": []}')", (name,))
        sql.execute("INSERT INTO entries VALUES (?, 2, 'teleport', 0, '{}')", (name,))
    return sql


def test_a_damaged_table_is_told_in_words_of_people(tmp_path: Path) -> None:
    kept(tmp_path).close()
    done = run(tmp_path, "check-tables", "--data", ".")
    assert done.stdout.splitlines() == [
        "table nothing (city-of-rome): cannot be read: it is damaged",
        "table strange (city-of-rome): cannot be read: it is damaged",
        "games: 2, go on: 0, do not: 2",
    ]


def test_a_table_of_newer_rules_is_told_in_the_readers_language(tmp_path: Path) -> None:
    with closing(kept(tmp_path)) as sql:
        sql.execute("UPDATE tables SET rules = 99")
    assert "newer rules of City of Rome (version 99; this" in run(tmp_path, "check-tables", "--data", ".").stdout
    said = run(tmp_path, "--lang", "de", "check-tables", "--data", ".").stdout
    assert "neuere Regeln von City of Rome (Version 99, hier ist Version 1)" in said


def test_a_file_of_a_newer_version_is_named_as_its_operator_knows_it(tmp_path: Path) -> None:
    with closing(kept(tmp_path / "here")) as sql:
        sql.execute(f"PRAGMA user_version = {VERSION + 1}")
    said = refused(tmp_path, "check-tables", "--data", "here")
    assert f"aedilis: {Path('here') / FILE} was written by a newer Aedilis" in said


def test_a_copied_folder_whose_log_is_not_in_the_file_yet_is_read_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "copied").mkdir()
    with closing(kept(tmp_path)):
        for name in (FILE, f"{FILE}-wal"):
            (tmp_path / "copied" / name).write_bytes((tmp_path / name).read_bytes())
    before = contents(tmp_path / "copied")
    assert "games: 2" in run(tmp_path, "check-tables", "--data", "copied").stdout
    assert contents(tmp_path / "copied") == before
