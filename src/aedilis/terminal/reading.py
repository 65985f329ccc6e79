"""`aedilis rules` and `aedilis cards`: a game's rulebook and its card reference, to be read."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from itertools import groupby

from rich import box
from rich.markdown import Markdown
from rich.table import Table

import aedilis
from aedilis.engine.reference import ORIGINS, Entry
from aedilis.engine.rulebook import Section, rulebook
from aedilis.engine.words import N_
from aedilis.terminal.screen import CommandError, Screen


def rules(options: Namespace, screen: Screen) -> int:
    """The whole book, or one section with its parts."""
    for section in chosen(rulebook(aedilis.game(options.game), screen.language), options.section):
        heading = "#" * section.level
        screen.print(Markdown(f"{heading} {section.title} ({section.anchor})\n\n{section.source}"), "")
    return 0


def chosen(book: tuple[Section, ...], anchor: str | None) -> tuple[Section, ...]:
    if anchor is None:
        return book
    anchors = [section.anchor for section in book]
    if anchor not in anchors:
        message = N_("there is no section '{section}' (there are: {known})")
        raise CommandError(message, section=anchor, known=", ".join(anchors))
    first = anchors.index(anchor)
    last = first + 1
    while last < len(book) and book[last].level > book[first].level:
        last += 1
    return book[first:last]


def cards(options: Namespace, screen: Screen) -> int:
    """Every card, a table for each deck and for where it is known from."""
    entries = aedilis.game(options.game).words(screen.language).reference()
    for (group, origin), alike in groupby(entries, key=lambda entry: (entry.group, entry.origin)):
        screen.print(cards_table(f"{group} ({screen.say(ORIGINS[origin])})", alike, screen), "")
    return 0


def cards_table(title: str, entries: Iterable[Entry], screen: Screen) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in (N_("Name"), N_("Cards"), N_("Printed on it"), N_("Effect")):
        table.add_column(screen.say(heading))
    for entry in entries:
        printed = "\n".join(f"{label} {value}" for label, value in entry.details.items())
        table.add_row(entry.name, str(entry.copies), printed or "-", entry.effect)
    return table
