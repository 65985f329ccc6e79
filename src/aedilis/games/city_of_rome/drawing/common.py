"""The middle of the table: round, action strip, offer, decks and influence cards."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Drawn, circle, escape, gap, icon, numeral, rect
from aedilis.engine.bits import BIT, members
from aedilis.engine.position import OVER
from aedilis.engine.words import N_
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.drawing.desk import Desk
from aedilis.games.city_of_rome.drawing.faces import BACKS
from aedilis.games.city_of_rome.generated import phases as p

WIDTH: Final = 560
HEIGHT: Final = 338
FIRST_PLAYER_LEFT: Final = 192  # or further on, after a long heading
PRICES_LEFT: Final = 390
STRIP_TOP: Final = 44
SPACE: Final = 98  # from one space of the strip to the next
SPACE_GLOW: Final = '<rect class="glow" x="-1" y="-1" width="96" height="100" rx="6"/>'
STAND: Final = (
    '<circle cx="69" cy="34" r="19" fill="none" stroke="var(--stone)" stroke-width="1.6" stroke-dasharray="4 4"/>'
)
EQUALS: Final = '<path d="M{x} 16h9m0 5h-9" fill="none" stroke="var(--text)" stroke-width="2"/>'
DECK_TOP: Final = 172
OFFER_TOP: Final = 228
OFFER_WIDTH: Final = 448
TABLETS: Final = 458  # where the influence cards stand


def common(desk: Desk) -> Drawn:
    decks = "".join(deck_pile(desk, deck) for deck in range(len(desk.view.decks)))
    return Drawn(WIDTH, HEIGHT, heading(desk) + strip(desk) + decks + offer(desk) + influence_cards(desk))


# -- round, first player, prices ---------------------------------------------------------------------------------


def heading(desk: Desk) -> str:
    view = desk.view
    moment = desk.speech.moment(view)
    x = max(FIRST_PLAYER_LEFT, 12 + 12 * len(moment))
    room = min(11, int((PRICES_LEFT - x - 62) / 11))
    first = desk.first_player(view.first_player(), x, 5, room) if view.strips else ""
    return desk.text(4, 26, 22, escape(moment), "inscription") + first + prices(desk)


def prices(desk: Desk) -> str:
    """What a missing point costs, as printed on the strip's edge."""
    drawn = ""
    for n, (what, price) in enumerate((("brick", c.PRICE_OF_BUILD_POINT), ("cog", c.PRICE_OF_PRODUCTION_POINT))):
        x = PRICES_LEFT + 90 * n
        drawn += icon(what, x, 7, 22) + EQUALS.format(x=x + 25)
        drawn += numeral(x + 45, 25, 19, price, "text") + icon("coin", x + 54, 7, 22)
    title = desk.say(
        N_("A missing build point costs {build} money, a missing production point {production}."),
        build=c.PRICE_OF_BUILD_POINT,
        production=c.PRICE_OF_PRODUCTION_POINT,
    )
    return desk.hover(title, drawn)


# -- the action strip -----------------------------------------------------------------------------------------------


def strip(desk: Desk) -> str:
    """The spaces from the emperor outwards."""
    view = desk.view
    slab = rect(1, STRIP_TOP, 558, 116, "travertine", 2, 8) + rect(7, STRIP_TOP + 6, 54, 104, "purple", 1.6, 6)
    nearest = desk.say(N_("The emperor: whoever stands nearest acts first"))
    emperor = desk.hover(nearest, icon("emperor", 11, STRIP_TOP + 34, 46))
    return slab + emperor + "".join(space(desk, n, view.strip_in_use()) for n in range(c.SPACES))


def space(desk: Desk, n: int, arrangement: int) -> str:
    seat = desk.view.builders[n]
    body = rect(0, 0, 94, 98, "marble", 1.6, 5)
    title = desk.say(N_("No action strip is in use yet."))
    if arrangement != c.EMPTY:
        bricks, cogs = c.FREE_BRICKS[arrangement * c.SPACES + n], c.FREE_COGS[arrangement * c.SPACES + n]
        body += icon("brick" if c.ARRANGEMENTS[arrangement][n] == "B" else "cog", 6, 9, 38)
        body += rect(0, 66, 94, 32, "travertine", 1.2, 4) + icon("brick", 8, 71, 22) + numeral(39, 89, 19, bricks)
        body += icon("cog", 52, 71, 22) + numeral(83, 89, 19, cogs)
        title = desk.speech.space(arrangement, n)
    if seat == c.EMPTY:
        body += STAND
    if desk.touched(f"space:{n}"):
        body += '<path class="last" d="M70 -1H89A6 6 0 0 1 95 5V24"/>'
    x, y = 66 + SPACE * n, STRIP_TOP + 9
    drawn = desk.piece(f"space-{n}", f"space:{n}", x, y, body, escape(title), SPACE_GLOW)
    if seat == c.EMPTY:
        return drawn
    number = desk.view.builders[:n].count(seat)
    acting = desk.view.phase != p.PLACE and n == desk.view.space
    return drawn + builder(desk, seat, number, x + 45, y + 8, 48, acting)


