"""Where the program speaks and listens: a console and the words of one language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from babel.numbers import format_decimal
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

import aedilis
from aedilis.engine.errors import AedilisError
from aedilis.engine.words import Words

LONGEST_COMPLAINT: Final = 1000
TO_THE_TOP: Final = "\x1b[H"
FORGET: Final = "\x1b[3J\x1b[2J\x1b[H"  # the lines that scrolled away too


class CommandError(AedilisError):
    """Something in the command line or in a file it names is wrong."""


def printable(text: str) -> str:
    """One line without control characters, whatever a file or an argument contains."""
    return "".join(character if character.isprintable() else " " for character in text)


class Screen:
    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language, ("aedilis",))
        self.console = Console(highlight=False, markup=False, emoji=False)

    def say(self, message: str, **values: object) -> str:
        return self.words.say(message, **values)

    def print(self, *things: RenderableType, style: str | None = None, sep: str = " ") -> None:
        self.console.print(*things, style=style, sep=sep)

    def ask(self, question: str) -> str:
        """The answer without spaces around it; an answer that was not typed is shown as if it were."""
        self.console.print(question, end=" ", style="bold")
        answer = input().strip()
        if not sys.stdin.isatty():
            self.console.print(printable(answer))
        return answer

    def turn_page(self) -> None:
        """An empty screen; what was on it scrolls away and can be scrolled back to."""
        self._control("\n" * self.console.height + TO_THE_TOP)

    def forget(self) -> None:
        """An empty screen, so that the next person does not see what was on it."""
        self._control(FORGET)

    def _control(self, codes: str) -> None:
        if self.console.is_terminal:
            self.console.file.write(codes)
            self.console.file.flush()

    def in_columns(self, labels: Sequence[str]) -> RenderableType:
        """A list of short things below each other, or beside each other when there are many."""
        texts = [Text(label) for label in labels]
        if len(labels) <= 6:
            return Text("\n").join(texts)
        return Columns(texts, padding=(0, 3), column_first=True)

    def number(self, value: float, digits: int = 0) -> str:
        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(value, pattern, locale=self.language)

    def explain(self, error: AedilisError) -> str:
        """The error in this language."""
        return explain(error, self.language)


def explain(error: AedilisError, language: str) -> str:
    """The error in one line of a language."""
    words = Words(language, ("aedilis", "aedilis.web", *(game.package for game in aedilis.all_games())))
    text = printable(words.explain(error))
    return text if len(text) <= LONGEST_COMPLAINT else f"{text[:LONGEST_COMPLAINT]}…"
