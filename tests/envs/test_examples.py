"""The notebook runs from its first cell to its last, and draws positions inline. (`test_learning.py` runs the rest.)"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def shown(source: str, names: dict[str, Any]) -> object:
    """Runs a cell; its last line, if that is a value, is what a notebook shows."""
    cell = ast.parse(source)
    last = cell.body.pop() if isinstance(cell.body[-1], ast.Expr) else None
    exec(compile(cell, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


def test_the_notebook_draws_positions(capsys: pytest.CaptureFixture[str]) -> None:
    notebook = json.loads((EXAMPLES / "positions.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    values = [shown("".join(cell["source"]), names) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    drawings = [value._repr_svg_() for value in values if hasattr(value, "_repr_svg_")]
    assert len(drawings) == 3
    assert all(drawing.startswith("<svg") for drawing in drawings)
    assert "player 0: money" in capsys.readouterr().out
