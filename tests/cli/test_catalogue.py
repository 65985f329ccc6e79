"""The German words of everything outside the games and the browser: complete, with the same blanks to fill, and nothing left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.pofile import read_po

ROOT = Path(__file__).parents[2] / "src" / "aedilis"
MARKS = {"N_": None, "NN_": (1, 2)}
BLANK = re.compile(r"\{\w*\}|%\(\w+\)[sr]|%[sr]")


def catalogue() -> Catalog:
    with (ROOT / "words" / "de.po").open("rb") as file:
        return read_po(file, locale="de")


def marked() -> set[str]:
    """All messages in the source outside the games and the browser, which have catalogues of their own."""
    modules = [path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] not in ("games", "web")]
    found: set[str] = set()
    for module in modules:
        for _, message, _, _ in extract_from_file("python", str(module), MARKS):
            found.add(message if isinstance(message, str) else message[0])
    return found


MESSAGES = [message for message in catalogue() if message.id]


def test_every_message_is_in_the_catalogue_and_no_other() -> None:
    known = {message.id if isinstance(message.id, str) else message.id[0] for message in MESSAGES}
    assert known == marked()


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message.id))
def test_a_translation_has_the_same_blanks_to_fill(message: Message) -> None:
    assert message.string
    assert not message.fuzzy
    assert sorted(BLANK.findall(str(message.string))) == sorted(BLANK.findall(str(message.id)))
