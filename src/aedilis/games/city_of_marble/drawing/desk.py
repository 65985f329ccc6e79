"""What all parts of the drawing of City of Marble share: its words, who stands where, and shapes used everywhere."""

from __future__ import annotations

from functools import cache
from typing import Final

from aedilis.draw import Scene, circle, desk, escape
from aedilis.engine.position import OVER
from aedilis.engine.words import N_
from aedilis.games.city_of_marble import GAME
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.rules.player import on_district
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.words import terms
from aedilis.games.city_of_marble.words.outcomes import one_short

COLOURS: Final = ("violet", "orange", "white", "brown")
LETTER: Final = 17.4  # the smallest size of anything written on the common table


speech_in = cache(GAME.words)  # a language, worked out once


class Desk(desk.Desk[CityOfMarble]):
    """One scene being drawn."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, speech_in(scene.language), COLOURS, terms.amount)
        self.standing = {
            where: (seat, number)
            for seat, player in enumerate(self.view.players)
            for number, where in enumerate(player.magistrates)
            if on_district(where)
        }  # by district: the seat and the number of the magistrate on it
        self.one_short = [] if self.view.seat == OVER else list(one_short(self.view))
        self.taken = {site for site, built in enumerate(self.view.sites) if built != c.EMPTY}
        self.taken |= {one.site for one in self.one_short}  # sites at which something is drawn

    def badge(self, seat: int, x: float, y: float, r: float) -> str:
        """Whose it is, on a small plate."""
        return circle(x, y, r, "marble", 1.2) + self.sign(seat, x - r * 0.68, y - r * 0.68, r * 1.36)

    def magistrate(self, seat: int, number: int, x: float, y: float, size: float) -> str:
        """One that stands beside the city."""
        said = escape(self.say(N_("Magistrate of {name}"), name=self.scene.names[seat]))
        return self.piece(f"magistrate-{seat}-{number + 1}", "", x, y, self.figure(seat, 0, 0, size), said)

    def discs(self, x: float, y: float, size: float, pitch: float) -> str:
        """The actions that are left of this turn."""
        left = self.view.actions + self.view.extra
        number = max(c.ACTIONS_A_TURN, left)
        drawn = "".join(put("disc" if n < left else "spent", x + pitch * n, y, size) for n in range(number))
        return self.hover(self.say(N_("Actions left: {number}"), number=left), drawn)


def at(x: float, y: float, body: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{body}</g>'


def finer(x: float, y: float, glow: str) -> str:
    """Light that is drawn around a point twice as large, so that its line is half as broad."""
    return f'<g transform="translate({x:.1f} {y:.1f}) scale(.5) translate({-x:.1f} {-y:.1f})">{glow}</g>'
