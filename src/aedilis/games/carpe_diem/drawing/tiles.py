"""The tiles of Carpe Diem in squares of 100 by 100: grass, and parts of objects that go on across the edges.

A part is drawn as if it led to the edge above, and turned to where it leads; its sign always stands upright.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from aedilis.draw import Markup, circle, line, path, rect
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.drawing import goods
from aedilis.games.carpe_diem.drawing.goods import GROUND, SHADE, define, kind, put, sign_of

Point = tuple[float, float]


class Shape(NamedTuple):
    """An outline from the right end of the edge above, clockwise to its left end; where its sign stands."""

    outline: tuple[Point, ...]
    sign: Point
    ridge: str  # of a roof
    hips: str  # where its slopes meet
    kinds: range  # that have such parts


MANY: Final = range(c.SINGLE)  # kinds with several tiles
LARGE: Final = range(c.DWELLING)
SHAPES: Final = {
    "half": Shape(((83, 0), (83, 45), (17, 45), (17, 0)), (50, 22.5), "M50 0V24", "M17 45L50 24L83 45", MANY),
    "half-right": Shape(((83, 0), (83, 12), (50, 45), (17, 45), (17, 0)), (41, 22), "M50 0V8L41 24",
                        "M17 45L41 24L50 45M41 24L83 12", MANY),
    "half-left": Shape(((83, 0), (83, 45), (50, 45), (17, 12), (17, 0)), (59, 22), "M50 0V8L59 24",
                       "M83 45L59 24L50 45M59 24L17 12", MANY),
    "end": Shape(((83, 0), (83, 80), (17, 80), (17, 0)), (50, 44), "M50 0V50", "M17 80L50 50L83 80", MANY),
    "across": Shape(((83, 0), (83, 100), (17, 100), (17, 0)), (50, 50), "M50 0V100", "", LARGE),
    "corner": Shape(((83, 0), (83, 17), (100, 17), (100, 83), (17, 83), (17, 0)), (50, 50), "M50 0V50H100",
                    "M17 83L83 17", LARGE),
    "three": Shape(((83, 0), (83, 17), (100, 17), (100, 83), (83, 83), (83, 100), (17, 100), (17, 0)), (50, 50),
                   "M50 0V100M50 50H100", "M83 17L50 50L83 83", range(1)),
    "four": Shape(((83, 0), (83, 17), (100, 17), (100, 83), (83, 83), (83, 100), (17, 100), (17, 83), (0, 83), (0, 17),
                   (17, 17), (17, 0)), (50, 50), "M50 0V100M0 50H100", "M17 17L83 83M83 17L17 83", range(1)),
}  # fmt: skip
ROUND: Final = {"pond": 17.0, "vineyard": 8.0, "herb-garden": 4.0}  # corners; other kinds have sharp ones
SIGN: Final = {"half": 33, "half-right": 33, "half-left": 33}  # how large a sign is; others are larger
LARGE_SIGN: Final = 46


# -- outlines ---------------------------------------------------------------------------------------------------------


def on_one_edge(one: Point, other: Point) -> bool:
    return any(one[n] == other[n] and one[n] in (0, 100) for n in (0, 1))


def towards(start: Point, end: Point, most: float) -> Point:
    """So far from a corner towards the next one, at most to the middle."""
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    part = min(most / length, 0.5)
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def outline(points: tuple[Point, ...], round: float, filled: bool) -> str:
    """The way along a part. It is open where the part goes on across an edge, unless it is to be filled."""
    d = f"M{points[0][0]:g} {points[0][1]:g}"
    for before, at, after in zip(points, points[1:], points[2:]):
        inside = 0 < at[0] < 100 and 0 < at[1] < 100
        if round and inside:
            (x, y), (u, v) = towards(at, before, round), towards(at, after, round)
            d += f"L{x:.1f} {y:.1f}Q{at[0]:g} {at[1]:g} {u:.1f} {v:.1f}"
        else:
            d += f"{'M' if on_one_edge(before, at) and not filled else 'L'}{at[0]:g} {at[1]:g}"
    return f"{d}L{points[-1][0]:g} {points[-1][1]:g}" + ("Z" if filled else "")


def within(points: tuple[Point, ...], x: float, y: float) -> bool:
    inside = False
    for (x1, y1), (x2, y2) in zip(points, (*points[1:], points[0])):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def lattice(shape: Shape, margin: float, sign: float) -> Iterator[Point]:
    """Places that stay where they are when a tile is turned, so that what grows there goes on across edges."""
    corners = [(dx * margin, dy * margin) for dx in (-1, 1) for dy in (-1, 1)]
    for y in range(10, 100, 16):
        for x in range(10, 100, 16):
            apart = max(abs(x - shape.sign[0]), abs(y - shape.sign[1]))
            at_edge = (
                {min(max(x + dx, 0.1), 99.9) for dx, _ in corners},
                {min(max(y + dy, 0.1), 99.9) for _, dy in corners},
            )
            if apart > sign and all(within(shape.outline, px, py) for px in at_edge[0] for py in at_edge[1]):
                yield x, y


# -- what covers the ground -------------------------------------------------------------------------------------------


def vine(x: float, y: float) -> str:
    grapes = f"M{x - 4} {y + 1}h2.4M{x + 1.6:g} {y + 1}h2.4M{x - 1.2:g} {y - 3}h2.4M{x - 1.2:g} {y + 4}h2.4"
    return circle(x, y, 6.4, "leaf", 1.2) + path(grapes, "none", 3.2, "purple")


def bed(x: float, y: float) -> str:
    return rect(x - 6, y - 6, 12, 12, "grass", 0, 2) + line(f"M{x} {y + 4}v-8m-4 2l4 4l4-4", 1.8, "laurel")


def straw(x: float, y: float) -> str:
    return line(f"M{x - 3} {y + 2}l4-4M{x + 2} {y + 3}l3-2", 1.5, "earth")


def wave(x: float, y: float) -> str:
    return line(f"M{x - 6} {y}q3-4 6 0t6 0", 1.8, "tiber")


def roof_tile(x: float, y: float) -> str:
    return line(f"M{x - 5} {y - 2}q5 6 10 0", 1.2)


COVER: Final = {"vineyard": (vine, 6.6), "herb-garden": (bed, 6.2), "chicken-run": (straw, 7.0), "pond": (wave, 5.5)}


def part(number: int, name: str) -> str:
    """A part of an object as it lies if it leads to the edge above."""
    shape, id = SHAPES[name], c.KIND_IDS[number]
    round = ROUND.get(id, 0)
    way = outline(shape.outline, round, filled=False)
    drawn = path(outline(shape.outline, round, filled=True), GROUND[number], 0)
    sign = SIGN.get(name, LARGE_SIGN) / 2
    if c.LANDSCAPE <= number < c.DWELLING:
        cover, margin = COVER[id]
        drawn += line(way, 7, "tiber") if id == "pond" else ""
        drawn += "".join(cover(x, y) for x, y in lattice(shape, margin, sign - 2))
        if id == "chicken-run":  # the pales of a fence
            pales = 'stroke="var(--tile)" stroke-width="3.6" stroke-dasharray="5 3"'
            return to_the_edge(drawn + line(way, 6) + f'<path d="{way}" fill="none" {pales}/>')
        return to_the_edge(drawn + line(way, 2.4))
    drawn += line(shape.ridge, 17, SHADE[number])
    drawn += "".join(roof_tile(x, y) for x, y in lattice(shape, 5, sign + 2))
    return to_the_edge(drawn + line(shape.ridge + shape.hips, 1.8) + line(way, 3))


def to_the_edge(drawn: str) -> str:
    """Lines end where the tile does."""
    return f'<g stroke-linecap="butt">{drawn}</g>'


GRASS: Final = (
    rect(0, 0, 100, 100, "grass", 0)
    + line("M6 10l2-5l1 5l3-4M88 92l2-5l1 5l3-4M7 93l2-5l1 5l3-4M89 11l2-5l1 5l3-4M5 52l2-5l1 5M92 49l2-5l1 5"
           "M48 6l2-4l1 4M50 97l2-4l1 4", 1.2, "leaf")
)  # fmt: skip
PAVING: Final = circle(50, 52, 41, "travertine", 2) + circle(50, 52, 35, "none", 1, "stone")


def symbols() -> Markup:
    drawn = goods.symbols() + define("grass", 100, GRASS) + define("paving", 100, PAVING)
    drawn += define("roundel", 40, circle(20, 20, 18.5, "marble", 2))
    for name, shape in SHAPES.items():
        for number in shape.kinds:
            drawn += define(f"part-{c.KIND_IDS[number]}-{name}", 100, part(number, name))
    for name, shape in SHAPES.items():
        way = outline(shape.outline, 5, filled=False)
        drawn += define(f"sheen-{name}", 100, to_the_edge(line(way, 5, "gold") + line(way, 2.6, "straw")))
    return drawn


# -- tiles ------------------------------------------------------------------------------------------------------------


class Part(NamedTuple):
    kind: int
    shape: str
    side: int  # that it leads to, of several the first


@cache
def parts(laid: int) -> list[Part]:
    """What is on a laid tile, singles left out."""
    found = []
    for number in c.SHOWN[laid // c.SIDES]:
        sides = [side for side in range(c.SIDES) if c.EDGE[laid * c.SIDES + side] == number + 1]
        if sides:
            found.append(Part(number, *shape_of(laid, sides)))
    return found


def shape_of(laid: int, sides: list[int]) -> tuple[str, int]:
    first = sides[0]
    if len(sides) == 1:
        others = [side for side in range(c.SIDES) if c.EDGE[laid * c.SIDES + side] and side != first]
        if not others:
            return "end", first
        return ("half", "half-right", "half", "half-left")[(others[0] - first) % c.SIDES], first
    if len(sides) == 2:
        if sides[1] - first == 2:
            return "across", first
        return "corner", first if sides[1] - first == 1 else sides[1]
    if len(sides) == c.SIDES:
        return "four", 0
    free = next(side for side in range(c.SIDES) if side not in sides)
    return "three", (free + 1) % c.SIDES


def turned(point: Point, quarters: int) -> Point:
    x, y = point
    for _ in range(quarters):
        x, y = 100 - y, x
    return x, y


def rotated(body: str, quarters: int) -> str:
    return f'<g transform="rotate({90 * quarters} 50 50)">{body}</g>' if quarters else body


@cache
def tile(laid: int) -> str:
    """A tile as it lies, without an outline, so that it joins its neighbours."""
    drawn = put("grass", 0, 0, 100)
    for number, shape, side in parts(laid):
        drawn += rotated(put(f"part-{c.KIND_IDS[number]}-{shape}", 0, 0, 100), side)
    for number, shape, side in parts(laid):
        drawn += sign(laid // c.SIDES, number, *turned(SHAPES[shape].sign, side), SIGN.get(shape, LARGE_SIGN))
    for number in c.SHOWN[laid // c.SIDES]:
        if number >= c.SINGLE:
            drawn += put("paving", 0, 0, 100) + kind(number, 20, 18, 60)
    return drawn


def scaled(body: str, scale: float) -> str:
    return f'<g transform="scale({scale:g})">{body}</g>'


def alone(laid: int, size: float, edge: float, round: float) -> str:
    """A tile in its outline."""
    return scaled(tile(laid), size / 100) + rect(0, 0, size, size, "none", edge, round)


def sign(tile: int, number: int, x: float, y: float, size: float) -> str:
    """A landscape's ware, a dwelling's sign, a villa's chimneys: upright, wherever the part leads."""
    if number == c.VILLA:
        high, chimneys = min(size, 34), c.CHIMNEYS[tile]
        places = [x - high / 2 + high * 0.66 * (n - (chimneys - 1) / 2) for n in range(chimneys)]
        return "".join(kind(c.CHIMNEY, place, y - high / 2, high) for place in places)
    if number < c.DWELLING:
        return put(sign_of(number), x - size / 2, y - size / 2, size)
    roundel = put("roundel", x - size / 2, y - size / 2, size)
    return roundel + put(sign_of(number), x - size * 0.32, y - size * 0.32, size * 0.64)
