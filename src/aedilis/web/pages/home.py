"""The front page: the games, my tables, tables that anybody may join, and finished games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from aedilis.bots import USUAL_BOT
from aedilis.draw.board import board_of, has_board, needed, symbols_of
from aedilis.draw.markup import Child, Markup, tag
from aedilis.engine.game import Game
from aedilis.engine.words import N_, NN_
from aedilis.web.pages.layout import Reader, words
from aedilis.web.pages.layout import page as layout
from aedilis.web.pages.marks import unseen
from aedilis.web.people import LONGEST_NAME

BOTS: Final[Mapping[str, str]] = {
    "tiro": N_("Bot: Tiro (a beginner)"),
    "faber": N_("Bot: Faber (plays soundly)"),
    "architectus": N_("Bot: Architectus (plays well)"),
    "imperator": N_("Bot: Imperator (thinks up to 3 seconds)"),
    "greedy": N_("Bot: greedy (takes what brings points)"),
    "random": N_("Bot: random (does anything)"),
}
UNDO: Final = (
    ("free", N_("free within one's own turn, beyond that by consent")),
    ("consent", N_("only by consent of all")),
    ("none", N_("never")),
)
HINTS: Final = {
    "friends": (("", N_("only against bots")), ("yes", N_("for everybody")), ("no", N_("for nobody"))),
    "passing": (("", N_("for everybody")), ("no", N_("for nobody"))),
}
CYPRESSES: Final = ((40, 46), (58, 34), (214, 38), (232, 52), (470, 30))  # where, how high
OPPONENTS: Final = 2  # where the game allows so many
AGAINST: Final = NN_("against {n} bot", "against {n} bots")
FREE: Final = NN_("{n} free seat", "{n} free seats")


@dataclass(frozen=True)
class TableCard:
    """A table as the front page lists it."""

    address: str  # where it is played or replayed
    game: Game
    names: Sequence[str]  # by seat; "" is free
    waiting: bool = False  # for the reader
    over: bool = False
    scores: Sequence[int] = ()
    seats_free: int = 0
    about: str = ""  # what is going on there, in the reader's language


def page(
    reader: Reader,
    games: Sequence[Game],
    bots: Sequence[str],
    mine: Sequence[TableCard],
    open_tables: Sequence[TableCard],
    finished: Sequence[TableCard],
    lost: Sequence[str],
) -> Markup:
    """`lost` says of tables of the reader that cannot be shown why, in the reader's language."""
    say = words(reader.language).say
    running = sorted(mine, key=lambda table: not table.waiting)
    drawn = [game for game in games if has_board(game)]
    cards = [game_card(reader, game, bots) for game in drawn]
    return layout(
        reader,
        say(N_("Board games about building Rome")),
        unseen(Markup(needed(symbols_of(*drawn), "".join(cards)))),
        tag(
            "section",
            tag(
                "div",
                tag("h1", say(N_("Build Rome. Tonight."))),
                tag("p", say(N_("Against bots, with friends far away, or all around one screen. No account needed."))),
            ),
            aqueduct(),
            class_="hero",
        ),
        running and listing(reader, say(N_("Your tables")), running, "mine"),
        lost and cannot_go_on(reader, lost),
        tag(
            "section",
            tag("h2", say(N_("Games"))),
            tag("div", cards, class_="games"),
            aria_label=say(N_("Games")),
        ),
        open_tables and listing(reader, say(N_("Open tables")), open_tables, "open"),
        finished and listing(reader, say(N_("Finished games")), finished, "finished"),
        upload(reader),
        path="/",
        kind="home",
    )  # fmt: skip


def aqueduct() -> Markup:
    """An aqueduct of two tiers before the hills, drawn from the palette."""
    low = "".join(f"M{x} 200v-46a19 19 0 0 1 38 0v46z" for x in range(6, 500, 50))
    high = "".join(f"M{x} 124v-12a7.5 7.5 0 0 1 15 0v12z" for x in range(5, 500, 25))
    trees = "".join(f"M{x} 94c-9 0-8-{h} 0-{h + 14}c8 14 9 {h + 14} 0 {h + 14}z" for x, h in CYPRESSES)
    drawing = (
        '<circle fill="var(--saffron)" cx="402" cy="38" r="19"/>'
        '<path fill="var(--leaf)" d="M0 200V84C60 40 118 42 172 72s84-42 154-40 112 50 174 34v134z"/>'
        f'<path fill="var(--laurel)" stroke="var(--ink)" stroke-width="1.6" d="{trees}"/>'
        f'<path fill="var(--marble)" fill-rule="evenodd" stroke="var(--ink)" stroke-width="2" '
        f'd="M-4 90h508v112H-4z{low}{high}"/>'
        '<path fill="var(--water)" stroke="var(--ink)" stroke-width="1.6" d="M-4 84h508v7H-4z"/>'
        '<path fill="var(--stone)" d="M0 128h500v5H0z"/>'
    )
    return tag("svg", Markup(drawing), viewBox="0 0 500 200", preserveAspectRatio="xMidYMax slice", aria_hidden="true")


