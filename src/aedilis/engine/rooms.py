"""What others look up in a game's folder by name: its cards and numbers, words, its board, advice."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

COMPONENTS: Final = "data.components"
DECISIONS: Final = "decisions"
REFERENCE: Final = "words.reference"
BLANKS: Final = "words.blanks"
BOARD: Final = "drawing.board"
TERMINAL: Final = "drawing.terminal"
OBSERVATION: Final = "formats.observation"
HEURISTICS: Final = "advice.heuristics"


@cache
def find(package: str, name: str) -> Any:
    """That module of a game, or None if the game has no such module."""
    module = f"{package}.{name}"
    try:
        return import_module(module) if package else None
    except ModuleNotFoundError as error:
        if error.name and f"{module}.".startswith(f"{error.name}."):
            return None
        raise


def package_of(position: type) -> str:
    """The package of the game that such positions belong to, empty for a game that is not a folder."""
    return position.__module__.rpartition(".rules.")[0]
