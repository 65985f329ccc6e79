"""A hint: the favourite options with their chances and reasons; a click plays one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.draw.markup import Markup, tag
from aedilis.engine.words import N_
from aedilis.web.hints import Hint
from aedilis.web.pages.layout import words

LAMP: Final = Markup('<path d="M9 1a6 6 0 0 0-3.4 11v2h6.8v-2A6 6 0 0 0 9 1zM6 15.5h6V17H6zM7.2 18.2h3.6v1.3H7.2z"/>')


def lamp() -> Markup:
    return tag("svg", LAMP, viewBox="0 0 18 20", aria_hidden="true")


def button(language: str) -> Markup:
    """What asks for a hint; the script shows that somebody thinks about it."""
    say = words(language).say
    return tag(
        "button",
        lamp(),
        tag("span", say(N_("Hint"))),
        tag("span", say(N_("Thinking …")), class_="thinking"),
        type="button",
        id="ask-hint",
        class_="ask-hint",
        aria_keyshortcuts="h",
        title=say(N_("What would a good player do? (H)")),
    )


def place(language: str) -> Markup:
    """Where the script puts a hint."""
    return tag("section", id="hint", class_="hint", hidden=True, aria_label=words(language).say(N_("Hint")))


def content(hints: Sequence[Hint], language: str) -> Markup:
    say = words(language).say
    return tag(
        "div",
        tag("h2", lamp(), say(N_("A good player would think of this"))),
        tag("button", "×", type="button", class_="close", data_drop_hint="", aria_label=say(N_("Close"))),
        class_="hint-top",
    ) + tag("ol", [favourite(rank, hint, language) for rank, hint in enumerate(hints, 1)])


def favourite(rank: int, hint: Hint, language: str) -> Markup:
    chance = words(language).say(N_("{percent} % to win"), percent=hint.chance)
    return tag(
        "li",
        tag(
            "button",
            tag("b", " → ".join([hint.text, *hint.then])),
            tag("span", chance, class_="chance"),
            type="button",
            data_code=hint.code,
        ),
        tag("p", hint.reason),
        data_hint=rank,
    )
