"""The buildings of every day in The Builders: Antiquity, drawn: each is known by its silhouette at 40 pixels.

A picture stands on the ground at y = 66 of a card of 100 by 100, between x = 6 and x = 94, and leaves the upper
corners free for what the building is worth.
"""

from __future__ import annotations

from typing import Final

from aedilis.draw import arch, circle, ellipse, line, path, rect
from aedilis.draw.masonry import arcade, awning, columns, cypress, gable, pediment, steps, windows

# -- two resources: money at once -------------------------------------------------------------------------------


def jar(x: float, base: float, size: float = 1, fill: str = "tile") -> str:
    """A storage jar with two ears."""
    body = f"M{x - 4 * size:g} {base - 22 * size:g}h{8 * size:g}v{4 * size:g}c{6 * size:g} {3 * size:g} {6 * size:g} " \
           f"{11 * size:g} {-1 * size:g} {18 * size:g}h{-6 * size:g}c{-7 * size:g} {-7 * size:g} {-7 * size:g} " \
           f"{-15 * size:g} {-1 * size:g} {-18 * size:g}Z"  # fmt: skip
    return path(body, fill, 1.6)


HOUSE: Final = (
    rect(22, 38, 56, 28, "marble") + rect(67, 39, 10, 26, "stone", 0) + rect(18, 33, 64, 6, "travertine")
    + rect(46, 16, 26, 17, "marble") + rect(64, 17, 7, 15, "stone", 0) + rect(42, 12, 34, 5, "travertine", 1.8)
    + path("M53 33V23H60V33Z", "ink", 0) + path("M32 66V48H43V66Z", "terracotta", 1.4)
    + rect(54, 46, 10, 9, "ink", 0) + line("M26 33L34 14M31 33L39 14M28.5 28H33.5M30.5 23H35.5M32.5 18H37.5", 1.6)
)  # fmt: skip
MARKET: Final = (
    line("M14 34V66M50 30V66M86 34V66", 3.4) + rect(9, 54, 82, 12, "tile") + rect(9, 54, 82, 4, "travertine", 1.2)
    + circle(20, 50, 5, "saffron", 1.6) + circle(30, 50, 5, "saffron", 1.6) + circle(25, 44, 5, "saffron", 1.6)
    + path("M60 54L63 43H79L82 54Z", "gold", 1.6) + circle(67, 42, 4.5, "red", 1.4) + circle(75, 42, 4.5, "red", 1.4)
    + awning(8, 47, 28, 7, 5) + awning(53, 92, 28, 7, 5)
)  # fmt: skip
QUARRY: Final = (
    path("M6 66V34H20V25H44V17H70L76 30H86V44H94V66Z", "stone")
    + path("M44 18H69L74 30H64V40H52V52H40V66H58L94 66V44H86V31H75Z", "travertine", 0)
    + line("M44 17V40H20M44 40H62M20 25V52H6M20 52H40V66M62 40V54H94M62 54V66M76 30V44H86", 1.4)
    + path("M6 66V34H20V25H44V17H70L76 30H86V44H94V66Z", "none")
    + '<g transform="rotate(38 58 40)">' + line("M58 66V24", 4.4) + line("M58 65V25", 1.6, "tile")
    + path("M38 30C48 18 68 18 78 30C66 25 50 25 38 30Z", "ink", 1.4) + "</g>"
)  # fmt: skip
WATERING_TROUGH: Final = (
    rect(66, 18, 16, 32, "travertine") + rect(62, 13, 24, 6, "marble", 1.8)
    + path("M66 30H56Q52 30 52 35V38H57V36H66Z", "stone", 1.6) + line("M54.5 39V50", 3.4, "tiber")
    + path("M8 48H92L86 66H14Z", "stone") + path("M78 49H91L86 65H76Z", "travertine", 0)
    + rect(5, 44, 90, 7, "marble", 1.8) + ellipse(50, 47.4, 40, 2.4, "water", 1)
    + path("M20 30h16v10q-8 6-16 0Z", "tile", 1.6) + line("M20 30q8-13 16 0", 1.8)
)  # fmt: skip

# -- two resources: a little fame -------------------------------------------------------------------------------

