"""What all parts of the drawing of Foundations of Rome share: its words, owners, buildings, and numbers with signs."""

from __future__ import annotations

from functools import cache
from typing import Final

from aedilis.draw import Scene, circle, desk, escape, icon, numeral, path
from aedilis.engine import large_sets as sets
from aedilis.games.foundations_of_rome import GAME
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.houses import PLINTH
from aedilis.games.foundations_of_rome.drawing.polyomino import columns, outline, rows
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import terms

COLOURS: Final = ("violet", "orange", "white", "brown", "green")
WIDTH: Final = 560  # of the city, and of the reader's side
EDGE: Final = 24  # of the city, for letters and numbers
LETTER: Final = 18  # the smallest that is written

speech_in = cache(GAME.words)  # a language, worked out once
Box = tuple[float, float, float, float]  # left, top, width and height


class Desk(desk.Desk[FoundationsOfRome]):
    """One scene being drawn."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, speech_in(scene.language), COLOURS, terms.amount)
        self.cell = (WIDTH - EDGE - 3) / self.view.size  # how large a lot is in the city

    def owner_of(self, lot: int) -> int:
        """The seat that owns a lot, `seats` if Ceres does, EMPTY if nobody."""
        owners = (seat for seat, city in enumerate(self.view.cities) if sets.has(city.lots, lot))
        return next(owners, c.EMPTY)

    def owner_name(self, seat: int) -> str:
        return self.scene.names[seat] if seat < self.view.seats else "Ceres"

    def colour(self, seat: int) -> str:
        return f"seat-{self.colours[seat]}" if seat < self.view.seats else "laurel"

    def sign(self, seat: int, x: float, y: float, size: float) -> str:
        return super().sign(seat, x, y, size) if seat < self.view.seats else put("god-ceres", x, y, size)

    def lays(self, kind: int) -> bool:
        """Whether the reader chooses a site for such a building."""
        return self.view.phase == p.SITE and g.LAY_KIND[self.view.chosen_lay] == kind and self.decides

    def strong(self, x: float, y: float, text: str, fill: str = "ink") -> str:
        """A few words in the usual letters."""
        return self.text(x, y, LETTER, escape(text), "lettering strong", fill)


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
    return moved(left, top, standing(kind, turn, colour, cell))


def moved(x: float, y: float, body: str) -> str:
    return f'<g transform="translate({x:.4g} {y:.4g})">{body}</g>'


# -- what numbers stand beside, and on ----------------------------------------------------------------------------


def seal(x: float, y: float, size: float, points: object) -> str:
    """Points, in the middle of that place; the ring of the seal would run through a number of several digits."""
    plain = circle(x, y, size * 0.41, "purple", 0) if len(str(points)) > 1 else ""
    drawn = icon("points", x - size / 2, y - size / 2, size) + plain
    return drawn + numeral(x, y + LETTER * 0.36, LETTER, points, "marble")


def coin(x: float, y: float, size: float, silver: object) -> str:
    rim = circle(x, y, size / 2 - 0.8, "saffron", 1.6) + circle(x, y, size * 0.36, "straw", 0)
    return rim + numeral(x, y + LETTER * 0.36, LETTER, silver)


def sign(name: str, x: float, y: float, size: float) -> str:
    return icon(name, x, y, size) if name in ("coin", "points") else put(f"sign-{name}", x, y, size)
