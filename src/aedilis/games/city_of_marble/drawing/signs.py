"""Small pieces of City of Marble: hills, bridges, imperium tiles, the treasury, discs and arches of aqueducts."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Markup, arch, circle, join, line, path, polygon, rect, star
from aedilis.games.city_of_marble.drawing.buildings import BUILDINGS
from aedilis.games.city_of_marble.drawing.symbols import define
from aedilis.games.city_of_marble.drawing.tiles import LOOKS

FIGURE: Final = "M50 8a20 20 0 0 1 13 36c17 7 23 24 25 48H12c2 -24 8 -41 25 -48A20 20 0 0 1 50 8Z"
EIGHT: Final = ((30, 3), (70, 3), (97, 30), (97, 70), (70, 97), (30, 97), (3, 70), (3, 30))


def symbols() -> Markup:
    drawn = [define(name, 100, body) for name, body in SIGNS.items()]
    return join([*drawn, *(define(f"imperium-{kind}", 100, imperium(kind)) for kind in LOOKS)])


# -- tiles of one triangle, pointing to the right: their upright edge is 100 long -------------------------------------


def hill() -> str:
    """Slopes with trees along the edge."""
    body = path("M0 0L86.6 50L0 100Z", "earth", 3.4) + path("M6 20Q44 34 68 50Q44 66 6 80Z", "straw", 1.8)
    trees = ((12, 21), (30, 30), (12, 88), (30, 78))
    return body + "".join(path(f"M{x - 7} {y + 5}L{x} {y - 10}L{x + 7} {y + 5}Z", "laurel", 1.2) for x, y in trees)


def barred() -> str:
    """A space on which nothing may be built."""
    return path("M2 4L82 50L2 96Z", "stone", 2) + line("M12 28L30 72M30 28L12 72", 4)


def bridge() -> str:
    """The back of a bridge tile."""
    body = path("M2 4L81 50L2 96Z", "tiber", 3.4)
    return body + path("M8 64V40H54V64H50a7 7 0 0 0 -14 0H30a7 7 0 0 0 -14 0Z", "marble", 2.4)


# -- others -----------------------------------------------------------------------------------------------------------


def face() -> str:
    """The front of a bridge tile, without its number."""
    return (
        path("M50 4L96 88H4Z", "water", 3.4)
        + path("M14 86V70Q50 56 86 70V86H78a9 9 0 0 0 -18 0H40a9 9 0 0 0 -18 0Z", "marble", 2.6)
    )  # fmt: skip


def back() -> str:
    """The same face down."""
    return path("M50 4L96 88H4Z", "tiber", 3.4) + path("M50 22L78 78H22Z", "none", 2, "marble")


def imperium(kind: str) -> str:
    """A building on the colour of its kind, within the purple of power."""
    inner = polygon((50 + (x - 50) * 0.83, 50 + (y - 50) * 0.83) for x, y in EIGHT)
    building = f'<g transform="translate(13 13) scale(.74)">{BUILDINGS[kind]}</g>'
    return path(polygon(EIGHT), "purple", 3.4) + path(inner, LOOKS[kind].pale, 2.4) + building


def treasury() -> str:
    """A chest full of coins."""
    coins = "".join(circle(x, y, 10, "saffron", 2.4) for x, y in ((32, 38), (68, 38), (50, 31)))
    chest = rect(12, 44, 76, 44, "earth", 3.4, 4) + line("M12 60H88", 2.6) + rect(42, 52, 16, 18, "gold", 2.6, 2)
    return coins + chest


def disc() -> str:
    """An action that is left."""
    return circle(50, 50, 44, "purple", 6, "straw") + circle(50, 50, 26, "none", 4, "straw")


def spent() -> str:
    return (
        '<circle cx="50" cy="50" r="40" fill="none" stroke="var(--quiet)" stroke-width="5" stroke-dasharray="12 10"/>'
    )


def magistrate() -> str:
    """Of nobody in particular."""
    return path(FIGURE, "terracotta", 5)


def absent() -> str:
    """Where a magistrate stood."""
    return f'<path d="{FIGURE}" fill="none" stroke="var(--quiet)" stroke-width="5" stroke-dasharray="11 9"/>'


def power() -> str:
    """An imperium tile of any kind."""
    return path(polygon(EIGHT), "purple", 4) + path(star(50, 53, 36), "straw", 3)


def arches(fill: str, number: int) -> str:
    """An aqueduct seen from the side."""
    step = 84 / number
    openings = "".join(path(arch(8 + step * n + 4, 88, step - 8, 46), "water", 2.4) for n in range(number))
    return rect(4, 12, 92, 76, fill, 3.4) + line("M4 30H96", 2.4) + openings


def pattern(stone: str) -> str:
    """Along its channel, as on the map."""
    return {
        "grey": "".join(circle(x, 21, 4, "marble", 0) for x in range(14, 92, 12)),
        "brown": line("M10 21H28M41 21H59M72 21H90", 8, "straw"),
        "white": line("M8 21H92", 6, "tiber"),
    }[stone]


SIGNS: Final = {
    "hill": hill(),
    "barred": barred(),
    "bridge": bridge(),
    "bridge-face": face(),
    "bridge-back": back(),
    "treasury": treasury(),
    "disc": disc(),
    "spent": spent(),
    "magistrate": magistrate(),
    "absent": absent(),
    "imperium": power(),
    "aqueduct-grey": arches("slate", 3) + pattern("grey"),
    "aqueduct-brown": arches("earth", 2) + pattern("brown"),
    "aqueduct-white": arches("marble", 4) + pattern("white"),
}
