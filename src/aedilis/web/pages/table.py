"""The table: everything that changes while playing is a part with an id; the page is made of the same parts."""

from __future__ import annotations

from collections.abc import Sequence

from aedilis.draw.board import Region, Scene, board_of, regions_of
from aedilis.draw.markup import Child, Markup, join, tag
from aedilis.engine.position import NOBODY
from aedilis.engine.words import N_
from aedilis.web.engine import COMPILED
from aedilis.web.pages import hint
from aedilis.web.pages.layout import ENGINES, Reader, words
from aedilis.web.pages.layout import page as layout
from aedilis.web.pages.marks import seat_mark, symbols
from aedilis.web.pages.prompt import asks, curtain, prompt, status
from aedilis.web.pages.side import filters, leave, log, players, recap, result
from aedilis.web.sight import TableSight


def parts(sight: TableSight) -> dict[str, Markup]:
    """Every part by its id. An empty one is to be taken out of the page."""
    drawn = ordered(sight)
    return {
        "state": state(sight),
        "status": status(sight),
        "prompt": prompt(sight),
        "asks": asks(sight),
        "tabs": tabs(sight, drawn),
        **boards(sight, drawn),
        "result": result(sight),
        "engine": engine(sight),
        "players": players(sight),
        "leave": leave(sight),
        "recap": recap(sight),
        **log(sight, f"/table/{sight.id}"),
        "curtain": curtain(sight),
    }


def page(sight: TableSight, reader: Reader) -> Markup:
    made = parts(sight)
    return layout(
        reader,
        sight.game.title(sight.language),
        made["state"],
        symbols(sight.game),
        made["prompt"],
        hint.place(sight.language),
        made["asks"],
        made["tabs"],
        tag(
            "div",
            tag("div", made["result"], boards_of(made, sight), class_="surface"),
            tag(
                "aside",
                made["players"],
                made["recap"],
                log_box(made, sight),
                made["engine"],
                about(sight),
                class_="side",
            ),
            class_="table-grid",
        ),
        made["curtain"],
        help_box(sight),
        path=f"/table/{sight.id}",
        kind="table",
        bar=made["status"],
        rules=sight.game.slug,
        menu=made["leave"],
    )


# -- boards ---------------------------------------------------------------------------------------------------


def scene(sight: TableSight) -> Scene:
    touched: dict[str, list[str]] = {}
    for option in sight.options:
        if option.piece:
            touched.setdefault(option.piece, []).append(option.code)
    labels = {option.code: option.text for option in sight.options}
    before = sight.before.view if sight.before else None
    return Scene(sight.view, sight.names, sight.language, touched, labels, sight.last, before)


def boards(sight: TableSight, drawn: Sequence[Region] | None = None) -> dict[str, Markup]:
    """The regions of the board by their owner, the viewer's before the others': each a part, as regions come and go."""
    groups: dict[str, list[Markup]] = {}
    for region in drawn or ordered(sight):
        groups.setdefault(owner(region.seat), []).append(board(region, sight))
    return {name: tag("div", group, id=name, class_="owner") for name, group in groups.items()}


def own_boards(sight: TableSight) -> set[str]:
    """The parts that belong to the viewer: what a preview may show."""
    return {owner(sight.viewer)} if sight.viewer != NOBODY else set()


def change(sight: TableSight) -> str:
    """What a preview changes of the viewer's goods and points, in one line: its board may be out of sight."""
    if not sight.before or sight.viewer == NOBODY:
        return ""
    say = words(sight.language).say
    now, then = sight.before.seats[sight.viewer], sight.seats[sight.viewer]
    goods = [f"{old.text} → {new.number}" for old, new in zip(now.goods, then.goods) if old.number != new.number]
    if now.points != then.points and not sight.game.words(sight.language).goods_weigh:
        goods.append(say(N_("{points} points → {then}"), points=now.points, then=then.points))
    return ", ".join(goods)


def owner(seat: int) -> str:
    return f"boards-seat-{seat}" if seat >= 0 else "boards-common"


def ordered(sight: TableSight) -> list[Region]:
    regions = regions_of(sight.game, scene(sight))
    first, seats = shown_large(sight), len(sight.names)
    return sorted(regions, key=lambda region: -1 if region.seat < 0 else (region.seat - first) % seats)


def board(region: Region, sight: TableSight) -> Markup:
    say = words(sight.language).say
    place = "common" if region.seat < 0 else "own" if region.seat == shown_large(sight) else "other"
    enlarge = say(N_("Enlarge {board}"), board=region.title)
    return tag(
        "section",
        tag(
            "div",
            tag("h2", region.title),
            place == "other"
            and [
                tag("button", "⤢", type="button", data_enlarge=f"board-{region.id}", class_="enlarge",
                    aria_label=enlarge),
                tag("button", "×", type="button", data_shrink="", class_="close", aria_label=say(N_("Close"))),
            ],
            class_="board-top",
        ),
        tag(
            "svg",
            region.body,
            viewBox=f"0 0 {region.width} {region.height}",
            preserveAspectRatio="xMidYMin",
            role="group",
            aria_label=region.title,
        ),
        id=f"board-{region.id}",
        class_=f"board board-{place}",
        data_seat=region.seat if region.seat >= 0 else None,
        data_region=region.id,
    )  # fmt: skip


