"""Everything small that is drawn once: buildings, hills, bridges, imperium tiles, discs, and each thing alone.

A building is seen from above, in a square of 100 around the middle of its hexagon, whose corners lie above and below.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from aedilis.draw import Markup, arch, circle, ellipse, icon, join, line, numeral, path, polygon, rect, star
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing import tiles
from aedilis.games.city_of_marble.drawing.symbols import define, put
from aedilis.games.city_of_marble.drawing.tiles import LOOKS

FIGURE: Final = "M50 8a20 20 0 0 1 13 36c17 7 23 24 25 48H12c2 -24 8 -41 25 -48A20 20 0 0 1 50 8Z"
EIGHT: Final = ((30, 3), (70, 3), (97, 30), (97, 70), (70, 97), (30, 97), (3, 70), (3, 30))
DASHED: Final = 'fill="none" stroke="var(--quiet)" stroke-width="5" stroke-dasharray='

# What stands on a hill, so that it is known without its name too.
LANDMARKS: Final = {
    "quirinal": "theatre",
    "viminal": "bath",
    "esquiline": "fountain",
    "capitoline": "temple",
    "palatine": "imperium",
    "aventine": "magistrate",
    "caelian": "aqueduct-white",
}


def symbols() -> Markup:
    buildings = (define(name, 100, SQUARE, drawn) for name, drawn in BUILDINGS.items())
    signs = (define(name, 100, drawn) for name, drawn in SIGNS.items())
    return join([tiles.symbols(), *buildings, *signs])


def alone(id: str) -> str:
    """A thing of the reference, in a square of 100."""
    group, _, name = id.partition("-")
    if group == "hill":
        written = c.HILL_NAMES[c.HILL_IDS.index(name)][:3]
        return put("hill", 8, 0, 100) + numeral(36, 60, 30, written) + put(LANDMARKS[name], 58, 2, 38)
    if group == "bridge":
        return put("bridge-face", 0, 2, 100) + numeral(50, 54, 36, name)
    return icon("coin", 8, 8, 84) if id == "coin" else put(id, 0, 0, 100)


# -- buildings and the fountain ---------------------------------------------------------------------------------------


def hexagon(r: float, x: float = 50, y: float = 50) -> str:
    return polygon((x + r * sin(pi * n / 3), y - r * cos(pi * n / 3)) for n in range(6))


SQUARE: Final = path(hexagon(47), "marble", 3)  # what a building stands on


def temple() -> str:
    """A roof in two tones, columns on all sides."""
    places: list[tuple[float, float]] = [(x, y) for x in (27, 38.5, 50, 61.5, 73) for y in (25, 75)]
    places += [(x, y) for x in (27, 73) for y in (37.5, 50, 62.5)]
    columns = "".join(circle(x, y, 3.4, "travertine", 1.6) for x, y in places)
    roof = rect(32, 30, 36, 20, "tile", 2) + rect(32, 50, 36, 20, "terracotta", 2)
    ridges = line("M41 31V49M50 31V49M59 31V49M41 51V69M50 51V69M59 51V69", 1.6)
    return rect(21, 19, 58, 62, "stone", 2) + columns + roof + ridges


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

# -- signs ------------------------------------------------------------------------------------------------------------


def tree(x: float, y: float) -> str:
    return path(f"M{x - 7} {y + 5}L{x} {y - 10}L{x + 7} {y + 5}Z", "laurel", 1.2)


def imperium(kind: str) -> str:
    """A building on the colour of its kind, within the purple of power."""
    inner = polygon((50 + (x - 50) * 0.83, 50 + (y - 50) * 0.83) for x, y in EIGHT)
    building = f'<g transform="translate(13 13) scale(.74)">{BUILDINGS[kind]}</g>'
    return path(polygon(EIGHT), "purple", 3.4) + path(inner, LOOKS[kind].pale, 2.4) + building


def arches(fill: str, number: int) -> str:
    """An aqueduct seen from the side; along its channel it has the same pattern as on the map."""
    step = 84 / number
    openings = "".join(path(arch(8 + step * n + 4, 88, step - 8, 46), "water", 2.4) for n in range(number))
    return rect(4, 12, 92, 76, fill, 3.4) + line("M4 30H96", 2.4) + openings


SIGNS: Final = {
    # Tiles of one triangle, pointing to the right: their upright edge is 100 long.
    "hill": path("M0 0L86.6 50L0 100Z", "earth", 3.4) + path("M6 20Q44 34 68 50Q44 66 6 80Z", "straw", 1.8)
    + tree(12, 21) + tree(30, 30) + tree(12, 88) + tree(30, 78),
    "barred": path("M2 4L82 50L2 96Z", "stone", 2) + line("M12 28L30 72M30 28L12 72", 4),
    "bridge": path("M2 4L81 50L2 96Z", "tiber", 3.4)
    + path("M8 64V40H54V64H50a7 7 0 0 0 -14 0H30a7 7 0 0 0 -14 0Z", "marble", 2.4),
    # A bridge tile without its number, and face down.
    "bridge-face": path("M50 4L96 88H4Z", "water", 3.4)
    + path("M14 86V70Q50 56 86 70V86H78a9 9 0 0 0 -18 0H40a9 9 0 0 0 -18 0Z", "marble", 2.6),
    "bridge-back": path("M50 4L96 88H4Z", "tiber", 3.4) + path("M50 22L78 78H22Z", "none", 2, "marble"),
    # A chest full of coins.
    "treasury": "".join(circle(x, y, 10, "saffron", 2.4) for x, y in ((32, 38), (68, 38), (50, 31)))
    + rect(12, 44, 76, 44, "earth", 3.4, 4) + line("M12 60H88", 2.6) + rect(42, 52, 16, 18, "gold", 2.6, 2),
    # Actions that are left, and those that are not.
    "disc": circle(50, 50, 44, "purple", 6, "straw") + circle(50, 50, 26, "none", 4, "straw"),
    "spent": f'<circle cx="50" cy="50" r="40" {DASHED}"12 10"/>',
    # A magistrate of nobody in particular, and where one stood.
    "magistrate": path(FIGURE, "terracotta", 5),
    "absent": f'<path d="{FIGURE}" {DASHED}"11 9"/>',
    "imperium": path(polygon(EIGHT), "purple", 4) + path(star(50, 53, 36), "straw", 3),
    "aqueduct-grey": arches("slate", 3) + "".join(circle(x, 21, 4, "marble", 0) for x in range(14, 92, 12)),
    "aqueduct-brown": arches("earth", 2) + line("M10 21H28M41 21H59M72 21H90", 8, "straw"),
    "aqueduct-white": arches("marble", 4) + line("M8 21H92", 6, "tiber"),
    **{f"imperium-{kind}": imperium(kind) for kind in LOOKS},
}  # fmt: skip
