"""The city: lots with their markers and prices, buildings, and what would come of whatever can be done there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aedilis.draw import circle, corner, escape, line, numeral, rect
from aedilis.engine import large_sets as sets
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.desk import EDGE, LETTER, WIDTH, Desk, coin, moved, sign, standing
from aedilis.games.foundations_of_rome.drawing.polyomino import columns, corner_of, outline, rows
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import citizens_in, civic_points, garden_points, silver_of
from aedilis.games.foundations_of_rome.words import effects, terms
from aedilis.games.foundations_of_rome.words.forecast import Promise, promise, worth

WORTH_SIGNS: Final = {"points": (1, 19.5, 16), "citizens": (0, 18.5, 14), "coin": (0, 19, 15)}  # place and size


def city(desk: Desk) -> str:
    view, lots = desk.view, sets.members(g.BOARD[desk.view.size])
    lit = [lot for lot in lots if f"lot:{c.LOT_NAMES[lot]}" in desk.scene.options]
    built = {lot for city in view.cities for code in city.buildings for lot in g.PLACE_LOTS[code // c.KINDS]}
    drawn = ground(desk) + "".join(plain_lot(desk, lot) for lot in lots if lot not in built and lot not in lit)
    drawn += "".join(building(desk, seat, code) for seat, city in enumerate(view.cities) for code in city.buildings)
    drawn += "".join(chosen_lot(desk, lot) for lot in lots)
    promises = dict(sites(desk))
    for lot in reversed(lit):  # so that what would be built covers the lots after its first one
        drawn += lit_lot(desk, lot, lot in built, promises.get(lot))
    return drawn


def ground(desk: Desk) -> str:
    size, cell = desk.cell * desk.view.size, desk.cell
    ways = "".join(f"M{EDGE + cell * n:.4g} {EDGE}v{size:.4g}M{EDGE} {EDGE + cell * n:.4g}h{size:.4g}"
                   for n in range(1, desk.view.size))  # fmt: skip
    drawn = rect(EDGE - 1, EDGE - 1, size + 2, size + 2, "plot", 2) + line(ways, 1.4, "line")
    for n in range(desk.view.size):
        middle = EDGE + cell * (n + 0.5)
        drawn += desk.text(middle, 17, LETTER, c.LOT_NAMES[n][0], "lettering middle strong", "quiet")
        style = "lettering middle strong" if n < 9 else "lettering middle"  # two digits fill the edge
        drawn += desk.text(EDGE / 2 - 1, middle + 6, LETTER, str(n + 1), style, "quiet")
    return drawn


def at(desk: Desk, lot: int) -> tuple[float, float]:
    """Where a lot is."""
    return EDGE + desk.cell * (lot % c.SIDE), EDGE + desk.cell * (lot // c.SIDE)


def apart(desk: Desk, lot: int, other: int) -> tuple[float, float]:
    """The way from one lot to another."""
    return desk.cell * (other % c.SIDE - lot % c.SIDE), desk.cell * (other // c.SIDE - lot // c.SIDE)


# -- lots -------------------------------------------------------------------------------------------------------------


def plain_lot(desk: Desk, lot: int) -> str:
    """A lot without a building: a deed of the market can be bought here too."""
    name, title = c.LOT_NAMES[lot], lot_title(desk, lot)
    if lot not in desk.view.row:
        return desk.piece(f"lot-{name}", "", *at(desk, lot), face(desk, lot), title)
    slot = desk.view.row.index(lot)
    codes, shine = [f"buy {slot + 1}", f"free {slot + 1}"], rect_glow(desk.cell, 4)
    return desk.piece(f"deed-{name}", f"market:{slot}", *at(desk, lot), face(desk, lot), title, shine, only=codes)


def field(desk: Desk) -> str:
    return f'<rect width="{desk.cell:.4g}" height="{desk.cell:.4g}" fill="none" pointer-events="all"/>'


def face(desk: Desk, lot: int) -> str:
    """The marker of its owner, the price of its deed, or a sign that it has left the game."""
    view, cell, drawn = desk.view, desk.cell, field(desk)
    owner = desk.owner_of(lot)
    if owner >= 0:
        drawn += rect(4, 4, cell - 8, cell - 8, desk.colour(owner), 1.8, 6)
        drawn += circle(cell / 2, cell / 2, cell * 0.3, "marble", 0)
        drawn += desk.sign(owner, cell * 0.31, cell * 0.31, cell * 0.38)
        drawn += corner(cell) if desk.touched(f"lot:{c.LOT_NAMES[lot]}") else ""
    elif lot in view.row:
        drawn += rect(5, 5, cell - 10, cell - 10, "marble", 1.4, 4)
        drawn += coin(cell / 2, cell / 2, 32, price(desk, view.row.index(lot)))
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
    view, owner, values = desk.view, desk.owner_of(lot), {"lot": c.LOT_NAMES[lot]}
    if owner >= 0:
        message, values["name"] = N_("{lot}: lot of {name}"), desk.owner_name(owner)
    elif lot in view.row:
        silver = desk.amount("silver", price(desk, view.row.index(lot)))
        message, values["silver"] = N_("{lot}: its deed costs {silver}"), silver
    else:
        gone = sets.has(view.removed, lot)
        message = N_("{lot}: its deed is out of the game") if gone else N_("{lot}: nobody's yet")
    return escape(desk.say(message, **values))


def chosen_lot(desk: Desk, lot: int) -> str:
    """Around a lot that is part of an offer, or that somebody is about to take."""
    view, size = desk.view, desk.cell - 4
    offered = view.partner >= 0 and sets.has(view.offer, lot)
    if not offered and not (view.phase in (p.PROTECT, p.TO) and lot == view.lot):
        return ""
    ring = f'<rect x="2" y="2" width="{size:.4g}" height="{size:.4g}" rx="6" fill="none" stroke="var(--'
    return moved(*at(desk, lot), f'{ring}ink)" stroke-width="6"/>{ring}saffron)" stroke-width="3.4"/>')


# -- buildings --------------------------------------------------------------------------------------------------------


def building(desk: Desk, seat: int, code: int) -> str:
    """With the sign of its owner and what it is worth where it stands."""
    place, kind = divmod(code, c.KINDS)
    lots, name = g.PLACE_LOTS[place], c.LOT_NAMES[g.PLACE_ANCHOR[place]]
    first = corner_of(lots)
    body = standing(kind, g.PLACE_TURN[place], desk.colour(seat), desk.cell)
    body += moved(*apart(desk, first, lots[-1]), badge(desk, seat, code))
    if desk.touched(f"lot:{name}"):
        right = max(lot for lot in lots if lot // c.SIDE == first // c.SIDE)
        body += moved(*apart(desk, first, right), corner(desk.cell))
    return desk.piece(f"building-{name}", "", *at(desk, first), body, building_title(desk, seat, code))


def badge(desk: Desk, seat: int, code: int) -> str:
    """On the lower edge of its last lot: whose it is, and a number; one above the other on lots that are too small."""
    cell = desk.cell
    number, what = value(desk, code)
    width = 21 + 10 * len(str(number))
    low = cell - 12 if width + 21 <= cell else cell - 33
    drawn = circle(12, low, 11, "marble", 1.2) + desk.sign(seat, 4.5, low - 7.5, 15)
    left, up, size = WORTH_SIGNS[what]
    drawn += rect(cell - width - 2, cell - 21, width, 19, "marble", 1.2, 5)
    drawn += sign(what, cell - width - left, cell - up, size)
    return drawn + numeral(cell - (width - 16) / 2 - 2.2, cell - 5.4, LETTER, number)


def value(desk: Desk, code: int) -> tuple[int, str]:
    """What a building is worth now, and in what: citizens, silver or points."""
    view, kind = desk.view, code % c.KINDS
    if c.GARDEN_PER[kind] != c.EMPTY:
        return garden_points(view, code), "points"
    if c.TYPE[kind] == c.CIVIC:
        return civic_points(view, code), "points"
    return (silver_of(view, code), "coin") if c.TYPE[kind] == c.COMMERCIAL else (citizens_in(view, code), "citizens")


def building_title(desk: Desk, seat: int, code: int) -> str:
    kind, (number, what) = code % c.KINDS, value(desk, code)
    values = {"building": terms.kind_name(desk.words, kind), "name": desk.owner_name(seat)}
    values["worth"] = effects.worth(desk.words, kind, desk.view.level)
    values["now"] = desk.amount("silver" if what == "coin" else what, number)
    return escape(desk.say(N_("{building} of {name}: {worth}; here {now}"), **values))


# -- what can be done with a lot --------------------------------------------------------------------------------------


def sites(desk: Desk) -> Iterator[tuple[int, tuple[int, Promise]]]:
    """By the first lot, every place where the building at hand could stand, and what it would bring there."""
    view = desk.view
    if view.phase != p.SITE or not desk.decides:
        return
    kind, turn, before = g.LAY_KIND[view.chosen_lay], g.LAY_TURN[view.chosen_lay], worth(view, desk.reader)
    for name in desk.scene.options:
        if name.startswith("lot:"):
            lot = c.LOT_NAMES.index(name[4:])
            place = g.PLACE_OF[turn * c.LOTS + lot]
            yield lot, (place, promise(view, desk.reader, kind, place, before))


def lit_lot(desk: Desk, lot: int, is_built: bool, site: tuple[int, Promise] | None) -> str:
    name, body = c.LOT_NAMES[lot], field(desk) if is_built else face(desk, lot)
    title, shine, middle = lot_title(desk, lot), rect_glow(desk.cell, 3), desk.cell / 2
    if site:
        place, brings = site
        body += circle(middle, middle, 17, "marble", 1.6)
        body += numeral(middle, middle + 6.4, LETTER, signed(brings.points + brings.at_once))
        body += ghost(desk, lot, place, brings)
        title = escape(promise_in_words(desk, lot, brings))
    elif is_built:
        shine = around_building(desk, lot)
    return desk.piece(f"lot-{name}", f"lot:{name}", *at(desk, lot), body, title, shine)


def rect_glow(cell: float, inset: float) -> str:
    size = cell - 2 * inset
    box = f'x="{inset}" y="{inset}" width="{size:.4g}" height="{size:.4g}"'
    return f'<rect class="glow" {box} rx="6" pointer-events="all"/>'


def around_building(desk: Desk, lot: int) -> str:
    """Light around all of the building whose first lot it is."""
    for owner in desk.view.cities:
        for code in owner.buildings:
            place = code // c.KINDS
            if g.PLACE_ANCHOR[place] == lot:
                left, _ = apart(desk, lot, corner_of(g.PLACE_LOTS[place]))
                edge = f'<path class="glow" d="{outline(g.PLACE_TURN[place], 4)}" pointer-events="all"/>'
                return f'<g transform="translate({left:.4g} 0) scale({desk.cell / 100:.4g})">{edge}</g>'
    return rect_glow(desk.cell, 3)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"–{-number}" if number else "0"


def ghost(desk: Desk, lot: int, place: int, brings: Promise) -> str:
    """The building where it would stand, crosses on what it replaces, and what it brings; only while pointed at."""
    cell, drawn = desk.cell, ""
    for code in brings.replaced:
        for other in g.PLACE_LOTS[code // c.KINDS]:
            x, y = apart(desk, lot, other)
            box = f'x="{x:.4g}" y="{y:.4g}" width="{cell:.4g}" height="{cell:.4g}"'
            drawn += f'<rect {box} fill="var(--red)" opacity=".45"/>'
    body = standing(g.LAY_KIND[desk.view.chosen_lay], g.PLACE_TURN[place], desk.colour(desk.reader), cell)
    drawn += moved(*apart(desk, lot, corner_of(g.PLACE_LOTS[place])), body)
    for code in brings.replaced:
        x, y = apart(desk, lot, g.PLACE_ANCHOR[code // c.KINDS])
        drawn += put("sign-cross", x + 2, y + 2, 22)
    return f'<g class="ghost">{drawn}{summary(desk, lot, place, brings)}</g>'


def summary(desk: Desk, lot: int, place: int, brings: Promise) -> str:
    """Points, citizens and silver on a slip above the ghost, or below it at the upper edge of the board."""
    parts = [("points", brings.points + brings.at_once)]
    parts += [(what, number) for what, number in (("citizens", brings.population), ("coin", brings.silver)) if number]
    width, turn = 8 + 56 * len(parts), g.PLACE_TURN[place]
    first = corner_of(g.PLACE_LOTS[place])
    left, top = at(desk, first)
    x = max(2, min(WIDTH - 2 - width, left + desk.cell * columns(turn) / 2 - width / 2))
    y = top - 34 if first >= c.SIDE else top + desk.cell * rows(turn) + 4
    drawn = rect(0, 0, width, 30, "marble", 1.8, 8)
    for n, (what, number) in enumerate(parts):
        inset, size = (1, 20) if what == "citizens" else (0, 22)
        drawn += sign(what, 6 + inset + 56 * n, 4 + inset, size) + numeral(43 + 56 * n, 21.5, LETTER, signed(number))
    own_x, own_y = at(desk, lot)
    return moved(x - own_x, y - own_y, drawn)


def promise_in_words(desk: Desk, lot: int, brings: Promise) -> str:
    words = desk.words
    parts = [desk.say(N_("{lot}: {points} at a scoring now"), lot=c.LOT_NAMES[lot], points=signed(brings.points))]
    if brings.at_once:
        parts.append(desk.say(N_("{points} at once"), points=desk.amount("points", brings.at_once)))
    if brings.population:
        parts.append(desk.say(N_("population {number}"), number=signed(brings.population)))
    if brings.silver:
        parts.append(desk.say(N_("silver of an income {number}"), number=signed(brings.silver)))
    if brings.replaced:
        names = [terms.kind_name(words, code % c.KINDS) for code in brings.replaced]
        parts.append(desk.say(N_("replaces {buildings}"), buildings=words.both(names)))
    if guests := [desk.owner_name(seat) for seat in brings.guests if seat != desk.reader]:
        gain = effects.gain_of_neighbours(words, g.LAY_KIND[desk.view.chosen_lay])
        parts.append(desk.say(N_("{names}: {gain}"), names=words.both(guests), gain=gain))
    return "; ".join(parts)