def shown_large(sight: TableSight) -> int:
    """Whose board a viewer sees large: the own one; without a seat the first."""
    return sight.viewer if sight.viewer != NOBODY else 0


def boards_of(made: dict[str, Markup], sight: TableSight) -> Markup:
    placed = "first" if board_of(sight.game).common_first else None
    found = [part for name, part in made.items() if name.startswith("boards-")]
    return tag("div", found, id="boards", class_="boards", data_seats=len(found) - 1, data_map=placed)


def tabs(sight: TableSight, drawn: Sequence[Region] | None = None) -> Markup:
    """On a phone the boards of each owner lie side by side; this leads to them."""
    say = words(sight.language).say
    waiting = {seat.seat for seat in sight.seats if seat.waiting and not sight.over}
    links = []
    for seat in dict.fromkeys(region.seat for region in drawn or ordered(sight)):
        text: Child = tag("span", say(N_("Table")))
        if seat >= 0:
            text = [seat_mark(sight, seat), tag("span", sight.names[seat])]
        links.append(tag("a", text, href=f"#{owner(seat)}", class_="acting" if seat in waiting else None))
    return tag("nav", links, id="tabs", class_="tabs", aria_label=say(N_("Boards")))


# -- the rest ---------------------------------------------------------------------------------------------------


def state(sight: TableSight) -> Markup:
    """What the script has to know."""
    turn = any(seat.mine and seat.waiting for seat in sight.seats) and not sight.over
    news = [line.text for line in sight.log[-3:]]
    return tag(
        "div",
        id="state",
        hidden=True,
        data_table=sight.id,
        data_number=sight.number,
        data_seat=sight.viewer if sight.viewer != NOBODY else None,
        data_path=";".join(sight.path),
        data_turn=turn,
        data_say=" ".join([*news, sight.prompt]),
        data_curtain=sight.curtain if sight.curtain >= 0 else None,
    )


def log_box(made: dict[str, Markup], sight: TableSight) -> Markup:
    say = words(sight.language).say
    chunks: Sequence[Markup] = [part for name, part in made.items() if name.startswith("log-")]
    return tag(
        "section",
        tag(
            "div",
            tag("h2", say(N_("What happened"))),
            filters(sight),
            tag("a", say(N_("Replay")), href=f"/table/{sight.id}/replay?move={sight.moves}", class_="quiet-button"),
            class_="panel-top",
        ),
        tag("div", join(reversed(chunks)), id="log", class_="log", tabindex="0", role="region",
            aria_label=say(N_("What happened"))),
        class_="panel",
    )  # fmt: skip


def engine(sight: TableSight) -> Markup:
    """Says that bots think less than usual, while they do."""
    text = words(sight.language).say(ENGINES[sight.engine])
    return tag("p", text, id="engine", class_="engine", hidden=sight.engine == COMPILED)


def about(sight: TableSight) -> Markup | None:
    """The private link back to one's seats, and variants other than the usual ones."""
    say = words(sight.language).say
    speech, usual = sight.game.words(sight.language), sight.game.check_variants({})
    variants = [
        tag("li", f"{speech.variant(name)}: {speech.variant(name, value)}")
        for name, value in sight.variants.items()
        if value != usual[name]
    ]
    recovery = sight.recovery and tag(
        "details",
        tag("summary", say(N_("My private link to this table"))),
        tag("p", say(N_("Keep it to yourself. It gives your seats back when this browser has forgotten you."))),
        copy_field(sight.recovery, say(N_("Private link")), sight.language),
        id="recovery",
    )
    if not variants and not recovery:
        return None
    return tag("section", variants and tag("ul", variants), recovery, class_="panel")


def copy_field(link: str, label: str, language: str) -> Markup:
    say = words(language).say
    return tag(
        "div",
        tag("input", value=link, readonly=True, aria_label=label, data_link=""),
        tag("button", say(N_("Copy")), type="button", class_="small", data_copy=""),
        class_="field",
    )


def help_box(sight: TableSight) -> Markup:
    """What ? shows."""
    say = words(sight.language).say
    keys = (
        ("1 … 9", N_("choose the option with that number")),
        ("← ↑ → ↓", N_("go from one lit piece to the next")),
        ("Enter", N_("choose the piece or play what is shown")),
        ("Esc", N_("drop what you have begun")),
        ("U", N_("take back")),
        ("H", N_("ask for a hint, where the table allows it")),
        ("R", N_("turn the tile or building you are placing, as the mouse wheel does; else open the rules")),
        ("?", N_("show this help")),
    )
    rows = [tag("div", tag("dt", tag("kbd", key)), tag("dd", say(text))) for key, text in keys]
    return tag(
        "dialog",
        tag("h2", say(N_("Keys"))),
        tag("dl", rows, class_="keys"),
        tag("p", say(N_("Touch: the first tap shows what would happen, the second one plays it."))),
        tag("button", say(N_("Close")), type="button", data_close="", class_="main"),
        id="help",
        class_="dialog",
    )
