"""The cards of Carpe Diem: what a scoring card asks for and gives, and the fountain cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from aedilis.draw import circle, icon, line, numeral, path, rect, use
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.drawing import tiles
from aedilis.games.carpe_diem.drawing.goods import SYMBOLS, kind, put

WIDTH: Final = 156  # of a scoring card on the table
HEIGHT: Final = 58
FOUNTAIN_WIDTH: Final = 56
FOUNTAIN_HEIGHT: Final = 80
BETWEEN: Final = 1  # pictures


# -- scoring cards ----------------------------------------------------------------------------------------------------


def colour_of(card: int) -> str:
    return "red" if c.IS_PAID[card] else "laurel"


@cache
def scoring_card(card: int) -> str:
    """To the left what is asked for, in red and with a point what is paid; to the right what it gives."""
    colour, bottom = colour_of(card), HEIGHT - 3
    right = f"97 3L106 {HEIGHT / 2:g}L97 {bottom}" if c.IS_PAID[card] else f"100 3L100 {bottom}"
    left = f"M7 3L{right}H7Q3 {bottom} 3 {bottom - 4}V7Q3 3 7 3Z"
    return (
        rect(1, 1, WIDTH - 2, HEIGHT - 2, colour, 2, 7) + rect(5, 5, WIDTH - 10, HEIGHT - 10, "straw", 0, 4)
        + path(left, "marble", 2.4, colour) + needs(card, 6, 6, 92, HEIGHT - 12) + gains(card, 104, 5, 48, HEIGHT - 10)
    )  # fmt: skip


def needs(card: int, x: float, y: float, width: float, height: float, letter: float = 29) -> str:
    """One thing with its number, or a picture of each."""
    things = [(what if what in c.WARE_IDS else f"kind-{what}", number) for what, number in c.ASKED[card].items()]
    if len(things) == 1:
        name, number = things[0]
        size = min(42, height)
        left = x + (width - size) / 2 + (10 if number > 1 else 0)
        many = numeral(left - 0.45 * letter, y + height / 2 + 0.35 * letter, letter, number) if number > 1 else ""
        return many + put(name, left, y + (height - size) / 2, size)
    return pictures([SYMBOLS.name(name) for name, _ in things], x, y, width, height, 40)


def gains(card: int, x: float, y: float, width: float, height: float) -> str:
    points = c.GIVES_POINTS[card]
    if points:
        size = min(46, height)
        left, top = x + (width - size) / 2, y + (height - size) / 2
        middle = (x + width / 2, y + height / 2 + size * 0.19)
        return icon("points", left, top, size) + numeral(*middle, size * 0.54, points, "marble")
    names = ["icon-coin" if what == "coins" else SYMBOLS.name(what) for what in c.GIVEN[card]]  # one of each at most
    return pictures(names, x, y, width, height, 38)


def pictures(names: Sequence[str], x: float, y: float, width: float, height: float, largest: float) -> str:
    """As large as they fit into the room, in one row or in two."""

    def size_in(rows: int) -> float:
        columns = -(-len(names) // rows)
        return min(largest, (width + BETWEEN) / columns - BETWEEN, (height + BETWEEN) / rows - BETWEEN)

    rows = max((1, 2), key=size_in)
    columns, size = -(-len(names) // rows), size_in(rows)
    drawn = ""
    for n, name in enumerate(names):
        row, column = divmod(n, columns)
        in_row = min(columns, len(names) - row * columns)
        left = x + (width - in_row * (size + BETWEEN) + BETWEEN) / 2 + column * (size + BETWEEN)
        top = y + (height - rows * (size + BETWEEN) + BETWEEN) / 2 + row * (size + BETWEEN)
        drawn += use(name, left, top, size)
    return drawn


# -- fountain cards ---------------------------------------------------------------------------------------------------


def fountain_card(number: int) -> str:
    """A kind of object and what each counts, or the back."""
    frame = rect(1, 1, FOUNTAIN_WIDTH - 2, FOUNTAIN_HEIGHT - 2, "tiber", 2, 6)
    if number == c.UNKNOWN:
        frame += '<rect x="5" y="5" width="46" height="70" rx="3" fill="none" stroke="var(--water)"/>'
        return frame + kind(c.FOUNTAIN, 11, 22, 34)
    seal = icon("points", 13.5, 49.5, 29) + numeral(28, 70.8, 19, c.FOUNTAIN_POINTS[number], "marble")
    return frame + rect(5, 5, 46, 45, "marble", 0, 3) + kind(number, 9, 8, 38) + seal


# -- alone ------------------------------------------------------------------------------------------------------------


def alone(id: str) -> str:
    """A piece of the reference as a picture of 100 by 100."""
    if id in c.TILE_IDS:
        laid = c.TILE_IDS.index(id.removeprefix("dark-")) * c.SIDES
        return tiles.tile(laid) + rect(1, 1, 98, 98, "none", 2, 3)
    if id in c.CARD_IDS:
        return square(c.CARD_IDS.index(id))
    number = c.KIND_IDS.index(id.removeprefix("fountain-"))
    return f'<g transform="translate(15 0) scale(1.25)">{fountain_card(number)}</g>'


def square(card: int) -> str:
    """A scoring card with what it asks for above what it gives."""
    colour = colour_of(card)
    edge = "M5 51H95L50 60Z" if c.IS_PAID[card] else "M5 51H95V54H5Z"
    return (
        rect(1, 1, 98, 98, colour, 2, 7) + rect(5, 5, 90, 90, "straw", 0, 4) + rect(5, 5, 90, 47, "marble", 0, 4)
        + path(edge, colour, 0) + needs(card, 7, 6, 86, 44, 44) + gains(card, 20, 53, 60, 44)
    )  # fmt: skip


def check(x: float, y: float, size: float) -> str:
    """What is done."""
    s = size / 20
    tick = f"M{x + 5.5 * s:g} {y + 10.5 * s:g}l{3.4 * s:g} {3.6 * s:g}l{6 * s:g} {-8 * s:g}"
    return circle(x + 10 * s, y + 10 * s, 9 * s, "laurel", 1.6) + line(tick, 2.6 * s, "marble")
