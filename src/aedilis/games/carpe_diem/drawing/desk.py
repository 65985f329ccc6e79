"""What all parts of the drawing of Carpe Diem share: its words, and what would come of building a tile."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, cast

from aedilis.draw import desk
from aedilis.draw.board import Scene
from aedilis.draw.desk import capital
from aedilis.draw.markup import escape
from aedilis.engine.bits import BIT, members
from aedilis.games.carpe_diem import GAME, terms
from aedilis.games.carpe_diem.components import (
    CARDS,
    IS_PAID,
    SIDES,
    TILES,
    TURNS,
    WARES,
)
from aedilis.games.carpe_diem.phases import BUILD, TURN
from aedilis.games.carpe_diem.position import CarpeDiem
from aedilis.games.carpe_diem.rules_scoring import most_payments, times_met

COLOURS: Final = ("violet", "orange", "white", "brown")
RING: Final = 'fill="none" stroke="var(--{colour})" stroke-width="{width}"'


class Wording:
    """The words of one language, worked out once."""

    def __init__(self, language: str) -> None:
        self.speech = GAME.words(language)
        self.words = self.speech.words
        self.tiles = [escape(capital(terms.tile_with_chimneys(self.words, tile))) for tile in range(TILES)]
        self.cards = [escape(capital(terms.card_name(self.words, card))) for card in range(CARDS)]


wording = cache(Wording)


class Ghost(NamedTuple):
    """A tile as it could lie on a cell, and the kinds of what that would finish."""

    laid: int
    finishes: list[int]


class Desk(desk.Desk):
    """One scene being drawn."""

    def __init__(self, scene: Scene) -> None:
        self.view = cast(CarpeDiem, scene.view)
        self.now = cast(CarpeDiem, scene.before or scene.view)  # what a preview starts from keeps its place
        wording_ = wording(scene.language)
        self.words = wording_.words
        self.speech = wording_.speech
        self.tile_titles = wording_.tiles
        self.card_titles = wording_.cards
        super().__init__(scene, self.words.say, COLOURS[: self.view.seats])

    def amount(self, what: str, number: int) -> str:
        return terms.amount(self.words, what, number)

    def kind_name(self, kind: int) -> str:
        return terms.kind_name(self.words, kind)

    # -- what could be --------------------------------------------------------------------------------------

    def times(self, card: int) -> int:
        """How often the reader could fulfil a scoring card now, without bread."""
        player = self.view.players[self.reader]
        return most_payments(player, card, (0,) * WARES) if IS_PAID[card] else times_met(player, card)

    def ghosts(self) -> dict[int, list[Ghost]]:
        return self.ghosts_at(self.view)

    def ghosts_at(self, view: CarpeDiem) -> dict[int, list[Ghost]]:
        """By cell, every way in which the reader could build the tile that is to be built."""
        if view.seat != self.reader or view.phase not in (BUILD, TURN):
            return {}
        player = view.players[view.seat]
        found: dict[int, list[Ghost]] = {}
        for turn in range(TURNS[view.tile]):
            laid = view.tile * SIDES + turn
            cells = player.cells_for(laid, view.largest)
            for cell in members(cells & BIT[view.cell] if view.phase == TURN else cells):
                found.setdefault(cell, []).append(Ghost(laid, members(player.copy().lay(laid, cell))))
        return found


# -- shapes that are needed everywhere --------------------------------------------------------------------------


def glow(width: float, height: float, round: float = 6) -> str:
    return f'<rect class="glow" x="0" y="0" width="{width:g}" height="{height:g}" rx="{round:g}" pointer-events="all"/>'


def ringed(width: float, height: float) -> str:
    """Around what has been chosen."""
    outer = f'<rect x="-3" y="-3" width="{width + 6:g}" height="{height + 6:g}" rx="8"'
    inner = f'<rect x="-.5" y="-.5" width="{width + 1:g}" height="{height + 1:g}" rx="6"'
    return f"{inner} {RING.format(colour='ink', width=3)}/>{outer} {RING.format(colour='saffron', width=3)}/>"


def corner(size: float) -> str:
    """On what was done last."""
    return f'<path class="last" d="M{size * 0.68:g} 2H{size - 2:g}V{size * 0.32:g}"/>'


def gap(x: float, y: float, width: float, height: float) -> str:
    """Where nothing lies, or no longer."""
    return (
        f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{width - 2:g}" height="{height - 2:g}" rx="4" fill="none"'
        ' stroke="var(--stone)" stroke-width="1.6" stroke-dasharray="5 5"/>'
    )


def scaled(body: str, scale: float) -> str:
    return f'<g transform="scale({scale:g})">{body}</g>'
