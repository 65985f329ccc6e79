"""What the server refuses, each with its HTTP status and one sentence for the person who gets it."""

from __future__ import annotations

from typing import Final

import aedilis
from aedilis.engine.errors import AedilisError, ConsentNeeded, IllegalOption, OutOfTurn
from aedilis.engine.words import Words

LONGEST: Final = 1000


class Refusal(AedilisError):
    status = 400


class NotFound(Refusal):
    status = 404


class Forbidden(Refusal):
    status = 403


class Late(Refusal):
    """Something happened at the table since the page was made."""

    status = 409


class TooLarge(Refusal):
    status = 413


class TooMany(Refusal):
    status = 429
    after = 60  # seconds until it may be worth to try again


class NotKept(Refusal):
    """It could not be written to the disk, so it did not happen."""

    status = 503


STATUS: Final = {IllegalOption: 422, OutOfTurn: 409, ConsentNeeded: 409}


def status_of(error: AedilisError) -> int:
    if isinstance(error, Refusal):
        return error.status
    return STATUS.get(type(error), 400)


def explain(error: AedilisError, language: str) -> str:
    """The error in a language."""
    packages = ("aedilis.web", "aedilis", *(game.package for game in aedilis.all_games()))
    text = Words(language, packages).explain(error)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def sentence(error: AedilisError, language: str) -> str:
    text = explain(error, language)
    return text[:1].upper() + text[1:]
