"""Cards of Foundations of Rome: influence cards, roles and goals; those of the reader, and what is known of others'."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from aedilis.draw import escape, gap, glow, numeral, rect, ringed
from aedilis.engine.bits import BIT, members
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.desk import LETTER, WIDTH, Desk, seal
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules.goals import measure, meets
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import effects, terms

CARD: Final = 66  # how wide one is
HEIGHT: Final = 84
ROOM: Final = HEIGHT + 8
NAME: Final = 75  # where the name of a card is written
EDGE: Final = 8  # beside the cards
BUTTON: Final = 118  # how wide what is pressed beside the cards is
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

# -- what is on them ----------------------------------------------------------------------------------------------


def face(fill: str, emblem: str) -> str:
    return rect(1, 1, CARD - 2, HEIGHT - 2, fill, 1.8, 6) + emblem


def influence_face(card: int) -> str:
    """Those that stay have a golden rim."""
    box = f'x="4" y="4" width="{CARD - 8}" height="{HEIGHT - 8}" rx="4"'
    rim = f'<rect {box} fill="none" stroke="var(--saffron)" stroke-width="2.4"/>'
    emblem = put(f"god-{c.CARD_IDS[card]}", 11, 10, 44)
    return face("marble", rim + emblem if c.PERMANENT & BIT[card] else emblem)


def role_face(role: int) -> str:
    return face("straw", put(f"role-{c.ROLE_IDS[role]}", 11, 10, 44))


def goal_face(goal: int, seats: int) -> str:
    """What is measured, how much of it, and the points for that."""
    drawn = face("travertine", put(f"sign-{MEASURED[c.GOAL_METRIC[goal]]}", 14, 7, 38))
    return drawn + numeral(17, 70.5, LETTER, asked(goal, seats)) + seal(49, 64, 28, c.GOAL_POINTS[goal])


def asked(goal: int, seats: int) -> int:
    return c.GOAL_LEAST[goal][seats] if c.GOAL_MOST[goal] == c.EMPTY else c.GOAL_MOST[goal]


def name_on(name: str, width: float, y: float) -> str:
    """Of a card, below its emblem; what is long is set narrower."""
    room = width - 8
    narrow = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if len(name) * 0.6 * LETTER > room else ""
    place = f'x="{width / 2:g}" y="{y:g}" font-size="{LETTER}" fill="var(--ink)"'
    return f'<text class="lettering middle" {place}{narrow}>{escape(name)}</text>'


# -- those of the reader ------------------------------------------------------------------------------------------


class Card(NamedTuple):
    id: str
    piece: str
    face: str
    title: str


def height(view: FoundationsOfRome) -> int:
    return ROOM if view.hidden_goals or view.with_roles or view.influence else 0


def hand(desk: Desk, y: float) -> str:
    """Cards lie closer together where there are many."""
    buttons, cards = list(pressed(desk)), list(cards_of(desk))
    room = WIDTH - 2 * EDGE - (BUTTON + 6) * len(buttons)
    pitch = min(CARD + 4, (room - CARD) / max(1, len(cards) - 1))
    drawn = "" if cards else gap(EDGE, y, CARD, HEIGHT)
    for n, card in enumerate(cards):
        drawn += desk.piece(card.id, card.piece, EDGE + pitch * n, y, card.face, escape(card.title), glow(CARD, HEIGHT))
    for n, (id, piece, code, text, sign) in enumerate(buttons):
        box = (WIDTH - EDGE - (BUTTON + 6) * (len(buttons) - n), y + 14, BUTTON, 56)
        body = put(f"sign-{sign}", 8, 15, 26) + desk.strong(40, 34.5, text)
        drawn += desk.button(id, piece, box, body, desk.scene.labels.get(code, text), [code])
    return drawn


def cards_of(desk: Desk) -> Iterator[Card]:
    view = desk.view
    player = view.players[desk.reader]
    picked = player.pick if view.phase in (p.ROLE, p.GOAL) else c.EMPTY
    for number in [player.role] if player.role != c.EMPTY else members(player.roles):
        yield role(desk, number, number == picked)
    choosing = player.goals if view.phase in (p.GOAL, p.DEAL_GOAL) else 0
    for number in members(player.hidden_goal() or choosing):
        yield goal(desk, number, number == picked)
    for entry in player.held:
        card = entry % codes.KNOWN
        chosen = entry >= codes.OFFERED or view.card == card
        more, title = "", effects.card_in_words(desk.words, card)
        if unused := c.UNUSED_POINTS[card]:
            more = seal(CARD - 13, 13, 25, unused)
            points = desk.amount("points", unused)
            title += "; " + desk.say(N_("{points} at the end if it is not used"), points=points)
        yield influence(desk, card, ringed(CARD, HEIGHT) if chosen else "", more, title)
    for card in members(player.opened):
        more = put("sign-check", CARD - 23, 1, 22)
        more += ringed(CARD, HEIGHT) if view.offer_opened & BIT[card] else ""
        yield influence(desk, card, "", more, effects.card_in_words(desk.words, card))


def influence(desk: Desk, card: int, below: str, above: str, title: str) -> Card:
    """With what is drawn below its name, and above."""
    face = influence_face(card) + below + name_on(terms.card_name(desk.words, card), CARD, NAME) + above
    return Card(f"card-{c.CARD_IDS[card]}", f"card:{c.CARD_IDS[card]}", face, title)


def role(desk: Desk, number: int, picked: bool) -> Card:
    id, kept = c.ROLE_IDS[number], desk.view.players[desk.reader].role == number
    face = role_face(number) + name_on(terms.role_name(desk.words, number), CARD, NAME)
    face += ringed(CARD, HEIGHT) if picked else ""
    return Card(f"role-{id}", "role" if kept else f"role:{id}", face, effects.role_in_words(desk.words, number))


def goal(desk: Desk, number: int, picked: bool) -> Card:
    """With what the reader has of it."""
    view, id = desk.view, c.GOAL_IDS[number]
    player = view.players[desk.reader]
    face = goal_face(number, view.seats)
    face += put("sign-check", 2, 2, 20) if meets(view, player, number) else ""
    face += ringed(CARD, HEIGHT) if picked else ""
    title = effects.goal_in_words(desk.words, number, view.seats)
    title += "; " + desk.say(N_("you have {number}"), number=measure(view, player, number))
    return Card(f"goal-{id}", "" if player.goal == number else f"goal:{id}", face, title)


def pressed(desk: Desk) -> Iterator[tuple[str, str, str, str, str]]:
    """Answers that no card stands for: their ids, pieces, notations, words and signs."""
    if not desk.decides:
        return
    if desk.now.phase == p.ANNOUNCE:
        if "announce both" in desk.scene.labels:
            yield "announce-both", "scoring", "announce both", desk.say(N_("both")), "check"
        yield "announce-nothing", "scoring", "announce nothing", desk.say(N_("nothing")), "cross"
    if desk.now.phase == p.PROTECT:
        yield "threat", "threat", "allow", desk.say(N_("allow")), "check"


# -- those of others ----------------------------------------------------------------------------------------------


def small_cards(desk: Desk, seat: int, x: float, y: float, size: float, room: float) -> str:
    """What is known of the cards of somebody else: role, open cards, and how many lie face down."""
    player = desk.view.players[seat]
    shown: list[tuple[str, str, str]] = []  # in words, the colour, and the emblem
    if player.role != c.EMPTY:
        shown.append((effects.role_in_words(desk.words, player.role), "straw", f"role-{c.ROLE_IDS[player.role]}"))
    known = [entry % codes.KNOWN for entry in player.held if entry % codes.KNOWN != codes.UNKNOWN_CARD]
    for card in (*members(player.opened), *known):
        fill = "marble" if player.opened & BIT[card] else "travertine"
        shown.append((effects.card_in_words(desk.words, card), fill, f"god-{c.CARD_IDS[card]}"))
    drawn, at = "", x
    for title, fill, emblem in shown:
        drawn += desk.hover(title, rect(at, y, size, size, fill, 1.2, 4) + put(emblem, at + 2, y + 2, size - 4))
        at += size + 3
    if hidden := len(player.held) - len(known):
        number = numeral(at + size / 2, y + size * 0.74, size * 0.72, hidden, "marble")
        drawn += desk.hover(desk.amount("face down", hidden), rect(at, y, size, size, "purple", 1.2, 4) + number)
    if at - x < room:
        return drawn
    scale = room / (at - x + size)
    return f'<g transform="translate({x:g} 0) scale({scale:.3g} 1) translate({-x:g} 0)">{drawn}</g>'
