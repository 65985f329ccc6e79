"""The cards of The Builders: Antiquity as symbols: buildings of 100 by 100, and whoever can be sent of 100 by 74."""

from __future__ import annotations

from typing import Final

from aedilis.draw.icons import icon
from aedilis.draw.markup import Markup, join
from aedilis.draw.shapes import line, numeral, rect
from aedilis.games.builders_antiquity.components import (
    BUILDING_IDS,
    BUILDINGS,
    EMPTY,
    FIRST_MACHINE,
    FIRST_SLAVE,
    HAND_IDS,
    HANDS,
    LOAN,
    MACHINE_HAND,
    NEED,
    POINTS,
    RANKS,
    REPAYMENT,
    RESOURCE_NAMES,
    RESOURCES,
    REWARD,
    SUPPLY,
    TOOL_BONUS,
    UNIVERSITY_LEVEL,
    WAGE,
    lanes,
)
from aedilis.games.builders_antiquity.drawing import people
from aedilis.games.builders_antiquity.drawing.symbols import define, put
from aedilis.games.builders_antiquity.drawing.town import TOWN
from aedilis.games.builders_antiquity.drawing.wonders import MACHINES, WONDERS

PICTURES: Final = {**TOWN, **WONDERS, **MACHINES}
BAND: Final = 67  # where the band begins that says what a building needs
HAND_HEIGHT: Final = 74
MOST_PIPS: Final = 3  # of one resource that have room side by side on a card


def face_of(building: int) -> str:
    return f"face-{BUILDING_IDS[building]}"


def picture_of(building: int) -> str:
    return f"picture-{BUILDING_IDS[building]}"


def face_of_hand(hand: int) -> str:
    return f"hand-{HAND_IDS[hand]}"


def symbols() -> Markup:
    return join(
        [
            [define(picture_of(building), 100, picture(building)) for building in range(BUILDINGS)],
            [define(face_of(building), 100, face(building)) for building in range(BUILDINGS)],
            people.symbols(RESOURCE_NAMES),
            [define(face_of_hand(hand), 100, hand_face(hand, SUPPLY[hand], WAGE[hand])) for hand in range(HANDS)],
        ]
    )


def alone(id: str) -> str:
    """A card of the reference in a square of 100."""
    kind, _, name = id.partition("-")
    if id in BUILDING_IDS:
        return put(face_of(BUILDING_IDS.index(id)), 0, 0, 100)
    if id in HAND_IDS:
        return put(face_of_hand(HAND_IDS.index(id)), 0, 13, 100)
    body = tool(RESOURCE_NAMES.index(name)) if kind == "tool" else ""
    body = school(RESOURCE_NAMES.index(name)) if kind == "university" else body or loan()
    return f'<g transform="translate(8 0) scale(1.6)">{body}</g>'


# -- buildings --------------------------------------------------------------------------------------------------


def picture(building: int) -> str:
    return PICTURES[BUILDING_IDS[building]]


def tint(building: int) -> str:
    """Machines are blue, wonders purple, what brings money alone yellow, and the town is terracotta."""
    if MACHINE_HAND[building] != EMPTY:
        return "tiber"
    if BUILDING_IDS[building] in WONDERS:
        return "purple"
    return "terracotta" if POINTS[building] else "saffron"


def niche(colour: str) -> str:
    return f'<path d="M8 66V50a42 42 0 0 1 84 0V66Z" fill="var(--{colour})" opacity=".2"/>'


def face(building: int) -> str:
    colour = tint(building)
    return "".join(
        [
            rect(2, 2, 96, 96, "marble", 0, 6),
            niche(colour),
            put(picture_of(building), 0, 0, 100),
            f'<path d="M2 {BAND}H98V87H2Z" fill="var(--{colour})" opacity=".25"/>',
            line(f"M2 {BAND - 1}H98", 2),
            needs(building),
            rect(2, 2, 96, 96, "none", 2, 6),
            worth(POINTS[building], REWARD[building], 25),
        ]
    )


def needs(building: int) -> str:
    """Each resource by its shape, and how much of it; fonts may be a good deal wider than the one drawn with here."""
    wanted = needed(building)
    pitch, pip, size = (23.7, 12, 16.4) if len(wanted) == RESOURCES else (30, 14, 19)
    left = 50 - pitch * len(wanted) / 2
    return "".join(
        put(f"pip-{resource}", left + pitch * n, BAND + 10 - pip / 2, pip)
        + numeral(left + pitch * n + (pip + pitch) / 2, BAND + 10 + size * 0.35, size, number)
        for n, (resource, number) in enumerate(wanted)
    )


def needed(building: int) -> list[tuple[int, int]]:
    """Resources and how much of each, where it is any."""
    return [(resource, number) for resource, number in enumerate(lanes(NEED[building])) if number]


