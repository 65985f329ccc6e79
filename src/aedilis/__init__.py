"""Aedilis: board games about building Rome, to play, to simulate and to study."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from aedilis import games
from aedilis.engine.bits import COMPILED as _COMPILED
from aedilis.engine.errors import (
    AedilisError,
    ConsentNeeded,
    IllegalOption,
    OutOfTurn,
    RecordError,
    TextError,
    UnknownGame,
    UnknownVariant,
    WrongSeats,
)
from aedilis.engine.facts import Fact, Line
from aedilis.engine.game import Action, Game
from aedilis.engine.playout import playout, settle
from aedilis.engine.position import ALL, CHANCE, NOBODY, OVER, Position
from aedilis.engine.record import Record
from aedilis.engine.rng import Rng
from aedilis.engine.table import Table
from aedilis.engine.words import LANGUAGES, N_

__version__: Final = "0.1.0"


def all_games() -> list[Game]:
    """All games there are, by name."""
    modules = [import_module(f"{games.__name__}.{module.name}") for module in iter_modules(games.__path__)]
    return [module.GAME for module in modules]


def game(slug: str) -> Game:
    """The game with that slug, such as "city-of-rome"."""
    found = {game.slug: game for game in all_games()}
    if slug not in found:
        raise UnknownGame(N_("there is no game '{slug}' (there are: {known})"), slug=slug, known=", ".join(found))
    return found[slug]


def compiled() -> bool:
    """Whether the running engine is compiled."""
    return _COMPILED


__all__ = [
    "ALL", "CHANCE", "LANGUAGES", "NOBODY", "OVER", "Action", "AedilisError", "ConsentNeeded", "Fact", "Game",
    "IllegalOption", "Line", "OutOfTurn", "Position", "Record", "RecordError", "Rng", "Table", "TextError",
    "UnknownGame", "UnknownVariant", "WrongSeats", "all_games", "compiled", "game", "playout", "settle",
]  # fmt: skip
