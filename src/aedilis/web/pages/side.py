"""Beside the boards: the players with their sheets, what happened, and how it ended."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from aedilis.draw.markup import Child, Markup, tag
from aedilis.engine.game import Good
from aedilis.engine.position import NOBODY
from aedilis.engine.words import N_, NN_
from aedilis.web.pages.layout import words
from aedilis.web.pages.marks import drawing, seat_mark
from aedilis.web.pages.prompt import action
from aedilis.web.sight import LogLine, RivalSight, SeatSight, TableSight

CHUNK: Final = 20  # lines of the log in one part, so that news are small
BEYOND: Final = 4  # chunks after the last that are told to be gone: more than any take back removes
NEWS: Final = 12  # the most lines that a recap has
BOT_NAMES: Final = {"random": N_("random bot"), "greedy": N_("greedy bot")}  # the levels have names


# -- players ----------------------------------------------------------------------------------------------------


def players(sight: TableSight, acting: bool = True) -> Markup:
    """Everybody with their points; in a replay there is nothing to do about them."""
    say = words(sight.language).say
    first = sight.viewer if sight.viewer != NOBODY else 0
    seats = sorted(sight.seats, key=lambda seat: (seat.seat - first) % len(sight.seats))
    return tag(
        "section",
        tag("h2", say(N_("Players"))),
        tag("ul", [player(sight, seat, acting) for seat in seats], class_="players"),
        id="players",
        class_="panel",
    )


def leave(sight: TableSight) -> Markup:
    """In the menu, where nobody resigns by accident."""
    mine = next((seat for seat in sight.seats if seat.seat == sight.viewer), None)
    if mine is None or mine.resigned or sight.over:
        return tag("div", id="leave", hidden=True)
    resign = action(sight, "resign", words(sight.language).say(N_("Resign")), class_="small", confirm=True)
    return tag("div", resign, id="leave")


def player(sight: TableSight, seat: SeatSight, acting: bool) -> Markup:
    say = words(sight.language).say
    classes = ["player", seat.waiting and not sight.over and "waiting", seat.seat == sight.viewer and "me"]
    return tag(
        "li",
        tag(
            "details",
            tag(
                "summary",
                seat_mark(sight, seat.seat),
                tag(
                    "span",
                    tag("b", seat.name or say(N_("free seat"))),
                    tag("small", about(sight, seat)),
                    seat.goods and tag("span", [good(one) for one in seat.goods], class_="goods"),
                    class_="who",
                ),
                standing(sight, seat),
            ),
            sheet(sight, seat),
            id=f"sheet-{seat.seat}",
        ),
        seat_actions(sight, seat) if acting else None,
        class_=" ".join(name for name in classes if name),
        data_seat=seat.seat,
    )


def standing(sight: TableSight, seat: SeatSight) -> Markup:
    """The score with what it is: some goods are points of another kind."""
    say = words(sight.language).say
    if sight.over and sight.shown == sight.moves:
        return tag("span", tag("b", seat.points, class_="points"), tag("small", say(N_("points"))), class_="standing")
    number, short = tag("b", seat.points, class_="points"), tag("small", say(N_("now")))
    return tag("span", number, short, class_="standing", title=say(N_("Points if the game ended now")))


def good(one: Good) -> Markup:
    return tag("span", drawing(one.symbol, "good"), one.number, role="img", aria_label=one.text, title=one.text)


def about(sight: TableSight, seat: SeatSight) -> str:
    """The state of a seat in a few words."""
    say = words(sight.language).say
    said = []
    if seat.kind == "free":
        return say(N_("nobody sits here yet"))
    if seat.seat == sight.viewer:
        said.append(say(N_("you")))
    if seat.kind == "bot":
        said.append(say(BOT_NAMES[seat.bot]) if seat.bot in BOT_NAMES else seat.bot.capitalize())
    elif not seat.here and not seat.mine:
        said.append(say(N_("away")))
    if seat.resigned:
        said.append(say(N_("resigned")))
    if sight.result and sight.shown == sight.moves:
        said.append(say(N_("place {rank}"), rank=seat.rank))
    elif seat.waiting:
        thinking = seat.kind == "bot" and sight.shown == sight.moves
        said.append(say(N_("thinking …")) if thinking else say(N_("to decide")))
    return " · ".join(said)


def sheet(sight: TableSight, seat: SeatSight) -> Markup:
    """Every point with its reason."""
    say = words(sight.language).say
    if not seat.sheet:
        return tag("p", say(N_("No points yet.")), class_="sheet muted")
    rows = [tag("tr", tag("td", line.text), tag("td", line.points, class_="number")) for line in seat.sheet]
    total = tag("tr", tag("th", say(N_("Sum")), scope="row"), tag("td", seat.points, class_="number"))
    return tag("table", tag("tbody", rows), tag("tfoot", total), class_="sheet")


def seat_actions(sight: TableSight, seat: SeatSight) -> Child:
    say = words(sight.language).say
    if seat.kind == "free" and seat.link:
        hint = N_("The link works on this computer only. For other devices start the server with {command}.")
        return tag(
            "div",
            tag("input", value=seat.link, readonly=True, aria_label=say(N_("Link for this seat")), data_link=""),
            tag("button", say(N_("Copy link")), type="button", class_="small main", data_copy=""),
            tag("p", say(hint, command="make play ARGS='--host 0.0.0.0'"), class_="muted only-here"),
            class_="field",
        )
    if seat.kind == "free" and seat.open and sight.viewer == NOBODY:
        hidden = tag("input", type="hidden", name="seat", value=seat.seat)
        button = tag("button", say(N_("Sit down")), class_="small main")
        return tag("form", hidden, button, method="post", action=f"/table/{sight.id}/join")
    if sight.over:
        return None
    if seat.kind == "bot" and seat.mine:
        return action(sight, "return", say(N_("Play myself again")), about=seat.seat)
    asked = any(ask.kind == "bot" and ask.about == seat.seat for ask in sight.asks)
    if seat.abandoned and not seat.mine and sight.viewer != NOBODY and not asked:
        return action(sight, "bot", say(N_("Let a bot play on")), class_="small", about=seat.seat)
    return None


# -- what happened ------------------------------------------------------------------------------------------------


def recap(sight: TableSight) -> Markup:
    """What the others did since the viewer's last own decision, in the order it happened."""
    say = words(sight.language).say
    news = sight.log[sight.since :]
    mine = any(seat.seat == sight.viewer and seat.waiting for seat in sight.seats)
    if not mine or sight.path or not any(line.seat not in (sight.viewer, -1) for line in news):
        return tag("details", id="recap", hidden=True, open=True, data_fold="")
    earlier = len(news) - NEWS
    return tag(
        "details",
        tag("summary", tag("h2", say(N_("Since your last turn"))), tag("span", len(news), class_="badge quiet")),
        earlier > 0 and tag("p", words(sight.language).count(EARLIER, earlier), class_="muted"),
        tag("ul", [log_line(sight, line, f"/table/{sight.id}") for line in news[-NEWS:]], class_="lines"),
        id="recap",
        class_="panel recap",
        open=True,
        data_fold="",
    )


