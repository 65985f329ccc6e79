"""Emblems of gods and offices, each in a square of 40 by 40; and all symbols of that size."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from aedilis.draw import INNER_LEAVES, OUTER_LEAVES, Markup, circle, ellipse, join, leaf, line, path, rect
from aedilis.games.foundations_of_rome.drawing.signs import SIGNS, TEMPLE
from aedilis.games.foundations_of_rome.drawing.symbols import define


def _rays(x: float, y: float, inner: float, outer: float, number: int) -> str:
    turns = [2 * pi * n / number for n in range(number)]
    return "".join(
        f"M{x + cos(t) * inner:.1f} {y + sin(t) * inner:.1f}L{x + cos(t) * outer:.1f} {y + sin(t) * outer:.1f}"
        for t in turns
    )


def _wreath() -> str:
    leaves = path(OUTER_LEAVES, "laurel", 0.8, "ink") + path(INNER_LEAVES, "leaf", 0.5, "ink")
    return f'<g transform="scale(2)">{leaves}</g>'


def _grapes() -> str:
    places = ((12, 15), (20, 15), (28, 15), (16, 22), (24, 22), (20, 29))
    return (
        line("M20 12V5", 2.4)
        + path(leaf(20, 7, 0.3, 14, 7), "leaf", 1.6)
        + "".join(circle(x, y, 5, "purple", 1.6) for x, y in places)
    )


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
        circle(14.5, 17, 5, "straw", 1.8),
        circle(25.5, 17, 5, "straw", 1.8),
        circle(14.5, 17, 1.9, "ink", 0),
        circle(25.5, 17, 1.9, "ink", 0),
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
        line(_rays(20, 20, 4, 15, 8), 2.4),
        circle(20, 20, 5, "saffron", 2),
    ),
    "bacchus": (_grapes(),),
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
    "victoria": (_wreath(),),
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
        rect(5, 3, 30, 6, "saffron", 2, 3),
        rect(5, 31, 30, 6, "saffron", 2, 3),
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


def symbols() -> Markup:
    drawn = {
        **{f"god-{name}": shapes for name, shapes in GODS.items()},
        **{f"role-{name}": shapes for name, shapes in ROLES.items()},
        **{f"sign-{name}": shapes for name, shapes in SIGNS.items()},
    }
    return join(define(name, 40, *shapes) for name, shapes in drawn.items())