TRADING_POST: Final = (
    line("M50 8V60M22 17H78", 3.6) + circle(50, 12, 4, "saffron", 1.6)
    + line("M22 17L12 38M22 17L32 38M78 17L68 33M78 17L88 33", 1.4)
    + path("M9 38H35Q33 46 22 46T9 38Z", "saffron", 1.8) + path("M65 33H91Q89 41 78 41T65 33Z", "saffron", 1.8)
    + rect(30, 58, 40, 8, "travertine") + jar(19, 66, 0.75) + jar(81, 66, 0.95, "terracotta")
    + rect(15, 29, 14, 9, "tile", 1.6) + line("M22 29V38")
)  # fmt: skip
CAMEL: Final = (
    line("M34 52V66M41 52V66M61 52V66M68 52V66", 4)
    + path("M30 54C26 44 29 38 36 37C38 24 48 22 51 33C54 35 56 35 58 34C61 26 69 26 71 38C74 42 74 48 72 54Z", "straw")
    + path("M31 50C22 52 20 42 20 34C20 30 16 32 11 31C9 26 14 22 20 23L23 19L25 24C28 27 27 33 28 38C29 42 32 41 35 39"
           "Z", "straw")
    + path("M31 49L36 40L34 52Z", "straw", 0) + circle(18, 26.5, 1.2, "ink", 0) + line("M73 42Q77 46 76 53", 2)
)  # fmt: skip
CAMEL_STABLE: Final = (
    rect(10, 20, 80, 46, "stone", 0) + line("M10 22V66M90 22V66", 3.6) + CAMEL
    + path("M4 22L14 9H86L96 22Z", "saffron") + line("M22 21L28 10M36 21L39 10M50 21V10M64 21L61 10M78 21L72 10")
)  # fmt: skip
SHOP: Final = (
    rect(18, 22, 64, 44, "marble") + rect(72, 23, 9, 42, "stone", 0) + gable(12, 6, 88, 23)
    + path(arch(26, 62, 32, 32), "ink", 0) + rect(22, 52, 40, 8, "tile", 1.8) + jar(34, 52, 0.62, "terracotta")
    + jar(49, 52, 0.62, "saffron") + line("M82 30H94M89 30V36", 2.2) + path("M84 36H94V46Q89 51 84 46Z", "red", 1.6)
    + rect(66, 40, 8, 10, "ink", 0)
)  # fmt: skip
RURAL_HOUSE: Final = (
    path("M4 66Q20 56 46 60T96 57V66Z", "leaf") + rect(26, 44, 40, 22, "travertine")
    + path("M18 46C22 26 36 14 46 12C56 14 70 26 74 46Q70 42 66 46Q62 42 58 46Q54 42 50 46Q46 42 42 46Q38 42 34 46"
           "Q30 42 26 46Q22 42 18 46Z", "straw")
    + line("M46 13V42M38 18Q32 28 30 42M54 18Q60 28 62 42", 1.4) + path(arch(40, 66, 12, 16), "ink", 0)
    + line("M84 66V42", 3) + circle(84, 36, 10, "laurel") + line("M84 52L78 45M84 47L89 42", 1.6)
)  # fmt: skip

# -- four resources ---------------------------------------------------------------------------------------------


def sword(turn: int) -> str:
    return (
        f'<g transform="rotate({turn} 50 40)">' + path("M46.4 58V8L50 -3L53.6 8V58Z", "marble", 1.8)
        + line("M50 4V56", 1.2) + line("M40 58H60", 4.4) + line("M50 59V70", 5) + line("M50 60V68", 2, "gold") + "</g>"
    )  # fmt: skip


ARMOURY: Final = (
    sword(-48) + sword(48)
    + path("M34 20Q43 21 50 16Q57 21 66 20Q70 46 50 63Q30 46 34 20Z", "red")
    + path("M38 24Q44 25 49 22V57Q36 44 38 24Z", "terracotta", 0)
    + circle(50, 37, 6, "saffron", 1.8) + line("M50 17V31M50 43V61M35 37H44M56 37H65", 1.8)
)  # fmt: skip
SHIPYARD: Final = (
    line("M20 66L26 50M50 66V56M80 66L74 50", 3.4) + rect(8, 62, 84, 4, "travertine", 1.6)
    + path("M8 34Q16 36 18 42H80Q84 34 92 26Q94 50 76 58H24Q10 52 8 34Z", "tile")
    + line("M18 46H86M20 51.5H83", 1.4)
    + line("M30 42V24M42 42V20M54 42V20M66 42V24", 3) + line("M26 24H70M30 32H66", 1.8)
)  # fmt: skip


