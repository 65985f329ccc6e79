"""Small drawings that stand in text: the sign of each seat; and what all drawings refer to."""

from __future__ import annotations

from functools import cache

from aedilis.draw.board import board_of, symbols_of
from aedilis.draw.markup import Markup, tag
from aedilis.engine.game import Game
from aedilis.web.sight import TableSight


def seat_mark(sight: TableSight, seat: int) -> Markup:
    """A seat's colour and shape; the shape goes wherever the colour goes, so nobody needs the colour."""
    if seat < 0:
        return Markup('<svg class="mark" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="3"/></svg>')
    return mark(board_of(sight.game).colours(len(sight.names))[seat])


def symbols(game: Game) -> Markup:
    """What boards, cards and marks of a game are drawn with: once a page."""
    return unseen(symbols_of(game))


def unseen(definitions: Markup) -> Markup:
    return tag("svg", definitions, class_="symbols", width=0, height=0, aria_hidden="true")


@cache
def mark(sign: str) -> Markup:
    return tag("svg", tag("use", href=f"#sign-{sign}", width=20, height=20), class_="mark", viewBox="0 0 20 20",
               aria_hidden="true")  # fmt: skip
