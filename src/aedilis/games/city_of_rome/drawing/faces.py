"""The cards of City of Rome as symbols: picture, cost, stars and what the card does in icons."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Markup, icon, join, line, numeral, path, rect, symbol, use
from aedilis.engine.bits import BIT
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.drawing.pictures import AQUEDUCT, FARMS, GARDENS, GREAT_AQUEDUCT, HOUSES, PUBLIC
from aedilis.games.city_of_rome.drawing.temples import TEMPLES

BAND: Final = 67  # where the band begins that says what a card does
PUBLIC_COLOURS: Final = {"green": "laurel", "red": "red", "yellow": "saffron", "blue": "tiber"}
GAINS: Final = {c.MONEY: "coin", c.INFLUENCE: "laurel", c.CARDS: "cards", c.MARKERS: "marker"}
COUNTED: Final = {  # what a temple counts: its icon, and the value of houses
    c.OF_STARS: ("star", ""), c.OF_TEMPLES: ("temple", ""), c.OF_MONEY: ("coin", ""),
    c.OF_BUILDINGS: ("city", ""), c.OF_COLOURS: ("colours", ""), c.OF_PRODUCTION: ("cog", ""),
    c.OF_HOUSES_2: ("home", "2"), c.OF_HOUSES_4: ("home", "4"),
}  # fmt: skip
# The picture follows from what a card does, so that ids and names are free: of the standard card, and of the special.
PUBLIC_PICTURES: Final = {
    c.MONEY: ("market", "forum"), c.INFLUENCE: ("arena", "colosseum"), c.CARDS: ("school", "university"),
    c.MARKERS: ("baths", "imperial-baths"),
}  # fmt: skip
TEMPLE_PICTURES: Final = {  # of one that scores once, and of one that scores for each so many
    c.OF_STARS: ("luna", "luna"), c.OF_TEMPLES: ("juno", "jupiter"), c.OF_MONEY: ("mercury", "mercury"),
    c.OF_BUILDINGS: ("minerva", "minerva"), c.OF_COLOURS: ("fortuna", "fortuna"), c.OF_PRODUCTION: ("saturn", "saturn"),
    c.OF_HOUSES_2: ("cupid", "venus"), c.OF_HOUSES_4: ("mars", "mars"),
}  # fmt: skip
RIM: Final = '<rect x="4" y="4" width="92" height="92" rx="5" fill="none" stroke="var(--saffron)" stroke-width="2.6"/>'
BACKS: Final = ("purple", "terracotta", "laurel", "tiber")


def face_of(kind: int) -> str:
    """The name of a card's symbol."""
    return FACES[kind]


def names_of_faces() -> list[str]:
    """Cards that look alike share one symbol, named after the first of them."""
    first: dict[str, int] = {}
    return [f"city-of-rome-{c.IDS[first.setdefault(face(kind), kind)]}" for kind in range(c.UNKNOWN)]


def back_of(deck: int) -> str:
    return f"city-of-rome-back-{c.DECK_NAMES[deck]}"


def symbols() -> Markup:
    faces = {face_of(kind): face(kind) for kind in range(c.UNKNOWN)}
    backs = [symbol(back_of(deck), 100, back(deck)) for deck in range(len(c.DECK_NAMES))]
    return join([[symbol(name, 100, drawn) for name, drawn in faces.items()], backs])


# -- a face ----------------------------------------------------------------------------------------------------


def face(kind: int) -> str:
    return "".join(
        [
            rect(2, 2, 96, 96, "marble", 0, 6),
            niche(tint(kind)),
            picture(kind),
            band(tint(kind)),
            effect(kind),
            RIM if c.SPECIAL[kind] else "",
            rect(2, 2, 96, 96, "none", 2, 6),
            cost(kind),
            stars(kind),
        ]
    )


def tint(kind: int) -> str:
    if c.VALUE[kind]:
        return "terracotta"
    if c.COLOUR[kind] != c.EMPTY:
        return PUBLIC_COLOURS[c.COLOUR_NAMES[c.COLOUR[kind]]]
    if c.PRODUCTION[kind]:
        return "leaf"
    return "water" if BIT[kind] & c.AQUEDUCTS else "purple"


def niche(colour: str) -> str:
    """Behind every building a pale arch in the colour of its kind."""
    return f'<path d="M8 67V50a42 42 0 0 1 84 0V67Z" fill="var(--{colour})" opacity=".2"/>'


def band(colour: str) -> str:
    return (
        f'<path d="M2 {BAND}H98V85H2Z" fill="var(--{colour})" opacity=".3"/>' + line(f"M2 {BAND - 1}H98", 2)
    )  # fmt: skip


def picture(kind: int) -> str:
    if c.VALUE[kind]:
        return (GARDENS[c.VALUE[kind]] if c.SPECIAL[kind] else "") + HOUSES[c.VALUE[kind]]
    if c.COLOUR[kind] != c.EMPTY:
        return PUBLIC[PUBLIC_PICTURES[c.ON_BUILD[kind]][c.SPECIAL[kind]]]
    if c.PRODUCTION[kind]:
        return farm(kind)
    if BIT[kind] & c.AQUEDUCTS:
        return GREAT_AQUEDUCT if c.SPECIAL[kind] else AQUEDUCT
    return TEMPLES[TEMPLE_PICTURES[c.TEMPLE_COUNTS[kind]][c.TEMPLE_PER[kind] > 0]]


