"""The middle of the table: the era, who leads in population and points, the city, the market, and open goals."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Drawn, escape, gap, glow, icon, line, numeral, rect, shortened
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing import supply
from aedilis.games.foundations_of_rome.drawing.cards import name_on
from aedilis.games.foundations_of_rome.drawing.city import city, lot_title, price
from aedilis.games.foundations_of_rome.drawing.desk import LETTER, WIDTH, Desk, coin, fitted, seal
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import population_of
from aedilis.games.foundations_of_rome.rules.scoring import population_points, score_of
from aedilis.games.foundations_of_rome.words import effects, terms

NUMERALS: Final = ("", "I", "II", "III")
HEADING: Final = 34
RANKS: Final = 32
TRACK: Final = 22
CITY_TOP: Final = HEADING + RANKS + TRACK
MARKET_TOP: Final = CITY_TOP + WIDTH + 6
MARKET: Final = 96  # how high it is
GOALS_TOP: Final = MARKET_TOP + MARKET + 6
PITCH: Final = WIDTH / (c.SLOTS + 1)  # of the cards in the market
CARD: Final = PITCH - 4
SMALL: Final = 17  # a lot among its neighbours
FROM_PILE: Final = ' data-from="pile"'


def common(desk: Desk) -> Drawn:
    """Who has no seat sees monuments here, as there is no tray to lay them beside."""
    drawn = heading(desk) + ranks(desk) + track(desk)
    drawn += f'<g transform="translate(0 {CITY_TOP})">{city(desk)}</g>' + market(desk, MARKET_TOP)
    drawn += supply.goals(desk, GOALS_TOP)
    high = GOALS_TOP + supply.goals_height(desk.view)
    if desk.reader >= 0:
        return Drawn(WIDTH, high, drawn)
    return Drawn(WIDTH, high + supply.height(desk.view), drawn + supply.monuments(desk, high))


# -- the era ------------------------------------------------------------------------------------------------------


def heading(desk: Desk) -> str:
    view = desk.view
    moment = desk.say(N_("Era {era}"), era=NUMERALS[view.era]) if view.era else desk.say(N_("Set-up"))
    drawn = desk.text(4, 25, 24, escape(moment), "inscription")
    x = 22 + 13 * len(moment)
    if view.era:
        bonus, left = c.LEADER_BONUS[view.era], view.deeds_left
        body = put("sign-citizens", x, 6, 22) + icon("points", x + 24, 5, 24)
        body += desk.strong(x + 51, 24, f"+{bonus}", "text")
        said = desk.say(N_("Who leads in population scores {points} more"), points=desk.amount("points", bonus))
        drawn += desk.hover(said, body)
        body = icon("cards", x + 98, 6, 23) + desk.strong(x + 126, 24, str(left), "text")
        drawn += desk.hover(desk.say(N_("{deeds} left in this era"), deeds=desk.amount("deeds", left)), body)
    if view.phase == p.SITE and desk.decides:
        return drawn + at_hand(desk)
    if view.ending:
        last = desk.say(N_("last turns"))
        width = 24 + 10.5 * len(last)
        drawn += desk.ribbon(WIDTH - width - 4, 4, width, last, LETTER, 28, 20.5)
    return drawn


def at_hand(desk: Desk) -> str:
    """The building whose site is chosen, and what turns it."""
    lay, others = desk.view.chosen_lay, other_turns(desk)
    kind = g.LAY_KIND[lay]
    name = "" if others else shortened(terms.kind_name(desk.words, kind), 16)
    body = rect(WIDTH - 206, 1, 204, 32, "straw", 1.8, 8) + fitted(kind, g.LAY_TURN[lay], WIDTH - 202, 3, 38, 28)
    drawn = desk.hover(terms.lay_name(desk.words, lay), body + desk.strong(WIDTH - 158, 23, name))
    if not others:
        return f'<g data-instead="">{drawn}</g>'  # there is nothing to turn
    said, title = desk.say(N_("Turn")), terms.lay_name(desk.words, others[0])
    width = 150
    plate = rect(1, 1, width - 2, 26, "marble", 1.6, 7)
    face = put("sign-turn", 6, 4, 20) + desk.strong(32, 20.5, f"{said} (R)")
    instead = escape(";".join(f"build {g.LAY_NAMES[lay]}" for lay in others))
    return drawn + (
        f'<g transform="translate({WIDTH - 156} 3)"><g id="turning" class="piece choice" tabindex="0" role="button"'
        f' aria-label="{escape(f"{said}: {title}")}" data-instead="{instead}"><title>{escape(title)}</title>'
        f"{plate}{face}{glow(width, 28, 8)}</g></g>"
    )


def other_turns(desk: Desk) -> list[int]:
    """The same building turned further and further, as far as it fits somewhere."""
    view = desk.view
    kind, player = g.LAY_KIND[view.chosen_lay], view.players[desk.reader]
    lays = [lay for lay in range(g.LAYS) if g.LAY_KIND[lay] == kind]
    at = lays.index(view.chosen_lay)
    equal = view.may_equal(player)
    return [lay for lay in (*lays[at + 1 :], *lays[:at]) if any(view.sites(player, lay, equal))]


# -- population and points ----------------------------------------------------------------------------------------


def ranks(desk: Desk) -> str:
    """Everybody's population, the most first, and what it would score now."""
    view, drawn = desk.view, ""
    populations = [population_of(view, city) for city in view.cities]
    points = population_points(populations, max(1, view.era))
    pitch = min(132, (WIDTH - 4) / len(populations))
    for n, seat in enumerate(sorted(range(len(populations)), key=lambda seat: -populations[seat])):
        leads = 0 < populations[seat] == max(populations)
        body = rect(0, 1, pitch - 4, RANKS - 4, "straw" if leads else "marble", 1.4, 8) + desk.sign(seat, 5, 5.5, 19)
        body += put("sign-citizens", 26, 7, 16) + numeral(57, 21.5, LETTER, populations[seat])
        body += seal(pitch - 20, 14.5, 28, points[seat])
        said = N_("{name}: population {population}, {points} for it if it were scored now")
        values = {"name": desk.owner_name(seat), "points": desk.amount("points", points[seat])}
        title = desk.say(said, population=populations[seat], **values)
        drawn += desk.piece(f"population-{seat}", "", 2 + pitch * n, HEADING, body, escape(title))
    return drawn


