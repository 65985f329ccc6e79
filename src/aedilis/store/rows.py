"""What is kept, as plain data: tables, who sits at them, and everything that happened there, in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from aedilis.engine.errors import AedilisError

PLAYING: Final = "playing"
OVER: Final = "over"


class StoreError(AedilisError):
    """The file cannot be used, or what was to be kept was not."""


class Entry(NamedTuple):
    """One thing that happened at a table. Nothing is ever changed or removed: a take-back is an entry too."""

    number: int  # 1, 2, 3, ... at each table
    kind: str
    seat: int
    data: Mapping[str, Any]


class Seat(NamedTuple):
    """Who sits where: what people's tables and seat links are found by. The truth is in the entries."""

    seat: int
    person: int = 0  # 0: nobody yet, or a bot
    link: bytes | None = None  # the hash of the link that gives this seat away
    open: bool = False  # anybody may sit down
    bot: bool = False  # a bot plays here now


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    rules: int  # version of the rules it is played by
    components: str  # and digest of the components
    setup: Mapping[str, Any]  # variants, undo policy and who was to sit where
    maker: int
    made: float
    state: str = PLAYING


@dataclass(frozen=True)
class Change:
    """What one command does to a table; it is kept whole or not at all."""

    table: str
    entries: list[Entry] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    state: str = ""  # empty: as before
    new: TableRow | None = None  # the table itself, when this makes it
    rules: tuple[int, str] | None = None  # with which version and components it is played from now on


class PersonRow(NamedTuple):
    id: int
    name: str
    language: str


class RecordRow(NamedTuple):
    id: str
    game: str
    text: str
    made: float