EARLIER: Final = NN_("and {n} thing before", "and {n} things before")


def log(sight: TableSight, base: str) -> dict[str, Markup]:
    """The log in chunks, each newest first; the script puts a new chunk before the others."""
    made = {}
    count = -(-len(sight.log) // CHUNK)
    for chunk in range(count):
        lines = sight.log[chunk * CHUNK : (chunk + 1) * CHUNK]
        made[f"log-{chunk}"] = tag(
            "ul",
            [log_line(sight, line, base) for line in reversed(lines)],
            id=f"log-{chunk}",
            class_="lines",
            data_into="log",
        )
    return made | {f"log-{chunk}": Markup() for chunk in range(count, count + BEYOND)}


def log_line(sight: TableSight, line: LogLine, base: str) -> Markup:
    return made_line(line, seat_mark(sight, line.seat), base)


@lru_cache(maxsize=50_000)  # lines stay as they are, and every viewer gets all of them after every move
def made_line(line: LogLine, mark: Markup, base: str) -> Markup:
    link = tag("a", line.text, href=f"{base}/replay?move={line.move}", data_move=line.move)
    return tag("li", mark, link, data_seat=line.seat)


def filters(sight: TableSight) -> Markup:
    """Above the log: what only one of the players did."""
    say = words(sight.language).say
    buttons = []
    for seat, name in enumerate(sight.names):
        label = say(N_("Only what {name} did"), name=name)
        buttons.append(tag("button", seat_mark(sight, seat), type="button", class_="only", data_only_of=seat,
                           aria_pressed="false", aria_label=label, title=label))  # fmt: skip
    return tag("div", buttons, class_="filters")


# -- the end --------------------------------------------------------------------------------------------------------


def result(sight: TableSight) -> Markup:
    say = words(sight.language).say
    if not sight.over:
        return tag("section", id="result", hidden=True)
    replay = tag("a", say(N_("Replay and analysis") if sight.result else N_("Replay")),
                 href=f"/table/{sight.id}/replay?move=0", class_="button small")  # fmt: skip
    front = tag("a", say(N_("To the front page")), href="/", class_="button small")
    return tag(
        "section",
        tag("h2", winning(sight) if sight.result else say(N_("Ended without a result"))),
        sight.rival and tag("p", sight.rival.verdict, class_="verdict"),
        tag("div", play_again(sight), replay, front, class_="row"),
        tag("ol", ranking(sight), class_="places") if sight.result else None,
        id="result",
        class_="panel result",
    )


def winning(sight: TableSight) -> str:
    say = words(sight.language).say
    winners = [seat for seat in sight.seats if seat.rank == 1]
    if [seat.seat for seat in winners] == [sight.viewer]:
        return say(N_("You win!"))
    names = [sight.rival.name] if sight.rival and sight.rival.rank == 1 else [seat.name for seat in winners]
    return say(N_("{names} wins!") if len(names) == 1 else N_("{names} win together!"), names=", ".join(names))


def play_again(sight: TableSight) -> Markup | None:
    say = words(sight.language).say
    if sight.rematch:
        return tag("a", say(N_("To the rematch")), href=sight.rematch, class_="button main")
    if sight.viewer != NOBODY and not any(ask.kind == "rematch" for ask in sight.asks):
        return action(sight, "rematch", say(N_("Play again")), class_="main")
    return None


def ranking(sight: TableSight) -> list[Markup]:
    rows = [
        tag(
            "li",
            tag(
                "details",
                tag(
                    "summary",
                    tag("span", f"{seat.rank}.", class_="rank"),
                    seat_mark(sight, seat.seat),
                    tag("b", seat.name),
                    tag("span", sight.rival.against if sight.rival else seat.points, class_="points"),
                ),
                sheet(sight, replace(seat, sheet=[line for line in seat.sheet if line.points != "0"])),
                open=True,
                data_fold="",
            ),
            class_="winner" if seat.rank == 1 else None,
        )
        for seat in sorted(sight.seats, key=lambda seat: seat.rank)
    ]
    if sight.rival:
        rows.insert(sight.rival.rank - 1, rival_row(sight, sight.rival))
    return rows


def rival_row(sight: TableSight, rival: RivalSight) -> Markup:
    """As the players have one, but without a sheet."""
    return tag(
        "li",
        tag(
            "div",
            tag("span", f"{rival.rank}.", class_="rank"),
            seat_mark(sight, NOBODY),
            tag("b", rival.name),
            tag("span", rival.points, class_="points"),
            class_="line",
        ),
        class_="winner" if rival.rank == 1 else None,
    )