def farm(kind: int) -> str:
    if c.YIELDS_BRICK[kind]:
        return FARMS["winery" if c.YIELDS_MONEY[kind] else "grain"]
    return FARMS["sheep" if c.YIELDS_INFLUENCE[kind] else "vegetable"]


def cost(kind: int) -> str:
    """Bricks to pay, upper left."""
    if not c.COST[kind]:
        return ""
    return (
        path("M4 8H20L24 4H8Z", "tile", 1.4) + path("M20 8L24 4V18L20 23Z", "red", 1.4)
        + rect(4, 8, 16, 15, "terracotta", 1.4) + numeral(12, 20.6, 15, c.COST[kind], "marble")
    )  # fmt: skip


def stars(kind: int) -> str:
    return "".join(icon("star", 80 - 14 * n, 4, 16) for n in range(c.STARS[kind]))


# -- what a card does, in icons ----------------------------------------------------------------------------------


def effect(kind: int) -> str:
    if c.VALUE[kind]:
        return icon("home", 31, BAND + 0.5, 17) + numeral(60, BAND + 16, 20, c.VALUE[kind])
    if c.COLOUR[kind] != c.EMPTY:
        return public_effect(kind)
    if c.PRODUCTION[kind]:
        return production_effect(kind)
    if BIT[kind] & c.AQUEDUCTS:
        return "".join(points(15 + 23.5 * n, number, 19) for n, number in enumerate(c.AQUEDUCT_POINTS[1:]))
    return temple_effect(kind)


def production_effect(kind: int) -> str:
    gains = [("coin", c.YIELDS_MONEY[kind]), ("brick", c.YIELDS_BRICK[kind]), ("laurel", c.YIELDS_INFLUENCE[kind])]
    icons = [name for name, number in gains for _ in range(number)]
    left = 50 - (34 + 19 * (len(icons) - 1)) / 2 - 4
    drawn = "".join(icon(name, left + 29 + 19 * n, BAND + 0.5, 17) for n, name in enumerate(icons))
    return icon("cog", left, BAND + 0.5, 17) + arrow(left + 19) + drawn


def public_effect(kind: int) -> str:
    bonus = numeral(81, BAND + 14.5, 15, f"+{c.BONUS[kind]}") if c.BONUS[kind] else ""
    left = 18 if bonus else 27
    gain = GAINS[c.ON_BUILD[kind]]
    return icon("neighbours", left, BAND + 0.5, 17) + arrow(left + 19) + icon(gain, left + 30, BAND + 0.5, 17) + bonus


def temple_effect(kind: int) -> str:
    """Points for each so many, or once for at least so many."""
    least, per = c.TEMPLE_AT_LEAST[kind], c.TEMPLE_PER[kind]
    drawn, value = COUNTED[c.TEMPLE_COUNTS[kind]]

    def what(x: float) -> str:
        inside = numeral(x + 8.5, BAND + 15.3, 9, value) if value else ""
        return icon(drawn, x, BAND + 0.5, 17) + inside

    if per:
        number = numeral(57, BAND + 14.5, 15, per) if per > 1 else ""
        left = 63 if number else 53
        return points(32, c.TEMPLE_POINTS[kind], 19) + line(f"M48 {BAND + 2}L43.5 {BAND + 16}", 2) + number + what(left)
    return numeral(20, BAND + 14.5, 15, f"{least}×") + what(30) + arrow(50) + points(71, c.TEMPLE_POINTS[kind], 19)


def points(x: float, number: int, size: float) -> str:
    """Victory points, as everywhere on the table: a purple seal."""
    height = size * (0.68 if number < 10 else 0.58)
    return icon("points", x - size / 2, BAND + 9 - size / 2, size) + numeral(
        x, BAND + 9 + height * 0.35, height, number, "marble"
    )


def arrow(x: float) -> str:
    return path(f"M{x:g} {BAND + 7.5}h4v-3.5l5 5l-5 5v-3.5h-4Z", "ink", 0)


# -- a back ------------------------------------------------------------------------------------------------------


def back(deck: int) -> str:
    """The deck's number in a wreath; each deck has its colour."""
    number = f'font-size="30" fill="var(--marble)">{c.DECK_NAMES[deck]}'
    return "".join(
        [
            rect(2, 2, 96, 96, BACKS[deck], 2, 6),
            '<rect x="9" y="9" width="82" height="82" rx="3" fill="none" stroke="var(--straw)" stroke-width="1.6"/>',
            icon("wreath", 19, 18, 62),
            f'<text class="inscription middle" x="50" y="60" {number}</text>',
        ]
    )


# -- alone -------------------------------------------------------------------------------------------------------


def alone(id: str) -> str:
    """A card of the reference."""
    kind = c.IDS.index(id)
    return use(face_of(kind) if kind < c.UNKNOWN else back_of(kind - c.UNKNOWN), 0, 0, 100)


FACES: Final = names_of_faces()
