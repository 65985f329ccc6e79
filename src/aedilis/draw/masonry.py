"""Parts that antique buildings are made of, for all games: roofs, columns, arches, steps, water.

A building stands on the ground at y = 66 of a card of 100 by 100, between x = 6 and x = 94.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aedilis.draw.shapes import arch, line, path, rect


def windows(places: Iterable[tuple[float, float]]) -> str:
    return "".join(path(arch(x, y, 8, 11), "ink", 0) for x, y in places)


def gable(left: float, top: float, right: float, eaves: float) -> str:
    """A tiled roof, its left half in the light."""
    middle = (left + right) / 2
    return (
        path(f"M{left} {eaves}L{middle} {top}L{right} {eaves}Z", "terracotta")
        + path(f"M{left + 4} {eaves - 1.6}L{middle} {top + 2.5}L{middle} {eaves - 1.6}Z", "tile", 0)
        + line(f"M{middle} {top + 3}V{eaves - 1}")
    )


def cypress(x: float, top: float) -> str:
    crown = f"M{x} {top}C{x + 7} {top + 16} {x + 6} 60 {x} 63C{x - 6} 60 {x - 7} {top + 16} {x} {top}Z"
    return path(crown, "laurel") + line(f"M{x} 62V66", 2)


def columns(places: Iterable[float], top: float, base: float, width: float = 6) -> str:
    half = width / 2
    return "".join(
        rect(x - half, top, width, base - top, "marble", 1.6)
        + rect(x - half - 1.6, top - 1, width + 3.2, 3, "marble", 1.2)
        for x in places
    )


def awning(left: float, right: float, top: float, drop: float, stripes: int) -> str:
    """Striped cloth with a scalloped edge."""
    step = (right - left) / stripes
    drawn = ""
    for n in range(stripes):
        x = left + n * step
        r = step / 2
        drawn += path(f"M{x:g} {top:g}H{x + step:g}V{top + drop:g}a{r:g} {r:g} 0 0 1 {-step:g} 0Z",
                      "marble" if n % 2 else "laurel", 1.6)  # fmt: skip
    return drawn


def arcade(left: float, base: float, number: int, step: float, width: float, height: float) -> str:
    return "".join(path(arch(left + n * step, base, width, height), "ink", 0) for n in range(number))


def scroll(x: float, y: float, w: float, h: float) -> str:
    """An open scroll with lines of writing."""
    lines = "".join(
        f"M{x + 13:g} {y + 9 + 8 * n:g}H{x + w - (20 if n % 2 else 13):g}" for n in range(int((h - 10) // 8))
    )
    return (
        rect(x + 5, y, w - 10, h, "marble") + line(lines, 2.2)
        + "".join(rect(at, y - 6, 9, h + 12, "saffron", 1.8, 3) + rect(at + 2.5, y - 9, 4, 4, "gold", 1.2)
                  + rect(at + 2.5, y + h + 5, 4, 4, "gold", 1.2) for at in (x, x + w - 9))
    )  # fmt: skip


def waves(y: float) -> str:
    """Water along the ground."""
    return path(f"M6 {y:g}q5.5 -6 11 0t11 0t11 0t11 0t11 0t11 0t11 0t11 0V66H6Z", "water") + line(
        f"M9 {y + 5:g}q5.5 -5 11 0t11 0t11 0t11 0t11 0t11 0t11 0", 1.6, "tiber"
    )


def dome(x: float, y: float, r: float) -> str:
    return path(f"M{x - r:g} {y:g}a{r:g} {r:g} 0 0 1 {2 * r:g} 0Z", "tiber") + path(
        f"M{x - r + 3.5:g} {y - 1.2:g}a{r - 3.5:g} {r - 3.5:g} 0 0 1 {r - 4:g} {3.5 - r + 1:g}V{y - 1.2:g}Z", "water", 0
    )


def openings(left: float, base: float, number: int, step: float, width: float, height: float) -> str:
    """Arches cut out of a wall that is drawn the other way round."""
    return "".join(arch(left + n * step, base, width, height) for n in range(number))


def steps(left: float, right: float) -> str:
    return rect(left, 60, right - left, 6, "travertine") + rect(left + 5, 56, right - left - 10, 5, "marble", 1.6)


def hall(left: float, right: float, top: float, places: Sequence[float]) -> str:
    """Columns before a dark room."""
    room = rect(left, top, right - left, 56 - top, "stone", 1.4)
    return steps(left - 8, right + 8) + room + columns(places, top + 1, 56, 5.5)


def pediment(left: float, top: float, right: float, base: float, field: str) -> str:
    middle = (left + right) / 2
    inner = f"M{left + 11} {base - 1.5}L{middle} {top + 4}L{right - 11} {base - 1.5}Z"
    return path(f"M{left} {base}L{middle} {top}L{right} {base}Z", "marble") + path(inner, field, 0)
