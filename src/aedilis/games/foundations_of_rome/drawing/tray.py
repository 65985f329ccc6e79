"""The tray of a player: what is left of every building, and what it brings; where one is missing its spot is bare."""

from __future__ import annotations

from typing import Final

from aedilis.draw import escape, glow, numeral, path, ringed
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.city import WIDTH
from aedilis.games.foundations_of_rome.drawing.desk import Desk, disc, standing
from aedilis.games.foundations_of_rome.drawing.faces import LETTER, PER_SIGN, seal, sign
from aedilis.games.foundations_of_rome.drawing.polyomino import columns, outline, rows
from aedilis.games.foundations_of_rome.drawing.supply import TURNS
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.words import effects, terms

LOT: Final = 32  # how large a lot is on the own tray
LINE: Final = 26  # of what a building brings: one of them below it, or two of them beside what is two lots high
BESIDE: Final = 34
ROWS: Final = [[kind for kind in range(c.TRAY_KINDS) if c.TYPE[kind] == type] for type in range(len(c.TYPE_NAMES))]


def first_turn(kind: int) -> int:
    return g.TURNS_OF_SHAPE[c.SHAPE[kind]][0]


def is_high(kind: int) -> bool:
    return rows(first_turn(kind)) > 1


def row_height(kinds: list[int]) -> int:
    return 8 + (2 * LOT if any(is_high(kind) for kind in kinds) else LOT + LINE)


HEIGHT: Final = sum(row_height(kinds) for kinds in ROWS)


def width_of(kind: int) -> float:
    wide = LOT * columns(first_turn(kind)) + 4
    return wide + BESIDE if is_high(kind) else max(wide, below_width(kind))


def tray(desk: Desk, y: float) -> str:
    """The reader's, large enough to choose from."""
    drawn = ""
    for kinds in ROWS:
        space = (WIDTH - 4 - sum(width_of(kind) for kind in kinds)) / len(kinds)
        x = 2 + space / 2
        for kind in kinds:
            drawn += spot(desk, kind, x, y, row_height(kinds) - 4)
            x += width_of(kind) + space
        y += row_height(kinds)
    return drawn


def spot(desk: Desk, kind: int, x: float, y: float, height: float) -> str:
    view, turn, width = desk.view, first_turn(kind), width_of(kind)
    player = view.players[desk.reader]
    left = player.left_in_tray(kind)
    wide = LOT * columns(turn)
    indent = 2 if is_high(kind) else (width - wide) / 2
    if left:
        body = standing(kind, turn, desk.colour(desk.reader), LOT)
    else:
        bare = (
            f'<path d="{outline(turn, 6)}" fill="none" stroke="var(--line)" stroke-width="5" stroke-dasharray="14 12"/>'
        )
        body = f'<g transform="scale({LOT / 100})">{bare}</g>'
    body = f'<g transform="translate({indent:g} 2)">{body}</g>'
    body = f'<rect width="{width:g}" height="{height:g}" fill="none" pointer-events="all"/>' + body
    if c.COUNT[kind] > 1 and left:
        body += disc(indent + wide - 7, 12, 10.5) + numeral(indent + wide - 7, 18.4, LETTER, left)
    body += beside(kind, wide + 4) if is_high(kind) else below(kind, width / 2, LOT + 4)
    if view.phase == p.SITE and g.LAY_KIND[view.chosen_lay] == kind and desk.decides:
        body += ringed(width, height)
    values = {"building": terms.kind_name(desk.words, kind), "worth": effects.worth(desk.words, kind)}
    said = desk.say(N_("{building}: {worth}; {left} of {number} left"), left=left, number=c.COUNT[kind], **values)
    title = escape(said)
    id = c.KIND_IDS[kind]
    return desk.piece(f"tray-{id}", f"tray:{id}", x, y, body, title, glow(width, height), TURNS)


# -- what it brings: citizens; silver and points; or points and what they are for ---------------------------------


def below_width(kind: int) -> float:
    return 70 if c.TYPE[kind] == c.COMMERCIAL and c.POINTS[kind] else 48 if c.TYPE[kind] == c.CIVIC else 40


def below(kind: int, x: float, y: float) -> str:
    """In one line, with its middle there."""
    left = x - below_width(kind) / 2
    if c.TYPE[kind] == c.CIVIC:
        drawn = seal(left + 13, y + 12, 24, civic_points_of(kind), LETTER)
        return drawn + sign(PER_SIGN[c.PER[kind]], left + 27, y + 2, 20)
    if c.TYPE[kind] == c.COMMERCIAL:
        drawn = sign("coin", left + 1, y + 3, 19) + numeral(left + 29, y + 18.5, LETTER, c.SILVER[0][kind], "text")
        return drawn + (seal(left + 55, y + 12, 24, c.POINTS[kind], LETTER) if c.POINTS[kind] else "")
    return sign("citizens", left + 2, y + 2, 20) + numeral(left + 31, y + 18.5, LETTER, c.POPULATION[0][kind], "text")


def beside(kind: int, x: float) -> str:
    """In two lines; civic buildings are never that high."""
    if c.TYPE[kind] == c.COMMERCIAL:
        silver = sign("coin", x, 10, 17) + numeral(x + 25, 25, LETTER, c.SILVER[0][kind], "text")
        return silver + (seal(x + 16, 47, 24, c.POINTS[kind], LETTER) if c.POINTS[kind] else "")
    return sign("citizens", x + 6, 12, 20) + numeral(x + 16, 52, LETTER, c.POPULATION[0][kind], "text")


def civic_points_of(kind: int) -> object:
    return "½" if c.CIVIC_DIVISOR[kind] > 1 else c.CIVIC_POINTS[kind]


# -- the trays of others ------------------------------------------------------------------------------------------


def small_tray(desk: Desk, seat: int, x: float, y: float, width: float) -> str:
    """Every building as a little shape, filled as long as it is in the tray."""
    player = desk.view.players[seat]
    lots = max(sum(c.COUNT[kind] * columns(first_turn(kind)) for kind in kinds) for kinds in ROWS)
    number = max(sum(c.COUNT[kind] for kind in kinds) for kinds in ROWS)
    cell = (width - 3 * number) / lots
    drawn = ""
    for line, kinds in enumerate(ROWS):
        at = x
        for kind in kinds:
            for n in range(c.COUNT[kind]):
                drawn += little(player, kind, n, at, y + line * (2 * cell + 5), cell)
                at += columns(first_turn(kind)) * cell + 3
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{6 * cell + 10:.4g}"'
    body = f'<rect {box} fill="none" pointer-events="all"/>{drawn}'
    names = [
        f"{terms.kind_name(desk.words, kind)} ×{player.left_in_tray(kind)}"
        for kind in range(c.TRAY_KINDS)
        if player.left_in_tray(kind)
    ]
    return desk.hover(desk.say(N_("In the tray: {buildings}"), buildings=", ".join(names)), body)


FILLS: Final = ("terracotta", "saffron", "water")


def little(player: Player, kind: int, number: int, x: float, y: float, cell: float) -> str:
    turn, there = first_turn(kind), number < player.left_in_tray(kind)
    shape = path(outline(turn, 4), FILLS[c.TYPE[kind]] if there else "none", 9, "ink" if there else "line")
    return f'<g transform="translate({x:.4g} {y:.4g}) scale({cell / 100:.4g})">{shape}</g>'
