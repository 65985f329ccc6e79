"""A player's board, row by row: districts, magistrates, imperium tiles, coins, bridges, buildings and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aedilis.draw import PLATE, Drawn, escape, glow, icon, line, numeral, rect
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing.desk import Desk, at
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.rules.player import CENTRE
from aedilis.games.city_of_marble.words import terms
from aedilis.games.city_of_marble.words.sheet import sheet

Row = Callable[[Desk, int, float, float], str]  # what is drawn at a height, and how high it may be

WIDTH: Final = 560
LETTER: Final = 21  # the smallest size of anything written here
CAPTION: Final = 145  # how much room it has
CELL: Final = (WIDTH - CAPTION - 6) / c.KINDS
FADED: Final = ".3"
BESIDE: Final = 4  # the last row
BELOW: Final = 6  # all rows
ENLARGING: Final = 48  # the room at the end of the last row for the key by which a page enlarges a board


def caption(desk: Desk, text: str, y: float, high: float, x: float = 12) -> str:
    return desk.text(x, y + high / 2 + 6.5, LETTER, escape(text), "lettering", "quiet")


def faded(body: str, number: int) -> str:
    """What one has none of."""
    return body if number else f'<g opacity="{FADED}">{body}</g>'


def counted(desk: Desk, number: int, sign: str, high: float, size: float) -> str:
    """A sign and how many there are of it, in a cell."""
    ink = "text" if number else "quiet"
    written = desk.text(size + 12, high / 2 + 8.5, 24, str(number), "lettering strong", ink)
    return faded(put(sign, 4, (high - size) / 2, size), number) + written


# -- districts --------------------------------------------------------------------------------------------------------


def hand(desk: Desk, seat: int, y: float, high: float) -> str:
    """Those on the central field, which can be played."""
    size = min(110, (high - 30) * 2)
    drawn = caption(desk, desk.say(N_("Districts")), y, high)
    for kind, number in enumerate(desk.view.players[seat].hand):
        x = CAPTION + CELL * kind
        body = rect(1, 1, CELL - 6, high - 8, "marble", 1.4, 8)
        body += faded(put(f"district-{c.KIND_IDS[kind]}", (CELL - 4 - size) / 2, (high - 34 - size) / 2, size), number)
        body += numeral((CELL - 4) / 2, high - 15, 24, number)
        drawn += district(desk, seat, kind, number, x, y + 4, body, glow(CELL - 4, high - 6, 8))
    return drawn


def district(desk: Desk, seat: int, kind: int, number: int, x: float, y: float, body: str, shine: str) -> str:
    name, colour = c.KIND_IDS[kind], terms.colour_name(desk.words, kind)
    said = desk.say(N_("Districts on the central field, {colour}: {number}"), colour=colour, number=number)
    piece = f"hand:{name}" if seat == desk.reader else ""
    return desk.piece(f"hand-{seat}-{name}", piece, x, y, body, escape(said), shine)


def drawn_districts(desk: Desk, seat: int, y: float, high: float) -> str:
    """Those on the left field, which can be played from the next turn on."""
    shown = caption(desk, desk.say(N_("Drawn")), y, high)
    for kind, number in enumerate(desk.view.players[seat].drawn):
        body = faded(put(f"district-{c.KIND_IDS[kind]}", 2, (high - 66) / 2, 66), number)
        body += desk.text(66, high / 2 + 8, 22, f"+{number}", "lettering strong") if number else ""
        colour = terms.colour_name(desk.words, kind)
        said = desk.say(N_("Districts drawn in this turn, {colour}: {number}"), colour=colour, number=number)
        shown += at(CAPTION + CELL * kind, y, desk.hover(said, body))
    return shown


def districts(desk: Desk, seat: int, y: float, high: float) -> str:
    """Both fields in one row."""
    player = desk.view.players[seat]
    shown = caption(desk, desk.say(N_("Districts")), y, high)
    for kind, number in enumerate(player.hand):
        body = faded(put(f"district-{c.KIND_IDS[kind]}", 0, (high - 62) / 2, 62), number + player.drawn[kind])
        more = f"+{player.drawn[kind]}" if player.drawn[kind] else ""
        body += desk.text(62, high / 2 + 8, 22, f"{number}{more}", "lettering strong")
        x = CAPTION + CELL * kind
        shown += district(desk, seat, kind, number, x, y, body, glow(CELL - 4, high))
    return shown


# -- magistrates and actions ------------------------------------------------------------------------------------------


def people(desk: Desk, seat: int, y: float, high: float) -> str:
    """Magistrates on the central field, and the actions that are left of the turn."""
    size = min(48, high - 12)
    shown = caption(desk, desk.say(N_("Magistrates")), y, high)
    shown += figures(desk, seat, CAPTION, y + (high - size) / 2, size)
    left = CAPTION + (size + 8) * c.MAGISTRATES + 12
    return shown + (end_of_turn(desk, seat, y, high) or discs(desk, seat, left, y, high))


def figures(desk: Desk, seat: int, x: float, y: float, size: float) -> str:
    magistrates, pitch, shown = desk.view.players[seat].magistrates, size + 8, ""
    for number, where in enumerate(magistrates):
        left = pitch * number
        ready = where == CENTRE
        shown += desk.magistrate(seat, number, left, 0, size) if ready else put("absent", left + 3, 3, size - 6)
    title = escape(desk.amount("ready", magistrates.count(CENTRE)))
    name = "magistrates" if seat == desk.reader else ""
    return desk.piece(f"magistrates-{seat}", name, x, y, shown, title, glow(pitch * c.MAGISTRATES - 2, size + 2))


def discs(desk: Desk, seat: int, x: float, y: float, high: float) -> str:
    """As many as there are actions left, while it is this player's turn."""
    view = desk.view
    if seat != view.turn or (view.seat < 0 and not view.actions):
        return ""
    return desk.discs(x, y + (high - 34) / 2, 34, 39)


