"""`aedilis draw`, and the pictures of the documentation, which it drew."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.command import good, record, refused

import aedilis

ROOT = Path(__file__).parents[2]
PICTURES = re.findall(r"^\t\$\(BIN\)/aedilis (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    record(folder)
    (folder / "bytes").write_bytes(bytes(range(256)))
    (folder / "there.svg").write_text("mine")
    return folder


def test_a_board_is_drawn_as_svg_and_as_png(folder: Path) -> None:
    assert good(folder, "draw", "game.record", "--move", "60", "--svg", "board.svg") == ""
    assert ElementTree.parse(folder / "board.svg").getroot().tag.endswith("svg")
    assert good(folder, "draw", "game.record", "--move", "60", "--png", "board.png", "--width", "400") == ""
    assert (folder / "board.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes((folder / "board.png").read_bytes()[16:20], "big") == 400


def test_pictures_can_be_dark_german_and_only_what_a_seat_knew(folder: Path) -> None:
    drawn = []
    for name, more in (("a", []), ("b", ["--dark"]), ("c", ["--lang", "de"]), ("d", ["--seat", "1"])):
        good(folder, "draw", "game.record", "--move", "14", "--svg", f"{name}.svg", *more)
        drawn.append((folder / f"{name}.svg").read_text(encoding="utf-8"))
    assert len(set(drawn)) == 4
    assert "Runde 1 von 14" in drawn[2]
    assert drawn[3].count('id="hidden-') > drawn[0].count('id="hidden-')


BAD = {
    "draw game.record": "one of the arguments --svg --png is required",
    "draw --svg x.svg": "the following arguments are required: FILE",
    "draw game.record --svg x.svg --png x.png": "not allowed with argument",
    "draw game.record --svg there.svg": "'there.svg' exists already: choose another name, or add --force",
    "draw game.record --svg nowhere/x.svg": "there is no folder 'nowhere'",
    "draw nowhere.record --svg x.svg": "there is no file 'nowhere.record'",
    "draw bytes --svg x.svg": "'bytes' is not a text file",
    "draw game.record --move 99999 --svg x.svg": "the record has no move 99999",
    "draw game.record --seat 7 --svg x.svg": "there is no seat 7",
    "draw game.record --png x.png --width 0": "'0' is not a whole number from 1 on",
    "draw game.record --png x.png --width 99999": "--width is for --png, and 10000 at most",
    "draw game.record --svg x.svg --width 99": "--width is for --png, and 10000 at most",
    "draw game.record --lang de": "eines der Argumente --svg --png wird benötigt",
}


@pytest.mark.parametrize("command", BAD)
def test_bad_input_is_answered_with_one_clear_line(folder: Path, command: str) -> None:
    assert BAD[command] in refused(folder, *command.split())


def test_force_writes_over_a_picture(folder: Path) -> None:
    (folder / "old.svg").write_text("old")
    good(folder, "draw", "game.record", "--svg", "old.svg", "--force")
    assert (folder / "old.svg").read_text(encoding="utf-8").startswith("<svg ")


# -- make pictures --------------------------------------------------------------------------------------------------


def test_the_makefile_draws_pictures() -> None:
    assert any(command.startswith("draw ") for command in PICTURES)


@pytest.mark.skipif(aedilis.compiled(), reason="a drawing does not depend on how the engine runs")
@pytest.mark.parametrize("command", PICTURES)
def test_the_pictures_of_the_documentation_are_what_the_command_draws(command: str, tmp_path: Path) -> None:
    words = shlex.split(command.replace("$(PICTURES)", str(ROOT / "docs" / "pictures")))
    target = next(n + 1 for n, word in enumerate(words) if word == "--svg")
    stored, words[target] = Path(words[target]), "picture.svg"
    good(tmp_path, *words)
    assert (tmp_path / "picture.svg").read_bytes() == stored.read_bytes()
