"""How an observation shows a field: what a game's `fields.py` says with `seen=`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from aedilis.engine.observation import Part


class Seen(NamedTuple):
    """One part of an observation. What it has not got, its field has: names, name, and what it is about."""

    size: int
    most: int
    names: Sequence[str]
    name: str
    about: str
    least: int = 0

    def part(self, name: str, about: str, names: Sequence[str]) -> Part:
        names = self.names if self.size else names
        size = len(names) or self.size
        return Part(self.name or name.replace("_", " "), size, self.about or about, self.most, names, self.least)


def in_sight(before: Mapping[str, str]) -> list[str]:
    """Names in the order of an observation; of some it is said which other one they come before."""
    names = [name for name, other in before.items() if not other]
    for name, other in before.items():
        if other:
            names.insert(names.index(other), name)
    return names


def up_to(most: int, name: str = "", about: str = "", least: int = 0) -> Seen:
    """A number, or this one if it is more; counted from `least`."""
    return Seen(1, most - least, (), name, about, least)


def one_of(size: int = 0, names: Sequence[str] = (), name: str = "", about: str = "") -> Seen:
    """A 1 at the one it is."""
    return Seen(size or len(names), 1, names, name, about)


def marks(size: int = 0, names: Sequence[str] = (), name: str = "", about: str = "") -> Seen:
    """A 1 at each that is in the set."""
    return Seen(size or len(names), 1, names, name, about)


def lying(size: int = 0, names: Sequence[str] = (), name: str = "", about: str = "") -> Seen:
    """A 1 at each that lies in one of the places."""
    return Seen(size or len(names), 1, names, name, about)


def counts(most: int, size: int = 0, names: Sequence[str] = (), name: str = "", about: str = "") -> Seen:
    """How many there are of each."""
    return Seen(size or len(names), most, names, name, about)


def row(most: int, size: int = 0, names: Sequence[str] = (), name: str = "", about: str = "") -> Seen:
    """Each number of a row, or `most` where it is more."""
    return Seen(size or len(names), most, names, name, about)


def short_row(most: int, size: int = 0, names: Sequence[str] = (), name: str = "", about: str = "") -> Seen:
    """The same of a row that may be shorter: the rest is 0."""
    return Seen(size or len(names), most, names, name, about)


def how_many(most: int, name: str = "", about: str = "") -> Seen:
    """The length of a list, or this number if it is longer."""
    return Seen(1, most, (), name, about)
