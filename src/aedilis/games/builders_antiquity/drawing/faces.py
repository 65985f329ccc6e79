"""The cards of The Builders: Antiquity as symbols: buildings of 100 by 100, and whoever can be sent of 100 by 74."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Markup, circle, icon, join, line, numeral, rect
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.drawing import people
from aedilis.games.builders_antiquity.drawing.symbols import define, put
from aedilis.games.builders_antiquity.drawing.town import TOWN
from aedilis.games.builders_antiquity.drawing.wonders import MACHINES, WONDERS

PICTURES: Final = {**TOWN, **WONDERS, **MACHINES}
BAND: Final = 65  # where the band begins that says what a building needs
HAND_HEIGHT: Final = 74


def face_of(building: int) -> str:
    return f"face-{c.BUILDING_IDS[building]}"


def picture_of(building: int) -> str:
    return f"picture-{c.BUILDING_IDS[building]}"


def face_of_hand(hand: int) -> str:
    return f"hand-{c.HAND_IDS[hand]}"


def symbols() -> Markup:
    return join(
        [
            [define(picture_of(building), 100, PICTURES[c.BUILDING_IDS[building]]) for building in range(c.BUILDINGS)],
            [define(face_of(building), 100, face(building)) for building in range(c.BUILDINGS)],
            people.symbols(c.RESOURCE_NAMES),
            [define(face_of_hand(hand), 100, hand_face(hand, c.SUPPLY[hand])) for hand in range(c.HANDS)],
        ]
    )


def alone(id: str) -> str:
    """A card of the reference in a square of 100."""
    kind, _, name = id.partition("-")
    if id in c.BUILDING_IDS:
        return put(face_of(c.BUILDING_IDS.index(id)), 0, 0, 100)
    if id in c.HAND_IDS:
        hand = c.HAND_IDS.index(id)
        return put(face_of_hand(hand), 0, 13, 100) + wage(0, 13, 27, c.WAGE[hand])
    body = tool(c.RESOURCE_NAMES.index(name)) if kind == "tool" else ""
    body = school(c.RESOURCE_NAMES.index(name)) if kind == "university" else body or loan()
    return f'<g transform="translate(8 0) scale(1.6)">{body}</g>'


# -- buildings --------------------------------------------------------------------------------------------------


def tint(building: int) -> str:
    """Machines are blue, wonders purple, what brings money alone yellow, and the town is terracotta."""
    if c.MACHINE_HAND[building] != c.EMPTY:
        return "tiber"
    if c.BUILDING_IDS[building] in WONDERS:
        return "purple"
    return "terracotta" if c.POINTS[building] else "saffron"


def niche(colour: str) -> str:
    return f'<path d="M8 66V50a42 42 0 0 1 84 0V66Z" fill="var(--{colour})" opacity=".2"/>'


def face(building: int) -> str:
    colour = tint(building)
    return "".join(
        [
            rect(2, 2, 96, 96, "marble", 0, 6),
            niche(colour),
            put(picture_of(building), 0, 0, 100),
            f'<path d="M2 {BAND}H98V{BAND + 19}H2Z" fill="var(--{colour})" opacity=".25"/>',
            line(f"M2 {BAND - 1}H98", 2),
            needs(building),
            rect(2, 2, 96, 96, "none", 2, 6),
            worth(c.POINTS[building], c.REWARD[building], 29),
        ]
    )


def needs(building: int) -> str:
    """Each resource by its shape, and how much of it; fonts may be a good deal wider than the one drawn with here."""
    wanted = amounts(c.NEED[building])
    pitch, pip, size = (23.7, 11, 18) if len(wanted) == c.RESOURCES else (30, 14, 20)
    left = 50 - pitch * len(wanted) / 2
    return "".join(
        put(f"pip-{resource}", left + pitch * n, BAND + 9.5 - pip / 2, pip)
        + numeral(left + pitch * n + (pip + pitch) / 2, BAND + 9.5 + size * 0.36, size, number)
        for n, (resource, number) in enumerate(wanted)
    )


def amounts(packed: int) -> list[tuple[int, int]]:
    """Resources and how much of each, where it is any."""
    return [(resource, number) for resource, number in enumerate(c.lanes(packed)) if number]


def narrow(building: int, points: int, money: int) -> str:
    """A building on a slip of 58 by 80: its picture, and below it the needs two by two."""
    scene = niche(tint(building)) + put(picture_of(building), 0, 0, 100)
    drawn = f'<g transform="translate(1 2) scale(.56)">{scene}</g>'
    drawn += worth(points, money, 28, 1, 2, 56)
    for n, (resource, number) in enumerate(amounts(c.NEED[building])):
        x, y = 4 + 26 * (n % 2), 42 + 18.5 * (n // 2)
        drawn += put(f"pip-{resource}", x, y + 1, 12) + numeral(x + 18.5, y + 13.5, 18, number)
    return drawn


def worth(points: int, money: int, size: float, x: float = 0, y: float = 0, width: float = 100) -> str:
    """Points at the left and sesterces at the right of a picture's upper edge."""
    left = seal(x + 1.5, y + 1.5, size, points) if points else ""
    return left + (coin(x + width - 1.5 - size, y + 1.5, size, money) if money else "")


def seal(x: float, y: float, size: float, points: int) -> str:
    return icon("points", x, y, size) + numeral(x + size / 2, y + size * 0.74, size * 0.68, points, "marble")


def coin(x: float, y: float, size: float, number: int) -> str:
    """A coin with an amount on it."""
    x, y = x + size / 2, y + size / 2
    disc = circle(x, y, size * 0.46, "straw", size * 0.075) + circle(x, y, size * 0.4, "none", size * 0.06, "gold")
    return disc + numeral(x, y + size * 0.23, size * (0.66 if number < 10 else 0.62), number)


