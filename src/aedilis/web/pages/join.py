"""Taking a seat: by a friend's link, or back again by one's own recovery link."""

from __future__ import annotations

from collections.abc import Sequence

from aedilis.draw.markup import Markup, tag
from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.web.pages.layout import Reader, words
from aedilis.web.pages.layout import page as layout


def page(reader: Reader, game: Game, names: Sequence[str], action: str, seat: int) -> Markup:
    """One button; the seat is taken only when it is pressed, so that a preview of the link cannot take it."""
    say = words(reader.language).say
    form = tag(
        "form",
        tag("label", say(N_("Your name")), for_="join-name"),
        tag(
            "input",
            id="join-name",
            name="name",
            value=reader.name,
            maxlength=40,
            required=True,
            autocomplete="nickname",
        ),
        tag("button", say(N_("Sit down")), class_="main"),
        method="post",
        action=action,
        class_="stack",
    )
    invited = say(N_("You are invited to a game of {game}."), game=game.title(reader.language))
    return layout(
        reader,
        say(N_("Join the game")),
        tag("section", tag("h1", invited), company(reader, names, seat), form, class_="box message"),
        path=action,
        rules=game.slug,
    )


def recover(reader: Reader, game: Game, names: Sequence[str], action: str) -> Markup:
    say = words(reader.language).say
    text = N_("This is your private link to a table of {game}. It gives your seats to this browser.")
    form = tag("form", tag("button", say(N_("Take my seats back")), class_="main"), method="post", action=action)
    return layout(
        reader,
        say(N_("Welcome back")),
        tag(
            "section",
            tag("h1", say(N_("Welcome back"))),
            tag("p", say(text, game=game.title(reader.language))),
            company(reader, names, -1),
            form,
            class_="box message",
        ),
        path=action,
        rules=game.slug,
    )


def company(reader: Reader, names: Sequence[str], mine: int) -> Markup:
    """Who sits at the table."""
    say = words(reader.language).say
    return tag(
        "ul",
        [
            tag("li", say(N_("you")) if seat == mine else name or say(N_("free")), class_="seat-chip", data_seat=seat)
            for seat, name in enumerate(names)
        ],
        class_="company",
    )
