"""What `make generate` writes from a game's declarations."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest
from compiling.declarations import FILE
from compiling.generate import ROOM, games, modules_of


@pytest.mark.parametrize("folder", games(), ids=lambda folder: folder.name)
def test_the_generated_modules_are_those_of_the_declarations(folder: Path) -> None:
    """If this fails: `make generate`."""
    written = {path.name: path.read_text() for path in (folder / ROOM).glob("*.py")}
    assert written == modules_of(folder)


def with_another_field(folder: Path, home: Path, line: str) -> dict[str, str]:
    """The modules of a game whose table has one more line."""
    twin = home / folder.name
    copytree(folder, twin)
    declared = twin / FILE
    declared.write_text(declared.read_text().replace("    # the flow\n", f"    # the flow\n    {line}\n", 1))
    return modules_of(twin)


def test_a_new_field_is_one_line(tmp_path: Path) -> None:
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    line = 'omens = f.Number("good ones", 9, seen=s.up_to(9), prepared=True)'
    modules = with_another_field(folder, tmp_path, line)
    table = modules["table.py"]
    for wanted in (
        '"omens",',
        "omens: int",
        "self.omens = 0",
        "twin.omens = self.omens",
        "                self.omens,",
        "self.omens = bounded(numbers[4], 0, 9)",
    ):
        assert wanted in table
    assert table.count("self.omens = 0") == 2, "it begins again where something is only being prepared"
    assert "put(into, view.omens, 9)" in modules["observation.py"]
