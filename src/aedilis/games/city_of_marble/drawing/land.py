"""The ground of the map: the Tiber with its bridges, the land with its lattice, the hills and the springs."""

from __future__ import annotations

from functools import cache
from typing import Final

from aedilis.draw import circle, escape, line, numeral, path, polygon, rect
from aedilis.engine.bits import BIT
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing.aqueducts import STONES
from aedilis.games.city_of_marble.drawing.desk import LETTER, Desk
from aedilis.games.city_of_marble.drawing.lattice import AT, BOTTOM, RIVER, TOP, UNIT, spot
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.words import terms

DECK: Final = 15  # how wide a bridge is
SPRING: Final = 13.5  # how large a spring is


def land(desk: Desk) -> str:
    bridges = "".join(bridge(desk, number) for number in range(c.BRIDGES))
    hills = "".join(hill(desk, number) for number in range(c.HILLS))
    return ground() + bridges + hills


# -- what is printed on the board -------------------------------------------------------------------------------------


@cache
def ground() -> str:
    top = [spot(i, -(i % 2)) for i in range(c.STRIPS + 1)]
    bottom = [spot(i, c.ROWS - 1 + i % 2) for i in range(c.STRIPS, -1, -1)]
    return river() + path(polygon([*top, *bottom]), "plot", 2.2, "line") + lattice() + coordinates()


def lattice() -> str:
    """The lines between triangles: upright ones, and those that rise and fall from even rows of the left edge."""
    ways = ""
    for i in range(1, c.STRIPS):
        (x, top), (_, bottom) = spot(i, -(i % 2)), spot(i, c.ROWS - 1 + i % 2)
        ways += f"M{x:.1f} {top:.1f}V{bottom:.1f}"
    for j in range(-c.STRIPS - 1, c.ROWS + c.STRIPS + 1):
        for way in (1, -1):
            inside = [i for i in range(c.STRIPS + 1) if j % 2 == 0 and -1 <= j + way * i <= c.ROWS]
            if len(inside) > 1:
                (x, y), (u, v) = (spot(i, j + way * i) for i in (inside[0], inside[-1]))
                ways += f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"
    return line(ways, 1, "line")


def river() -> str:
    """Water along the left edge, with ripples."""
    body = f'<rect y="{TOP:g}" width="{RIVER:g}" height="{BOTTOM - TOP + 1:g}" rx="8" fill="var(--water)"/>'
    body += f'<rect x="{RIVER - 9:g}" y="{TOP:g}" width="9" height="{BOTTOM - TOP + 1:g}" fill="var(--water)"/>'
    ripples = "".join(f"M{4 + 8 * (n % 3)} {TOP + 11 + 17 * n:g}q4 -5 8 0t8 0" for n in range(int(BOTTOM / 17.4)))
    return body + f'<g opacity=".55">{line(ripples, 1.5, "tiber")}</g>'


def coordinates() -> str:
    """Letters of strips above, of lines below, and numbers of rows in the river, where no bridge is."""
    drawn = ""
    for s in range(c.STRIPS):
        x = (spot(s, 0)[0] + spot(s + 1, 0)[0]) / 2
        drawn += written(x, TOP + UNIT / 4 - 7, chr(ord("a") + s), "quiet")
    for i in range(c.STRIPS + 1):
        drawn += written(spot(i, 0)[0], BOTTOM + 14.5, chr(ord("A") + i), "quiet")
    crossed = {g.TRIANGLE_AT[triangle][1] for triangle in g.BRIDGE_TRIANGLE}
    for k in range(c.ROWS):
        if k not in crossed:
            drawn += written(RIVER - 14, spot(0, k)[1] + 6, str(k + 1), "ink")
    return drawn


def written(x: float, y: float, text: str, colour: str) -> str:
    style = f'class="lettering middle" font-size="{LETTER:g}" fill="var(--{colour})" pointer-events="none"'
    return f'<text {style} x="{x:.1f}" y="{y:.1f}">{text}</text>'


# -- tiles of one triangle --------------------------------------------------------------------------------------------


def points_left(triangle: int) -> bool:
    return sum(g.TRIANGLE_AT[triangle]) % 2 == 0


