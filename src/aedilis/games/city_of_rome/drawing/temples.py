"""The ten temples of City of Rome, drawn: three ways to build one, and each god's own sign on it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from aedilis.draw.shapes import circle, line, path, rect
from aedilis.games.city_of_rome.drawing.pictures import columns


def steps(left: float, right: float) -> str:
    return rect(left, 60, right - left, 6, "travertine") + rect(left + 5, 56, right - left - 10, 5, "marble", 1.6)


def long_temple(sign: str) -> str:
    """Six columns under a low pediment; the sign stands in front of it."""
    return (
        steps(8, 92) + rect(15, 36, 70, 20, "stone", 1.4) + columns((18, 31, 44, 56, 69, 82), 37, 56, 5.5)
        + path("M9 36L50 20L91 36Z", "marble") + path("M21 34.5L50 23.5L79 34.5Z", "stone", 0) + sign
    )  # fmt: skip


def tall_temple(sign: str) -> str:
    """Four columns and a steep pediment, with the sign above it."""
    return (
        steps(20, 80) + rect(28, 44, 44, 12, "stone", 1.4) + columns((31, 44, 56, 69), 45, 56, 6)
        + path("M20 44L50 29L80 44Z", "marble") + path("M30 42.5L50 32.5L70 42.5Z", "stone", 0) + sign
    )  # fmt: skip


def round_temple(sign: str) -> str:
    """A ring of columns under a dome."""
    return (
        steps(22, 78) + rect(30, 45, 40, 11, "stone", 1.4) + columns((33, 44.5, 55.5, 67), 46, 56, 5.5)
        + rect(27, 40, 46, 6, "marble", 1.8) + path("M30 40a20 12 0 0 1 40 0Z", "travertine") + sign
    )  # fmt: skip


def wheel(x: float, y: float, r: float) -> str:
    spokes = "".join(f"M{x:g} {y:g}L{x + cos(n * pi / 4) * r:.1f} {y + sin(n * pi / 4) * r:.1f}" for n in range(8))
    return circle(x, y, r, "straw") + line(spokes, 1.6) + circle(x, y, 3, "saffron", 1.4)


def feather(turn: int) -> str:
    """A peacock's."""
    eye = path("M50 5c6 5 6 12 0 16c-6-4-6-11 0-16Z", "leaf", 1.6) + circle(50, 14, 2.6, "tiber", 1.2)
    return f'<g transform="rotate({turn} 50 31)">{line("M50 31V20", 2)}{eye}</g>'


def ray(turn: int) -> str:
    return f'<g transform="rotate({turn} 50 43)">{line("M50 43V18", 2.6)}{path("M50 10L54 20H46Z", "stone", 1.6)}</g>'


LUNA: Final = path("M54 7a11 11 0 1 0 6 15.5a9 9 0 0 1-6-15.5Z", "straw")
VENUS: Final = (
    path("M50 28C39 27 35 19 38 11Q42 13 44 9Q47 11 50 7Q53 11 56 9Q58 13 62 11C65 19 61 27 50 28Z", "tile")
    + line("M50 26V11M46 25L41.5 13.5M54 25L58.5 13.5", 1.4)
)  # fmt: skip
CUPID: Final = (
    line("M33 24Q50 -3 67 24", 3) + line("M33 24H67", 1.4) + line("M50 28V11", 2.4)
    + path("M50 5L45 12.5H55Z", "red", 1.4)
)  # fmt: skip
MARS: Final = (
    ray(-40) + ray(40) + circle(50, 43, 16, "red") + circle(50, 43, 10.5, "none", 1.4, "straw")
    + path("M50 34L52.5 40.5L59 43L52.5 45.5L50 52L47.5 45.5L41 43L47.5 40.5Z", "straw", 0)
)  # fmt: skip
JUPITER: Final = path("M53 5L38 19H46.5L42 31L61 15H52.5L58 5Z", "saffron")
MERCURY: Final = (
    path("M49 15C41 16 35 12 32 6C38 9 44 8 49 10ZM51 15C59 16 65 12 68 6C62 9 56 8 51 10Z", "marble", 1.6)
    + line("M50 31V10", 2.6) + line("M45.5 30Q55 26 50 22T54.5 16M54.5 30Q45 26 50 22T45.5 16", 1.6, "laurel")
    + circle(50, 9, 3.2, "saffron", 1.4)
)  # fmt: skip
JUNO: Final = feather(-34) + feather(34) + feather(0)
MINERVA: Final = (
    path("M38 42V26L35 17L43 21Q50 18 57 21L65 17L62 26V42C62 51 56 55 50 55S38 51 38 42Z", "travertine")
    + circle(44.5, 30, 5.6, "marble", 1.6) + circle(55.5, 30, 5.6, "marble", 1.6) + circle(44.5, 30, 2.2, "ink", 0)
    + circle(55.5, 30, 2.2, "ink", 0) + path("M50 32L47.5 38H52.5Z", "saffron", 1.2)
    + line("M44 44q3 3 6 0M50 44q3 3 6 0M47 49q3 3 6 0", 1.4)
)  # fmt: skip
FORTUNA: Final = wheel(50, 38, 17)
SATURN: Final = (
    line("M34 60L43 49", 5) + path("M38 54L44 47C58 44 62 30 46 18C68 16 78 40 58 50C52 53 46 52 42 57Z", "stone")
)  # fmt: skip

TEMPLES: Final = {
    "luna": round_temple(LUNA),
    "venus": round_temple(VENUS),
    "cupid": round_temple(CUPID),
    "mars": long_temple(MARS),
    "jupiter": tall_temple(JUPITER),
    "mercury": tall_temple(MERCURY),
    "juno": tall_temple(JUNO),
    "minerva": long_temple(MINERVA),
    "fortuna": long_temple(FORTUNA),
    "saturn": long_temple(SATURN),
}
