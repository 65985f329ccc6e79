"""Wares, bread and banderoles of Carpe Diem, and what each kind of object is known by, in squares of 40 by 40.

A ware stands alone; a landscape is a field with its ware on it, a dwelling a house whose sign shows what it gives.
"""

from __future__ import annotations

from math import pi
from typing import Final

from aedilis.draw import Markup, Symbols, circle, ellipse, halo, join, leaf, line, path, rect, use
from aedilis.games.carpe_diem.data import components as c

SIZE: Final = 40
SYMBOLS: Final = Symbols("carpe-diem")
define, put = SYMBOLS.define, SYMBOLS.put

# -- wares ------------------------------------------------------------------------------------------------------


def bunch() -> str:
    """Grapes: the lower row first, so that each one lies on those below."""
    rows = ((20,), (14.5, 25.5), (9, 20, 31), (14.5, 25.5))
    places = [(x, 35 - 7 * n) for n, row in enumerate(rows) for x in row]
    grapes = "".join(
        circle(x, y, 5.4, "purple", 2.4, "marble") + circle(x - 1.5, y - 1.6, 1.3, "marble", 0) for x, y in places
    )
    stalk = line("M20 12Q20 6 24 2", 2.4)
    return stalk + path("M20 10C12 11 7 8 5 2C12 0 19 3 20 10Z", "leaf", 1.3) + grapes


def sprig() -> str:
    """Herbs."""
    leaves = ""
    for y, length in ((30, 14), (21, 13), (12.5, 11)):
        leaves += leaf(20, y, -pi / 5, length + 3, 6) + leaf(20, y, pi + pi / 5, length + 3, 6)
    leaves += leaf(20, 11, -pi / 2, 10, 5)
    return halo(f"{leaves}M20 39V9") + line("M20 39V9", 2.6) + path(leaves, "laurel", 1.4)


HEN: Final = (
    line("M17 33V39M23 33V39M14 39H19M21 39H26", 1.8)
    + path("M3 11C8 10 12 14 15 18C20 20 24 18 25 12C25 6 33 4 35 10L39 13L35 15C35 26 31 34 20 34C9 34 4 24 3 11Z",
           "marble", 1.8)
    + path("M26 7C26 2 29 2 30 4C32 1 35 3 34 7Z", "red", 1.2) + path("M35 10L39.5 12.8L35 15Z", "saffron", 1.1)
    + path("M10 21C14 26 20 28 25 24C23 31 12 31 10 21Z", "stone", 1.1) + circle(31, 10, 1.3, "ink", 0)
)  # fmt: skip
BODY: Final = "M4 11C7 15 9 17 11 19C18 9 31 9 38 20C31 31 18 31 11 21C9 23 7 26 4 30C1 24 1 17 4 11Z"
FISH: Final = (
    halo(BODY) + path(BODY, "tiber", 1.8)
    + path("M13 20C19 26 29 27 36 20.5C30 30 19 30 13 20Z", "water", 0)
    + path("M19 13C20 8 25 7 28 9L27 13Z", "tiber", 1.3)
    + line("M27 13Q24 20 27 27", 1.3) + circle(32, 18, 1.7, "marble", 0.9)
)  # fmt: skip

# -- what is given ------------------------------------------------------------------------------------------------