def waves_at(y: float) -> str:
    return path(f"M4 {y:g}q5.75-5 11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0V66H4Z", "water", 1.8)


PORT: Final = (
    line("M46 12V52", 3) + path("M50 14C66 16 72 30 68 42H50Z", "marble") + line("M52 23H67M52 32H70", 1.6, "red")
    + path("M42 18C30 24 26 34 25 42H42Z", "marble") + path("M46 8L58 10L46 13Z", "red", 1.2)
    + path("M14 46H78L70 60H24Z", "terracotta") + line("M18 52H74", 1.4)
    + rect(80, 44, 14, 4, "travertine", 1.6) + line("M84 48V66M91 48V66", 3) + waves_at(58)
)  # fmt: skip
ARCHERY_RANGE: Final = (
    line("M36 62L28 66M36 62L50 66M38 50V66", 3) + ellipse(40, 36, 25, 25, "marble") + circle(40, 36, 18, "red", 1.4)
    + circle(40, 36, 11, "marble", 1.4) + circle(40, 36, 4.6, "red", 1.4)
    + line("M41 36L68 25", 3) + path("M64 26.6L74 16L73 24L80 27L69 30Z", "saffron", 1.4)
    + line("M80 32Q98 50 76 66", 3.4) + line("M80 32L76 66", 1.2)
)  # fmt: skip

# -- six resources: the town ------------------------------------------------------------------------------------


def flag(x: float, top: float, base: float) -> str:
    return line(f"M{x} {base}V{top}", 2) + path(f"M{x} {top}h11l-3.5 4l3.5 4H{x}Z", "red", 1.3)


TOWN_HALL: Final = (
    rect(6, 60, 88, 6, "travertine") + rect(10, 36, 80, 24, "marble") + rect(78, 37, 11, 22, "stone", 0)
    + arcade(14, 60, 2, 12, 8, 15) + arcade(66, 60, 2, 12, 8, 15) + rect(6, 31, 88, 6, "travertine", 1.8)
    + rect(36, 20, 28, 40, "marble") + path(arch(43, 60, 14, 22), "ink", 0) + circle(50, 28, 4.6, "saffron", 1.6)
    + path("M32 21L50 9L68 21Z", "tiber") + path("M36 19.6L50 10.4V19.6Z", "water", 0) + flag(16, 16, 31)
    + flag(73, 16, 31)
)  # fmt: skip
NOBLE_HOUSE: Final = (
    cypress(9, 26) + cypress(91, 26) + rect(18, 34, 20, 32, "marble") + rect(62, 34, 20, 32, "marble")
    + rect(74, 35, 7, 30, "stone", 0) + gable(14, 20, 42, 35) + gable(58, 20, 86, 35)
    + rect(38, 44, 24, 22, "stone", 1.6) + columns((42, 50, 58), 46, 66, 4) + rect(36, 38, 28, 7, "terracotta", 1.8)
    + windows([(24, 56), (68, 56)])
)  # fmt: skip
TOWN_HOUSE: Final = (
    rect(30, 12, 40, 54, "marble") + rect(60, 13, 9, 52, "stone", 0) + rect(25, 7, 50, 6, "terracotta")
    + line("M30 30H70M30 47H70", 2) + windows([(35, 27), (46, 27), (57, 27), (35, 44), (46, 44), (57, 44)])
    + rect(20, 31, 14, 3, "travertine", 1.6) + rect(66, 31, 14, 3, "travertine", 1.6)
    + line("M21 30V25H31M79 30V25H70M25 31V26M75 31V26", 1.4) + path("M44 66V52H56V66Z", "terracotta", 1.4)
    + rect(33, 53, 7, 7, "ink", 0) + rect(60, 53, 7, 7, "ink", 0)
)  # fmt: skip
TEMPLE: Final = (
    steps(10, 90) + rect(20, 34, 60, 22, "stone", 1.4) + columns((24, 37, 50, 63, 76), 35, 56, 6.5)
    + pediment(12, 12, 88, 34, "tiber") + circle(50, 27, 4.4, "saffron", 1.4)
)  # fmt: skip

# -- eight resources --------------------------------------------------------------------------------------------


def tent(x: float, top: float, half: float) -> str:
    return (
        path(f"M{x - half} 66L{x} {top}L{x + half} 66Z", "marble")
        + path(f"M{x + 1} {top + 4}L{x + half - 3} 65H{x + 5}Z", "stone", 0)
        + path(f"M{x - 5} 66L{x} {top + 14}L{x + 5} 66Z", "ink", 0) + line(f"M{x} {top}V{top - 5}", 2)
    )  # fmt: skip


