"""Icons that the games share: coin, brick, cog, laurel, star, card, builder, first player, and the seats' signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aedilis.draw.markup import Markup, join, tag
from aedilis.draw.shapes import circle, gear, line, path, polygon, rect, star, symbol, use, wreath

# A seat is known by its colour and its shape: never by the colour alone.
SIGNS: Final[Mapping[str, str]] = {
    "violet": "M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z",
    "orange": polygon([(10, 1.5), (19, 17.5), (1, 17.5)]),
    "white": polygon([(2.5, 2.5), (17.5, 2.5), (17.5, 17.5), (2.5, 17.5)]),
    "brown": polygon([(10, 0.5), (19.5, 10), (10, 19.5), (0.5, 10)]),
    "green": star(10, 10.8, 10.3, inner=0.45),
}
COG: Final = gear(10, 10, 9.3)
OUTER_LEAVES, INNER_LEAVES = wreath(10, 10.2, 9.4)
SCALLOPS: Final = star(10, 10, 9.8, points=14, inner=0.88)
BODY: Final = "M10 1.2a4.2 4.2 0 0 1 2.6 7.4c3.6 1.4 5 5 5.4 10.2H2c.4-5.2 1.8-8.8 5.4-10.2A4.2 4.2 0 0 1 10 1.2Z"
HELMET: Final = "M3.2 18.5V11a7 7 0 0 1 14 0v2.2l-3.4 1V12.4H9.4v6.1Z"
CREST: Final = "M2.2 8.2C3 2.4 8 .4 12.4 1.6c3.4 1 5.6 3.6 6.4 6.4-1.4-1.6-3.4-3-5.8-3.3C8.6 4.2 5 5.4 2.2 8.2Z"

ICONS: Final = {
    "coin": (
        circle(10, 10, 8.8, "saffron", 1.7),
        circle(10, 10, 5.9, "straw", 1.1, "gold"),
        path("M10 6.3l2.9 7.4h-1.9L10 10.8l-1 2.9H7.1Z", "gold", 0),
    ),
    "brick": (
        path("M1.2 9L5.4 4.6H18.8L14.8 9Z", "tile", 1.5),
        path("M14.8 9L18.8 4.6V11L14.8 15.6Z", "red", 1.5),
        rect(1.2, 9, 13.6, 6.6, "terracotta", 1.5),
    ),
    "cog": (path(COG, "stone", 1.5), circle(10, 10, 3, "marble", 1.5)),
    "laurel": (path(OUTER_LEAVES, "laurel", 1, "laurel"), path(INNER_LEAVES, "leaf", 0.6, "laurel")),
    "wreath": (path(OUTER_LEAVES + INNER_LEAVES, "straw", 0),),
    "star": (path(star(10, 10.8, 9.6), "saffron", 1.6),),
    "points": (path(SCALLOPS, "purple", 1.4), circle(10, 10, 7.6, "none", 0.9, "straw")),
    "marker": (path("M10 1.2c3.4 4.4 6.6 7.4 6.6 11a6.6 6.6 0 0 1-13.2 0c0-3.6 3.2-6.6 6.6-11Z", "tiber", 1.5),),
    "cards": (
        rect(6.2, 2, 11, 13.4, "travertine", 1.4, 1.6),
        rect(2.8, 4.8, 11, 13.4, "marble", 1.4, 1.6),
        path("M8.3 8.6l2.6 2.9-2.6 2.9-2.6-2.9Z", "terracotta", 0),
    ),
    "neighbours": (
        rect(7, 0.8, 6, 5.4, "marble", 1.2, 0.8),
        rect(7, 13.8, 6, 5.4, "marble", 1.2, 0.8),
        rect(0.8, 7, 5.4, 6, "marble", 1.2, 0.8),
        rect(13.8, 7, 5.4, 6, "marble", 1.2, 0.8),
        rect(6.8, 6.8, 6.4, 6.4, "ink", 0, 0.8),
    ),
    "home": (
        path("M1.6 10.2L10 2.4L18.4 10.2V11.8H16V18H4V11.8H1.6Z", "marble", 1.4),
        path("M1.6 10.4L10 2.4L18.4 10.4Z", "terracotta", 1.4),
    ),
    "temple": (
        path("M1.4 7.4L10 2L18.6 7.4Z", "marble", 1.3),
        rect(2, 15.6, 16, 2.6, "marble", 1.3),
        line("M4.4 8.4V15M8.1 8.4V15M11.9 8.4V15M15.6 8.4V15", 2.1),
    ),
    "city": tuple(
        rect(1.4 + 4.5 * (n % 4), 1.4 + 4.5 * (n // 4), 3.8, 3.8, "tile" if n % 3 else "terracotta", 0.7)
        for n in range(16)
    ),
    "colours": (
        rect(1.4, 1.4, 8, 8, "laurel", 1.2, 1),
        rect(10.6, 1.4, 8, 8, "red", 1.2, 1),
        rect(1.4, 10.6, 8, 8, "saffron", 1.2, 1),
        rect(10.6, 10.6, 8, 8, "tiber", 1.2, 1),
    ),
    "emperor": (
        path("M4 19c0-4 1.6-5 3.6-5.6V11C5.6 9.4 5 7 6 4.4c1.2-3 5.4-3.8 8-1.4 1.4 1.2 1.4 3 1 4.6l1.4 2.2-1.6.6"
             "c0 2.2-.6 3.2-2.6 3v1c2.4.6 4.2 1.6 4.2 4.6Z", "marble", 1.5),
        path("M5.4 6.4c2 .2 3.4-.4 4.4-1.6 1.4.8 3.4.6 5-.6-.6-1-2.6-3-5-2.8-2.8.2-4.4 2.4-4.4 5Z", "laurel", 1),
        path("M4 19c.2-3 2-4.2 3.8-4.6 1 1.8 4 2.6 6.2 1.6 1.6.6 2.4 1.6 2.4 3Z", "purple", 1.3),
    ),
    "first": (path(CREST, "purple", 1.3), path(HELMET, "saffron", 1.5)),
}  # fmt: skip


def halo(shape: str) -> str:
    """A pale edge around the dark outline, which shows on a dark table only."""
    return path(shape, "none", 3.4, "marble")


def signs() -> Markup:
    """Each seat's sign, and its builder wearing it."""
    drawn = []
    for name, shape in SIGNS.items():
        drawn.append(symbol(f"sign-{name}", 20, halo(shape), path(shape, f"seat-{name}", 1.7)))
        patch = "marble" if name != "white" else "ink"
        drawn.append(
            symbol(
                f"figure-{name}",
                20,
                halo(BODY),
                path(BODY, f"seat-{name}", 1.5),
                f'<path d="{shape}" fill="var(--{patch})" transform="translate(6.6 10.6) scale(.34)"/>',
            )
        )
    return join(drawn)


SYMBOLS: Final = join([*(symbol(f"icon-{name}", 20, *shapes) for name, shapes in ICONS.items()), signs()])


def icon(name: str, x: float, y: float, size: float) -> str:
    return use(f"icon-{name}", x, y, size)


def emblem(size: int) -> Markup:
    """A pediment on four columns: the sign of Aedilis, beside its name."""
    drawing = Markup(
        '<path d="M2 11 16 3l14 8z"/><path d="M4 13h24v2H4zM6 17h3v9H6zM12 17h3v9h-3zM18 17h3v9h-3z'
        'M23.5 17h3v9h-3zM3 28h26v2H3z"/>'
    )
    return tag("svg", drawing, viewBox="0 0 32 32", width=size, height=size, aria_hidden="true")
