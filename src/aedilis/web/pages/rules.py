"""The rulebook in our own words and the card reference: as a page, and in the drawer beside a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from aedilis.draw.board import Board, board_of
from aedilis.draw.markup import Child, Markup, tag
from aedilis.engine.game import Game
from aedilis.engine.reference import Entry
from aedilis.engine.rulebook import Section, rulebook
from aedilis.engine.words import N_, NN_
from aedilis.web.pages.layout import Reader, words
from aedilis.web.pages.layout import page as layout
from aedilis.web.pages.marks import symbols

COPIES = NN_("{n} copy", "{n} copies")


def page(reader: Reader, game: Game) -> Markup:
    say = words(reader.language).say
    title = say(N_("Rules of {game}"), game=game.title(reader.language))
    return layout(
        reader,
        title,
        symbols(game),
        tag("article", tag("h1", title), fragment(reader.language, game, 0), class_="box rulebook-page"),
        path=f"/rules/{game.slug}",
        kind="rules",
    )


def fragment(language: str, game: Game, depth: int = 1) -> Markup:
    """Contents, search, sections and cards, their headings so many levels below those of a page of its own."""
    say = words(language).say
    sections = rulebook(game, language)
    search = tag(
        "div",
        tag("label", say(N_("Search the rules")), for_="rules-search"),
        tag("input", id="rules-search", type="search", autocomplete="off"),
        tag("p", say(N_("Nothing found.")), id="rules-none", hidden=True),
        class_="rules-search",
    )
    contents = [
        tag("li", tag("a", section.title, href=f"#{section.id}"), class_=f"level-{section.level}")
        for section in sections
    ]
    contents.append(tag("li", tag("a", say(N_("All cards")), href="#rule-cards"), class_="level-2"))
    return tag(
        "div",
        search,
        tag("nav", tag("ul", contents), class_="contents", aria_label=say(N_("Contents"))),
        tag("div", [chapter(section, depth) for section in sections], class_="chapters"),
        reference(language, game, depth),
        class_="rulebook",
    )


def chapter(section: Section, depth: int) -> Markup:
    heading = tag(f"h{section.level + depth}", section.title)
    html = section.html.replace("<th></th>", "<td></td>")  # a corner of a table heads nothing
    html = html.replace("<table>", '<table tabindex="0">')  # one that is too wide is scrolled by keyboard too
    return tag("section", heading, Markup(html), id=section.id, class_="chapter", data_search="")


def reference(language: str, game: Game, depth: int) -> Child:
    """Every card with its effect, and how many there are."""
    say = words(language).say
    board = board_of(game)
    entries = game.words(language).reference()
    groups = [
        tag(
            "div",
            tag(f"h{3 + depth}", title),
            tag("ul", [entry_card(language, board, entry) for entry in group], class_="cards"),
        )
        for title, group in groupby(entries, lambda entry: entry.group)
    ]
    return tag("section", tag(f"h{2 + depth}", say(N_("All cards"))), groups, id="rule-cards", class_="reference")


def entry_card(language: str, board: Board, entry: Entry) -> Markup:
    copies = words(language).count(COPIES, entry.copies)
    return tag(
        "li",
        board.card(entry.id) if entry.drawn else None,
        tag(
            "div",
            tag("b", entry.name),
            tag("small", " · ".join(fact for fact in (entry.kind, copies, *details(entry)) if fact), class_="muted"),
            tag("p", entry.effect),
        ),
        class_="card-entry",
        data_search="",
    )


def details(entry: Entry) -> Sequence[str]:
    return [f"{label} {value}" for label, value in entry.details.items()]