def builder(desk: Desk, seat: int, number: int, x: float, y: float, size: float, acting: bool = False) -> str:
    ring = circle(size / 2, size / 2 + 1, size * 0.53, "straw", 2.4, "saffron") if acting else ""
    title = escape(desk.say(N_("Builder of {name}"), name=desk.scene.names[seat]))
    return desk.piece(f"builder-{seat}-{number}", "", x, y, ring + desk.figure(seat, 0, 0, size), title)


# -- decks and offer --------------------------------------------------------------------------------------------------


def columns(desk: Desk, deck: int) -> tuple[float, float]:
    """Where a deck's part of the offer begins, and how wide it is."""
    per_deck = c.OFFER_PER_DECK[desk.view.seats]
    pitch = OFFER_WIDTH / len(desk.view.decks)
    return 2 + pitch * deck, 112 * per_deck - 12


def deck_pile(desk: Desk, deck: int) -> str:
    """The edge of the pile: its number and how many cards are left."""
    x, width = columns(desk, deck)
    name, left = c.DECK_NAMES[deck], desk.view.cards_left(deck)
    body = "".join(rect(2, 10 - 4 * n, width - 4, 40, "marble", 1.4, 5) for n in range(min(3, left)))
    body += (
        rect(0, 6, width, 42, BACKS[deck], 2, 6)
        + f'<rect x="4" y="10" width="{width - 8:g}" height="34" rx="3" fill="none" stroke="var(--straw)"/>'
        + desk.text(width * 0.24, 35, 22, name, "inscription middle", "marble")
        + icon("cards", width * 0.43, 16, 20)
        + numeral(width * 0.43 + 35, 34, 19, left, "marble")
    )  # fmt: skip
    title = desk.say(N_("Deck {deck}: {cards} left"), deck=name, cards=desk.amount("cards", left))
    glow = f'<rect class="glow" x="-1" y="5" width="{width + 2:g}" height="44" rx="7"/>'
    return desk.piece(f"deck-{name}", f"deck:{name}", x, DECK_TOP, body, escape(title), glow)


def offer(desk: Desk) -> str:
    """Deck by deck; where cards are gone or still to come there are gaps."""
    gaps = drawn = ""
    for deck in range(len(desk.view.decks)):
        left = columns(desk, deck)[0]
        kinds = sorted(kind for kind in desk.view.offer if c.DECK_OF[kind] == deck)
        for n, kind in enumerate(kinds):
            face = desk.face(kind, last=desk.touched(f"card:{c.IDS[kind]}"))
            drawn += desk.card(kind, "offer", f"offer:{c.IDS[kind]}", left + 112 * n, OFFER_TOP, face)
        for n in range(len(kinds), c.OFFER_PER_DECK[desk.view.seats]):
            gaps += empty(left + 112 * n, OFFER_TOP)
    return gaps + drawn


def empty(x: float, y: float) -> str:
    """Where no card lies."""
    return gap(x + 2, y + 2, 96, 96, 6)


# -- influence cards ---------------------------------------------------------------------------------------------


def influence_cards(desk: Desk) -> str:
    """All of the game in order: to come, lying out, or won by somebody."""
    rounds = enumerate(c.INFLUENCE_APPEARS[desk.view.seats])
    appear = [(card, round) for round, cards in rounds for card in members(cards)]
    return "".join(tablet(desk, *one, DECK_TOP + 6 + n * 39) for n, one in enumerate(appear))


def tablet(desk: Desk, card: int, round: int, y: float) -> str:
    view = desk.view
    value = c.INFLUENCE_CARDS[card]
    owner = next((seat for seat in range(view.seats) if view.players[seat].won & BIT[card]), c.EMPTY)
    if view.lying & BIT[card]:
        body = tablet_face("straw", value)
        title = desk.say(N_("Influence card {value}: lies out for whoever has most influence"), value=value)
    elif owner != c.EMPTY:
        body = f'<g opacity=".55">{tablet_face("marble", value)}</g>' + desk.sign(owner, 72, 8, 18)
        title = desk.say(N_("Influence card {value}: won by {name}"), value=value, name=desk.scene.names[owner])
    elif view.seat == OVER or round <= view.round:
        body = f'<g opacity=".3">{tablet_face("marble", value)}</g>'
        title = desk.say(N_("Influence card {value}: lost"), value=value)
    else:
        body = tablet_to_come(value) + desk.text(97, 23.5, 16, f"R{round}", "lettering end", "quiet")
        title = desk.say(N_("Influence card {value}: comes in round {round}"), value=value, round=round)
    return desk.piece(f"influence-{value}", "", TABLETS, y, body, escape(title))


def tablet_face(fill: str, value: int) -> str:
    return rect(0, 0, 100, 34, fill, 1.8, 6) + icon("laurel", 3, 4, 26) + numeral(45, 24.5, 19, value)


def tablet_to_come(value: int) -> str:
    edge = '<rect width="100" height="34" rx="6" fill="none" stroke="var(--line)" stroke-dasharray="5 4"/>'
    return edge + icon("laurel", 3, 4, 26) + numeral(45, 24.5, 19, value, "text")
