"""A district of Carpe Diem in its frame: tiles that join, where the next one fits, open ends, and the frame's tasks."""

from __future__ import annotations

from typing import Final

from aedilis.draw import corner, glow, icon, line, numeral, path, rect
from aedilis.engine.bits import BIT, lowest, members
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.drawing.desk import OWN, Desk, Ghost, Plan
from aedilis.games.carpe_diem.drawing.faces import check
from aedilis.games.carpe_diem.drawing.goods import GROUND, kind, put
from aedilis.games.carpe_diem.drawing.tiles import parts, rotated, scaled, tile, turned
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.player import Player, points_for_villa

OPEN_END: Final = "M19 0V-8Q19 -13 24 -13H76Q81 -13 81 -8V0"
TURNING: Final = "M4.4 12.5A7 7 0 1 1 9 17.6M1.4 8.6L4.2 13.2L8.6 10"  # an arrow round a circle, in 20 by 20
PLATE: Final = 56  # how long the plate of a task is
# Of a task, as the rule has it and in the variant.
DONE: Final = (N_("Done: {kind} on this line, {points}"), N_("Done: {kind} in this row or column, {points}"))
TO_DO: Final = (N_("To do: {kind} on this line, {points}"), N_("To do: {kind} in this row or column, {points}"))


def district(desk: Desk, seat: int, plan: Plan) -> str:
    player = desk.view.players[seat]
    left, top = plan.ground
    outer, inner = plan.district - 2, c.COLUMNS * plan.cell
    inside = plots(player, plan) + open_ends(player, plan) + cells(desk, seat, plan)
    drawn = rect(1, 1, outer, outer, "stone", 2, 8) + rect(plan.frame, plan.frame, inner, inner, "travertine", 2)
    drawn += f'<g transform="translate({plan.frame:g} {plan.frame:g})">{inside}</g>'
    drawn += coordinates(desk, plan) if plan is OWN else ""
    drawn += "".join(task(desk, seat, number, plan) for number in range(len(player.tasks)))
    drawn += villa_points(desk, player, plan) if plan is OWN else ""
    return f'<g transform="translate({left:g} {top:g})">{drawn}</g>'


