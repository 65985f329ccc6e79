"""`aedilis replay`, `aedilis show` and `aedilis verify`: games and positions that were written down."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from tests.cli.command import COMMAND, environment, good, record, refused, run, unfinished

from aedilis import Record, game


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    record(folder)
    unfinished(folder)
    return folder


def recorded(folder: Path) -> Record:
    return Record.read((folder / "game.record").read_text(encoding="utf-8"))


# -- replay -------------------------------------------------------------------------------------------------------


def test_replay_tells_every_step(folder: Path) -> None:
    lines = good(folder, "replay", "game.record").splitlines()
    numbers = [int(line[:4]) for line in lines]
    assert sorted(set(numbers)) == list(range(1, len(recorded(folder).moves) + 1))
    assert "is the first player." in lines[0]
    assert "The game ends" in lines[-1]


def test_replay_for_a_seat_tells_what_that_seat_saw(folder: Path) -> None:
    everything = good(folder, "replay", "game.record")
    seen = good(folder, "replay", "game.record", "--seat", "0")
    assert re.search(r"Orange keeps (?!a card)", everything)
    assert not re.search(r"(Orange|White) (keeps|draws|lays) (?!a card|from deck|\d)", seen)
    assert not re.search(r"(Orange|White): Build", seen)
    assert re.search(r"Violet keeps (?!a card)", seen)


def test_a_reader_that_goes_away_is_no_trouble(folder: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "replay", "game.record"],
        cwd=folder,
        env=environment(100),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""


# -- show ---------------------------------------------------------------------------------------------------------


def test_show_draws_the_last_position_of_a_record_or_another_one(folder: Path) -> None:
    assert "The game is over." in good(folder, "show", "game.record")
    assert "Round 1 of 14" in good(folder, "show", "game.record", "--move", "12")
    assert "Chance decides who goes first." in good(folder, "show", "game.record", "--move", "0")


@pytest.mark.parametrize("move", ["0", "5", "14", "60", "100"])
def test_a_position_goes_out_as_text_and_comes_back(folder: Path, move: str) -> None:
    text = good(folder, "show", "game.record", "--move", move, "--text")
    drawn = good(folder, "show", "game.record", "--move", move)
    (folder / "position.toml").write_text(text, encoding="utf-8")
    assert good(folder, "show", "position.toml") == drawn
    assert good(folder, "show", "-", typed=text) == drawn
    assert good(folder, "show", text) == drawn
    assert good(folder, "show", "position.toml", "--text") == text


def test_show_for_a_seat_hides_what_it_does_not_know(folder: Path) -> None:
    text = good(folder, "show", "game.record", "--move", "14", "--seat", "1", "--text")
    assert game("city-of-rome").from_text(text).viewer == 1
    assert "a card of deck II" in good(folder, "show", "game.record", "--move", "14", "--seat", "1")
    assert good(folder, "show", text) == good(folder, "show", "game.record", "--move", "14", "--seat", "1")


def test_a_record_may_come_from_the_standard_input(folder: Path) -> None:
    text = (folder / "game.record").read_text(encoding="utf-8")
    assert good(folder, "show", "-", typed=text) == good(folder, "show", "game.record")
    assert good(folder, "replay", "-", typed=text) == good(folder, "replay", "game.record")


# -- verify -------------------------------------------------------------------------------------------------------


def test_verify_says_one_line_for_each_good_record(folder: Path) -> None:
    finished, left = good(folder, "verify", "game.record", "open.record").splitlines()
    scores = " ".join(map(str, recorded(folder).scores or []))
    assert finished == f"game.record: good: City of Rome, 3 players, {len(recorded(folder).moves)} moves, ends {scores}"
    assert re.fullmatch(r"open\.record: good so far: City of Rome, 3 players, \d+ moves, not over", left)


def test_verify_checks_all_files_and_fails_when_one_is_bad(folder: Path) -> None:
    (folder / "bad.record").write_text("nonsense\n")
    done = run(folder, "verify", "game.record", "bad.record", "open.record")
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 2
    assert done.stderr == "aedilis: bad.record: line 1: 'nonsense' is neither a header nor a decision\n"


def test_verify_finds_a_result_that_is_not_true(folder: Path) -> None:
    text = (folder / "game.record").read_text(encoding="utf-8")
    (folder / "lie.record").write_text(re.sub(r'\[result ".*"\]', '[result "99 0 0"]', text), encoding="utf-8")
    done = run(folder, "verify", "lie.record")
    assert done.returncode == 2
    assert "the header says otherwise" in done.stderr


@pytest.mark.parametrize("components", ["", "0123456789ab"])
def test_verify_finds_a_print_that_is_not_true(tmp_path: Path, components: str) -> None:
    path = record(tmp_path)
    read = Record.read(path.read_text(encoding="utf-8"))
    assert read.prints
    read.prints[0] = "0000" if read.prints[0] != "0000" else "0001"
    read.components = components or read.components
    path.write_text(read.write(), encoding="utf-8")
    said = refused(tmp_path, "verify", "game.record")
    assert "'first " in said
    assert "no longer leads to the same result" in said
    assert ("made with other rules or components" in said) == bool(components)


def test_a_record_whose_result_alone_differs_is_shown_up_to_before_its_end(tmp_path: Path) -> None:
    path = record(tmp_path)
    read = Record.read(path.read_text(encoding="utf-8"))
    read.components, read.scores = "0123456789ab", [1, 2, 3]
    path.write_text(read.write(), encoding="utf-8")
    last = len(read.moves) - 1
    for command in ("replay", "show"):
        done = run(tmp_path, command, "game.record")
        assert done.returncode == 0
        assert f"up to move {last}, as far as it holds" in done.stderr
        assert done.stdout
    said = refused(tmp_path, "verify", "game.record")
    assert "the header says otherwise; this record was made with other rules" in said


@pytest.mark.parametrize("command", ["verify", "replay", "show"])
def test_a_byte_order_mark_before_a_record_is_passed_over(folder: Path, command: str) -> None:
    marked = folder / "game.record.bom"
    marked.write_bytes(b"\xef\xbb\xbf" + (folder / "game.record").read_bytes())
    assert good(folder, command, marked.name).replace(".bom", "") == good(folder, command, "game.record")


def test_a_byte_order_mark_before_a_position_is_passed_over(folder: Path) -> None:
    text = good(folder, "show", "game.record", "--text", columns=1000)
    (folder / "marked.toml").write_text(text, encoding="utf-8-sig")
    assert good(folder, "show", "marked.toml", "--text", columns=1000) == text
