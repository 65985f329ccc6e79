"""What a player has finished so far: what scoring cards and fountain cards count."""

from __future__ import annotations

from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.drawing.desk import Desk
from aedilis.games.carpe_diem.drawing.goods import kind
from aedilis.games.carpe_diem.rules.scoring_phase import counted


def summary(desk: Desk, seat: int, box: tuple[float, float, float, float], columns: int, letter: float) -> str:
    """Every kind with its number, and the chimneys."""
    player = desk.view.players[seat]
    x, y, width, height = box
    room, high = width / columns, height / -(-(c.KINDS + 1) // columns)
    size = min(high - 2, room * 0.55, letter * 1.6)
    drawn = ""
    for n in range(c.KINDS + 1):
        number = counted(player, n)
        row, column = divmod(n, columns)
        left, top = x + room * column, y + high * row + (high - size) / 2
        body = kind(n, left, top, size)
        body += desk.text(left + size + 4, top + size / 2 + letter * 0.36, letter, str(number), "lettering strong")
        shown = body if number else f'<g opacity=".45">{body}</g>'
        drawn += desk.hover(desk.amount(c.COUNTED[n], number), shown)
    return drawn
