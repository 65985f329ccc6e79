"""The little signs that numbers stand beside: what is counted, asked for, offered; each in a square of 40 by 40."""

from __future__ import annotations

from typing import Final

from aedilis.draw import arch, circle, line, path, polygon, rect, star

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
        rect(22, 14, 4, 6, "ink", 0),
        rect(29, 14, 4, 6, "ink", 0),
    ),
    "size": (path("M4 4h14v14h18v18H4Z", "tile", 2.6), line("M4 19h15M19 19V36", 1.8)),
    "size-4": (
        rect(3, 3, 17, 17, "tile", 2.4),
        rect(20, 3, 17, 17, "tile", 2.4),
        rect(3, 20, 17, 17, "tile", 2.4),
        rect(20, 20, 17, 17, "tile", 2.4),
    ),
    "size-3": (rect(3, 3, 17, 17, "tile", 2.4), rect(3, 20, 17, 17, "tile", 2.4), rect(20, 20, 17, 17, "tile", 2.4)),
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
