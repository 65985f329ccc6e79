"""Laying a district: every place that is legal, what would come of each, and whether a magistrate goes on it."""

from __future__ import annotations

from typing import Final

from aedilis.draw import escape, glow, line, numeral, path, rect
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing.desk import LETTER, Desk, finer
from aedilis.games.city_of_marble.drawing.lattice import AT, HEART, TURN, UNIT, WIDTH, Point, lozenge, rhombus
from aedilis.games.city_of_marble.drawing.sites import outcome_title, token
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.drawing.tiles import LOOKS
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.words import terms
from aedilis.games.city_of_marble.words.outcomes import NOTHING, Outcome, Promise, outcomes, promise

SMALL: Final = 0.33  # of a district: what marks a place does not touch its neighbours
SLIP: Final = 34  # how high it is
KEY: Final = 44  # how high what is pressed is


# -- places -----------------------------------------------------------------------------------------------------------


def places(desk: Desk) -> str:
    if desk.now.phase != p.LAY or not desk.decides:
        return ""
    lit = [place for place in range(g.PLACES) if f"place:{g.PLACE_NAMES[place]}" in desk.scene.options]
    return f'<g class="crowd">{"".join(lit_place(desk, place) for place in lit)}</g>'


def lit_place(desk: Desk, place: int) -> str:
    """A small district in the middle of the place; the whole of it, and what comes of it, while one points at it."""
    name, kind = g.PLACE_NAMES[place], desk.now.kind
    brings = promise(desk.now, desk.reader, kind, place)
    body = f'<path d="{lozenge(place)}" fill="none" pointer-events="all"/>'
    strong = bool(brings.sites) or brings.bridge != c.EMPTY or brings.aqueduct != c.EMPTY
    body += path(rhombus(place, SMALL), LOOKS[c.KIND_IDS[kind]].strong if strong else LOOKS[c.KIND_IDS[kind]].pale, 0)
    body += ghost(desk, place, brings)
    x, y = HEART[place]
    shine = finer(x, y, f'<path class="glow" d="{rhombus(place, 2 * SMALL)}"/>')
    title = escape("; ".join([name, *promises(desk, brings)]))
    return desk.piece(f"place-{name}", f"place:{name}", 0, 0, body, title, shine)


def ghost(desk: Desk, place: int, brings: Promise) -> str:
    x, y = HEART[place]
    turn = f" rotate({TURN[place]})" if TURN[place] else ""
    tile = put(f"district-{c.KIND_IDS[desk.now.kind]}", -UNIT, -UNIT, 2 * UNIT)
    drawn = f'<g transform="translate({x:.1f} {y:.1f}){turn}">{tile}</g>'
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
        name = terms.aqueduct_name(desk.words, brings.aqueduct)
        said.append(desk.say(N_("you begin {aqueduct}"), aqueduct=name))
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
    posted = (
        desk.figure(desk.reader, 6, 5, 34)
        + f'<g class="ghost">{there}</g>'
        + builds(desk, [(one.kind, one.posted) for one in found])
    )
    plain = put("absent", 6, 5, 34) + line("M9 36L37 8", 3) + builds(desk, [(one.kind, one.plain) for one in found])
    return key(desk, "magistrates", "with", left, top, width, posted) + key(
        desk, "district", "without", left + width + 6, top, width, plain
    )


def builds(desk: Desk, found: list[tuple[int, int]]) -> str:
    return "".join(
        f'<g transform="translate({60 + 34 * n} {KEY / 2:g})">{token(desk, kind, owner, 36)}</g>'
        for n, (kind, owner) in enumerate(found)
    )


def key(desk: Desk, piece: str, code: str, x: float, y: float, width: float, body: str) -> str:
    plate = rect(0, 0, width, KEY, "marble", 1.8, 9)
    said = escape(desk.scene.labels.get(code, code))
    return desk.piece(f"post-{code}", piece, x, y, plate + body, said, glow(width, KEY, 9), only=[code])
