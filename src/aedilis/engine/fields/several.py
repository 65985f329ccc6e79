"""Fields that hold several things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any

from aedilis.engine.fields.declaration import Fields
from aedilis.engine.fields.field import MANY, BySeats, Field, for_seats
from aedilis.engine.text import (
    NONE,
    Shape,
    bundled,
    card_named,
    check_number,
    check_shape,
    index_of,
    number_of,
    refuse_twice,
    unbundled,
    within,
)


@dataclass(eq=False)
class Several(Field):
    """A list. What seldom changes is a tuple, `shared` between copies."""

    holds = "list"

    _: KW_ONLY
    shared: bool = False
    unordered: bool = False
    longest: int = 0  # the most entries there can be, where there is a limit

    def shape(self) -> Shape:
        return self.text.shape if self.text else [str]

    def write(self, value: Sequence[int]) -> Any:
        return self.entries(sorted(value) if self.unordered else value)

    def check(self, entries: dict[str, Any], seats: int) -> None:
        if self.longest and len(entries[self.key]) > self.longest:
            check_number(entries, self.key, self.longest)

    def read(self, value: Any, seats: int) -> Sequence[int]:
        things = self.things(value, seats)
        things = sorted(things) if self.unordered else things
        return tuple(things) if self.shared else things

    def entries(self, value: Sequence[int]) -> Any:
        raise NotImplementedError

    def things(self, entries: Any, seats: int) -> list[int]:
        raise NotImplementedError


@dataclass(eq=False)
class Row(Several):
    """Things of a list, one after the other."""

    names: Sequence[str] = ()
    _: KW_ONLY
    once: bool = False  # each is there once at most

    def entries(self, value: Sequence[int]) -> list[str]:
        return [self.names[number] for number in value]

    def things(self, entries: list[str], seats: int) -> list[int]:
        found = [self.find(name) for name in entries]
        if self.once:
            refuse_twice(entries)
        return found

    def find(self, name: str) -> int:
        return index_of(self.names, name, self.key)


@dataclass(eq=False)
class CardRow(Row):
    """The same where they are cards or tiles."""

    def find(self, name: str) -> int:
        return card_named(self.names, name)


@dataclass(eq=False)
class Cards(Row):
    """Cards or tiles of which there are several of a kind: equal ones as one entry."""

    def entries(self, value: Sequence[int]) -> list[str]:
        return bundled(self.names, value)

    def things(self, entries: list[str], seats: int) -> list[int]:
        return unbundled(self.names, entries)


@dataclass(eq=False)
class CountedCards(Several):
    """The same, kept as how many there are of each. If they are called by numbers, a text repeats these."""

    names: Sequence[Any] = ()

    def shape(self) -> Shape:
        return [type(self.names[0])]

    def entries(self, value: Sequence[int]) -> list[Any]:
        kinds = [kind for kind, number in enumerate(value) for _ in range(number)]
        return bundled(self.names, kinds) if self.in_words() else [self.names[kind] for kind in kinds]

    def things(self, entries: list[Any], seats: int) -> list[int]:
        named = unbundled(self.names, entries) if self.in_words() else [self.find(number) for number in entries]
        return [named.count(kind) for kind in range(len(self.names))]

    def in_words(self) -> bool:
        return isinstance(self.names[0], str)

    def find(self, number: int) -> int:
        return index_of(self.names, number, self.key)


@dataclass(eq=False)
class Places(Several):
    """So many places, each with one of a list or with none; where the list is missing, with a seat."""

    size: int = 0
    names: Sequence[str] = ()

    def entries(self, value: Sequence[int]) -> list[str]:
        return [NONE if n < 0 else self.names[n] if self.names else str(n) for n in value]

    def things(self, entries: list[str], seats: int) -> list[int]:
        return [-1 if name == NONE else self.find(name, seats) for name in entries]

    def find(self, name: str, seats: int) -> int:
        return card_named(self.names, name) if self.names else number_of(name, seats, self.key)

    def check(self, entries: dict[str, Any], seats: int) -> None:
        if not self.text:
            check_number(entries, self.key, self.size)


@dataclass(eq=False)
class Numbers(Several):
    """Whole numbers in a row."""

    most: BySeats = MANY - 1
    size: BySeats = None
    _: KW_ONLY
    optional: bool = False  # whether there may be none of them instead

    def shape(self) -> Shape:
        return self.text.shape if self.text else [int]

    def entries(self, value: Sequence[int]) -> list[int]:
        return list(value)

    def things(self, entries: list[int], seats: int) -> list[int]:
        return [within(number, for_seats(self.most, seats) + 1, self.key) for number in entries]

    def check(self, entries: dict[str, Any], seats: int) -> None:
        if self.size is not None and (entries[self.key] or not self.optional):
            check_number(entries, self.key, for_seats(self.size, seats))


@dataclass(eq=False)
class Amounts(Several):
    """How many there are of each of a list: in a text those there are, such as "2 pond"; or spread, all of them."""

    names: Sequence[str] = ()
    most: int = MANY - 1

    def shape(self) -> Shape:
        return dict.fromkeys(self.names, int) if self.spread else [str]

    def entries(self, value: Sequence[int]) -> Any:
        numbers = dict(zip(self.names, value, strict=True))
        return numbers if self.spread else [f"{number} {name}" for name, number in numbers.items() if number]

    def things(self, entries: Any, seats: int) -> list[int]:
        if self.spread:
            return [within(entries[name], self.most + 1, name) for name in self.names]
        numbers = [0] * len(self.names)
        for number, _, name in [entry.partition(" ") for entry in entries]:
            numbers[index_of(self.names, name, self.key)] = number_of(number, self.most + 1, self.key)
        return numbers


@dataclass(eq=False)
class Stacks(Field):
    """As many stacks of cards as the seats ask for, each under its name."""

    holds = "lists"

    stacks: Sequence[str] = ()
    names: Sequence[str] = ()
    number: BySeats = None

    def shape(self) -> Shape:
        return {name: [str] for name in self.stacks} if self.spread else dict

    def write(self, value: list[list[int]]) -> dict[str, list[str]]:
        return {name: bundled(self.names, cards) for name, cards in zip(self.stacks, value, strict=False)}

    def read(self, value: dict[str, list[str]], seats: int) -> list[list[int]]:
        stacks = self.stacks[: for_seats(self.number, seats)]
        check_shape(value, {name: [str] for name in stacks}, self.key)
        return [sorted(unbundled(self.names, value[name])) for name in stacks]


@dataclass(eq=False)
class Rows(Stacks):
    """Rows of things in their order, each under its name."""

    def write(self, value: list[list[int]]) -> dict[str, list[str]]:
        return {name: [self.names[thing] for thing in row] for name, row in zip(self.stacks, value, strict=True)}

    def read(self, value: dict[str, list[str]], seats: int) -> list[list[int]]:
        check_shape(value, {name: [str] for name in self.stacks}, self.key)
        return [[index_of(self.names, thing, name) for thing in value[name]] for name in self.stacks]


@dataclass(eq=False)
class People(Field):
    """All players in the order of their seats; where there are more of them, those hold no seat, as in a text."""

    holds = "people"

    kind: type | None = None
    fields: type[Fields] | None = None
    number: BySeats = None

    def declared(self) -> type[Fields]:
        assert self.fields is not None
        return self.fields

    def shape(self) -> Shape:
        return [self.declared().shape()]

    def entry(self, holder: Any) -> list[dict[str, Any]]:
        return [self.declared().describe(player) for player in getattr(holder, self.name)[: holder.seats]]

    def lay(self, holder: Any, value: list[dict[str, Any]], seats: int) -> None:
        for player, own in zip(getattr(holder, self.name)[:seats], value, strict=True):
            self.declared().lay(player, own, seats)

    def check(self, entries: dict[str, Any], seats: int) -> None:
        check_number(entries, self.key, seats)
