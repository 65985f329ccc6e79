"""Our rulebooks as tests read them."""

from __future__ import annotations

from aedilis import Game
from aedilis.engine.rulebook import Section, rulebook
from aedilis.engine.rulebook import source_of as source

__all__ = ["rows", "section_of", "source"]


def section_of(game: Game, anchor: str, language: str) -> Section:
    (found,) = [section for section in rulebook(game, language) if section.anchor == anchor]
    return found


def rows(game: Game, anchor: str, language: str) -> list[list[str]]:
    """The cells of a section's table, without its head."""
    lines = [line for line in section_of(game, anchor, language).source.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]
