"""An offer on its two sides, as both of them understand it at once: what one gives, what one gets, and a balance."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan, degrees, sqrt
from typing import Final, NamedTuple

from aedilis.draw import escape, glow, line, numeral, path, rect, shortened
from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, members
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.cards import name_on
from aedilis.games.foundations_of_rome.drawing.desk import LETTER, WIDTH, Box, Desk, coin
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import effects, terms

HEIGHT: Final = 236  # at least
PANEL: Final = 240
ROW: Final = 38  # of what is handed over
LARGEST: Final = 1.4  # how much larger it is drawn where there is little of it
KEYS: Final = 122  # the room for what adds to it
BALANCE: Final = 104  # how high the scales are
ANSWERS: Final = 132
LEFT: Final = 4
RIGHT: Final = WIDTH - 4 - PANEL
TYPICAL: Final = c.PRICES[len(c.PRICES) // 2 - 1]  # silver that a lot, or a card, is taken for on the balance
TOKENS: Final = (("fresh", "token"), ("used", "token-used"))  # and their signs


class Side(NamedTuple):
    """What one of both hands over."""

    silver: int
    lots: list[int]
    fresh: int
    used: int
    cards: list[int]

    def weight(self) -> int:
        """Very roughly, for the balance alone."""
        tokens = c.FRESH_POINTS * self.fresh + c.USED_POINTS * self.used
        return self.silver + tokens + TYPICAL * (len(self.lots) + len(self.cards))


def is_open(view: FoundationsOfRome) -> bool:
    return view.partner >= 0 and view.phase in (p.OFFER, p.OFFER_LOT, p.ANSWER)


def side_of(view: FoundationsOfRome, seat: int) -> Side:
    """What changes hands from that seat: of the one who offers, or of the other."""
    player, active = view.players[seat], seat == view.turn
    lots = sets.members(sets.common(view.offer, player.lots))
    fresh, used = view.offer_tokens[:2] if active else view.offer_tokens[2:]
    held = [entry % codes.KNOWN for entry in player.held if entry >= codes.OFFERED]
    silver = view.silver_given if active else view.silver_asked
    return Side(silver, lots, fresh, used, held + members(player.opened & view.offer_opened))


def offer(desk: Desk, y: float, room: float) -> str:
    """The reader's side on the left; who only looks on sees the one who offers there."""
    now = desk.now
    shown = desk.view if is_open(desk.view) else now  # a preview shows what would be added
    mine = desk.reader if desk.reader in (now.turn, now.partner) else now.turn
    theirs = now.partner if mine == now.turn else now.turn
    sides = [side_of(shown, seat) for seat in (mine, theirs)]
    drawn = panel(desk, mine, sides[0], LEFT, y, room) + panel(desk, theirs, sides[1], RIGHT, y, room)
    below = y + (BALANCE + ANSWERS if now.phase == p.ANSWER else room)  # what adds to an offer is at the lower edge
    return drawn + balance(desk, sides[0].weight(), sides[1].weight(), y) + answers(desk, below)


# -- the two sides ------------------------------------------------------------------------------------------------


def panel(desk: Desk, seat: int, side: Side, x: float, y: float, room: float) -> str:
    """Whose it is, what is on this side, and what can be added to it."""
    drawn = rect(x, y, PANEL, room - 2, "travertine", 1.6, 8) + desk.sign(seat, x + 8, y + 7, 20)
    name = shortened(desk.scene.names[seat], 11)
    said = desk.say(N_("You give")) if seat == desk.reader else desk.say(N_("{name} gives"), name=name)
    drawn += desk.text(x + 34, y + 23, 19, escape(said), "inscription", "ink")
    composes = desk.now.phase != p.ANSWER and desk.reader == desk.now.turn
    rows = int((room - 36 - (KEYS if composes else 0)) / ROW)
    drawn += contents(desk, side, x + 8, y + 34, max(1, rows))
    return drawn + (additions(desk, seat, x + 5, y + room - KEYS) if composes else "")


def contents(desk: Desk, side: Side, x: float, y: float, rows: int) -> str:
    """Chips: silver, lots, tokens and cards."""
    chips: list[tuple[str, str, float]] = []
    if side.silver:
        chips.append((coin(17, 17, 34, side.silver), desk.amount("silver", side.silver), 38))
    for lot in side.lots:
        body = rect(0, 2, 40, 30, "straw", 1.6, 5) + numeral(20, 24, LETTER, c.LOT_NAMES[lot])
        chips.append((body, terms.lots_named(desk.words, [c.LOT_NAMES[lot]]), 44))
    for (what, sign), number in zip(TOKENS, (side.fresh, side.used), strict=True):
        if number:
            body = put(f"sign-{sign}", 0, 1, 32) + numeral(46, 24, LETTER, f"×{number}")
            chips.append((body, desk.amount(what, number), 64))
    for card in side.cards:
        face, name, title, width = numeral(16, 24, LETTER, "?"), "", "?", 36.0
        if card != codes.UNKNOWN_CARD:
            face, title = put(f"god-{c.CARD_IDS[card]}", 3, 4, 26), effects.card_in_words(desk.words, card)
            name = terms.card_name(desk.words, card)
            width += 8 + 0.62 * LETTER * len(name)
        chips.append((rect(0, 1, 32, 32, "marble", 1.4, 4) + face + desk.strong(38, 23.5, name), title, width))
    if not chips:
        return desk.text(x + 26, y + 17, LETTER, escape(desk.say(N_("nothing"))), "lettering", "quiet")
    return flowing(desk, chips, x, y, rows)


