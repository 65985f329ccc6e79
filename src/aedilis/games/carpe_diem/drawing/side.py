"""A player's side of the table: name, goods, what is at hand, and the district."""

from __future__ import annotations

from typing import NamedTuple

from aedilis.draw import LIGHT_SEATS, PLATE, Drawn, circle, escape, glow, icon, numeral, path, shortened, use
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.drawing.desk import COUNTED, OTHERS, OWN, Desk, Plan
from aedilis.games.carpe_diem.drawing.district import district
from aedilis.games.carpe_diem.drawing.goods import put
from aedilis.games.carpe_diem.drawing.tray import summary, tray
from aedilis.games.carpe_diem.words.sheet import sheet


def side(desk: Desk, seat: int) -> Drawn:
    plan = OWN if seat == desk.reader else OTHERS[desk.view.seats]
    drawn = desk.frame(seat, plan.width, plan.height) + plate(desk, seat, plan) + goods(desk, seat, plan)
    if plan is OWN:
        drawn += tray(desk)
    elif desk.view.seats == c.FEWEST_SEATS:
        drawn += summary(desk, seat, COUNTED, 5, plan.letter)
    return Drawn(plan.width, plan.height, drawn + district(desk, seat, plan))


def plate(desk: Desk, seat: int, plan: Plan) -> str:
    view = desk.view
    points = view.scores()[seat]
    why = desk.reasons(desk.say(N_("{points} points, as if the game ended now"), points=points), sheet(view, seat))
    first = bool(view.stage) and seat == view.first_player()
    if plan is OWN:
        return desk.plate(seat, plan.width, first, why)
    return small_plate(desk, seat, plan, first, why)


def small_plate(desk: Desk, seat: int, plan: Plan, first: bool, why: str) -> str:
    """The same for a side that is shown smaller: as much of the name as there is room for."""
    colour, left, right = desk.colours[seat], plan.plate, plan.width - 66
    helmet = icon("first", right - 40, 8, 32) if first else ""
    room = right - plan.plate - 48 - (42 if first else 0)
    name = desk.scene.names[seat]
    shown = escape(shortened(name, int(room / (0.58 * plan.letter))))
    fill = "ink" if colour in LIGHT_SEATS else "marble"
    seal = desk.seal(seat, plan.width - 62, -4, 58, plan.letter, why)
    end = f"{plan.width - 13}A10 10 0 0 1 {plan.width - 3} 13"
    return (
        path(f"M{left + 3:g} {PLATE}V13A10 10 0 0 1 {left + 13:g} 3H{end}V{PLATE}Z", f"seat-{colour}", 0)
        + circle(left + 24, 25, 16, "marble", 0) + use(f"sign-{colour}", left + 13, 14, 22)
        + desk.hover(name, desk.text(left + 46, 35, plan.letter, shown, "inscription", fill))
        + helmet + seal
    )  # fmt: skip


# -- goods ------------------------------------------------------------------------------------------------------------


class Good(NamedTuple):
    what: str  # as it is counted
    symbol: str
    number: int
    piece: str  # by which the reader can choose it


def goods_of(desk: Desk, seat: int, plan: Plan) -> list[Good]:
    """One's own fountain cards lie open, so nothing has to count them."""
    player = desk.view.players[seat]
    found = [Good("coins", "icon-coin", player.coins, ""), Good("bread", "bread", player.bread, "bread")]
    found += [Good(ware, ware, number, f"ware:{ware}") for ware, number in zip(c.WARE_IDS, player.wares, strict=True)]
    found.append(Good("tiles", "store", len(player.stored), "store"))
    if plan is not OWN:
        found.append(Good("cards", "icon-cards", len(player.cards), ""))
    return found


def goods(desk: Desk, seat: int, plan: Plan) -> str:
    drawn = ""
    for n, good in enumerate(goods_of(desk, seat, plan)):
        row, column = divmod(n, plan.columns)
        x, y = plan.goods[0] + plan.good[0] * column, plan.goods[1] + plan.good[1] * row
        drawn += one_good(desk, seat, good, x, y, plan)
    return drawn


def one_good(desk: Desk, seat: int, good: Good, x: float, y: float, plan: Plan) -> str:
    size = plan.letter * (1.25 if plan.good[0] > 3 * plan.letter else 0.95)
    room, high = plan.good[0] - 5, plan.good[1] - 4
    top = (high - size) / 2
    name = good.symbol
    body = icon(name[5:], 1, top, size) if name.startswith("icon-") else put(name, 1, top, size)
    body += desk.text(size + 4, high / 2 + plan.letter * 0.36, plan.letter, str(good.number), "lettering strong")
    body += kept_wares(desk, good) if seat == desk.reader else ""
    title = desk.amount(good.what, good.number)
    if good.what == "tiles" and good.number:
        title += ": " + "; ".join(desk.tile_titles[tile] for tile in desk.view.players[seat].stored)
    piece = good.piece if seat == desk.reader else ""
    return desk.piece(f"{good.what}-{seat}", piece, x, y, body, escape(title), glow(room, high, 8))


def kept_wares(desk: Desk, good: Good) -> str:
    """While a payment is composed: how many of a ware are not paid."""
    if good.what not in c.WARE_IDS or desk.view.paying == c.EMPTY:
        return ""
    number = desk.view.kept[c.WARE_IDS.index(good.what)]
    return circle(27, 27, 11, "straw", 1.6) + numeral(27, 34, 19, number) if number else ""
