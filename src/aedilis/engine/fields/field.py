"""What all kinds of fields have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, ClassVar, Final, NamedTuple

from aedilis.engine.fields.seen import Seen
from aedilis.engine.text import Shape

BySeats = Any  # something, or a function from the number of seats to it
VARIANTS: Final = "variants"  # the table of a text that says which are played
MANY: Final = 1000  # more than there ever is of what has no limit of its own


def for_seats(value: BySeats, seats: int) -> Any:
    return value(seats) if callable(value) else value


class Text(NamedTuple):
    """A way of writing of a field's own."""

    shape: Shape
    write: Callable[[Any], Any]
    read: Callable[[Any, int], Any]  # from what is written, and the number of seats


@dataclass(eq=False)
class Field:
    """What all fields say of themselves; `holds` says how the generated classes keep it."""

    holds: ClassVar[str] = "int"

    about: str = ""
    _: KW_ONLY
    start: BySeats = None
    key: str = "?"  # what it is called in a text, "" if it is not there; else as everywhere
    inside: str = ""  # the table of the text that it stands in
    spread: bool = False  # whether each of its parts is an entry of that table, instead of one for all
    seen: Seen | None = None
    seen_before: str = ""  # the field that it comes before in an observation, where a text has another order
    prepared: bool = False  # nobody's business yet but that of whoever decides: in the views of others it begins again
    canon: Callable[[Any], Any] | None = None  # brings what is equal into one order
    text: Text | None = None

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        if self.key == "?":
            self.key = name

    def shape(self) -> Shape:
        return self.text.shape if self.text else int

    def parts(self) -> Sequence[Seen]:
        """What an observation shows of it."""
        return [self.seen] if self.seen else []

    def is_written(self, holder: Any) -> bool:
        """Whether a text has it."""
        return True

    def entry(self, holder: Any) -> Any:
        value = getattr(holder, self.name)
        if self.canon:
            value = self.canon(value)
        return self.text.write(value) if self.text else self.write(value)

    def lay(self, holder: Any, value: Any, seats: int) -> None:
        """What a text says goes to its place."""
        setattr(holder, self.name, self.text.read(value, seats) if self.text else self.read(value, seats))

    def write(self, value: Any) -> Any:
        return value

    def read(self, value: Any, seats: int) -> Any:
        return value

    def check(self, entries: dict[str, Any], seats: int) -> None:
        """Refuses a list of a wrong length."""

    def confirm(self, holder: Any, entries: dict[str, Any]) -> None:
        """Refuses an entry that says something else than all others together."""
