"""Carpe Diem drawn as SVG from a view: the common table and every player's side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.draw.board import Region, Scene, picture, scene_of
from aedilis.draw.markup import Markup, tag
from aedilis.engine.position import NOBODY, Position
from aedilis.engine.words import N_
from aedilis.games.carpe_diem import GAME
from aedilis.games.carpe_diem.drawing import common, faces, side, tiles
from aedilis.games.carpe_diem.drawing.desk import COLOURS, Desk


class CarpeDiemBoard:
    symbols = tiles.symbols()
    cover = ("villa-three", "pond-corner", "vineyard-across", "fountain", "chicken-run-corner", "herb-garden-across")
    common_first = False

    def regions(self, scene: Scene) -> list[Region]:
        desk = Desk(scene)
        table = Markup(common.common(desk))
        middle = Region("common", desk.say(N_("Common table")), NOBODY, common.WIDTH, common.HEIGHT, table)
        return [middle, *(self.side(desk, seat) for seat in range(desk.view.seats))]

    def side(self, desk: Desk, seat: int) -> Region:
        title = desk.say(N_("District of {name}"), name=desk.scene.names[seat])
        plan = side.plan_of(desk, seat)
        return Region(f"seat-{seat}", title, seat, plan.width, plan.height, Markup(side.side(desk, seat)))

    def colours(self, seats: int) -> Sequence[str]:
        return COLOURS[:seats]

    def card(self, id: str) -> Markup:
        return tag("svg", Markup(faces.alone(id)), viewBox="0 0 100 100", class_="card", aria_hidden="true")


BOARD: Final = CarpeDiemBoard()


def show(position: Position) -> str:
    """The whole board as one picture, for a notebook."""
    return picture(GAME, scene_of(GAME, position))
