"""A player's side of the table: name, goods, the tray, monuments, cards, and offers."""

from __future__ import annotations

from typing import Final, NamedTuple

from aedilis.draw import LIGHT_SEATS, PLATE, Drawn, circle, escape, glow, icon, numeral, path, shortened, use
from aedilis.engine.position import OVER
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.drawing import hand as hand_part
from aedilis.games.foundations_of_rome.drawing import offer as offer_part
from aedilis.games.foundations_of_rome.drawing import supply
from aedilis.games.foundations_of_rome.drawing import tray as tray_part
from aedilis.games.foundations_of_rome.drawing.city import WIDTH
from aedilis.games.foundations_of_rome.drawing.desk import Desk
from aedilis.games.foundations_of_rome.drawing.faces import sign
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.rules.building_values import population_of
from aedilis.games.foundations_of_rome.rules.scoring import score_of
from aedilis.games.foundations_of_rome.words import terms
from aedilis.games.foundations_of_rome.words.forecast import points_after_scoring
from aedilis.games.foundations_of_rome.words.sheet import sheet

GOODS_TOP: Final = 51
TRAY_TOP: Final = 96


class Small(NamedTuple):
    """The sizes of another player's side."""

    width: int
    columns: int  # of goods
    letter: float
    beside: int = 0  # how wide goods and cards are where the tray is beside them and not below

    @property
    def goods(self) -> int:
        return self.beside or self.width

    @property
    def tray(self) -> int:
        return self.width - self.beside - 16


OTHERS: Final = {
    1: Small(280, 3, 22),
    2: Small(560, 2, 24, 212),
    3: Small(274, 3, 22),
    4: Small(176, 2, 22),
    5: Small(176, 2, 22),
}


