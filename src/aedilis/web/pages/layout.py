"""What every page has: head, header with name, language and theme, the drawer for the rules, footer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aedilis.draw.icons import emblem
from aedilis.draw.markup import Child, Markup, tag
from aedilis.engine.words import LANGUAGES, N_, Words
from aedilis.web.engine import BUSY, COMING, COMPILED, PLAIN
from aedilis.web.pages.assets import address

MODULES: Final = ("page", "replay", "table", "live", "morph")
ENGINES: Final = {
    COMPILED: N_("Bots think with the compiled engine."),
    PLAIN: N_("Bots think with the plain Python engine. It is slower, so they think less."),
    COMING: N_("Bots think less at first: the compiled engine is still being built."),
    BUSY: N_("Many bots are thinking just now, so they think less."),
}
LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch"}


@dataclass(frozen=True)
class Reader:
    """Who reads a page, and what the page says of the server at that moment."""

    name: str = ""
    language: str = "en"
    engine: str = COMPILED


def words(language: str) -> Words:
    return Words(language, ("aedilis.web", "aedilis"))


def page(
    reader: Reader,
    title: str,
    *content: Child,
    path: str,
    kind: str = "plain",
    bar: Child = None,
    rules: str = "",
    menu: Child = None,
) -> Markup:
    """A whole page. `path` is where a form of the header comes back to, `rules` the game whose rules are at hand,
    `menu` what there is to do beside the settings."""
    say = words(reader.language).say
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", f"{title} · Aedilis"),
        tag("link", rel="icon", href=address("icon.svg"), type="image/svg+xml"),
        tag("link", rel="stylesheet", href=address("palette.css")),
        tag("link", rel="stylesheet", href=address("aedilis.css")),
        tag("link", rel="stylesheet", href=address("table.css")),
        tag("link", rel="stylesheet", href=address("phone.css")),
        tag("link", rel="stylesheet", href=address("insight.css")),
        tag("script", src=address("theme.js")),
        [tag("link", rel="modulepreload", href=address(f"{name}.js")) for name in MODULES],
        tag("script", type="module", src=address("aedilis.js")),
    )
    body = tag(
        "body",
        tag("a", say(N_("Skip to the content")), href="#main", class_="skip"),
        header(reader, path, bar, rules, menu),
        tag("main", *content, id="main", tabindex="-1"),
        footer(reader),
        drawer(reader, rules) if rules else None,
        tag("div", id="announce", class_="unseen", aria_live="polite", role="status"),
        tag("div", id="toast", role="alert", hidden=True),
        tag(
            "div", say(N_("No connection. Your game is safe; trying again …")), id="offline", role="status", hidden=True
        ),
        class_=f"page-{kind}",
        data_words=dictionary(reader.language),
    )
    return Markup("<!doctype html>") + tag("html", head, body, lang=reader.language)


def header(reader: Reader, path: str, bar: Child, rules: str, menu: Child) -> Markup:
    say = words(reader.language).say
    return tag(
        "header",
        tag("a", wordmark(), href="/", class_="wordmark", aria_label=say(N_("Aedilis, to the front page"))),
        tag("div", bar, class_="bar-middle") if bar else None,
        tag(
            "nav",
            rules and tag("a", say(N_("Rules")), href=f"/rules/{rules}", class_="quiet-button", data_rules=""),
            settings(reader, path, menu),
            class_="bar-end",
            aria_label=say(N_("Settings")),
        ),
        class_="bar",
    )


def wordmark() -> Markup:
    return emblem(28) + tag("span", "Aedilis")


def settings(reader: Reader, path: str, menu: Child) -> Markup:
    """Name, language, theme and sound, in one small menu, and what the page adds to it."""
    say = words(reader.language).say
    back = tag("input", type="hidden", name="next", value=path)
    names = tag(
        "form",
        back,
        tag("label", say(N_("Your name")), for_="your-name"),
        tag(
            "div",
            tag("input", id="your-name", name="name", value=reader.name, maxlength=40, required=True,
                autocomplete="nickname"),
            tag("button", say(N_("Save")), class_="small"),
            class_="field",
        ),
        method="post",
        action="/name",
    )  # fmt: skip
    languages = tag(
        "form",
        back,
        choices(
            say(N_("Language")),
            [
                tag("button", LANGUAGE_NAMES[language], name="language", value=language, lang=language, class_="small",
                    aria_pressed="true" if language == reader.language else "false")
                for language in LANGUAGES
            ],
        ),
        method="post",
        action="/language",
    )  # fmt: skip
    themes = tag(
        "div",
        choices(
            say(N_("Colours")),
            [
                tag("button", say(text), type="button", class_="small", data_theme_choice=theme, aria_pressed="false")
                for theme, text in (("auto", N_("Automatic")), ("light", N_("Light")), ("dark", N_("Dark")))
            ],
        ),
    )
    sound = tag(
        "label",
        tag("input", type="checkbox", id="sound"),
        " ",
        say(N_("Sounds")),
        class_="check",
    )
    return tag(
        "details",
        tag("summary", tag("span", reader.name or say(N_("Guest")), class_="my-name"), aria_label=say(N_("Settings"))),
        tag("div", names, languages, themes, sound, menu, class_="popover"),
        id="settings",
        class_="settings",
    )


def choices(title: str, buttons: Sequence[Markup]) -> Markup:
    return tag("span", title, class_="label") + tag("div", buttons, class_="choices")


def footer(reader: Reader) -> Markup:
    say = words(reader.language).say
    text = say(N_("Aedilis is free software. The pictures and words are its own; the games belong to their authors."))
    return tag("footer", tag("p", text), tag("p", say(ENGINES[reader.engine])))


def drawer(reader: Reader, rules: str) -> Markup:
    """Where the script puts the rulebook; without the script the link leads to the page of the rules."""
    say = words(reader.language).say
    return tag(
        "dialog",
        tag(
            "div",
            tag("div", tag("button", say(N_("Rules")), type="button", data_rules="", class_="quiet-button"),
                tag("button", say(N_("Cards")), type="button", data_rules="cards", class_="quiet-button")),
            tag("button", "×", type="button", data_close="", class_="close", aria_label=say(N_("Close"))),
            class_="drawer-top",
        ),
        tag("div", id="drawer-content"),
        id="drawer",
        class_="drawer",
        data_source=f"/rules/{rules}?fragment=1",
        aria_label=say(N_("Rules")),
    )  # fmt: skip


SAID_BY_SCRIPT: Final = {
    "online": N_("Connected again."),
    "yourTurn": N_("Your turn"),
    "copied": N_("Copied"),
    "again": N_("Tap again:"),
    "failed": N_("That did not reach the table. Please try again."),
    "late": N_("Something happened at the table in the meantime. Please look again."),
    "choose": N_("Choose one"),
    "rule": N_("The rule"),
    "sure": N_("Really resign?"),
}


def dictionary(language: str) -> str:
    """What the script says, as key=sentence lines."""
    say = words(language).say
    return "\n".join(f"{key}={say(message)}" for key, message in SAID_BY_SCRIPT.items())
