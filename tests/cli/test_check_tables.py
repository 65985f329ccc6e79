"""`aedilis check-tables`: which kept games would go on, before an update."""

from __future__ import annotations

from pathlib import Path

from tests.cli.command import good, refused, run


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
