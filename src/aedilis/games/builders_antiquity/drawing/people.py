"""Whoever can be sent to a site, drawn: the higher the rank, the more on the head; and what they carry or have learnt.

A figure fills a square of 60, a tool or a school one of 40. A figure's tunic has the colour of what it is best at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.draw import Markup, circle, line, path, polygon, rect
from aedilis.draw.masonry import columns
from aedilis.games.builders_antiquity.drawing.symbols import define

# -- the four resources: told apart by shape and by colour ------------------------------------------------------

SHAPES: Final = (
    polygon([(2, 2.5), (18, 2.5), (18, 17.5), (2, 17.5)]),  # stone: a block
    "M10 1.2a8.8 8.8 0 1 0 0 17.6a8.8 8.8 0 1 0 0-17.6Z",  # wood: the end of a log
    polygon([(10, 0.8), (19.4, 18), (0.6, 18)]),  # knowledge: a set square
    "M10 .4C14 5.4 17.2 8.6 17.2 12.4a7.2 7.2 0 0 1-14.4 0C2.8 8.6 6 5.4 10 .4Z",  # colour: a drop
)
COLOURS: Final = ("stone", "tile", "tiber", "red")
DETAILS: Final = (
    line("M2 10H18M10 3V10", 1.3),
    circle(10, 10, 4.2, "none", 1.3),
    path("M10 8.4L13.6 15H6.4Z", "marble", 0),
    path("M6.6 12.6a3.6 3.6 0 0 0 3 3.4", "none", 1.6, "marble"),
)


def pips() -> list[Markup]:
    """Each resource as something there is, something that is missing, and something that would be added."""
    drawn = []
    for n, shape in enumerate(SHAPES):
        drawn += [
            define(f"pip-{n}", 20, path(shape, COLOURS[n], 2), DETAILS[n]),
            define(
                f"missing-{n}",
                20,
                f'<path d="{shape}" fill="var(--{COLOURS[n]})" fill-opacity=".22" stroke="var(--ink)"'
                ' stroke-opacity=".7" stroke-width="1.5" stroke-dasharray="2.4 2.4"/>',
            ),
            define(
                f"added-{n}",
                20,
                path(shape, "none", 4.6, "saffron"),
                path(shape, "marble", 1.4),
                f'<path d="{shape}" fill="var(--{COLOURS[n]})" opacity=".62"/>',
            ),
        ]  # fmt: skip
    return drawn


# -- figures ----------------------------------------------------------------------------------------------------

HEAD: Final = "M21 21a9 10 0 0 1 18 0v4a9 10 0 0 1-18 0Z"
TUNIC: Final = "M30 34C20 34 10 38 8 60H52C50 38 40 34 30 34Z"


def body(tunic: str, neck: str = "") -> str:
    return (
        path(TUNIC, tunic) + path("M24 33Q30 46 36 33V28H24Z", "skin") + neck + path(HEAD, "skin")
        + circle(26.5, 23, 1.4, "ink", 0) + circle(33.5, 23, 1.4, "ink", 0) + line("M27.5 29q2.5 1.8 5 0", 1.3)
    )  # fmt: skip


HAIR: Final = path("M20 22C18 9 42 9 40 22C37 17 35 15.6 31 16C26 15.4 23 17 20 22Z", "seat-brown", 1.8)
APRON: Final = path("M22 42L38 42L41 60H19Z", "travertine", 1.5) + line("M22 42L25 35M38 42L35 35", 1.6)
BAND: Final = path("M20.6 19Q30 15 39.4 19V22.6Q30 18.6 20.6 22.6Z", "terracotta", 1.4) + line(
    "M39.5 20L46 17M39.5 21L45 24", 2
)
LOAD: Final = rect(38, 23, 19, 14, "travertine", 1.8, 1.5) + line("M44 23V37M38 30H57", 1.2)  # a block on the shoulder
BRIM: Final = path("M12 19Q30 9 48 19Q30 24 12 19Z", "travertine", 1.8) + path(
    "M20 16C20 5 40 5 40 16Q30 19.6 20 16Z", "travertine", 1.8
)
BEARD: Final = path("M21 24C21 37 26 41 30 42C34 41 39 37 39 24Q37 29 34 29Q30 26 26 29Q23 29 21 24Z", "stone", 1.6)
TOGA: Final = path("M34 34C44 35 50 42 52 60H20C30 56 38 46 34 34Z", "marble", 1.8) + line(
    "M38 38C40 48 34 56 28 60", 1.3
)
LAURELS: Final = path("M19 21C18 15 22 10 27 9M41 21C42 15 38 10 33 9", "none", 4.4) + path(
    "M19 21C18 15 22 10 27 9M41 21C42 15 38 10 33 9", "none", 2, "leaf"
)
BAR: Final = line("M20 38Q30 44 40 38", 4.4) + line("M20 38Q30 44 40 38", 1.8, "stone")
CAP: Final = path("M20 20C20 10 25 6 30 6S40 10 40 20Q30 16 20 20Z", "marble", 2)  # of the freed

YOUNGEST: Final = "apprentice"  # and not yet grown up
RANKS: Final = {
    "apprentice": (HAIR, ""),
    "labourer": (HAIR + BAND, LOAD),
    "companion": (BRIM, APRON),
    "master": (BEARD + HAIR + LAURELS, TOGA),
}


def figure(rank: str, best: int) -> str:
    head, over = RANKS[rank]
    drawn = body(COLOURS[best]) + over + head
    return f'<g transform="translate(4.8 9.6) scale(.84)">{drawn}</g>' if rank == YOUNGEST else drawn


def slave(freed: bool) -> str:
    """Rough cloth and a collar; who is freed wears a cap instead."""
    crop = path("M21 19C22 11 38 11 39 19Q30 14.6 21 19Z", "seat-brown", 1.4)
    return body("leaf") + CAP if freed else body("travertine", BAR) + crop


# -- tools and schools ------------------------------------------------------------------------------------------


def handle(d: str) -> str:
    return line(d, 5) + line(d, 2, "tile")


MALLET: Final = handle("M10 36L25 19") + path("M15 11L26 2L38 16L27 25Z", "stone", 1.8)
AXE: Final = handle("M10 37L27 7") + path("M20 9C26 2 34 4 38 12C33 14 31 18 31 22C26 20 22 16 20 9Z", "marble", 1.8)
COMPASSES: Final = line("M20 7L9 36M20 7L31 36", 4) + line("M13 26Q20 30 27 26", 2) + circle(20, 7, 4.4, "saffron", 1.8)
BRUSH: Final = handle("M34 4L20 24") + path("M16 21L24 27C22 35 14 38 6 36C11 33 11 25 16 21Z", "red", 1.8)
TOOLS: Final = (MALLET, AXE, COMPASSES, BRUSH)
SCHOOL: Final = (
    path("M3 13L20 3L37 13Z", "saffron", 1.8) + rect(5, 13, 30, 5, "marble", 1.5) + rect(7, 18, 26, 14, "stone", 1.2)
    + columns((9, 16.5, 23.5, 31), 19, 32, 3.4) + rect(3, 32, 34, 5, "travertine", 1.6)
)  # fmt: skip
HOURGLASS: Final = (
    path("M5 3H15V5C15 8 12 9 11.4 10C12 11 15 12 15 15V17H5V15C5 12 8 11 8.6 10C8 9 5 8 5 5Z", "marble", 1.4)
    + path("M6.6 16Q7 13.4 10 12.4Q13 13.4 13.4 16Z", "saffron", 0) + path("M7.4 6.4H12.6L10 9Z", "saffron", 0)
    + line("M4 2.6H16M4 17.4H16", 2.4)
)  # fmt: skip


def symbols(resources: Sequence[str]) -> list[Markup]:
    drawn = [*pips(), define("action", 20, HOURGLASS), define("school", 40, SCHOOL)]
    drawn += [define(f"tool-of-{name}", 40, tool) for name, tool in zip(resources, TOOLS)]
    drawn += [define(f"figure-{rank}-{n}", 60, figure(rank, n)) for rank in RANKS for n in range(len(resources))]
    return [*drawn, define("figure-slave", 60, slave(False)), define("figure-freed", 60, slave(True))]
