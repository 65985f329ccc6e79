"""A site: what it needs and what is there, pip by pip, who works there, and what the next one would cost."""

from __future__ import annotations

from typing import Final

from aedilis.draw import circle, escape, kept, line, numeral, path, rect, ringed_broadly, shortened
from aedilis.engine.bits import BIT, members
from aedilis.engine.position import OVER
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.drawing import faces
from aedilis.games.builders_antiquity.drawing.desk import Desk, glow, id_of_building, id_of_hand
from aedilis.games.builders_antiquity.drawing.plan import BETWEEN, Plot
from aedilis.games.builders_antiquity.drawing.symbols import put
from aedilis.games.builders_antiquity.rules.player import covers, lacking
from aedilis.games.builders_antiquity.words import pieces

LETTER: Final = 10.8  # the width of one in a name
WORTH: Final = 28  # the size of points and sesterces on an own picture
OTHERS_WORTH: Final = 37  # on another's, which is shown smaller
LEAST_PICTURE: Final = 64  # that has room for them there


def site(desk: Desk, seat: int, building: int, plot: Plot, x: float, y: float) -> str:
    width = plot.width
    own = seat == desk.reader
    name = f"site:{c.BUILDING_IDS[building]}"
    adds = added(desk, seat, building)
    body = rect(1, 1, width - 2, plot.height - 2, "marble", 2, 8)
    if plot.own:
        title = shortened(desk.buildings[building], int((width - 16) / LETTER))
        body += desk.text(9, 21, 17, escape(title), "lettering strong", "ink")
    body += picture(desk, building, plot) + pips(desk, seat, building, adds, plot)
    if covers(desk.supplied(seat, building) + adds, c.NEED[building]):
        body += check(*plot.check)
    if own and desk.now.site == building:
        body += ringed_broadly(width, plot.height)
    if desk.touched(name, seat):
        body += f'<path class="last" d="M{width - 30:g} -1H{width - 6:g}A6 6 0 0 1 {width:g} 5V28"/>'
    shine = glow(width, plot.height, round=9)
    title = escape(title_of(desk, seat, building))
    drawn = desk.piece(id_of_building(building), name if own else "", x, y, body, title, shine)
    return drawn + crew(desk, seat, building, plot, x, y)


def title_of(desk: Desk, seat: int, building: int) -> str:
    missing = desk.resources(lacking(c.NEED[building], desk.supplied(seat, building)))
    values = {"building": desk.buildings[building], "missing": missing, "gain": desk.gain(building)}
    return desk.say(N_("{building}: still needs {missing}; finished {gain}"), **values)


def picture(desk: Desk, building: int, plot: Plot) -> str:
    x, y, width = plot.picture
    body = faces.niche(faces.tint(building)) + put(faces.picture_of(building), 0, 0, 100) + line("M4 66H96", 2)
    drawn = f'<g transform="translate({x:g} {y:g}) scale({width / 100:g})">{body}</g>'
    points, money = desk.view.points_for(building), desk.view.reward_of(building)
    if plot.own:
        return drawn + faces.worth(points, money, WORTH, x, y, width)
    return drawn + (faces.worth(points, 0, OTHERS_WORTH, x, y, width) if width >= LEAST_PICTURE else "")


# -- what is there, what would be added, what is missing --------------------------------------------------------


def added(desk: Desk, seat: int, building: int) -> int:
    """What the hand that is being sent would add here, if it can come here and a preview does not show it here."""
    at = desk.now if desk.now.sending != c.EMPTY else desk.view  # the preview may be of choosing that hand
    if seat != at.seat or at.sending == c.EMPTY or desk.crew(seat, building) != at.crew[building]:
        return 0
    here = at.site == building if at.site != c.EMPTY else bool(at.open_sites(at.players[seat]) & BIT[building])
    return at.supply_of(seat, at.sending) if here else 0