# -- hands ------------------------------------------------------------------------------------------------------


def figure_of(hand: int, freed: bool = False) -> str:
    """The symbol of somebody of that rank, dressed in the colour of what he is best at."""
    if hand >= c.FIRST_SLAVE:
        return "figure-freed" if freed else "figure-slave"
    supply = c.lanes(c.SUPPLY[hand])
    return f"figure-{c.RANKS[hand]}-{supply.index(max(supply))}"


def token(hand: int, size: float, freed: bool = False) -> str:
    """Who or what it is, in a small square."""
    ground = rect(1, 1, size - 2, size - 2, "travertine", 1.6, 5)
    if hand >= c.FIRST_MACHINE:
        return ground + put(f"picture-{c.HAND_IDS[hand]}", 2, size * 0.2, size - 4)
    return ground + put(figure_of(hand, freed), 3, 3.5, size - 6)


def wage(x: float, y: float, size: float, number: int) -> str:
    """In the upper left corner of a card, which is drawn at x and y; none for whoever works for nothing."""
    return coin(x + 1, y + 1, size, number) if number else ""


def hand_face(hand: int, supply: int, freed: bool = False, university: int = c.EMPTY) -> str:
    """Figure at the left, what is supplied at the right."""
    machine = hand >= c.FIRST_MACHINE
    ground = "tiber" if machine else "leaf" if hand >= c.FIRST_SLAVE else "tile"
    return "".join(
        [
            rect(1.5, 1.5, 97, 71, "marble", 0, 6),
            f'<path d="M1.5 8a6 6 0 0 1 6-6H50V72.5H7.5a6 6 0 0 1-6-6Z" fill="var(--{ground})" opacity=".3"/>',
            put(f"picture-{c.HAND_IDS[hand]}", 2, 20, 47) if machine else put(figure_of(hand, freed), -3, 14.5, 57),
            line("M50 2V72", 1.4),
            supplied(supply),
            put("school", 25, 46, 25) if university != c.EMPTY else "",
            rect(1.5, 1.5, 97, 71, "none", 2, 6),
        ]
    )


def supplied(supply: int) -> str:
    """A line of pips for each resource."""
    wanted = amounts(supply)
    pitch = min(20.0, 68 / len(wanted))
    top = 37 - pitch * len(wanted) / 2
    drawn = ""
    for n, (resource, number) in enumerate(wanted):
        across = min(16, 47 / number)
        size = min(15.4, pitch - 1.6, across - 0.6)
        left = 74.5 - across * number / 2 + (across - size) / 2
        y = top + pitch * n + (pitch - size) / 2
        drawn += "".join(put(f"pip-{resource}", left + across * m, y, size) for m in range(number))
    return drawn


# -- the investment line: cards of about 52 by 60 --------------------------------------------------------------------

SMALL: Final = 60  # how high they are


def paper(colour: str, width: float) -> str:
    lower = f"M1 38H{width - 1:g}V{SMALL - 6}a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5Z"
    tinted = f'<path d="{lower}" fill="var(--{colour})" opacity=".4"/>'
    sheet = rect(1, 1, width - 2, SMALL - 2, "marble", 0, 5)
    return sheet + tinted + rect(1, 1, width - 2, SMALL - 2, "none", 1.8, 5)


def row_of_pips(resources: list[int], width: float) -> str:
    left = width / 2 - 6.2 * len(resources)
    return "".join(put(f"pip-{resource}", left + 12.4 * n, 43, 11.6) for n, resource in enumerate(resources))


def slave(hand: int) -> str:
    held = [resource for resource, number in amounts(c.SUPPLY[hand]) for _ in range(number)]
    return paper("leaf", 54) + put("figure-slave", 9, 1, 36) + row_of_pips(held, 54)


def tool(resource: int) -> str:
    body = paper("travertine", 50) + put(f"tool-of-{c.RESOURCE_NAMES[resource]}", 7, 2, 36)
    return body + numeral(17, 54.5, 18, f"+{c.TOOL_BONUS}") + put(f"pip-{resource}", 31, 41, 14.5)


def school(resource: int) -> str:
    return paper("saffron", 50) + put("school", 8, 3, 34) + row_of_pips([resource] * c.UNIVERSITY_LEVEL, 50)


LOAN_WIDTH: Final = 82
DEBT_LETTER: Final = 18
DEBT_WIDTH: Final = 50  # with letters of that size


def loan(left: int = 0) -> str:
    """What it brings and what repaying it costs; and how many such cards there are."""
    number = numeral(63, 51, 18, f"×{left}", "marble") if left else ""
    return (
        rect(1, 1, LOAN_WIDTH - 2, SMALL - 2, "tile", 1.8, 5)
        + rect(4, 4, LOAN_WIDTH - 8, SMALL - 8, "seat-brown", 1.2, 2)
        + numeral(28, 28, 18.5, f"+{c.LOAN}", "marble") + icon("coin", 52, 11, 20)
        + numeral(26, 51, 18, f"−{c.REPAYMENT}", "straw") + number
    )  # fmt: skip


def debt(owed: int, letter: float) -> str:
    """What somebody owes for loans, 36 high."""
    width = DEBT_WIDTH * letter / DEBT_LETTER
    return (
        rect(1, 1, width - 2, 34, "tile", 1.8, 5) + rect(4, 4, width - 8, 28, "seat-brown", 1.2, 2)
        + numeral(width / 2, 18 + letter * 0.36, letter, f"−{owed}", "straw")
    )  # fmt: skip
