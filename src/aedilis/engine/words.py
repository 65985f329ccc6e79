"""Sentences in the reader's language: message catalogues read with Babel, English being the source."""

from __future__ import annotations

import gettext
import io
from functools import cache
from importlib.resources import files
from typing import Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LANGUAGES: Final = ("en", "de")


def N_(message: str) -> str:  # noqa: N802 (gettext's name for it)
    """Marks a message for the catalogues that is translated later."""
    return message


class Words:
    """The catalogues of some packages in one language."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
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


@cache
def catalogue(package: str, language: str) -> gettext.GNUTranslations:
    source = files(package).joinpath("words", f"{language}.po").read_bytes()
    compiled = io.BytesIO()
    write_mo(compiled, read_po(io.BytesIO(source), locale=language))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)
