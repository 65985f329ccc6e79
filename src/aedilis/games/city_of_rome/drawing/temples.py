"""The ten temples of City of Rome, drawn: columns on steps, and each god's own sign large enough to know it by."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from aedilis.draw import circle, line, path, rect
from aedilis.draw.masonry import columns, hall, pediment, steps

SIX: Final = (18, 31, 44, 56, 69, 82)
FOUR: Final = (31, 44, 56, 69)


# -- round ones --------------------------------------------------------------------------------------------------

LUNA: Final = (
    hall(29, 71, 46, (32, 44, 56, 68)) + rect(25, 41, 50, 6, "marble", 1.8) + path("M28 41a22 13 0 0 1 44 0Z", "tiber")
    + path("M53 7a11.5 11.5 0 1 0 8 16.5a9.5 9.5 0 0 1-8-16.5Z", "straw")
)  # fmt: skip
RIBS: Final = "".join(
    f"M50 42L{50 + dx} {y}" for dx, y in ((-25, 24), (-17, 14), (-8, 9), (0, 8), (8, 9), (17, 14), (25, 24))
)
VENUS: Final = (
    hall(29, 71, 46, (32, 44, 56, 68))
    + path("M42 42C24 40 16 30 22 20Q26 20 28 14Q33 15 37 9Q42 11 45 6Q48 9 50 5Q52 9 55 6Q58 11 63 9Q67 15 72 14"
           "Q74 20 78 20C84 30 76 40 58 42Z", "tile")
    + line(RIBS, 1.6) + rect(36, 41, 28, 6, "marble", 1.8)
)  # fmt: skip
CUPID: Final = (
    steps(16, 84) + columns((24, 76), 34, 56, 7) + line("M18 33C20 8 42 12 50 20C58 12 80 8 82 33", 4.4)
    + line("M18 33H82", 1.6) + line("M50 52V12", 3) + path("M50 4L43.5 15H56.5Z", "red")
    + path("M50 44L44 50V58L50 52L56 58V50Z", "red", 1.4)
)  # fmt: skip


# -- tall ones -----------------------------------------------------------------------------------------------------

JUPITER: Final = (
    hall(26, 74, 40, FOUR) + path("M18 40L50 22L82 40Z", "terracotta") + path("M26 38L50 24.5V38Z", "tile", 0)
    + path("M60 3L34 32H47L40 58L67 26H54L66 3Z", "saffron")
)  # fmt: skip
MERCURY: Final = (
    hall(20, 80, 44, (24, 35, 65, 76))
    + pediment(14, 33, 86, 44, "travertine")
    + path("M48 36C36 40 22 36 14 24C26 28 34 23 48 27ZM52 36C64 40 78 36 86 24C74 28 66 23 52 27Z", "marble")
    + line("M26 30Q36 34 46 32M74 30Q64 34 54 32", 1.4) + line("M50 57V18", 4)
    + line("M42 54Q60 48 50 43T58 31Q54 25 50 28M58 54Q40 48 50 43T42 31Q46 25 50 28", 2.6, "laurel")
    + circle(50, 16, 5, "saffron")
)  # fmt: skip


def feather(turn: int) -> str:
    """A peacock's."""
    eye = path("M50 6c8 7 8 17 0 23c-8-6-8-16 0-23Z", "leaf", 1.6) + circle(50, 16, 4, "tiber", 1.6)
    return f'<g transform="rotate({turn} 50 52)">{line("M50 52V28", 2)}{eye}</g>'


JUNO: Final = (
    "".join(feather(turn) for turn in (-62, 62, -31, 31, 0)) + hall(30, 70, 48, (33, 44, 56, 67))
    + pediment(22, 37, 78, 48, "tiber")
)  # fmt: skip


# -- long ones, with the sign in front -------------------------------------------------------------------------------


def long_temple(field: str) -> str:
    return hall(15, 85, 36, SIX) + pediment(8, 19, 92, 36, field)


def spear(turn: int) -> str:
    return (
        f'<g transform="rotate({turn} 50 43)">{line("M50 62V18", 2.6)}{path("M50 9L54.5 20H45.5Z", "stone", 1.6)}</g>'
    )


def wheel(x: float, y: float, r: float) -> str:
    spokes = "".join(f"M{x:g} {y:g}L{x + cos(n * pi / 4) * r:.1f} {y + sin(n * pi / 4) * r:.1f}" for n in range(8))
    rim = circle(x, y, r, "saffron") + circle(x, y, r - 4.5, "marble", 1.6)
    return rim + line(spokes, 2.4) + circle(x, y, 4.5, "saffron", 1.6)


MARS: Final = (
    long_temple("red") + spear(-44) + spear(44) + circle(50, 44, 17, "red") + circle(50, 44, 11.5, "none", 1.4, "straw")
    + path("M50 35L52.5 41.5L59 44L52.5 46.5L50 53L47.5 46.5L41 44L47.5 41.5Z", "straw", 0)
)  # fmt: skip
MINERVA: Final = (
    long_temple("stone")
    + path("M35 41V24L30 11L42 17Q50 14 58 17L70 11L65 24V41C65 53 58 59 50 59S35 53 35 41Z", "travertine")
    + circle(43, 29, 7, "marble", 1.8) + circle(57, 29, 7, "marble", 1.8) + circle(43, 29, 3, "ink", 0)
    + circle(57, 29, 3, "ink", 0) + path("M50 32L46.5 39H53.5Z", "saffron", 1.4)
    + line("M42 44q4 4 8 0M50 44q4 4 8 0M46 50q4 4 8 0", 1.8)
)  # fmt: skip
FORTUNA: Final = rect(30, 57, 40, 4, "marble", 1.6) + long_temple("saffron") + wheel(50, 36, 23)
SATURN: Final = (
    hall(15, 85, 42, SIX) + pediment(8, 28, 92, 42, "terracotta") + line("M27 62L40 47", 6.5)
    + path("M34 54L42 45C62 42 66 22 40 8C76 6 90 42 60 51C52 54 44 54 39 60Z", "stone")
    + line("M45 49C66 46 74 30 62 16", 1.4)
)  # fmt: skip

TEMPLES: Final = {
    "luna": LUNA, "venus": VENUS, "cupid": CUPID, "mars": MARS, "jupiter": JUPITER, "mercury": MERCURY, "juno": JUNO,
    "minerva": MINERVA, "fortuna": FORTUNA, "saturn": SATURN,
}  # fmt: skip
