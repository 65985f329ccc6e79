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
CERES_NAME: Final = N_("Ceres")
POPULATION: Final = N_("population {number}")
WIDE: Final = 6  # a lot on the map, with the line to its left
MARGIN: Final = 3
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES: Final = {
    0: " ", UP: "╵", DOWN: "╷", LEFT: "╴", RIGHT: "╶", UP | DOWN: "│", LEFT | RIGHT: "─", UP | LEFT: "┘",
    UP | RIGHT: "└", DOWN | LEFT: "┐", DOWN | RIGHT: "┌", UP | DOWN | LEFT: "┤", UP | DOWN | RIGHT: "├",
    UP | LEFT | RIGHT: "┴", DOWN | LEFT | RIGHT: "┬", UP | DOWN | LEFT | RIGHT: "┼",
}  # fmt: skip


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

    def amount(self, what: str, number: int) -> str:
        return terms.amount(self.words, what, number)

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
        player = self.view.players[self.middle]
        cards = (
            f"{slot + 1}\u00a0{self.card_in_market(card)}\u00a0({self.view.price(player, slot)})"
            for slot, card in enumerate(self.view.row)
        )
        yield listed(self.say(N_("Market, with prices")), cards, " · ")
        for card in self.view.row:
            if card >= c.LOTS:
                yield self.card_text(card - c.LOTS)

    def card_in_market(self, card: int) -> str:
        return c.LOT_NAMES[card] if card < c.LOTS else terms.card_name(self.words, card - c.LOTS)

    def card_text(self, card: int) -> Text:
        return Text(f"  {terms.card_name(self.words, card)}: {effects.card_effect(self.words, card)}", QUIET)

    def common(self) -> Iterable[Text]:
        """Monuments that can be built, and open goals."""
        for number in members(self.view.monuments):
            kind = c.FIRST_MONUMENT + number
            said = [terms.shape_name(self.words, kind), effects.worth(self.words, kind)]
            said.append(effects.at_once(self.words, kind))
            if needs := effects.needs(self.words, kind):
                said.append(self.say(N_("needs {needs}"), needs=needs))
            name = f"{self.code(kind)} {terms.kind_name(self.words, kind)}"
            yield Text(f"{name}: ", STYLES[c.TYPE[kind]]).append("; ".join(filter(None, said)), "default")
        for goal in members(self.view.open_goals):
            yield listed(self.say(N_("Open goal")), [effects.goal_in_words(self.words, goal, self.view.seats)])

    # -- the players -------------------------------------------------------------------------------------

    def player(self, seat: int) -> Iterable[Text]:
        view, player = self.view, self.view.players[seat]
        yield self.heading(seat)
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

    def heading(self, seat: int) -> Text:
        view = self.view
        starts = seat == view.starter and not view.solo and view.era
        name = self.name(seat, self.say(N_("start player")) if starts else "")
        return self.title(seat, f"{seat + 1} {name}", self.amount("points", score_of(view, view.players[seat])))

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
        player = self.view.players[self.middle]
        title = self.say(N_("In the tray"))
        yield Text(f"  {title}: ", BOLD)
        for kind in range(c.TRAY_KINDS):
            left = player.left_in_tray(kind)
            line = Text(f"  {left}× {self.code(kind)} {terms.kind_name(self.words, kind)}", STYLES[c.TYPE[kind]])
            yield line.append(f": {effects.worth(self.words, kind)}", "default" if left else QUIET)

    def ceres(self) -> Iterable[Text]:
        """Her points, her lots without a garden, and what her gardens on the map are."""
        ceres = self.view.ceres()
        points = self.amount("points", score_of(self.view, ceres))
        yield bold(f"{CERES} {self.say(CERES_NAME)}", f" · {points}")
        yield Text("  " + self.say(POPULATION, number=population_of(self.view, ceres)))
        yield self.own(N_("Face down"), g.lot_names(ceres.marked))
        for kind in range(c.FIRST_GARDEN, c.KINDS):
            number = ceres.number_of(kind)
            if number:
                name = f"  {number}× {self.code(kind)} {terms.kind_name(self.words, kind)}"
                yield Text(name, STYLES[c.TYPE[kind]]).append(
                    f": {effects.worth(self.words, kind, self.view.level)}", "default"
                )


