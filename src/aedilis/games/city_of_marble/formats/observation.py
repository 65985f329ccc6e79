"""What a seat sees of City of Marble, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.observation import BytesWriter, choose, decides, one_more, put, room
from aedilis.engine.position import OVER
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.fields import Person, Table
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.generated.observation import MOST_SCORE, OFF_BOARD, WHERE, Numbers
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import CENTRE, IMPERIUM_SPACE
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.scoring import all_points
from aedilis.games.city_of_marble.rules.state import A_STRUCTURE, A_TRIANGLE, FOUNTAIN, WATER

STANDING: Final[int] = len(WHERE)
ON_KINDS: Final[int] = len(OFF_BOARD)
ON_PLACES: Final[int] = ON_KINDS + c.KINDS


class View(Numbers):
    __slots__ = ()

    def show_board(self, view: CityOfMarble, into: BytesWriter) -> None:
        """Districts, fountains, what is round each site, and the aqueducts."""
        at = room(into, c.KINDS * g.PLACES)
        for district in view.laid:
            into[at + district % c.KINDS * g.PLACES + district // c.KINDS] = 1
        at = room(into, 3 * g.SITES)
        for site in range(g.SITES):
            if view.sites[site] == FOUNTAIN:
                into[at + site] = 1
            ground = view.ground[site]
            if ground >= A_TRIANGLE:
                into[at + g.SITES + site] = ground // A_TRIANGLE % (A_STRUCTURE // A_TRIANGLE)
                into[at + 2 * g.SITES + site] = ground // A_STRUCTURE
        at = room(into, g.VERTICES)
        for vertex in range(g.VERTICES):
            if view.ground[vertex] & WATER:
                into[at + vertex] = 1
        for path in view.paths:
            choose(into, g.VERTICES, path[-1] if path else -1)
        for path in view.paths:
            put(into, len(path) - 1, c.PIECES)

    def show_scores(self, view: CityOfMarble, into: BytesWriter) -> None:
        """All at once, as what most have of something is counted too."""
        points = all_points(view)
        first = view.viewer if view.viewer >= 0 else 0
        for n in range(view.seats):
            put(into, points[(first + n) % view.seats], MOST_SCORE)
        room(into, c.MOST_SEATS - view.seats)

    def show_turn(self, view: CityOfMarble, seat: int, into: BytesWriter) -> None:
        put(into, decides(view, seat))
        put(into, 1 if view.turn == seat and view.seat != OVER else 0)
        put(into, 1 if view.starter == seat and view.phase != p.FIRST_PLAYER else 0)

    def show_magistrates(self, view: CityOfMarble, seat: int, into: BytesWriter) -> None:
        """Where they are, at which sites they count, and what was built with them."""
        at = room(into, c.MAGISTRATES * STANDING)
        influence = room(into, c.KINDS * g.SITES)
        for where in view.players[seat].magistrates:
            if where == CENTRE:
                into[at] = 1
            elif where >= IMPERIUM_SPACE:
                into[at + 1 + where - IMPERIUM_SPACE] = 1
            else:
                kind = where % c.KINDS
                into[at + ON_KINDS + kind] = 1
                into[at + ON_PLACES + where // c.KINDS] = 1
                for vertex in g.CORNERS[where // c.KINDS]:
                    if vertex < g.SITES:
                        one_more(into, influence + kind * g.SITES + vertex)
            at += STANDING
        at = room(into, c.KINDS * g.SITES)
        for site in range(g.SITES):
            built = view.sites[site]
            if 0 <= built < FOUNTAIN and built % c.MOST_SEATS == seat:
                into[at + built // c.MOST_SEATS * g.SITES + site] = 1


OBSERVATION: Final = View(Table.parts(), Person.parts())
