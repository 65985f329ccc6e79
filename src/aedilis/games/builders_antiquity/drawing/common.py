"""The middle of the table: the round, both rows with their decks, investments and the bank."""

from __future__ import annotations

from functools import partial
from typing import Final

from aedilis.draw import Drawn, escape, icon, numeral, path, rect, ringed_broadly
from aedilis.engine.bits import BIT, count
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.drawing import faces
from aedilis.games.builders_antiquity.drawing.desk import (
    Desk,
    gap,
    glow,
    hand_piece,
    id_of_building,
    id_of_hand,
    in_a_row,
)
from aedilis.games.builders_antiquity.drawing.faces import SMALL
from aedilis.games.builders_antiquity.drawing.symbols import put
from aedilis.games.builders_antiquity.words import pieces

WIDTH: Final = 560
CARD: Final = 97  # as large as five have room beside a deck
PITCH: Final = 100
DECK: Final = 58  # how wide a deck is
SCALE: Final = CARD / 100
HAND: Final = faces.HAND_HEIGHT * SCALE
GOAL_LEFT: Final = 436
BUILDINGS_TOP: Final = 38
WORKERS_TOP: Final = BUILDINGS_TOP + CARD + 8
SLAVE: Final = 54  # how wide the cards of the investment line are
TOOL: Final = 50  # universities too
LABEL: Final = 24  # the heading above a line of investments
LINES: Final = (WORKERS_TOP + 80 + LABEL, WORKERS_TOP + 167 + LABEL)
COUNTER: Final = 65  # from one counter of the bank to the next
RIGHT: Final = 349  # where the second group of a line begins
HEIGHT: Final = LINES[1] + SMALL + 4


def common(desk: Desk) -> Drawn:
    return Drawn(WIDTH, HEIGHT, heading(desk) + buildings(desk) + workers(desk) + investments(desk))


# -- round and first player -------------------------------------------------------------------------------------


def heading(desk: Desk) -> str:
    view = desk.view
    moment = desk.say(N_("Round {round}"), round=view.round) if view.round else desk.say(N_("Set-up"))
    drawn = desk.text(4, 25, 22, escape(moment), "inscription")
    x = 22 + 12.5 * len(moment)
    if view.last_round:
        ends, why = desk.say(N_("last round")), ""
    elif view.rounds_left():
        ends, why = desk.say(N_("ends in {rounds}"), rounds=view.rounds_left()), desk.speech.warning(view.rounds_left())
    else:
        ends = why = ""
    if ends:
        width = 22 + 10.8 * len(ends)
        ribbon = desk.ribbon(x, 5, width, ends, 17.6)
        drawn += desk.hover(why, ribbon) if why else ribbon
        x += width + 14
    x = max(x, 170)
    drawn += desk.first_player(view.starter, x, 4, int((GOAL_LEFT - 64 - x) / 11)) if view.round else ""
    return drawn + goal(desk) + left_over(desk)


def goal(desk: Desk) -> str:
    """What the last round begins with."""
    title = desk.say(N_("Who ends a turn with {points} points makes it the last round"), points=c.LAST_ROUND_POINTS)
    flag = path(f"M{GOAL_LEFT} 30V6h10l-3 4l3 4h-10", "red", 1.8, "text")
    seal = icon("points", GOAL_LEFT + 12, -1, 38) + numeral(GOAL_LEFT + 31, 24.5, 18, c.LAST_ROUND_POINTS, "marble")
    return desk.hover(title, flag + seal)


def left_over(desk: Desk) -> str:
    """How many buildings lie in the deck, above it."""
    left = count(desk.view.building_deck) + (desk.view.top != c.EMPTY)
    body = icon("cards", PITCH * c.ROW - 1, 7, 22) + numeral(PITCH * c.ROW + 40, 25, 18, left, "text")
    return desk.hover(desk.say(N_("Deck of buildings: {left} left"), left=left), body)


# -- the rows ---------------------------------------------------------------------------------------------------


def buildings(desk: Desk) -> str:
    return next_building(desk) + in_a_row(desk.view.building_row, 1, BUILDINGS_TOP, CARD, CARD, partial(building, desk))


def building(desk: Desk, building: int, x: float, y: float) -> str:
    name = f"building:{c.BUILDING_IDS[building]}"
    face = scaled(desk.building_face(building, desk.touched(name)))
    title = escape(desk.building_title(building))
    return desk.piece(id_of_building(building), name, x, y, face, title, glow(CARD, CARD), FROM_DECK)