LOAF: Final = (
    circle(20, 21, 16.5, "tile", 2) + ellipse(20, 20, 11.5, 10.5, "straw", 0)
    + line("M20 5V37M4.5 16L35.5 26M4.5 26L35.5 16", 2, "seat-brown") + circle(20, 21, 3.4, "tile", 1.2)
)  # fmt: skip
BANDEROLE: Final = (
    line("M8 39V3", 3) + circle(8, 3, 2.6, "saffron", 1.2)
    + path("M9.5 5H36L29.5 13L36 21H9.5Z", "red", 1.8) + path("M11 7H32L29 10.5H11Z", "terracotta", 0)
)  # fmt: skip
HAMMER: Final = (
    '<g transform="rotate(-38 20 20)">' + rect(17.4, 12, 5.2, 27, "tile", 1.5, 2)
    + path("M7 4H30L34 9V15H7Z", "stone", 1.8) + "</g>"
)  # fmt: skip
COINS: Final = use("icon-coin", 1, 10, 27) + use("icon-coin", 15, 2, 24)
TO_BUILD: Final = (
    rect(16, 1.5, 8, 4.5, "tile", 1.4, 2) + rect(18.2, 5, 3.6, 17, "tile", 1.4)
    + path("M11 20H29V29Q27 35 20 39Q13 35 11 29Z", "stone", 1.8) + line("M20 24V33", 1.4)
)  # fmt: skip
CHEST: Final = (
    path("M4 18C4 8 10 5 20 5S36 8 36 18Z", "tile", 1.8) + rect(4, 17, 32, 18, "terracotta", 1.8)
    + line("M11 6.5V35M29 6.5V35", 2.2) + rect(16.5, 15, 7, 8, "saffron", 1.4, 1.4)
)  # fmt: skip
SIGNS: Final = {
    "grapes": bunch(), "herbs": sprig(), "chickens": HEN, "fish": FISH, "bread": LOAF, "coins": COINS,
    "steps": BANDEROLE, "hammer": HAMMER, "shovel": TO_BUILD, "store": CHEST,
}  # fmt: skip
SIGN_OF_DWELLING: Final = ("coins", "bread", "steps", "hammer")  # by what it gives

# -- kinds of objects -----------------------------------------------------------------------------------------------

# Two tones of each kind that has several tiles, in the order of the kinds: villa, landscapes, dwellings.
GROUND: Final = ("terracotta", "seat-violet", "leaf", "straw", "water", "saffron", "earth", "slate", "laurel")
SHADE: Final = ("tile", "leaf", "laurel", "saffron", "tiber", "straw", "tile", "stone", "leaf")


def ware_of(kind: int) -> str:
    return c.WARE_IDS[kind - c.LANDSCAPE]


def sign_of(kind: int) -> str:
    """What stands on a tile for a kind that is no villa and no single."""
    return ware_of(kind) if kind < c.DWELLING else SIGN_OF_DWELLING[kind - c.DWELLING]