def flowing(desk: Desk, chips: Sequence[tuple[str, str, float]], x: float, y: float, rows: int) -> str:
    """One after the other, line by line; larger where there are few, smaller where there are too many."""
    room = PANEL - 16
    share = rows * room / (sum(width for *_, width in chips) + 40 * rows)
    scale = min(LARGEST, sqrt(share), room / max(width for *_, width in chips)) if share > 1 else share
    drawn, at, row = "", 0.0, 0
    for body, title, width in chips:
        if at + width > room / scale:
            at, row = 0.0, row + 1
        drawn += f'<g transform="translate({at:g} {ROW * row})">{desk.hover(title, body)}</g>'
        at += width
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.3g})">{drawn}</g>'


# -- what can be added --------------------------------------------------------------------------------------------


def additions(desk: Desk, seat: int, x: float, y: float) -> str:
    """Silver in five amounts, tokens, lots, and cards that the reader knows of."""
    own = seat == desk.now.turn
    verb, drawn = "give" if own else "ask", ""
    for n, silver in enumerate(c.OFFERED_SILVER):
        body = coin(22, 18, 30, f"+{silver}" if silver < 10 else silver)
        drawn += key(desk, f"{verb} {silver}", (x + 46.5 * n, y, 44, 36), body)
    for n, (token, sign) in enumerate(TOKENS):
        body = put(f"sign-{sign}", 4, 5, 26) + numeral(45, 24.5, LETTER, "+1")
        drawn += key(desk, f"{verb} {token}", (x + 64 * n, y + 40, 61, 36), body)
    if not own:
        return drawn + cards_of(desk, seat, x, y + 80)
    body = put("sign-markers", 8, 6, 24) + desk.strong(38, 24.5, desk.say(N_("+ lot")))
    return drawn + key(desk, "add lot", (x + 128, y + 40, 102, 36), body)


def key(desk: Desk, code: str, box: Box, body: str) -> str:
    """A button that adds something; pale while it cannot be added."""
    drawn = desk.button(f"offer-{code.replace(' ', '-')}", "offer", box, body, desk.scene.labels.get(code, ""), [code])
    return drawn if code in desk.scene.labels else f'<g opacity=".35">{drawn}</g>'


def cards_of(desk: Desk, seat: int, x: float, y: float) -> str:
    """Cards of the other one that can be asked for."""
    player, knowing = desk.now.players[seat], codes.ANYBODY | BIT[desk.reader]
    cards = [entry % codes.KNOWN for entry in player.held if entry < codes.OFFERED and codes.known_by(entry) & knowing]
    cards += members(player.opened & ~desk.now.offer_opened)
    drawn, width = "", 112 if len(cards) < 3 else 34  # few of them have room for their names
    pitch = min(width + 3, (PANEL - 10 - width) / max(1, len(cards) - 1))
    for n, card in enumerate(cards):
        id, title = c.CARD_IDS[card], effects.card_in_words(desk.words, card)
        body = rect(1, 1, width - 2, 34, "marble", 1.4, 5) + put(f"god-{id}", 4, 4, 27)
        if width > 34:
            name = name_on(terms.card_name(desk.words, card), width - 34, 24)
            body += f'<g transform="translate(32 0)">{name}</g>'
        drawn += desk.piece(f"asked-{id}", f"card:{id}", x + pitch * n, y, body, escape(title), glow(width, 36))
    return drawn


# -- the balance and the answer -----------------------------------------------------------------------------------


def balance(desk: Desk, mine: int, theirs: int, y: float) -> str:
    """Scales between the sides: the heavier one sinks."""
    x, top = WIDTH / 2, y + 20
    tilt = degrees(atan((mine - theirs) / 8)) / 4
    drawn = line(f"M{x:g} {top:g}V{top + 62:g}", 3.4, "text") + path(f"M{x - 14:g} {top + 62:g}h28v5h-28Z", "text", 0)
    arm = line("M-24 0H24", 3.4, "text") + "".join(
        f'<g transform="translate({24 * way} 0) rotate({tilt:.3g})">{line("M0 0L-8 22M0 0L8 22", 1.6, "text")}'
        f"{path('M-10 22h20a10 8 0 0 1 -20 0Z', 'saffron', 1.6)}</g>"
        for way in (-1, 1)
    )
    drawn += f'<g transform="translate({x:g} {top:g}) rotate({-tilt:.3g})">{arm}</g>'
    said = N_("A rough balance: silver by its amount, tokens by their points, lots and cards at {silver} each")
    return desk.hover(desk.say(said, silver=desk.amount("silver", TYPICAL)), drawn)


def answers(desk: Desk, y: float) -> str:
    """Below the scales, above that line: propose or withdraw, accept or refuse."""
    view = desk.now
    if not desk.decides:
        return ""
    pair = ("accept", "refuse") if view.phase == p.ANSWER else ("propose", "withdraw")
    drawn = ""
    for n, (code, sign) in enumerate(zip(pair, ("check", "cross"), strict=True)):
        drawn += key(desk, code, (WIDTH / 2 - 30, y - ANSWERS + 66 * n, 60, 60), put(f"sign-{sign}", 13, 13, 34))
    return drawn
