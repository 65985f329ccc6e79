"""Carpe Diem drawn with characters: what a view shows, readable without colours and from 80 columns on."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aedilis.draw.terminal import BOLD, QUIET, Canvas, CharacterBoard, grid, listed
from aedilis.engine.bits import BIT
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.player import Player
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.words import terms
from aedilis.games.carpe_diem.words.speech import CarpeDiemSpeech

LETTERS: Final = {  # what lies at an edge of a tile; dwellings are small letters
    "villa": N_("V"), "vineyard": N_("W"), "herb-garden": N_("H"), "chicken-run": N_("C"), "pond": N_("P"),
    "merchant": N_("m"), "baker": N_("b"), "administrator": N_("a"), "craftsman": N_("c"),
    "market": N_("Mkt"), "bakery": N_("Bky"), "fountain": N_("Fnt"),
}  # fmt: skip
STYLES: Final = (
    "bold", "magenta", "green", "orange3", "deep_sky_blue1", "yellow", "orange4", "grey62", "dark_green",
    "yellow", "orange3", "deep_sky_blue1",
)  # fmt: skip
BANDEROLE: Final = "◇"
SHOVEL_MARK: Final = "✕"
MET: Final = "✓"
TOGETHER: Final = "\u00a0"  # a space at which no line ends
# The large district: cells of 5 x 3 characters with lines between, the frame around.
WIDE: Final = 6
HIGH: Final = 4
MARGIN: Final = 6  # left of the district, for tasks and row numbers
HEAD: Final = 2  # above it, for tasks and column letters
CIRCLE: Final = 6  # the width of a circle between two cards


class Board(CharacterBoard[CarpeDiem, CarpeDiemSpeech]):
    """The whole table; whoever looks, or else decides, comes last and largest."""

    def parts(self, width: int) -> Iterator[RenderableType]:
        yield from self.head()
        yield ""
        yield self.star()
        yield self.seal_row()
        yield ""
        yield from self.grid(width)
        yield self.track()
        yield ""
        yield self.other_players(width)
        yield self.heading(self.middle)
        yield self.own(width)

    # -- the main board ---------------------------------------------------------------------------------------

    def head(self) -> Iterable[Text]:
        """When it is, and what the letters mean."""
        yield Text(terms.moment(self.words, self.view), BOLD)
        names = (
            Text(f"{self.letter(kind)} {terms.short_name(self.words, kind)}", STYLES[kind]) for kind in range(c.KINDS)
        )
        yield Text(", ").join(names)
        yield Text(self.say(N_("Tiles: edges above, right, below, left; a number counts chimneys.")), QUIET)

    def letter(self, kind: int) -> str:
        return self.say(LETTERS[c.KIND_IDS[kind]])

    def sign(self, kind: int) -> Text:
        return Text(self.letter(kind), STYLES[kind])

    def tile(self, laid: int) -> Text:
        """In one line, such as "V·P·1"."""
        tile = laid // c.SIDES
        if c.SHOWN[tile][0] >= c.SINGLE:
            return self.sign(c.SHOWN[tile][0])
        sides = c.EDGE[laid * c.SIDES :][: c.SIDES]
        edges = Text().join(Text("·", QUIET) if edge == c.GRASS else self.sign(edge - 1) for edge in sides)
        return edges.append(str(c.CHIMNEYS[tile])) if c.CHIMNEYS[tile] else edges

    def star(self) -> Table:
        """Every space with its lines, its depot and the figures on it; those in reach are marked."""
        table = grid(2)
        reach = self.view.spaces_to_choose() if self.view.phase in (p.MOVE, p.ANYWHERE) else []
        for space in range(c.SPACES):
            lines = ", ".join(str(other + 1) for other in c.LINES[space])
            mark = "▸" if space in reach else " "
            name = self.say(N_("Space {space}"), space=space + 1)
            slots = [self.slot(space * c.DEPOT + n) for n in range(c.DEPOT)]
            figures = [self.names[seat] for seat, player in enumerate(self.view.players) if player.space == space]
            table.add_row(Text(f"{mark} {name}", BOLD), Text(f"– {lines}", QUIET), *slots, Text(", ".join(figures)))
        return table

    def slot(self, slot: int) -> Text:
        tile = self.view.depots[slot]
        name = Text(f"{'abcd'[slot % c.DEPOT]} ", QUIET)
        return name.append_text(self.tile(tile * c.SIDES) if tile != c.EMPTY else Text("-    ", QUIET))

    def seal_row(self) -> Text:
        title = self.say(N_("Seals"))
        line = Text(f"  {title}", BOLD)
        for seal, tile in enumerate(self.view.seals):
            drawn = self.tile(tile * c.SIDES) if tile != c.EMPTY else Text("-")
            line.append(f"  {seal + 1}{TOGETHER}", QUIET).append_text(drawn)
        return line

    def track(self) -> Text:
        places = (f"{self.names[seat]} {self.view.players[seat].steps}" for seat in self.view.order)
        return listed(self.say(N_("Banderole track, from the front")), places)

    # -- scoring cards ----------------------------------------------------------------------------------------

    def grid(self, width: int) -> Iterable[Text]:
        """Cards in rows, with the circles between them."""
        size = (width - (c.GRID_COLUMNS - 1) * CIRCLE) // c.GRID_COLUMNS
        circles = {tuple(places): circle for circle, places in enumerate(c.BETWEEN)}
        for first in range(0, c.PLACES, c.GRID_COLUMNS):
            places = range(first, first + c.GRID_COLUMNS)
            cards = [self.card(place, size) for place in places]
            for n in range(max(map(len, cards))):
                line = Text()
                for place, card in zip(places, cards, strict=True):
                    lying = self.view.cards[place]
                    style = QUIET if lying == c.EMPTY else "red" if c.IS_PAID[lying] else "green"
                    line.append((card[n] if n < len(card) else "").ljust(size), style)
                    if place != places[-1]:
                        line.append((self.circle(circles[place, place + 1]) if n == 0 else "").center(CIRCLE))
                yield line
            below = (circles.get((place, place + c.GRID_COLUMNS)) for place in places)
            drawn = [(self.circle(circle) if circle is not None else "").center(size) for circle in below]
            yield Text((" " * CIRCLE).join(drawn).rstrip())

    def card(self, place: int, size: int) -> list[str]:
        """What is written on a card, in lines."""
        card = self.view.cards[place]
        if card == c.EMPTY:
            return [self.say(N_("(no card)"))]
        message = N_("{place} pay {needs} → {gain}") if c.IS_PAID[card] else N_("{place} have {needs} → {gain}")
        needs, gain = terms.needs(self.words, card), terms.gives(self.words, card)
        return textwrap.wrap(self.say(message, place=place + 1, needs=needs, gain=gain), size)

    def circle(self, circle: int) -> str:
        """Its number while it is free, then whose disc lies there."""
        if not set(c.BETWEEN[circle]) <= {place for place, card in enumerate(self.view.cards) if card != c.EMPTY}:
            return ""
        seat = self.view.discs[circle]
        return f"({circle + 1})" if seat == c.EMPTY else f"●{self.names[seat][:3]}"

    # -- the players --------------------------------------------------------------------------------------------

    def heading(self, seat: int) -> Text:
        view = self.view
        first = self.say(N_("first player")) if view.stage and seat == view.first_player() else ""
        return self.title(seat, self.name(seat, first), terms.amount(self.words, "points", view.points_of(seat)))

    def about(self, seat: int) -> Iterable[Text]:
        """All that somebody has besides the district."""
        player = self.view.players[seat]
        goods = dict(zip(c.WARE_IDS, player.wares, strict=True)) | {"coins": player.coins, "bread": player.bread}
        finished = {c.KIND_IDS[kind]: player.finished[kind] for kind in range(c.KINDS)}
        yield listed(self.say(N_("Goods")), [terms.amounts(self.words, goods)])
        yield listed(self.say(N_("Finished")), [terms.amounts(self.words, finished)])
        yield listed(self.say(N_("Chimneys")), [str(player.chimneys)])
        yield listed(self.say(N_("Stored")), (self.tile(tile * c.SIDES).plain for tile in player.stored))
        yield listed(self.say(N_("Fountain cards")), self.fountain_cards(player))

    def fountain_cards(self, player: Player) -> list[str]:
        known = [terms.short_name(self.words, card) for card in player.cards if card != c.UNKNOWN]
        hidden = player.cards.count(c.UNKNOWN)
        return [*known, *([self.say(N_("{number} face down"), number=hidden)] if hidden else [])]

    def other_players(self, width: int) -> Table:
        """The districts of all others, two beside each other, each tile in one line."""
        table = grid(2, below=1)
        for _ in range(2):
            table.add_column(width=width // 2 - 2)
        for n in range(0, len(self.others), 2):
            table.add_row(*(self.other(seat) for seat in self.others[n : n + 2]))
        return table

    def other(self, seat: int) -> Group:
        player = self.view.players[seat]
        tasks = (self.task(player, number) for number in range(len(player.tasks)))
        return Group(
            self.heading(seat), self.small_district(player), listed(self.say(N_("Tasks")), tasks, " "),
            *self.about(seat),
        )  # fmt: skip

    def small_district(self, player: Player) -> Text:
        lines = [Text("  " + " ".join("abcdef"[column].center(c.SIDES) for column in range(c.COLUMNS)), QUIET)]
        for row in range(c.ROWS):
            line = Text(f"{row + 1} ", QUIET)
            cells = (self.small_cell(player, row * c.COLUMNS + column) for column in range(c.COLUMNS))
            lines.append(line.append_text(Text(" ").join(cells)))
        return Text("\n").join(lines)

    def small_cell(self, player: Player, cell: int) -> Text:
        laid = player.cells[cell]
        if laid == c.EMPTY:
            return Text(f" {self.mark(player, cell) or ' '}  ", QUIET)
        drawn = self.tile(laid)
        drawn.truncate(c.SIDES, pad=True)
        return drawn

    def mark(self, player: Player, cell: int) -> str:
        """What is printed on a free cell, or lies there."""
        if player.banderoles & BIT[cell]:
            return BANDEROLE
        return SHOVEL_MARK if player.tableau != c.EMPTY and c.SHOVEL[player.tableau] == cell else ""

    def task(self, player: Player, number: int) -> str:
        task = player.tasks[number]
        return f"{self.letter(c.TASK_KIND[task])}{c.TASK_POINTS[task]}{MET if player.met & BIT[number] else ''}"

    # -- the own district, large ----------------------------------------------------------------------------------

    def own(self, width: int) -> Table:
        table = grid(2)
        district = self.district(self.view.players[self.middle])
        wide = len(district.plain.partition("\n")[0])
        table.add_column(width=wide, no_wrap=True)
        table.add_column(width=width - wide - 2)
        table.add_row(district, Group(*self.in_hand(), *self.about(self.middle), self.legend()))
        return table

    def in_hand(self) -> Iterable[Text]:
        """The tile to be built, and fountain cards that are being looked at."""
        view = self.view
        if view.turn != self.middle:
            return
        if view.tile != c.EMPTY:
            yield listed(self.say(N_("To build")), [terms.tile_with_chimneys(self.words, view.tile)])
        drawn = [terms.short_name(self.words, card) for card in view.drawn if card != c.UNKNOWN]
        if drawn:
            yield listed(self.say(N_("Drawn")), drawn)

    def legend(self) -> Text:
        message = N_("{banderole} banderole, {shovel} shovel; letters and points around: tasks of the frame, {met} met")
        return Text(self.say(message, banderole=BANDEROLE, shovel=SHOVEL_MARK, met=MET), QUIET)

    def district(self, player: Player) -> Text:
        """Every tile with its four edges, and the tasks of the frame where their lines are."""
        canvas = Canvas(2 * MARGIN + WIDE * c.COLUMNS, 2 * HEAD + HIGH * c.ROWS)
        numbers = self.cells_to_choose()
        border = "+".join("─" * (WIDE - 1) for _ in range(c.COLUMNS)).join("++")
        for row in range(c.ROWS + 1):
            canvas.put(MARGIN, HEAD + HIGH * row, border, QUIET)
        for cell in range(c.CELLS):
            x, y = MARGIN + cell % c.COLUMNS * WIDE, HEAD + cell // c.COLUMNS * HIGH
            for n in range(1, HIGH):
                canvas.put(x, y + n, "│", QUIET)
                canvas.put(x + WIDE, y + n, "│", QUIET)
            self.put_cell(canvas, player, cell, x + 1, y + 1, numbers.get(cell, 0))
        for column in range(c.COLUMNS):
            canvas.put(MARGIN + WIDE // 2 + WIDE * column, HEAD - 1, "abcdef"[column], QUIET)
        for row in range(c.ROWS):
            canvas.put(MARGIN - 2, HEAD + HIGH // 2 + HIGH * row, str(row + 1), QUIET)
        for number in range(len(player.tasks)):
            self.put_task(canvas, player, number)
        return canvas.text()

    def cells_to_choose(self) -> dict[int, int]:
        """By cell the number of the option that chooses it."""
        view = self.view
        if view.phase != p.BUILD or view.seat != self.middle:
            return {view.cell: 1} if view.cell != c.EMPTY and view.seat == self.middle else {}
        numbers = {}
        for number, option in enumerate(view.options(), 1):
            cell = option - p.BUILD_MORE if option >= p.BUILD_MORE else option - view.base
            if option - view.base != p.STORE:
                numbers[cell] = number
        return numbers

    def put_cell(self, canvas: Canvas, player: Player, cell: int, x: int, y: int, number: int) -> None:
        laid = player.cells[cell]
        if laid == c.EMPTY:
            mark = self.mark(player, cell)
            canvas.put(x + 2, y if number else y + 1, mark)
            if number:
                canvas.put(x + 1, y + 1, f"▸{number}", BOLD)
            return
        tile = laid // c.SIDES
        for side, (across, down) in enumerate(((2, 0), (4, 1), (2, 2), (0, 1))):
            edge = c.EDGE[laid * c.SIDES + side]
            if edge != c.GRASS:
                canvas.put(x + across, y + down, self.letter(edge - 1), STYLES[edge - 1])
        if c.SHOWN[tile][0] >= c.SINGLE:
            canvas.put(x + 1, y + 1, self.letter(c.SHOWN[tile][0]), STYLES[c.SHOWN[tile][0]])
        elif c.CHIMNEYS[tile]:
            canvas.put(x + 2, y + 1, str(c.CHIMNEYS[tile]))

    def put_task(self, canvas: Canvas, player: Player, number: int) -> None:
        """Beside its line, or in the variant beside its row or column."""
        side, along = number // c.TASKS_A_PIECE, c.TASK_ALONG[player.tasks[number]]
        label = self.task(player, number)
        if side % 2 == 0:
            canvas.put(MARGIN + WIDE * along // 2 - 1, 0 if side == 0 else HEAD + HIGH * c.ROWS + 1, label, BOLD)
        else:
            x = MARGIN + WIDE * c.COLUMNS + 2 if side == 1 else 0
            canvas.put(x, HEAD + HIGH * along // 2, label, BOLD)


draw: Final = Board
