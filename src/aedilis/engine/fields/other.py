"""What is declared and not stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any

from aedilis.engine.fields.field import Field
from aedilis.engine.fields.seen import Seen, up_to
from aedilis.engine.text import Shape, index_of


@dataclass(eq=False)
class Derived(Field):
    """What follows from the rest and is kept for speed: never stored, never written."""

    kind: Any = int
    _: KW_ONLY
    key: str = ""


@dataclass(eq=False)
class Lent(Field):
    """A list of the table, of the same name, that every player looks into and writes to; copies are given theirs."""

    holds = "lent"

    _: KW_ONLY
    key: str = ""


class Shown(Field):
    """Parts of an observation that no field holds: the observation's method of this name writes them."""

    holds = "nothing"

    def __init__(self, *parts: Seen) -> None:
        super().__init__(key="")
        self.seen_parts = parts

    def parts(self) -> Sequence[Seen]:
        return self.seen_parts


class Decides(Shown):
    """The number of an observation that says whether a player has to decide; the engine knows it of every game."""

    def __init__(self) -> None:
        super().__init__(up_to(1, "decides", "whether this player has to decide now"))


@dataclass(eq=False)
class Composed(Field):
    """An entry of a text that is made of several fields; if they do not follow from it, it must follow from them."""

    holds = "nothing"

    form: Shape = None
    compose: Callable[[Any], Any] = repr
    take_apart: Callable[[Any, Any, int], None] | None = None

    def shape(self) -> Shape:
        return self.form

    def entry(self, holder: Any) -> Any:
        return self.compose(holder)

    def lay(self, holder: Any, value: Any, seats: int) -> None:
        if self.take_apart is not None:
            self.take_apart(holder, value, seats)

    def confirm(self, holder: Any, entries: dict[str, Any]) -> None:
        if self.take_apart is None:
            index_of([self.compose(holder)], entries[self.key], self.key)
