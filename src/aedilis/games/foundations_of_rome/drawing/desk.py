"""What all parts of the drawing of Foundations of Rome share: its words, owners, and shapes used everywhere."""

from __future__ import annotations

from functools import cache
from typing import Final

from aedilis.draw import Scene, circle, desk, path
from aedilis.engine import large_sets as sets
from aedilis.games.foundations_of_rome import GAME
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.houses import PLINTH
from aedilis.games.foundations_of_rome.drawing.polyomino import columns, outline, rows
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import terms

COLOURS: Final = ("violet", "orange", "white", "brown", "green")


speech_in = cache(GAME.words)  # a language, worked out once


class Desk(desk.Desk[FoundationsOfRome]):
    """One scene being drawn."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, speech_in(scene.language), COLOURS, terms.amount)

    def owner_of(self, lot: int) -> int:
        """The seat that owns a lot, `seats` if Ceres does, EMPTY if nobody."""
        for seat, city in enumerate(self.view.cities):
            if sets.has(city.lots, lot):
                return seat
        return c.EMPTY

    def owner_name(self, seat: int) -> str:
        return self.scene.names[seat] if seat < self.view.seats else "Ceres"

    def colour(self, seat: int) -> str:
        return f"seat-{self.colours[seat]}" if seat < self.view.seats else "laurel"

    def sign(self, seat: int, x: float, y: float, size: float) -> str:
        return super().sign(seat, x, y, size) if seat < self.view.seats else put("god-ceres", x, y, size)


# -- buildings ----------------------------------------------------------------------------------------------------


def symbol_of(kind: int, turn: int) -> str:
    return c.KIND_IDS[kind] if kind >= c.FIRST_GARDEN else f"{c.KIND_IDS[kind]}-{turn}"


def standing(kind: int, turn: int, colour: str, cell: float) -> str:
    """A building on the ground of its owner's colour, with lots of that size."""
    plinth = f'<g transform="scale({cell / 100:.4g})">{path(outline(turn, PLINTH), colour, 3)}</g>' if colour else ""
    return plinth + put(symbol_of(kind, turn), 0, 0, cell)


def fitted(kind: int, turn: int, x: float, y: float, width: float, height: float, colour: str = "") -> str:
    """A building as large as it has room, in the middle of it."""
    cell = min(width / columns(turn), height / rows(turn))
    left, top = x + (width - cell * columns(turn)) / 2, y + (height - cell * rows(turn)) / 2
    return f'<g transform="translate({left:.4g} {top:.4g})">{standing(kind, turn, colour, cell)}</g>'


def kind_of(code: int) -> int:
    return code % c.KINDS


def place_of(code: int) -> int:
    return code // c.KINDS


def turn_of(code: int) -> int:
    return g.PLACE_TURN[code // c.KINDS]


def disc(x: float, y: float, r: float, fill: str = "marble") -> str:
    return circle(x, y, r, fill, 1.6)