def narrow(building: int, points: int, money: int) -> str:
    """A building on a slip of 58 by 80: its picture, and below it the needs two by two."""
    drawn = f'<g transform="translate(1 2) scale(.56)">{niche(tint(building))}{put(picture_of(building), 0, 0, 100)}'
    drawn += f"{worth(points, money, 42)}</g>"
    for n, (resource, number) in enumerate(needed(building)):
        x, y = 5 + 26 * (n % 2), 43 + 18 * (n // 2)
        drawn += put(f"pip-{resource}", x, y, 12.5) + numeral(x + 18.5, y + 12, 15, number)
    return drawn


def worth(points: int, money: int, size: float) -> str:
    """Points at the left and sesterces at the right of a picture's upper edge."""
    return (seal(1.5, 1.5, size, points) if points else "") + (coin(98.5 - size, 1.5, size, money) if money else "")


def seal(x: float, y: float, size: float, points: int) -> str:
    return icon("points", x, y, size) + numeral(x + size / 2, y + size * 0.74, size * 0.68, points, "marble")


def coin(x: float, y: float, size: float, number: int) -> str:
    """A coin with an amount on it."""
    at = (x + size / 2, y + size / 2)
    body = f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="{size * 0.46:g}" fill="var(--straw)"'
    body += f' stroke="var(--ink)" stroke-width="{size * 0.075:g}"/>'
    ring = f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="{size * 0.4:g}" fill="none" stroke="var(--gold)"'
    ring += f' stroke-width="{size * 0.06:g}"/>'
    return body + ring + numeral(at[0], at[1] + size * 0.22, size * (0.64 if number < 10 else 0.53), number)


# -- hands ------------------------------------------------------------------------------------------------------


def figure_of(hand: int, freed: bool = False) -> str:
    """The symbol of somebody of that rank, dressed in the colour of what he is best at."""
    if hand >= FIRST_SLAVE:
        return "figure-freed" if freed else "figure-slave"
    supply = lanes(SUPPLY[hand])
    return f"figure-{RANKS[hand]}-{supply.index(max(supply))}"


def token(hand: int, size: float, freed: bool = False) -> str:
    """Who or what it is, in a small square."""
    ground = rect(1, 1, size - 2, size - 2, "travertine", 1.6, 5)
    if hand >= FIRST_MACHINE:
        return ground + put(f"picture-{HAND_IDS[hand]}", 2, size * 0.2, size - 4)
    return ground + put(figure_of(hand, freed), 3, 3.5, size - 6)


def hand_face(hand: int, supply: int, wage: int, freed: bool = False, university: int = EMPTY) -> str:
    """Figure and wage at the left, what is supplied at the right."""
    machine = hand >= FIRST_MACHINE
    ground = "tiber" if machine else "leaf" if hand >= FIRST_SLAVE else "tile"
    return "".join(
        [
            rect(1.5, 1.5, 97, 71, "marble", 0, 6),
            f'<path d="M1.5 8a6 6 0 0 1 6-6H50V72.5H7.5a6 6 0 0 1-6-6Z" fill="var(--{ground})" opacity=".3"/>',
            put(f"picture-{HAND_IDS[hand]}", 2, 20, 47) if machine else put(figure_of(hand, freed), -3, 14.5, 57),
            line("M50 2V72", 1.4),
            supplied(supply),
            put("school", 25, 46, 25) if university != EMPTY else "",
            rect(1.5, 1.5, 97, 71, "none", 2, 6),
            coin(1, 1, 24, wage) if wage else "",
        ]
    )


def supplied(supply: int) -> str:
    """A line for each resource: so many pips, or a pip and a number."""
    wanted = [(resource, number) for resource, number in enumerate(lanes(supply)) if number]
    pitch = min(20.0, 68 / len(wanted))
    size = min(15.4, pitch - 1.6)
    top = 37 - pitch * len(wanted) / 2 + (pitch - size) / 2
    drawn = ""
    for n, (resource, number) in enumerate(wanted):
        y = top + pitch * n
        if number > MOST_PIPS:
            drawn += put(f"pip-{resource}", 56, y, size) + numeral(84, y + size - 1, 19, f"×{number}")
            continue
        left = 74 - 8 * number + (16 - size) / 2
        drawn += "".join(put(f"pip-{resource}", left + 16 * m, y, size) for m in range(number))
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
    held = [resource for resource, number in enumerate(lanes(SUPPLY[hand])) for _ in range(number)]
    return paper("leaf", 54) + put("figure-slave", 9, 1, 36) + row_of_pips(held, 54)


def tool(resource: int) -> str:
    body = paper("travertine", 50) + put(f"tool-of-{RESOURCE_NAMES[resource]}", 7, 2, 36)
    return body + numeral(17, 54, 15.5, f"+{TOOL_BONUS}") + put(f"pip-{resource}", 30, 41, 14.5)


def school(resource: int) -> str:
    return paper("saffron", 50) + put("school", 8, 3, 34) + row_of_pips([resource] * UNIVERSITY_LEVEL, 50)


LOAN_WIDTH: Final = 74
DEBT_WIDTH: Final = 46


def loan(left: int = 0) -> str:
    """What it brings and what repaying it costs; and how many such cards there are."""
    number = numeral(56, 50, 15, f"×{left}", "marble") if left else ""
    return (
        rect(1, 1, LOAN_WIDTH - 2, SMALL - 2, "tile", 1.8, 5)
        + rect(4, 4, LOAN_WIDTH - 8, SMALL - 8, "seat-brown", 1.2, 2)
        + numeral(26, 27, 18, f"+{LOAN}", "marble") + icon("coin", 48, 11, 19)
        + numeral(24, 50, 15, f"−{REPAYMENT}", "straw") + number
    )  # fmt: skip


def debt() -> str:
    """A loan that somebody has, 36 high."""
    return (
        rect(1, 1, DEBT_WIDTH - 2, 34, "tile", 1.8, 5) + rect(4, 4, DEBT_WIDTH - 8, 28, "seat-brown", 1.2, 2)
        + numeral(DEBT_WIDTH / 2, 23.5, 15.5, f"−{REPAYMENT}", "straw")
    )  # fmt: skip
