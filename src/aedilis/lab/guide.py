"""What the laboratory asks of a game: laboratory.toml in its folder names lines and pieces and poses what-ifs.

A game without that file gets a report all the same; its lines are called by the names that the sheet has for them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from aedilis.engine.components import ROOM, text_of
from aedilis.engine.game import Game
from aedilis.engine.reference import Entry
from aedilis.engine.text import to_toml
from aedilis.engine.words import Words
from aedilis.lab.findings import PieceGroup

FILE: Final = "laboratory.toml"


class WhatIf(NamedTuple):
    """A question that is answered by playing with other numbers."""

    id: str
    ask: str  # messages of the game's catalogue
    why: str
    changes: Mapping[str, Any]  # path in the components file -> what stands there instead
    seats: int | None = None  # where it is a question of one number of players; else of any


class Guide(NamedTuple):
    seats: int  # what a report is about if nobody says
    lines: Mapping[str, str]
    words: Mapping[str, str]  # of pieces that the reference does not list
    groups: tuple[PieceGroup, ...]
    what_ifs: tuple[WhatIf, ...]

    def messages(self) -> set[str]:
        """All that is to be translated."""
        asked = {text for one in self.what_ifs for text in (one.ask, one.why)}
        return {*self.lines.values(), *self.words.values(), *(group.name for group in self.groups), *asked}


@cache
def guide_of(package: str, usual_seats: int) -> Guide:
    source = files(package) / ROOM / FILE
    data = tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}
    return Guide(
        data.get("seats", usual_seats),
        data.get("lines", {}),
        data.get("words", {}),
        tuple(PieceGroup(group["name"], counted(group["facts"])) for group in data.get("pieces", [])),
        tuple(WhatIf(**one) for one in data.get("what_if", [])),
    )


def guide(game: Game) -> Guide:
    return guide_of(game.package, game.seats[-1])


def counted(facts: list[str]) -> dict[str, int]:
    """How a mention counts; a minus before it takes one away."""
    return {fact.removeprefix("-"): -1 if fact.startswith("-") else 1 for fact in facts}


# -- other components ---------------------------------------------------------------------------------------------


def components_text(game: Game) -> str:
    return text_of(game.package)


def changed(text: str, changes: Mapping[str, Any]) -> str:
    """A components file with other numbers, as plain TOML that the game reads like its own."""
    data = tomllib.loads(text)
    for path, value in changes.items():
        *outer, last = path.split(".")
        table = data
        for name in outer:
            table = table[name]
        if last not in table:
            raise KeyError(path)
        table[last] = value
    return to_toml(data)


def differences(old: Any, new: Any, path: str = "") -> dict[str, tuple[Any, Any]]:
    """What two components files have different, by path; None is what the other lacks."""
    if isinstance(old, dict) and isinstance(new, dict):
        found: dict[str, tuple[Any, Any]] = {}
        for key in {**old, **new}:
            found |= differences(old.get(key), new.get(key), f"{path}.{key}".removeprefix("."))
        return found
    named = all(isinstance(one, list) and one and all(isinstance(item, dict) and "id" in item for item in one)
                for one in (old, new))  # fmt: skip
    if named:
        return differences({item["id"]: item for item in old}, {item["id"]: item for item in new}, path)
    return {} if old == new else {path: (old, new)}


# -- names --------------------------------------------------------------------------------------------------------


class Names:
    """What a report calls the lines and pieces of a game, in one language."""

    def __init__(self, game: Game, language: str, entries: Iterable[Entry] | None = None) -> None:
        """`entries` are those of other components, which may have cards of their own."""
        self._guide = guide(game)
        self._words = Words(language, (game.package, "aedilis"))
        known = game.words(language).reference() if entries is None else entries
        self._entries = {entry.id: entry for entry in known}
        names = [entry.name for entry in self._entries.values()]
        self._twice = {name for name in names if names.count(name) > 1}

    def say(self, message: str) -> str:
        return self._words.say(message)

    def line(self, name: str) -> str:
        return self.say(self._guide.lines[name]) if name in self._guide.lines else name.replace("_", " ").capitalize()

    def piece(self, piece: str) -> str:
        """With what it lies with, where several have one name."""
        if piece in self._guide.words:
            name = self.say(self._guide.words[piece])
        elif piece in self._entries:
            entry = self._entries[piece]
            name = f"{entry.name} ({entry.group})" if entry.name in self._twice else entry.name
        else:
            name = piece
        return name[:1].upper() + name[1:]
