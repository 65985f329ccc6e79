"""What stands on completed sites, seen from above: temple, bath, theatre, arena and fountain, each on its hexagon.

A building is drawn in a square of 100 around the middle of its hexagon, whose corners lie above and below.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from aedilis.draw import Markup, circle, ellipse, join, line, path, polygon, rect
from aedilis.games.city_of_marble.drawing.symbols import define


def hexagon(r: float, x: float = 50, y: float = 50) -> str:
    return polygon((x + r * sin(pi * n / 3), y - r * cos(pi * n / 3)) for n in range(6))


SQUARE: Final = path(hexagon(47), "marble", 3)  # what a building stands on


def symbols() -> Markup:
    return join([define(name, 100, SQUARE, drawn) for name, drawn in BUILDINGS.items()])


def temple() -> str:
    """A roof in two tones, columns on all sides."""
    columns = "".join(circle(x, y, 3.4, "travertine", 1.6) for x in (27, 38.5, 50, 61.5, 73) for y in (25, 75))
    columns += "".join(circle(x, y, 3.4, "travertine", 1.6) for x in (27, 73) for y in (37.5, 50, 62.5))
    roof = rect(32, 30, 36, 20, "tile", 2) + rect(32, 50, 36, 20, "terracotta", 2)
    return (
        rect(21, 19, 58, 62, "stone", 2)
        + columns
        + roof
        + line("M41 31V49M50 31V49M59 31V49M41 51V69M50 51V69M59 51V69", 1.6)
    )


def bath() -> str:
    """A basin before a dome."""
    walls = path("M18 44H82V78H18Z", "stone", 2) + rect(24, 50, 52, 22, "water", 2)
    water = line("M29 58q5 -5 10 0t10 0t10 0t10 0M29 66q5 -5 10 0t10 0t10 0t10 0", 2.4, "tiber")
    dome = circle(50, 31, 19, "tiber", 2.2) + path("M50 12A19 19 0 0 0 31 31L50 31Z", "water", 0)
    return walls + water + dome + circle(50, 31, 5.5, "ink", 0) + line("M50 12V50M31 31H69", 1.4)


def theatre() -> str:
    """Seats in half a circle, and a stage."""
    rows = path("M15 63A35 41 0 0 1 85 63Z", "saffron", 2.2) + path("M26 63A24 29 0 0 1 74 63Z", "straw", 1.8)
    rows += path("M38 63A12 16 0 0 1 62 63Z", "marble", 1.8)
    stairs = line("M50 22V47M27 33L41 52M73 33L59 52", 2)
    stage = rect(22, 66, 56, 11, "stone", 2) + line("M33 67V76M44 67V76M56 67V76M67 67V76", 2.2)
    return rows + stairs + stage


def arena() -> str:
    """Tiers all around an oval of sand."""
    tiers = ellipse(50, 50, 40, 32, "red", 2.2) + ellipse(50, 50, 32, 24, "tile", 1.8)
    gates = "".join(
        f"M{50 + 33 * cos(t):.1f} {50 + 25 * sin(t):.1f}L{50 + 38 * cos(t):.1f} {50 + 30 * sin(t):.1f}"
        for t in (pi * n / 8 for n in range(16))
    )
    return tiers + line(gates, 2.4, "straw") + ellipse(50, 50, 22, 14.5, "straw", 2) + line("M41 50H59", 2)


def fountain() -> str:
    basin = circle(50, 50, 31, "stone", 2.4) + circle(50, 50, 24, "water", 2)
    jets = "".join(
        f"M50 50q{8 * cos(t) - 4 * sin(t):.1f} {8 * sin(t) + 4 * cos(t):.1f} {17 * cos(t):.1f} {17 * sin(t):.1f}"
        for t in (pi * n / 3 + 0.3 for n in range(6))
    )
    return basin + line(jets, 2.6, "tiber") + circle(50, 50, 6, "marble", 2)


BUILDINGS: Final = {"temple": temple(), "bath": bath(), "theatre": theatre(), "arena": arena(), "fountain": fountain()}
