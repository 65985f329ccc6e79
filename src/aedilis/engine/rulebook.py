"""A game's rulebook: Markdown in our own words, read into sections that a page shows and a decision points to.

A book is `rulebook/<language>.md` in the game's package, or a few messages in its words. Each section begins with a
heading that names its anchor, as in `## Building {#build}`; {blanks} are filled from the components, so that a
corrected card corrects the book.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from aedilis.engine.errors import AedilisError
from aedilis.engine.game import Game
from aedilis.engine.rooms import components_of
from aedilis.engine.words import N_

# All that a book may contain. What is not enabled here, raw HTML above all, is shown as the text that it is.
MARKUP: Final = ["heading", "list", "blockquote", "table", "emphasis", "link", "escape", "newline"]
BLANK: Final = re.compile(r"\{(?P<name>\w+)(?:\[(?P<index>\d+)\])?\}")
HEADING: Final = re.compile(r"(?P<title>.+?)\s*\{#(?P<anchor>[a-z][a-z0-9-]*)\}")
LINK: Final = re.compile(r"#[a-z][a-z0-9-]*")
ID: Final = "rule-"  # before an anchor, so that it meets no other id of a page


class NoRulebook(AedilisError):
    pass


class Section(NamedTuple):
    anchor: str  # the same in all languages
    title: str
    level: int  # of its heading: 2, or 3 for a part of the one before
    html: str  # safe, without the heading; links lead to the ids of other sections
    text: str  # without any markup, to be searched
    source: str  # in Markdown, without the heading

    @property
    def id(self) -> str:
        """What the links in `html` call this section."""
        return ID + self.anchor


def rulebook(game: Game, language: str) -> tuple[Section, ...]:
    """The sections of a game's rulebook, in order."""
    return read(fill(source_of(game, language), game.words(language).blanks(), components_of(game.package)))


def source_of(game: Game, language: str) -> str:
    """As it was written, with its blanks."""
    file = files(game.package).joinpath("rulebook", f"{language}.md")
    source = file.read_text(encoding="utf-8") if file.is_file() else game.words(language).rulebook()
    if not source:
        raise NoRulebook(N_("{game} has no rulebook in '{language}'"), game=game.name, language=language)
    return source


def fill(source: str, values: Mapping[str, object], components: object = None) -> str:
    def filling(blank: re.Match[str]) -> str:
        name, index = blank["name"], blank["index"]
        value: Any = getattr(components, name) if name.isupper() else values[name]
        return str(value[int(index)] if index else value)

    return BLANK.sub(filling, source)


@lru_cache(maxsize=32)
def read(source: str) -> tuple[Section, ...]:
    """The sections of a book whose blanks are filled."""
    markdown = reader()
    tokens = markdown.parse(source)
    lines = source.splitlines()
    starts = [number for number, token in enumerate(tokens) if token.type == "heading_open"]
    if not starts or starts[0] != 0:
        raise ValueError("a rulebook begins with a heading")
    sections = []
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        title, anchor = heading(tokens[start + 1].content)
        body = tokens[start + 3 : end]
        after = tokens[end].map if end < len(tokens) else None
        text = "\n".join(lines[first_line(tokens[start]) + 1 : after[0] if after else None]).strip()
        html = markdown.renderer.render(body, markdown.options, {})
        sections.append(Section(anchor, title, int(tokens[start].tag[1:]), html, plain(body), text))
    return tuple(sections)


def reader() -> MarkdownIt:
    markdown = MarkdownIt("zero", {"html": False}).enable(MARKUP)
    markdown.validateLink = lambda url: LINK.fullmatch(url) is not None  # type: ignore[method-assign]
    markdown.normalizeLink = lambda url: url.replace("#", f"#{ID}", 1)  # type: ignore[method-assign]
    return markdown


def heading(text: str) -> tuple[str, str]:
    found = HEADING.fullmatch(text)
    if found is None:
        raise ValueError(f"the heading '{text}' names no anchor, as in 'Building {{#build}}'")
    return found["title"], found["anchor"]


def first_line(token: Token) -> int:
    return token.map[0] if token.map else 0


def plain(tokens: list[Token]) -> str:
    """The words alone, a line for each paragraph, item or cell."""
    lines = []
    for token in tokens:
        if token.type == "inline":
            lines.append("".join(" " if part.type == "softbreak" else part.content for part in token.children or []))
    return "\n".join(lines)
