"""Imports point inwards only: the engine knows nothing outside itself, a game only the engine, no game another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
MODULES = sorted((SOURCE / "aedilis").rglob("*.py"))


def imported(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def allowed_for(module: Path) -> tuple[str, ...]:
    """What of aedilis a module may import; everything else stands outside and may import what it likes."""
    folders = module.relative_to(SOURCE).parts
    if folders[1] == "engine":
        return ("aedilis.engine",)
    if folders[1] == "games" and len(folders) > 3:
        return ("aedilis.engine", f"aedilis.games.{folders[2]}", "aedilis.draw")
    return ("aedilis",)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(SOURCE)))
def test_imports_point_inwards(module: Path) -> None:
    own = [name for name in imported(module) if name.split(".")[0] == "aedilis"]
    outside = [name for name in own if not name.startswith(allowed_for(module))]
    assert not outside


def test_there_is_something_to_check() -> None:
    assert len(MODULES) > 20
