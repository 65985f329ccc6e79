"""Cards of Foundations of Rome: influence cards, roles and goals; and everything of the reference alone."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Markup, circle, escape, icon, join, numeral, rect
from aedilis.engine.bits import BIT
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing import emblems
from aedilis.games.foundations_of_rome.drawing.desk import fitted, symbol_of
from aedilis.games.foundations_of_rome.drawing.monuments import picture_of
from aedilis.games.foundations_of_rome.drawing.symbols import define, put
from aedilis.games.foundations_of_rome.rules import geometry as g

LETTER: Final = 18  # the smallest that is written
WIDTH: Final = 66  # of a card
HEIGHT: Final = 84
PER_SIGN: Final = {c.PER_BUILDING: "buildings", c.PER_CITIZEN: "citizens", c.PER_SILVER: "coin", c.PER_CIVIC: "civic"}
GROUNDS: Final = ("marble", "straw", "water")  # behind a building that is shown alone, by its type
MEASURED: Final = {
    "residential-buildings": "residential",
    "commercial-buildings": "commercial",
    "civic-buildings": "civic",
    "population": "citizens",
    "silver-value": "income",
    "best-single-civic-score": "best",
    "buildings-size-at-least-4": "size-4",
    "buildings-size-exactly-3": "size-3",
    "buildings-size-exactly-1": "size-1",
    "min-buildings-over-types": "types",
    "corner-lots": "corners",
    "max-lots-in-one-row-or-column": "line",
    "largest-connected-built-area": "area",
    "border-lots": "border",
    "centre-lots": "centre",
    "monuments": "monument",
    "silver-in-hand": "purse",
    "lot-markers-on-board": "markers",
}


def symbols() -> Markup:
    """All buildings as they are turned, gardens, and emblems."""
    buildings = [(g.LAY_KIND[lay], g.LAY_TURN[lay]) for lay in range(g.LAYS)] + [
        (kind, 0) for kind in range(c.FIRST_GARDEN, c.KINDS)
    ]
    drawn = (define(symbol_of(kind, turn), 100, picture_of(kind, turn)) for kind, turn in buildings)
    return emblems.symbols() + join(drawn)


# -- cards --------------------------------------------------------------------------------------------------------


def paper(fill: str, rim: str = "") -> str:
    """The card itself, with a rim where it is something special."""
    drawn = rect(1, 1, WIDTH - 2, HEIGHT - 2, fill, 1.8, 6)
    if rim:
        drawn += f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="4" fill="none" stroke="var(--{rim})"'
        drawn += ' stroke-width="2.4"/>'
    return drawn


def influence_card(card: int) -> str:
    """Those that stay have a golden rim."""
    return paper("marble", "saffron" if c.PERMANENT & BIT[card] else "") + put(f"god-{c.CARD_IDS[card]}", 11, 10, 44)


def name_on(name: str, width: float, y: float) -> str:
    """Of a card, below its emblem; what is long is set narrower."""
    narrow = (
        f' textLength="{width - 8:g}" lengthAdjust="spacingAndGlyphs"' if len(name) * 0.6 * LETTER > width - 8 else ""
    )
    place = f'x="{width / 2:g}" y="{y:g}" font-size="{LETTER}" fill="var(--ink)"'
    return f'<text class="lettering middle" {place}{narrow}>{escape(name)}</text>'


def back(fill: str = "purple") -> str:
    return paper(fill, "straw") + icon("temple", 18, 24, 30)


def role_card(role: int) -> str:
    return paper("straw") + put(f"role-{c.ROLE_IDS[role]}", 11, 10, 44)


def goal_card(goal: int, seats: int) -> str:
    """What is measured, how much of it, and the points for that."""
    drawn = paper("travertine") + put(f"sign-{MEASURED[c.GOAL_METRIC[goal]]}", 14, 7, 38)
    return drawn + numeral(17, 70.5, LETTER, asked(goal, seats)) + seal(49, 64, 28, c.GOAL_POINTS[goal], LETTER)


def asked(goal: int, seats: int) -> str:
    return str(c.GOAL_LEAST[goal][seats]) if c.GOAL_MOST[goal] == c.EMPTY else str(c.GOAL_MOST[goal])


def alone(id: str) -> str:
    """One thing of the reference, 100 by 100."""
    if id in c.KIND_IDS:
        kind = c.KIND_IDS.index(id)
        turn = 0 if kind >= c.FIRST_GARDEN else g.TURNS_OF_SHAPE[c.SHAPE[kind]][0]
        frame = ""
        if c.FIRST_MONUMENT <= kind < c.FIRST_GARDEN:
            frame = (
                '<rect x="5" y="5" width="90" height="90" rx="6" fill="none" stroke="var(--gold)" stroke-width="6"/>'
            )
        at = "translate(6 60) scale(1.42)" if c.POINTS[kind] else "translate(20 58) scale(1.5)"  # two are wide
        brings = f'<g transform="{at}">{worth_of(kind, 0, 0)}</g>' if kind < c.FIRST_GARDEN else ""
        room = 48 if brings else 82
        ground = rect(1, 1, 98, 98, GROUNDS[c.TYPE[kind]], 2, 8)
        return ground + frame + fitted(kind, turn, 9, 9, 82, room, "stone") + brings
    if id in c.ROLE_IDS:
        card = role_card(c.ROLE_IDS.index(id))
    elif id.startswith("goal-"):
        card = goal_card(c.GOAL_IDS.index(id.removeprefix("goal-")), c.FEWEST_SEATS + 1)
    else:
        card = influence_card(c.CARD_IDS.index(id.removeprefix("card-")))
    return f'<g transform="translate(12 3) scale(1.12)">{card}</g>'


# -- what numbers stand beside ------------------------------------------------------------------------------------


def seal(x: float, y: float, size: float, points: object, letter: float) -> str:
    """Points, in the middle of that place; the ring of the seal would run through a number of several digits."""
    plain = circle(x, y, size * 0.41, "purple", 0) if len(str(points)) > 1 else ""
    drawn = icon("points", x - size / 2, y - size / 2, size) + plain
    return drawn + numeral(x, y + letter * 0.36, letter, points, "marble")


def coin(x: float, y: float, size: float, silver: object, letter: float) -> str:
    rim = circle(x, y, size / 2 - 0.8, "saffron", 1.6) + circle(x, y, size * 0.36, "straw", 0)
    return rim + numeral(x, y + letter * 0.36, letter, silver)


def sign(name: str, x: float, y: float, size: float) -> str:
    return icon(name, x, y, size) if name in ("coin", "points") else put(f"sign-{name}", x, y, size)


def worth_of(kind: int, x: float, y: float) -> str:
    """What a building brings, on one line."""
    if c.CIVIC_POINTS[kind]:
        points = "½" if c.CIVIC_DIVISOR[kind] > 1 else c.CIVIC_POINTS[kind]
        return seal(x + 12, y + 12, 25, points, LETTER) + sign(PER_SIGN[c.PER[kind]], x + 26, y + 2, 20)
    if c.TYPE[kind] == c.RESIDENTIAL:
        return sign("citizens", x, y + 1, 21) + numeral(x + 32, y + 18.5, LETTER, c.POPULATION[0][kind])
    drawn = sign("coin", x, y + 2, 20) + numeral(x + 27, y + 18.5, LETTER, c.SILVER[0][kind])
    return drawn + (seal(x + 49, y + 12, 25, c.POINTS[kind], LETTER) if c.POINTS[kind] else "")