LEGEND: Final = N_("Numbers: whose lot it is. (2): its place in the market. ▸2: option 2. ×: out of the game.")


class Map:
    """The lots in use: buildings have lines around them and none inside."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.size = board.view.size
        self.owner = [""] * c.LOTS
        self.built = [c.EMPTY] * c.LOTS
        for number, city in enumerate(board.view.cities):
            for name in sets.members(city.lots):
                self.owner[name] = CERES if number == board.view.seats else str(number + 1)
            for code in city.buildings:
                for lot in g.PLACE_LOTS[code // c.KINDS]:
                    self.built[lot] = code
        self.numbers = self.options()

    def options(self) -> dict[int, int]:
        """By lot the number of the option that chooses it."""
        view = self.board.view
        if view.phase not in ABOUT_LOTS:
            return {}
        return {option - view.base: number for number, option in enumerate(view.options_of(self.board.middle), 1)}

    def lines(self) -> Iterable[Text]:
        head = "".join(chr(ord("A") + column).center(WIDE) for column in range(self.size))
        yield Text(" " * MARGIN + head, QUIET)
        for row in range(self.size + 1):
            yield self.border(row)
            if row < self.size:
                yield self.row(row)

    def apart(self, lot: int, row: int, column: int) -> bool:
        """Whether there is a line between a lot and another place."""
        if not (0 <= row < self.size and 0 <= column < self.size):
            return True
        return self.built[lot] == c.EMPTY or self.built[lot] != self.built[row * c.SIDE + column]

    def has_line_above(self, row: int, column: int) -> bool:
        if not 0 <= column < self.size:
            return False
        return row == self.size or self.apart(row * c.SIDE + column, row - 1, column)

    def has_line_left(self, row: int, column: int) -> bool:
        if not 0 <= row < self.size:
            return False
        return column == self.size or self.apart(row * c.SIDE + column, row, column - 1)

    def border(self, row: int) -> Text:
        line = " " * MARGIN
        for column in range(self.size + 1):
            lines = UP * self.has_line_left(row - 1, column) | DOWN * self.has_line_left(row, column)
            lines |= LEFT * self.has_line_above(row, column - 1) | RIGHT * self.has_line_above(row, column)
            line += LINES[lines]
            if column < self.size:
                line += ("─" if self.has_line_above(row, column) else " ") * (WIDE - 1)
        return Text(line, QUIET)

    def row(self, row: int) -> Text:
        line = Text(str(row + 1).rjust(MARGIN - 1) + " ", QUIET)
        for column in range(self.size):
            lot = row * c.SIDE + column
            line.append("│" if self.has_line_left(row, column) else " ", QUIET)
            style = STYLES[c.TYPE[self.built[lot] % c.KINDS]] if self.built[lot] != c.EMPTY else "default"
            line.append(self.cell(lot).center(WIDE - 1), BOLD if lot in self.numbers else style)
        return line.append("│", QUIET)

    def cell(self, lot: int) -> str:
        """The option that chooses it, or whose it is and what begins there, or its place in the market."""
        view = self.board.view
        if lot in self.numbers:
            return f"▸{self.numbers[lot]}"
        if self.built[lot] != c.EMPTY:
            place, kind = divmod(self.built[lot], c.KINDS)
            return self.owner[lot] + (self.board.code(kind) if g.PLACE_LOTS[place][0] == lot else "")
        if self.owner[lot]:
            return f"{self.owner[lot]}·"
        if lot in view.row:
            return f"({view.row.index(lot) + 1})"
        return "×" if sets.has(view.removed, lot) else ""


draw: Final = Board
