"""The middle of the table: whose actions are left, the map, the stacks and the imperium spaces."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Drawn, escape, shortened
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing import supply
from aedilis.games.city_of_marble.drawing.city import city
from aedilis.games.city_of_marble.drawing.desk import LETTER, Desk
from aedilis.games.city_of_marble.drawing.lattice import HEIGHT as MAP
from aedilis.games.city_of_marble.drawing.lattice import WIDTH
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.words import terms

HEADING: Final = 32
HEIGHT: Final = round(HEADING + MAP + 5 + supply.HEIGHT)


def common(desk: Desk) -> Drawn:
    table = f'<g transform="translate(0 {HEADING})">{city(desk)}</g>'
    return Drawn(WIDTH, HEIGHT, heading(desk) + supply.supply(desk, HEADING + MAP + 5) + table)


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
