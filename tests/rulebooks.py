"""Our rulebooks as tests read them."""

from __future__ import annotations

from importlib.resources import files

from aedilis import Game
from aedilis.engine.rulebook import Section, rulebook


def source(game: Game, language: str) -> str:
    """As it was written, with its blanks."""
    return files(game.package).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")


def section_of(game: Game, anchor: str, language: str) -> Section:
    (found,) = [section for section in rulebook(game, language) if section.anchor == anchor]
    return found


def rows(game: Game, anchor: str, language: str) -> list[list[str]]:
    """The cells of a section's table, without its head."""
    lines = [line for line in section_of(game, anchor, language).source.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]
