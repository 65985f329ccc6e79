"""The middle of the table: phase and round, the star, the seal row, the scoring cards and the banderole track."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Drawn, escape, numeral
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.drawing import grid, star
from aedilis.games.carpe_diem.drawing.desk import Desk
from aedilis.games.carpe_diem.drawing.goods import kind, put
from aedilis.games.carpe_diem.words import terms

WIDTH: Final = star.WIDTH
STAR_TOP: Final = 36
SEALS_TOP: Final = STAR_TOP + star.HEIGHT + 9
SEAL: Final = 45
SEAL_PITCH: Final = 47
SEALS_LEFT: Final = WIDTH - c.SEALS * SEAL_PITCH + 1
GRID_TOP: Final = SEALS_TOP + SEAL + 19
TRACK_TOP: Final = GRID_TOP + grid.GRID_HEIGHT + 4
HEIGHT: Final = TRACK_TOP + grid.TRACK_HEIGHT + 3


def common(desk: Desk) -> Drawn:
    table = star.star(desk, STAR_TOP) + seal_row(desk) + grid.grid(desk, GRID_TOP) + grid.track(desk, TRACK_TOP)
    return Drawn(WIDTH, HEIGHT, heading(desk) + table)


# -- when, and who begins ---------------------------------------------------------------------------------------------


def heading(desk: Desk) -> str:
    view = desk.view
    moment = terms.moment(desk.words, view)
    drawn = desk.text(4, 25, 22, escape(moment), "inscription")
    x = 26 + 10.6 * len(moment)
    return drawn + desk.first_player(view.first_player(), x, 4, int((WIDTH - 132 - x) / 10)) + fountains(desk)


def fountains(desk: Desk) -> str:
    """How many fountain cards are left."""
    taken = sum(len(player.cards) for player in desk.view.players) + len(desk.view.drawn)
    left = len(c.FOUNTAIN_STACK) - taken
    body = kind(c.FOUNTAIN, WIDTH - 60, 3, 27) + numeral(WIDTH - 16, 25, 20, left, "text")
    return desk.hover(desk.say(N_("Fountain cards left: {left}"), left=left), body)


# -- the seal row -----------------------------------------------------------------------------------------------------


def seal_row(desk: Desk) -> str:
    """What craftsmen are given."""
    drawn = desk.hover(desk.say(N_("Seal row: tiles for craftsmen")), put("hammer", 3, SEALS_TOP + 5, 36))
    for n, lying in enumerate(desk.view.seals, 1):
        x = SEALS_LEFT + SEAL_PITCH * (n - 1)
        drawn += star.tile_to_take(desk, f"seal-{n}", f"seal:{n}", str(n), lying, x, SEALS_TOP, SEAL, 1.8)
    return drawn
