"""What a proof has to know about one game: a module named like the game's package, in a folder named like the proof."""

from __future__ import annotations

from collections.abc import Mapping
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


def has_secrets(game: Game, seats: int = 0, variants: Mapping[str, str] | None = None) -> bool:
    """Whether somebody can know what others do not, in that setting or as most play; if unsaid it is taken for secret.

    A game whose secrets depend on variants says so with a function `secret_with`.
    """
    module = name_of(game, "fair_worlds")
    if find_spec(module) is None:
        return True
    known = import_module(module)
    if not hasattr(known, "secret_with"):
        return bool(known.SECRETS)
    return bool(known.secret_with(seats or game.seats[-1], variants or game.check_variants({})))


def decides_in_secret(game: Game) -> bool:
    """Whether others cannot see all that somebody decides; a game in which only chance has secrets says so."""
    return bool(getattr(about(game, "fair_worlds"), "SECRET_DECISIONS", True))
