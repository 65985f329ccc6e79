"""The cards of the reader: role, goal, influence cards; and what is to be chosen among cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from aedilis.draw import escape, gap, glow, numeral, rect, ringed
from aedilis.engine.bits import BIT, members
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.city import WIDTH
from aedilis.games.foundations_of_rome.drawing.desk import Desk
from aedilis.games.foundations_of_rome.drawing.faces import (
    HEIGHT,
    LETTER,
    goal_card,
    influence_card,
    name_on,
    role_card,
    seal,
)
from aedilis.games.foundations_of_rome.drawing.faces import WIDTH as CARD
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules.goals import measure, meets
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import effects, terms

ROOM: Final = HEIGHT + 8
NAME: Final = 75  # where the name of a card is written
EDGE: Final = 8  # beside the cards
BUTTON: Final = 118  # how wide what is pressed beside the cards is


class Card(NamedTuple):
    id: str
    piece: str
    face: str
    title: str


def height(view: FoundationsOfRome) -> int:
    return ROOM if view.hidden_goals or view.with_roles or view.influence else 0


def hand(desk: Desk, y: float) -> str:
    """Cards lie closer together where there are many."""
    buttons = list(pressed(desk))
    room = WIDTH - 2 * EDGE - (BUTTON + 6) * len(buttons)
    cards = list(cards_of(desk))
    pitch = min(CARD + 4, (room - CARD) / max(1, len(cards) - 1))
    drawn = "" if cards else gap(EDGE, y, CARD, HEIGHT)
    for n, card in enumerate(cards):
        drawn += desk.piece(card.id, card.piece, EDGE + pitch * n, y, card.face, escape(card.title), glow(CARD, HEIGHT))
    for n, (id, piece, code, text, sign) in enumerate(buttons):
        box = (WIDTH - EDGE - (BUTTON + 6) * (len(buttons) - n), y + 14, BUTTON, 56.0)
        body = put(f"sign-{sign}", 8, 15, 26) + desk.text(40, 34.5, LETTER, escape(text), "lettering strong", "ink")
        drawn += desk.button(id, piece, box, body, desk.scene.labels.get(code, text), [code])
    return drawn


def cards_of(desk: Desk) -> Iterator[Card]:
    view, words = desk.view, desk.words
    player = view.players[desk.reader]
    if player.role != c.EMPTY:
        yield role(desk, player.role, "role")
    elif view.phase in (p.ROLE, p.DEAL_ROLE):
        for number in members(player.roles):
            yield role(desk, number, f"role:{c.ROLE_IDS[number]}", player.pick == number and view.phase == p.ROLE)
    if player.goal not in (c.EMPTY, codes.UNKNOWN_GOAL):
        yield goal(desk, player.goal, "", False)
    elif view.phase in (p.GOAL, p.DEAL_GOAL):
        for number in members(player.goals):
            picked = player.pick == number and view.phase == p.GOAL
            yield goal(desk, number, f"goal:{c.GOAL_IDS[number]}", picked)
    for entry in player.held:
        card = entry % codes.KNOWN
        face = influence_card(card) + (ringed(CARD, HEIGHT) if entry >= codes.OFFERED or view.card == card else "")
        face += name_on(terms.card_name(words, card), CARD, NAME)
        face += seal(CARD - 13, 13, 25, c.UNUSED_POINTS[card], LETTER) if c.UNUSED_POINTS[card] else ""
        title = f"{terms.card_name(words, card)}: {effects.card_effect(words, card)}"
        if c.UNUSED_POINTS[card]:
            points = terms.amount(words, "points", c.UNUSED_POINTS[card])
            title += "; " + desk.say(N_("{points} at the end if it is not used"), points=points)
        yield Card(f"card-{c.CARD_IDS[card]}", f"card:{c.CARD_IDS[card]}", face, title)
    for card in members(player.opened):
        face = influence_card(card) + name_on(terms.card_name(words, card), CARD, NAME)
        face += put("sign-check", CARD - 23, 1, 22)
        face += ringed(CARD, HEIGHT) if view.offer_opened & BIT[card] else ""
        title = f"{terms.card_name(words, card)}: {effects.card_effect(words, card)}"
        yield Card(f"card-{c.CARD_IDS[card]}", f"card:{c.CARD_IDS[card]}", face, title)


def role(desk: Desk, number: int, piece: str, picked: bool = False) -> Card:
    words = desk.words
    face = role_card(number) + name_on(terms.role_name(words, number), CARD, NAME)
    face += ringed(CARD, HEIGHT) if picked else ""
    title = f"{terms.role_name(words, number)}: {effects.role_effect(words, number)}"
    return Card(f"role-{c.ROLE_IDS[number]}", piece, face, title)


def goal(desk: Desk, number: int, piece: str, picked: bool) -> Card:
    """With what the reader has of it."""
    view = desk.view
    player = view.players[desk.reader]
    face = goal_card(number, view.seats)
    face += put("sign-check", 2, 2, 20) if meets(view, player, number) else ""
    face += ringed(CARD, HEIGHT) if picked else ""
    title = effects.goal_in_words(desk.words, number, view.seats)
    title += "; " + desk.say(N_("you have {number}"), number=measure(view, player, number))
    return Card(f"goal-{c.GOAL_IDS[number]}", piece, face, title)


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


def small_cards(desk: Desk, seat: int, x: float, y: float, size: float, room: float) -> str:
    """What is known of the cards of somebody else: role, open cards, and how many lie face down."""
    player, words, drawn = desk.view.players[seat], desk.words, ""
    at = x
    if player.role != c.EMPTY:
        title = f"{terms.role_name(words, player.role)}: {effects.role_effect(words, player.role)}"
        picture = put(f"role-{c.ROLE_IDS[player.role]}", at + 2, y + 2, size - 4)
        drawn += desk.hover(title, rect(at, y, size, size, "straw", 1.2, 4) + picture)
        at += size + 3
    known = [entry % codes.KNOWN for entry in player.held if entry % codes.KNOWN != codes.UNKNOWN_CARD]
    for card in (*members(player.opened), *known):
        title = f"{terms.card_name(words, card)}: {effects.card_effect(words, card)}"
        fill = "marble" if player.opened & BIT[card] else "travertine"
        drawn += desk.hover(
            title, rect(at, y, size, size, fill, 1.2, 4) + put(f"god-{c.CARD_IDS[card]}", at + 2, y + 2, size - 4)
        )
        at += size + 3
    if hidden := len(player.held) - len(known):
        face = rect(at, y, size, size, "purple", 1.2, 4) + numeral(
            at + size / 2, y + size * 0.74, size * 0.72, hidden, "marble"
        )
        drawn += desk.hover(terms.amount(words, "face down", hidden), face)
    return (
        drawn
        if at - x < room
        else f'<g transform="translate({x:g} 0) scale({room / (at - x + size):.3g} 1) translate({-x:g} 0)">{drawn}</g>'
    )
