"""Fields that hold one thing, or a set as a bitmask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any

from aedilis.engine import large_sets
from aedilis.engine.bits import mask_of, members
from aedilis.engine.fields.field import MANY, VARIANTS, BySeats, Field, for_seats
from aedilis.engine.text import (
    Later,
    Shape,
    card_named,
    index_of,
    set_of,
    within,
)


@dataclass(eq=False)
class Number(Field):
    """From `least` to `most`; a text may count from elsewhere, which is `shown_from` for the least."""

    most: BySeats = MANY - 1
    least: int = 0
    shown_from: int | None = None

    def __post_init__(self) -> None:
        self.more = 0 if self.shown_from is None else self.shown_from - self.least

    def write(self, value: int) -> int:
        return value + self.more

    def read(self, value: int, seats: int) -> int:
        least = self.least + self.more
        return within(value - least, for_seats(self.most, seats) - self.least + 1, self.key) + self.least


@dataclass(eq=False)
class Backs(Number):
    """How many cards of a player's set `of` the viewer does not know: they are `among` those of a set on the table.

    Other players know no cards of that set before the game is over. The generated table blanks them, and deals them
    again where a world is imagined, each way as likely.
    """

    _: KW_ONLY
    of: str = ""
    among: str = ""


@dataclass(eq=False)
class Flag(Field):
    """0 or 1."""

    def shape(self) -> Shape:
        return bool

    def write(self, value: int) -> bool:
        return bool(value)

    def read(self, value: bool, seats: int) -> int:
        return int(value)


@dataclass(eq=False)
class Choice(Field):
    """One of a list; with `none` it can also be none of them."""

    names: Sequence[str] = ()
    none: str | None = None

    def shape(self) -> Shape:
        return str

    def write(self, value: int) -> str:
        return str(self.none) if value < 0 else self.names[value]

    def read(self, value: str, seats: int) -> int:
        return -1 if value == self.none else self.find(value)

    def find(self, value: str) -> int:
        return index_of(self.names, value, self.key)


@dataclass(eq=False)
class Card(Choice):
    """The same where it is a card or tile."""

    def find(self, value: str) -> int:
        return card_named(self.names, value)


@dataclass(eq=False)
class Variant(Choice):
    """Which variant is played: one of its values; the rule is what it starts with, else the first of them.

    `title` and `says` are what it and its values are called. Older texts have not got all of them; one that came
    `later` is written only where something else than the rule is played, so that older games stay as they were.
    """

    _: KW_ONLY
    inside: str = VARIANTS
    title: str = ""
    says: Sequence[str] = ()
    later: bool = False

    @property
    def rule(self) -> str:
        return self.names[self.start or 0]

    def shape(self) -> Shape:
        return Later(self.rule, str)

    def is_written(self, holder: Any) -> bool:
        return not self.later or self.entry(holder) != self.rule

    def values(self) -> tuple[str, ...]:
        """The rule first."""
        return (self.rule, *(name for name in self.names if name != self.rule))


@dataclass(eq=False)
class Subset(Field):
    """A set of things of which there is one each."""

    names: Sequence[Any] = ()

    def shape(self) -> Shape:
        return [type(self.names[0])]

    def write(self, value: int) -> list[Any]:
        return [self.names[member] for member in members(value)]

    def read(self, value: list[Any], seats: int) -> int:
        return mask_of([index_of(self.names, name, self.key) for name in value])


@dataclass(eq=False)
class CardSet(Subset):
    """The same where they are cards or tiles."""

    def read(self, value: list[str], seats: int) -> int:
        return set_of(self.names, value)


@dataclass(eq=False)
class LargeCardSet(Field):
    """The same where there are more than 60."""

    holds = "pair"

    names: Sequence[str] = ()

    def shape(self) -> Shape:
        return [str]

    def write(self, value: large_sets.LargeSet) -> list[str]:
        return [self.names[member] for member in large_sets.members(value)]

    def read(self, value: list[str], seats: int) -> large_sets.LargeSet:
        return large_sets.from_mask(set_of(self.names, value))
