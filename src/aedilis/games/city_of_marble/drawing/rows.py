"""The rows of a player's board: each has a caption and what it is about."""

from __future__ import annotations

from typing import Final, NamedTuple

from aedilis.draw import escape, glow, icon, numeral, rect
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing.desk import Desk
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.rules.player import CENTRE
from aedilis.games.city_of_marble.words import terms
from aedilis.games.city_of_marble.words.sheet import sheet

WIDTH: Final = 560
LETTER: Final = 21  # the smallest size of anything written here
CAPTION: Final = 145  # how much room it has
CELL: Final = (WIDTH - CAPTION - 6) / c.KINDS
FADED: Final = ".3"
BESIDE: Final = 4  # the last row
ENLARGING: Final = 48  # the room at the end of the last row for the key by which a page enlarges a board


def caption(desk: Desk, text: str, y: float, high: float) -> str:
    return desk.text(12, y + high / 2 + 6.5, LETTER, escape(text), "lettering", "quiet")


def faded(body: str, number: int) -> str:
    """What one has none of."""
    return body if number else f'<g opacity="{FADED}">{body}</g>'


def counted(desk: Desk, kind: int, number: int, sign: str, high: float, size: float) -> str:
    """A sign and how many there are of it, in a cell."""
    body = faded(put(sign, 4, (high - size) / 2, size), number)
    return body + desk.text(
        size + 12, high / 2 + 8.5, 24, str(number), "lettering strong", "text" if number else "quiet"
    )


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
    name = c.KIND_IDS[kind]
    colour = terms.colour_name(desk.words, kind)
    said = desk.say(N_("Districts on the central field, {colour}: {number}"), colour=colour, number=number)
    return desk.piece(
        f"hand-{seat}-{name}", f"hand:{name}" if seat == desk.reader else "", x, y, body, escape(said), shine
    )


def drawn(desk: Desk, seat: int, y: float, high: float) -> str:
    """Those on the left field, which can be played from the next turn on."""
    shown = caption(desk, desk.say(N_("Drawn")), y, high)
    for kind, number in enumerate(desk.view.players[seat].drawn):
        body = faded(put(f"district-{c.KIND_IDS[kind]}", 2, (high - 66) / 2, 66), number)
        body += desk.text(66, high / 2 + 8, 22, f"+{number}", "lettering strong") if number else ""
        body = desk.hover(drawn_title(desk, kind, number), body)
        shown += f'<g transform="translate({CAPTION + CELL * kind:g} {y:g})">{body}</g>'
    return shown


def drawn_title(desk: Desk, kind: int, number: int) -> str:
    colour = terms.colour_name(desk.words, kind)
    return desk.say(N_("Districts drawn in this turn, {colour}: {number}"), colour=colour, number=number)


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
    player = desk.view.players[seat]
    shown, idle = "", 0
    for number, where in enumerate(player.magistrates):
        left = (size + 8) * number
        if where != CENTRE:
            shown += put("absent", left + 3, 3, size - 6)
            continue
        idle += 1
        said = escape(desk.say(N_("Magistrate of {name}"), name=desk.scene.names[seat]))
        shown += desk.piece(f"magistrate-{seat}-{number + 1}", "", left, 0, desk.figure(seat, 0, 0, size), said)
    title = desk.amount("ready", idle)
    shine = glow((size + 8) * c.MAGISTRATES - 2, size + 2)
    return desk.piece(
        f"magistrates-{seat}", "magistrates" if seat == desk.reader else "", x, y, shown, escape(title), shine
    )


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
        body = counted(desk, kind, number, f"imperium-{name}", high, size)
        title = escape(desk.amount(name, number))
        piece = f"imperium:{name}" if seat == desk.reader else ""
        x = CAPTION + CELL * kind
        shine = f'<g transform="translate(0 3)">{glow(CELL - 6, high - 6, 8)}</g>'
        shown += desk.piece(f"imperium-{seat}-{name}", piece, x, y, body, title, shine)
    return shown


def purse(desk: Desk, seat: int, y: float, high: float) -> str:
    """Each with a caption of its own."""
    left = CAPTION + CELL * 2
    return (
        caption(desk, desk.say(N_("Coins")), y, high)
        + coins(desk, seat, CAPTION, y, high)
        + desk.text(CAPTION + CELL, y + high / 2 + 6.5, LETTER, escape(desk.say(N_("Bridges"))), "lettering", "quiet")
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
        body = counted(desk, kind, number, c.KIND_IDS[kind], high, size)
        title = f"{number} × {terms.building_name(desk.words, kind)}"
        shown += f'<g transform="translate({CAPTION + CELL * kind:g} {y:g})">{desk.hover(title, body)}</g>'
    return shown


class Account(NamedTuple):
    """Lines of the sheet that belong together, and the sign for them."""

    sign: str
    lines: tuple[str, ...]


ACCOUNTS: Final = (
    Account("temple", ("buildings",)),
    Account("aqueduct-brown", ("aqueducts",)),
    Account("fountain", ("fountains",)),
    Account("coin", ("coins", "most-coins")),
    Account("imperium", ("imperium",)),
    Account("bridge-face", ("bridges", "unknown-bridges")),
)


def account(desk: Desk, seat: int, y: float, high: float) -> str:
    """Where the points come from, as if the game ended now."""
    shown = caption(desk, desk.say(N_("Points")), y, high)
    found = sheet(desk.view, seat)
    room = WIDTH - CAPTION - (BESIDE if seat == max(desk.reader, 0) else ENLARGING)
    pitch, size = room / len(ACCOUNTS), 28
    for n, (sign, names) in enumerate(ACCOUNTS):
        entries = [entry for entry in found if entry.what in names]
        points = sum(entry.points for entry in entries)
        top = (high - size) / 2
        body = icon("coin", 2, top, size) if sign == "coin" else put(sign, 2, top, size)
        body = faded(body, points) + desk.text(size + 5, high / 2 + 7.2, LETTER, str(points), "lettering strong")
        why = "\n".join(f"{entry.points}: {desk.speech.line(entry)}" for entry in entries)
        shown += f'<g transform="translate({CAPTION + pitch * n:g} {y:g})">{desk.hover(why, body)}</g>'
    return shown