def scaled(name: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{SIGNS[name]}</g>'


def field(kind: int) -> str:
    """A landscape: its ground with a fence, furrows or waves, and its ware."""
    marks = {
        "vineyard": line("M4 8H36M4 16H36M4 24H36M4 32H36", 1.4, "leaf"),
        "herb-garden": line("M12 3V37M28 3V37M3 12H37M3 28H37", 2.6, "grass"),
        "chicken-run": line("M6 3V37M34 3V37M3 7H37M3 33H37", 1.8, "seat-brown"),
        "pond": line("M4 9q4-4 8 0t8 0t8 0t8 0M4 35q4-4 8 0t8 0t8 0t8 0", 1.6, "tiber"),
    }[c.KIND_IDS[kind]]
    round = {"pond": 15, "vineyard": 6}.get(c.KIND_IDS[kind], 2)
    return rect(1.5, 1.5, 37, 37, GROUND[kind], 2, round) + marks + scaled(ware_of(kind), 7, 7, 0.65)


def house(kind: int) -> str:
    """A dwelling: a roof in its colour, and its sign below."""
    roof = path("M1 19L20 2L39 19Z", GROUND[kind], 2) + path("M6 17.6L20 4.8V17.6Z", SHADE[kind], 0)
    return rect(5, 17, 30, 21.5, "marble", 2) + roof + scaled(sign_of(kind), 11, 19.5, 0.45)


def chimney(x: float, base: float, high: float) -> str:
    top = base - high
    return rect(x - 3.4, top, 6.8, high, "marble", 1.5) + rect(x - 4.6, top - 2.4, 9.2, 3.8, "stone", 1.4)


VILLA: Final = (
    chimney(11, 16, 10) + chimney(29, 16, 10) + rect(3.5, 20, 33, 18.5, "marble", 2)
    + path("M1 22L8 11H32L39 22Z", "terracotta", 2) + path("M5 20.6L9.4 13H20V20.6Z", "tile", 0)
    + rect(16.5, 27, 7, 11.5, "ink", 0) + rect(7.5, 27, 5, 5, "ink", 0) + rect(27.5, 27, 5, 5, "ink", 0)
)  # fmt: skip
CHIMNEY: Final = (
    line("M20 11Q13 8 19 4.5T20 1", 2.6, "slate") + rect(12, 17, 16, 22, "marble", 2) + rect(9, 12.5, 22, 7, "stone", 2)
    + line("M12 27H28M20 20V27M16 27V33M24 27V33M12 33H28", 1.2)
)  # fmt: skip
MARKET: Final = (
    line("M6 16V38M34 16V38", 3) + rect(3, 26, 34, 9, "tile", 1.6) + circle(12, 23.5, 3.6, "saffron", 1.3)
    + circle(20, 23.5, 3.6, "red", 1.3) + circle(28, 23.5, 3.6, "saffron", 1.3)
    + "".join(path(f"M{2 + 7.2 * n:g} 6L{2 + 7.2 * n:g} 15a3.6 3.6 0 0 0 7.2 0V6Z", "red" if n % 2 == 0 else "marble",
                   1.5) for n in range(5))
    + rect(1.5, 3, 37, 4.6, "red", 1.5)
)  # fmt: skip
BAKERY: Final = (
    line("M28 8Q24 5 28 2", 2.4, "slate") + rect(24.5, 8, 7, 10, "stone", 1.6)
    + path("M2 37V29A18 18 0 0 1 38 29V37Z", "terracotta", 2) + path("M5 34V29A15 15 0 0 1 19 14.2V20L9 34Z", "tile", 0)
    + path("M10 37V31A10 9.5 0 0 1 30 31V37Z", "ink", 1.6)
    + path("M14 37Q13 32 17 29Q17 32 20 33Q19 29 22 27Q27 32 26 37Z", "saffron", 0)
)  # fmt: skip
FOUNTAIN: Final = (
    line("M20 17Q20 3 11 8Q8 10 8 19M20 17Q20 3 29 8Q32 10 32 19M20 17V5", 2.6, "tiber")
    + path("M9 20H31Q29 26 20 26T9 20Z", "marble", 1.6) + rect(17, 25, 6, 7, "stone", 1.5)
    + path("M1.5 29H38.5L34.5 38.5H5.5Z", "stone", 2) + ellipse(20, 29.5, 18, 3.6, "water", 1.6)
)  # fmt: skip
QUARTERS: Final = (("seat-violet", 1.5, 1.5), ("leaf", 20, 1.5), ("straw", 1.5, 20), ("water", 20, 20))
ANY_LANDSCAPE: Final = "".join(
    rect(x, y, 18.5, 18.5, fill, 1.6, 2) + scaled(ware, x + 2, y + 2, 0.36)
    for (fill, x, y), ware in zip(QUARTERS, c.WARE_IDS, strict=True)
)
ANY_DWELLING: Final = rect(5, 17, 30, 21.5, "marble", 2) + "".join(
    path(f"M{x:g} 19L20 2L{x + 9.5:g} 19Z", fill, 1.4)
    for x, fill in ((1, "saffron"), (10.5, "earth"), (20, "slate"), (29.5, "laurel"))
) + path("M20 23.5L22 28.4H27L23 31.6L24.6 36.6L20 33.5L15.4 36.6L17 31.6L13 28.4H18Z", "ink", 0)  # fmt: skip


FIELDS: Final = [field(kind) for kind in range(c.LANDSCAPE, c.DWELLING)]
HOUSES: Final = [house(kind) for kind in range(c.DWELLING, c.SINGLE)]
# Of all that scoring cards count, in that order.
PICTURES: Final = (VILLA, *FIELDS, *HOUSES, MARKET, BAKERY, FOUNTAIN, CHIMNEY, ANY_LANDSCAPE, ANY_DWELLING)


def symbols() -> Markup:
    pictures = {f"kind-{what}": drawn for what, drawn in zip(c.COUNTED, PICTURES, strict=True)}
    return join(define(name, SIZE, drawn) for name, drawn in {**SIGNS, **pictures}.items())


def kind(what: int, x: float, y: float, size: float) -> str:
    return put(f"kind-{c.COUNTED[what]}", x, y, size)
