"""What a proof has to know about one game: a module named like the game's package, in a folder named like the proof."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest

from aedilis import Game


def name_of(game: Game, proof: str) -> str:
    return f"tests.every_game.{proof}.{game.package.rpartition('.')[2]}"


def about(game: Game, proof: str) -> ModuleType:
    module = name_of(game, proof)
    if find_spec(module) is None:
        path = module.replace(".", "/")
        pytest.fail(f"{game.name} needs a file {path}.py, like those of the other games")
    return import_module(module)


def has_secrets(game: Game) -> bool:
    """Whether somebody can know what others do not; what is not said yet is taken for secret."""
    module = name_of(game, "fair_worlds")
    return find_spec(module) is None or bool(import_module(module).SECRETS)
