"""Sentences in the reader's language: message catalogues read with Babel, English being the source."""

from __future__ import annotations

import gettext
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from aedilis.engine.errors import AedilisError

LANGUAGES: Final = ("en", "de")


def N_(message: str) -> str:  # noqa: N802 (gettext's name for it)
    """Marks a message for the catalogues that is translated later."""
    return message


def NN_(singular: str, plural: str) -> tuple[str, str]:  # noqa: N802
    """The same for a message with a number in it."""
    return singular, plural


def capital(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def rows(cells: Iterable[Iterable[object]]) -> str:
    """Rows of a table in Markdown, for a rulebook."""
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in cells)


class Words:
    """The catalogues of some packages in one language."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        if language not in LANGUAGES:
            message = N_("there are no words in '{language}' (only in: {known})")
            raise AedilisError(message, language=language, known=", ".join(LANGUAGES))
        self.language = language
        self._catalogues = [] if language == "en" else [catalogue(package, language) for package in packages]

    def say(self, message: str, **values: object) -> str:
        """The message in this language, with its values filled in."""
        for translations in self._catalogues:
            translated = translations.gettext(message)
            if translated != message:
                message = translated
                break
        return message.format_map(values) if values else message

    def count(self, messages: tuple[str, str], n: int) -> str:
        """The message for that number; it is called {n} in it."""
        for translations in self._catalogues:
            translated = translations.ngettext(*messages, n)
            if translated not in messages:
                return translated.format(n=n)
        return messages[n != 1].format(n=n)

    def points(self, score: float, unit: int = 1) -> str:
        """A score as people write it: in whole points, or with the decimal that its unit needs."""
        if unit == 1:
            return str(round(score))
        text = f"{score / unit:.1f}".removesuffix(".0")
        return text if self.language == "en" else text.replace(".", ",")

    def both(self, things: Iterable[str]) -> str:
        """A list whose last two things are joined by "and"."""
        return self._joined(N_("{others} and {last}"), *things)

    def either(self, things: Iterable[str]) -> str:
        """The same with "or"."""
        return self._joined(N_("{others} or {last}"), *things)

    def _joined(self, message: str, *things: str) -> str:
        *others, last = things
        return self.say(message, others=", ".join(others), last=last) if others else last

    def explain(self, error: AedilisError) -> str:
        """An error in this language; errors that it quotes are translated as well."""
        values = {
            name: self.explain(value) if isinstance(value, AedilisError) else value
            for name, value in error.values.items()
        }
        return self.say(error.message, **values)


@cache
def catalogue(package: str, language: str) -> gettext.GNUTranslations:
    from babel.messages.mofile import write_mo  # only readers of another language need it
    from babel.messages.pofile import read_po

    folder = files(package)
    room = folder.joinpath("words")
    source = (room if room.is_dir() else folder).joinpath(f"{language}.po").read_bytes()
    compiled = io.BytesIO()
    write_mo(compiled, read_po(io.BytesIO(source), locale=language))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


Amount = Callable[[Words, str, int], str]
Amounts = Callable[[Words, Mapping[str, int]], str]


def counting(messages: Mapping[str, tuple[str, str]]) -> tuple[Amount, Amounts]:
    """How the things of a game are counted, by their names there: so many of one, and of several as a list."""

    def amount(words: Words, what: str, number: int) -> str:
        return words.count(messages[what], number)

    def amounts(words: Words, numbers: Mapping[str, int]) -> str:
        """Those that are not zero."""
        return ", ".join(amount(words, what, number) for what, number in numbers.items() if number)

    return amount, amounts


def naming(names: Sequence[str], messages: Mapping[str, str] | None = None) -> Callable[[Words, int], str]:
    """What the things of one kind are called, by their numbers. Names that are ids have messages."""

    def name(words: Words, number: int) -> str:
        return words.say(names[number] if messages is None else messages[names[number]])

    return name
