"""City of Rome drawn with characters: what a view shows, readable without colours and from 80 columns on."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aedilis.draw.terminal import BOLD, PLAIN, QUIET, CharacterBoard, bold, grid
from aedilis.engine.bits import BIT, mask_of, members
from aedilis.engine.words import N_
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.rules.memory import is_known
from aedilis.games.city_of_rome.rules.player import Player, extent
from aedilis.games.city_of_rome.rules.position import CityOfRome
from aedilis.games.city_of_rome.rules.scoring import markers_among, temple_points
from aedilis.games.city_of_rome.words.speech import RomanSpeech
from aedilis.games.city_of_rome.words.terms import amounts

LARGEST_TILE: Final = 18  # the longest name in one line
SMALLEST_TILE: Final = 9
WIDEST_NEIGHBOUR: Final = 40
SMALL_TILE: Final = 5  # of a city drawn small

PUBLIC_STYLES: Final = {
    "green": "black on dark_sea_green4",
    "red": "white on red3",
    "yellow": "black on gold1",
    "blue": "white on dodger_blue3",
}
HOUSE_STYLES: Final = {2: "black on grey93", 3: "black on grey78", 4: "black on grey62"}
PRODUCTION_STYLE: Final = "black on tan"
AQUEDUCT_STYLE: Final = "black on sky_blue2"
TEMPLE_STYLE: Final = "white on medium_purple4"
BRICK_STYLE: Final = "black on sandy_brown"
COG_STYLE: Final = "black on grey70"

SHORT_NAMES: Final = {
    "vegetable farm": N_("Veg."), "grain farm": N_("Corn"), "sheep farm": N_("Sheep"), "winery": N_("Wine"),
    "house 2": N_("H 2"), "house 3": N_("H 3"), "house 4": N_("H 4"), "luxury house 2": N_("H 2★"),
    "luxury house 3": N_("H 3★"), "luxury house 4": N_("H 4★"), "market": N_("Mark."),
    "Forum Romanum": N_("Forum"), "arena": N_("Arena"), "Colosseum": N_("Colo."), "school": N_("Scho."),
    "university": N_("Univ."), "baths": N_("Bath"), "imperial baths": N_("Imp."), "aqueduct": N_("Aqu."),
    "great aqueduct": N_("Aqu.★"), "temple of Luna": N_("Luna"), "temple of Mars": N_("Mars"),
    "temple of Venus": N_("Venus"), "temple of Jupiter": N_("Jupit"), "temple of Mercury": N_("Merc."),
    "temple of Minerva": N_("Miner"), "temple of Fortuna": N_("Fort."), "temple of Cupid": N_("Cupid"),
    "temple of Juno": N_("Juno"), "temple of Saturn": N_("Satur"),
}  # fmt: skip


class Tile(NamedTuple):
    """A cell of a city: what is written on it, and its colours."""

    lines: list[str]
    style: str


class Board(CharacterBoard[CityOfRome, RomanSpeech]):
    """The whole table as its viewer sees it; whoever decides is in the middle of a position without a viewer."""

    def parts(self, width: int) -> Iterator[RenderableType]:
        yield self.head()
        yield ""
        yield self.other_players(width)
        yield ""
        yield self.strip(width)
        yield ""
        yield from self.cards(self.say(N_("Offer")), sorted(self.view.offer), self.influence_cards())
        if any(is_known(kind) for kind in self.view.drawn):
            yield from self.cards(self.say(N_("Drawn cards")), sorted(self.view.drawn))
        yield self.heading()
        yield self.city(width)
        yield from self.cards(self.say(N_("Hand")), self.view.players[self.middle].cards())

    # -- the middle of the table ----------------------------------------------------------------------------

    def head(self) -> Text:
        view = self.view
        decks = ", ".join(f"{c.DECK_NAMES[deck]} {view.cards_left(deck)}" for deck in range(len(view.decks)))
        left = self.say(N_("decks: {decks}"), decks=decks)
        return Text(f"{self.speech.moment(view)}  ·  {left}", BOLD)

    def influence_cards(self) -> str:
        view = self.view
        if view.lying:
            return self.say(N_("influence cards lying out: {values}"), values=influence_values(view.lying))
        for round, cards in enumerate(c.INFLUENCE_APPEARS[view.seats]):
            if round > view.round and cards:
                value = influence_values(cards)
                return self.say(N_("influence card {value} in round {round}"), value=value, round=round)
        return self.say(N_("no influence card to come"))

    def strip(self, width: int) -> RenderableType:
        """The spaces from the emperor outwards."""
        if self.view.strip_in_use() == c.EMPTY:
            return Text(self.say(N_("No action strip is in use yet.")), QUIET)
        size = (width - 12) // c.SPACES - 2
        labels = "\n".join([self.say(N_("Emperor →")), self.say(N_("free")), self.say(N_("builders"))])
        table = Table.grid(padding=(0, 1))
        table.add_column(width=10)
        table.add_row(labels, *(self.space(space, size) for space in range(c.SPACES)))
        return table

    def space(self, space: int, size: int) -> Text:
        """The symbol, the free points up to it, and who stands there."""
        arrangement = self.view.strip_in_use()
        brick = c.ARRANGEMENTS[arrangement][space] == "B"
        word = self.say(N_("brick")) if brick else self.say(N_("cog"))
        free = {"B": c.FREE_BRICKS[arrangement * c.SPACES + space], "C": c.FREE_COGS[arrangement * c.SPACES + space]}
        points = " ".join(f"{number} {self.speech.strip(letter)}" for letter, number in free.items())
        drawn = Text(f" {space + 1} {word}".ljust(size), BRICK_STYLE if brick else COG_STYLE)
        return Text("\n").join([drawn, Text(f" {points}", QUIET), self.builder(space, size)])

    def builder(self, space: int, size: int) -> Text:
        seat = self.view.builders[space]
        if seat == c.EMPTY:
            return Text(" ·", QUIET)
        acting = self.view.phase != p.PLACE and space == self.view.space
        name = Text(f"{'▶' if acting else ' '}{self.names[seat]}", BOLD)
        name.truncate(size, overflow="ellipsis")
        return name

    # -- cards ----------------------------------------------------------------------------------------------

    def cards(self, title: str, kinds: Sequence[int], beside: str = "") -> Iterable[RenderableType]:
        """One line a card: name, cost, stars and what it is good for."""
        table = grid(2)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        for kind in kinds:
            if not is_known(kind):
                table.add_row(f"   {self.speech.card(kind)}")
                continue
            name = Text("  ").append(f" {self.speech.card(kind)} ", style_of(kind))
            printed = [self.colour(kind), "★" * c.STARS[kind], self.speech.effect(kind)]
            table.add_row(name, self.speech.amount("build points", c.COST[kind]), " · ".join(filter(None, printed)))
        heading = Text(title if kinds else f"{title}: -", BOLD)
        yield heading.append(f"  ·  {beside}" if beside else "", PLAIN)
        if kinds:
            yield table
        yield ""

    def colour(self, kind: int) -> str:
        return self.speech.colour(c.COLOUR_NAMES[c.COLOUR[kind]]) if c.COLOUR[kind] != c.EMPTY else ""

    # -- a city, large --------------------------------------------------------------------------------------

    def heading(self) -> Text:
        return bold(self.named(self.middle), f"  ·  {self.purse(self.middle)}  ·  {self.won(self.middle)}")

    def named(self, seat: int) -> str:
        first = seat == self.view.first_player() and self.view.strips
        return self.name(seat, self.say(N_("first player")) if first else "")

    def purse(self, seat: int) -> str:
        player = self.view.players[seat]
        return f"{self.speech.amount('money', player.money)}, {self.speech.amount('influence', player.influence)}"

    def won(self, seat: int) -> str:
        return self.say(N_("influence won: {values}"), values=influence_values(self.view.players[seat].won))

    def city(self, width: int) -> Text:
        """As far as it reaches; while a cell is chosen, also the cells that may be chosen."""
        player = self.view.players[self.middle]
        choices = self.cells_to_choose()
        rows, columns = extent(player.occupied | mask_of([*c.START_CELLS, *choices]))
        size = max(SMALLEST_TILE, min(LARGEST_TILE, (width - 4) // len(columns) - 1))
        drawn = letters("   ", columns, size)
        drawn.append(line("\n  ┌", "┬", "┐\n", columns, size))
        for row in rows:
            tiles = [self.tile(player, row * c.COLUMNS + column, choices, size - 1) for column in columns]
            drawn.append_text(row_of_tiles(str(row + 1), tiles, size))
            last = row == rows[-1]
            drawn.append(line("  └" if last else "  ├", "┴" if last else "┼", "┘\n" if last else "┤\n", columns, size))
        return drawn

    def cells_to_choose(self) -> dict[int, int]:
        """By cell the number of the option that chooses it."""
        view = self.view
        if view.phase != p.CELL or view.seat != self.middle:
            return {}
        return {option - view.base: number for number, option in enumerate(view.options(), 1)}

    def tile(self, player: Player, cell: int, choices: dict[int, int], size: int) -> Tile:
        kind = player.cells[cell]
        mark = f"▸ {choices[cell]}" if cell in choices else ""
        if kind == c.EMPTY:
            return Tile([c.CELL_NAMES[cell], mark] if mark else ["", "·"], BOLD if mark else QUIET)
        lines = textwrap.wrap(self.say(c.NAMES[kind]), size) + textwrap.wrap(self.on_building(player, cell), size)
        return Tile([*lines, mark] if mark else lines, style_of(kind))

    def on_building(self, player: Player, cell: int) -> str:
        """Yield, brick token, colour, markers, points or stars."""
        kind = player.cells[cell]
        tokens = {"money": c.YIELDS_MONEY[kind], "influence": c.YIELDS_INFLUENCE[kind]}
        words = [amounts(self.speech.words, tokens)]
        if c.YIELDS_BRICK[kind]:
            place = N_("■ token") if player.bricks & BIT[cell] else N_("□ token")
            words.append(self.say(place))
        words.append(self.colour(kind))
        words.append("●" * markers_among(player, BIT[cell]))
        if BIT[kind] & c.TEMPLES:
            words.append(self.speech.amount("points", temple_points(player, kind)))
        words.append("★" * c.STARS[kind])
        return " ".join(word for word in words if word)

    # -- the other players, small ---------------------------------------------------------------------------

    def other_players(self, width: int) -> RenderableType:
        table = grid(2)
        for _ in self.others:
            table.add_column(width=min(WIDEST_NEIGHBOUR, (width + 2) // len(self.others) - 2))
        table.add_row(*(self.other_player(seat) for seat in self.others))
        return table

    def other_player(self, seat: int) -> RenderableType:
        hand = ", ".join(self.speech.card(kind) for kind in self.view.players[seat].cards())
        return Group(
            Text(self.named(seat), BOLD, no_wrap=True, overflow="ellipsis"),
            Text(self.purse(seat)),
            Text(self.won(seat)),
            self.small_city(self.view.players[seat]),
            Text(f"{self.say(N_('Hand'))}: {hand or '-'}", QUIET),
        )

    def small_city(self, player: Player) -> Text:
        rows, columns = extent(player.occupied | mask_of(c.START_CELLS))
        drawn = letters("  ", columns, SMALL_TILE)
        for row in rows:
            drawn.append(f"\n{row + 1}", QUIET)
            for column in columns:
                drawn.append(" ").append_text(self.small_tile(player, row * c.COLUMNS + column))
        return drawn

    def small_tile(self, player: Player, cell: int) -> Text:
        kind = player.cells[cell]
        if kind == c.EMPTY:
            return Text("·".center(SMALL_TILE), QUIET)
        name = self.say(SHORT_NAMES.get(c.NAMES[kind], c.NAMES[kind]))
        markers = markers_among(player, BIT[cell])
        token = "■" if player.bricks & BIT[cell] else f"●{markers}" if markers else ""
        return Text((name[: SMALL_TILE - len(token)] + token).ljust(SMALL_TILE), style_of(kind))


def influence_values(cards: int) -> str:
    return " + ".join(str(c.INFLUENCE_CARDS[card]) for card in members(cards)) or "-"


def style_of(kind: int) -> str:
    if c.VALUE[kind]:
        return HOUSE_STYLES.get(c.VALUE[kind], "")
    if c.COLOUR[kind] != c.EMPTY:
        return PUBLIC_STYLES.get(c.COLOUR_NAMES[c.COLOUR[kind]], "")
    if c.PRODUCTION[kind]:
        return PRODUCTION_STYLE
    return AQUEDUCT_STYLE if BIT[kind] & c.AQUEDUCTS else TEMPLE_STYLE


def letters(margin: str, columns: Sequence[int], size: int) -> Text:
    names = " ".join(c.CELL_NAMES[column][0].center(size) for column in columns)
    return Text().append(margin + names.rstrip(), QUIET)


def line(left: str, between: str, right: str, columns: Sequence[int], size: int) -> str:
    return left + between.join("─" * size for _ in columns) + right


def row_of_tiles(label: str, tiles: Sequence[Tile], size: int) -> Text:
    row = Text()
    height = max(2, *(len(tile.lines) for tile in tiles))
    for n in range(height):
        row.append(label if n == 0 else " ", QUIET).append(" │")
        for tile in tiles:
            written = tile.lines[n] if n < len(tile.lines) else ""
            row.append(f" {written}".ljust(size), tile.style).append("│")
        row.append("\n")
    return row


draw: Final = Board
