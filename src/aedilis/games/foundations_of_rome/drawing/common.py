"""The middle of the table: the era, who leads in population and points, the city, the market, and open goals."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Drawn, escape, glow, icon, line, numeral, rect, shortened
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing import city as city_part
from aedilis.games.foundations_of_rome.drawing import market as market_part
from aedilis.games.foundations_of_rome.drawing import supply
from aedilis.games.foundations_of_rome.drawing.city import WIDTH, city
from aedilis.games.foundations_of_rome.drawing.desk import Desk, fitted
from aedilis.games.foundations_of_rome.drawing.faces import LETTER, seal
from aedilis.games.foundations_of_rome.drawing.market import market
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import population_of
from aedilis.games.foundations_of_rome.rules.scoring import population_points, score_of
from aedilis.games.foundations_of_rome.words import terms

NUMERALS: Final = ("", "I", "II", "III")
HEADING: Final = 34
RANKS: Final = 32
TRACK: Final = 22
CITY_TOP: Final = HEADING + RANKS + TRACK
MARKET_TOP: Final = CITY_TOP + city_part.HEIGHT + 6
GOALS_TOP: Final = MARKET_TOP + market_part.HEIGHT + 6


def height(desk: Desk) -> int:
    """Who has no seat sees monuments here, as there is no tray to lay them beside."""
    room = GOALS_TOP + supply.goals_height(desk.view)
    return room + (supply.height(desk.view) if desk.reader < 0 else 0)


def common(desk: Desk) -> Drawn:
    view = desk.view
    drawn = heading(desk) + ranks(desk) + track(desk)
    drawn += f'<g transform="translate(0 {CITY_TOP})">{city(desk)}</g>' + market(desk, MARKET_TOP)
    drawn += supply.goals(desk, GOALS_TOP)
    if desk.reader < 0 and view.with_monuments:
        drawn += supply.monuments(desk, GOALS_TOP + supply.goals_height(view))
    return Drawn(WIDTH, height(desk), drawn)


# -- the era ------------------------------------------------------------------------------------------------------


def heading(desk: Desk) -> str:
    view = desk.view
    moment = desk.say(N_("Era {era}"), era=NUMERALS[view.era]) if view.era else desk.say(N_("Set-up"))
    drawn = desk.text(4, 25, 24, escape(moment), "inscription")
    x = 22 + 13 * len(moment)
    if view.era:
        bonus = c.LEADER_BONUS[view.era]
        body = put("sign-citizens", x, 6, 22) + icon("points", x + 24, 5, 24)
        body += desk.text(x + 51, 24, LETTER, f"+{bonus}", "lettering strong")
        points = desk.amount("points", bonus)
        drawn += desk.hover(desk.say(N_("Who leads in population scores {points} more"), points=points), body)
        drawn += deeds(desk, x + 98)
    if view.phase == p.SITE and desk.decides:
        return drawn + at_hand(desk)
    if view.ending:
        last = desk.say(N_("last turns"))
        width = 24 + 10.5 * len(last)
        drawn += desk.ribbon(WIDTH - width - 4, 4, width, last, LETTER, 28, 20.5)
    return drawn


def deeds(desk: Desk, x: float) -> str:
    left = desk.view.deeds_left
    body = icon("cards", x, 6, 23) + desk.text(x + 28, 24, LETTER, str(left), "lettering strong")
    said = desk.say(N_("{deeds} left in this era"), deeds=desk.amount("deeds", left))
    return desk.hover(said, body)


def at_hand(desk: Desk) -> str:
    """The building whose site is chosen, and what turns it."""
    view = desk.view
    kind = g.LAY_KIND[view.chosen_lay]
    others = other_turns(desk)
    name = "" if others else escape(shortened(terms.kind_name(desk.words, kind), 16))
    body = rect(WIDTH - 206, 1, 204, 32, "straw", 1.8, 8)
    body += fitted(kind, g.LAY_TURN[view.chosen_lay], WIDTH - 202, 3, 38, 28)
    body += desk.text(WIDTH - 158, 23, LETTER, name, "lettering strong", "ink")
    drawn = desk.hover(terms.lay_name(desk.words, view.chosen_lay), body)
    if not others:
        return f'<g data-instead="">{drawn}</g>'  # there is nothing to turn
    said = desk.say(N_("Turn"))
    width = 150
    face = put("sign-turn", 6, 4, 20) + desk.text(32, 20.5, LETTER, escape(f"{said} (R)"), "lettering strong", "ink")
    plate = rect(1, 1, width - 2, 26, "marble", 1.6, 7)
    title = escape(terms.lay_name(desk.words, others[0]))
    label = escape(f"{said}: {terms.lay_name(desk.words, others[0])}")
    instead = escape(";".join(f"build {g.LAY_NAMES[lay]}" for lay in others))
    return drawn + (
        f'<g transform="translate({WIDTH - 156} 3)"><g id="turning" class="piece choice" tabindex="0" role="button"'
        f' aria-label="{label}" data-instead="{instead}"><title>{title}</title>'
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
    view = desk.view
    populations = [population_of(view, city) for city in view.cities]
    points = population_points(populations, max(1, view.era))
    order = sorted(range(len(populations)), key=lambda seat: -populations[seat])
    pitch = min(132, (WIDTH - 4) / len(order))
    drawn = ""
    for n, seat in enumerate(order):
        x, leads = 2 + pitch * n, 0 < populations[seat] == max(populations)
        body = rect(0, 1, pitch - 4, RANKS - 4, "straw" if leads else "marble", 1.4, 8) + desk.sign(seat, 5, 5.5, 19)
        body += put("sign-citizens", 26, 7, 16) + numeral(57, 21.5, LETTER, populations[seat])
        body += seal(pitch - 20, 14.5, 28, points[seat], LETTER)
        values = {
            "name": desk.owner_name(seat),
            "population": populations[seat],
            "points": desk.amount("points", points[seat]),
        }
        title = desk.say(N_("{name}: population {population}, {points} for it if it were scored now"), **values)
        drawn += desk.piece(f"population-{seat}", "", x, HEADING, body, escape(title))
    return drawn


def track(desk: Desk) -> str:
    """The score track: everybody's sign where their points are."""
    view = desk.view
    points = [score_of(view, city) for city in view.cities]
    far = max(50, *points)
    left, right, y = 14, WIDTH - 14, HEADING + RANKS + 10
    step = (right - left) / far
    ticks = "".join(
        f"M{left + step * n:.4g} {y - (4 if n % 50 else 7)}v{8 if n % 50 else 14}" for n in range(0, far + 1, 10)
    )
    drawn = line(f"M{left} {y}H{right}{ticks}", 1.8, "quiet")
    for seat in sorted(range(len(points)), key=lambda seat: points[seat]):
        title = f"{desk.owner_name(seat)}: {desk.amount('points', points[seat])}"
        below = sum(1 for other in range(seat) if points[other] == points[seat])
        at = (left + step * max(0, points[seat]) - 9 + 7 * below, y - 9)
        drawn += desk.piece(f"score-{seat}", "", *at, desk.sign(seat, 0, 0, 18), escape(title))
    return drawn