def track(desk: Desk) -> str:
    """The score track: everybody's sign where their points are."""
    points = [score_of(desk.view, city) for city in desk.view.cities]
    far = max(50, *points)
    left, right, y = 14, WIDTH - 14, HEADING + RANKS + 10
    step = (right - left) / far
    ticks = [(n, 4, 8) if n % 50 else (n, 7, 14) for n in range(0, far + 1, 10)]
    marks = "".join(f"M{left + step * n:.4g} {y - above}v{high}" for n, above, high in ticks)
    drawn = line(f"M{left} {y}H{right}{marks}", 1.8, "quiet")
    for seat in sorted(range(len(points)), key=lambda seat: points[seat]):
        title = f"{desk.owner_name(seat)}: {desk.amount('points', points[seat])}"
        below = points[:seat].count(points[seat])
        at = (left + step * max(0, points[seat]) - 9 + 7 * below, y - 9)
        drawn += desk.piece(f"score-{seat}", "", *at, desk.sign(seat, 0, 0, 18), escape(title))
    return drawn


# -- the market ---------------------------------------------------------------------------------------------------


def market(desk: Desk, y: float) -> str:
    view, drawn = desk.view, pile(desk, y)
    for slot in range(c.SLOTS):
        x = PITCH * slot + 2
        if slot >= len(view.row):
            drawn += f'<g opacity=".7">{gap(x, y, CARD, MARKET)}{coin(x + 19, y + 20, 30, c.PRICES[slot])}</g>'
            continue
        card = view.row[slot]
        body, title = deed(desk, slot, card) if card < c.LOTS else influence(desk, slot, card - c.LOTS)
        body = rect(1, 1, CARD - 2, MARKET - 2, "marble", 1.8, 6) + body
        name = f"deed-card-{c.LOT_NAMES[card]}" if card < c.LOTS else f"god-card-{c.CARD_IDS[card - c.LOTS]}"
        drawn += desk.piece(name, f"market:{slot}", x, y, body, title, glow(CARD, MARKET), FROM_PILE)
    return drawn


