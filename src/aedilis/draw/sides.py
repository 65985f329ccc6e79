"""The board of most games: what lies in the middle of the table, and a side for each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Generic, NamedTuple, TypeVar

from aedilis.draw.board import Region, Scene, picture, scene_of
from aedilis.draw.desk import Desk, P
from aedilis.draw.markup import Markup, tag
from aedilis.engine.game import Game
from aedilis.engine.position import NOBODY, Position
from aedilis.engine.words import N_, counting


class Drawn(NamedTuple):
    """A part of the table, and how large it is."""

    width: int
    height: int
    body: str


class PlainDesk(Desk[P]):
    """The desk of a game that adds nothing to it."""

    def __init__(self, game: Game, colours: Sequence[str], scene: Scene) -> None:
        super().__init__(scene, game.words(scene.language), colours, counting({})[0])
        self.game = game

    def name_plate(self, seat: int, width: float) -> str:
        """Why the score is that much, the sheet says."""
        points = self.speech.points(self.view.scores()[seat])
        whole = self.say(N_("{points} points, as if the game ended now"), points=points)
        return self.plate(seat, width, False, self.reasons(whole, self.game.sheet(self.view, seat)))


D = TypeVar("D", bound=Desk[Any])


class TableAndSides(Generic[D]):
    """What a game calls and draws in the middle (`common`) and for each player (`side`, whose title has a {name})."""

    def __init__(
        self,
        game: Game,
        desk: Callable[[Scene], D],  # a `PlainDesk` of the game, where it adds nothing
        *,
        common: tuple[str, Callable[[D], Drawn]],
        side: tuple[str, Callable[[D, int], Drawn]],
        card: Callable[[str], str],
        symbols: Markup,
        cover: Sequence[str],
        colours: Sequence[str] = (),
        common_first: bool = False,
    ) -> None:
        self.game = game
        self.desk = desk
        self.common = common
        self.side = side
        self.face = card
        self.symbols = symbols
        self.cover = cover
        self.all_colours = colours
        self.common_first = common_first

    def regions(self, scene: Scene) -> list[Region]:
        """An option whose piece is not there gets a button, as those have that touch no piece."""
        desk = self.desk(scene)
        drawn = self.laid_out(desk)
        there = {piece: codes for piece, codes in scene.options.items() if desk.carried.issuperset(codes)}
        if scene.before or len(there) == len(scene.options):
            return drawn
        return self.laid_out(self.desk(replace(scene, options=there)))

    def laid_out(self, desk: D) -> list[Region]:
        scene = desk.scene
        (common_title, common), (side_title, side) = self.common, self.side
        sides = [
            region(f"seat-{seat}", desk.say(side_title, name=scene.names[seat]), seat, side(desk, seat))
            for seat in range(desk.view.seats)
        ]
        return [region("common", desk.say(common_title), NOBODY, common(desk)), *self.at_hand(desk), *sides]

    def at_hand(self, desk: D) -> list[Region]:
        """What lies between both where a game has it, such as the cards in the reader's hand."""
        return []

    def colours(self, seats: int) -> Sequence[str]:
        return self.all_colours[:seats]

    def card(self, id: str) -> Markup:
        return tag("svg", Markup(self.face(id)), viewBox="0 0 100 100", class_="card", aria_hidden="true")

    def show(self, position: Position) -> str:
        """The whole board as one picture, for a notebook."""
        return picture(self.game, scene_of(self.game, position))


def region(id: str, title: str, seat: int, drawn: Drawn) -> Region:
    return Region(id, title, seat, drawn.width, drawn.height, Markup(drawn.body))