def upright_edge(triangle: int) -> tuple[float, float]:
    """The middle of the edge of a triangle that stands upright."""
    _, one, other = g.CORNERS_OF[triangle]
    return AT[one][0], (AT[one][1] + AT[other][1]) / 2


def three_sided(symbol: str, triangle: int) -> str:
    """A tile that is drawn pointing to the right, around the middle of its upright edge."""
    drawn = put(symbol, 0, -UNIT / 2, UNIT)
    return f'<g transform="scale(-1 1)">{drawn}</g>' if points_left(triangle) else drawn


def hill(desk: Desk, number: int) -> str:
    """A hill that was drawn; the space of one that was not is land like any other, or cannot be built on."""
    view, triangle = desk.view, g.HILL_TRIANGLE[number]
    x, y = upright_edge(triangle)
    way = -1 if points_left(triangle) else 1
    name = terms.hill_name(desk.words, number)
    if number in view.hills:
        body, said = three_sided("hill", triangle), desk.say(N_("{hill}: a hill"), hill=name)
        if not desk.taken.intersection(g.CORNERS_OF[triangle]):  # else there is no room for its name
            body += inscribed(16.5 * way, name[:3])
    elif view.barred and len(view.hills) == c.HILLS_DRAWN:
        body, said = three_sided("barred", triangle), desk.say(N_("{hill}: cannot be built on"), hill=name)
    else:
        return ""
    return desk.piece(f"hill-{c.HILL_IDS[number]}", "", x, y, body, escape(f"{g.TRIANGLE_NAMES[triangle]}: {said}"))


def inscribed(x: float, text: str) -> str:
    """On a hill, whose edges it may touch: in letters that have an edge of their own."""
    style = 'class="lettering middle" fill="var(--ink)" stroke="var(--straw)" stroke-width="4" stroke-linejoin="round"'
    return f'<text {style} paint-order="stroke" x="{x:g}" y="6" font-size="{LETTER:g}">{escape(text)}</text>'


def bridge(desk: Desk, number: int) -> str:
    """A face-down tile on its space, with piers in the river; a bridge once somebody has taken it."""
    triangle = g.BRIDGE_TRIANGLE[number]
    x, y = upright_edge(triangle)
    top = y - DECK / 2
    if not desk.view.bridges & BIT[number]:
        deck = rect(-1, top, RIVER + 2, DECK, "travertine", 1.8)
        deck += line(f"M0 {top + 3.4:.1f}H{RIVER:g}M0 {top + DECK - 3.4:.1f}H{RIVER:g}", 1.2)
        return desk.hover(desk.say(N_("A bridge over the Tiber")), deck)
    piers = "".join(rect(x, top + 1, 6, DECK - 2, "stone", 1.2, 2) for x in (4, 18, 32))
    name, least, most = g.TRIANGLE_NAMES[triangle], c.BRIDGE_VALUES[0], c.BRIDGE_VALUES[-1]
    message = N_("{triangle}: a bridge, {least} to {most} points for who covers it")
    said = escape(desk.say(message, triangle=name, least=least, most=most))
    return piers + desk.piece(f"bridge-{number + 1}", "", x, y, three_sided("bridge", triangle), said)


# -- springs ----------------------------------------------------------------------------------------------------------


def spring(desk: Desk, number: int) -> str:
    """Where an aqueduct begins, with the pieces that are left of it."""
    x, y = AT[g.SOURCE_VERTEX[number]]
    stone = STONES[c.AQUEDUCT_IDS[number]]
    left = c.PIECES - max(0, len(desk.view.paths[number]) - 1)
    body = circle(15, 0, SPRING, stone.fill, 2) + circle(15, 0, SPRING - 3, "none", 1.1, stone.ink)
    body = line("M0 0H6", 7) + line("M0 0H6", 4, stone.fill) + body
    body += numeral(15, 6, LETTER, left, stone.ink)
    values = {"aqueduct": terms.aqueduct_name(desk.words, number), "pieces": desk.amount("pieces", left)}
    said = desk.say(N_("The source of {aqueduct}: {pieces} left"), **values)
    return desk.piece(f"spring-{c.AQUEDUCT_IDS[number]}", "", x, y, body, escape(said))
