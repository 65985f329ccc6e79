"""A player's side of the table: name, goods, sites with what is missing, pool and finished buildings."""

from __future__ import annotations

from typing import Final

from aedilis.draw.desk import GONE, PLATE, kept
from aedilis.draw.icons import icon
from aedilis.draw.markup import escape
from aedilis.draw.shapes import numeral, path, rect
from aedilis.engine.bits import BIT, members
from aedilis.engine.position import OVER
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.components import (
    ALL_MACHINES,
    LAST_ROUND_POINTS,
    MACHINE_HAND,
    RESOURCE_NAMES,
)
from aedilis.games.builders_antiquity.drawing import faces
from aedilis.games.builders_antiquity.drawing.common import tool_title
from aedilis.games.builders_antiquity.drawing.desk import (
    Desk,
    gap,
    glow,
    hand_piece,
    id_of_building,
    id_of_hand,
    ringed,
)
from aedilis.games.builders_antiquity.drawing.plan import GOODS_TOP, MARGIN, WIDTH, Plan, others_plan, own_plan, rows
from aedilis.games.builders_antiquity.drawing.sites import site
from aedilis.games.builders_antiquity.drawing.symbols import put
from aedilis.games.builders_antiquity.phases import TOOL

MOST_HOURS: Final = 4  # actions that are drawn one by one


def plan_of(desk: Desk, seat: int) -> Plan:
    counts = (len(desk.sites(seat)), len(desk.pool(seat)), len(desk.finished(seat)))
    return own_plan(*counts) if seat == desk.reader else others_plan(desk.view.seats, *counts)


def height(desk: Desk, seat: int) -> int:
    plan = plan_of(desk, seat)
    return round(plan.height * plan.larger)


def side(desk: Desk, seat: int) -> str:
    plan = plan_of(desk, seat)
    drawn = plate(desk, seat, plan) + goods(desk, seat, plan) + sites(desk, seat, plan)
    drawn += pool(desk, seat, plan) + finished(desk, seat, plan)
    if plan.larger > 1:
        drawn = f'<g transform="scale({plan.larger:g})">{drawn}</g>'
    return desk.frame(seat, WIDTH, height(desk, seat)) + drawn


# -- name and points --------------------------------------------------------------------------------------------


def plate(desk: Desk, seat: int, plan: Plan) -> str:
    view = desk.view
    points = view.players[seat].points
    score = desk.speech.points(view.scores()[seat])
    why = desk.say(N_("{points} of {goal} points; {score} as if the game ended now"),
                   points=points, goal=LAST_ROUND_POINTS, score=score)  # fmt: skip
    first = bool(view.round) and seat == view.starter
    return desk.plate(seat, plan.width, first, points, why) + track(desk, points, plan.width, why)


def track(desk: Desk, points: int, width: float, why: str) -> str:
    """How far it is to the last round: a field for each point."""
    pitch = (width - 20) / LAST_ROUND_POINTS
    fields = [f"M{10 + pitch * n:.1f} {PLATE + 4}h{pitch - 2:.1f}v9h{2 - pitch:.1f}Z" for n in range(LAST_ROUND_POINTS)]
    here = "".join(fields[:points])
    missing = "".join(fields[points:])
    return desk.hover(why, path(here, "purple", 1, "line") + path(missing, "plot", 1, "line"))


# -- money, loans, tools and actions ----------------------------------------------------------------------------


def goods(desk: Desk, seat: int, plan: Plan) -> str:
    player, y = desk.view.players[seat], GOODS_TOP
    money = icon("coin", 0, 0, 32) + numeral(54, 24, 26, player.money, "text")
    drawn = desk.piece(f"money-{seat}", "", MARGIN, y, money, escape(desk.amount("money", player.money)))
    x = MARGIN + 84.0
    if player.loans:
        body = faces.debt()
        body += numeral(58, 24, 22, f"×{player.loans}", "text") if player.loans > 1 else ""
        width = 74 if player.loans > 1 else 42
        title = escape(desk.amount("loans", player.loans))
        name = "loan" if seat == desk.reader else ""
        drawn += desk.piece(f"loans-{seat}", name, x, y - 1, body, title, glow(width, 36), only=["repay"])
        x += width + 8
    drawn += tools(desk, seat, x, y - 1)
    return drawn + turn(desk, seat, plan.width - MARGIN, y)


