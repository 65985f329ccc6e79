"""Rome: City of Marble drawn as SVG from a view: the map with the stacks, and every player's board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.draw.board import Region, Scene, picture, scene_of
from aedilis.draw.markup import Markup, tag
from aedilis.engine.position import NOBODY, Position
from aedilis.engine.words import N_
from aedilis.games.city_of_marble import GAME
from aedilis.games.city_of_marble.drawing import common, faces, side
from aedilis.games.city_of_marble.drawing.desk import COLOURS, Desk
from aedilis.games.city_of_marble.drawing.lattice import WIDTH


class MarbleBoard:
    symbols = faces.symbols()
    cover = ("district-bath", "temple", "district-arena", "arena", "district-theatre", "bath")
    common_first = True

    def regions(self, scene: Scene) -> list[Region]:
        desk = Desk(scene)
        table = Markup(common.common(desk))
        middle = Region("common", desk.say(N_("The city")), NOBODY, WIDTH, common.HEIGHT, table)
        return [middle, *(self.side(desk, seat) for seat in range(desk.view.seats))]

    def side(self, desk: Desk, seat: int) -> Region:
        title = desk.say(N_("Board of {name}"), name=desk.scene.names[seat])
        drawn = Markup(side.side(desk, seat))
        return Region(f"seat-{seat}", title, seat, WIDTH, side.height(desk, seat), drawn)

    def colours(self, seats: int) -> Sequence[str]:
        return COLOURS[:seats]

    def card(self, id: str) -> Markup:
        return tag("svg", Markup(faces.alone(id)), viewBox="0 0 100 100", class_="card", aria_hidden="true")


BOARD: Final = MarbleBoard()


def show(position: Position) -> str:
    """The whole board as one picture, for a notebook."""
    return picture(GAME, scene_of(GAME, position))
