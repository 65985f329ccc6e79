"""What every table drawn with characters shares: who is in the middle, names with their marks, lists, grids of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Generic, TypeVar, cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from aedilis.engine.game import Speech
from aedilis.engine.position import Position
from aedilis.engine.words import N_

BOLD: Final = "bold"
QUIET: Final = "dim"
PLAIN: Final = "not bold"

P = TypeVar("P", bound=Position)
S = TypeVar("S", bound=Speech)


class CharacterBoard(Generic[P, S]):
    """A view drawn for a terminal: readable without colours and from 80 columns on. Games say what its parts are."""

    def __init__(self, view: Position, speech: Speech, names: Sequence[str]) -> None:
        self.view = cast(P, view)
        self.speech = cast(S, speech)
        self.words = speech.words
        self.say = speech.words.say
        self.names = names
        self.middle = next(
            (seat for seat in (view.viewer, view.seat) if seat >= 0), 0
        )  # whoever looks, or else decides
        self.others = [(self.middle + n) % view.seats for n in range(1, view.seats)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.parts(options.max_width)

    def parts(self, width: int) -> Iterator[RenderableType]:
        """From above to below."""
        raise NotImplementedError

    def amount(self, what: str, number: int) -> str:
        return self.speech.amount(what, number)

    # -- players ------------------------------------------------------------------------------------------------

    def name(self, seat: int, *marks: str) -> str:
        """With marks: whether it is whoever looks, and others that are not empty."""
        you = self.say(N_("you")) if seat == self.view.viewer else ""
        said = ", ".join(filter(None, [you, *marks]))
        return f"{self.names[seat]} ({said})" if said else self.names[seat]

    def title(self, seat: int, name: str, *facts: str) -> Text:
        """The heading above what a player has; an arrow points at whoever decides."""
        arrow = "▶ " if seat == self.view.seat else ""
        return bold(f"{arrow}{name}", "".join(f" · {fact}" for fact in facts))


def bold(title: str, more: str) -> Text:
    return Text(title, BOLD).append(more, PLAIN)


def listed(title: str, things: Iterable[str], between: str = ", ") -> Text:
    """A title and what belongs to it; a dash where there is nothing."""
    return bold(f"{title}: ", between.join(things) or "-")


def grid(right: int = 1, below: int = 0) -> Table:
    """Columns that far apart, without lines."""
    return Table.grid(padding=(0, right, below, 0))


class Canvas:
    """Characters at places, to be written in any order."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for n, character in enumerate(text, x):
            self.rows[y][n] = (character, style)

    def text(self) -> Text:
        return Text("\n").join(Text.assemble(*row) for row in self.rows)
