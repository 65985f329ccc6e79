"""A player's side of the table: name, goods, sites with what is missing, pool and finished buildings."""

from __future__ import annotations

from typing import Final

from aedilis.draw import CARD_CORNER, GONE, PLATE, Drawn, escape, icon, kept, numeral, path, rect, ringed_broadly
from aedilis.engine.bits import members
from aedilis.engine.position import OVER
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.drawing import faces
from aedilis.games.builders_antiquity.drawing.common import tool_title
from aedilis.games.builders_antiquity.drawing.desk import Desk, gap, glow, hand_piece, id_of_building, id_of_hand
from aedilis.games.builders_antiquity.drawing.plan import OTHERS, OWN, Plan
from aedilis.games.builders_antiquity.drawing.sites import site
from aedilis.games.builders_antiquity.drawing.symbols import put
from aedilis.games.builders_antiquity.generated import phases as p

MARGIN: Final = 12
MOST_HOURS: Final = 4  # actions that are drawn one by one
TOOL_TILE: Final = 36
WAGE_COIN: Final = 27
SEAL: Final = 26  # points of machines and of finished buildings
DEBT_WIDTH: Final = 50 / 18  # by the size of its letters
LETTER: Final = 25  # the least on others' sides, which are shown smaller


def side(desk: Desk, seat: int) -> Drawn:
    plan = OWN if seat == desk.reader else OTHERS[desk.view.seats]
    drawn = desk.frame(seat, plan.width, plan.height) + plate(desk, seat, plan) + goods(desk, seat, plan)
    drawn += sites(desk, seat, plan) + pool(desk, seat, plan) + finished(desk, seat, plan)
    return Drawn(plan.width, plan.height, drawn)


# -- name and points --------------------------------------------------------------------------------------------


def plate(desk: Desk, seat: int, plan: Plan) -> str:
    view = desk.view
    points = view.players[seat].points
    values = {"points": points, "goal": c.LAST_ROUND_POINTS, "score": desk.speech.points(view.scores()[seat])}
    why = desk.say(N_("{score} points as if the game ended now; {points} of {goal} for the last round"), **values)
    first = bool(view.round) and seat == view.starter
    left, width = actions(desk, seat) if seat == desk.reader else ("", 0)
    drawn = desk.plate(seat, plan.width, first, why, width)
    if left:
        drawn += f'<g transform="translate({plan.width - 112 - width:g} 7)">{left}</g>'
    return drawn + track(desk, points, plan, why)


def track(desk: Desk, points: int, plan: Plan, why: str) -> str:
    """How far it is to the last round: a field for each point, no number, as the score is another one."""
    pitch, high = (plan.width - 20) / c.LAST_ROUND_POINTS, 9 if plan is OWN else 6
    field = f"h{pitch - 2:.1f}v{high}h{2 - pitch:.1f}Z"
    fields = [f"M{10 + pitch * n:.1f} {PLATE + 4}{field}" for n in range(c.LAST_ROUND_POINTS)]
    here = "".join(fields[:points])
    missing = "".join(fields[points:])
    return desk.hover(why, path(here, "mark", 1, "line") + path(missing, "plot", 1, "line"))


# -- money, loans, tools and actions ----------------------------------------------------------------------------


def goods(desk: Desk, seat: int, plan: Plan) -> str:
    """From the left what one has; from the right what the turn leaves."""
    player, own = desk.view.players[seat], seat == desk.reader
    y = PLATE + (20 if own else 14)
    money = icon("coin", 0, 0, 32) + desk.text(38, 25, 26, str(player.money), "lettering strong")
    drawn = desk.piece(f"money-{seat}", "", MARGIN, y, money, escape(desk.amount("money", player.money)))
    x = MARGIN + (90.0 if own else 84)
    if player.loans:
        loans, width = debt(desk, seat, x, y - 2)
        drawn += loans
        x += width + 8
    end, width = end_of_turn(desk) if own else actions(desk, seat)
    right = plan.width - MARGIN - width
    drawn += f'<g transform="translate({right:g} {y - 2})">{end}</g>' if end else ""
    return drawn + tools(desk, seat, x, y - 2, right - x)


def debt(desk: Desk, seat: int, x: float, y: float) -> tuple[str, float]:
    """All loans together, and how wide that is."""
    loans, own = desk.view.players[seat].loans, seat == desk.reader
    letter = 18 if own else LETTER
    width, title = DEBT_WIDTH * letter, escape(desk.amount("loans", loans))
    body = faces.debt(loans * c.REPAYMENT, letter, width)
    drawn = desk.piece(f"loans-{seat}", "loan" if own else "", x, y, body, title, glow(width, 36), only=["repay"])
    return drawn, width


