"""The great buildings and the machines of The Builders: Antiquity, drawn like those of the town."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from aedilis.draw import arch, circle, ellipse, leaf, line, path, rect
from aedilis.draw.masonry import arcade
from aedilis.games.builders_antiquity.drawing.town import waves_at

# -- ten resources ----------------------------------------------------------------------------------------------


def terrace(left: float, top: float, height: float) -> str:
    """A block with sloping sides, its right end in the shade."""
    right, base = 100 - left, top + height
    return path(f"M{left} {top}H{right}L{right + 3} {base}H{left - 3}Z", "tile") + path(
        f"M{right - 9} {top + 1}H{right - 1}L{right + 2} {base - 1}H{right - 7}Z", "terracotta", 0
    )


ZIGGURAT: Final = (
    terrace(10, 51, 15) + terrace(21, 37, 14) + terrace(32, 24, 13) + rect(40, 12, 20, 12, "tiber")
    + path(arch(46, 24, 8, 9), "ink", 0) + path("M45 24H55L60 66H40Z", "straw")
    + line("M44 30H56M43.4 36H56.6M42.6 42H57.4M42 48H58M41.4 54H58.6M40.6 60H59.4", 1.6)
)  # fmt: skip


def merlons(left: float, top: float) -> str:
    """A tower with steps along its top."""
    return f"M{left} {top + 8}v-4h4v-4h4v4h4v4v-4h4v-4h4v4h4v4V66H{left}Z"


ASSUR_PALACE: Final = (
    path(merlons(8, 20) + merlons(68, 20), "tile") + rect(32, 22, 36, 44, "tiber") + rect(28, 16, 44, 7, "saffron", 1.8)
    + path("M36 16V12H40V8H44V12H48V16M52 16V12H56V8H60V12H64V16", "tile", 1.6)
    + path(arch(39, 66, 22, 34), "straw", 1.8) + path(arch(43, 66, 14, 27), "ink", 0)
    + line("M14 36H26M14 36V60M26 36V60M74 36H86M74 36V60M86 36V60", 1.6)
    + circle(20, 44, 3.4, "saffron", 1.4) + circle(80, 44, 3.4, "saffron", 1.4) + line("M8 31H32M68 31H92", 1.4)
)  # fmt: skip
LIGHTHOUSE: Final = (
    path("M6 66Q24 54 50 57T94 66Z", "stone") + path("M37 60L40 36H60L63 60Z", "marble")
    + path("M53 37H59L62 59H55Z", "stone", 0) + rect(36, 33, 28, 4, "travertine", 1.6)
    + rect(42, 21, 16, 12, "marble", 1.8) + rect(40, 18, 20, 4, "travertine", 1.6) + path("M45 18V12H55V18Z", "ink", 0)
    + path("M50 2C57 8 56 14 50 15C44 14 43 8 50 2Z", "saffron", 1.6)
    + path("M40 11L24 5V18ZM60 11L76 5V18Z", "straw", 1.4) + rect(47, 42, 5, 7, "ink", 0) + rect(47, 25, 5, 5, "ink", 0)
    + path(arch(46, 60, 8, 9), "ink", 0)
)  # fmt: skip


def tier(r: float, fill: str) -> str:
    return path(f"M{50 - r:g} 26A{r:g} {r * 0.9:g} 0 0 0 {50 + r:g} 26Z", fill, 1.8)


THEATRE: Final = (
    tier(44, "travertine") + tier(35, "marble") + tier(26, "travertine") + tier(17, "straw")
    + line("M50 42V65M38 38L24 56M62 38L76 56", 1.8)
    + rect(24, 18, 52, 9, "terracotta") + rect(30, 9, 40, 10, "tile", 1.8) + arcade(34, 27, 4, 9, 5, 7)
)  # fmt: skip

# -- twelve and more --------------------------------------------------------------------------------------------

BABEL: Final = (
    path("M10 66L19 52H81L90 66Z", "tile") + path("M20 52L27 39H73L80 52Z", "travertine")
    + path("M28 39L34 26H66L72 39Z", "tile") + path("M35 26L40 15H58L63 26Z", "travertine")
    + path("M41 15L44 6H50L52 10L56 8L58 15Z", "tile", 1.8)
    + line("M12 64L80 53M22 50L71 40M30 37L62 27M37 24L56 16", 3, "straw") + arcade(22, 62, 6, 10.4, 5, 6)
    + arcade(30, 49, 5, 9.4, 4.6, 6) + arcade(37, 36, 4, 8, 4, 5.4)
)  # fmt: skip
SPHINX: Final = (
    rect(4, 59, 92, 7, "travertine")
    + path("M28 59C28 44 32 36 44 37C58 39 74 36 82 42C90 47 92 54 92 59Z", "straw")
    + path("M64 59C66 47 78 45 84 50Q88 54 88 59Z", "saffron", 1.8)
    + path("M6 59V53Q6 50 11 50H36V59Z", "straw") + line("M12 54V59M18 54V59", 1.4)
    + path("M20 46C20 34 19 24 25 14C31 6 43 6 48 14C53 26 52 36 54 48H42L40 36H28V46Z", "tiber")
    + line("M22 40H28M22 33H28M23 26H28M46 20H50M46 27H52M46 34H52M47 41H53", 1.6, "saffron")
    + path("M27 20H44V34Q40 42 34 42Q28 40 27 34L24 32L27 27Z", "straw", 1.8) + line("M28 24H33", 1.8)
    + line("M31 36H36", 1.6) + path("M32 42H37V49H32Z", "saffron", 1.4) + line("M92 56Q97 50 93 44", 2.4)
)  # fmt: skip


def bush(x: float, y: float, r: float) -> str:
    return circle(x, y, r, "laurel", 1.6)


def vine(x: float, y: float) -> str:
    leaves = "".join(leaf(x, y + 4.5 * n, 1.57 + side * 0.8, 6.5, 3) for n in range(3) for side in (-1, 1))
    return path(leaves, "leaf", 1)


HANGING_GARDENS: Final = (
    rect(8, 48, 84, 18, "travertine") + rect(22, 30, 56, 18, "marble") + rect(36, 14, 28, 16, "travertine")
    + arcade(13, 66, 5, 15.6, 11, 14) + arcade(27, 48, 3, 17.5, 11, 13) + path(arch(44, 30, 12, 12), "ink", 0)
    + line("M50 13V6", 2.4) + bush(44, 9, 5) + bush(56, 9, 5) + bush(50, 5, 5)
    + bush(26, 27, 4.6) + bush(32, 26, 5.6) + bush(68, 26, 5.6) + bush(74, 27, 4.6)
    + bush(11, 45, 4.6) + bush(17, 44, 5.4) + bush(83, 44, 5.4) + bush(89, 45, 4.6)
    + vine(24, 32) + vine(76, 32) + vine(10, 50) + vine(90, 50) + vine(39, 16) + vine(61, 16)
)  # fmt: skip
COLOSSUS: Final = (
    rect(12, 56, 18, 10, "stone") + rect(70, 56, 18, 10, "stone") + waves_at(62)
    + path("M44 26H58L62 38L76 55V58H66L50 42L34 58H24V55L39 38Z", "saffron")
    + path("M43 24H58L60 36H41Z", "saffron") + path("M40 36H61L64 44H36Z", "gold", 1.6)
    + path("M45 26L33 20L31 8H36L38 16L48 21Z", "saffron") + path("M57 25L68 34L65 46L61 44L62 36L54 31Z", "saffron")
    + path("M33.5 1C38 4 37 8 33.5 8.6C30 8 29 4 33.5 1Z", "red", 1.3) + circle(51, 15.5, 6.4, "saffron")
    + path("M45 11L44 5L48 8L51 3L54 8L58 5L57 11Z", "straw", 1.4)
)  # fmt: skip
PYRAMID: Final = (
    path("M66 66L80 40L95 66Z", "gold", 1.8) + path("M50 6L90 66H8Z", "straw")
    + path("M50 8L87.6 65H56Z", "gold", 0) + path("M50 6L57.2 17H42.5Z", "saffron", 1.6)
    + line("M36 26H63.5M28 38H71.5M20 50H79M54 17L56 26L54 38L57 50L56 66", 1.4)
    + line("M44 26V38M36 38V50M28 50V66M46 50V66", 1.2) + path("M50 6L90 66H8Z", "none")
)  # fmt: skip

# -- machines ---------------------------------------------------------------------------------------------------


def wheel(x: float, y: float, r: float, spokes: int = 8) -> str:
    turns = [pi * n * 2 / spokes for n in range(spokes)]
    drawn = "".join(f"M{x:g} {y:g}L{x + cos(t) * r:.1f} {y + sin(t) * r:.1f}" for t in turns)
    return circle(x, y, r, "tile") + circle(x, y, r - 4, "marble", 1.6) + line(drawn, 1.8) + circle(x, y, 3, "ink", 0)


HOIST: Final = (
    line("M34 66L64 8M54 66L66 8", 4.4) + line("M34 65L64 9M54 65L66 9", 1.6, "tile") + line("M46 44H60", 3)
    + line("M66 10V38", 1.8) + line("M66 12L24 46", 1.4) + circle(66, 10, 5, "saffron", 1.6)
    + rect(57, 42, 22, 15, "stone") + line("M66 36L57 42M66 36L79 42", 1.6) + wheel(24, 50, 16)
)  # fmt: skip
SAW: Final = (
    line("M16 66L26 52M34 66L26 52M66 66L76 52M84 66L76 52", 3.4) + rect(8, 42, 84, 13, "tile", 2, 6)
    + ellipse(14, 48.5, 4.6, 6.4, "straw", 1.6) + ellipse(14, 48.5, 1.8, 2.8, "none", 1.2)
    + path("M44 8H52V58L50 61L48 58L46 61L44 58Z", "marble", 1.6)
    + line("M44 16L41 18L44 20L41 22L44 24L41 26L44 28L41 30L44 32L41 34L44 36L41 38L44 40", 1.4)
    + rect(32, 4, 32, 6, "terracotta", 1.8, 2)
)  # fmt: skip
DRAFTING_TABLE: Final = (
    line("M26 42L18 66M74 30L82 66M22 56H80", 3.4) + path("M8 44L86 18L92 26L14 52Z", "tile")
    + path("M20 38L64 23L70 32L27 46Z", "marble", 1.6) + line("M32 40L42 30L54 35M40 39L56 29", 1.4, "tiber")
    + line("M72 6L62 29M72 6L78 25", 2.6) + circle(72, 6, 3.4, "saffron", 1.6)
)  # fmt: skip
SCAFFOLD: Final = (
    line("M16 66V12M39 66V12M61 66V12M84 66V12", 3.4) + line("M16 62L39 48M61 62L84 48M39 44L61 28", 2)
    + rect(8, 44, 84, 5, "tile", 1.8) + rect(8, 24, 84, 5, "tile", 1.8)
    + path("M67 35H79L77 44H69Z", "red", 1.6) + line("M67 35Q73 28 79 35", 1.4) + line("M46 44L52 33", 2.4)
    + path("M51 35L50 29L56 30L54 36Z", "straw", 1.4) + rect(22, 15, 13, 9, "stone", 1.6)
)  # fmt: skip

WONDERS: Final = {
    "ziggurat": ZIGGURAT, "assur-palace": ASSUR_PALACE, "alexandria-lighthouse": LIGHTHOUSE, "theatre": THEATRE,
    "tower-of-babel": BABEL, "sphinx": SPHINX, "hanging-gardens": HANGING_GARDENS, "colossus-of-rhodes": COLOSSUS,
    "pyramid": PYRAMID,
}  # fmt: skip
MACHINES: Final = {
    "machine-hoist": HOIST, "machine-saw": SAW, "machine-drafting-table": DRAFTING_TABLE, "machine-scaffold": SCAFFOLD,
}  # fmt: skip
