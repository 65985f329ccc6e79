"""A player's side of the table: name, goods, the tray, monuments, cards, and offers."""

from __future__ import annotations

from typing import Final, NamedTuple

from aedilis.draw import LIGHT_SEATS, PLATE, Drawn, circle, escape, glow, icon, numeral, path, shortened, use
from aedilis.engine.position import OVER
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.drawing import cards, offer, supply
from aedilis.games.foundations_of_rome.drawing.desk import WIDTH, Desk, sign
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.rules.building_values import population_of
from aedilis.games.foundations_of_rome.rules.scoring import score_of
from aedilis.games.foundations_of_rome.words.forecast import points_after_scoring
from aedilis.games.foundations_of_rome.words.sheet import sheet

GOODS_TOP: Final = 51
TRAY_TOP: Final = 96
ROUND: Final = '<circle class="glow" cx="21" cy="21" r="21" pointer-events="all"/>'


class Small(NamedTuple):
    """The sizes of another player's side."""

    width: int
    columns: int  # of goods
    letter: float
    beside: int = 0  # how wide goods and cards are where the tray is beside them and not below

    @property
    def row(self) -> float:
        """How high one of goods is."""
        return self.letter + 12

    @property
    def narrow(self) -> bool:
        """Whether one trades beside the tokens, as there is no room beside the name."""
        return self.columns == 2 and not self.beside


NARROW: Final = Small(176, 2, 22)
OTHERS: Final = {1: Small(280, 3, 22), 2: Small(560, 2, 24, 212), 3: Small(274, 3, 22), 4: NARROW, 5: NARROW}


def side(desk: Desk, seat: int) -> Drawn:
    return own(desk, seat) if seat == desk.reader else other(desk, seat, OTHERS[desk.view.seats])


# -- the reader's -------------------------------------------------------------------------------------------------


def own(desk: Desk, seat: int) -> Drawn:
    view = desk.now
    laid = supply.TRAY + supply.height(view)
    room = max(laid, offer.HEIGHT) if view.favour else laid
    hand_top = TRAY_TOP + room + 6
    high = hand_top + cards.height(view)
    drawn = desk.frame(seat, WIDTH, high) + desk.plate(seat, WIDTH, seat == view.starter, why(desk, seat), of=view)
    drawn += own_goods(desk, seat)
    if offer.is_open(view):
        drawn += offer.offer(desk, TRAY_TOP, room)
    else:
        drawn += supply.tray(desk, TRAY_TOP) + supply.monuments(desk, TRAY_TOP + supply.TRAY)
    return Drawn(WIDTH, high, drawn + (cards.hand(desk, hand_top) if cards.height(view) else ""))


def why(desk: Desk, seat: int) -> str:
    """Where the points come from. A preview leaves them alone: its goods tell what a choice is worth."""
    view = desk.now
    points = view.scores()[seat]
    whole = desk.say(N_("{points}, as if the game ended now"), points=desk.amount("points", points))
    return desk.reasons(whole, sheet(view, seat))


def own_goods(desk: Desk, seat: int) -> str:
    view, y = desk.view, GOODS_TOP
    player = view.players[seat]
    income = view.income(player)
    purse = icon("coin", 0, 6, 28) + numeral(48, 29, 24, player.silver, "text")
    drawn = desk.piece(f"money-{seat}", "", 6, y, purse, escape(desk.amount("silver", player.silver)))
    said = desk.say(N_("Take income: {silver}"), silver=desk.amount("silver", income))
    body = put("sign-income", 7, 7, 26) + desk.text(38, 27, 21, f"+{income}", "lettering strong", "ink")
    drawn += desk.button("bank", "bank", (76, y, 94, 40), body, said)
    found = [*goods(desk, seat)[1:], scored(desk, seat)]
    left = 178.0
    between = (WIDTH - 50 - left - sum(good.width(21) for good in found)) / len(found)
    for good in found:
        drawn += one_good(desk, seat, good, left, y, 21)
        left += good.width(21) + between
    if "turn" in desk.scene.options:
        box, title = (WIDTH - 48, y, 42, 40), desk.scene.labels.get("end", "")
        drawn += desk.button("end-turn", "turn", box, put("sign-end", 8, 7, 26), title)
    return drawn


# -- goods --------------------------------------------------------------------------------------------------------


class Good(NamedTuple):
    id: str
    sign: str
    text: str
    title: str
    piece: str = ""

    def width(self, letter: float) -> float:
        return letter * 1.25 + 10 + letter * 0.65 * len(self.text)


