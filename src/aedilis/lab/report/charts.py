"""Three kinds of charts say all that a report has to say: columns, intervals, and pairs of bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import isfinite
from textwrap import wrap
from typing import Final, NamedTuple

from aedilis.draw.markup import Markup, join
from aedilis.lab.report.canvas import (
    AXIS,
    LETTER,
    LINE,
    NARROW,
    NARROW_SPACE,
    Drawing,
    Format,
    Scale,
    around,
    bottom_axis,
    box,
    left_axis,
    length,
    rule,
    write,
)
from aedilis.lab.statistics import Estimate

COLUMN_HEIGHT: Final = 190
ROW: Final = 30
MOST_LABEL: Final = 270  # pixels for the labels of a wide chart
SIDE: Final = 10


class Key(NamedTuple):
    """One entry of a legend: the style of a mark and what it stands for."""

    style: str
    text: str


def legend(keys: Sequence[Key], width: int) -> Drawing:
    """Marks and what they stand for, in as many lines as they need."""
    parts: list[Markup] = []
    x, y = 0.0, 14.0
    for key in keys:
        room = 20 + length(key.text)
        if x and x + room > width:
            x, y = 0.0, y + LINE + 2
        parts += [dot(x + 6, y - 4.5, key.style), write(x + 18, y, key.text, "quiet")]
        x += room + 12
    return Drawing(y + 10 if keys else 0.0, join(parts))


def dot(x: float, y: float, style: str) -> Markup:
    """A mark. Every style has its own shape: colours are never the only sign."""
    if style in ("apart", "rest", "changed"):
        return box(x - 5, y - 5, 10, 10, f"mark {style}")
    if style in ("less", "more"):
        up = -1 if style == "more" else 1
        return Markup(f'<path class="mark {style}" d="M{x - 6.5:.1f} {y - 5 * up:.1f}h13l-6.5 {11 * up}Z"/>')
    return Markup(f'<circle class="mark {style}" cx="{x:.1f}" cy="{y:.1f}" r="5.5"/>')


def finished(parts: Sequence[Markup], label: str, scale: Scale, bottom: float, width: int) -> Drawing:
    """With what the axis counts below it, in as many lines as that needs."""
    lines = wrap(label, int(width / LETTER))
    longest = max(map(length, lines)) / 2
    middle = min(max((scale.start + scale.end) / 2, longest), width - longest)
    texts = [write(middle, bottom + 36 + LINE * number, line, "quiet middle") for number, line in enumerate(lines)]
    return Drawing(bottom + AXIS + LINE * len(lines), join([*parts, *texts]))


# -- columns: how often each number came up ----------------------------------------------------------------------------


class Column(NamedTuple):
    """From one number up to the next: how often, and how many of these are set apart."""

    start: float
    end: float
    number: int
    apart: int = 0


@dataclass(frozen=True)
class Columns:
    columns: Sequence[Column]
    label: str  # of the numbers along the chart
    format: Format
    keys: Sequence[Key] = ()  # "apart" and "rest"
    tip: Callable[[Column], str] = lambda column: ""
    markers: Sequence[tuple[float, str]] = ()  # a number on the axis and what is there

    def __call__(self, width: int) -> Drawing:
        head = legend(self.keys, width)
        top = head.height + (LINE * len(self.markers) if self.markers else 0) + 6
        bottom = top + COLUMN_HEIGHT
        up = Scale(0, max(column.number for column in self.columns) or 1, bottom, top)
        shares = Scale(0, 100 * up.high / (sum(column.number for column in self.columns) or 1), bottom, top, 2 * LINE)
        left = SIDE + max(length(self._share(tick)) for tick in shares.ticks)
        across = Scale(self.columns[0].start, self.columns[-1].end, left, width - SIDE)
        parts = [head.shapes, bottom_axis(across, top, bottom, self.format)]
        parts.append(left_axis(shares, left, width - SIDE, self._share))
        for column in self.columns:
            left, right = across(column.start) + 0.6, across(column.end) - 0.6
            tip = self.tip(column)
            parts.append(box(left, up(column.number), right - left, bottom - up(column.number), "column rest", tip))
            if column.apart:
                parts.append(box(left, up(column.apart), right - left, bottom - up(column.apart), "column apart", tip))
        parts.append(rule(left, bottom, width - SIDE, bottom, "base"))
        for number, (at, text) in enumerate(self.markers):
            parts.append(self._marker(across(at), text, head.height + 14 + LINE * number, bottom, width))
        return finished(parts, self.label, across, bottom, width)

    def _share(self, percent: float) -> str:
        return f"{self.format(percent)}{NARROW_SPACE}%"

    def _marker(self, x: float, text: str, y: float, bottom: float, width: int) -> Markup:
        side = "end" if x + length(text) + 8 > width else ""
        return rule(x, y - 10, x, bottom, "fair") + write(x - 5 if side else x + 5, y, text, f"strong {side}".strip())


# -- intervals: a number and its doubt, row by row ---------------------------------------------------------------------


class Mark(NamedTuple):
    estimate: Estimate
    style: str  # plain, more, less, unsure, base, changed


@dataclass(frozen=True)
class Row:
    label: str
    marks: Sequence[Mark]
    note: str = ""  # at the right, in figures


@dataclass(frozen=True)
class Intervals:
    rows: Sequence[Row]
    label: str
    format: Format
    fair: float | None = None  # where everything would be if nothing mattered
    fair_text: str = ""
    keys: Sequence[Key] = ()
    also: Sequence[float] = field(default_factory=tuple)  # numbers the scale must reach

    def __call__(self, width: int) -> Drawing:
        narrow = width == NARROW
        head = legend(self.keys, width)
        label_room = 0.0 if narrow else min(MOST_LABEL, max(length(row.label) for row in self.rows) + 12)
        note_room = 0.0 if narrow else max(length(row.note) for row in self.rows) + 8
        scale = self._scale(label_room + SIDE, width - note_room - SIDE)
        top = head.height + (LINE + 4 if self.fair is not None and self.fair_text else 4)
        heights = [ROW + 12 * (len(row.marks) - 1) + (LINE if narrow else 0) for row in self.rows]
        bottom = top + sum(heights)
        parts = [head.shapes, bottom_axis(scale, top, bottom, self.format)]
        if self.fair is not None:
            parts.append(self._fair(scale(self.fair), top, bottom, width))
        y = top
        for row, height in zip(self.rows, heights, strict=True):
            parts.append(self._row(row, y, height, scale, label_room, width))
            y += height
        return finished(parts, self.label, scale, bottom, width)

    def _scale(self, start: float, end: float) -> Scale:
        numbers = [number for row in self.rows for mark in row.marks for number in mark.estimate]
        return around([*numbers, *self.also, *([] if self.fair is None else [self.fair])], start, end)

    def _fair(self, x: float, top: float, bottom: float, width: int) -> Markup:
        half = length(self.fair_text) / 2
        at = min(max(x, half), width - half)
        return rule(x, top - 4, x, bottom, "fair") + write(at, top - 8, self.fair_text, "quiet middle")

    def _row(self, row: Row, y: float, height: float, scale: Scale, label_room: float, width: int) -> Markup:
        parts: list[Markup] = []
        if width == NARROW:
            note = length(row.note) + 6
            parts += [write(0, y + 14, row.label, "strong", width - note), write(width, y + 14, row.note, "number end")]
            y, height = y + LINE, height - LINE
        else:
            parts.append(write(label_room, y + height / 2 + 4.5, row.label, "end", label_room))
            parts.append(write(width, y + height / 2 + 4.5, row.note, "number end"))
        for number, mark in enumerate(row.marks):
            middle = y + height / 2 + 12 * (number - (len(row.marks) - 1) / 2)
            estimate = mark.estimate
            if isfinite(estimate.reach):
                parts.append(rule(scale(estimate.least), middle, scale(estimate.most), middle, f"reach {mark.style}"))
            parts.append(dot(scale(estimate.value), middle, mark.style))
        return join(parts)


# -- pairs of bars: where one has more than the other ----------------------------------------------------------------


class Pair(NamedTuple):
    label: str
    one: float
    other: float
    note: str = ""


@dataclass(frozen=True)
class Pairs:
    pairs: Sequence[Pair]
    label: str
    format: Format
    keys: Sequence[Key]  # of the one and of the other

    def __call__(self, width: int) -> Drawing:
        narrow = width == NARROW
        head = legend(self.keys, width)
        label_room = 0.0 if narrow else min(MOST_LABEL, max(length(pair.label) for pair in self.pairs) + 12)
        note_room = 0.0 if narrow else max(length(pair.note) for pair in self.pairs) + 8
        values = [value for pair in self.pairs for value in (pair.one, pair.other)]
        scale = Scale(min(0.0, *values), max(0.0, *values) or 1.0, label_room + SIDE, width - note_room - SIDE)
        height = ROW + 6 + (LINE if narrow else 0)
        top = head.height + 4
        bottom = top + height * len(self.pairs)
        parts = [head.shapes, bottom_axis(scale, top, bottom, self.format)]
        for number, pair in enumerate(self.pairs):
            y = top + number * height
            if narrow:
                room = width - length(pair.note) - 6
                parts += [write(0, y + 14, pair.label, "strong", room), write(width, y + 14, pair.note, "number end")]
                y += LINE
            else:
                parts.append(write(label_room, y + 22, pair.label, "end", label_room))
                parts.append(write(width, y + 22, pair.note, "number end"))
            parts += [bar(scale, y + 5, pair.one, "apart"), bar(scale, y + 19, pair.other, "rest")]
        parts.append(rule(scale(0), top, scale(0), bottom, "base"))
        return finished(parts, self.label, scale, bottom, width)


def bar(scale: Scale, y: float, value: float, class_: str) -> Markup:
    start, end = sorted((scale(0), scale(value)))
    return box(start, y, end - start, 12, f"column {class_}")
