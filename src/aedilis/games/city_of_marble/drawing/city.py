"""The map of City of Marble with all that lies and stands on it, where a district can be laid, and what comes of it."""

from __future__ import annotations

from typing import Final

from aedilis.draw import circle, escape, glow, line, numeral, path, rect
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing.aqueducts import aqueducts, next_pieces
from aedilis.games.city_of_marble.drawing.desk import LETTER, Desk, finer
from aedilis.games.city_of_marble.drawing.land import land, spring
from aedilis.games.city_of_marble.drawing.lattice import AT, HEART, TURN, UNIT, WIDTH, Point, lozenge, rhombus
from aedilis.games.city_of_marble.drawing.sites import outcome_title, sites, sites_at_hand, supplied, token
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.drawing.tiles import LOOKS
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.words import terms
from aedilis.games.city_of_marble.words.outcomes import NOTHING, Outcome, Promise, outcomes, promise

FIGURE: Final = 27  # how large a magistrate is
ASIDE: Final = 0.36  # of half an edge: how far it steps aside for a building
SMALL: Final = 0.33  # of a district: what marks a place does not touch its neighbours
SLIP: Final = 34  # how high it is
KEY: Final = 44  # how high what is pressed is


def city(desk: Desk) -> str:
    """From below to above: magistrates are on top of all that stands there, so that none is overlooked."""
    drawn = land(desk) + "".join(district(desk, code) for code in desk.view.laid)
    drawn += sites(desk) + aqueducts(desk) + "".join(spring(desk, number) for number in range(c.AQUEDUCTS))
    drawn += supplied(desk) + sites_at_hand(desk)
    drawn += "".join(magistrate(desk, code, *who) for code, who in desk.standing.items())
    return drawn + next_pieces(desk) + places(desk) + posting(desk)


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


def magistrate(desk: Desk, code: int, seat: int, number: int) -> str:
    place, kind = divmod(code, c.KINDS)
    x, y = foothold(desk, place)
    middle = FIGURE / 2
    body = circle(middle, middle, middle + 1.5, "marble", 1.4) + desk.figure(seat, 2, 1, FIGURE - 4)
    name, on = desk.scene.names[seat], terms.district_name(desk.words, kind)
    title = desk.say(N_("{district}: magistrate of {name}"), name=name, district=on)
    piece = f"magistrate:{number + 1}" if seat == desk.reader else ""
    shine = f'<circle class="glow" cx="{middle:g}" cy="{middle:g}" r="{middle + 3:g}" pointer-events="all"/>'
    return desk.piece(f"magistrate-{seat}-{number + 1}", piece, x - middle, y - middle, body, escape(title), shine)


def foothold(desk: Desk, place: int) -> Point:
    """The middle of a district, or a step away from what stands or is foreseen at one of its obtuse corners."""
    x, y = HEART[place]
    one, other = (corner in desk.taken for corner in g.OBTUSE[place])
    if one == other:
        return x, y
    u, v = AT[g.OBTUSE[place][1 if one else 0]]
    return x + (u - x) * ASIDE, y + (v - y) * ASIDE


# -- places -----------------------------------------------------------------------------------------------------------


def places(desk: Desk) -> str:
    if desk.now.phase != p.LAY or not desk.decides:
        return ""
    lit = [place for place in range(g.PLACES) if f"place:{g.PLACE_NAMES[place]}" in desk.scene.options]
    return f'<g class="crowd">{"".join(lit_place(desk, place) for place in lit)}</g>'


def lit_place(desk: Desk, place: int) -> str:
    """A small district in the middle of the place; the whole of it, and what comes of it, while one points at it."""
    name, look = g.PLACE_NAMES[place], LOOKS[c.KIND_IDS[desk.now.kind]]
    brings = promise(desk.now, desk.reader, desk.now.kind, place)
    strong = bool(brings.sites) or brings.bridge != c.EMPTY or brings.aqueduct != c.EMPTY
    body = f'<path d="{lozenge(place)}" fill="none" pointer-events="all"/>'
    body += path(rhombus(place, SMALL), look.strong if strong else look.pale, 0) + ghost(desk, place, brings)
    x, y = HEART[place]
    shine = finer(x, y, f'<path class="glow" d="{rhombus(place, 2 * SMALL)}"/>')
    title = escape("; ".join([name, *promises(desk, brings)]))
    return desk.piece(f"place-{name}", f"place:{name}", 0, 0, body, title, shine)


def ghost(desk: Desk, place: int, brings: Promise) -> str:
    drawn = tile(desk.now.kind, place)
    for one in brings.sites:
        u, v = AT[one.site]
        drawn += f'<g transform="translate({u:.1f} {v:.1f})">{token(desk, one.kind, one.posted)}</g>'
    parts = slip_parts(desk, brings)
    if parts:
        width = sum(wide for _, wide in parts) + 10
        left, top = beside(place, width, SLIP)
        drawn += f'<g transform="translate({left:.1f} {top:.1f})">{slip(parts, width)}</g>'
    return f'<g class="ghost">{drawn}</g>'