BARRACKS: Final = (
    tent(22, 36, 17) + tent(78, 36, 17) + line("M50 66V8", 3.4) + path("M40 14H60V27H40Z", "red", 1.8)
    + circle(50, 20.5, 4, "saffron", 1.4) + path("M50 4L54 11H46Z", "saffron", 1.4) + tent(50, 34, 20)
)  # fmt: skip


def battlements(left: float, top: float, number: int, width: float) -> str:
    """An outline along the top of a wall, from left to right."""
    return f"M{left} {top + 6}" + "".join(f"V{top}h{width}V{top + 6}h{width}" for _ in range(number - 1)) + (
        f"V{top}h{width}V{top + 6}"
    )  # fmt: skip


FORTRESS: Final = (
    path(battlements(28, 34, 5, 4.9) + "V66H28Z", "travertine") + path(arch(41, 66, 18, 22), "ink", 0)
    + line("M46 66V46M54 66V46M41 54H59", 1.4, "gold")
    + path(battlements(6, 15, 3, 4.8) + "V66H6Z", "marble") + path(battlements(70, 15, 3, 4.8) + "V66H70Z", "marble")
    + rect(84, 22, 9, 43, "stone", 0) + rect(22, 22, 7, 43, "stone", 0) + windows([(13, 42), (77, 42)])
    + path(battlements(6, 15, 3, 4.8) + "V66H6Z", "none") + path(battlements(70, 15, 3, 4.8) + "V66H70Z", "none")
)  # fmt: skip
PHILOSOPHY_SCHOOL: Final = (
    rect(8, 16, 20, 44, "marble") + line("M12 24H24M12 30H24M12 36H22M12 42H24", 1.8)
    + rect(5, 11, 26, 6, "saffron", 1.6, 3) + rect(5, 57, 26, 6, "saffron", 1.6, 3)
    + rect(42, 56, 44, 10, "travertine") + rect(48, 50, 32, 7, "marble", 1.8)
    + path("M46 50C47 43 53 41 57 40V36H70V40C75 41 81 43 82 50Z", "marble")
    + path("M52 24C50 12 60 6 68 8C76 8 81 16 78 25C79 36 73 42 65 46C58 44 51 36 53 28L48 29Z", "marble")
    + path("M53 30C56 34 60 33 63 31C66 36 72 34 77 28C78 37 72 43 65 46C59 43 54 38 53 30Z", "stone", 1.6)
    + path("M53 20C52 11 60 5 68 7C77 8 81 16 78 24C75 17 70 15 64 16Q58 17 53 20Z", "stone", 1.6)
    + line("M56 23H61", 1.8)
)  # fmt: skip
FORUM: Final = (
    rect(6, 60, 88, 6, "travertine") + rect(8, 38, 28, 22, "stone", 1.6) + rect(64, 38, 28, 22, "stone", 1.6)
    + columns((12, 22, 32), 39, 60, 5) + columns((68, 78, 88), 39, 60, 5)
    + rect(5, 32, 34, 7, "terracotta", 1.8) + rect(61, 32, 34, 7, "terracotta", 1.8)
    + rect(41, 54, 18, 6, "marble", 1.6) + rect(45, 22, 10, 32, "marble")
    + line("M45 48L55 44M45 41L55 37M45 34L55 30", 1.4)
    + rect(42, 18, 16, 5, "marble", 1.6) + path("M47 18V12L45 9L50 4L55 9L53 12V18Z", "saffron", 1.6)
)  # fmt: skip

TOWN: Final = {
    "house": HOUSE, "market": MARKET, "quarry": QUARRY, "watering-trough": WATERING_TROUGH,
    "trading-post": TRADING_POST, "camel-stable": CAMEL_STABLE, "shop": SHOP, "rural-house": RURAL_HOUSE,
    "armoury": ARMOURY, "shipyard": SHIPYARD, "port": PORT, "archery-range": ARCHERY_RANGE,
    "town-hall": TOWN_HALL, "noble-house": NOBLE_HOUSE, "town-house": TOWN_HOUSE, "temple": TEMPLE,
    "barracks": BARRACKS, "fortress": FORTRESS, "philosophy-school": PHILOSOPHY_SCHOOL, "forum": FORUM,
}  # fmt: skip
