"""Aqueducts: what each is built of, their pieces along the edges of districts, and where they can go on."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from aedilis.draw import circle, escape, line
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing.desk import Desk, finer
from aedilis.games.city_of_marble.drawing.lattice import AT, Point
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.words import terms

BROAD: Final = 8.0  # how wide an aqueduct is
SHORT: Final = 0.16  # of an edge: what a lit one leaves free at both ends


class Stone(NamedTuple):
    """What an aqueduct is built of: its colour, the colour and the dashes of its pattern, and that of writing on it."""

    fill: str
    pattern: str
    dashes: str
    ink: str


STONES: Final[Mapping[str, Stone]] = {
    "grey": Stone("slate", "marble", "1 5", "ink"),
    "brown": Stone("earth", "straw", "6 4", "marble"),
    "white": Stone("marble", "tiber", "", "ink"),
}


def aqueducts(desk: Desk) -> str:
    return "".join(aqueduct(desk, number, path) for number, path in enumerate(desk.view.paths) if path)


def aqueduct(desk: Desk, number: int, path: list[int]) -> str:
    """Piece by piece from its source, so that each stays what it is; its end is round."""
    id = c.AQUEDUCT_IDS[number]
    name = terms.aqueduct_name(desk.words, number)
    drawn = ""
    for n, (one, other) in enumerate(pairwise(path)):
        said = desk.say(N_("{aqueduct}, piece {number}"), aqueduct=name, number=n + 1)
        body = channel(AT[one], AT[other], STONES[id])
        drawn += desk.piece(f"aqueduct-{id}-{n + 1}", "", 0, 0, body, escape(said))
    x, y = AT[path[-1]]
    return drawn + circle(x, y, BROAD / 2, STONES[id].fill, 1.6)


def channel(a: Point, b: Point, stone: Stone) -> str:
    way = f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}"
    dashes = f' stroke-dasharray="{stone.dashes}"' if stone.dashes else ""
    cap = 'stroke-linecap="round"'
    return (
        f"<g {cap}>{line(way, BROAD)}{line(way, BROAD - 3.2, stone.fill)}</g>"
        f'<path d="{way}" fill="none" stroke="var(--{stone.pattern})" stroke-width="1.8"{dashes}/>'
    )


# -- where one can go on ----------------------------------------------------------------------------------------------


def next_pieces(desk: Desk) -> str:
    """Edges where the reader can lay a piece."""
    drawn = ""
    for number, id in enumerate(c.AQUEDUCT_IDS):
        for direction, name in enumerate(g.DIRECTION_NAMES):
            if f"aqueduct:{id}:{name}" in desk.scene.options:
                drawn += next_piece(desk, number, direction)
    return drawn


def next_piece(desk: Desk, number: int, direction: int) -> str:
    id = c.AQUEDUCT_IDS[number]
    a, b = AT[desk.now.paths[number][-1]], AT[desk.now.goal_of(number * g.DIRECTIONS + direction)]
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    near, far = between(a, b, SHORT), between(a, b, 1 - SHORT)
    way = f"M{near[0]:.1f} {near[1]:.1f}L{far[0]:.1f} {far[1]:.1f}"
    piece = f"aqueduct:{id}:{g.DIRECTION_NAMES[direction]}"
    said = "; ".join(desk.scene.labels.get(code, code) for code in desk.scene.options[piece])
    body = f'<path d="{way}" fill="none" stroke="none" stroke-width="20" pointer-events="stroke"/>'
    body += line(way, 11, "marble") + line(way, 6, "glow") + f'<g class="ghost">{channel(a, b, STONES[id])}</g>'
    body += circle(x, y, 5.5, STONES[id].fill, 0)
    shine = finer(x, y, f'<circle class="glow" cx="{x:.1f}" cy="{y:.1f}" r="11"/>')
    return desk.piece(f"next-{id}-{g.DIRECTION_NAMES[direction]}", piece, 0, 0, body, escape(said), shine)


def between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
