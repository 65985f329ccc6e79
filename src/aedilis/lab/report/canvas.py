"""What every chart needs: scales with round ticks, text that is measured before it is set, a title for who cannot see.

A chart is drawn twice, wide for a desk and for paper, narrow for a phone, and the style sheet shows the one that fits:
shrinking one drawing would shrink its letters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from math import ceil, floor, isfinite, log10
from typing import Final, NamedTuple

from aedilis.draw.markup import Markup, escape, join, tag
from aedilis.draw.palette import settle

WIDE: Final = 720
NARROW: Final = 340
LETTER: Final = 6.9  # the width of a letter at 13 pixels, on the safe side
LINE: Final = 17
AXIS: Final = 26  # below a chart, for ticks and their numbers
ALIKE: Final = 1e-6  # numbers that differ by no more than this part of them are drawn as one
ROOM: Final = 16  # around a chart that stands alone
NARROW_SPACE: Final = "\u202f"  # does not break
NICE: Final = (1, 2, 2.5, 5, 10)

Format = Callable[[float], str]


@dataclass(frozen=True)
class Scale:
    """From numbers to pixels."""

    low: float
    high: float
    start: float
    end: float
    apart: float = 85  # pixels between ticks, at least

    def __call__(self, number: float) -> float:
        bounded = min(max(number, self.low), self.high)
        return self.start + (bounded - self.low) / (self.high - self.low) * (self.end - self.start)

    @cached_property
    def ticks(self) -> list[float]:
        """Round numbers, as many as have room."""
        room = max(2, int(abs(self.end - self.start) / self.apart))
        step = step_for((self.high - self.low) / room)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def step_for(least: float) -> float:
    """The smallest round step that is no smaller."""
    if not isfinite(least) or least <= 0:
        return 1.0
    power = 10.0 ** floor(log10(least))
    return next(nice * power for nice in NICE if nice * power >= least * (1 - 1e-9))


def around(numbers: Sequence[float], start: float, end: float, margin: float = 0.06) -> Scale:
    """A scale on which all of these have room."""
    finite = [number for number in numbers if isfinite(number)] or [0.0]
    low, high = min(finite), max(finite)
    alike = high - low <= ALIKE * max(abs(low), abs(high))
    spare = max(abs(low) / 10, 0.5) if alike else (high - low) * margin
    return Scale(low - spare, high + spare, start, end)


# -- text -------------------------------------------------------------------------------------------------------------


def length(text: str) -> float:
    return len(text) * LETTER


def shortened(text: str, room: float) -> str:
    """As much of it as has room."""
    letters = max(1, int(room / LETTER))
    return text if len(text) <= letters else f"{text[: letters - 1].rstrip()}…"


def write(x: float, y: float, text: str, class_: str = "", room: float | None = None) -> Markup:
    """One line of text; what does not fit stands in full in its tooltip."""
    shown = text if room is None else shortened(text, room)
    tip = tag("title", text) if shown != text else None
    return tag("text", tip, shown, x=f"{x:.1f}", y=f"{y:.1f}", class_=class_ or None)


# -- shapes -----------------------------------------------------------------------------------------------------------


def rule(x1: float, y1: float, x2: float, y2: float, class_: str) -> Markup:
    return Markup(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{escape(class_)}"/>')


def box(x: float, y: float, width: float, height: float, class_: str, tip: str = "") -> Markup:
    shape = f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
    return Markup(f'{shape} class="{escape(class_)}">') + (tag("title", tip) if tip else "") + Markup("</rect>")


def bottom_axis(scale: Scale, top: float, bottom: float, format: Format) -> Markup:
    """Lines up from round numbers, and the numbers."""
    parts: list[Markup] = []
    for tick in scale.ticks:
        parts.append(rule(scale(tick), top, scale(tick), bottom, "grid"))
        parts.append(write(scale(tick), bottom + 17, format(tick), "tick middle"))
    return join(parts)


def left_axis(scale: Scale, left: float, right: float, format: Format) -> Markup:
    """Lines across from round numbers above zero, and the numbers."""
    parts: list[Markup] = []
    for tick in filter(None, scale.ticks):
        parts.append(rule(left, scale(tick), right, scale(tick), "grid"))
        parts.append(write(left - 5, scale(tick) + 4.5, format(tick), "tick end"))
    return join(parts)


class Drawing(NamedTuple):
    height: float
    shapes: Markup


@dataclass(frozen=True)
class Figure:
    """A picture with a name, and a description for those to whom it is read out; drawn in the widths it is shown in."""

    name: str  # unique on a page
    title: str
    description: str
    draw: Callable[[int], Drawing]

    def markup(self) -> Markup:
        """For a page, in both widths."""
        return join(self._svg(width, class_) for width, class_ in ((WIDE, "chart wide"), (NARROW, "chart narrow")))

    def picture(self, dark: bool = False) -> str:
        """A file of its own, wide, with some room around it and its colours filled in."""
        style = Markup(f"<style>{chart_style()}</style>")
        height = self.draw(WIDE).height + 2 * ROOM
        ground = style + box(-ROOM, -ROOM, WIDE + 2 * ROOM, height, "ground")
        return settle(self._svg(WIDE, "chart", ROOM, ground, xmlns="http://www.w3.org/2000/svg"), dark)

    def _svg(self, width: int, class_: str, room: int = 0, ground: Markup | None = None, **attributes: str) -> Markup:
        drawing = self.draw(width)
        name = f"{self.name}-{width}"
        outer, height = width + 2 * room, drawing.height + 2 * room
        return tag(
            "svg",
            tag("title", self.title, id=f"{name}-title"),
            tag("desc", self.description, id=f"{name}-text"),
            ground,
            drawing.shapes,
            viewBox=f"{-room} {-room} {outer} {height:.0f}",
            width=outer,
            height=f"{height:.0f}",
            role="img",
            aria_labelledby=f"{name}-title {name}-text",
            class_=class_,
            **attributes,
        )


@cache
def chart_style() -> str:
    return files(__package__).joinpath("static", "chart.css").read_text(encoding="utf-8")
