"""The buildings of City of Rome, drawn: each has a silhouette of its own that reads without colour at 40 pixels.

A picture stands on the ground at y = 66 of a card of 100 by 100, between x = 6 and x = 94.
"""

from __future__ import annotations

from typing import Final

from aedilis.draw import arch, circle, ellipse, leaf, line, path, rect
from aedilis.draw.masonry import arcade, awning, columns, cypress, dome, gable, openings, scroll, waves, windows

# -- residences: as many windows as the house is worth ---------------------------------------------------------


HOUSE_2: Final = (
    rect(27, 44, 46, 22, "marble") + rect(62, 45, 10, 20, "stone", 0) + gable(20, 24, 80, 45)
    + windows([(33, 60), (59, 60)]) + path("M46 66V54H54V66Z", "terracotta", 1.2)
)  # fmt: skip
HOUSE_3: Final = (
    rect(30, 35, 40, 31, "marble") + rect(61, 36, 8, 29, "stone", 0) + gable(23, 15, 77, 36)
    + windows([(35, 50), (46, 50), (57, 50)]) + path("M45 66V55H55V66Z", "terracotta", 1.2) + line("M30 53H70")
)  # fmt: skip
HOUSE_4: Final = (
    rect(26, 27, 48, 39, "marble") + rect(65, 28, 8, 37, "stone", 0)
    + path("M20 29L28 14H72L80 29Z", "terracotta") + path("M24 27.4L30.5 15.8H44L41 27.4Z", "tile", 0)
    + line("M33 27L37 16M46 27L47 16M60 27L58 16") + windows([(34, 44), (58, 44), (34, 61), (58, 61)])
    + line("M26 47H74") + path("M46 66V54H54V66Z", "terracotta", 1.2)
)  # fmt: skip
GARDENS: Final = {
    2: cypress(14, 30) + cypress(86, 30),
    3: cypress(15, 22) + cypress(85, 22),
    4: cypress(12, 26) + cypress(88, 26),
}
HOUSES: Final = {2: HOUSE_2, 3: HOUSE_3, 4: HOUSE_4}


# -- production ------------------------------------------------------------------------------------------------


def field(fill: str) -> str:
    """A field in furrows that run towards the barn."""
    furrows = "".join(f"M{44 + 7 * n} 47L{24 + 16 * n - 8} 66" for n in range(5))
    return path("M34 47H84L94 66H6Z", fill) + line(furrows)


def barn(x: float, y: float) -> str:
    return (
        rect(x, y, 24, 20, "marble") + path(f"M{x - 4} {y + 1}L{x + 12} {y - 12}L{x + 28} {y + 1}Z", "terracotta")
        + path(f"M{x + 8} {y + 20}V{y + 9}H{x + 16}V{y + 20}Z", "ink", 0)
    )  # fmt: skip


def cabbage(x: float, y: float) -> str:
    heart = f"M{x - 4.8:g} {y + 5.7:g}q-.9-10.5 4.8-11.4q5.7 .9 4.8 11.4Z"
    return circle(x, y, 9.5, "laurel") + path(heart, "leaf", 1.2)


def ear(x: float, top: float) -> str:
    """A stalk of wheat."""
    grains = "".join(
        leaf(x, top + 6 + 6 * n, -1.57 + side * 0.65, 9, 4.2) for n in range(4) for side in (-1, 1)
    ) + leaf(x, top + 4, -1.57, 9, 3.6)  # fmt: skip
    return line(f"M{x} {top + 6}V66", 2) + path(grains, "saffron", 1.2)


SHEEP: Final = (
    line("M38 52V66M47 52V66M64 52V66M73 52V66", 4)
    + path("M30 44c-6-7 1-15 8-13 2-8 13-9 17-3 6-5 15-2 16 4 8-1 13 7 9 13 3 7-4 12-10 10-4 5-12 5-15 1"
           "-5 4-12 3-15-1-8 2-14-5-10-11Z", "marble")
    + line("M42 41q4 5 8 0M56 37q4 5 8 0M52 47q4 5 8 0")
    + path("M30 34c-7-1-13 3-15 9-1 5 3 9 8 8 6-1 10-6 11-11Z", "ink") + path("M29 34l7-3-2 7Z", "ink", 1.2)
    + circle(22, 42, 1.5, "marble", 0)
)  # fmt: skip


def grapes(x: float, y: float) -> str:
    places = [(0, 0), (9, 0), (18, 0), (4.5, 7.5), (13.5, 7.5), (9, 15)]
    return "".join(circle(x + dx, y + dy, 5.2, "purple", 1.6) for dx, dy in places) + path(
        leaf(x + 9, y - 4, -0.5, 17, 9) + leaf(x + 9, y - 4, -2.6, 17, 9), "leaf", 1.6
    )


AMPHORA: Final = (
    path("M30 18H46V23H43V27C50 31 53 38 51 46C50 55 44 60 42 66H34C32 60 26 55 25 46C23 38 26 31 33 27V23H30Z", "tile")
    + line("M32 27C23 27 22 34 26 38M44 27C53 27 54 34 50 38", 2.4) + line("M26 44H50M27 50H49", 1.6)
)  # fmt: skip

FARMS: Final = {
    "vegetable": barn(12, 40) + path("M40 54H88L94 66H34Z", "leaf") + cabbage(52, 55) + cabbage(77, 55)
    + cabbage(64.5, 46),
    "grain": field("straw") + ear(24, 20) + ear(41, 13) + ear(59, 13) + ear(76, 20),
    "sheep": path("M6 66Q28 55 50 59T94 58V66Z", "leaf") + SHEEP,
    "winery": AMPHORA + grapes(61, 38),
}  # fmt: skip