# -- a game ---------------------------------------------------------------------------------------------------


def game_card(reader: Reader, game: Game, bots: Sequence[str]) -> Markup:
    say = words(reader.language).say
    speech = game.words(reader.language)
    one_number = len(game.seats) == 1
    seats = say(
        N_("{most} players") if one_number else N_("{fewest} to {most} players"),
        fewest=game.seats[0],
        most=game.seats[-1],
    )
    length = say(N_("about {minutes} minutes"), minutes=game.minutes)
    play = tag(
        "form",
        hidden("game", game.slug),
        hidden("seat", "me"),
        hidden("undo", "free"),
        tag("button", say(N_("Play now")), class_="main large"),
        opponents(reader, game, bots),
        method="post",
        action="/tables",
        class_="play-now",
    )
    return tag(
        "article",
        tag("div", picture(game, reader.language), class_="game-picture"),
        tag(
            "div",
            tag("h3", game.title(reader.language)),
            tag("p", speech.words.say(game.about), class_="about"),
            tag(
                "p", seats, " · ", length, " · ", tag("a", say(N_("Rules")), href=f"/rules/{game.slug}"), class_="muted"
            ),
            play,
            tag("div", friends(reader, game, bots), passing(reader, game, bots), class_="ways"),
            class_="game-text",
        ),
        class_="box game",
        id=f"game-{game.slug}",
    )


def opponents(reader: Reader, game: Game, bots: Sequence[str]) -> Markup:
    """How many bots, and which."""
    say, count = words(reader.language).say, words(reader.language).count
    numbers = [seats - 1 for seats in game.seats if seats > 1]
    usual = OPPONENTS if OPPONENTS in numbers else numbers[0]
    many = [tag("option", count(AGAINST, number), value=number, selected=number == usual) for number in numbers]
    levels = [tag("option", say(BOTS.get(bot, bot)), value=bot, selected=bot == USUAL_BOT) for bot in bots]
    return tag(
        "div",
        tag("select", many, name="against", aria_label=say(N_("Opponents"))),
        tag("select", levels, name="bot", aria_label=say(N_("How strong they are"))),
        class_="opponents",
    )


def hidden(name: str, value: str) -> Markup:
    return tag("input", type="hidden", name=name, value=value)


def picture(game: Game, language: str) -> Markup:
    """The game's own pieces, so that every game has a picture."""
    board = board_of(game)
    cards = [board.card(id) for id in board.cover]
    return tag("div", cards, class_="cover", role="img", aria_label=game.title(language))


def friends(reader: Reader, game: Game, bots: Sequence[str]) -> Markup:
    say = words(reader.language).say
    kinds = [("me", say(N_("Me"))), ("friend", say(N_("A friend, by link"))), ("anybody", say(N_("Anybody")))]
    kinds += [(f"bot:{bot}", say(BOTS.get(bot, bot))) for bot in bots]
    chosen = ["me", "friend"]
    return table_form(reader, game, "friends", say(N_("With friends")), kinds, chosen, say(N_("Open the table")))


def passing(reader: Reader, game: Game, bots: Sequence[str]) -> Markup:
    say = words(reader.language).say
    kinds = [("me", say(N_("A person here")))] + [(f"bot:{bot}", say(BOTS.get(bot, bot))) for bot in bots]
    chosen = ["me", "me"]
    return table_form(reader, game, "passing", say(N_("Pass and play")), kinds, chosen, say(N_("Begin")))


