"""Every message has its translation, and every translation its message; English is the source."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

import aedilis
from aedilis import LANGUAGES, Game
from aedilis.engine.rooms import find_in
from aedilis.engine.words import Words, counting, naming
from aedilis.lab.guide import guide

SOURCE = Path(__file__).parents[2] / "src" / "aedilis"
KEYWORDS = {"N_": None, "NN_": (1, 2)}

Message = str | tuple[str, ...]


def folder(game: Game) -> Path:
    return SOURCE / "games" / game.package.rpartition(".")[2]


INSIDE = ("games", "web", "lab/report")  # folders of the package that have catalogues of their own
FOLDERS = [SOURCE, SOURCE / "web", SOURCE / "lab" / "report", *(folder(game) for game in aedilis.all_games())]
TRANSLATED = [language for language in LANGUAGES if language != "en"]

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
every_language = pytest.mark.parametrize("language", TRANSLATED)


def messages_of(folder: Path) -> set[Message]:
    """What the sources in this folder say, without those inside it that have their own catalogue."""
    found: set[Message] = set()
    for name, _, message, _, _ in extract_from_dir(folder, [("**.py", "python")], keywords=KEYWORDS):
        if folder != SOURCE or not any(Path(name).is_relative_to(inside) for inside in INSIDE):
            found.add(message if isinstance(message, str) else tuple(message))
    for game in aedilis.all_games():
        if folder.name == game.package.rpartition(".")[2]:
            named = find_in(game.package, "words.speech", "data_messages")  # which a small game has not got
            found |= (named() if named else set()) | guide(game).messages()
    return found


def catalogue_of(folder: Path, language: str) -> Catalog:
    room = folder / "words"
    path = (room if room.is_dir() else folder) / f"{language}.po"
    assert path.exists(), f"there is no {path.relative_to(SOURCE.parent)}"
    with path.open("rb") as file:
        return read_po(file, locale=language)


def translations(folder: Path, language: str) -> dict[Message, Message]:
    found: dict[Message, Message] = {}
    for entry in catalogue_of(folder, language):
        if entry.id:
            message = entry.id if isinstance(entry.id, str) else texts(entry.id)
            found[message] = entry.string if isinstance(entry.string, str) else texts(entry.string)
    return found


def texts(message: str | Sequence[str] | None) -> tuple[str, ...]:
    return (message,) if isinstance(message, str) else tuple(message or ())


def blanks(text: str) -> tuple[str, str]:
    """What a sentence begins and ends with, to be put together with others."""
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def argparse_blanks(message: str) -> list[str]:
    """What argparse fills in by its own: %s, %r, %(name)s."""
    return sorted(re.findall(r"%\(\w+\)[sr]|%[sr]", message))


def placeholders(message: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(message) if name is not None}


@every_folder
def test_messages_are_found_in_the_sources(folder: Path) -> None:
    assert len(messages_of(folder)) > 20


@every_folder
@every_language
def test_no_message_lacks_its_translation(folder: Path, language: str) -> None:
    missing = messages_of(folder) - set(translations(folder, language))
    assert not missing, f"words/{language}.po of {folder.name} does not translate {sorted(map(str, missing))}"


@every_folder
@every_language
def test_no_translation_is_unused(folder: Path, language: str) -> None:
    unused = set(translations(folder, language)) - messages_of(folder)
    assert not unused, f"nothing in {folder.name} says what words/{language}.po translates: {sorted(map(str, unused))}"


@every_folder
@every_language
def test_translations_are_certain_and_not_empty(folder: Path, language: str) -> None:
    for entry in catalogue_of(folder, language):
        if entry.id:
            assert not entry.fuzzy, entry.id
            assert all(text.strip() for text in texts(entry.string)), entry.id
            assert {blanks(text) for text in texts(entry.string)} == {blanks(text) for text in texts(entry.id)}, (
                entry.id
            )


@every_folder
@every_language
def test_translations_have_the_placeholders_of_their_messages(folder: Path, language: str) -> None:
    for message, translation in translations(folder, language).items():
        wanted = placeholders(texts(message)[-1])
        assert all(placeholders(text) == wanted for text in texts(translation)), message
        assert {str(argparse_blanks(text)) for text in (*texts(message), *texts(translation))} == {
            str(argparse_blanks(texts(message)[-1]))
        }, message


@every_folder
def test_placeholders_have_names(folder: Path) -> None:
    for message in messages_of(folder):
        for text in texts(message):
            assert all(name.isidentifier() for name in placeholders(text)), text
        assert len({frozenset(placeholders(text)) for text in texts(message)}) == 1, message


@every_language
def test_a_message_is_said_in_the_language_asked_for(language: str) -> None:
    english, other = Words("en", ("aedilis",)), Words(language, ("aedilis",))
    said = {message for message in translations(SOURCE, language) if isinstance(message, str) and "{" not in message}
    assert all(english.say(message) == message for message in said)
    assert {other.say(message) for message in said} == {translations(SOURCE, language)[message] for message in said}


def test_a_message_without_translation_is_said_in_english() -> None:
    assert Words("de", ("aedilis",)).say("{n} things nobody translated", n=3) == "3 things nobody translated"


def test_one_is_one_and_none_is_many() -> None:
    words = Words("en", ("aedilis",))
    assert [words.count(("{n} card", "{n} cards"), n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_is_counted_in_every_language(language: str) -> None:
    for game in aedilis.all_games():
        words = Words(language, (game.package, "aedilis"))
        for message in messages_of(folder(game)):
            if isinstance(message, tuple):
                for n in (0, 1, 2, 11):
                    said = words.count((message[0], message[1]), n)
                    assert str(n) in said
                    assert "{" not in said


def test_what_there_is_none_of_is_left_out() -> None:
    amount, amounts = counting({"coins": ("{n} coin", "{n} coins"), "tiles": ("{n} tile", "{n} tiles")})
    words = Words("en", ())
    assert amount(words, "coins", 1) == "1 coin"
    assert amounts(words, {"coins": 2, "tiles": 0}) == "2 coins"
    assert amounts(words, {"tiles": 1, "coins": 3}) == "1 tile, 3 coins"


def test_things_are_named_by_their_numbers() -> None:
    words = Words("en", ())
    assert naming(["Juno", "Mars"])(words, 1) == "Mars"
    assert naming(["pond", "villa"], {"villa": "a villa", "pond": "a pond"})(words, 0) == "a pond"