FROM_DECK: Final = ' data-from="building-deck"'


def next_building(desk: Desk) -> str:
    """The deck: its top card can be seen by all, and taken by nobody."""
    view = desk.view
    x = PITCH * c.ROW + 1
    if view.top == c.EMPTY:
        return gap(x, BUILDINGS_TOP, DECK, CARD)
    left = count(view.building_deck)
    values = {"building": desk.building_title(view.top), "left": left}
    title = escape(desk.say(N_("Next, not to be taken yet: {building}. {left} more lie below it."), **values))
    slip = faces.narrow(view.top, view.points_for(view.top), view.reward_of(view.top))
    body = (
        rect(1.5, 1.5, DECK - 3, CARD - 3, "travertine", 2, 6)
        + f'<g transform="translate(0 17)" opacity=".8">{slip}</g>'
        + path(f"M1.5 19V8a6.5 6.5 0 0 1 6.5-6.5H{DECK - 8}a6.5 6.5 0 0 1 6.5 6.5V19Z", "ink", 0)
        + desk.text(DECK / 2, 15.5, 17.5, escape(desk.say(N_("next"))), "lettering middle strong", "marble")
    )  # fmt: skip
    deck = desk.piece("building-deck", "", x, BUILDINGS_TOP, pile(left, CARD), title)
    return deck + desk.piece(id_of_building(view.top), "", x, BUILDINGS_TOP, body, title)


def pile(left: int, height: float) -> str:
    """The edges of the cards that lie below."""
    return "".join(rect(1 + 2 * n, -2.5 * n, DECK - 3, height, "marble", 1.4, 5) for n in range(min(2, left), 0, -1))


def workers(desk: Desk) -> str:
    return worker_deck(desk) + in_a_row(desk.view.worker_row, 1, WORKERS_TOP, CARD, HAND, partial(worker, desk))


def worker(desk: Desk, worker: int, x: float, y: float) -> str:
    name = hand_piece(worker)
    face = scaled(desk.hand_face(worker)) + faces.wage(0, 0, 27, c.WAGE[worker])
    face += CORNER if desk.touched(name) else ""
    title = escape(desk.hand_title(worker))
    return desk.piece(id_of_hand(worker), name, x, y, face, title, glow(CARD, HAND), FROM_WORKERS)


FROM_WORKERS: Final = ' data-from="worker-deck"'
CORNER: Final = '<path class="last" d="M76 -1H92A6 6 0 0 1 98 5V21"/>'


def worker_deck(desk: Desk) -> str:
    left = count(desk.view.worker_deck)
    x = PITCH * c.ROW + 1
    if not left:
        return gap(x, WORKERS_TOP, DECK, HAND)
    body = (
        pile(left - 1, HAND) + rect(1.5, 1.5, DECK - 3, HAND - 3, "terracotta", 2, 6)
        + f'<rect x="6" y="6" width="{DECK - 12}" height="{HAND - 12:g}" rx="3" fill="none" stroke="var(--straw)"/>'
        + put("tool-of-stone", 14, 9, 30) + numeral(DECK / 2, 60, 20, left, "marble")
    )  # fmt: skip
    title = desk.say(N_("Deck of workers: {left} left"), left=left)
    return desk.piece("worker-deck", "", x, WORKERS_TOP, body, escape(title))


def scaled(body: str) -> str:
    return f'<g transform="scale({SCALE})">{body}</g>'


# -- investments ------------------------------------------------------------------------------------------------


def investments(desk: Desk) -> str:
    """What is left in the line of investments."""
    view = desk.view
    slaves = still_there(view.slaves, range(c.FIRST_SLAVE, c.FIRST_MACHINE))
    tools = still_there(view.tools, range(c.RESOURCES))
    schools = still_there(view.universities, range(c.RESOURCES))
    drawn = label(desk, 2, LINES[0], N_("Slaves"), c.SLAVE_PRICE)
    drawn += in_a_row(slaves, 2, LINES[0], SLAVE, SMALL, partial(slave, desk))
    drawn += label(desk, RIGHT, LINES[0], N_("Tools"), c.TOOL_PRICE)
    drawn += in_a_row(tools, RIGHT, LINES[0], TOOL, SMALL, partial(tool, desk)) + bank(desk)
    drawn += label(desk, RIGHT, LINES[1], N_("Universities"), c.UNIVERSITY_PRICE)
    return drawn + in_a_row(schools, RIGHT, LINES[1], TOOL, SMALL, partial(school, desk))


