"""The city: lots with their markers and prices, buildings, and what would come of whatever can be done there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aedilis.draw import circle, corner, escape, icon, line, numeral, rect
from aedilis.engine import large_sets as sets
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.desk import Desk, kind_of, place_of, standing, turn_of
from aedilis.games.foundations_of_rome.drawing.faces import LETTER, coin
from aedilis.games.foundations_of_rome.drawing.polyomino import columns, corner_of, outline, rows
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import citizens_in, civic_points, garden_points, silver_of
from aedilis.games.foundations_of_rome.words import effects, terms
from aedilis.games.foundations_of_rome.words.forecast import Promise, promise, worth

WIDTH: Final = 560
EDGE: Final = 24  # for letters and numbers
HEIGHT: Final = WIDTH


class Plan:
    """Where lots are, by the size of the board."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cell = (WIDTH - EDGE - 3) / size

    def at(self, lot: int) -> tuple[float, float]:
        return self.of(lot // c.SIDE, lot % c.SIDE)

    def of(self, row: int, column: int) -> tuple[float, float]:
        return EDGE + self.cell * column, EDGE + self.cell * row

    def lots(self) -> list[int]:
        return [row * c.SIDE + column for row in range(self.size) for column in range(self.size)]


def city(desk: Desk) -> str:
    plan = Plan(desk.view.size)
    lit = [lot for lot in plan.lots() if f"lot:{c.LOT_NAMES[lot]}" in desk.scene.options]
    built = {lot for city in desk.view.cities for code in city.buildings for lot in g.PLACE_LOTS[place_of(code)]}
    drawn = ground(desk, plan)
    for lot in plan.lots():
        if lot not in built and lot not in lit:
            drawn += plain_lot(desk, lot, plan)
    for seat, owner in enumerate(desk.view.cities):
        drawn += "".join(building(desk, seat, code, plan) for code in owner.buildings)
    drawn += chosen_lots(desk, plan)
    promises = dict(sites(desk))
    for lot in reversed(lit):  # so that what would be built covers the lots after its first one
        drawn += lit_lot(desk, lot, built, promises.get(lot), plan)
    return drawn


def ground(desk: Desk, plan: Plan) -> str:
    size = plan.cell * plan.size
    ways = "".join(f"M{EDGE + plan.cell * n:.4g} {EDGE}v{size:.4g}M{EDGE} {EDGE + plan.cell * n:.4g}h{size:.4g}"
                   for n in range(1, plan.size))  # fmt: skip
    drawn = rect(EDGE - 1, EDGE - 1, size + 2, size + 2, "plot", 2) + line(ways, 1.4, "line")
    for n in range(plan.size):
        middle = EDGE + plan.cell * (n + 0.5)
        drawn += desk.text(middle, 17, LETTER, c.LOT_NAMES[n][0], "lettering middle strong", "quiet")
        style = "lettering middle strong" if n < 9 else "lettering middle"  # two digits fill the edge
        drawn += desk.text(EDGE / 2 - 1, middle + 6, LETTER, str(n + 1), style, "quiet")
    return drawn


# -- lots -------------------------------------------------------------------------------------------------------------


def plain_lot(desk: Desk, lot: int, plan: Plan) -> str:
    """A lot without a building: a deed of the market can be bought here too."""
    view = desk.view
    if lot in view.row:
        slot = view.row.index(lot)
        codes = [f"buy {slot + 1}", f"free {slot + 1}"]
        shine = rect_glow(plan.cell, 4)
        return desk.piece(f"deed-{c.LOT_NAMES[lot]}", f"market:{slot}", *plan.at(lot), face(desk, lot, plan),
                          lot_title(desk, lot), shine, only=codes)  # fmt: skip
    return desk.piece(f"lot-{c.LOT_NAMES[lot]}", "", *plan.at(lot), face(desk, lot, plan), lot_title(desk, lot))


def face(desk: Desk, lot: int, plan: Plan) -> str:
    """The marker of its owner, the price of its deed, or a sign that it has left the game."""
    view, cell = desk.view, plan.cell
    drawn = f'<rect width="{cell:.4g}" height="{cell:.4g}" fill="none" pointer-events="all"/>'
    owner = desk.owner_of(lot)
    if owner >= 0:
        drawn += rect(4, 4, cell - 8, cell - 8, desk.colour(owner), 1.8, 6)
        drawn += circle(cell / 2, cell / 2, cell * 0.3, "marble", 0)
        drawn += desk.sign(owner, cell * 0.31, cell * 0.31, cell * 0.38)
        drawn += corner(cell) if desk.touched(f"lot:{c.LOT_NAMES[lot]}") else ""
    elif lot in view.row:
        drawn += rect(5, 5, cell - 10, cell - 10, "marble", 1.4, 4) + coin(
            cell / 2, cell / 2, 32, price(desk, view.row.index(lot)), LETTER
        )
    elif sets.has(view.removed, lot):
        drawn += line(f"M8 8L{cell - 8:.4g} {cell - 8:.4g}M{cell - 8:.4g} 8L8 {cell - 8:.4g}", 2.4, "line")
    return drawn


def price(desk: Desk, slot: int) -> int:
    """What the reader would pay; others see what is printed."""
    view = desk.view
    if desk.reader >= 0:
        return view.price(view.players[desk.reader], slot)
    return c.PRICES[slot] + (view.bribes[slot] if view.solo else 0)


def lot_title(desk: Desk, lot: int) -> str:
    view, owner = desk.view, desk.owner_of(lot)
    if owner >= 0:
        return escape(desk.say(N_("{lot}: lot of {name}"), lot=c.LOT_NAMES[lot], name=desk.owner_name(owner)))
    if lot in view.row:
        silver = desk.amount("silver", price(desk, view.row.index(lot)))
        return escape(desk.say(N_("{lot}: its deed costs {silver}"), lot=c.LOT_NAMES[lot], silver=silver))
    if sets.has(view.removed, lot):
        return escape(desk.say(N_("{lot}: its deed is out of the game"), lot=c.LOT_NAMES[lot]))
    return escape(desk.say(N_("{lot}: nobody's yet"), lot=c.LOT_NAMES[lot]))


def chosen_lots(desk: Desk, plan: Plan) -> str:
    """Lots that are part of an offer, or that somebody is about to take."""
    view, drawn = desk.view, ""
    for lot in plan.lots():
        offered = sets.has(view.offer, lot)
        threatened = view.phase == p.PROTECT and lot == view.lot
        if (offered and view.partner >= 0) or threatened or (view.phase == p.TO and lot == view.lot):
            x, y = plan.at(lot)
            ring = f'<rect x="2" y="2" width="{plan.cell - 4:.4g}" height="{plan.cell - 4:.4g}" rx="6" fill="none"'
            drawn += f'<g transform="translate({x:.4g} {y:.4g})">{ring} stroke="var(--ink)" stroke-width="6"/>'
            drawn += f'{ring} stroke="var(--saffron)" stroke-width="3.4"/></g>'
    return drawn


# -- buildings --------------------------------------------------------------------------------------------------------


def building(desk: Desk, seat: int, code: int, plan: Plan) -> str:
    """With the sign of its owner and what it is worth where it stands."""
    kind, place, turn = kind_of(code), place_of(code), turn_of(code)
    row, column = corner_of(g.PLACE_LOTS[place])
    x, y = plan.of(row, column)
    body = standing(kind, turn, desk.colour(seat), plan.cell)
    last = g.PLACE_LOTS[place][-1]
    tag_x, tag_y = plan.of(last // c.SIDE - row, last % c.SIDE - column)
    body += f'<g transform="translate({tag_x - EDGE:.4g} {tag_y - EDGE:.4g})">{badge(desk, seat, code, plan)}</g>'
    first = g.PLACE_ANCHOR[place]
    if desk.touched(f"lot:{c.LOT_NAMES[first]}"):
        right = max(lot for lot in g.PLACE_LOTS[place] if lot // c.SIDE == row)
        body += f'<g transform="translate({plan.cell * (right % c.SIDE - column):.4g} 0)">{corner(plan.cell)}</g>'
    return desk.piece(f"building-{c.LOT_NAMES[first]}", "", x, y, body, building_title(desk, seat, code))


def badge(desk: Desk, seat: int, code: int, plan: Plan) -> str:
    """On the lower edge of its last lot: whose it is, and a number; one above the other on lots that are too small."""
    cell = plan.cell
    number, sign = value(desk, code)
    width = 21 + 10 * len(str(number))
    low = cell - 12 if width + 21 <= cell else cell - 33
    drawn = circle(12, low, 11, "marble", 1.2) + desk.sign(seat, 4.5, low - 7.5, 15)
    drawn += rect(cell - width - 2, cell - 21, width, 19, "marble", 1.2, 5)
    drawn += (
        icon("points", cell - width - 1, cell - 19.5, 16)
        if sign == "points"
        else put(f"sign-{sign}", cell - width, cell - 18.5, 14)
        if sign != "coin"
        else icon("coin", cell - width, cell - 19, 15)
    )
    return drawn + numeral(cell - (width - 16) / 2 - 2.2, cell - 5.4, LETTER, number)


def value(desk: Desk, code: int) -> tuple[int, str]:
    """What a building is worth now, and in what: citizens, silver or points."""
    kind, view = kind_of(code), desk.view
    if kind >= c.FIRST_GARDEN and c.GARDEN_PER[kind] >= 0:
        return garden_points(view, code), "points"
    if c.TYPE[kind] == c.CIVIC:
        return civic_points(view, code), "points"
    return (silver_of(view, code), "coin") if c.TYPE[kind] == c.COMMERCIAL else (citizens_in(view, code), "citizens")


def building_title(desk: Desk, seat: int, code: int) -> str:
    kind = kind_of(code)
    number, sign = value(desk, code)
    what = {"points": "points", "coin": "silver", "citizens": "citizens"}[sign]
    values = {
        "building": terms.kind_name(desk.words, kind),
        "name": desk.owner_name(seat),
        "worth": effects.worth(desk.words, kind, desk.view.level),
        "now": desk.amount(what, number),
    }
    return escape(desk.say(N_("{building} of {name}: {worth}; here {now}"), **values))


# -- what can be done with a lot --------------------------------------------------------------------------------------


def sites(desk: Desk) -> Iterator[tuple[int, tuple[int, Promise]]]:
    """By the first lot, every place where the building at hand could stand, and what it would bring there."""
    view = desk.view
    if view.phase != p.SITE or not desk.decides:
        return
    seat, kind, turn = desk.reader, g.LAY_KIND[view.chosen_lay], g.LAY_TURN[view.chosen_lay]
    before = worth(view, seat)
    for name in desk.scene.options:
        if name.startswith("lot:"):
            lot = c.LOT_NAMES.index(name[4:])
            place = g.PLACE_OF[turn * c.LOTS + lot]
            yield lot, (place, promise(view, seat, kind, place, before))


def lit_lot(desk: Desk, lot: int, built: set[int], site: tuple[int, Promise] | None, plan: Plan) -> str:
    name = c.LOT_NAMES[lot]
    body = (
        face(desk, lot, plan)
        if lot not in built
        else f'<rect width="{plan.cell:.4g}" height="{plan.cell:.4g}" fill="none" pointer-events="all"/>'
    )
    title, shine = lot_title(desk, lot), rect_glow(plan.cell, 3)
    if site:
        place, brings = site
        body += hint(brings, plan) + ghost(desk, lot, place, brings, plan)
        title = escape(promise_in_words(desk, lot, brings))
    elif lot in built:
        shine = around_building(desk, lot, plan)
    return desk.piece(f"lot-{name}", f"lot:{name}", *plan.at(lot), body, title, shine)


def rect_glow(cell: float, inset: float) -> str:
    size = cell - 2 * inset
    box = f'x="{inset}" y="{inset}" width="{size:.4g}" height="{size:.4g}"'
    return f'<rect class="glow" {box} rx="6" pointer-events="all"/>'


def around_building(desk: Desk, lot: int, plan: Plan) -> str:
    """Light around all of the building whose first lot it is."""
    for owner in desk.view.cities:
        for code in owner.buildings:
            if g.PLACE_ANCHOR[place_of(code)] == lot:
                column = corner_of(g.PLACE_LOTS[place_of(code)])[1]
                move = f"translate({plan.cell * (column - lot % c.SIDE):.4g} 0) scale({plan.cell / 100:.4g})"
                edge = f'<path class="glow" d="{outline(turn_of(code), 4)}" pointer-events="all"/>'
                return f'<g transform="{move}">{edge}</g>'
    return rect_glow(plan.cell, 3)


def hint(brings: Promise, plan: Plan) -> str:
    """On the lot: the points that building here would bring."""
    points = brings.points + brings.at_once
    middle = plan.cell / 2
    return circle(middle, middle, 17, "marble", 1.6) + numeral(middle, middle + 6.4, LETTER, signed(points))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"–{-number}" if number else "0"


def ghost(desk: Desk, lot: int, place: int, brings: Promise, plan: Plan) -> str:
    """The building where it would stand, crosses on what it replaces, and what it brings; only while pointed at."""
    cell, kind = plan.cell, g.LAY_KIND[desk.view.chosen_lay]
    row, column = lot // c.SIDE, lot % c.SIDE
    top, left = corner_of(g.PLACE_LOTS[place])
    drawn = ""
    for code in brings.replaced:
        for other in g.PLACE_LOTS[place_of(code)]:
            x, y = cell * (other % c.SIDE - column), cell * (other // c.SIDE - row)
            box = f'x="{x:.4g}" y="{y:.4g}" width="{cell:.4g}" height="{cell:.4g}"'
            drawn += f'<rect {box} fill="var(--red)" opacity=".45"/>'
    body = standing(kind, g.PLACE_TURN[place], desk.colour(desk.reader), cell)
    drawn += f'<g transform="translate({cell * (left - column):.4g} {cell * (top - row):.4g})">{body}</g>'
    for code in brings.replaced:
        other = g.PLACE_ANCHOR[place_of(code)]
        drawn += put("sign-cross", cell * (other % c.SIDE - column) + 2, cell * (other // c.SIDE - row) + 2, 22)
    return f'<g class="ghost">{drawn}{summary(desk, lot, place, brings, plan)}</g>'


def summary(desk: Desk, lot: int, place: int, brings: Promise, plan: Plan) -> str:
    """Points, citizens and silver on a slip above the ghost, or below it at the upper edge of the board."""
    parts = [("points", brings.points + brings.at_once)]
    parts += [("citizens", brings.population)] if brings.population else []
    parts += [("coin", brings.silver)] if brings.silver else []
    width = 8 + 56 * len(parts)
    top, left = corner_of(g.PLACE_LOTS[place])
    turn = g.PLACE_TURN[place]
    x = EDGE + plan.cell * left + plan.cell * columns(turn) / 2 - width / 2
    x = max(2, min(WIDTH - 2 - width, x))
    y = plan.cell * top - 34 if top else plan.cell * rows(turn) + 4
    drawn = rect(0, 0, width, 30, "marble", 1.8, 8)
    for n, (what, number) in enumerate(parts):
        sign = put("sign-citizens", 7 + 56 * n, 5, 20) if what == "citizens" else icon(what, 6 + 56 * n, 4, 22)
        drawn += sign + numeral(43 + 56 * n, 21.5, LETTER, signed(number))
    row, column = lot // c.SIDE, lot % c.SIDE
    return f'<g transform="translate({x - EDGE - plan.cell * column:.4g} {y - plan.cell * row:.4g})">{drawn}</g>'


def promise_in_words(desk: Desk, lot: int, brings: Promise) -> str:
    words = desk.words
    parts = [desk.say(N_("{lot}: {points} at a scoring now"), lot=c.LOT_NAMES[lot], points=signed(brings.points))]
    if brings.at_once:
        parts.append(desk.say(N_("{points} at once"), points=terms.amount(words, "points", brings.at_once)))
    if brings.population:
        parts.append(desk.say(N_("population {number}"), number=signed(brings.population)))
    if brings.silver:
        parts.append(desk.say(N_("silver of an income {number}"), number=signed(brings.silver)))
    if brings.replaced:
        names = [terms.kind_name(words, kind_of(code)) for code in brings.replaced]
        parts.append(desk.say(N_("replaces {buildings}"), buildings=words.both(names)))
    if guests := [desk.owner_name(seat) for seat in brings.guests if seat != desk.reader]:
        kind = g.LAY_KIND[desk.view.chosen_lay]
        gain = terms.amounts(words, {"points": c.NEIGHBOURS_POINTS[kind], "silver": c.NEIGHBOURS_SILVER[kind]})
        parts.append(desk.say(N_("{names}: {gain}"), names=words.both(guests), gain=gain))
    return "; ".join(parts)
