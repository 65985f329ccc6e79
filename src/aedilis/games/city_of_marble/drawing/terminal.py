"""City of Marble drawn with characters: what a view shows, readable without colours and from 80 columns on.

The city is the grid of triangles, in which districts are rhombi. Six columns are a strip and two lines are half an
edge, so that angles look right. Only the edges of districts and hills are drawn. A district has its label in the
middle, where the edge between its triangles is not drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise, product
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from aedilis.draw.terminal import BOLD, QUIET, Canvas, CharacterBoard, listed
from aedilis.engine.bits import members
from aedilis.engine.position import OVER
from aedilis.engine.words import N_, Words, naming
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.decisions import Actions
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import CENTRE, IMPERIUM_SPACE, TREASURY, Player
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import FOUNTAIN, State
from aedilis.games.city_of_marble.words import terms
from aedilis.games.city_of_marble.words.speech import MarbleSpeech

STYLES: Final = terms.by_kind("green", "deep_sky_blue1", "yellow", "red")
colour_code = naming(c.KIND_IDS, terms.by_kind(N_("Gr"), N_("Bl"), N_("Ye"), N_("Re")))
building_code = naming(c.KIND_IDS, terms.by_kind(N_("Te"), N_("Ba"), N_("Th"), N_("Ar")))
aqueduct_code = naming(c.AQUEDUCT_IDS, {"grey": N_("g"), "brown": N_("b"), "white": N_("w")})
FOUNTAIN_SIGN: Final = "(o)"
BRIDGE_SIGN: Final = "=="
BARRED_SIGN: Final = "xx"
MAGISTRATE: Final = "*"  # before the number of its player
WIDE: Final = 6  # a strip
HIGH: Final = 2  # a row
LEFT: Final = 4  # room for the numbers of rows
ABOVE: Final = 1  # for the letters of lines and strips
RIGHT: Final = 3  # for the sources
SIGNS: Final = N_(
    "~ source, {bridge} bridge, {fountain} fountain, {magistrate}2 player 2's magistrate, {building} player 2's temple"
)

Place = tuple[int, int]  # column and line of a character


class Chart:
    """The city."""

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
            self.put((x + 1, y), f"~{aqueduct_code(self.words, aqueduct)}", BOLD)
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
                self.draw_edge(one, other, aqueduct_code(self.words, aqueduct))
        for district in view.laid:
            owners = [seat for seat, player in enumerate(view.players) if district in player.magistrates]
            self.label(district, "".join(f"{MAGISTRATE}{seat + 1}" for seat in owners))
        for site, built in enumerate(view.sites):
            if built == FOUNTAIN:
                self.put(self.vertex(site), FOUNTAIN_SIGN, BOLD)
            elif built != c.EMPTY:
                kind, seat = divmod(built, c.MOST_SEATS)
                self.put(self.vertex(site), f"{building_code(self.words, kind)}{seat + 1}", BOLD)

    def label(self, district: int, mark: str) -> None:
        """The colour of a district, with whose magistrate stands on it or which option is about that one."""
        place, kind = divmod(district, c.KINDS)
        self.put(self.place(place), f"{colour_code(self.words, kind)}{mark}", STYLES[c.KIND_IDS[kind]])


class Board(CharacterBoard[CityOfMarble, MarbleSpeech]):
    """The whole table; whoever looks, or else decides, comes last."""

    def parts(self, width: int) -> Iterator[RenderableType]:
        self.chart = Chart(self.view, self.words)
        yield Text(self.moment(), BOLD)
        yield listed(self.say(N_("Districts left")), [terms.colours(self.words, self.view.stacks)])
        yield listed(self.say(N_("Imperium tiles left")), [self.imperium_left()])
        yield ""
        self.number_options()
        yield self.chart.canvas.text()
        yield from self.legend()
        yield ""
        for seat in (*self.others, self.middle):
            yield from self.player(seat)

    # -- the moment and the supply -----------------------------------------------------------------------

    def moment(self) -> str:
        view = self.view
        if view.seat == OVER:
            return self.say(N_("The end"))
        if len(view.hills) < c.HILLS_DRAWN:
            return self.say(N_("Set-up"))
        if view.last_turns:
            return self.say(N_("Last round"))
        if view.extra or not view.actions:
            return self.say(N_("More actions for imperium tiles"))
        number = c.ACTIONS_A_TURN - view.actions + 1
        return self.say(N_("Action {number} of {all}"), number=number, all=c.ACTIONS_A_TURN)

    def imperium_left(self) -> str:
        left = (number - self.view.imperium_in_play(kind) for kind, number in enumerate(c.IMPERIUM_TILES))
        return ", ".join(f"{terms.building_name(self.words, kind)} {number}" for kind, number in enumerate(left))

    # -- the city ----------------------------------------------------------------------------------------

    def number_options(self) -> None:
        """The numbers of all options that are about something in the city."""
        view, chart = self.view, self.chart
        for number, option in enumerate(view.options() if view.seat >= 0 else (), 1):
            what, _, name = Actions.all[option].piece.partition(":")
            sign = f"▸{number}"
            if what == "place":
                chart.put(chart.place(g.PLACE_NAMES.index(name)), sign, BOLD)
            elif what == "site" and name:
                chart.put(chart.vertex(g.SITE_NAMES.index(name)), sign, BOLD)
            elif what == "magistrate":
                chart.label(view.players[view.seat].magistrates[int(name) - 1], sign)
            elif what == "aqueduct":
                extension = option - view.base - p.EXTEND
                end = view.paths[extension // g.DIRECTIONS][-1]
                chart.put(chart.edge(end, view.goal_of(extension)), sign, BOLD)

    def legend(self) -> Iterable[Text]:
        """What letters and signs mean."""
        words, kinds = self.words, range(c.KINDS)
        districts = [f"{colour_code(words, kind)} {terms.district_name(words, kind)}" for kind in kinds]
        yield Text(", ").join(Text(said, STYLES[id]) for said, id in zip(districts, c.KIND_IDS, strict=True))
        meant = [f"{building_code(words, kind)} {terms.building_name(words, kind)}" for kind in kinds]
        meant += [f"{aqueduct_code(words, way)} {terms.aqueduct_name(words, way)}" for way in range(c.AQUEDUCTS)]
        yield Text(", ".join(meant), QUIET)
        signs = {"bridge": BRIDGE_SIGN, "fountain": FOUNTAIN_SIGN, "magistrate": MAGISTRATE}
        yield Text(self.say(SIGNS, **signs, building=f"{building_code(words, 0)}2"), QUIET)

    # -- the players ---------------------------------------------------------------------------------------

    def player(self, seat: int) -> Iterable[Text]:
        """Name with the number that stands on the chart, points, and what lies on the board."""
        player, amount = self.view.players[seat], self.speech.amount
        yield self.title(seat, f"{seat + 1} {self.name(seat)}", amount("points", self.view.scores()[seat]))
        yield listed(self.say(N_("Districts ready")), [terms.colours(self.words, player.hand)])
        if any(player.drawn):
            yield listed(self.say(N_("Drawn in this turn")), [terms.colours(self.words, player.drawn)])
        yield listed(self.say(N_("Magistrates")), [self.magistrates(player)])
        tiles = dict(zip(c.KIND_IDS, player.imperium, strict=True))
        goods = [amount("coins", player.coins), terms.amounts(self.words, tiles), self.bridges(player)]
        yield listed(self.say(N_("Won")), filter(None, goods))

    def magistrates(self, player: Player) -> str:
        """How many are ready, and where others wait to come back; those in the city stand on the chart."""
        spaces = {IMPERIUM_SPACE + kind: id for kind, id in enumerate(c.KIND_IDS)} | {TREASURY: "treasury"}
        away = [
            f"{player.magistrates.count(space)} {self.say(terms.TO[id])}"
            for space, id in spaces.items()
            if space in player.magistrates
        ]
        return ", ".join([self.say(N_("{number} ready"), number=player.magistrates.count(CENTRE)), *away])

    def bridges(self, player: Player) -> str:
        """The values that are known, and how many are not."""
        known = ", ".join(str(c.BRIDGE_VALUES[value]) for value in player.bridges if value != c.UNKNOWN)
        hidden = player.bridges.count(c.UNKNOWN)
        if known:
            return self.say(N_("bridges: {values}"), values=known)
        return self.say(N_("{bridges} face down"), bridges=self.speech.amount("bridges", hidden)) if hidden else ""


draw: Final = Board
