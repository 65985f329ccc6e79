"""Throw-away copies of the source tree, in which a page's steps are taken."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src", "compiling")


def a_tree(home: Path, *more: str) -> Path:
    """With these folders beside the sources."""
    for folder in (*FOLDERS, *more):
        copytree(ROOT / folder, home / folder, ignore=ignore_patterns("__pycache__", "*.egg-info"))
    (home / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return home


def python(tree: Path, *arguments: str, engine: str = "src") -> str:
    """What Python says there, with the package in that folder; it must not fail."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{tree / engine}:{tree}",
        "AEDILIS_ENGINE": "plain" if engine == "src" else "compiled",
    }
    return run(tree, [sys.executable, *arguments], environment)


def run(tree: Path, command: list[str], environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