def tools(desk: Desk, seat: int, x: float, y: float, room: float) -> str:
    """Tools in stock, and while one is to be chosen also none of them: as large as there is room for all."""
    own = seat == desk.reader
    stock = kept(members(desk.now.players[seat].tools), members(desk.view.players[seat].tools))
    size = min(TOOL_TILE, room / (len(stock) + 1) - 4)
    drawn = ""
    for tool in stock:
        if tool == GONE:
            drawn += gap(x, y, size, size)
        else:
            name = c.RESOURCE_NAMES[tool]
            body = tile(size) + put(f"tool-of-{name}", size * 0.06, size * 0.06, size * 0.88)
            piece = f"tool:{name}" if own else ""
            with_it = [f"with {name}"]
            shine = glow(size, size)
            drawn += desk.piece(f"tool-{name}", piece, x, y, body, tool_title(desk, tool), shine, only=with_it)
        x += size + 4
    if own and desk.now.phase == p.TOOL:
        body = tile(size) + path("M11 11L26 26M26 11L11 26", "none", 3, "red")
        title = escape(desk.say(N_("No tool")))
        drawn += desk.piece("tool-none", "tool:none", x, y, body, title, glow(size, size))
    return drawn


def tile(size: float) -> str:
    return rect(1, 1, size - 2, size - 2, "marble", 1.6, 5)


def on_turn(desk: Desk, seat: int) -> bool:
    return bool(desk.now.round) and desk.now.seat != OVER and desk.now.turn == seat


def actions(desk: Desk, seat: int) -> tuple[str, float]:
    """An hourglass for every action left, or one with a number; and how wide that is."""
    left = desk.view.actions if desk.view.turn == seat else 0
    if not on_turn(desk, seat) or not left:
        return "", 0
    counted = left > MOST_HOURS or seat != desk.reader
    width = 64 if counted else 24 * left + 10
    drawn = rect(0, 1, width, 34, "marble", 1.8, 8)
    if counted:
        drawn += numeral(width - 46, 27, LETTER, left) + put("action", width - 32, 4, 28)
    else:
        drawn += "".join(put("action", 4 + 24 * n, 4, 28) for n in range(left))
    return desk.hover(desk.amount("actions", left), drawn), width + 6


def end_of_turn(desk: Desk) -> tuple[str, float]:
    if not on_turn(desk, desk.reader):
        return "", 0
    text = desk.say(N_("End turn"))
    width = 20 + 11 * len(text)
    body = rect(1, 1, width - 2, 34, "travertine", 1.8, 8)
    body += desk.text(width / 2, 24, 17, escape(text), "lettering middle strong", "ink")
    return desk.piece("turn", "turn", 0, 0, body, escape(text), glow(width, 36, round=9)), width


# -- sites, pool, finished buildings ----------------------------------------------------------------------------


def sites(desk: Desk, seat: int, plan: Plan) -> str:
    buildings = desk.sites(seat)
    grid, plot = plan.sites_for(len(buildings))
    drawn = ""
    for n in range(max(plan.places, len(buildings))):
        if n < len(buildings) and buildings[n] != GONE:
            drawn += site(desk, seat, buildings[n], plot, *grid.at(n))
        else:
            drawn += gap(*grid.at(n), grid.width, grid.height)
    return drawn


def pool(desk: Desk, seat: int, plan: Plan) -> str:
    own = seat == desk.reader
    hands = desk.pool(seat)
    grid = plan.pool_for(len(hands))
    drawn = ""
    for n, hand in enumerate(hands):
        x, y = grid.at(n)
        if hand == GONE:
            drawn += gap(x, y, grid.width, grid.height)
            continue
        name = hand_piece(hand)
        more = ringed_broadly(100, faces.HAND_HEIGHT) if own and desk.now.sending == hand else ""
        more += CARD_CORNER if desk.touched(name, seat) else ""
        face = f'<g transform="scale({grid.width / 100:g})">{desk.hand_face(hand, seat)}{more}</g>'
        if own:
            out = min(0, (grid.width - 100) / 5)  # so that a coin does not hide a small face
            face += faces.wage(out, out, WAGE_COIN, desk.view.wage_of(seat, hand))
            if hand >= c.FIRST_MACHINE:
                face += faces.seal(out + 1, out + 1, SEAL, desk.view.points_for(c.MACHINE_HAND.index(hand)))
        title = escape(desk.hand_title(hand, seat))
        drawn += desk.piece(id_of_hand(hand), name if own else "", x, y, face, title, glow(grid.width, grid.height))
    return drawn


def finished(desk: Desk, seat: int, plan: Plan) -> str:
    own = seat == desk.reader
    buildings = desk.finished(seat)
    if own and not buildings:
        text = escape(desk.say(N_("Nothing finished yet")))
        return desk.text(MARGIN + 2, plan.finished.y + 30, 17, text, "lettering", "quiet")
    grid = plan.finished_for(len(buildings))
    drawn = ""
    for n, building in enumerate(buildings):
        points = desk.view.points_for(building)
        body = rect(1, 1, 98, 69, "marble", 0, 6) + faces.niche(faces.tint(building))
        body += put(faces.picture_of(building), 0, 0, 100) + rect(1, 1, 98, 69, "none", 2.6, 6)
        face = f'<g transform="scale({grid.width / 100:g})">{body}</g>'
        face += faces.seal(0, 0, SEAL, points) if own and points else ""
        values = {"building": desk.buildings[building], "gain": desk.gain(building)}
        title = desk.say(N_("{building}: finished, {gain}"), **values)
        drawn += desk.piece(id_of_building(building), "", *grid.at(n), face, escape(title))
    return drawn
