"""Sites: the buildings and fountains on them, those that one district would complete, and those to be resolved."""

from __future__ import annotations

from typing import Final

from aedilis.draw import escape, path
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing.desk import Desk
from aedilis.games.city_of_marble.drawing.lattice import AT, UNIT
from aedilis.games.city_of_marble.drawing.pieces import hexagon
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.drawing.tiles import REACH
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.scoring import sites_beside
from aedilis.games.city_of_marble.rules.state import FOUNTAIN, WATER
from aedilis.games.city_of_marble.words import terms
from aedilis.games.city_of_marble.words.outcomes import NOTHING, Outcome, outcomes

RADIUS: Final = UNIT * REACH + 1.5  # of the hexagon around a vertex
TOKEN: Final = RADIUS / 0.47  # how large a building is drawn for that
HUB: Final = TOKEN * 0.66  # the same on an aqueduct
BADGE: Final = 9.5
AROUND: Final = hexagon(RADIUS + 1, 0, 0)
GLOW: Final = f'<path class="glow" d="{AROUND}" pointer-events="all"/>'


def sites(desk: Desk) -> str:
    """All that nobody has to decide about, below the aqueducts."""
    drawn = "".join(unfinished(desk, one) for one in desk.one_short)
    return drawn + "".join(
        built(desk, site) for site in range(g.SITES) if desk.view.sites[site] != c.EMPTY and site != desk.now.site
    )


def sites_at_hand(desk: Desk) -> str:
    """The one that magistrates may leave now, and those to be resolved."""
    site = desk.now.site
    drawn = built(desk, site) if site != c.EMPTY and desk.view.sites[site] != c.EMPTY else ""
    return drawn + "".join(due(desk, one) for one in outcomes(desk.view))


def supplied(desk: Desk) -> str:
    """Where an aqueduct runs through a site, what stands there once more, smaller and above it."""
    on_the_way = {vertex for way in desk.view.paths for vertex in way}
    drawn = "".join(at(one.site, sketch(desk, one)) for one in desk.one_short if one.site in on_the_way)
    for site in range(g.SITES):
        if site in on_the_way and desk.view.sites[site] != c.EMPTY and site != desk.now.site:
            kind, owner = who_built(desk.view.sites[site])
            body = put("fountain" if owner == c.EMPTY else c.KIND_IDS[kind], -HUB / 2, -HUB / 2, HUB)
            drawn += at(site, body + (seal(desk, owner) if owner != c.EMPTY else ""))
    return drawn


def at(site: int, body: str) -> str:
    """Seen there, while one still points at what is below."""
    x, y = AT[site]
    return f'<g transform="translate({x:.1f} {y:.1f})" pointer-events="none">{body}</g>'


# -- what stands there ------------------------------------------------------------------------------------------------


def token(desk: Desk, kind: int, owner: int, size: float = TOKEN) -> str:
    """A building around the middle, with the colour and the sign of its owner; a fountain is nobody's."""
    if owner == NOTHING:
        return ""
    if owner == c.EMPTY:
        return put("fountain", -size / 2, -size / 2, size)
    far = size * 0.47
    ring = path(hexagon(far * 0.92, 0, 0), "none", far * 0.17, f"seat-{desk.colours[owner]}")
    return put(c.KIND_IDS[kind], -size / 2, -size / 2, size) + ring + seal(desk, owner, size)


def seal(desk: Desk, owner: int, size: float = TOKEN) -> str:
    """The sign of the owner on the lower edge of a building."""
    return desk.badge(owner, size * 0.29, size * 0.29, size * 0.2)


def built(desk: Desk, site: int) -> str:
    kind, owner = who_built(desk.view.sites[site])
    body = token(desk, kind, owner)
    fountain = N_("Fountain: a coin for whoever leads an aqueduct to it")
    said = desk.say(fountain) if owner == c.EMPTY else building_title(desk, site, kind, owner)
    title = f"{g.VERTEX_NAMES[site]}: {said}"
    here = site == desk.now.site
    body += ring("mark", 3.4) if here else ""
    x, y = AT[site]
    return desk.piece(f"site-{g.VERTEX_NAMES[site]}", "site" if here else "", x, y, body, escape(title), GLOW)


