"""The compiled package is made whole or not at all, and again only for what changed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from compiling.engine import PACKAGE
from compiling.package import sources

ROOT = Path(__file__).parents[2]
MODULES = {
    "__init__": "from aedilis.engine.bits import COMPILED\ncompiled = lambda: COMPILED\nall_games = list\n",
    "engine/__init__": "",
    "engine/bits": (
        "from typing import Final\n\ndef double(number: int) -> int:\n    return 2 * number\n\n"
        "COMPILED: Final[bool] = type(double).__name__ != 'function'\n"
    ),
    "page": "TITLE = 'Rome'\n",
}
PROC = Path("/proc")
needs_a_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A clone whose package has one module to compile."""
    shutil.copytree(ROOT / "compiling", tmp_path / "compiling", ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in MODULES.items():
        path = tmp_path / "src" / "aedilis" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "compiling.package", *arguments]


def environment(**more: str) -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "AEDILIS_COMPILE")} | more


def make(tree: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    made = subprocess.run(
        command(*arguments), cwd=tree, env=environment(**more), capture_output=True, text=True, check=False
    )
    assert not list((tree / "build").rglob("*.new/.compiled")), "a package that is not whole looks like one"
    return made


def change(tree: Path, name: str, old: str, new: str) -> None:
    path = tree / "src" / "aedilis" / name
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


def doubled(tree: Path) -> str:
    code = (
        "import aedilis, aedilis.engine.bits as b, aedilis.page as p; print(aedilis.compiled(), b.double(4), p.TITLE)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment(PYTHONPATH=str(tree / "build" / "compiled")),
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@needs_a_compiler
def test_what_changed_is_made_again_and_nothing_else(tree: Path) -> None:
    first = make(tree)
    assert first.returncode == 0, first.stderr
    assert "compiling:" in first.stdout
    assert doubled(tree) == "True 8 Rome"
    assert make(tree).stdout == "", "there is nothing to do"

    change(tree, "page.py", "Rome", "Ostia")
    assert make(tree).stdout == "", "nothing is compiled for a page"
    assert doubled(tree) == "True 8 Ostia"

    objects = {*(tree / "build" / "objects").iterdir()}
    change(tree, "engine/bits.py", "2 * number", "number + number + 1")
    assert "compiling:" in make(tree).stdout
    assert doubled(tree) == "True 9 Ostia"
    assert len({*(tree / "build" / "objects").iterdir()} - objects) == 1, "one file of C was another"

    change(tree, "engine/bits.py", "number + number + 1", "2 * number")
    assert "compiling:" not in make(tree).stdout, "it was compiled before"
    assert doubled(tree) == "True 8 Ostia"


@needs_a_compiler
def test_a_module_that_is_wrong_is_named_and_the_last_package_stays(tree: Path) -> None:
    make(tree)
    change(tree, "engine/bits.py", "return 2 * number", "return 2 * nobody")
    failed = make(tree)
    assert failed.returncode != 0
    assert "bits.py:4" in failed.stdout + failed.stderr
    assert doubled(tree) == "True 8 Rome"

    beside = make(tree, "--background")
    assert beside.returncode == 1
    assert beside.stdout.count("\n") == 1
    assert "build/compile.log says why" in beside.stdout
    assert "bits.py:4" in (tree / "build" / "compile.log").read_text()
    assert [path.suffix for path in (tree / "build" / "packages").iterdir()].count(".failed") == 1


@needs_a_compiler
def test_one_that_is_killed_leaves_nothing_that_looks_whole(tree: Path) -> None:
    with subprocess.Popen(
        command(), cwd=tree, env=environment(), stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert "translating" in process.stdout.readline()
        while not (tree / "build" / "temp").exists():
            assert process.poll() is None
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    assert not (tree / "build" / "compiled").exists()
    assert make(tree).returncode == 0
    assert doubled(tree) == "True 8 Rome"


@needs_a_compiler
def test_two_at_once_wait_for_each_other(tree: Path) -> None:
    with subprocess.Popen(command(), cwd=tree, env=environment(), stdout=subprocess.PIPE, text=True) as one:
        assert one.stdout is not None
        assert "translating" in one.stdout.readline()
        other = make(tree)
        assert "waiting for another build" in other.stdout
        assert "translating" not in other.stdout
    assert one.returncode == other.returncode == 0
    assert doubled(tree) == "True 8 Rome"


@needs_a_compiler
@pytest.mark.skipif(not PROC.exists(), reason="there is no /proc here")
def test_what_is_built_beside_a_server_ends_with_it(tree: Path) -> None:
    start = (
        "import subprocess, sys, time\n"
        f"one = subprocess.Popen({command('--background')!r}, start_new_session=True)\n"
        "print(one.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", start], cwd=tree, env=environment(), stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        building = int(server.stdout.readline())
        while not (tree / "build" / "temp").exists():
            assert server.poll() is None
            time.sleep(0.01)
        server.kill()
        server.wait()
        while alive(building):
            time.sleep(0.05)
    assert not (tree / "build" / "compiled").exists()


def alive(group: int) -> bool:
    """Whether a process of the group still runs; one that has ended may be waiting for somebody to notice."""
    found = [state_and_group(stat) for stat in PROC.glob("[0-9]*/stat")]
    return any(state != "Z" and int(number) == group for state, number in found)


def state_and_group(stat: Path) -> tuple[str, str]:
    try:
        state, _, group = stat.read_text().rpartition(")")[2].split()[:3]
    except OSError:  # it has ended just now
        return "Z", "0"
    return state, group


def test_without_a_compiler_it_is_plain_and_says_so(tree: Path) -> None:
    made = make(tree, AEDILIS_COMPILE="0")
    assert "AEDILIS_COMPILE=0; the engine is plain Python" in made.stdout
    assert doubled(tree) == "False 8 Rome"
    made = make(tree, CC="/nowhere/cc")
    assert "no C compiler with Python headers found" in made.stdout
    assert doubled(tree) == "False 8 Rome"


def test_nothing_that_a_person_sees_is_compiled_or_compiled_for() -> None:
    found = {path.relative_to(PACKAGE) for path in sources()}
    assert Path("engine/bits.py") in found
    assert Path("games/city_of_rome/rules/rules.py") in found
    outside = {path for path in found if path.parts[0] in ("web", "terminal", "draw", "lab", "store")}
    assert not outside
    assert not {path for path in found if "drawing" in path.parts or path.stem in ("speech", "board", "story")}
