"""Foundations of Rome drawn as SVG from a view: the city with the market, and every player's side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.draw.board import Region, Scene, picture, scene_of
from aedilis.draw.markup import Markup, tag
from aedilis.engine.position import NOBODY, Position
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome import GAME
from aedilis.games.foundations_of_rome.drawing import common, faces, side
from aedilis.games.foundations_of_rome.drawing.city import WIDTH
from aedilis.games.foundations_of_rome.drawing.desk import COLOURS, Desk


class FoundationsBoard:
    symbols = faces.symbols()
    cover = ("grand-insula-sq", "colosseum", "pantheon", "foundry-sq", "grand-fountain", "regia")
    common_first = False

    def regions(self, scene: Scene) -> list[Region]:
        desk = Desk(scene)
        middle = Region(
            "common", desk.say(N_("The city")), NOBODY, WIDTH, common.height(desk), Markup(common.common(desk))
        )
        return [middle, *(self.side(desk, seat) for seat in range(desk.view.seats))]

    def side(self, desk: Desk, seat: int) -> Region:
        title = desk.say(N_("Side of {name}"), name=desk.scene.names[seat])
        width, height = side.size(desk, seat)
        return Region(f"seat-{seat}", title, seat, width, height, Markup(side.side(desk, seat)))

    def colours(self, seats: int) -> Sequence[str]:
        return COLOURS[:seats]

    def card(self, id: str) -> Markup:
        return tag("svg", Markup(faces.alone(id)), viewBox="0 0 100 100", class_="card", aria_hidden="true")


BOARD: Final = FoundationsBoard()


def show(position: Position) -> str:
    """The whole board as one picture, for a notebook."""
    return picture(GAME, scene_of(GAME, position))