def still_there(cards: int, numbers: range) -> list[int]:
    return [number if cards & BIT[number] else c.EMPTY for number in numbers]


def label(desk: Desk, x: float, y: float, heading: str, price: int = 0) -> str:
    """What a card costs, and a heading."""
    coin = faces.coin(x - 1, y - LABEL - 3, 27, price) if price else ""
    text = escape(desk.say(heading))
    return coin + desk.text(x + 29 if price else x, y - LABEL + 17.5, 17.6, text, "lettering strong")


def slave(desk: Desk, slave: int, x: float, y: float) -> str:
    title = escape(desk.hand_title(slave))
    return desk.piece(id_of_hand(slave), hand_piece(slave), x, y, faces.slave(slave), title, glow(SLAVE, SMALL))


def tool(desk: Desk, tool: int, x: float, y: float) -> str:
    name, face, title = c.RESOURCE_NAMES[tool], faces.tool(tool), tool_title(desk, tool)
    shine = glow(TOOL, SMALL)
    return desk.piece(f"tool-{name}", f"tool:{name}", x, y, face, title, shine, only=[f"tool {name}"])


def tool_title(desk: Desk, tool: int) -> str:
    values = {"tool": pieces.tool(desk.words, tool), "amount": desk.amount(c.RESOURCE_NAMES[tool], c.TOOL_BONUS)}
    return escape(desk.say(N_("{tool}: {amount} more, for whoever is sent with it"), **values))


def school(desk: Desk, school: int, x: float, y: float) -> str:
    name, title = c.RESOURCE_NAMES[school], escape(pieces.university(desk.words, school))
    body = faces.school(school) + (ringed_broadly(TOOL, SMALL) if desk.view.teaching == school else "")
    return desk.piece(f"school-{name}", f"university:{name}", x, y, body, title, glow(TOOL, SMALL))


# -- the bank ---------------------------------------------------------------------------------------------------


def bank(desk: Desk) -> str:
    """Sesterces for actions, an action for sesterces, and loans."""
    y = LINES[1]
    drawn = label(desk, 2, y, N_("Bank"))
    for actions in range(1, c.MOST_TAKEN + 1):
        money = c.SESTERCES[actions]
        hours = "".join(put("action", 31 - 8 * actions + 16 * n, 37, 17) for n in range(actions))
        body = numeral(20, 26.5, 18.5, f"+{money}") + icon("coin", 37, 8, 22) + hours
        values = {"actions": desk.amount("actions", actions), "money": desk.amount("money", money)}
        said = desk.say(N_("{actions}: take {money}"), **values)
        drawn += counter(desk, f"take-{actions}", actions - 1, body, said, f"take {actions}")
    body = numeral(20, 24, 18.5, "+1") + put("action", 36, 5, 24) + faces.coin(18.5, 30, 27, c.PRICE_OF_ACTION)
    said = desk.say(N_("One more action for {money}"), money=desk.amount("money", c.PRICE_OF_ACTION))
    drawn += counter(desk, "extra", c.MOST_TAKEN, body, said, "action")
    return drawn + loans(desk, 2 + COUNTER * (c.MOST_TAKEN + 1), y)


def counter(desk: Desk, id: str, place: int, body: str, title: str, option: str) -> str:
    x, width = 2 + COUNTER * place, COUNTER - 3
    body = rect(1, 1, width - 2, SMALL - 2, "marble", 1.8, 5) + body
    return desk.piece(id, "bank", x, LINES[1], body, escape(title), glow(width, SMALL), only=[option])


def loans(desk: Desk, x: float, y: float) -> str:
    left = desk.view.loans
    if not left:
        return gap(x, y, faces.LOAN_WIDTH, SMALL)
    below = range(min(3, left) - 1, 0, -1)
    body = "".join(rect(1 + 1.5 * n, 1 - 2.5 * n, faces.LOAN_WIDTH - 3, 57, "tile", 1.4, 5) for n in below)
    body += faces.loan(left)
    values = {"money": desk.amount("money", c.LOAN), "repay": desk.amount("money", c.REPAYMENT), "left": left}
    points = desk.amount("points", c.LOAN_PENALTY)
    said = N_("Loan: {money} now, {repay} to repay it, or minus {points} at the end; {left} left")
    title = escape(desk.say(said, points=points, **values))
    return desk.piece("loans", "loan", x, y, body, title, glow(faces.LOAN_WIDTH, SMALL), only=["loan"])
