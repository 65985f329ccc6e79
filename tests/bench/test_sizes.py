"""`make sizes` counts what each game has, and tells what two games write alike."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

SCRIPT: Final = Path(__file__).parents[2] / "bench" / "sizes.py"
STEPS: Final = [f"    total += price[{n}] * {n}" for n in range(11)]
COLOURS: Final = [f'    "{n}": ("red", {n}),' for n in range(20)]
OTHER_NAMES: Final = [line.replace("total", "sum").replace("price", "cost") for line in STEPS]


def said(*arguments: str) -> tuple[int, str]:
    done = subprocess.run([sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def write(folder: Path, *lines: str) -> None:
    (folder / "generated").mkdir(parents=True)
    (folder / "__init__.py").write_text('"""A game."""\n')
    (folder / "rules.py").write_text("\n".join(["from math import pi", "", *lines, ""]))
    (folder / "generated" / "table.py").write_text("one = 1\ntwo = 2\n")


def table_of_colours(name: str) -> list[str]:
    return [f"{name} = {{", *COLOURS, "}"]


def test_lines_are_counted_by_game_and_generated_ones_beside_them(tmp_path: Path) -> None:
    write(tmp_path / "checkers", "def play():", "    pass")
    write(tmp_path / "draughts")
    status, text = said("--folder", str(tmp_path))
    assert status == 0
    assert [line.split() for line in text.splitlines()[1:]] == [
        ["checkers", "5", "1", "2", "2"],
        ["draughts", "3", "1", "2", "2"],
        ["all", "games", "8", "2", "4", "4"],
    ]


def test_a_run_is_found_whatever_its_names(tmp_path: Path) -> None:
    write(tmp_path / "checkers", "def worth(price):", "    total = 0", *STEPS, "    return total")
    write(
        tmp_path / "draughts",
        "x = 1",
        "def sums(cost):",
        "    sum = 1",
        "",
        *OTHER_NAMES,
        "    # so far",
        "    print()",
    )
    status, text = said("--folder", str(tmp_path))
    assert status == 1
    assert "checkers and draughts:\n   13 lines: checkers/rules.py:3-15 and draughts/rules.py:4-17" in text
    assert said("--folder", str(tmp_path), "--run", "14")[0] == 0


def test_tables_of_data_may_be_alike(tmp_path: Path) -> None:
    write(tmp_path / "checkers", *table_of_colours("COLOURS"))
    write(tmp_path / "draughts", *table_of_colours("FLAGS"))
    assert said("--folder", str(tmp_path))[0] == 0


def test_there_may_be_a_limit(tmp_path: Path) -> None:
    write(tmp_path / "checkers")
    assert said("--folder", str(tmp_path), "--most", "3")[0] == 0
    status, text = said("--folder", str(tmp_path), "--most", "2")
    assert status == 1
    assert "3 lines are more than 2" in text
