"""Charts: marks are where their numbers say, words are inside, and nothing is said by colour alone."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.lab.report.canvas import NARROW, WIDE, Drawing, Figure, Scale, around, length, shortened, step_for
from aedilis.lab.report.charts import Column, Columns, Intervals, Key, Mark, Pair, Pairs, Row, dot
from aedilis.lab.report.section import at_most, columns_of
from aedilis.lab.simulation import Spread
from aedilis.lab.statistics import Estimate

NUMBER = st.floats(-1000, 1000)
WIDTHS = pytest.mark.parametrize("width", [WIDE, NARROW])
SVG = "{http://www.w3.org/2000/svg}"


def text(value: float) -> str:
    return f"{value:g}"


def drawn(drawing: Drawing, width: int) -> ElementTree.Element:
    """Parsed: so it is well-formed."""
    shapes = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {drawing.height}">{drawing.shapes}</svg>'
    assert not re.search(r"\bnan\b|\binf\b", drawing.shapes)
    return ElementTree.fromstring(shapes)


def everything_is_inside(drawing: Drawing, width: int) -> None:
    for element in drawn(drawing, width).iter():
        for name in ("x", "x1", "x2", "cx"):
            assert -1 <= float(element.get(name, 0)) <= width + 1, ElementTree.tostring(element)
        for name in ("y", "y1", "y2", "cy"):
            assert -1 <= float(element.get(name, 0)) <= drawing.height + 1
        if element.tag == f"{SVG}text":
            words = "".join(element.itertext()) if element.find(f"{SVG}title") is None else element[0].tail or ""
            at, style = float(element.get("x", 0)), element.get("class", "")
            left = at - length(words) * (1 if "end" in style else 0.5 if "middle" in style else 0)
            assert left > -24, words
            assert left + length(words) < width + 24, words


INTERVALS = Intervals(
    [
        Row("First player", [Mark(Estimate(31, 28, 34), "more")], "31 %"),
        Row("A player with a very long name who sits on a second chair", [Mark(Estimate(35, 20, 50), "unsure")], "35"),
        Row("Both", [Mark(Estimate(33, 32, 34), "base"), Mark(Estimate(36, 35, 37), "changed")], "33 → 36"),
    ],
    "won, in % of all the games that were ever played at this table by anybody",
    text,
    100 / 3,
    "a fair share",
    [Key("more", "more than chance"), Key("less", "less than chance"), Key("unsure", "may be chance")],
)  # fmt: skip
COLUMNS = Columns([Column(n, n + 1, n * n, n) for n in range(20)], "points", text, markers=[(18.5, "median")])
PAIRS = Pairs([Pair("Houses", 12, 8, "+4"), Pair("Loans", -3, -1, "-2")], "points", text, [Key("apart", "winners")])


@WIDTHS
@pytest.mark.parametrize("chart", [INTERVALS, COLUMNS, PAIRS], ids=["intervals", "columns", "pairs"])
def test_nothing_is_cut_off(chart: Intervals | Columns | Pairs, width: int) -> None:
    everything_is_inside(chart(width), width)


@WIDTHS
def test_marks_are_where_their_numbers_are(width: int) -> None:
    """The reach of each interval is in proportion to its numbers."""
    lines = [line for line in drawn(INTERVALS(width), width).iter(f"{SVG}line") if "reach" in line.get("class", "")]
    ends = [(float(line.get("x1", 0)), float(line.get("x2", 0))) for line in lines]
    lengths = [end - start for start, end in ends]
    assert lengths[1] == pytest.approx(5 * lengths[0], abs=0.5)
    assert ends[0][0] - ends[1][0] == pytest.approx(lengths[1] * 8 / 30, abs=0.5)


@WIDTHS
def test_columns_are_as_high_as_they_count(width: int) -> None:
    boxes = [one for one in drawn(COLUMNS(width), width).iter(f"{SVG}rect") if one.get("class") == "column rest"]
    heights = [float(one.get("height", 0)) for one in boxes]
    assert heights == pytest.approx([heights[-1] * n * n / 361 for n in range(20)], abs=0.2)


@WIDTHS
def test_the_lines_behind_columns_say_how_often_in_percent(width: int) -> None:
    """A column of 6 in 10 reaches as high as 60 % is on the scale."""
    halves = Columns([Column(0, 1, 6), Column(1, 2, 4)], "points", text)
    picture = drawn(halves(width), width)
    lines = [float(line.get("y1", 0)) for line in picture.iter(f"{SVG}line") if line.get("y1") == line.get("y2")]
    shares = [one.text or "" for one in picture.iter(f"{SVG}text") if one.get("class") == "tick end"]
    assert len(shares) >= 2
    column = next(one for one in picture.iter(f"{SVG}rect") if one.get("class") == "column rest")
    foot = float(column.get("y", 0)) + float(column.get("height", 0))
    for line, share in zip(lines, shares, strict=False):
        percent = float(share.rstrip("%"))
        assert foot - line == pytest.approx(float(column.get("height", 0)) * percent / 60, abs=0.2)


def test_every_style_of_mark_has_its_own_shape() -> None:
    shapes = {style: re.sub(r'class="[^"]*"', "", dot(0, 0, style)) for style in ("more", "less", "base", "changed")}
    assert len({*shapes.values()}) == 4


@given(st.lists(NUMBER, min_size=1, max_size=8), st.floats(100, 700))
def test_scales_have_room_for_all_and_round_ticks(numbers: list[float], width: float) -> None:
    scale = around(numbers, 0, width)
    assert all(0 <= scale(number) <= width for number in numbers)
    assert all(scale.low - 1e-6 <= tick <= scale.high + 1e-6 for tick in scale.ticks)
    steps = {round(after - before, 9) for before, after in pairwise(scale.ticks)}
    assert len(steps) <= 1
    assert len(scale.ticks) <= max(2, width / 85) + 2


@given(st.floats(1e-6, 1e6))
def test_steps_are_round(least: float) -> None:
    step = step_for(least)
    assert least * 0.999 <= step <= 2.6 * least
    assert f"{step:e}".split("e")[0].rstrip("0").rstrip(".") in ("1", "2", "2.5", "5")


@given(st.text("ab cd", min_size=1, max_size=40), st.floats(20, 300))
def test_what_is_too_long_is_shortened(words: str, room: float) -> None:
    shown = shortened(words, room)
    assert shown == words or (shown.endswith("…") and length(shown) <= room)


def test_a_picture_stands_alone_and_has_a_name() -> None:
    figure = Figure("seats", "Who wins <often>?", "The first & the second.", INTERVALS)
    for dark in (False, True):
        root = ElementTree.fromstring(figure.picture(dark))
        named = (root.get("aria-labelledby") or "").split()
        words = {element.get("id"): element.text for element in root.iter() if element.get("id")}
        assert [words[name] for name in named] == ["Who wins <often>?", "The first & the second."]
        assert "var(" not in figure.picture(dark)
    assert figure.picture() != figure.picture(dark=True)
    assert figure.markup().count("<svg") == 2


@given(st.dictionaries(st.integers(-300, 300), st.integers(1, 50), min_size=1), st.sampled_from([1, 10]))
def test_columns_count_everything_once(counts: dict[int, int], unit: int) -> None:
    spread = Spread()
    spread.counts.update(counts)
    columns = columns_of(spread, spread, unit)
    assert sum(column.number for column in columns) == sum(column.apart for column in columns) == spread.total
    assert all(before.end == pytest.approx(after.start) for before, after in pairwise(columns))
    assert len(columns) <= 80
    assert at_most(spread, max(counts)) == 1


def test_a_scale_stays_within_its_ends() -> None:
    scale = Scale(0, 10, 100, 200)
    assert [scale(number) for number in (-5, 0, 5, 10, 50)] == [100, 100, 150, 200, 200]