def table_form(
    reader: Reader,
    game: Game,
    kind: str,
    title: str,
    kinds: Sequence[tuple[str, str]],
    chosen: Sequence[str],
    submit: str,
) -> Markup:
    """For every seat who sits there; seats beyond the fewest may stay empty."""
    say = words(reader.language).say
    nobody = ("", say(N_("nobody")))
    selects = [
        select(
            f"{game.slug}-{kind}-{seat}",
            "seat",
            say(N_("Seat {number}"), number=seat + 1),
            [*kinds] if seat < game.seats[0] else [nobody, *kinds],
            chosen[seat] if seat < len(chosen) else "",
            called(reader, seat) if kind == "passing" else None,
        )
        for seat in range(game.seats[-1])
    ]
    speech = game.words(reader.language)
    variants = [
        select(
            f"{game.slug}-{kind}-{name}",
            f"variant-{name}",
            speech.variant(name),
            [(value, speech.variant(name, value)) for value in values],
            values[0],
        )
        for name, values in game.variants.items()
    ]
    undo = select(
        f"{game.slug}-{kind}-undo", "undo", say(N_("Taking back")), [(key, say(text)) for key, text in UNDO], "free"
    )
    hints = select(
        f"{game.slug}-{kind}-hints", "hints", say(N_("Hints")), [(key, say(text)) for key, text in HINTS[kind]], ""
    )
    about = {
        "friends": N_("Then send each friend the link of their seat."),
        "passing": N_("One screen goes around; everybody's secrets stay hidden until they have taken it."),
    }
    return tag(
        "details",
        tag("summary", title, class_="button"),
        tag(
            "form",
            hidden("game", game.slug),
            tag("p", say(about[kind]), class_="muted"),
            selects,
            variants and tag("details", tag("summary", say(N_("Variants"))), variants, class_="variants"),
            undo,
            hints,
            tag("button", submit, class_="main"),
            method="post",
            action="/tables",
            class_="table-form",
        ),
        id=f"{game.slug}-{kind}",
        class_="opener",
    )


def called(reader: Reader, seat: int) -> Markup:
    """The name of somebody at the screen; the style sheet hides it where nobody or a bot sits."""
    say = words(reader.language).say
    label = say(N_("Name on seat {number}"), number=seat + 1)
    return tag("input", name="called", value=reader.name if seat == 0 else "", maxlength=LONGEST_NAME,
               placeholder=say(N_("Name")), aria_label=label, autocomplete="off")  # fmt: skip


def select(
    id: str, name: str, label: str, choices: Sequence[tuple[str, str]], chosen: str, more: Child = None
) -> Markup:
    options = [tag("option", text, value=value, selected=value == chosen) for value, text in choices]
    chooser = tag("select", options, id=id, name=name)
    return tag("div", tag("label", label, for_=id), chooser, more, class_="row-field named" if more else "row-field")


# -- tables -----------------------------------------------------------------------------------------------------


def listing(reader: Reader, title: str, tables: Sequence[TableCard], kind: str) -> Markup:
    return tag(
        "section",
        tag("h2", title),
        tag("ul", [table_card(reader, table) for table in tables], class_="tables"),
        class_=f"listing {kind}",
        aria_label=title,
    )


def table_card(reader: Reader, table: TableCard) -> Markup:
    say = words(reader.language).say
    if table.scores:
        places = sorted(zip(table.scores, table.names), key=lambda place: -place[0])
        speech = table.game.words(reader.language)
        people = ", ".join(f"{name} {speech.points(score)}" for score, name in places)
    else:
        people = ", ".join(name or say(N_("free")) for name in table.names)
    badge: Child = None
    if table.waiting:
        badge = tag("span", say(N_("Your turn")), class_="badge")
    elif table.seats_free:
        badge = tag("span", words(reader.language).count(FREE, table.seats_free), class_="badge quiet")
    return tag(
        "li",
        tag("a", tag("b", table.game.title(reader.language)), tag("span", people, class_="people"), badge,
            table.about and tag("small", table.about, class_="muted"), href=table.address),
        class_="table-card waiting" if table.waiting else "table-card",
    )  # fmt: skip


def cannot_go_on(reader: Reader, lost: Sequence[str]) -> Markup:
    """Somebody who looks for a table must not find that it is just gone."""
    title = words(reader.language).say(N_("Tables that cannot go on"))
    reasons = [tag("li", reason, f" ({number})" if number > 1 else "") for reason, number in Counter(lost).items()]
    return tag("section", tag("h2", title), tag("ul", reasons, class_="lost box"), aria_label=title)


def upload(reader: Reader) -> Markup:
    say = words(reader.language).say
    return tag(
        "section",
        tag("h2", say(N_("Look through a record"))),
        tag(
            "form",
            tag("label", say(N_("A file that was downloaded from a table or written by the terminal")), for_="record"),
            tag("div", tag("input", type="file", id="record", name="record", required=True),
                tag("button", say(N_("Show it"))), class_="field"),
            method="post",
            action="/records",
            enctype="multipart/form-data",
        ),
        class_="box upload",
    )  # fmt: skip
