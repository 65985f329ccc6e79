"""The city of City of Marble drawn with characters: the grid of triangles, in which districts are rhombi.

Six columns are a strip and two lines are half an edge, so that angles look right. Only the edges of districts and hills
are drawn. A district has its label in the middle, where the edge between its triangles is not drawn.
"""

from __future__ import annotations

from itertools import pairwise, product
from typing import Final

from aedilis.draw.terminal import BOLD, QUIET, Canvas
from aedilis.engine.bits import members
from aedilis.engine.words import N_, Words
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.state import FOUNTAIN, State
from aedilis.games.city_of_marble.words import terms

STYLES: Final = {"temple": "green", "bath": "deep_sky_blue1", "theatre": "yellow", "arena": "red"}
COLOUR_CODES: Final = {"temple": N_("Gr"), "bath": N_("Bl"), "theatre": N_("Ye"), "arena": N_("Re")}
BUILDING_CODES: Final = {"temple": N_("Te"), "bath": N_("Ba"), "theatre": N_("Th"), "arena": N_("Ar")}
AQUEDUCT_CODES: Final = {"grey": N_("g"), "brown": N_("b"), "white": N_("w")}
FOUNTAIN_SIGN: Final = "(o)"
BRIDGE_SIGN: Final = "=="
BARRED_SIGN: Final = "xx"
MAGISTRATE: Final = "*"  # before the number of its player
WIDE: Final = 6  # a strip
HIGH: Final = 2  # a row
LEFT: Final = 4  # room for the numbers of rows
ABOVE: Final = 1  # for the letters of lines and strips
RIGHT: Final = 3  # for the sources

Place = tuple[int, int]  # column and line of a character


class Chart:
    def __init__(self, view: State, words: Words) -> None:
        self.view = view
        self.words = words
        self.canvas = Canvas(LEFT + c.STRIPS * WIDE + RIGHT, ABOVE + HIGH * (c.ROWS + 1) + 1)
        self.axes()
        self.land()
        self.city()

    def put(self, at: Place, text: str, style: str = "") -> None:
        """Something in the middle of which that character is."""
        x, y = at
        self.canvas.put(x - len(text) // 2, y, text, style)

    # -- where things are -----------------------------------------------------------------------------

    def vertex(self, vertex: int) -> Place:
        line, row = g.VERTEX_AT[vertex]
        return LEFT + WIDE * line, ABOVE + HIGH * (row + 1)

    def triangle(self, triangle: int) -> Place:
        """Nearer to its upright side, where it is wide."""
        strip, row = g.TRIANGLE_AT[triangle]
        aside = 1 if (strip + row) % 2 == 0 else -1
        return LEFT + WIDE * strip + WIDE // 2 + aside, ABOVE + HIGH * (row + 1)

    def edge(self, one: int, other: int) -> Place:
        """The middle between two vertices."""
        (x, y), (across, down) = self.vertex(one), self.vertex(other)
        return (x + across) // 2, (y + down) // 2

    def place(self, place: int) -> Place:
        return self.edge(g.OBTUSE[place][0], g.OBTUSE[place][1])

    # -- the board ------------------------------------------------------------------------------------

    def axes(self) -> None:
        for line in range(c.STRIPS + 1):
            self.put((LEFT + WIDE * line, 0), chr(ord("A") + line), QUIET)
        for strip in range(c.STRIPS):
            self.put((LEFT + WIDE * strip + WIDE // 2, 0), chr(ord("a") + strip), QUIET)
        for row in range(c.ROWS):
            self.put((1, ABOVE + HIGH * (row + 1)), f"{row + 1:>2}", QUIET)

    def land(self) -> None:
        """Points, sources, bridges and hills."""
        for vertex in range(len(g.VERTEX_AT)):
            self.put(self.vertex(vertex), "·", QUIET)
        for aqueduct, vertex in enumerate(g.SOURCE_VERTEX):
            x, y = self.vertex(vertex)
            self.put((x + 1, y), f"~{self.aqueduct(aqueduct)}", BOLD)
        for bridge in members(self.view.bridges):
            self.put(self.triangle(g.BRIDGE_TRIANGLE[bridge]), BRIDGE_SIGN)
        for hill in range(c.HILLS):
            if hill in self.view.hills:
                corners = g.CORNERS_OF[g.HILL_TRIANGLE[hill]]
                for n in range(3):
                    self.draw_edge(corners[n], corners[n - 1])
                self.put(self.triangle(g.HILL_TRIANGLE[hill]), terms.hill_name(self.words, hill)[:3], BOLD)
            elif self.view.hills and self.view.barred:
                self.put(self.triangle(g.HILL_TRIANGLE[hill]), BARRED_SIGN, QUIET)

    def draw_edge(self, one: int, other: int, letter: str = "") -> None:
        """A side of a district or a hill, or a piece of an aqueduct, which is written with its letter."""
        first, second = sorted((self.vertex(one), self.vertex(other)))
        x, y = self.edge(one, other)
        if first[0] == second[0]:
            for line in (y - 1, y, y + 1):
                self.put((x, line), letter or "│")
        elif first[1] < second[1]:
            self.put((x, y), letter * 4 or "`-._")
        else:
            self.put((x + 1, y), letter * 4 or "_.-'")

    # -- what was built ---------------------------------------------------------------------------------

    def city(self) -> None:
        view = self.view
        for district in view.laid:
            place = district // c.KINDS
            for one, other in product(g.OBTUSE[place], g.ACUTE[place]):
                self.draw_edge(one, other)
        for aqueduct, path in enumerate(view.paths):
            for one, other in pairwise(path):
                self.draw_edge(one, other, self.aqueduct(aqueduct))
        for district in view.laid:
            owners = [seat for seat, player in enumerate(view.players) if district in player.magistrates]
            self.label(district, "".join(f"{MAGISTRATE}{seat + 1}" for seat in owners))
        for site, built in enumerate(view.sites):
            if built == FOUNTAIN:
                self.put(self.vertex(site), FOUNTAIN_SIGN, BOLD)
            elif built != c.EMPTY:
                kind, seat = divmod(built, c.MOST_SEATS)
                self.put(self.vertex(site), f"{self.building(kind)}{seat + 1}", BOLD)

    def label(self, district: int, mark: str) -> None:
        """The colour of a district, with whose magistrate stands on it or which option is about that one."""
        place, kind = divmod(district, c.KINDS)
        self.put(self.place(place), f"{self.colour(kind)}{mark}", STYLES[c.KIND_IDS[kind]])

    # -- letters ----------------------------------------------------------------------------------------

    def colour(self, kind: int) -> str:
        return self.words.say(COLOUR_CODES[c.KIND_IDS[kind]])

    def building(self, kind: int) -> str:
        return self.words.say(BUILDING_CODES[c.KIND_IDS[kind]])

    def aqueduct(self, aqueduct: int) -> str:
        return self.words.say(AQUEDUCT_CODES[c.AQUEDUCT_IDS[aqueduct]])
