"""What all parts of the drawing of Carpe Diem share: its words, and what would come of building a tile."""

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
from aedilis.games.carpe_diem.rules.scoring_phase import times_now
from aedilis.games.carpe_diem.words import terms

COLOURS: Final = ("violet", "orange", "white", "brown")


@cache
def titles(language: str) -> tuple[list[str], list[str]]:
    """Of all tiles and scoring cards, as markup."""
    words = GAME.words(language).words
    tiles = [terms.tile_with_chimneys(words, tile) for tile in range(c.TILES)]
    cards = [terms.card_name(words, card) for card in range(c.CARDS)]
    return [escape(capital(tile)) for tile in tiles], [escape(capital(card)) for card in cards]


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

    # -- what could be --------------------------------------------------------------------------------------

    def times(self, card: int) -> int:
        """How often the reader could fulfil a scoring card now, without bread."""
        player = self.view.players[self.reader]
        return times_now(player, card, player.coins)

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
