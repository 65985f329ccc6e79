"""What others look up in a game's folder by name: its cards and numbers, its words, its board, its advice for bots.

A room of a small game may be one module: what others keep in `drawing/board.py` it has in `drawing.py`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

COMPONENTS: Final = "data.components"
FIELDS: Final = "fields"
DECISIONS: Final = "decisions"
REFERENCE: Final = "words.reference"
BLANKS: Final = "words.blanks"
BOARD: Final = "drawing.board"
TERMINAL: Final = "drawing.terminal"
OBSERVATION: Final = "formats.observation"
GENERATED_OBSERVATION: Final = "generated.observation"
HEURISTICS: Final = "advice.heuristics"


def components_of(package: str) -> Any:
    """The module with a game's constants; a small game has the few that it needs in `fields.py`."""
    return find(package, COMPONENTS) or find(package, FIELDS)


@cache
def find(package: str, name: str) -> Any:
    """That module of a game, else the one that is the whole room, or None if the game has neither."""
    module = f"{package}.{name}"
    try:
        return import_module(module) if package else None
    except ModuleNotFoundError as error:
        if not (error.name and f"{module}.".startswith(f"{error.name}.")):
            raise
    room = name.rpartition(".")[0]
    whole = find(package, room) if room else None
    return None if hasattr(whole, "__path__") else whole


def find_in(package: str, name: str, what: str) -> Any:
    """What such a module has under that name, or None."""
    return getattr(find(package, name), what, None)


def package_of(position: type) -> str:
    """The package of the game that such positions belong to, empty for a game that is not a folder."""
    for room in (".rules.", ".generated."):
        package, found, _ = position.__module__.rpartition(room)
        if found:
            return package
    return ""
