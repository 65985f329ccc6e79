"""What a proof has to know about one game: a module named like the game's package, in a folder named like the proof."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest

from aedilis import Game


def about(game: Game, proof: str) -> ModuleType:
    package = game.package.rpartition(".")[2]
    module = f"tests.every_game.{proof}.{package}"
    if find_spec(module) is None:
        pytest.fail(f"{game.name} needs a file tests/every_game/{proof}/{package}.py, like those of the other games")
    return import_module(module)