def end_of_turn(desk: Desk, seat: int, y: float, high: float) -> str:
    """What ends the turn, where that is a choice."""
    if seat != desk.reader or "end" not in desk.scene.labels:
        return ""
    text = desk.say(N_("End turn"))
    width = 26 + 13.4 * len(text)
    body = rect(1, 1, width - 2, 42, "marble", 1.8, 8)
    body += desk.text(width / 2, 28.5, LETTER, escape(text), "lettering middle strong", "ink")
    title = escape(desk.scene.labels["end"])
    return desk.piece("end-turn", "turn", WIDTH - width - 8, y + (high - 44) / 2, body, title, glow(width, 44, 8))


# -- imperium, coins and bridges --------------------------------------------------------------------------------------


def imperium(desk: Desk, seat: int, y: float, high: float) -> str:
    """Tiles, each good for one more action."""
    size = min(52, high - 8)
    shown = caption(desk, desk.say(N_("Imperium")), y, high)
    for kind, number in enumerate(desk.view.players[seat].imperium):
        name = c.KIND_IDS[kind]
        body = counted(desk, number, f"imperium-{name}", high, size)
        title = escape(desk.amount(name, number))
        piece = f"imperium:{name}" if seat == desk.reader else ""
        x = CAPTION + CELL * kind
        shine = at(0, 3, glow(CELL - 6, high - 6, 8))
        shown += desk.piece(f"imperium-{seat}-{name}", piece, x, y, body, title, shine)
    return shown


def purse(desk: Desk, seat: int, y: float, high: float) -> str:
    """Each with a caption of its own."""
    left = CAPTION + CELL * 2
    return (
        caption(desk, desk.say(N_("Coins")), y, high)
        + coins(desk, seat, CAPTION, y, high)
        + caption(desk, desk.say(N_("Bridges")), y, high, CAPTION + CELL)
        + bridges(desk, seat, left, y, high, WIDTH - left - ENLARGING)
    )


def coins(desk: Desk, seat: int, x: float, y: float, high: float) -> str:
    number, size = desk.view.players[seat].coins, min(40, high - 10)
    body = icon("coin", 4, (high - size) / 2, size)
    body += desk.text(size + 12, high / 2 + 8.5, 24, str(number), "lettering strong")
    return desk.piece(f"money-{seat}", "", x, y, body, escape(desk.amount("coins", number)))


def bridges(desk: Desk, seat: int, x: float, y: float, high: float, room: float) -> str:
    """The owner sees what they are worth, the others see their backs."""
    held, size = desk.view.players[seat].bridges, min(46, high - 8)
    pitch = min(size + 4, (room - size) / max(1, len(held) - 1))
    shown = "" if held else faded(put("bridge-back", x, y + (high - size) / 2, size), 0)
    for n, value in enumerate(held):
        known = value != c.UNKNOWN
        body = put("bridge-face" if known else "bridge-back", 0, 0, size)
        body += numeral(size / 2, size * 0.6, LETTER, c.BRIDGE_VALUES[value]) if known else ""
        points = desk.amount("points", c.BRIDGE_VALUES[value]) if known else "?"
        said = escape(desk.say(N_("Bridge: {points}"), points=points))
        shown += desk.piece(f"bridge-{seat}-{n}", "", x + pitch * n, y + (high - size) / 2, body, said)
    return shown if held else desk.hover(desk.amount("bridges", 0), shown)


