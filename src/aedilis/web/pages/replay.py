"""Looking through a game: any moment by slider, arrows, autoplay or link."""

from __future__ import annotations

from typing import Final

from aedilis.draw.markup import Child, Markup, join, tag
from aedilis.engine.position import NOBODY
from aedilis.engine.words import N_
from aedilis.web.pages import table
from aedilis.web.pages.analysis import play_on
from aedilis.web.pages.layout import Reader, words
from aedilis.web.pages.layout import page as layout
from aedilis.web.pages.marks import seat_mark, symbols
from aedilis.web.pages.side import filters, log, players
from aedilis.web.sight import CUT, TableSight

SPEEDS: Final = ((2000, "½×"), (1000, "1×"), (500, "2×"), (200, "5×"))  # milliseconds a move


def parts(sight: TableSight, base: str) -> dict[str, Markup]:
    """What changes from one move to another. The log is all there from the beginning."""
    return {
        "moment": moment(sight, base),
        "tabs": table.tabs(sight),
        **table.boards(sight),
        "players": players(sight, False),
    }


def page(sight: TableSight, reader: Reader, base: str, analysis: Markup | None) -> Markup:
    """The analysis is there for what is over, as then nothing is secret."""
    say = words(reader.language).say
    made = parts(sight, base)
    chunks = [chunk for chunk in log(sight, base).values() if chunk]
    log_box = tag(
        "section",
        tag("div", tag("h2", say(N_("What happened"))), filters(sight), class_="panel-top"),
        tag("div", join(reversed(chunks)), id="log", class_="log", tabindex="0", role="region",
            aria_label=say(N_("What happened"))),
        class_="panel",
    )  # fmt: skip
    return layout(
        reader,
        say(N_("Replay of {game}"), game=sight.game.title(sight.language)),
        symbols(sight.game),
        sight.cut and tag("p", say(CUT, move=sight.moves), class_="panel note"),
        tag("div", controls(sight, base), made["moment"], class_="dock"),
        analysis,
        made["tabs"],
        tag(
            "div",
            tag("div", table.boards_of(made, sight), class_="surface"),
            tag("aside", made["players"], log_box, class_="side"),
            class_="table-grid",
        ),
        path=f"{base}/replay",
        kind="replay",
        bar=tag(
            "div", tag("h1", sight.game.title(sight.language), class_="game-name"), back(sight, base), class_="status"
        ),
        rules=sight.game.slug,
    )


def back(sight: TableSight, base: str) -> Child:
    say = words(sight.language).say
    return base.startswith("/table/") and tag("a", say(N_("Back to the table")), href=base, class_="quiet-button")


def moment(sight: TableSight, base: str) -> Markup:
    """What happened at the move that is shown."""
    say = words(sight.language).say
    happened = [line for line in sight.log if line.move == sight.shown]
    text: Child = [tag("span", seat_mark(sight, line.seat), line.text, class_="moment-line") for line in happened]
    return tag(
        "section",
        tag("p", text or say(N_("The game begins.") if sight.shown == 0 else N_("Move {move}"), move=sight.shown),
            class_="sentence"),
        play_on(sight, base) if no_secrets(sight, base) and sight.shown < sight.moves else None,
        id="moment",
        class_="moment prompt",
        data_move=sight.shown,
        aria_label=say(N_("Move {move}"), move=sight.shown),
    )  # fmt: skip


def no_secrets(sight: TableSight, base: str) -> bool:
    """Whether all that every seat knew may be seen: of what is over, and of a record by whoever has it."""
    return sight.over or not base.startswith("/table/")


def controls(sight: TableSight, base: str) -> Markup:
    say = words(sight.language).say
    buttons = [
        tag(
            "button",
            tag("svg", Markup(f'<path d="{sign}"/>'), viewBox="0 0 18 18", aria_hidden="true"),
            type="button",
            data_step=step,
            aria_label=say(text),
        )
        for sign, step, text in (
            ("M2 2h3v14H2zM16 2v14L6 9z", "first", N_("To the beginning")),
            ("M14 2v14L4 9z", "-1", N_("One move back")),
            ("M4 2v14l10-7z", "1", N_("One move on")),
            ("M13 2h3v14h-3zM2 2v14l10-7z", "last", N_("To the end")),
        )
    ]
    autoplay = tag("button", say(N_("Play")), type="button", id="autoplay", class_="main", aria_pressed="false")
    speeds = [tag("option", text, value=value, selected=value == 1000) for value, text in SPEEDS]
    open_to_all = no_secrets(sight, base)
    download = tag("a", say(N_("Download the record")), href=f"{base}/record", download=True, class_="button small")
    return tag(
        "section",
        tag("div", buttons, autoplay, tag("select", speeds, id="speed", aria_label=say(N_("Speed"))), class_="row"),
        tag("input", type="range", id="slider", min=0, max=sight.moves, value=sight.shown, aria_label=say(N_("Move"))),
        tag("output", f"{sight.shown} / {sight.moves}", id="where", for_="slider"),
        tag(
            "details",
            tag("summary", "⋯", aria_label=say(N_("More")), class_="button small"),
            tag(
                "div",
                eyes(sight) if open_to_all else None,
                tag("button", say(N_("Copy link to this move")), type="button", class_="small", data_copy_here=""),
                download if open_to_all else None,
                class_="row",
            ),
            class_="more",
            open=True,
            data_fold="",
        ),
        id="replay",
        class_="controls panel",
        data_base=base,
        data_moves=sight.moves,
        data_move=sight.shown,
        data_seat=sight.viewer if open_to_all else None,
        aria_label=say(N_("Replay")),
    )


def eyes(sight: TableSight) -> Markup:
    """From whose seat one looks: what is over has no secrets any more."""
    say = words(sight.language).say
    seats = [(NOBODY, say(N_("Seen by everybody")))]
    seats += [(seat, say(N_("Seen by {name}"), name=name)) for seat, name in enumerate(sight.names)]
    options = [tag("option", text, value=seat, selected=seat == sight.viewer) for seat, text in seats]
    return tag("select", options, id="eyes", aria_label=say(N_("Whose cards are shown")))
