"""`aedilis play` with bots of one's own: a class in a module, or a program in any language."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest
from tests.cli.command import good, run

from aedilis import OVER, Record, game

MODULE = """
class First:
    def __init__(self, random): pass
    def choose(self, view, budget): return view.options()[0]

class Lazy(First):
    def choose(self, view, budget): raise RuntimeError("too late for that")
"""
PROGRAM = """
import sys
for line in sys.stdin:
    if '"type": "choose"' in line:
        print('{"option": 1}', flush=True)
"""
EXTERNAL = f"external:{sys.executable} first.py"
ROME = ["play", "city-of-rome", "--seed", "5"]
ALWAYS_THE_FIRST = "1\n" * 600


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "own.py").write_text(MODULE)
    (tmp_path / "first.py").write_text(PROGRAM)
    return tmp_path


def moves(path: Path) -> list[tuple[int, str]]:
    record = Record.read(path.read_text(encoding="utf-8"))
    assert record.final(game(record.game)).seat == OVER
    return [(move.seat, move.notation) for move in record.moves]


@pytest.mark.parametrize("bot", ["own:First", EXTERNAL], ids=["class", "program"])
def test_a_bot_of_ones_own_takes_the_other_seats(folder: Path, bot: str) -> None:
    """As everybody takes the first option, the game is that of a person who types 1 for all."""
    good(folder, *ROME, "--bot", bot, "--record", "a.record", typed=ALWAYS_THE_FIRST)
    good(folder, *ROME, "--seats", f"own:First,{bot},{bot}", "--record", "b.record")
    assert moves(folder / "a.record") == moves(folder / "b.record")


def test_it_takes_as_many_seats_as_a_list_gives_it(folder: Path) -> None:
    shown = good(folder, *ROME, "--seats", "own:First,greedy,own:First,random", "--record", "a.record")
    assert "Place" in shown
    assert {seat for seat, _ in moves(folder / "a.record")} >= {0, 1, 2, 3}


def test_who_fails_is_named_once_and_counted_at_the_end(folder: Path) -> None:
    shown = good(folder, *ROME, "--seats", "random,own:Lazy")
    reason = "own:Lazy failed, and a random option was played for it: RuntimeError: too late for that"
    assert shown.count(reason) == 1
    assert shown.index(reason) < shown.index("Place")
    assert re.search(r"own:Lazy failed in \d\d decisions: random options were played for it\.", shown)


def test_a_game_with_ones_own_bot_goes_on_as_told(folder: Path) -> None:
    shown = good(folder, *ROME, "--bot", "own:First", "--record", "open.record", typed="1\nq\n", columns=200)
    assert "aedilis play --resume open.record --seats human,own:First,own:First" in shown
    good(folder, "play", "--resume", "open.record", "--seats", "human,own:First,own:First", typed="1\nq\n")
    good(folder, "play", "--resume", "open.record", "--bot", "own:First", typed=ALWAYS_THE_FIRST)
    assert len(moves(folder / "open.record")) > 100


def test_a_record_starts_no_program_by_itself(folder: Path) -> None:
    """It may come from anybody."""
    good(folder, *ROME, "--bot", "own:First", "--record", "open.record", typed="q\n")
    path = folder / "open.record"
    command = "external:sh -c 'touch owned'"
    path.write_text(path.read_text(encoding="utf-8").replace("own:First", command), encoding="utf-8")
    done = run(folder, "play", "--resume", "open.record", typed="1\n1\n1\nq\n")
    assert done.returncode == 2
    assert f"open.record names bots that are not Aedilis' own ({command}): say with --seats who plays" in done.stderr
    good(folder, "play", "--resume", "open.record", "--bot", "random", typed="1\n1\n1\nq\n")
    assert not (folder / "owned").exists()


@pytest.mark.skipif(os.name != "posix", reason="asks for processes by signals")
def test_a_program_ends_with_the_game_that_is_left(folder: Path) -> None:
    note = "import os\nwith open('pids', 'a') as pids: print(os.getpid(), file=pids)\n"
    (folder / "first.py").write_text(f"{note}{PROGRAM}")
    good(folder, *ROME, "--bot", EXTERNAL, typed="1\n1\n1\n1\nq\n")
    pids = [int(pid) for pid in (folder / "pids").read_text().split()]
    assert len(pids) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
