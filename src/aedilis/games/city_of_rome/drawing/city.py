"""A player's side of the table: name and goods, the city in its floating frame, and the cards in hand."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from aedilis.draw import GONE, Drawn, escape, icon, numeral, rect, ringed_broadly
from aedilis.engine.bits import BIT, members
from aedilis.engine.words import N_
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.drawing.common import WIDTH as TABLE
from aedilis.games.city_of_rome.drawing.common import builder, empty
from aedilis.games.city_of_rome.drawing.desk import Desk
from aedilis.games.city_of_rome.rules.player import Player, extent
from aedilis.games.city_of_rome.rules.scoring import markers_among
from aedilis.games.city_of_rome.words.sheet import sheet

WIDTH: Final = 540
GROUND_LEFT: Final = 24
GROUND: Final = 500
ROW: Final = 112  # from one open card to the next, and from one row of them to the next
SMALL: Final = 64  # a card in somebody's hand
# The others' cities are shown small, the more so the more there are: what is written there is drawn larger.
LARGER: Final = {2: 1.25, 3: 1.4, 4: 1.65}
ENLARGE: Final = 34  # where a page has its button to enlarge a city


class Sum(NamedTuple):
    """A line of the sheet, and the buildings that count for it."""

    points: int
    text: str
    cells: list[int]


def sums_of(desk: Desk, seat: int) -> list[Sum]:
    cells = desk.view.players[seat].cells
    sums = []
    for line in sheet(desk.view, seat):
        counted = [c.CELL_NAMES.index(name) for name in cast(list[str], line.values.get("cells", []))]
        if "card" in line.values:
            counted = [cells.index(c.IDS.index(cast(str, line.values["card"])))]
        sums.append(Sum(line.points, desk.speech.line(line), counted))
    return sums


def city(desk: Desk, seat: int) -> Drawn:
    """A reader's own hand lies open below the city, so nothing has to count it there."""
    own = seat == desk.reader
    larger = 1.0 if own else LARGER[desk.view.seats]  # than drawn: name, goods and hand
    width, top = WIDTH / larger, 96 * larger + 18
    height = round(top + GROUND + (18 if own else SMALL * larger + 20))
    sums = sums_of(desk, seat)
    head = banner(desk, seat, sums, width) + goods(desk, seat, width)
    drawn = desk.frame(seat, WIDTH, height) + (head if own else f'<g transform="scale({larger:g})">{head}</g>')
    drawn += ground(desk, seat, sums, top)
    if not own:
        place = f"translate(0 {top + GROUND + 10:g}) scale({larger:g})"
        drawn += f'<g transform="{place}">{hand(desk, seat, width)}</g>'
    return Drawn(WIDTH, height, drawn)


# -- name and goods --------------------------------------------------------------------------------------------------


def banner(desk: Desk, seat: int, sums: list[Sum], width: float) -> str:
    points = desk.points[seat]
    why = [desk.say(N_("{points} points, as if the game ended now"), points=points)]
    why += [f"{points}: {text}" for points, text, _ in sums if points]
    first = bool(desk.view.strips) and seat == desk.view.first_player()
    return desk.plate(seat, width, first, "\n".join(why))


def goods(desk: Desk, seat: int, width: float) -> str:
    """Money, influence, influence cards won, and builders that stand ready."""
    player = desk.view.players[seat]
    money = icon("coin", 14, 56, 32) + numeral(69, 80, 26, player.money, "text")
    influence = icon("laurel", 100, 55, 34) + numeral(152, 80, 26, player.influence, "text")
    drawn = desk.piece(f"money-{seat}", "money" if seat == desk.reader else "", 0, 0, money,
                       escape(desk.amount("money", player.money)), MONEY_GLOW)  # fmt: skip
    drawn += desk.piece(f"tokens-{seat}", "", 0, 0, influence, escape(desk.amount("influence", player.influence)))
    x = 176.0
    won = members(player.won)
    pitch = min(33, (width - 44 - x) / max(1, len(won)))
    for card in won:
        value = c.INFLUENCE_CARDS[card]
        title = desk.say(N_("Influence card {value}: won by {name}"), value=value, name=desk.scene.names[seat])
        drawn += desk.hover(title, rect(x, 56, 30, 32, "straw", 1.8, 5) + numeral(x + 15, 80, 21, value))
        x += pitch
    return drawn + builders(desk, seat, width - 40)


