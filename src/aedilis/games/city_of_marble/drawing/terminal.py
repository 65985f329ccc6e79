"""City of Marble drawn with characters: what a view shows, readable without colours and from 80 columns on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from aedilis.draw.terminal import BOLD, QUIET, CharacterBoard, listed
from aedilis.engine.position import OVER
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.decisions import Actions
from aedilis.games.city_of_marble.drawing.chart import BRIDGE_SIGN, FOUNTAIN_SIGN, MAGISTRATE, STYLES, Chart
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import CENTRE, IMPERIUM_SPACE, TREASURY, Player
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.scoring import all_points
from aedilis.games.city_of_marble.words import terms
from aedilis.games.city_of_marble.words.speech import MarbleSpeech

SIGNS: Final = N_(
    "~ source, {bridge} bridge, {fountain} fountain, {magistrate}2 player 2's magistrate, {building} player 2's temple"
)


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
        words, chart = self.words, self.chart
        names = [
            Text(f"{chart.colour(kind)} {terms.district_name(words, kind)}", STYLES[c.KIND_IDS[kind]])
            for kind in range(c.KINDS)
        ]
        yield Text(", ").join(names)
        buildings = [f"{chart.building(kind)} {terms.building_name(words, kind)}" for kind in range(c.KINDS)]
        aqueducts = [f"{chart.aqueduct(number)} {terms.aqueduct_name(words, number)}" for number in range(c.AQUEDUCTS)]
        yield Text(", ".join([*buildings, *aqueducts]), QUIET)
        signs = {"bridge": BRIDGE_SIGN, "fountain": FOUNTAIN_SIGN, "magistrate": MAGISTRATE}
        yield Text(self.say(SIGNS, **signs, building=f"{chart.building(0)}2"), QUIET)

    # -- the players ---------------------------------------------------------------------------------------

    def player(self, seat: int) -> Iterable[Text]:
        player = self.view.players[seat]
        yield self.heading(seat)
        yield listed(self.say(N_("Districts ready")), [terms.colours(self.words, player.hand)])
        if any(player.drawn):
            yield listed(self.say(N_("Drawn in this turn")), [terms.colours(self.words, player.drawn)])
        yield listed(self.say(N_("Magistrates")), [self.magistrates(player)])
        tiles = dict(zip(c.KIND_IDS, player.imperium, strict=True))
        goods = [self.amount("coins", player.coins), terms.amounts(self.words, tiles), self.bridges(player)]
        yield listed(self.say(N_("Won")), filter(None, goods))

    def amount(self, what: str, number: int) -> str:
        return terms.amount(self.words, what, number)

    def heading(self, seat: int) -> Text:
        """Name and points, with the number that stands on the chart."""
        return self.title(seat, f"{seat + 1} {self.name(seat)}", self.amount("points", all_points(self.view)[seat]))

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
        return self.say(N_("{bridges} face down"), bridges=self.amount("bridges", hidden)) if hidden else ""


draw: Final = Board
