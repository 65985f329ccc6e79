"""The market: deeds with their prices and the neighbours of their lots, influence cards, and the pile."""

from __future__ import annotations

from typing import Final

from aedilis.draw import escape, gap, glow, icon, numeral, rect
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.city import WIDTH, lot_title, price
from aedilis.games.foundations_of_rome.drawing.desk import Desk
from aedilis.games.foundations_of_rome.drawing.faces import LETTER, coin, name_on
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.words import effects, terms

HEIGHT: Final = 96
PITCH: Final = WIDTH / (c.SLOTS + 1)
CARD: Final = PITCH - 4
SMALL: Final = 17  # a lot among its neighbours


def market(desk: Desk, y: float) -> str:
    view, drawn = desk.view, pile(desk, y)
    for slot in range(c.SLOTS):
        x = PITCH * slot + 2
        if slot >= len(view.row):
            empty = gap(x, y, CARD, HEIGHT) + coin(x + 19, y + 20, 30, c.PRICES[slot], LETTER)
            drawn += f'<g opacity=".7">{empty}</g>'
            continue
        card = view.row[slot]
        body, title = deed(desk, slot, card) if card < c.LOTS else influence(desk, slot, card - c.LOTS)
        name = f"deed-card-{c.LOT_NAMES[card]}" if card < c.LOTS else f"god-card-{c.CARD_IDS[card - c.LOTS]}"
        drawn += desk.piece(name, f"market:{slot}", x, y, body, title, glow(CARD, HEIGHT), FROM_PILE)
    return drawn


FROM_PILE: Final = ' data-from="pile"'


def deed(desk: Desk, slot: int, lot: int) -> tuple[str, str]:
    """The lot in the middle of those that it would touch."""
    body = rect(1, 1, CARD - 2, HEIGHT - 2, "marble", 1.8, 6) + coin(19, 20, 30, price(desk, slot), LETTER)
    name = c.LOT_NAMES[lot]
    body += desk.text(CARD - 6, 28, 22 if len(name) < 3 else LETTER, name, "inscription end", "ink")
    middle, top = CARD / 2, 65
    body += rect(middle - SMALL / 2, top - SMALL / 2, SMALL, SMALL, "straw", 1.6)
    touching = []
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
    title = lot_title(desk, lot)
    if touching:
        title += "; " + escape(desk.say(N_("beside lots of {names}"), names=desk.words.both(touching)))
    return body, title


def influence(desk: Desk, slot: int, card: int) -> tuple[str, str]:
    body = rect(1, 1, CARD - 2, HEIGHT - 2, "marble", 1.8, 6) + put(f"god-{c.CARD_IDS[card]}", CARD / 2 - 23, 32, 46)
    body += coin(19, 20, 30, price(desk, slot), LETTER)
    body += name_on(terms.card_name(desk.words, card), CARD, 91)
    silver = desk.amount("silver", price(desk, slot))
    values = {"card": terms.card_name(desk.words, card), "effect": effects.card_effect(desk.words, card)}
    return body, escape(desk.say(N_("{card}, for {silver}: {effect}"), silver=silver, **values))


def pile(desk: Desk, y: float) -> str:
    """What is left of it, and of the deeds of this era."""
    view, x = desk.view, PITCH * c.SLOTS + 2
    left = view.in_pile()
    values = {what: desk.amount(what, n) for what, n in (("cards", left), ("deeds", view.deeds_left))}
    title = desk.say(N_("Pile of this era: {cards}; {deeds} left in the market and the pile"), **values)
    if "pile" in desk.scene.options:
        silver = desk.amount("silver", c.AUGUR_PRICE)
        title += ". " + desk.say(N_("The top card, unseen, for {silver}"), silver=silver)
    if not left:
        return gap(x, y, CARD, HEIGHT)
    body = "".join(rect(1 + 2 * n, 1 - 2 * n, CARD - 5, HEIGHT - 2, "travertine", 1.6, 6) for n in (2, 1) if left > n)
    body += rect(1, 1, CARD - 5, HEIGHT - 2, "terracotta", 1.8, 6) + icon("temple", CARD / 2 - 19, 12, 34)
    body += numeral(CARD / 2 - 2, 76, 26, left, "marble")
    return desk.piece("pile", "pile", x, y, body, escape(title), glow(CARD, HEIGHT))