def tools(desk: Desk, seat: int, x: float, y: float) -> str:
    """Tools in stock; while one is to be chosen also none of them."""
    own = seat == desk.reader
    drawn = ""
    for tool in kept(members(desk.now.players[seat].tools), members(desk.view.players[seat].tools)):
        if tool == GONE:
            drawn += gap(x, y, 38, 36)
        else:
            name = RESOURCE_NAMES[tool]
            body = rect(1, 1, 36, 34, "marble", 1.6, 5) + put(f"tool-of-{name}", 2.5, 2, 32)
            piece = f"tool:{name}" if own else ""
            with_it = [f"with {name}"]
            drawn += desk.piece(f"tool-{name}", piece, x, y, body, tool_title(desk, tool), glow(38, 36), only=with_it)
        x += 42
    if own and desk.now.phase == TOOL:
        body = rect(1, 1, 36, 34, "marble", 1.6, 5) + path("M11 10L27 26M27 10L11 26", "none", 3, "red")
        title = escape(desk.say(N_("No tool")))
        drawn += desk.piece("tool-none", "tool:none", x, y, body, title, glow(38, 36))
    return drawn


def turn(desk: Desk, seat: int, right: float, y: float) -> str:
    """Actions left, and the end of the turn."""
    if not desk.now.round or desk.now.seat == OVER or desk.now.turn != seat:
        return ""
    actions = desk.view.actions if desk.view.turn == seat else 0
    x = right
    drawn = ""
    if seat == desk.reader:
        text = desk.say(N_("End turn"))
        width = 20 + 9.4 * len(text)
        x -= width
        body = rect(1, 1, width - 2, 34, "travertine", 1.8, 8)
        body += desk.text(width / 2, 24, 17, escape(text), "lettering middle strong", "ink")
        drawn += desk.piece("turn", "turn", x, y - 2, body, escape(text), glow(width, 36, 9))
        x -= 8
    shown = actions if actions <= MOST_HOURS else 1
    width = 25 * shown + 10 + (34 if actions > MOST_HOURS else 0)
    marks = rect(x - width, y - 1, width, 34, "marble", 1.8, 8) if shown else ""
    marks += "".join(put("action", x - width + 4 + 25 * n, y + 2, 28) for n in range(shown))
    if actions > MOST_HOURS:
        marks += numeral(x - 20, y + 24, 21, f"×{actions}")
    return drawn + desk.hover(desk.amount("actions", actions), marks)


# -- sites, pool, finished buildings ----------------------------------------------------------------------------


def sites(desk: Desk, seat: int, plan: Plan) -> str:
    buildings = desk.sites(seat)
    plots = rows(max(plan.plots, len(buildings)), plan.columns) * plan.columns
    drawn = ""
    for n in range(plots):
        at = plan.site_at(n)
        if n < len(buildings) and buildings[n] != GONE:
            drawn += site(desk, seat, buildings[n], plan.plot, *at)
        else:
            drawn += gap(*at, plan.plot.width, plan.plot.height)
    return drawn


def pool(desk: Desk, seat: int, plan: Plan) -> str:
    scale, high = plan.hand / 100, plan.hand * faces.HAND_HEIGHT / 100
    own = seat == desk.reader
    drawn = ""
    for n, hand in enumerate(desk.pool(seat)):
        x, y = plan.hand_at(n)
        if hand == GONE:
            drawn += gap(x, y, plan.hand, high)
            continue
        name = hand_piece(hand)
        ring = ringed(100, faces.HAND_HEIGHT) if own and desk.now.sending == hand else ""
        more = machine_points(desk, hand) + ring + (CORNER if desk.touched(name, seat) else "")
        face = f'<g transform="scale({scale:g})">{desk.hand_face(hand, seat)}{more}</g>'
        title = escape(desk.hand_title(hand, seat))
        drawn += desk.piece(id_of_hand(hand), name if own else "", x, y, face, title, glow(plan.hand, high))
    return drawn


CORNER: Final = '<path class="last" d="M76 -1H95A6 6 0 0 1 101 5V24"/>'


def machine_points(desk: Desk, hand: int) -> str:
    if not ALL_MACHINES & BIT[hand]:
        return ""
    points = desk.view.points_for(MACHINE_HAND.index(hand))
    return faces.seal(1, 1, 25, points)


def finished(desk: Desk, seat: int, plan: Plan) -> str:
    drawn = ""
    scale = plan.tile / 100
    for n, building in enumerate(desk.finished(seat)):
        x, y = plan.tile_at(n)
        points = desk.view.points_for(building)
        body = rect(1, 1, 98, 69, "marble", 0, 6) + faces.niche(faces.tint(building))
        body += put(faces.picture_of(building), 0, 0, 100) + rect(1, 1, 98, 69, "none", 2.6, 6)
        body += faces.seal(0, 0, 38, points) if points else ""
        values = {"building": desk.buildings[building], "gain": desk.gain(building)}
        title = desk.say(N_("{building}: finished, {gain}"), **values)
        face = f'<g transform="scale({scale:g})">{body}</g>'
        drawn += desk.piece(id_of_building(building), "", x, y, face, escape(title))
    if not drawn:
        text = escape(desk.say(N_("Nothing finished yet")))
        return desk.text(MARGIN + 2, plan.finished_top + 24, 17, text, "lettering", "quiet")
    return drawn