# -- public buildings ------------------------------------------------------------------------------------------


MARKET: Final = (
    line("M20 32V66M80 32V66", 4) + rect(14, 52, 72, 14, "tile") + rect(14, 52, 72, 4, "travertine", 1.2)
    + circle(32, 48, 5, "saffron", 1.6) + circle(42, 48, 5, "saffron", 1.6) + circle(37, 42, 5, "saffron", 1.6)
    + circle(62, 48, 5, "red", 1.6) + circle(72, 48, 5, "red", 1.6)
    + awning(12, 88, 20, 9, 7)
)  # fmt: skip
FORUM: Final = (
    rect(6, 60, 88, 6, "travertine") + rect(12, 33, 76, 27, "stone", 1.6)
    + columns((16, 29.5, 43, 57, 70.5, 84), 34, 60, 5.5) + rect(8, 26, 84, 8, "marble")
    + rect(37, 17, 26, 9, "leaf") + path("M33 17L50 7L67 17Z", "laurel")
    + path("M14 26V17M86 26V17", "none", 1.8) + path("M14 17L25 19.5L14 22.5Z", "laurel", 1.2)
    + path("M86 17L75 19.5L86 22.5Z", "laurel", 1.2)
)  # fmt: skip


ARENA: Final = (
    path("M8 44C8 33 27 27 50 27S92 33 92 44V53C92 62 73 67 50 67S8 62 8 53Z", "travertine")
    + ellipse(50, 44, 42, 16, "marble") + ellipse(50, 44, 33, 11.5, "tile", 1.2)
    + ellipse(50, 44, 24, 7.5, "straw", 1.6)
    + "".join(path(arch(x, y, 6.5, 9), "ink", 0)
              for x, y in ((13, 59), (23.5, 62.5), (35, 64.5), (46.8, 65), (58.5, 64.5), (70, 62.5), (80.5, 59)))
)  # fmt: skip
COLOSSEUM: Final = (
    path("M8 66V18Q28 12 46 13L52 22L60 19L64 30L78 31L82 41L92 42V66Z", "travertine")
    + path("M64 31L78 32L81.5 42L91 43V65H64Z", "stone", 0) + line("M8 34H78M8 50H91")
    + arcade(13, 47, 6, 11.5, 7.5, 10) + arcade(13, 64, 7, 11.5, 7.5, 11) + arcade(13, 32, 4, 11.5, 7.5, 10)
)  # fmt: skip


SCHOOL: Final = scroll(17, 23, 66, 33)
UNIVERSITY: Final = (
    path("M24 30a26 20 0 0 1 52 0Z", "saffron") + path("M29 28.5a21 15 0 0 1 20-13.5V28.5Z", "straw", 0)
    + rect(47, 5, 6, 6, "gold", 1.4)
    + rect(16, 30, 68, 7, "marble") + rect(20, 37, 60, 23, "stone", 1.6) + columns((24, 36, 64, 76), 38, 60, 6)
    + rect(43, 40, 14, 20, "marble", 1.4) + line("M46 45H54M46 49H54M46 53H52", 1.6) + rect(10, 60, 80, 6, "travertine")
)  # fmt: skip


BATHS: Final = (
    dome(50, 37, 21) + rect(26, 37, 48, 22, "marble") + rect(46, 10, 8, 7, "marble", 1.6)
    + arcade(32, 57, 3, 14, 8, 15) + waves(57)
)  # fmt: skip
IMPERIAL_BATHS: Final = (
    dome(20, 42, 12) + dome(80, 42, 12) + dome(50, 32, 19) + rect(8, 42, 26, 18, "marble")
    + rect(66, 42, 26, 18, "marble") + rect(31, 32, 38, 28, "marble") + path(arch(43, 58, 14, 20), "ink", 0)
    + arcade(15, 57, 1, 0, 10, 12) + arcade(75, 57, 1, 0, 10, 12) + circle(50, 10, 3.4, "gold", 1.4) + waves(58)
)  # fmt: skip
PUBLIC: Final = {
    "market": MARKET, "forum": FORUM, "arena": ARENA, "colosseum": COLOSSEUM, "school": SCHOOL,
    "university": UNIVERSITY, "baths": BATHS, "imperial-baths": IMPERIAL_BATHS,
}  # fmt: skip


# -- aqueducts: they run from edge to edge, so that they go on beyond the card ---------------------------------


AQUEDUCT: Final = (
    path("M2 24V66H98V24Z" + openings(8, 66, 3, 32, 20, 32), "travertine", 1.8)
    + rect(2, 24, 96, 4, "marble", 1.4) + rect(2, 17, 96, 7, "water", 1.8)
    + line("M8 20.5H30M40 20.5H58M70 20.5H92", 1.4, "tiber")
)  # fmt: skip
GREAT_AQUEDUCT: Final = (
    path("M2 22V66H98V22Z" + openings(7, 66, 3, 33, 20, 22) + openings(6, 38, 6, 16, 9, 11), "travertine", 1.8)
    + rect(2, 39, 96, 4, "marble", 1.4) + rect(2, 20, 96, 4, "marble", 1.4) + rect(2, 13, 96, 7, "water", 1.8)
    + line("M8 16.5H30M40 16.5H58M70 16.5H92", 1.4, "tiber")
)  # fmt: skip
