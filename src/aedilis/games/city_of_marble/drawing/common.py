"""The middle of the table: whose actions are left, the map, the stacks, imperium spaces and the treasury below it."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Drawn, escape, glow, icon, numeral, rect, shortened
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing import lattice
from aedilis.games.city_of_marble.drawing.city import city
from aedilis.games.city_of_marble.drawing.desk import LETTER, Desk, at
from aedilis.games.city_of_marble.drawing.lattice import WIDTH
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules.player import IMPERIUM_SPACE, TREASURY
from aedilis.games.city_of_marble.words import terms

HEADING: Final = 32
BELOW: Final = HEADING + lattice.HEIGHT + 5  # the map
SUPPLY: Final = 126
COLUMN: Final = 109.0  # for each kind; the treasury has the rest
STACK: Final = 50  # the upper part of a column
SPACE: Final = SUPPLY - STACK - 3  # the lower one
FIGURE: Final = 31
TREASURY_SAID: Final = N_("Treasury: at the end of their owner's turn, a coin for each magistrate here")
SPACE_SAID: Final = N_("{space}: at the end of their owner's turn, a tile for each magistrate here; {left} left")
SPACES: Final = terms.by_kind(
    N_("Imperium of the temples"),
    N_("Imperium of the baths"),
    N_("Imperium of the theatres"),
    N_("Imperium of the arenas"),
)


def common(desk: Desk) -> Drawn:
    drawn = heading(desk)
    drawn += "".join(stack(desk, kind, BELOW) + space(desk, kind, BELOW + STACK) for kind in range(c.KINDS))
    return Drawn(WIDTH, round(BELOW + SUPPLY), drawn + treasury(desk, BELOW) + at(0, HEADING, city(desk)))


def heading(desk: Desk) -> str:
    """Whose turn it is and what is left of it."""
    view = desk.view
    if view.phase in (p.FIRST_PLAYER, p.HILL):
        return desk.text(4, 23, 21, escape(desk.say(N_("Set-up"))), "inscription")
    if view.seat < 0 and view.last_turns == 0 and view.phase not in (p.LAY,) and not view.actions:
        return desk.text(4, 23, 21, escape(desk.say(N_("The end"))), "inscription")
    seat = view.turn
    drawn = desk.badge(seat, 16, 16, 12)
    name = escape(shortened(desk.scene.names[seat], 16))
    drawn += desk.text(36, 23, 21, name, "inscription")
    drawn += desk.discs(44 + 11.4 * len(name), 5, 23, 26)
    return drawn + last_turns(desk) + at_hand(desk)


def last_turns(desk: Desk) -> str:
    if not desk.view.last_turns:
        return ""
    said = desk.say(N_("last actions"))
    width = 22 + 9.5 * len(said)
    return desk.ribbon(WIDTH - width - 2, 3, width, said, LETTER)


def at_hand(desk: Desk) -> str:
    """The district whose place is chosen."""
    if desk.now.phase != p.LAY or not desk.decides or desk.view.last_turns:
        return ""
    kind = desk.now.kind
    body = put(f"district-{c.KIND_IDS[kind]}", WIDTH - 60, -13, 58)
    return desk.hover(terms.district_name(desk.words, kind), body)


# -- stacks -----------------------------------------------------------------------------------------------------------


def stack(desk: Desk, kind: int, y: float) -> str:
    """Districts of a kind, how many are left, and what is built where so many meet."""
    number, name = desk.view.stacks[kind], c.KIND_IDS[kind]
    width = COLUMN - 4
    body = rect(0, 0, width, STACK - 3, "marble", 1.4, 7)
    pile = "".join(put(f"district-{name}", 2, y, 60) for y in pile_of(number))
    body += pile if number else f'<g opacity=".3">{put(f"district-{name}", 2, -6, 60)}</g>'
    body += numeral(83, 32, 23, number)
    message = N_("Districts left, {colour}: {number}. {structures} districts round a site: {building}, {points}")
    said = desk.say(message, colour=terms.colour_name(desk.words, kind), number=number, **built_by(desk, kind))
    shine = glow(width, STACK - 3, 7)
    return desk.piece(f"stack-{name}", f"stack:{name}", COLUMN * kind + 2, y, body, escape(said), shine)


def pile_of(number: int) -> range:
    """Where up to three districts lie on each other."""
    return range(-6 + 4 * (min(3, number) - 1) // 2, -11, -4)[: min(3, number)]


# -- imperium spaces and the treasury ---------------------------------------------------------------------------------


def space(desk: Desk, kind: int, y: float) -> str:
    """A kind of building with its points; below, magistrates wait for an imperium tile of it."""
    name, x, width = c.KIND_IDS[kind], COLUMN * kind + 2, COLUMN - 4
    built = built_by(desk, kind)
    body = rect(0, 0, width, SPACE, "travertine", 1.4, 7)
    written = desk.text(5.5, 20.5, LETTER, escape(str(built["building"]).capitalize()), "lettering", "ink")
    written += icon("points", width - 26.5, 1.5, 25)
    written += numeral(width - 14, 20, LETTER, c.BUILDING_POINTS[kind], "marble")
    body += desk.hover(desk.say(N_("{structures} districts round a site: {building}, {points}"), **built), written)
    body += put(f"imperium-{name}", 5, SPACE - 43, 39)
    left = max(0, c.IMPERIUM_TILES[kind] - desk.view.imperium_in_play(kind))
    said = escape(desk.say(SPACE_SAID, space=desk.say(SPACES[name]), left=left))
    drawn = desk.piece(f"space-{name}", "", x, y, body, said)
    return drawn + waiting(desk, IMPERIUM_SPACE + kind, x + 46, y + SPACE - 38, width - 50)


def built_by(desk: Desk, kind: int) -> dict[str, object]:
    """How many districts make it, and what it brings."""
    building, points = terms.building_name(desk.words, kind), desk.amount("points", c.BUILDING_POINTS[kind])
    return {"structures": c.STRUCTURES[kind], "building": building, "points": points}


def treasury(desk: Desk, y: float) -> str:
    """Beside the stacks and the spaces: here magistrates wait for a coin."""
    x, height = COLUMN * c.KINDS + 2, STACK + SPACE
    width = WIDTH - x - 2
    body = rect(0, 0, width, height, "travertine", 1.4, 7) + put("treasury", (width - 56) / 2, 24, 56)
    body += desk.text(width / 2, 21, LETTER, escape(desk.say(N_("Treasury"))), "lettering middle", "ink")
    drawn = desk.piece("treasury", "", x, y, body, escape(desk.say(TREASURY_SAID)))
    return drawn + waiting(desk, TREASURY, x + 5, y + height - 38, width - 10)


def waiting(desk: Desk, where: int, x: float, y: float, room: float) -> str:
    """The magistrates on a space, closer together where there are many."""
    here = [
        (seat, number)
        for seat, player in enumerate(desk.view.players)
        for number, at in enumerate(player.magistrates)
        if at == where
    ]
    pitch = min(FIGURE + 1, (room - FIGURE) / max(1, len(here) - 1))
    return "".join(desk.magistrate(seat, number, x + pitch * n, y, FIGURE) for n, (seat, number) in enumerate(here))