def goods(desk: Desk, seat: int) -> list[Good]:
    player = desk.view.players[seat]
    found = [  # what it is called on the page and in words, its sign, how much there is, and the piece that it is
        ("money", "silver", "coin", player.silver, ""),
        ("people", "citizens", "citizens", population_of(desk.view, player), ""),
        ("markers", "spare", "markers", player.spare_markers(), ""),
        ("lots", "lots", "lots", player.owned(), ""),
        ("favour", "fresh", "token", player.fresh, "favour"),
        ("favour-used", "used", "token-used", player.used, ""),
    ]
    shown = found if desk.view.favour else found[:-2]
    return [Good(id, sign, f"{number}", desk.amount(what, number), piece) for id, what, sign, number, piece in shown]


def scored(desk: Desk, seat: int) -> Good:
    """What the slip of a building that is being placed adds to."""
    over = desk.view.seat == OVER
    points = score_of(desk.view, desk.view.players[seat]) if over else points_after_scoring(desk.view, seat)
    return Good("scored", "points", f"{points}", desk.amount("points" if over else "scored", points))


def one_good(desk: Desk, seat: int, good: Good, x: float, y: float, letter: float) -> str:
    size = letter * 1.25
    body = sign(good.sign, 2, (40 - size) / 2, size)
    body += desk.text(size + 6, 20 + letter * 0.36, letter, good.text, "lettering strong")
    piece = good.piece if seat == desk.reader else ""
    return desk.piece(f"{good.id}-{seat}", piece, x, y, body, escape(good.title), glow(good.width(letter), 40, 8))


# -- the others' --------------------------------------------------------------------------------------------------


def other(desk: Desk, seat: int, small: Small) -> Drawn:
    found, with_cards = goods(desk, seat), desk.view.with_roles or desk.view.influence
    goods_high = small.row * -(-len(found) // small.columns)
    left = goods_high + (36 if with_cards else 0)
    tray, room = small.width - small.beside - 16, (small.beside or small.width) - 10
    tray_high = 6 * (tray - 24) / 17 + 10  # as `small_tray` is drawn: with lots of one size
    high = round(54 + (max(left, tray_high) if small.beside else left + tray_high))
    drawn = desk.frame(seat, small.width, high) + small_plate(desk, seat, small)
    for n, good in enumerate(found):
        row, column = divmod(n, small.columns)
        x = 6 + (50 if small.narrow and n > 3 else room / small.columns) * column
        drawn += one_good(desk, seat, good, x, 47 + small.row * row - (40 - small.row) / 2, small.letter)
    if with_cards:
        drawn += cards.small_cards(desk, seat, 8, 48 + goods_high, 30, room - 6)
    corner = (8 + small.beside, 50 if small.beside else 48 + left)
    drawn += supply.small_tray(desk, seat, *corner, tray)
    return Drawn(small.width, high, drawn + (deal(desk, seat, small) if trades(desk, seat) else ""))


def trades(desk: Desk, seat: int) -> bool:
    return f"seat:{seat}" in desk.scene.options


def deal(desk: Desk, seat: int, small: Small) -> str:
    """Where one begins to trade with them."""
    x, y = (small.width - 48, 43 + 2 * small.row) if small.narrow else (small.width - 96, 3)
    body = circle(21, 21, 20, "marble", 1.6) + put("sign-deal", 6, 6, 30)
    title = escape(desk.scene.labels.get(f"trade {seat}", ""))
    return desk.piece(f"deal-{seat}", f"seat:{seat}", x, y, body, title, ROUND)


def small_plate(desk: Desk, seat: int, small: Small) -> str:
    """As much of the name as there is room for."""
    colour, name, width = desk.colours[seat], desk.scene.names[seat], small.width
    room = width - 42 - 58 - (48 if trades(desk, seat) and not small.narrow else 0)
    fill = "ink" if colour in LIGHT_SEATS else "marble"
    size, most = (21, 9) if small.narrow else (small.letter, int(room / (0.58 * small.letter)))
    shown = shortened(name, most)
    narrow = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if small.narrow and len(shown) > 6 else ""
    written = f'<text class="inscription" x="42" y="32" font-size="{size:g}" fill="var(--{fill})"{narrow}>'
    end = f"{width - 13}A10 10 0 0 1 {width - 3} 13"
    return (
        path(f"M3 {PLATE - 2}V13A10 10 0 0 1 13 3H{end}V{PLATE - 2}Z", f"seat-{colour}", 0)
        + circle(22, 24, 15, "marble", 0) + use(f"sign-{colour}", 12, 14, 20)
        + desk.hover(name, f"{written}{escape(shown)}</text>")
        + desk.seal(seat, width - 51, 1, 46, 21, why(desk, seat), desk.now)
    )  # fmt: skip