def who_built(code: int) -> tuple[int, int]:
    """The kind of a building and its owner, who is EMPTY for a fountain."""
    return (0, c.EMPTY) if code == FOUNTAIN else divmod(code, c.MOST_SEATS)


def ring(colour: str, width: float) -> str:
    return f'<path d="{AROUND}" fill="none" stroke="var(--{colour})" stroke-width="{width:g}"/>'


def building_title(desk: Desk, site: int, kind: int, owner: int) -> str:
    """With all that it is worth."""
    view = desk.view
    building, points = terms.building_name(desk.words, kind), desk.amount("points", c.BUILDING_POINTS[kind])
    name = desk.scene.names[owner]
    said = desk.say(N_("{building} of {name}: {points}"), building=building, name=name, points=points)
    if view.ground[site] & WATER:
        points = desk.amount("points", c.AQUEDUCT_POINTS)
        said += "; " + desk.say(N_("on an aqueduct: {points} at the end"), points=points)
    fountains = sum(view.sites[near] == FOUNTAIN for near in sites_beside(view, site, view.ground[site]))
    if fountains:
        message = N_("fountains beside it: {number}, {points} at the end")
        points = desk.amount("points", c.FOUNTAIN_POINTS * fountains)
        said += "; " + desk.say(message, number=fountains, points=points)
    return said


# -- what could stand there -------------------------------------------------------------------------------------------


def unfinished(desk: Desk, one: Outcome) -> str:
    """One district short: what would be built, and by whom as things stand."""
    x, y = AT[one.site]
    edge = 'stroke="var(--glow)" stroke-width="2.6" stroke-dasharray="5 3.5"'
    body = f'<path d="{hexagon(RADIUS - 2, 0, 0)}" fill="var(--marble)" fill-opacity=".8" {edge}/>'
    body += sketch(desk, one)
    said = f"{g.VERTEX_NAMES[one.site]}: {one_short_title(desk, one)}"
    return desk.piece(f"short-{g.VERTEX_NAMES[one.site]}", "", x, y, body, escape(said))


def sketch(desk: Desk, one: Outcome) -> str:
    leader = "" if one.plain == NOTHING else put("fountain", 2, 2, 2 * BADGE)
    if one.plain >= 0:
        leader = desk.badge(one.plain, 2 + BADGE, 2 + BADGE, BADGE)
    return put(c.KIND_IDS[one.kind], -15, -15, 30) + leader


def one_short_title(desk: Desk, one: Outcome) -> str:
    building, points = terms.building_name(desk.words, one.kind), desk.amount("points", c.BUILDING_POINTS[one.kind])
    name = desk.scene.names[one.plain] if one.plain >= 0 else ""
    said = N_("{building}, one district short: as things stand {name} builds it for {points}")
    if one.plain == NOTHING:
        said = N_("{building}, one district short: as things stand nobody leads, and no fountain is left")
    elif one.plain == c.EMPTY:
        said = N_("{building}, one district short: as things stand nobody leads, so it becomes a fountain")
    return desk.say(said, building=building, name=name, points=points)


def due(desk: Desk, one: Outcome) -> str:
    """Completed, and to be resolved."""
    name = g.VERTEX_NAMES[one.site]
    x, y = AT[one.site]
    body = f'<g opacity=".8">{token(desk, one.kind, one.plain)}</g>{ring("glow", 2.6)}'
    title = f"{name}: {outcome_title(desk, one.kind, one.plain)}"
    return desk.piece(f"due-{name}", f"site:{name}", x, y, body, escape(title), GLOW)


def outcome_title(desk: Desk, kind: int, owner: int) -> str:
    if owner == NOTHING:
        return desk.say(N_("nothing, as nobody has most influence and no fountain is left"))
    if owner == c.EMPTY:
        return desk.say(N_("a fountain, as nobody has most influence"))
    name, building = desk.scene.names[owner], desk.say(terms.BUILDS[c.KIND_IDS[kind]])
    points = desk.amount("points", c.BUILDING_POINTS[kind])
    return desk.say(N_("{name} builds {building}: {points}"), name=name, building=building, points=points)
