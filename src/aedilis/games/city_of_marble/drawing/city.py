"""The map of City of Marble with all that lies and stands on it, and what would come of whatever can be done there."""

from __future__ import annotations

from typing import Final

from aedilis.draw import circle, escape
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing.aqueducts import aqueducts, next_pieces
from aedilis.games.city_of_marble.drawing.desk import Desk
from aedilis.games.city_of_marble.drawing.land import land, springs
from aedilis.games.city_of_marble.drawing.lattice import AT, HEART, TURN, UNIT, Point, rhombus
from aedilis.games.city_of_marble.drawing.placing import places, posting
from aedilis.games.city_of_marble.drawing.sites import sites, sites_at_hand, supplied
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.words import terms

FIGURE: Final = 27  # how large a magistrate is
ASIDE: Final = 0.36  # of half an edge: how far it steps aside for a building


def city(desk: Desk) -> str:
    return (
        land(desk)
        + "".join(district(desk, code) for code in desk.view.laid)
        + sites(desk)
        + aqueducts(desk)
        + springs(desk)
        + supplied(desk)
        + sites_at_hand(desk)
        + magistrates(desk)
        + next_pieces(desk)
        + places(desk)
        + posting(desk)
    )


# -- districts --------------------------------------------------------------------------------------------------------


def tile(kind: int, place: int) -> str:
    """A district as it lies there."""
    x, y = HEART[place]
    drawn = put(f"district-{c.KIND_IDS[kind]}", -UNIT, -UNIT, 2 * UNIT)
    turn = f" rotate({TURN[place]})" if TURN[place] else ""
    return f'<g transform="translate({x:.1f} {y:.1f}){turn}">{drawn}</g>'


def district(desk: Desk, code: int) -> str:
    place, kind = divmod(code, c.KINDS)
    name = g.PLACE_NAMES[place]
    last = desk.touched(f"place:{name}") or place == desk.view.place
    body = tile(kind, place) + (f'<path class="last" d="{rhombus(place, 0.93)}"/>' if last else "")
    title = f"{name}: {terms.district_name(desk.words, kind)}"
    return desk.piece(f"district-{name}", "", 0, 0, body, escape(title))


# -- magistrates ------------------------------------------------------------------------------------------------------


def magistrates(desk: Desk) -> str:
    """On top of everything, so that none is overlooked."""
    return "".join(magistrate(desk, code, *who) for code, who in desk.standing.items())


def magistrate(desk: Desk, code: int, seat: int, number: int) -> str:
    place, kind = divmod(code, c.KINDS)
    x, y = foothold(desk, place)
    middle = FIGURE / 2
    body = circle(middle, middle, middle + 1.5, "marble", 1.4) + desk.figure(seat, 2, 1, FIGURE - 4)
    values = {"name": desk.scene.names[seat], "district": terms.district_name(desk.words, kind)}
    title = desk.say(N_("{district}: magistrate of {name}"), **values)
    piece = f"magistrate:{number + 1}" if seat == desk.reader else ""
    shine = f'<circle class="glow" cx="{middle:g}" cy="{middle:g}" r="{middle + 3:g}" pointer-events="all"/>'
    return desk.piece(f"magistrate-{seat}-{number + 1}", piece, x - middle, y - middle, body, escape(title), shine)


def foothold(desk: Desk, place: int) -> Point:
    """The middle of a district, or a step away from what stands or is foreseen at one of its obtuse corners."""
    x, y = HEART[place]
    foreseen = {found.site for found in desk.one_short}
    one, other = (
        corner < g.SITES and (desk.view.sites[corner] != c.EMPTY or corner in foreseen) for corner in g.OBTUSE[place]
    )
    if one == other:
        return x, y
    u, v = AT[g.OBTUSE[place][1 if one else 0]]
    return x + (u - x) * ASIDE, y + (v - y) * ASIDE
