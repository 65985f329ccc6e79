"""The hand that draws: filled shapes with the fine dark outline that all pieces share."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final

from aedilis.draw.markup import Markup

OUTLINE: Final = 2
DETAIL: Final = 1.2


def path(d: str, fill: str = "none", width: float = OUTLINE, stroke: str = "ink") -> str:
    """A shape in a colour of the palette; a width of 0 leaves it without outline."""
    line = f' stroke="var(--{stroke})" stroke-width="{width:g}"' if width else ""
    return f'<path d="{d}" fill="{colour(fill)}"{line}/>'


def line(d: str, width: float = DETAIL, stroke: str = "ink") -> str:
    return f'<path d="{d}" fill="none" stroke="var(--{stroke})" stroke-width="{width:g}"/>'


def rect(x: float, y: float, w: float, h: float, fill: str, width: float = OUTLINE, rx: float = 0) -> str:
    line = f' stroke="var(--ink)" stroke-width="{width:g}"' if width else ""
    round = f' rx="{rx:g}"' if rx else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{round} fill="{colour(fill)}"{line}/>'


def circle(x: float, y: float, r: float, fill: str, width: float = OUTLINE, stroke: str = "ink") -> str:
    line = f' stroke="var(--{stroke})" stroke-width="{width:g}"' if width else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour(fill)}"{line}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, width: float = OUTLINE) -> str:
    line = f' stroke="var(--ink)" stroke-width="{width:g}"' if width else ""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{colour(fill)}"{line}/>'


def numeral(x: float, y: float, size: float, text: object, fill: str = "ink") -> str:
    return f'<text class="numeral" x="{x:g}" y="{y:g}" font-size="{size:g}" fill="var(--{fill})">{text}</text>'


def use(symbol: str, x: float, y: float, size: float) -> str:
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def symbol(id: str, size: int, *shapes: str) -> Markup:
    """A drawing of its own in a square of that size."""
    round = 'stroke-linejoin="round" stroke-linecap="round"'
    return Markup(
        f'<symbol id="{id}" viewBox="0 0 {size} {size}" overflow="visible" {round}>{"".join(shapes)}</symbol>'
    )


class Symbols:
    """A game's own symbols: their names begin with its slug, as several games may be drawn on one page."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def name(self, name: str) -> str:
        """Under which the page knows it."""
        return f"{self.slug}-{name}"

    def define(self, name: str, size: int, *shapes: str) -> Markup:
        return symbol(self.name(name), size, *shapes)

    def put(self, name: str, x: float, y: float, size: float) -> str:
        return use(self.name(name), x, y, size)


def colour(fill: str) -> str:
    return "none" if fill == "none" else f"var(--{fill})"


# -- computed outlines -------------------------------------------------------------------------------------


def polygon(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def star(x: float, y: float, r: float, points: int = 5, inner: float = 0.42) -> str:
    turns = [pi * n / points - pi / 2 for n in range(2 * points)]
    return polygon((x + cos(t) * r * (inner if n % 2 else 1), y + sin(t) * r * (inner if n % 2 else 1))
                   for n, t in enumerate(turns))  # fmt: skip


def gear(x: float, y: float, r: float, teeth: int = 8) -> str:
    rim = []
    for n in range(teeth):
        for part, radius in ((-0.32, 0.76), (-0.22, 1.0), (0.22, 1.0), (0.32, 0.76)):
            t = 2 * pi * (n + part) / teeth
            rim.append((x + sin(t) * r * radius, y - cos(t) * r * radius))
    return polygon(rim)


def arch(x: float, base: float, width: float, height: float) -> str:
    """An opening with a round head."""
    r = width / 2
    return f"M{x:g} {base:g}V{base - height + r:g}a{r:g} {r:g} 0 0 1 {width:g} 0V{base:g}Z"


def leaf(x: float, y: float, turn: float, length: float, width: float) -> str:
    """One leaf from its stalk."""
    along = (cos(turn), sin(turn))
    across = (-along[1], along[0])
    tip = (x + along[0] * length, y + along[1] * length)
    left = (x + along[0] * length * 0.5 + across[0] * width, y + along[1] * length * 0.5 + across[1] * width)
    right = (x + along[0] * length * 0.5 - across[0] * width, y + along[1] * length * 0.5 - across[1] * width)
    return (
        f"M{x:.1f} {y:.1f}Q{left[0]:.1f} {left[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
        f"Q{right[0]:.1f} {right[1]:.1f} {x:.1f} {y:.1f}Z"
    )


def wreath(x: float, y: float, r: float, leaves: int = 6, opening: float = 0.55) -> tuple[str, str]:
    """The outer and the inner leaves of a laurel wreath, open at the top."""
    outer = inner = ""
    for side in (1, -1):
        for n in range(leaves):
            t = pi / 2 + side * (pi - opening) * (n + 0.25) / leaves
            outward = t + side * (pi / 2 - 0.75)
            inward = t + side * (pi / 2 + 0.75)
            at = (x + cos(t) * r * 0.8, y + sin(t) * r * 0.8)
            outer += leaf(*at, outward, r * 0.52, r * 0.19)
            inner += leaf(*at, inward, r * 0.42, r * 0.17)
    return outer, inner
