"""The table of a game, and what lies before a player, as lists of fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from aedilis.engine.fields.field import VARIANTS, Field
from aedilis.engine.fields.seen import in_sight
from aedilis.engine.fields.single import Variant
from aedilis.engine.observation import Part
from aedilis.engine.position import ALL, OVER, Position
from aedilis.engine.text import (
    DECISION_SHAPE,
    Later,
    Shape,
    check_shape,
    describe_decision,
    index_of,
    read_decision,
    refuse,
)


class Fields:
    """A declaration: what lies on the table, or before one player."""

    all: ClassVar[list[Field]] = []
    written: ClassVar[list[Field]] = []  # what a text has of it
    last_in_text: ClassVar[Sequence[str]] = ()  # entries and tables that follow all others there, in this order

    def __init_subclass__(cls) -> None:
        cls.all = [field for field in vars(cls).values() if isinstance(field, Field)]
        written = [field for field in cls.all if field.key]
        cls.written = sorted(written, key=cls.place_in_text)

    @classmethod
    def place_in_text(cls, field: Field) -> tuple[int, bool]:
        """As declared, after the variants, on which all else depends, and before what comes last."""
        where = field.inside or field.key
        last = cls.last_in_text.index(where) + 1 if where in cls.last_in_text else 0
        return last, where != VARIANTS

    @classmethod
    def parts(cls) -> tuple[Part, ...]:
        """What an observation shows of it."""
        parts = []
        fields = {field.name: field for field in cls.all}
        for field in map(fields.__getitem__, in_sight({field.name: field.seen_before for field in cls.all})):
            names = getattr(field, "names", ())
            parts += [part.part(field.name, field.about, names) for part in field.parts()]
        return tuple(parts)

    @classmethod
    def shape(cls) -> dict[str, Shape]:
        """Of its text."""
        shape: dict[str, Shape] = {}
        for field in cls.written:
            table = shape.setdefault(field.inside, {}) if field.inside else shape
            table |= field.shape() if field.spread else {field.key: field.shape()}
        return {key: Later({}, entry) if key == VARIANTS else entry for key, entry in shape.items()}

    @classmethod
    def describe(cls, holder: Any) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for field in cls.written:
            if not field.is_written(holder):
                continue
            table = data.setdefault(field.inside, {}) if field.inside else data
            table |= field.entry(holder) if field.spread else {field.key: field.entry(holder)}
        return data

    @classmethod
    def lay(cls, holder: Any, data: dict[str, Any], seats: int) -> None:
        """The reverse of `describe`, for data of the right shape."""
        for field in cls.written:
            entries = data[field.inside] if field.inside else data
            field.check(entries, seats)
            field.lay(holder, entries if field.spread else entries[field.key], seats)
        for field in cls.written:
            field.confirm(holder, data[field.inside] if field.inside else data)


class TableFields(Fields):
    """The table. Its first field says what is being decided."""

    variants: ClassVar[list[Variant]] = []
    once: ClassVar[Sequence[str]] = ()  # cards of which each lies in one place: in one of the sets of such cards

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.variants = [field for field in cls.all if isinstance(field, Variant)]

    @classmethod
    def played(cls, holder: Position) -> dict[str, int]:
        """What the fields of all variants hold."""
        return {variant.name: getattr(holder, variant.name) for variant in cls.variants}

    @classmethod
    def chosen(cls, variants: Mapping[str, str]) -> dict[str, int]:
        """The same, from the names of values."""
        return {variant.name: variant.find(variants[variant.key]) for variant in cls.variants}

    @classmethod
    def describe(cls, holder: Position) -> dict[str, Any]:
        return {**describe_decision(holder, ""), **super().describe(holder)}

    @classmethod
    def parse(cls, position: Any, data: dict[str, Any], seats: Sequence[int], check: Callable[[Any], None]) -> None:
        """The reverse of `describe`, on a new position; `check` refuses what cannot happen in the game."""
        position.lay_out(cls.check(data, seats))
        cls.lay(position, data, position.seats)
        position.derive()
        check(position)
        position.reopen()
        if position.viewer == ALL and position.seat != OVER and not position.options():
            refuse()

    @classmethod
    def check(cls, data: dict[str, Any], seats: Sequence[int]) -> int:
        """Refuses data that is no position for so many; returns for how many it is."""
        check_shape(data, {**DECISION_SHAPE, **cls.shape()}, "")
        return seats[index_of(seats, data["seats"], "seats")]

    @classmethod
    def lay(cls, holder: Any, data: dict[str, Any], seats: int) -> None:
        read_decision(holder, data)
        super().lay(holder, data, seats)