def at(cell: int, plan: Plan) -> tuple[float, float]:
    return plan.cell * (cell % c.COLUMNS), plan.cell * (cell // c.COLUMNS)


def coordinates(desk: Desk, plan: Plan) -> str:
    """Letters and numbers at the edges, as the log names cells."""
    drawn = ""
    for n in range(c.COLUMNS):
        middle = plan.frame + plan.cell * (n + 0.5)
        drawn += desk.text(middle, 27, 19, c.CELL_NAMES[n][0], "lettering middle", "ink")
        drawn += desk.text(plan.frame / 2, middle + 6, 19, str(n + 1), "lettering middle", "ink")
    return drawn


# -- cells ------------------------------------------------------------------------------------------------------------


def plots(player: Player, plan: Plan) -> str:
    """The lines between cells."""
    size = c.COLUMNS * plan.cell
    ways = "".join(f"M{plan.cell * n:g} 0V{size:g}" for n in range(1, c.COLUMNS))
    ways += "".join(f"M0 {plan.cell * n:g}H{size:g}" for n in range(1, c.ROWS))
    drawn = line(ways, 1.2, "stone")
    for cell in members(player.banderoles):
        x, y = at(cell, plan)
        drawn += put("steps", x + plan.cell * 0.25, y + plan.cell * 0.25, plan.cell * 0.5)
    if player.tableau != c.EMPTY and not player.occupied:
        x, y = at(c.SHOVEL[player.tableau], plan)
        drawn += put("shovel", x + plan.cell * 0.18, y + plan.cell * 0.18, plan.cell * 0.64)
    return drawn


def open_ends(player: Player, plan: Plan) -> str:
    """Where an object goes on, dotted on the free cell; none leads to the frame."""
    drawn = ""
    for cell in members(player.occupied):
        x, y = at(cell, plan)
        for side in range(c.SIDES):
            edge = c.EDGE[player.cells[cell] * c.SIDES + side]
            if edge != c.GRASS and c.beside(BIT[cell], side) & ~player.occupied:
                end = (
                    f'<path d="{OPEN_END}" fill="var(--{GROUND[edge - 1]})" fill-opacity=".6" stroke="var(--ink)"'
                    ' stroke-width="2.4" stroke-dasharray="5 4"/>'
                )
                place = f"translate({x:g} {y:g}) scale({plan.cell / 100:g})"
                drawn += f'<g transform="{place}">{rotated(end, side)}</g>'
    return drawn


def cells(desk: Desk, seat: int, plan: Plan) -> str:
    """Tiles, and where the reader can build, those that could lie there."""
    player = desk.view.players[seat]
    before, done = (
        [sum(at.finished_of(number)) for number in range(c.SINGLE)] for at in (desk.now.players[seat], player)
    )
    ghosts = desk.ghosts(desk.view) if seat == desk.reader else {}
    drawn = ""
    for cell in range(c.CELLS):
        if player.cells[cell] != c.EMPTY:
            body = built(player.cells[cell], cell, done, before, plan)
            title = f"{c.CELL_NAMES[cell]}: {desk.tile_titles[player.cells[cell] // c.SIDES]}"
        else:
            body = empty(desk, cell, ghosts.get(cell, []), plan)
            title = c.CELL_NAMES[cell]
        drawn += piece(desk, seat, cell, body, title, plan)
    return drawn


def piece(desk: Desk, seat: int, cell: int, body: str, title: str, plan: Plan) -> str:
    name = f"cell:{c.CELL_NAMES[cell]}"
    body += corner(plan.cell) if desk.touched(name, seat) else ""
    shine = f'<g transform="translate(2 2)">{glow(plan.cell - 4, plan.cell - 4)}</g>'
    own = seat == desk.reader
    turns = ways(desk) if own and cell == desk.now.cell else []
    body += turning_mark(plan) if turns else ""
    id = f"cell-{seat}-{c.CELL_NAMES[cell]}"
    return desk.piece(id, name if own else "", *at(cell, plan), body, title, shine, turns=turns)


def ways(desk: Desk) -> list[str]:
    """The options by which the tile that has been laid on a cell can be turned."""
    if desk.now.phase != p.TURN or desk.now.seat != desk.reader:
        return []
    return [code for turn in range(c.SIDES) for code in desk.scene.options.get(f"turned:{turn}", ())]


def turning_mark(plan: Plan) -> str:
    """On what fits in several ways."""
    arrow = f'<g transform="translate(6 {plan.cell - 24:g}) scale(.9)">{line(TURNING, 2.2)}</g>'
    return rect(3, plan.cell - 27, 24, 24, "marble", 1.4, 12) + arrow


def empty(desk: Desk, cell: int, ghosts: list[Ghost], plan: Plan) -> str:
    """A free cell, and the tile as it could lie there, with what that would finish."""
    fill = "var(--travertine)" if ghosts and desk.view.phase == p.TURN else "none"
    ground = f'<rect width="{plan.cell:g}" height="{plan.cell:g}" fill="{fill}" pointer-events="all"/>'
    if not ghosts:
        return ground
    drawn = ground + f'<g opacity=".5">{scaled(tile(ghosts[0].laid), plan.cell / 100)}</g>'
    if desk.view.phase == p.TURN:
        return drawn
    drawn += turning_mark(plan) if len(ghosts) > 1 else ""
    return drawn + promises(sorted({number for ghost in ghosts for number in ghost.finishes}), plan.cell)


def promises(kinds: list[int], size: float) -> str:
    """What would be finished, on the upper edge of a tile; a single is whenever it is built."""
    drawn = ""
    for n, number in enumerate(number for number in kinds if number < c.SINGLE):
        x = size - 27 - 29 * n
        drawn += rect(x - 2, 1, 28, 28, "marble", 1.6, 5) + kind(number, x, 3, 24) + check(x + 12, 17, 16)
    return drawn


# -- tiles and what they finish ---------------------------------------------------------------------------------------


def built(laid: int, cell: int, done: list[int], before: list[int], plan: Plan) -> str:
    """A tile; what is finished is edged with gold, more so if it would be new."""
    drawn = tile(laid)
    for number, shape, side in parts(laid):
        if done[number] & BIT[cell]:
            sheen = put(f"sheen-{shape}", 0, 0, 100)
            drawn += rotated(sheen, side)
            if not before[number] & BIT[cell]:
                drawn += check(70, 70, 26)
    return scaled(drawn, plan.cell / 100)


def villa_points(desk: Desk, player: Player, plan: Plan) -> str:
    """On every finished villa, where its first tile joins the next."""
    drawn = ""
    for cells in player.finished_of(c.VILLA):
        cell, chimneys = lowest(cells), player.chimneys_of(cells)
        side = next(side for side in range(c.SIDES) if c.EDGE[player.cells[cell] * c.SIDES + side] == c.VILLA + 1)
        x, y = (
            plan.frame + place + plan.cell / 100 * edge
            for place, edge in zip(at(cell, plan), turned((50, 0), side), strict=True)
        )
        points = points_for_villa(chimneys)
        seal = icon("points", x - 15, y - 15, 30) + numeral(x, y + 6.7, 19, points, "marble")
        drawn += desk.hover(f"{desk.amount('chimney', chimneys)}: {desk.amount('points', points)}", seal)
    return drawn


# -- tasks of the frame -----------------------------------------------------------------------------------------------


def task(desk: Desk, seat: int, number: int, plan: Plan) -> str:
    """Its plate on the frame with an arrow, and as long as it is not met its line across the district."""
    player = desk.view.players[seat]
    side, task_number = number // c.TASKS_A_PIECE, player.tasks[number]
    kind_, points = c.TASK_KIND[task_number], c.TASK_POINTS[task_number]
    met = bool(player.met & BIT[number])
    middle, edge = plan.frame + plan.cell * c.TASK_ALONG[task_number] / 2, plan.frame / 2
    x, y = ((middle, edge), (plan.district - edge, middle), (middle, plan.district - edge), (edge, middle))[side]
    values = {"kind": desk.kind_name(kind_), "points": desk.amount("points", points)}
    said = desk.say((DONE if met else TO_DO)[desk.view.in_rows], **values)
    body = (own_plate if plan is OWN else small_plate)(kind_, points, met, side, plan)
    inwards = f"rotate({90 * side}) translate(0 {edge - (9 if plan is OWN else 8):g})"
    arrow = f'<g transform="{inwards}">{path("M-7 0H7L0 9Z", "laurel" if met else "ink", 0)}</g>'
    drawn = f'<g transform="translate({x:g} {y:g})">{desk.hover(said, arrow + body)}</g>'
    if met or desk.view.in_rows or plan is not OWN:
        return drawn
    start, end = plan.frame + 2, plan.district - plan.frame - 2
    way = f"M{middle:g} {start:g}V{end:g}" if side % 2 == 0 else f"M{start:g} {middle:g}H{end:g}"
    return dotted(way, "marble", 5) + dotted(way, "ink", 2.6) + drawn


def dotted(way: str, colour: str, width: float) -> str:
    style = 'stroke-dasharray="1 9" stroke-linecap="round" pointer-events="none"'
    return f'<path d="{way}" fill="none" stroke="var(--{colour})" stroke-width="{width}" {style}/>'


def own_plate(number: int, points: int, met: bool, side: int, plan: Plan) -> str:
    fill = "leaf" if met else "marble"
    if side % 2 == 0:
        drawn = rect(-28, -17, PLATE, 31, fill, 1.6, 5) + kind(number, -25, -15, 27) + numeral(14, 6, 19, points)
        return drawn + (check(17, -23, 17) if met else "")
    drawn = rect(-17, -29, 31, PLATE, fill, 1.6, 5) + kind(number, -15, -27, 27) + numeral(-1.5, 21, 19, points)
    return drawn + (check(2 if side == 3 else -21, -37, 18) if met else "")


def small_plate(number: int, points: int, met: bool, side: int, plan: Plan) -> str:
    size = plan.frame * 1.05
    fill = "leaf" if met else "marble"
    drawn = rect(-size / 2 - 1, -size / 2 - 1, size + 2, size + 2, fill, 1.4, 4)
    drawn += kind(number, -size / 2, -size / 2, size)
    return drawn + (check(size * 0.05, size * 0.05, size * 0.6) if met else "")
