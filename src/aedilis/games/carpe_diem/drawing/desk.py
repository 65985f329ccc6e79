"""What all parts of the drawing of Carpe Diem share: names, where things lie, and what comes of building a tile."""

from __future__ import annotations

from functools import cache, partial
from typing import Final, NamedTuple

from aedilis.draw import Scene, desk, escape
from aedilis.engine.bits import BIT, members
from aedilis.engine.words import capital
from aedilis.games.carpe_diem import GAME
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.words import terms

COLOURS: Final = ("violet", "orange", "white", "brown")


@cache
def titles(language: str) -> tuple[list[str], list[str]]:
    """Of all tiles and scoring cards, as markup."""
    words = GAME.words(language).words
    tiles = [terms.tile_with_chimneys(words, tile) for tile in range(c.TILES)]
    cards = [terms.card_name(words, card) for card in range(c.CARDS)]
    return [escape(capital(tile)) for tile in tiles], [escape(capital(card)) for card in cards]


# -- where the parts of a player's side lie -------------------------------------------------------------------------


class Plan(NamedTuple):
    """The sizes of a side: one's own has room for all that can be done, the others' are shown smaller."""

    width: int
    height: int
    goods: tuple[float, float]  # where they begin
    columns: int  # of goods
    good: tuple[float, float]  # the room that each has
    letter: float
    ground: tuple[float, float]  # where the frame begins
    frame: float  # how wide it is
    cell: float
    plate: float = 0  # where the name plate begins

    @property
    def district(self) -> float:
        """How wide it is with its frame."""
        return 2 * self.frame + c.COLUMNS * self.cell


OWN: Final = Plan(560, 748, (10, 52), 7, (77.5, 40), 24, (0, 186), 40, 80)
TRAY: Final = (8, 97, 544, 84)  # x, y, width and height of what is at hand
COUNTED: Final = (292, 146, 460, 138)  # the same of what is finished, where there is room beside another district
# By seats. The more others there are, the smaller their sides are shown.
OTHERS: Final = {
    2: Plan(760, 290, (292, 55), 4, (116, 45), 30, (4, 8), 20, 39, 286),
    3: Plan(420, 308, (266, 54), 2, (76, 44), 28, (4, 50), 17, 37),
    4: Plan(246, 368, (4, 49), 4, (60, 36), 28, (3, 124), 18, 34),
}


# -- one scene ------------------------------------------------------------------------------------------------------


class Ghost(NamedTuple):
    """A tile as it could lie on a cell, and the kinds of what that would finish."""

    laid: int
    finishes: list[int]


class Desk(desk.Desk[CarpeDiem]):
    """One scene being drawn."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, GAME.words(scene.language), COLOURS, terms.amount)
        self.tile_titles, self.card_titles = titles(scene.language)

    def kind_name(self, kind: int) -> str:
        return terms.kind_name(self.words, kind)

    def ghosts(self, view: CarpeDiem) -> dict[int, list[Ghost]]:
        """By cell, every way in which the reader could build the tile that is to be built."""
        if view.seat != self.reader or view.phase not in (p.BUILD, p.TURN):
            return {}
        player = view.players[view.seat]
        found: dict[int, list[Ghost]] = {}
        for turn in range(c.TURNS[view.tile]):
            laid = view.tile * c.SIDES + turn
            cells = player.cells_for(laid, view.largest)
            for cell in members(cells & BIT[view.cell] if view.phase == p.TURN else cells):
                found.setdefault(cell, []).append(Ghost(laid, members(player.copy().lay(laid, cell))))
        return found


# -- shapes that are needed everywhere --------------------------------------------------------------------------


gap = partial(desk.gap, line="stone")
