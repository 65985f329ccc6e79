"""The analysis in a replay: everybody's chances as a curve, the turning points, and playing on from a moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aedilis.bots import USUAL_BOT
from aedilis.draw.board import board_of
from aedilis.draw.markup import Child, Markup, tag
from aedilis.engine.game import Game
from aedilis.engine.position import NOBODY
from aedilis.engine.words import N_
from aedilis.web.analysis import Progress
from aedilis.web.pages.home import BOTS, hidden
from aedilis.web.pages.layout import words
from aedilis.web.pages.marks import mark
from aedilis.web.review import Review, Turn
from aedilis.web.sight import TableSight

HEIGHT: Final = 210
WIDTHS: Final = (("wide", 1000), ("narrow", 400))  # a curve for large screens and one for phones
LEFT, RIGHT, TOP, BOTTOM = 44, 22, 14, 16  # margins
SIGN: Final = 20  # size of a seat's sign


@dataclass(frozen=True)
class Subject:
    """The game that is analysed."""

    game: Game
    names: Sequence[str]
    language: str
    base: str  # address of the table or record
    moves: int

    @property
    def colours(self) -> Sequence[str]:
        return board_of(self.game).colours(len(self.names))


def section(subject: Subject, found: Review | Progress | None) -> Markup:
    """The part of the page that is told again while the analysis is being made."""
    say = words(subject.language).say
    running = isinstance(found, Progress) and not found.failed
    if isinstance(found, Review):
        content: Child = whole(subject, found)
    elif isinstance(found, Progress) and running:
        content = progress(subject, found)
    else:
        content = offer(subject, found is not None)
    return tag(
        "section",
        content,
        id="analysis",
        class_="analysis panel",
        data_running=running,
        aria_label=say(N_("Analysis")),
    )


def offer(subject: Subject, failed: bool) -> Markup:
    say = words(subject.language).say
    about = N_("That did not work out. Please try again.") if failed else N_(
        "Who was ahead when, which choices turned the game, and what would have been better: seen from each seat, "
        "with what it knew then."
    )  # fmt: skip
    return tag(
        "form",
        tag("button", say(N_("Analyse this game")), class_="small main"),
        tag("span", say(about), class_="muted"),
        method="post",
        action=f"{subject.base}/analysis",
        class_="analyse",
    )


def progress(subject: Subject, found: Progress) -> Markup:
    say = words(subject.language).say
    text = say(N_("Analysing: {percent} %"), percent=100 * found.done // max(1, found.total))
    bar = tag("progress", value=found.done, max=found.total or 1, aria_label=say(N_("Analysis")))
    return tag("p", tag("span", text), bar, class_="analysing", role="status")


def whole(subject: Subject, review: Review) -> Child:
    say = words(subject.language).say
    turns = [turning_point(subject, turn) for turn in review.turns]
    return [
        tag(
            "div",
            tag(
                "div",
                tag("h2", say(N_("Chances to win"))),
                tag("ul", [tag("li", mark(colour), name) for colour, name in zip(subject.colours, subject.names)]),
                class_="legend",
            ),
            [curve(subject, review, *width) for width in WIDTHS],
            in_numbers(subject, review),
            class_="chances",
        ),
        tag(
            "div",
            tag("h2", say(N_("Turning points"))),
            tag("ol", turns)
            if turns
            else tag("p", say(N_("No choice cost much: it was played well.")), class_="muted"),
            class_="turns",
        ),
    ]


# -- the curve ----------------------------------------------------------------------------------------------------


def curve(subject: Subject, review: Review, kind: str, width: int) -> Markup:
    say = words(subject.language).say

    def x(move: int) -> float:
        return LEFT + (width - LEFT - RIGHT) * move / max(1, subject.moves)

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    lines = [
        tag("polyline", points=" ".join(f"{x(move):.1f},{y(chances[seat]):.1f}" for move, chances in review.curve),
            class_=f"line {layer} of-{colour}")
        for seat, colour in enumerate(subject.colours)
        for layer in ("edge", "paint")
    ]  # fmt: skip
    chances = dict(review.curve)
    signs = [
        tag("a", tag("use", href=f"#sign-{subject.colours[turn.seat]}", x=f"{x(turn.move) - SIGN / 2:.1f}",
                     y=f"{y(chances[turn.move][turn.seat]) - SIGN / 2:.1f}", width=SIGN, height=SIGN),
            href=f"{subject.base}/replay?move={turn.move}", data_move=turn.move, aria_label=label(subject, turn))
        for turn in review.turns
    ]  # fmt: skip
    grid = [
        tag("path", d=f"M{LEFT} {y(chance):.1f}H{width - RIGHT}", class_="grid")
        + tag("text", f"{chance:.0%}", x=LEFT - 7, y=f"{y(chance) + 4:.1f}", class_="lettering end")
        for chance in (0, 0.5, 1)
    ]
    return tag(
        "svg",
        grid,
        lines,
        tag("path", d=f"M0 {TOP - 6}V{HEIGHT - BOTTOM + 6}", class_="now"),
        signs,
        viewBox=f"0 0 {width} {HEIGHT}",
        class_=f"curve {kind}",
        role="group",
        aria_label=say(N_("Chances to win from the beginning to the end; the same in numbers below")),
        data_left=LEFT,
        data_right=width - RIGHT,
    )


def label(subject: Subject, turn: Turn) -> str:
    say = words(subject.language).say
    return say(
        N_("Move {move}: {name} −{percent} %"), move=turn.move, name=subject.names[turn.seat], percent=turn.percent
    )


def in_numbers(subject: Subject, review: Review) -> Markup:
    """The curve for those who do not see it."""
    say = words(subject.language).say
    head = tag("tr", [tag("th", text, scope="col") for text in (say(N_("Move")), *subject.names)])
    rows = [
        tag(
            "tr",
            tag("th", tag("a", move, href=f"{subject.base}/replay?move={move}", data_move=move), scope="row"),
            [tag("td", f"{chance:.0%}") for chance in chances],
        )
        for move, chances in review.curve
    ]
    title = say(N_("In numbers"))
    table = tag("table", tag("thead", head), tag("tbody", rows))
    scrolling = tag("div", table, class_="scrolling", tabindex="0", role="region", aria_label=title)
    return tag("details", tag("summary", title), scrolling, id="in-numbers")


# -- turning points -----------------------------------------------------------------------------------------------


def turning_point(subject: Subject, turn: Turn) -> Markup:
    """A link to the moment, and for as long as that is shown what was played and what would have been better."""
    say = words(subject.language).say
    line = turn.line and [
        tag("dt", say(N_("Then perhaps"))),
        tag("dd", tag("ul", [tag("li", sentence) for sentence in turn.line])),
    ]
    return tag(
        "li",
        tag(
            "a",
            mark(subject.colours[turn.seat]),
            tag("span", say(N_("Move {move}"), move=turn.move), class_="move"),
            tag("span", subject.names[turn.seat], class_="name"),
            tag("b", f"−{turn.percent} %"),
            href=f"{subject.base}/replay?move={turn.move}",
            data_move=turn.move,
            data_turn=turn.move,
        ),
        tag(
            "dl",
            tag("dt", say(N_("Played"))),
            tag("dd", turn.played),
            tag("dt", say(N_("Better"))),
            tag("dd", turn.better),
            line,
        ),
    )


# -- playing on ---------------------------------------------------------------------------------------------------


def play_on(sight: TableSight, base: str) -> Markup:
    """From the moment that is shown, at a table of one's own that counts for nothing."""
    say = words(sight.language).say
    seats = [(seat, say(N_("I play {name}, against bots"), name=name)) for seat, name in enumerate(sight.names)]
    seats.append((NOBODY, say(N_("I play all seats"))))
    mine = sight.viewer if sight.viewer != NOBODY else 0
    persons = [tag("option", text, value=seat, selected=seat == mine) for seat, text in seats]
    opponents = [tag("option", say(text), value=bot, selected=bot == USUAL_BOT) for bot, text in BOTS.items()]
    return tag(
        "details",
        tag("summary", say(N_("Play on from here")), class_="button small"),
        tag(
            "form",
            hidden("move", str(sight.shown)),
            tag("p", say(N_("A private copy: try what would have happened.")), class_="muted"),
            tag("select", persons, name="seat", aria_label=say(N_("Who plays"))),
            tag("select", opponents, name="bot", aria_label=say(N_("Opponents"))),
            tag("button", say(N_("Begin")), class_="main small"),
            method="post",
            action=f"{base}/branch",
            class_="popover",
        ),
        id="play-on",
        class_="play-on",
    )
