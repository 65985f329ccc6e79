"""Foundations of Rome drawn with characters: what a view shows, readable without colours and from 80 columns on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from aedilis.draw.terminal import BOLD, QUIET, CharacterBoard, bold, listed
from aedilis.engine import large_sets as sets
from aedilis.engine.bits import members
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import population_of
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.rules.scoring import score_of
from aedilis.games.foundations_of_rome.words import effects, terms
from aedilis.games.foundations_of_rome.words.speech import FoundationsSpeech

STYLES: Final = ("green", "yellow", "deep_sky_blue1")  # by type of building
CODES: Final = {  # what a building is called on the map; monuments have capitals
    "domus": N_("Dom"), "domus-maxima": N_("DMx"), "insula-corner": N_("InC"), "insula-row": N_("InR"),
    "grand-insula-sq": N_("GIS"), "grand-insula-row": N_("GIR"), "bakery": N_("Bak"), "pottery": N_("Pot"),
    "artisans-corner": N_("AfC"), "artisans-row": N_("AfR"), "foundry-sq": N_("FoS"), "foundry-row": N_("FoR"),
    "fountain": N_("Ftn"), "library": N_("Lib"), "market-stall": N_("SMk"), "garden": N_("Gdn"),
    "grand-fountain": N_("MFt"), "grand-library": N_("GLi"), "grand-market": N_("Mkt"), "grand-garden": N_("LGd"),
    "pantheon": N_("PAN"), "forum-romanum": N_("FOR"), "circus-maximus": N_("CIR"), "temple-vulcan": N_("VUL"),
    "temple-minerva": N_("MIN"), "tower-of-wonders": N_("TOW"), "temple-mars": N_("MAR"), "temple-neptune": N_("NEP"),
    "lighthouse": N_("LIG"), "observation-tower": N_("OBS"), "temple-jupiter": N_("JUP"), "colosseum": N_("COL"),
    "royal-winery": N_("WIN"), "regia": N_("REG"), "statue-romulus": N_("ROM"), "temple-venus": N_("VEN"),
    "temple-apollo": N_("APO"), "triumphal-arch": N_("ARC"), "imperial-port": N_("POR"),
    "residential-garden-1": N_("gR1"), "residential-garden-2": N_("gR2"), "commercial-garden-1": N_("gC1"),
    "commercial-garden-2": N_("gC2"), "residential-civic-garden": N_("gpR"), "commercial-civic-garden": N_("gpC"),
    "civic-civic-garden": N_("gpP"), "any-civic-garden": N_("gpA"),
}  # fmt: skip
ABOUT_LOTS: Final = (p.DRAFT, p.SITE, p.STEAL, p.TAKE, p.SCORE, p.FROM, p.TO, p.OFFER_LOT)
CERES: Final = "C"  # on the map, where players have their number
POPULATION: Final = N_("population {number}")
WIDE: Final = 6  # a lot on the map, with the line to its left
MARGIN: Final = 3
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the sum of these
OUTSIDE: Final = -1


class Board(CharacterBoard[FoundationsOfRome, FoundationsSpeech]):
    """The whole table; whoever looks, or else decides, comes last, with the buildings that are left in the tray."""

    def parts(self, width: int) -> Iterator[RenderableType]:
        yield self.head()
        yield ""
        yield from self.market()
        yield from self.common()
        yield ""
        yield from Map(self).lines()
        yield Text(self.say(LEGEND), QUIET)
        yield ""
        if self.view.solo:
            yield from self.ceres()
        for seat in (*self.others, self.middle):
            yield from self.player(seat)
        yield from self.tray()

    def code(self, kind: int) -> str:
        return self.say(CODES[c.KIND_IDS[kind]])

    # -- the moment and the market -----------------------------------------------------------------------

    def head(self) -> Text:
        view = self.view
        if not view.era:
            return Text(self.say(N_("Set-up")), BOLD)
        parts = [self.say(N_("Era {era} of {eras}"), era=view.era, eras=c.ERAS)]
        if view.ending:
            parts.append(self.say(N_("last turns")))
        else:
            parts.append(self.say(N_("{deeds} left"), deeds=self.amount("deeds", view.deeds_left)))
        return Text(", ".join(parts), BOLD)

    def market(self) -> Iterable[Text]:
        """Every card with its price for whoever looks."""
        row, player = self.view.row, self.view.players[self.middle]
        names = [c.LOT_NAMES[card] if card < c.LOTS else terms.card_name(self.words, card - c.LOTS) for card in row]
        prices = [f"{slot + 1}\u00a0{name}\u00a0({self.view.price(player, slot)})" for slot, name in enumerate(names)]
        yield listed(self.say(N_("Market, with prices")), prices, " · ")
        for card in row:
            if card >= c.LOTS:
                yield Text(f"  {effects.card_in_words(self.words, card - c.LOTS)}", QUIET)

    def common(self) -> Iterable[Text]:
        """Monuments that can be built, and open goals."""
        for number in members(self.view.monuments):
            kind = c.FIRST_MONUMENT + number
            said = [terms.shape_name(self.words, kind), effects.worth(self.words, kind)]
            said += effects.more_of_monument(self.words, kind)
            name = f"{self.code(kind)} {terms.kind_name(self.words, kind)}: "
            yield Text(name, STYLES[c.TYPE[kind]]).append("; ".join(said), "default")
        for goal in members(self.view.open_goals):
            yield listed(self.say(N_("Open goal")), [effects.goal_in_words(self.words, goal, self.view.seats)])

    # -- the players -------------------------------------------------------------------------------------

    def player(self, seat: int) -> Iterable[Text]:
        view, player = self.view, self.view.players[seat]
        starts = seat == view.starter and not view.solo and view.era
        name = self.name(seat, self.say(N_("start player")) if starts else "")
        yield self.title(seat, f"{seat + 1} {name}", self.amount("points", score_of(view, player)))
        tokens = {"fresh": player.fresh, "used": player.used}
        said = [
            self.amount("silver", player.silver),
            self.say(N_("income {number}"), number=view.income(player)),
            self.say(POPULATION, number=population_of(view, player)),
            self.amount("lots", player.owned()),
            self.amount("spare", player.spare_markers()),
            *(self.amount(token, number) for token, number in tokens.items() if number),
        ]
        yield Text(f"  {', '.join(said)}")
        yield from self.cards_of(player)
        if seat == view.viewer and sets.any_in(player.hand):
            yield self.own(N_("In hand"), g.lot_names(player.hand))

    def own(self, title: str, things: Iterable[str]) -> Text:
        """A line about what somebody has."""
        return listed(f"  {self.say(title)}", things)

    def cards_of(self, player: Player) -> Iterable[Text]:
        """Role, goal and influence cards, as far as they are known."""
        if player.role != c.EMPTY:
            name, effect = terms.role_name(self.words, player.role), effects.role_effect(self.words, player.role)
            yield self.own(N_("Role"), [f"{name} ({effect})"])
        if player.goal != c.EMPTY:
            goal = self.say(N_("face down"))
            if player.goal != codes.UNKNOWN_GOAL:
                goal = effects.goal_in_words(self.words, player.goal, self.view.seats)
            yield self.own(N_("Hidden goal"), [goal])
        held = [entry % codes.KNOWN for entry in player.held]
        shown = [terms.card_name(self.words, card) for card in held if card != codes.UNKNOWN_CARD]
        if codes.UNKNOWN_CARD in held:
            shown.append(self.amount("face down", held.count(codes.UNKNOWN_CARD)))
        if shown:
            yield self.own(N_("Influence cards"), shown)
        if player.opened:
            yield self.own(N_("Turned up"), (terms.card_name(self.words, card) for card in members(player.opened)))

    def tray(self) -> Iterable[Text]:
        """What is left of the buildings, with their codes on the map."""
        player, title = self.view.players[self.middle], self.say(N_("In the tray"))
        yield Text(f"  {title}: ", BOLD)
        for kind in range(c.TRAY_KINDS):
            yield self.buildings(kind, player.left_in_tray(kind))

    def ceres(self) -> Iterable[Text]:
        """Her points, her lots without a garden, and what her gardens on the map are."""
        ceres = self.view.ceres()
        name, points = self.say(N_("Ceres")), self.amount("points", score_of(self.view, ceres))
        yield bold(f"{CERES} {name}", f" · {points}")
        yield Text("  " + self.say(POPULATION, number=population_of(self.view, ceres)))
        yield self.own(N_("Face down"), g.lot_names(ceres.marked))
        for kind in range(c.FIRST_GARDEN, c.KINDS):
            if number := ceres.number_of(kind):
                yield self.buildings(kind, number, self.view.level)

    def buildings(self, kind: int, number: int, level: int = 0) -> Text:
        """So many of a kind, and what each brings."""
        name = f"  {number}× {self.code(kind)} {terms.kind_name(self.words, kind)}"
        worth = effects.worth(self.words, kind, level)
        return Text(name, STYLES[c.TYPE[kind]]).append(f": {worth}", "default" if number else QUIET)


LEGEND: Final = N_("Numbers: whose lot it is. (2): its place in the market. ▸2: option 2. ×: out of the game.")


class Map:
    """The lots in use: buildings have lines around them and none inside."""

    def __init__(self, board: Board) -> None:
        view = board.view
        self.board, self.size = board, view.size
        self.owner = {
            lot: CERES if number == view.seats else str(number + 1)
            for number, city in enumerate(view.cities)
            for lot in sets.members(city.lots)
        }
        codes = [code for city in view.cities for code in city.buildings]
        self.built = {lot: code for code in codes for lot in g.PLACE_LOTS[code // c.KINDS]}
        options = view.options_of(board.middle) if view.phase in ABOUT_LOTS else []
        self.numbers = {option - view.base: number for number, option in enumerate(options, 1)}  # of options, by lot

    def lines(self) -> Iterable[Text]:
        head = "".join(chr(ord("A") + column).center(WIDE) for column in range(self.size))
        yield Text(" " * MARGIN + head, QUIET)
        for row in range(self.size):
            yield self.border(row)
            yield self.row(row)
        yield self.border(self.size)

    def place(self, row: int, column: int) -> int:
        """What there are lines around: a building, or a lot without one."""
        if not (0 <= row < self.size and 0 <= column < self.size):
            return OUTSIDE
        lot = row * c.SIDE + column
        return c.LOTS + self.built[lot] if lot in self.built else lot

    def border(self, row: int) -> Text:
        line = " " * MARGIN
        for column in range(self.size + 1):
            above_left, above = self.place(row - 1, column - 1), self.place(row - 1, column)
            left, here = self.place(row, column - 1), self.place(row, column)
            lines = UP * (above_left != above) | DOWN * (left != here)
            line += LINES[lines | LEFT * (above_left != left) | RIGHT * (above != here)]
            if column < self.size:
                line += ("─" if above != here else " ") * (WIDE - 1)
        return Text(line, QUIET)

    def row(self, row: int) -> Text:
        line = Text(str(row + 1).rjust(MARGIN - 1) + " ", QUIET)
        for column in range(self.size):
            lot = row * c.SIDE + column
            line.append("│" if self.place(row, column - 1) != self.place(row, column) else " ", QUIET)
            style = STYLES[c.TYPE[self.built[lot] % c.KINDS]] if lot in self.built else "default"
            line.append(self.cell(lot).center(WIDE - 1), BOLD if lot in self.numbers else style)
        return line.append("│", QUIET)

    def cell(self, lot: int) -> str:
        """The option that chooses it, or whose it is and what begins there, or its place in the market."""
        view = self.board.view
        if lot in self.numbers:
            return f"▸{self.numbers[lot]}"
        if lot in self.built:
            place, kind = divmod(self.built[lot], c.KINDS)
            return self.owner[lot] + (self.board.code(kind) if g.PLACE_LOTS[place][0] == lot else "")
        if lot in self.owner:
            return f"{self.owner[lot]}·"
        if lot in view.row:
            return f"({view.row.index(lot) + 1})"
        return "×" if sets.has(view.removed, lot) else ""


draw: Final = Board