def beside(place: int, width: float, height: float) -> Point:
    """Where something has room above a place, or below it at the upper edge of the map."""
    ys = [AT[corner][1] for corner in g.CORNERS[place]]
    x = max(2, min(WIDTH - width - 2, HEART[place][0] - width / 2))
    above = min(ys) - height - 24
    return x, above if above > 0 else max(ys) + 24


def slip(parts: list[tuple[str, float]], width: float) -> str:
    drawn, at = rect(0, 0, width, SLIP, "marble", 1.8, 8), 6.0
    for body, wide in parts:
        drawn += f'<g transform="translate({at:g} 0)">{body}</g>'
        at += wide
    return drawn


def slip_parts(desk: Desk, brings: Promise) -> list[tuple[str, float]]:
    """What comes of it, each with the width that it needs."""
    parts = [outcome_part(desk, one) for one in brings.sites]
    if brings.bridge != c.EMPTY:
        worth = f"{c.BRIDGE_VALUES[0]}–{c.BRIDGE_VALUES[-1]}"
        parts.append((put("bridge-back", 1, 4, 26) + numeral(46, 23, LETTER, worth), 64))
    if brings.aqueduct != c.EMPTY:
        parts.append((put(f"aqueduct-{c.AQUEDUCT_IDS[brings.aqueduct]}", 2, 4, 26), 32))
    return parts


def outcome_part(desk: Desk, one: Outcome) -> tuple[str, float]:
    """A building with its points and who scores them; the reader's figure where it takes a magistrate.

    It is crossed out where not even a fountain is left.
    """
    if one.posted < 0:
        crossed_out = put(c.KIND_IDS[one.kind], 0, 2, 30) + line("M3 30L27 4", 3)
        body = crossed_out if one.posted == NOTHING else put("fountain", 0, 2, 30)
        return (body + desk.figure(desk.reader, 30, 5, 24), 58) if one.depends else (body, 34)
    body = put(c.KIND_IDS[one.kind], 0, 2, 30)
    body += desk.figure(one.posted, 30, 5, 24) if one.depends else desk.sign(one.posted, 33, 8, 18)
    return body + numeral(68, 23, LETTER, f"+{c.BUILDING_POINTS[one.kind]}"), 86


def promises(desk: Desk, brings: Promise) -> list[str]:
    """The same in words."""
    said = []
    for one in brings.sites:
        what = outcome_title(desk, one.kind, one.plain)
        if one.depends:
            posted = outcome_title(desk, one.kind, one.posted)
            what += ", " + desk.say(N_("with a magistrate: {outcome}"), outcome=posted)
        said.append(what)
    if brings.bridge != c.EMPTY:
        said.append(desk.say(N_("you take a bridge")))
    if brings.aqueduct != c.EMPTY:
        said.append(desk.say(N_("you begin {aqueduct}"), aqueduct=terms.aqueduct_name(desk.words, brings.aqueduct)))
    return said


# -- whether a magistrate goes on it ----------------------------------------------------------------------------------


def posting(desk: Desk) -> str:
    """Two keys beside the district just laid: with a magistrate or without, and what is built in each case."""
    view = desk.now
    if view.phase != p.POST or not desk.decides:
        return ""
    found = outcomes(view)
    width = 46 + 34 * len(found)
    left, top = beside(view.place, 2 * width + 6, KEY)
    x, y = HEART[view.place]
    there = desk.figure(desk.reader, x - left - 13, y - top - 13, 26)
    posted = desk.figure(desk.reader, 6, 5, 34) + f'<g class="ghost">{there}</g>'
    posted += builds(desk, [(one.kind, one.posted) for one in found])
    plain = put("absent", 6, 5, 34) + line("M9 36L37 8", 3) + builds(desk, [(one.kind, one.plain) for one in found])
    keys = key(desk, "magistrates", "with", left, top, width, posted)
    return keys + key(desk, "district", "without", left + width + 6, top, width, plain)


def builds(desk: Desk, found: list[tuple[int, int]]) -> str:
    return "".join(
        f'<g transform="translate({60 + 34 * n} {KEY / 2:g})">{token(desk, kind, owner, 36)}</g>'
        for n, (kind, owner) in enumerate(found)
    )


def key(desk: Desk, piece: str, code: str, x: float, y: float, width: float, body: str) -> str:
    plate = rect(0, 0, width, KEY, "marble", 1.8, 9)
    said = escape(desk.scene.labels.get(code, code))
    return desk.piece(f"post-{code}", piece, x, y, plate + body, said, glow(width, KEY, 9), only=[code])
