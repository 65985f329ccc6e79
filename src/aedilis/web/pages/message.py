"""A page that only says something: not found, not allowed, too much."""

from __future__ import annotations

from aedilis.draw.markup import Markup, tag
from aedilis.engine.words import N_
from aedilis.web.pages.layout import Reader, words
from aedilis.web.pages.layout import page as layout


def page(reader: Reader, title: str, text: str) -> Markup:
    say = words(reader.language).say
    home = tag("p", tag("a", say(N_("To the front page")), href="/", class_="button"))
    ruin = Markup(
        '<path d="M6 60h108v6H6zM14 54h16V24l-4-5-4 4-4-6-4 5zM42 54h16V34l-5-6-4 5-7-3z'
        'M74 54h16V14l16-2v-4L70 12v4l4-1z"/>'
    )
    picture = tag("svg", ruin, viewBox="0 0 120 70", class_="ruin", aria_hidden="true")
    return layout(
        reader, title, tag("section", picture, tag("h1", title), tag("p", text), home, class_="box message"), path="/"
    )


def not_found(reader: Reader) -> Markup:
    say = words(reader.language).say
    text = N_("There is nothing at this address. Perhaps a letter of the link got lost on the way.")
    return page(reader, say(N_("Nothing here but ruins")), say(text))
