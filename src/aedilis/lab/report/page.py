"""A report as one HTML file: style and pictures are inside, no script, nothing to load."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from aedilis.draw.icons import emblem
from aedilis.draw.markup import Markup, join, tag
from aedilis.draw.palette import themes
from aedilis.engine.words import N_
from aedilis.lab.report.canvas import chart_style
from aedilis.lab.report.phrases import Phrases
from aedilis.lab.report.section import Numbers, Section


class Headline(NamedTuple):
    """A number that stands at the top, with what it is."""

    number: str
    text: str


class Report(NamedTuple):
    title: str
    lead: str  # what was played, in a sentence
    headlines: Sequence[Headline]
    sections: Sequence[Section]
    method: Sequence[str]  # how it was found, and how to find it again
    command: str


def page(report: Report, phrases: Phrases) -> str:
    """The whole file."""
    say = phrases.say
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", f"{report.title} · Aedilis"),
        tag("style", Markup(style())),
    )
    body = tag(
        "body",
        tag(
            "header",
            tag("p", emblem(26), tag("span", say(N_("Aedilis · laboratory"))), class_="wordmark"),
            tag("h1", report.title),
            tag("p", report.lead, class_="lead"),
            headlines(report.headlines),
        ),
        tag(
            "nav",
            tag("h2", say(N_("Questions"))),
            tag("ol", [tag("li", tag("a", one.question, href=f"#{one.id}")) for one in report.sections]),
        ),
        tag("main", [section(one, say(N_("The figures"))) for one in report.sections]),
        tag(
            "footer",
            tag("h2", say(N_("How this was found"))),
            [tag("p", text) for text in report.method],
            tag("pre", tag("code", report.command)),
        ),
    )
    return "<!doctype html>\n" + tag("html", head, body, lang=phrases.language) + "\n"


def headlines(shown: Sequence[Headline]) -> Markup | None:
    return tag("dl", [tag("div", tag("dt", one.text), tag("dd", one.number)) for one in shown]) if shown else None


def section(one: Section, figures: str) -> Markup:
    """Figures that no picture stands for are shown at once."""
    tables = join(map(table, one.numbers))
    return tag(
        "section",
        tag("h2", one.question),
        tag("p", one.intro, class_="note") if one.intro else None,
        tag("div", tag("p", one.answer), listing(one.items), class_="answer"),
        [
            tag("figure", tag("figcaption", figure.title), figure.markup())
            for figure in one.figures
        ],
        [tag("p", note, class_="note") for note in one.notes],
        tag("details", tag("summary", figures), tables) if one.numbers and one.figures else tables,
        id=one.id,
    )  # fmt: skip


def listing(items: Sequence[str]) -> Markup | None:
    return tag("ul", [tag("li", item) for item in items]) if items else None


def table(numbers: Numbers) -> Markup:
    head = tag("thead", tag("tr", [tag("th", text, scope="col") for text in numbers.head]))
    rows = [tag("tr", tag("th", row[0], scope="row"), [tag("td", text) for text in row[1:]]) for row in numbers.rows]
    return tag("div", tag("table", head, tag("tbody", rows)), class_="scroll", tabindex="0")


@cache
def style() -> str:
    sheet = files(__package__).joinpath("static", "report.css").read_text(encoding="utf-8")
    return "\n".join([themes(), sheet, chart_style()])