def people_and_purse(desk: Desk, seat: int, y: float, high: float) -> str:
    """In one row, where there is room for few."""
    size = high - 8
    return (
        figures(desk, seat, 10, y + 4, size) + discs(desk, seat, 10 + (size + 8) * c.MAGISTRATES + 4, y, high)
        + coins(desk, seat, CAPTION + CELL * 1.25, y, high)
        + bridges(desk, seat, CAPTION + CELL * 2.1, y, high, WIDTH - CAPTION - CELL * 2.1 - ENLARGING)
    )  # fmt: skip


# -- buildings and points ---------------------------------------------------------------------------------------------


def buildings(desk: Desk, seat: int, y: float, high: float) -> str:
    size = min(52, high - 6)
    shown = caption(desk, desk.say(N_("Buildings")), y, high)
    for kind, number in enumerate(desk.view.players[seat].buildings):
        body = counted(desk, number, c.KIND_IDS[kind], high, size)
        title = f"{number} × {terms.building_name(desk.words, kind)}"
        shown += at(CAPTION + CELL * kind, y, desk.hover(title, body))
    return shown


ACCOUNTS: Final = {  # lines of the sheet that belong together, by the sign for them
    "temple": ("buildings",),
    "aqueduct-brown": ("aqueducts",),
    "fountain": ("fountains",),
    "coin": ("coins", "most-coins"),
    "imperium": ("imperium",),
    "bridge-face": ("bridges",),
}


def account(desk: Desk, seat: int, y: float, high: float) -> str:
    """Where the points come from, as if the game ended now."""
    shown = caption(desk, desk.say(N_("Points")), y, high)
    found = sheet(desk.view, seat)
    room = WIDTH - CAPTION - (BESIDE if seat == max(desk.reader, 0) else ENLARGING)
    pitch, size = room / len(ACCOUNTS), 28
    for n, (sign, names) in enumerate(ACCOUNTS.items()):
        entries = [entry for entry in found if entry.what in names]
        points = sum(entry.points for entry in entries)
        body = (icon if sign == "coin" else put)(sign, 2, (high - size) / 2, size)
        body = faded(body, points) + desk.text(size + 5, high / 2 + 7.2, LETTER, str(points), "lettering strong")
        why = "\n".join(f"{entry.points}: {desk.speech.line(entry)}" for entry in entries)
        shown += at(CAPTION + pitch * n, y, desk.hover(why, body))
    return shown


# -- the whole board --------------------------------------------------------------------------------------------------

ALL: Final = (hand, drawn_districts, people, imperium, purse, buildings, account)
LARGE: Final = tuple(zip(ALL, (112, 52, 58, 60, 56, 60, 56), strict=True))
SMALLER: Final = tuple(zip(ALL, (100, 49, 54, 56, 52, 55, 52), strict=True))

# By seats: one's own board, and those of the others. So high that pages lay all of them below each other, beside a map
# that is as large as the window allows, and that letters are large enough in a small window.
OWN: Final[dict[int, Sequence[tuple[Row, int]]]] = {2: LARGE, 3: LARGE, 4: SMALLER}
OTHERS: Final[dict[int, Sequence[tuple[Row, int]]]] = {
    2: LARGE,
    3: ((districts, 48), (imperium, 47), (buildings, 47), (people_and_purse, 46)),
    4: ((districts, 39), (imperium, 37), (people_and_purse, 38)),
}


def side(desk: Desk, seat: int) -> Drawn:
    """Without a seat one sees the first board large."""
    plan = (OWN if seat == max(desk.reader, 0) else OTHERS)[desk.view.seats]
    height = PLATE + sum(high for _, high in plan) + BELOW
    points = desk.view.scores()[seat]
    whole = desk.say(N_("{points} points, as if the game ended now"), points=points)
    drawn = desk.frame(seat, WIDTH, height)
    drawn += desk.plate(seat, WIDTH, False, desk.reasons(whole, sheet(desk.view, seat)))
    y: float = PLATE
    for n, (row, high) in enumerate(plan):
        drawn += line(f"M10 {y:g}H{WIDTH - 10}", 1, "line") if n else ""
        drawn += row(desk, seat, y, high)
        y += high
    return Drawn(WIDTH, height, drawn)
