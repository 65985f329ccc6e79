"""This game's own symbols: emblems of gods and offices, and little signs, each in a square of 40 by 40."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from aedilis.draw import INNER_LEAVES, OUTER_LEAVES, Markup, Symbols, join
from aedilis.draw.shapes import arch, circle, ellipse, leaf, line, path, polygon, rect, star

SYMBOLS: Final = Symbols("foundations-of-rome")
define, put = SYMBOLS.define, SYMBOLS.put
SPOKES: Final = "".join(
    f"M{20 + cos(t) * 4:.1f} {20 + sin(t) * 4:.1f}L{20 + cos(t) * 15:.1f} {20 + sin(t) * 15:.1f}"
    for t in (pi * n / 4 for n in range(8))
)
TEMPLE: Final = "M3 14L20 4L37 14Z"

# What is counted: beside numbers on buildings, needs of monuments and goals.
SIGNS: Final = {
    "citizens": (circle(20, 11, 8, "skin", 2.6), path("M5 38c0 -13 6 -17 15 -17s15 4 15 17Z", "tiber", 2.6)),
    "lots": (rect(4, 4, 32, 32, "grass", 2.6), line("M20 4V36M4 20H36", 2.2)),
    "markers": (rect(8, 3, 4.4, 35, "earth", 1.6), path("M12 5h23l-6 7l6 7H12Z", "red", 2.2)),
    "residential": (
        path("M3 22L20 5L37 22Z", "terracotta", 2.6),
        rect(8, 21, 24, 16, "marble", 2.6),
        rect(16, 26, 8, 11, "ink", 0),
    ),
    "commercial": (
        *(rect(4 + 8 * n, 8, 8, 13, "laurel" if n % 2 == 0 else "marble", 2) for n in range(4)),
        rect(6, 21, 28, 15, "straw", 2.4),
    ),
    "civic": (
        path(TEMPLE, "marble", 2.4),
        rect(3, 33, 34, 4, "marble", 2),
        *(rect(x, 15, 5, 17, "marble", 1.8) for x in (6, 13.7, 21.3, 29)),
    ),
    "buildings": (
        rect(3, 16, 14, 20, "terracotta", 2.4),
        rect(17, 8, 20, 28, "marble", 2.4),
        *(rect(x, 14, 4, 6, "ink", 0) for x in (22, 29)),
    ),
    "size": (path("M4 4h14v14h18v18H4Z", "tile", 2.6), line("M4 19h15M19 19V36", 1.8)),
    "size-4": tuple(rect(x, y, 17, 17, "tile", 2.4) for y in (3, 20) for x in (3, 20)),
    "size-3": tuple(rect(x, y, 17, 17, "tile", 2.4) for x, y in ((3, 3), (3, 20), (20, 20))),
    "size-1": (rect(11, 11, 18, 18, "tile", 2.6),),
    "best": (
        path("M3 13L20 3L37 13Z", "marble", 2.4),
        line("M9 15V30M31 15V30", 3),
        rect(3, 31, 34, 5, "marble", 2),
        path(star(20, 23, 8.5), "saffron", 1.6),
    ),
    "purse": (
        path("M13 12C2 22 3 37 20 37S38 22 27 12Z", "earth", 2.4),
        path("M10 4h20l-4 8H14Z", "earth", 2.4),
        circle(20, 25, 6, "saffron", 2),
    ),
    "border": (rect(4, 4, 32, 32, "straw", 2.6), rect(12, 12, 16, 16, "marble", 2)),
    "corners": (rect(4, 4, 32, 32, "marble", 2.4), *(rect(x, y, 11, 11, "ink", 0) for x in (4, 25) for y in (4, 25))),
    "centre": (rect(4, 4, 32, 32, "marble", 2.4), rect(13, 13, 14, 14, "ink", 0)),
    "line": (rect(2, 14, 36, 12, "grass", 2.4), line("M11 14V26M20 14V26M29 14V26", 2)),
    "area": (path("M4 12h10V4h14v10h8v14H24v8H12V26H4Z", "tile", 2.6),),
    "types": (
        path("M3 16L11 6L19 16Z", "terracotta", 2),
        rect(23, 6, 14, 10, "straw", 2),
        circle(20, 29, 8, "marble", 2.4),
    ),
    "monument": (path(star(20, 21, 18), "saffron", 2.4),),
    "gardens": (circle(13, 15, 10, "leaf", 2.4), circle(27, 20, 9, "laurel", 2.4), line("M13 25V37M27 29V37", 3)),
    "check": (path(polygon([(4, 21), (10, 14), (17, 21), (31, 5), (37, 11), (17, 34)]), "leaf", 2.6),),
    "cross": (path("M6 12L12 6L20 14L28 6L34 12L26 20L34 28L28 34L20 26L12 34L6 28L14 20Z", "red", 2),),
    "turn": (line("M32 12A14 14 0 1 0 34 24", 4.4), path("M36 3v14H22Z", "ink", 0)),
    "token": (path("M20 2L34 10V30L20 38L6 30V10Z", "straw", 2.4), path(star(20, 21, 10), "gold", 0)),
    "token-used": (path("M20 2L34 10V30L20 38L6 30V10Z", "red", 2.4), path(star(20, 21, 10), "straw", 0)),
    "deal": (line("M6 14H30M30 14l-7 -6M30 14l-7 6M34 27H10M10 27l7 -6M10 27l7 6", 3.4),),
    "income": (path(arch(6, 37, 28, 34), "stone", 2.4), path("M20 8v18M12 20l8 9l8 -9", "none", 4, "ink")),
    "end": (path("M8 4h24v32H8Z", "earth", 2.4), circle(27, 21, 2.4, "saffron", 1), line("M4 37H36", 3)),
}

GODS: Final = {
    "mercury": (
        line("M20 10V37", 3),
        line("M12 16q16 4 8 9t-6 9M28 16q-16 4 -8 9t6 9", 2),
        path("M20 10q-6 -6 -16 -4q4 8 16 8q12 0 16 -8q-10 -2 -16 4Z", "straw", 1.8),
        circle(20, 7, 4, "saffron", 1.8),
    ),
    "janus": (
        path(
            "M20 5c-8 0 -12 5 -12 11l-4 6h4c0 6 2 9 6 9v5h12v-5c4 0 6 -3 6 -9h4l-4 -6c0 -6 -4 -11 -12 -11Z",
            "travertine",
            2,
        ),
        line("M20 5V36M13 17h3M24 17h3", 2.2),
    ),
    "vulcan": (
        path("M7 9h22v9H7Z", "slate", 2),
        path("M29 11l6 2.500l-6 3Z", "slate", 1.6),
        rect(16, 18, 5, 18, "earth", 1.8),
    ),
    "mars": (
        circle(16, 24, 12, "red", 2.2),
        circle(16, 24, 4, "saffron", 1.8),
        line("M24 16L36 4M27 4h9v9", 3),
    ),
    "juno": (
        path("M20 37C4 30 6 4 20 3C34 4 36 30 20 37Z", "leaf", 2),
        circle(20, 15, 8, "tiber", 2),
        circle(20, 16, 3.6, "saffron", 1.4),
        line("M20 24V37", 2),
    ),
    "minerva": (
        path("M8 6l6 4h12l6 -4v16c0 9 -5 14 -12 14S8 31 8 22Z", "earth", 2),
        *(circle(x, 17, 5, "straw", 1.8) for x in (14.5, 25.5)),
        *(circle(x, 17, 1.9, "ink", 0) for x in (14.5, 25.5)),
        path("M20 20l2.5 5h-5Z", "saffron", 1.2),
    ),
    "neptune": (
        line("M20 8V38M8 8v6c0 8 24 8 24 0V8", 3.4),
        path("M8 2l4 7H4ZM20 1l4 8h-8ZM32 2l4 7h-8Z", "ink", 0),
        line("M3 33q4 -4 8 0M29 33q4 -4 8 0", 2.4, "tiber"),
    ),
    "apollo": (
        line("M10 6c-6 12 0 24 10 24S36 18 30 6", 3.4),
        line("M11 11H29M16 11V29M20 11V30M24 11V29", 1.9),
        rect(13, 29, 14, 7, "saffron", 2, 2),
    ),
    "diana": (
        line("M12 4c20 6 20 26 0 32", 3.2),
        line("M12 4V36", 1.6),
        line("M3 20H36M36 20l-7 -5M36 20l-7 5", 2.4),
    ),
    "ceres": (
        line("M20 38V8", 2.4),
        *(path(leaf(20, y, turn, 11, 5), "saffron", 1.5) for y in (14, 21, 28) for turn in (-0.6, pi + 0.6)),
        path(leaf(20, 11, -pi / 2, 10, 5), "saffron", 1.5),
    ),
    "venus": (
        path("M20 36C6 30 2 18 5 11C9 6 15 6 20 9C25 6 31 6 35 11C38 18 34 30 20 36Z", "tile", 2),
        line("M20 35V11M18 35L9 11M22 35L31 11M19 35L14 9M21 35L26 9", 1.5),
    ),
    "fortuna": (
        circle(20, 20, 16, "none", 3.4),
        line(SPOKES, 2.4),
        circle(20, 20, 5, "saffron", 2),
    ),
    "bacchus": (
        line("M20 12V5", 2.4),
        path(leaf(20, 7, 0.3, 14, 7), "leaf", 1.6),
        *(circle(x, y, 5, "purple", 1.6) for x, y in ((12, 15), (20, 15), (28, 15), (16, 22), (24, 22), (20, 29))),
    ),
    "vesta": (
        path("M20 2c9 9 10 14 8 19c-2 5 -14 5 -16 0c-1 -5 2 -7 4 -10c1 3 2 4 3 4c2 -4 2 -8 1 -13Z", "saffron", 2),
        path("M8 26h24l-4 6H12Z", "stone", 2),
        rect(17, 32, 6, 6, "stone", 2),
    ),
    "saturn": (
        line("M26 36C40 24 34 4 12 5C24 9 28 20 22 28", 3),
        path("M26 36C40 24 34 4 12 5C26 8 30 20 22 29Z", "slate", 1.8),
        rect(15, 26, 12, 6, "earth", 1.8, 2),
    ),
    "pomona": (
        path("M20 12c8 -6 17 0 15 11c-1 8 -7 14 -15 12c-8 2 -14 -4 -15 -12c-2 -11 7 -17 15 -11Z", "red", 2),
        line("M20 12q0 -6 3 -9", 2.4),
        path(leaf(21, 8, -0.35, 12, 5), "leaf", 1.5),
    ),
    "terminus": (
        path("M12 38V14a8 8 0 0 1 16 0v24Z", "stone", 2.2),
        line("M16 18h8M16 24h8", 2.2),
        rect(7, 34, 26, 4, "slate", 1.8),
    ),
    "concordia": (
        circle(14, 20, 10, "none", 4.4, "gold"),
        circle(26, 20, 10, "none", 4.4, "ink"),
        circle(14, 20, 10, "none", 1.4),
    ),
    "victoria": (
        '<g transform="scale(2)">',
        path(OUTER_LEAVES, "laurel", 0.8, "ink"),
        path(INNER_LEAVES, "leaf", 0.5, "ink"),
        "</g>",
    ),
    "portunus": (
        circle(11, 20, 8, "none", 3.6),
        line("M19 20H37M31 20v8M36 20v7", 3.6),
    ),
}

ROLES: Final = {
    "aedile": (path(TEMPLE, "marble", 2), rect(4, 32, 32, 5, "marble", 2), line("M9 16V31M20 16V31M31 16V31", 4)),
    "quaestor": tuple(
        ellipse(x, y, 10, 5, "saffron", 2) for x, y in ((13, 34), (13, 28), (13, 22), (28, 34), (28, 29))
    ),
    "censor": (
        rect(8, 4, 24, 32, "marble", 2, 2),
        line("M13 12h14M13 19h14M13 26h8", 2.4),
        line("M23 30l4 4l9 -11", 3, "red"),
    ),
    "merchant": (
        line("M20 5V34M8 10H32", 2.6),
        path("M2 22h12a6 6 0 0 1 -12 0ZM26 22h12a6 6 0 0 1 -12 0Z", "saffron", 1.8),
        line("M8 10L3 22M8 10l5 12M32 10l-5 12M32 10l5 12", 1.5),
        rect(12, 33, 16, 4, "ink", 0),
    ),
    "legate": (
        line("M20 14V38", 3),
        rect(10, 18, 20, 11, "red", 2),
        path("M20 2c5 4 12 4 16 0c-2 9 -8 12 -16 12S6 11 4 2c4 4 11 4 16 0Z", "saffron", 1.8),
    ),
    "architect": (line("M20 5L8 36M20 5L32 36", 3.4), circle(20, 6, 4.4, "saffron", 2), line("M11 26q9 6 18 0", 2.2)),
    "builder": (path("M4 10L22 4L30 22Z", "slate", 2), line("M24 16L36 34", 5, "earth"), line("M21 12L27 20", 3)),
    "tribune": (path("M6 6h28v19H20l-9 10v-10H6Z", "marble", 2.2), line("M12 13h16M12 19h11", 2.6)),
    "patrician": (
        circle(20, 25, 11, "none", 4.4, "gold"),
        circle(20, 25, 13.4, "none", 1.4),
        path("M13 4h14l4 6l-11 10L9 10Z", "purple", 2),
    ),
    "pontifex": (
        path("M8 30C8 14 14 8 20 8s12 6 12 22Z", "marble", 2.2),
        rect(4, 29, 32, 6, "red", 2, 2),
        circle(20, 6, 3.4, "saffron", 1.8),
    ),
    "augur": (line("M12 38V16c0 -14 20 -14 18 0c-1 7 -9 6 -8 0", 3.6),),
    "curator": (
        rect(9, 6, 22, 28, "marble", 2),
        *(rect(5, y, 30, 6, "saffron", 2, 3) for y in (3, 31)),
        line("M14 20l5 5l8 -10", 3),
    ),
    "knight": (
        path("M12 37c0 -10 2 -12 0 -18l-6 3c-3 -4 2 -12 10 -16l1 -4l4 4c10 2 14 14 13 31Z", "earth", 2),
        circle(16, 13, 1.8, "marble", 0),
    ),
    "banker": (
        rect(4, 16, 32, 19, "earth", 2.2, 2),
        path("M4 17c0 -9 4 -12 16 -12s16 3 16 12Z", "tile", 2.2),
        rect(16, 15, 8, 9, "saffron", 2),
    ),
    "senator": (line("M8 34C8 22 32 22 32 10M32 34C32 22 8 22 8 10", 3.4), rect(4, 17, 32, 6, "purple", 2, 2)),
}


def emblems() -> Markup:
    drawn = {"god": GODS, "role": ROLES, "sign": SIGNS}
    return join(define(f"{what}-{name}", 40, *shapes) for what, all in drawn.items() for name, shapes in all.items())
