"""The tray of a player: what is left of every building, and what it brings; where one is missing its spot is bare."""

from __future__ import annotations

from typing import Final

from aedilis.draw.markup import escape
from aedilis.draw.shapes import numeral, path
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome import effects, terms
from aedilis.games.foundations_of_rome.components import (
    CIVIC,
    CIVIC_DIVISOR,
    CIVIC_POINTS,
    COMMERCIAL,
    COUNT,
    KIND_IDS,
    PER,
    POINTS,
    POPULATION,
    SHAPE,
    SILVER,
    TRAY_KINDS,
    TYPE,
    TYPE_NAMES,
)
from aedilis.games.foundations_of_rome.drawing.city import WIDTH
from aedilis.games.foundations_of_rome.drawing.desk import Desk, disc, glow, ringed, standing
from aedilis.games.foundations_of_rome.drawing.faces import LETTER, PER_SIGN, seal, sign
from aedilis.games.foundations_of_rome.drawing.polyomino import columns, outline, rows
from aedilis.games.foundations_of_rome.drawing.supply import TURNS
from aedilis.games.foundations_of_rome.geometry import LAY_KIND, TURNS_OF_SHAPE
from aedilis.games.foundations_of_rome.phases import SITE
from aedilis.games.foundations_of_rome.player import Player

LOT: Final = 24  # how large a lot is on the own tray
ROW: Final = 2 * LOT + 14
LABEL: Final = 34  # beside a building: what it brings
HEIGHT: Final = len(TYPE_NAMES) * ROW
ROWS: Final = [[kind for kind in range(TRAY_KINDS) if TYPE[kind] == type] for type in range(len(TYPE_NAMES))]


def first_turn(kind: int) -> int:
    return TURNS_OF_SHAPE[SHAPE[kind]][0]


def tray(desk: Desk, y: float) -> str:
    """The reader's, large enough to choose from."""
    drawn = ""
    for number, kinds in enumerate(ROWS):
        widths = [LOT * columns(first_turn(kind)) + LABEL for kind in kinds]
        space = (WIDTH - 4 - sum(widths)) / len(kinds)
        x = 4.0
        for kind, width in zip(kinds, widths, strict=True):
            drawn += spot(desk, kind, x, y + ROW * number, width)
            x += width + space
    return drawn


def spot(desk: Desk, kind: int, x: float, y: float, width: float) -> str:
    view, turn = desk.view, first_turn(kind)
    player = view.players[desk.reader]
    left = player.left_in_tray(kind)
    top = (2 * LOT - LOT * rows(turn)) / 2 + 4
    if left:
        body = standing(kind, turn, desk.colour(desk.reader), LOT)
    else:
        bare = (
            f'<path d="{outline(turn, 6)}" fill="none" stroke="var(--line)" stroke-width="5" stroke-dasharray="14 12"/>'
        )
        body = f'<g transform="scale({LOT / 100})">{bare}</g>'
    body = f'<g transform="translate(2 {top:g})">{body}</g>'
    body = f'<rect width="{width:g}" height="{ROW - 4}" fill="none" pointer-events="all"/>' + body
    if COUNT[kind] > 1 and left:
        body += disc(11, 43, 10.5) + numeral(11, 49.4, LETTER, left)
    body += f'<g transform="translate(0 4)">{label(kind, 3 + LOT * columns(turn))}</g>'
    if view.phase == SITE and LAY_KIND[view.lay] == kind and desk.decides:
        body += ringed(width, ROW - 4)
    values = {"building": terms.kind_name(desk.words, kind), "worth": effects.worth(desk.words, kind)}
    said = desk.say(N_("{building}: {worth}; {left} of {number} left"), left=left, number=COUNT[kind], **values)
    title = escape(said)
    return desk.piece(
        f"tray-{KIND_IDS[kind]}", f"tray:{KIND_IDS[kind]}", x, y, body, title, glow(width, ROW - 4), TURNS
    )


def label(kind: int, x: float) -> str:
    """What it brings in two lines: citizens; silver and points; or points and what they are for."""
    if TYPE[kind] == CIVIC:
        points = "½" if CIVIC_DIVISOR[kind] > 1 else CIVIC_POINTS[kind]
        return seal(x + 14, 13, 24, points, LETTER) + sign(PER_SIGN[PER[kind]], x + 4, 27, 20)
    if TYPE[kind] == COMMERCIAL:
        silver = sign("coin", x, 4, 17) + numeral(x + 23, 19, LETTER, SILVER[0][kind], "text")
        return silver + (seal(x + 14, 37, 24, POINTS[kind], LETTER) if POINTS[kind] else "")
    return sign("citizens", x + 4, 4, 20) + numeral(x + 14, 42, LETTER, POPULATION[0][kind], "text")


# -- the trays of others ------------------------------------------------------------------------------------------


def small_tray(desk: Desk, seat: int, x: float, y: float, width: float) -> tuple[str, float]:
    """Every building as a little shape, filled as long as it is in the tray; and how high that is."""
    player = desk.view.players[seat]
    lots = max(sum(COUNT[kind] * columns(first_turn(kind)) for kind in kinds) for kinds in ROWS)
    number = max(sum(COUNT[kind] for kind in kinds) for kinds in ROWS)
    cell = (width - 3 * number) / lots
    drawn = ""
    for line, kinds in enumerate(ROWS):
        at = x
        for kind in kinds:
            for n in range(COUNT[kind]):
                drawn += little(player, kind, n, at, y + line * (2 * cell + 5), cell)
                at += columns(first_turn(kind)) * cell + 3
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{6 * cell + 10:.4g}"'
    body = f'<rect {box} fill="none" pointer-events="all"/>{drawn}'
    names = [
        f"{terms.kind_name(desk.words, kind)} ×{player.left_in_tray(kind)}"
        for kind in range(TRAY_KINDS)
        if player.left_in_tray(kind)
    ]
    return desk.hover(desk.say(N_("In the tray: {buildings}"), buildings=", ".join(names)), body), 6 * cell + 10


FILLS: Final = ("terracotta", "saffron", "water")


def little(player: Player, kind: int, number: int, x: float, y: float, cell: float) -> str:
    turn, there = first_turn(kind), number < player.left_in_tray(kind)
    shape = path(outline(turn, 4), FILLS[TYPE[kind]] if there else "none", 9, "ink" if there else "line")
    return f'<g transform="translate({x:.4g} {y:.4g}) scale({cell / 100:.4g})">{shape}</g>'
