"""Small drawings that stand in text: the sign of each seat."""

from __future__ import annotations

from functools import cache

from aedilis.draw.board import board_of
from aedilis.draw.markup import Markup, tag
from aedilis.web.sight import TableSight


def seat_mark(sight: TableSight, seat: int) -> Markup:
    """A seat's colour and shape; the shape goes wherever the colour goes, so nobody needs the colour."""
    if seat < 0:
        return Markup('<svg class="mark" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="3"/></svg>')
    return mark(board_of(sight.game).colours(len(sight.names))[seat])


@cache
def mark(sign: str) -> Markup:
    return tag("svg", tag("use", href=f"#sign-{sign}", width=20, height=20), class_="mark", viewBox="0 0 20 20",
               aria_hidden="true")  # fmt: skip