def deed(desk: Desk, slot: int, lot: int) -> tuple[str, str]:
    """The lot in the middle of those that it would touch."""
    name, title, touching = c.LOT_NAMES[lot], lot_title(desk, lot), []
    body = coin(19, 20, 30, price(desk, slot))
    body += desk.text(CARD - 6, 28, 22 if len(name) < 3 else LETTER, name, "inscription end", "ink")
    middle, top = CARD / 2, 65
    body += rect(middle - SMALL / 2, top - SMALL / 2, SMALL, SMALL, "straw", 1.6)
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        row, column = lot // c.SIDE + down, lot % c.SIDE + right
        if not (0 <= row < desk.view.size and 0 <= column < desk.view.size):
            continue
        x, y = middle + right * (SMALL + 1) - SMALL / 2, top + down * (SMALL + 1) - SMALL / 2
        owner = desk.owner_of(row * c.SIDE + column)
        body += rect(x, y, SMALL, SMALL, desk.colour(owner) if owner >= 0 else "travertine", 1)
        if owner >= 0:
            body += rect(x + 2, y + 2, SMALL - 4, SMALL - 4, "marble", 0, 6) + desk.sign(owner, x + 3, y + 3, SMALL - 6)
            touching.append(f"{desk.owner_name(owner)} ({c.LOT_NAMES[row * c.SIDE + column]})")
    if touching:
        title += "; " + escape(desk.say(N_("beside lots of {names}"), names=desk.words.both(touching)))
    return body, title


def influence(desk: Desk, slot: int, card: int) -> tuple[str, str]:
    name, costs = terms.card_name(desk.words, card), price(desk, slot)
    body = put(f"god-{c.CARD_IDS[card]}", CARD / 2 - 23, 32, 46) + coin(19, 20, 30, costs) + name_on(name, CARD, 91)
    values = {"silver": desk.amount("silver", costs), "effect": effects.card_effect(desk.words, card)}
    return body, escape(desk.say(N_("{card}, for {silver}: {effect}"), card=name, **values))


def pile(desk: Desk, y: float) -> str:
    """What is left of it, and of the deeds of this era."""
    view, x = desk.view, PITCH * c.SLOTS + 2
    left = view.in_pile()
    if not left:
        return gap(x, y, CARD, MARKET)
    values = {"cards": desk.amount("cards", left), "deeds": desk.amount("deeds", view.deeds_left)}
    title = desk.say(N_("Pile of this era: {cards}; {deeds} left in the market and the pile"), **values)
    if "pile" in desk.scene.options:
        silver = desk.amount("silver", c.AUGUR_PRICE)
        title += ". " + desk.say(N_("The top card, unseen, for {silver}"), silver=silver)
    body = "".join(rect(1 + 2 * n, 1 - 2 * n, CARD - 5, MARKET - 2, "travertine", 1.6, 6) for n in (2, 1) if left > n)
    body += rect(1, 1, CARD - 5, MARKET - 2, "terracotta", 1.8, 6) + icon("temple", CARD / 2 - 19, 12, 34)
    body += numeral(CARD / 2 - 2, 76, 26, left, "marble")
    return desk.piece("pile", "pile", x, y, body, escape(title), glow(CARD, MARKET))