def size(desk: Desk, seat: int) -> tuple[int, int]:
    if seat == desk.reader:
        return WIDTH, own_height(desk)
    small = OTHERS[desk.view.seats]
    rows = -(-len(goods(desk, seat)) // small.columns)
    left = rows * (small.letter + 12) + (36 if has_cards(desk) else 0)
    room = max(left, tray_height(small)) if small.beside else left + tray_height(small)
    return small.width, round(46 + room + 8)


def own_height(desk: Desk) -> int:
    view = desk.now
    laid = tray_part.HEIGHT + supply.height(view)
    room = max(laid, offer_part.HEIGHT) if view.favour else laid
    return TRAY_TOP + room + 6 + hand_part.height(view)


def has_cards(desk: Desk) -> bool:
    return bool(desk.view.with_roles or desk.view.influence)


def side(desk: Desk, seat: int) -> Drawn:
    drawn = own(desk, seat) if seat == desk.reader else other(desk, seat, OTHERS[desk.view.seats])
    return Drawn(*size(desk, seat), drawn)


# -- the reader's -------------------------------------------------------------------------------------------------


def own(desk: Desk, seat: int) -> str:
    view, high = desk.now, own_height(desk)
    drawn = desk.frame(seat, WIDTH, high) + desk.plate(seat, WIDTH, seat == view.starter, why(desk, seat), of=view)
    drawn += own_goods(desk, seat)
    if offer_part.is_open(view):
        drawn += offer_part.offer(desk, TRAY_TOP, high - hand_part.height(view) - TRAY_TOP - 6)
    else:
        drawn += tray_part.tray(desk, TRAY_TOP)
        drawn += supply.monuments(desk, TRAY_TOP + tray_part.HEIGHT) if view.with_monuments else ""
    return drawn + (hand_part.hand(desk, high - hand_part.height(view)) if hand_part.height(view) else "")


def why(desk: Desk, seat: int) -> str:
    """Where the points come from. A preview leaves them alone: its goods tell what a choice is worth."""
    view = desk.now
    points = view.scores()[seat]
    whole = desk.say(N_("{points}, as if the game ended now"), points=desk.amount("points", points))
    return desk.reasons(whole, sheet(view, seat))


def own_goods(desk: Desk, seat: int) -> str:
    view, words = desk.view, desk.words
    player = view.players[seat]
    y, x = GOODS_TOP, 6.0
    income = view.income(player)
    purse = icon("coin", 0, 6, 28) + numeral(48, 29, 24, player.silver, "text")
    drawn = desk.piece(f"money-{seat}", "", x, y, purse, escape(terms.amount(words, "silver", player.silver)))
    said = desk.say(N_("Take income: {silver}"), silver=terms.amount(words, "silver", income))
    body = put("sign-income", 7, 7, 26) + desk.text(38, 27, 21, f"+{income}", "lettering strong", "ink")
    drawn += desk.button("bank", "bank", (x + 70, y, 94, 40), body, said)
    found = [*goods(desk, seat)[1:], scored(desk, seat)]
    left = 178.0
    between = (WIDTH - 50 - left - sum(width_of(good, 21) for good in found)) / len(found)
    for good in found:
        drawn += one_good(desk, seat, good, left, y, 21)
        left += width_of(good, 21) + between
    if "turn" in desk.scene.options:
        body = put("sign-end", 8, 7, 26)
        drawn += desk.button("end-turn", "turn", (WIDTH - 48, y, 42, 40), body, desk.scene.labels.get("end", ""))
    return drawn


# -- goods --------------------------------------------------------------------------------------------------------


class Good(NamedTuple):
    id: str
    sign: str
    text: str
    title: str
    piece: str = ""


def goods(desk: Desk, seat: int) -> list[Good]:
    view, words = desk.view, desk.words
    player = view.players[seat]
    population, spare = population_of(view, player), player.spare_markers()
    owned = terms.amount(words, "lots", player.owned())
    found = [
        Good("money", "coin", f"{player.silver}", terms.amount(words, "silver", player.silver)),
        Good("people", "citizens", f"{population}", terms.amount(words, "citizens", population)),
        Good("markers", "markers", f"{spare}", terms.amount(words, "spare", spare)),
        Good("lots", "lots", f"{player.owned()}", owned),
    ]
    if view.favour:
        found.append(Good("favour", "token", f"{player.fresh}", terms.amount(words, "fresh", player.fresh), "favour"))
        found.append(Good("favour-used", "token-used", f"{player.used}", terms.amount(words, "used", player.used)))
    return found


def scored(desk: Desk, seat: int) -> Good:
    """What the slip of a building that is being placed adds to."""
    over = desk.view.seat == OVER
    points = score_of(desk.view, desk.view.players[seat]) if over else points_after_scoring(desk.view, seat)
    return Good("scored", "points", f"{points}", desk.amount("points" if over else "scored", points))


def one_good(desk: Desk, seat: int, good: Good, x: float, y: float, letter: float) -> str:
    picture = sign(good.sign, 2, (40 - letter * 1.25) / 2, letter * 1.25)
    body = picture + desk.text(letter * 1.25 + 6, 20 + letter * 0.36, letter, good.text, "lettering strong")
    piece = good.piece if seat == desk.reader else ""
    return desk.piece(f"{good.id}-{seat}", piece, x, y, body, escape(good.title), glow(width_of(good, letter), 40, 8))


def width_of(good: Good, letter: float) -> float:
    return letter * 1.25 + 10 + letter * 0.65 * len(good.text)


# -- the others' --------------------------------------------------------------------------------------------------


def tray_height(small: Small) -> float:
    """As `small_tray` is drawn: with lots of one size."""
    return 6 * (small.tray - 24) / 17 + 10


def other(desk: Desk, seat: int, small: Small) -> str:
    width, high = size(desk, seat)
    drawn = desk.frame(seat, width, high) + small_plate(desk, seat, small)
    pitch, row = (small.goods - 10) / small.columns, small.letter + 12
    found = goods(desk, seat)
    for n, good in enumerate(found):
        column = n % small.columns
        x, y = 6 + (50 if is_narrow(small) and n > 3 else pitch) * column, 47 + row * (n // small.columns)
        drawn += one_good(desk, seat, good, x, y - (40 - row) / 2, small.letter)
    y = 48 + row * -(-len(found) // small.columns)
    if has_cards(desk):
        drawn += hand_part.small_cards(desk, seat, 8, y, 30, small.goods - 16)
        y += 36
    corner = (8 + small.beside, 50 if small.beside else y)
    drawn += tray_part.small_tray(desk, seat, *corner, small.tray)
    return drawn + (deal(desk, seat, small) if f"seat:{seat}" in desk.scene.options else "")


def is_narrow(small: Small) -> bool:
    """Whether one trades beside the tokens, as there is no room beside the name."""
    return small.columns == 2 and not small.beside


def deal(desk: Desk, seat: int, small: Small) -> str:
    """Where one begins to trade with them."""
    x, y = (small.width - 48, 43 + 2 * (small.letter + 12)) if is_narrow(small) else (small.width - 96, 3)
    title = desk.scene.labels.get(f"trade {seat}", "")
    body = circle(21, 21, 20, "marble", 1.6) + put("sign-deal", 6, 6, 30)
    return desk.piece(f"deal-{seat}", f"seat:{seat}", x, y, body, escape(title), ROUND)


ROUND: Final = '<circle class="glow" cx="21" cy="21" r="21" pointer-events="all"/>'


def small_plate(desk: Desk, seat: int, small: Small) -> str:
    """As much of the name as there is room for."""
    colour, width = desk.colours[seat], small.width
    trades = f"seat:{seat}" in desk.scene.options
    room = width - 42 - 58 - (48 if trades and not is_narrow(small) else 0)
    name = desk.scene.names[seat]
    fill = "ink" if colour in LIGHT_SEATS else "marble"
    size, most = (21, 9) if is_narrow(small) else (small.letter, int(room / (0.58 * small.letter)))
    shown = shortened(name, most)
    narrow = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if is_narrow(small) and len(shown) > 6 else ""
    written = f'<text class="inscription" x="42" y="32" font-size="{size:g}" fill="var(--{fill})"{narrow}>'
    written += f"{escape(shown)}</text>"
    seal = desk.seal(seat, width - 51, 1, 46, 21, why(desk, seat), desk.now)
    end = f"{width - 13}A10 10 0 0 1 {width - 3} 13"
    return (
        path(f"M3 {PLATE - 2}V13A10 10 0 0 1 13 3H{end}V{PLATE - 2}Z", f"seat-{colour}", 0)
        + circle(22, 24, 15, "marble", 0) + use(f"sign-{colour}", 12, 14, 20)
        + desk.hover(name, written) + seal
    )  # fmt: skip