# Between coin and number one can click too.
MONEY_GLOW: Final = '<rect class="glow" x="8" y="51" width="78" height="42" rx="8" pointer-events="all"/>'


def builders(desk: Desk, seat: int, x: float) -> str:
    """Those not on the strip; they come back after their turn."""
    view = desk.view
    out = view.builders.count(seat)
    ready = range(out, c.BUILDERS[view.seats])
    return "".join(builder(desk, seat, number, x - 36 * (number - out), 56, 34) for number in ready)


# -- the city ----------------------------------------------------------------------------------------------------------


class Window(NamedTuple):
    """The part of the ground that is shown: the city, and a cell more on every side while the frame can float."""

    rows: range
    columns: range
    scale: float  # of a card, so that the whole width or height is used
    left: float  # of the ground's first column and row, in units of a card's hundredth
    top: float

    def cells(self) -> list[int]:
        return [row * c.COLUMNS + column for row in self.rows for column in self.columns]

    def place(self, cell: int) -> tuple[float, float]:
        return self.left + 100 * (cell % c.COLUMNS), self.top + 100 * (cell // c.COLUMNS)


def window(player: Player, own: bool) -> Window:
    """Where one cannot build oneself, only what is built is shown, so that it is larger."""
    rows, columns = extent(player.occupied | (player.frontier & player.frame if own else 0))
    size = max(4 if own else 3, len(rows), len(columns))
    left, top = (50 * (size - len(lines)) - 100 * lines[0] for lines in (columns, rows))
    return Window(rows, columns, GROUND / size / 100, left, top)


def ground(desk: Desk, seat: int, sums: list[Sum], top: float) -> str:
    player = desk.view.players[seat]
    now = desk.now.players[seat]
    shown = window(now, seat == desk.reader)
    reasons = {cell: line for line in sums for cell in line.cells}
    drawn = coordinates(desk, shown)
    for at in shown.cells():
        if player.occupied & BIT[at]:
            drawn += building(desk, seat, at, shown, reasons.get(at))
        elif now.frame & BIT[at]:
            drawn += plot(desk, seat, at, shown)
    drawn += streets(player, shown)
    return f'<g transform="translate({GROUND_LEFT} {top:g}) scale({shown.scale:g})">{drawn}</g>'


def coordinates(desk: Desk, shown: Window) -> str:
    """Letters and numbers at the edges, as the log names cells."""
    cells, drawn = shown.cells(), ""
    for cell in cells[: len(shown.columns)]:
        x, y = shown.place(cell)
        drawn += desk.text(x + 50, y - 3, 12, c.CELL_NAMES[cell][0], "lettering middle fine", "quiet")
    for cell in cells[:: len(shown.columns)]:
        x, y = shown.place(cell)
        drawn += desk.text(x - 4, y + 54, 12, c.CELL_NAMES[cell][1:], "lettering end fine", "quiet")
    return drawn


def streets(player: Player, shown: Window) -> str:
    """Houses of equal value side by side are one area: a paved street joins them."""
    drawn = ""
    for houses in (player.houses_2, player.houses_3, player.houses_4):
        for cell in members(houses):
            x, y = shown.place(cell)
            if cell % c.COLUMNS + 1 < c.COLUMNS and houses & BIT[cell + 1]:
                drawn += rect(x + 94, y + 70, 12, 12, "terracotta", 1.4)
            if cell + c.COLUMNS < c.CELLS and houses & BIT[cell + c.COLUMNS]:
                drawn += rect(x + 80, y + 94, 12, 12, "terracotta", 1.4)
    return drawn


def plot(desk: Desk, seat: int, cell: int, shown: Window) -> str:
    name = c.CELL_NAMES[cell]
    x, y = shown.place(cell)
    chosen = seat == desk.reader and f"cell:{name}" in desk.scene.options
    body = (
        f'<rect x="4" y="4" width="92" height="92" rx="6" fill="var(--plot)" fill-opacity="{0.9 if chosen else 0.35}"'
        ' stroke="var(--line)" stroke-width="1.4" stroke-dasharray="3 6"/>'
    )
    if chosen:
        body += desk.text(50, 58, 24, name, "lettering middle strong")
    return desk.piece(f"plot-{seat}-{name}", f"cell:{name}" if seat == desk.reader else "", x, y, body, name)


def building(desk: Desk, seat: int, cell: int, shown: Window, reason: Sum | None) -> str:
    player = desk.view.players[seat]
    kind = player.cells[cell]
    name = c.CELL_NAMES[cell]
    x, y = shown.place(cell)
    more = desk.sign(seat, 6, 6, 17) if kind >= c.KINDS else ""
    title = f"{name}: {desk.title_of(kind)}"
    if player.bricks & BIT[cell]:
        more += token(desk, cell)
        title += f" {escape(desk.amount('brick tokens', 1))}."
    if markers := markers_among(player, BIT[cell]):
        more += icon("marker", 64, 24, 34) + numeral(81, 50, 19, markers, "marble")
        title += f" {escape(desk.amount('markers', markers))}."
    if reason and reason.points:
        title += f"\n{escape(reason.text)} = {reason.points}"
        if reason.cells[0] == cell:  # once for all that count together
            more += icon("points", 70, 22, 30) + numeral(85, 41.8, 13.5, reason.points, "marble")
    face = desk.face(kind, more, last=desk.touched(f"cell:{name}", seat))
    return desk.card(kind, f"{seat}-{name}", f"cell:{name}" if seat == desk.reader else "", x, y, face, title)


def token(desk: Desk, cell: int) -> str:
    """A brick on a farm; ringed while it is about to be spent."""
    spent = desk.view.spending & BIT[cell]
    ring = '<circle cx="80" cy="42" r="19" fill="var(--straw)" stroke="var(--ink)" stroke-width="2"/>' if spent else ""
    return ring + icon("brick", 62, 24, 36)


# -- cards in hand ------------------------------------------------------------------------------------------------


def hand(desk: Desk, seat: int, width: float) -> str:
    """The others' cards small: backs, and what everybody saw them take."""
    cards = desk.view.players[seat].cards()
    label = icon("cards", 10, 16, 30) + numeral(52, 40, 26, len(cards), "text")
    drawn = desk.hover(desk.amount("cards", len(cards)), label)
    pitch = min(SMALL + 4, (width - 70 - ENLARGE) / max(1, len(cards)))
    for n, kind in enumerate(cards):
        x = 70 + n * pitch
        if kind >= c.UNKNOWN:
            drawn += desk.piece(f"hidden-{seat}-{n}", "", x, 0, desk.back(kind, SMALL), desk.title_of(kind))
        else:
            face = desk.small_face(kind, SMALL, desk.touched(f"offer:{c.IDS[kind]}", seat))
            drawn += desk.card(kind, f"hand-{seat}", "", x, 0, face)
    return drawn


def open_cards(
    desk: Desk, cards: list[int], place: str, in_a_row: int, chosen: int = c.EMPTY, whose: int | None = None
) -> Drawn:
    """Cards in rows, large, where one was spent a gap; at least as high as a row."""
    drawn = ""
    for n, kind in enumerate(cards):
        x, y = 4 + ROW * (n % in_a_row), 6 + ROW * (n // in_a_row)
        if kind == GONE:
            drawn += empty(x, y)
            continue
        ring = ringed_broadly(100, 100) if kind == chosen else ""
        chosen = c.EMPTY if kind == chosen else chosen
        last = whose is not None and desk.touched(f"offer:{c.IDS[kind]}", whose)
        drawn += desk.card(kind, place, f"{place}:{c.IDS[kind]}", x, y, desk.face(kind, ring, last))
    return Drawn(ROW * in_a_row, ROW * max(1, -(-len(cards) // in_a_row)), drawn)


def backs(desk: Desk, cards: list[int]) -> Drawn:
    """Cards that only somebody else may see, in a row, though one may know some of them."""
    pitch = min(SMALL + 6, 550 / len(cards))
    drawn = []
    for n, kind in enumerate(cards):
        side = desk.back(kind, SMALL) if kind >= c.UNKNOWN else desk.small_face(kind, SMALL)
        drawn.append(desk.piece(f"hidden-drawn-{n}", "", 4 + pitch * n, 4, side, desk.title_of(kind)))
    return Drawn(TABLE, SMALL + 8, "".join(drawn))
