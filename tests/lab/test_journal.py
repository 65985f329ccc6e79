"""The journal: nothing that was written whole is lost, whenever the writer was stopped, and nothing else gets in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aedilis.lab.journal import Journal, entries, pack, read_plan
from aedilis.lab.workers import LabError

PLAN = {"kind": "test", "seed": 3}
ENTRIES: list[Any] = [[1, "two", {"three": 4.5}], [], ["ü\n", None]]


def written(path: Path) -> bytes:
    with Journal(path, PLAN) as journal:
        for entry in ENTRIES:
            journal.append(pack(entry))
    return path.read_bytes()


def test_what_was_written_is_read_back_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "new" / "journal"
    assert read_plan(path) is None
    written(path)
    assert list(entries(path)) == ENTRIES
    assert list(entries(path, 1)) == ENTRIES[:1]
    plan = read_plan(path)
    assert plan is not None
    assert plan["seed"] == 3


def test_wherever_writing_stopped_whole_entries_stay_and_the_rest_can_be_written_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    whole = written(path)
    for size in range(len(whole) + 1):
        path.write_bytes(whole[:size])
        with Journal(path, PLAN) as journal:
            assert journal.length == max(0, whole[:size].count(b"\n") - 1)
            for entry in ENTRIES[journal.length :]:
                journal.append(pack(entry))
        assert path.read_bytes() == whole


@pytest.mark.parametrize("garbage", [b"nonsense\n", b"AAAA\n", b"\0\0\0\0\n"])
def test_a_last_line_of_garbage_is_cut_off(tmp_path: Path, garbage: bytes) -> None:
    """As a file system may leave it after a power cut."""
    path = tmp_path / "journal"
    whole = written(path)
    path.write_bytes(whole + garbage)
    with Journal(path, PLAN) as journal:
        assert journal.length == len(ENTRIES)
    assert path.read_bytes() == whole


def test_a_damaged_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    lines = written(path).splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], lines[2][:-4] + b"\n", *lines[3:]]))
    with pytest.raises(LabError, match=r"line 3 of .* is damaged"):
        list(entries(path))


def test_results_of_something_else_are_never_touched(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    whole = written(path)
    with pytest.raises(LabError, match="has results of something else: seed 3"):
        Journal(path, {**PLAN, "seed": 4})
    assert path.read_bytes() == whole
    path.write_text("a letter\nto a friend\n")
    with pytest.raises(LabError, match="is not a journal"):
        Journal(path, PLAN)
    assert path.read_text() == "a letter\nto a friend\n"


@pytest.mark.parametrize("text", ["a letter that ends in the middle of", "{", '{"format": 9, "kind": "other"}\nAAAA'])
def test_a_file_without_a_last_line_end_is_touched_only_if_it_is_the_beginning_of_a_journal(
    tmp_path: Path, text: str
) -> None:
    path = tmp_path / "journal"
    path.write_text(text)
    if text == "{":
        Journal(path, PLAN)
        assert read_plan(path) is not None
    else:
        with pytest.raises(LabError, match="is not a journal"):
            Journal(path, PLAN)
        with pytest.raises(LabError, match="is not a journal"):
            read_plan(path)
        assert path.read_text() == text


def test_a_journal_without_entries_keeps_nobody_from_another_study(tmp_path: Path) -> None:
    """It was begun, and then a cluster did not answer, say: there are no results to be lost."""
    path = tmp_path / "journal"
    with Journal(path, {**PLAN, "seed": 4}):
        pass
    written(path)
    assert list(entries(path)) == ENTRIES


def test_two_cannot_write_to_it(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with Journal(tmp_path / "journal", PLAN), pytest.raises(LabError, match="another process is writing"):
        Journal(tmp_path / "journal", PLAN)


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(LabError, match="cannot be written"):
        Journal(tmp_path / "file" / "journal", PLAN)