def pips(desk: Desk, seat: int, building: int, adds: int, plot: Plot) -> str:
    """A line for each resource that is needed; the fewer there are, the larger they are drawn."""
    there, more = c.lanes(desk.supplied(seat, building)), c.lanes(adds)
    wanted = faces.amounts(c.NEED[building])
    x, y = plot.pips
    room = c.RESOURCES * (plot.pip + BETWEEN)
    size = min(1.3 * plot.pip, room / len(wanted) - BETWEEN)
    pitch = size + BETWEEN
    y += (room - pitch * len(wanted)) / 2
    drawn = ""
    for n, (resource, number) in enumerate(wanted):
        for m in range(number):
            state = "pip" if m < there[resource] else "added" if m < there[resource] + more[resource] else "missing"
            drawn += put(f"{state}-{resource}", x + pitch * m, y + pitch * n, size)
    return drawn


def check(x: float, y: float, size: float) -> str:
    """The building would be finished."""
    r = size / 2
    tick = f"M{x + size * 0.26:g} {y + size * 0.52:g}l{size * 0.18:g} {size * 0.2:g}l{size * 0.32:g} {-size * 0.42:g}"
    return circle(x + r, y + r, r, "laurel", 2) + path(tick, "none", size * 0.13, "marble")


# -- who is there -----------------------------------------------------------------------------------------------


def crew(desk: Desk, seat: int, building: int, plot: Plot, x: float, y: float) -> str:
    """Those at work with their tools, and on one's own sites the price of the next one in actions; closer together if
    they are many."""
    hands = kept(members(desk.now.crew[building]), members(desk.crew(seat, building)))
    left, top, width = plot.crew
    size = plot.token
    in_a_row = max(1, int(width / (size + 2)))
    places = len(hands) + plot.own
    rows = max(1, min(plot.rows, -(-places // in_a_row)))
    in_a_row = max(in_a_row, -(-places // rows))
    pitch = min(size + 2, (width - size) / max(1, in_a_row - 1))

    def at(n: int) -> tuple[float, float]:
        return x + left + pitch * (n % in_a_row), y + top + (size + 2) * (n // in_a_row)

    drawn = "".join(worker(desk, seat, hand, *at(n), size) for n, hand in enumerate(hands))
    if not plot.own or desk.finishing(seat) & BIT[building]:
        return drawn
    return drawn + next_place(desk, seat, building, *at(len(hands)), size)


def worker(desk: Desk, seat: int, hand: int, x: float, y: float, size: float) -> str:
    player = desk.view.players[seat]
    body = faces.token(hand, size, bool(player.freed & BIT[hand]))
    title = desk.hand_title(hand, seat)
    tool = player.tool_of(hand)
    if tool != c.EMPTY:
        half = size * 0.52
        body += rect(size - half, size - half, half, half, "marble", 1.4, 3)
        body += put(f"tool-of-{c.RESOURCE_NAMES[tool]}", size - half + 1, size - half + 1, half - 2)
        title += f" + {pieces.tool(desk.words, tool)}"
    return desk.piece(id_of_hand(hand), "", x, y, body, escape(title))


def next_place(desk: Desk, seat: int, building: int, x: float, y: float, size: float) -> str:
    """Where the next one would stand, and how many actions that takes in this turn."""
    view = desk.view
    if view.turn != seat or not view.round or view.seat == OVER:
        return ""
    cost = view.sent_to(building) + 1
    letter = max(17, size * 0.48)
    body = (
        f'<rect x="1.5" y="1.5" width="{size - 3:g}" height="{size - 3:g}" rx="5" fill="none" stroke="var(--line)"'
        ' stroke-width="1.6" stroke-dasharray="4 3"/>'
        + numeral(size * 0.3, size / 2 + letter * 0.36, letter, cost, "ink" if cost <= view.actions else "red")
        + put("action", size * 0.46, size * 0.22, size * 0.52)
    )  # fmt: skip
    title = desk.say(N_("The next worker here takes {actions}"), actions=desk.amount("actions", cost))
    return f'<g transform="translate({x:g} {y:g})" pointer-events="none">{body}<title>{escape(title)}</title></g>'
