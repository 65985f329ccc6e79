"""The middle of the table: the round, both rows with their decks, investments and the bank."""

from __future__ import annotations

from typing import Final

from aedilis.draw.desk import shortened
from aedilis.draw.icons import icon
from aedilis.draw.markup import escape
from aedilis.draw.shapes import numeral, path, rect, use
from aedilis.engine.bits import BIT, count
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity import pieces
from aedilis.games.builders_antiquity.components import (
    BUILDING_IDS,
    EMPTY,
    FIRST_SLAVE,
    LAST_ROUND_POINTS,
    LOAN,
    LOAN_PENALTY,
    MOST_TAKEN,
    PRICE_OF_ACTION,
    REPAYMENT,
    RESOURCE_NAMES,
    RESOURCES,
    ROW,
    SESTERCES,
    SLAVE_PRICE,
    SLAVES,
    TOOL_BONUS,
    TOOL_PRICE,
    UNIVERSITY_PRICE,
)
from aedilis.games.builders_antiquity.drawing import faces
from aedilis.games.builders_antiquity.drawing.desk import (
    Desk,
    gap,
    glow,
    hand_piece,
    id_of_building,
    id_of_hand,
    ringed,
)
from aedilis.games.builders_antiquity.drawing.faces import SMALL
from aedilis.games.builders_antiquity.drawing.symbols import put

WIDTH: Final = 560
PITCH: Final = 94  # from one card of a row to the next; the deck lies in the last place
CARD: Final = 90
SCALE: Final = CARD / 100
HAND: Final = faces.HAND_HEIGHT * SCALE
BUILDINGS_TOP: Final = 38
WORKERS_TOP: Final = BUILDINGS_TOP + CARD + 8
LABEL: Final = 24  # the heading above a line of investments
LINES: Final = (WORKERS_TOP + 74 + LABEL, WORKERS_TOP + 160 + LABEL)
RIGHT: Final = 350  # where the second group of a line begins
HEIGHT: Final = LINES[1] + SMALL + 4


def common(desk: Desk) -> str:
    return heading(desk) + buildings(desk) + workers(desk) + slaves(desk) + tools(desk) + bank(desk) + schools(desk)


# -- round and first player -------------------------------------------------------------------------------------


def heading(desk: Desk) -> str:
    view = desk.view
    moment = desk.say(N_("Round {round}"), round=view.round) if view.round else desk.say(N_("Set-up"))
    drawn = desk.text(4, 25, 22, escape(moment), "inscription")
    x = 22 + 11.5 * len(moment)
    if view.last_round:
        last = desk.say(N_("last round"))
        width = 20 + 9 * len(last)
        drawn += rect(x, 5, width, 26, "red", 1.6, 13)
        drawn += desk.text(x + width / 2, 24, 17, escape(last), "lettering middle strong", "marble")
        x += width + 14
    goal = desk.say(N_("Who ends a turn with {points} points makes it the last round"), points=LAST_ROUND_POINTS)
    seal = icon("points", WIDTH - 34, 2, 32) + numeral(WIDTH - 18, 23.5, 15, LAST_ROUND_POINTS, "marble")
    flag = path(f"M{WIDTH - 50} 30V6h10l-3 4l3 4h-10", "red", 1.8, "text")
    return drawn + (first_player(desk, max(x, 190)) if view.round else "") + desk.hover(goal, flag + seal)


def first_player(desk: Desk, x: float) -> str:
    name = desk.scene.names[desk.view.starter]
    body = icon("first", 0, 0, 26) + use(f"sign-{desk.colours[desk.view.starter]}", 32, 4, 18)
    shown = escape(shortened(name, int((WIDTH - 60 - x - 56) / 11)))
    title = escape(desk.say(N_("First player: {name}"), name=name))
    return desk.piece("first-player", "", x, 4, body + desk.text(56, 19.5, 18, shown, "lettering"), title)


# -- the rows ---------------------------------------------------------------------------------------------------


def buildings(desk: Desk) -> str:
    drawn = ""
    for place, building in enumerate(desk.view.building_row):
        x = 1 + PITCH * place
        if building == EMPTY:
            drawn += gap(x, BUILDINGS_TOP, CARD, CARD)
            continue
        name = f"building:{BUILDING_IDS[building]}"
        face = scaled(desk.building_face(building, desk.touched(name)))
        title = escape(desk.building_title(building))
        shine = glow(CARD, CARD)
        drawn += desk.piece(id_of_building(building), name, x, BUILDINGS_TOP, face, title, shine, FROM_DECK)
    return next_building(desk) + drawn


FROM_DECK: Final = ' data-from="building-deck"'


def next_building(desk: Desk) -> str:
    """The deck: its top card can be seen by all, and taken by nobody."""
    view = desk.view
    x = 1 + PITCH * ROW
    if view.top == EMPTY:
        return gap(x, BUILDINGS_TOP, CARD, CARD)
    left = count(view.building_deck)
    pile = "".join(rect(2 + 2 * n, -2.5 * n, CARD - 4, CARD, "marble", 1.4, 5) for n in range(min(2, left), 0, -1))
    values = {"building": desk.building_title(view.top), "left": left}
    title = desk.say(N_("Next, not to be taken yet: {building}. {left} more lie below it."), **values)
    ribbon = (
        '<rect y="33" width="90" height="24" fill="var(--ink)" opacity=".86"/>'
        + desk.text(9, 50.5, 17, escape(desk.say(N_("next"))), "lettering strong", "marble")
        + icon("cards", 46, 36, 18) + numeral(76, 51, 17, left, "marble")
    )  # fmt: skip
    deck = desk.piece("building-deck", "", x, BUILDINGS_TOP, pile, escape(title))
    face = f'<g opacity=".62">{scaled(desk.building_face(view.top))}</g>{ribbon}'
    paper = rect(1.5, 1.5, CARD - 3, CARD - 3, "marble", 0, 6)
    return deck + desk.piece(id_of_building(view.top), "", x, BUILDINGS_TOP, paper + face, escape(title))


def workers(desk: Desk) -> str:
    drawn = ""
    for place, worker in enumerate(desk.view.worker_row):
        x = 1 + PITCH * place
        if worker == EMPTY:
            drawn += gap(x, WORKERS_TOP, CARD, HAND)
            continue
        name = hand_piece(worker)
        face = scaled(desk.hand_face(worker)) + (CORNER if desk.touched(name) else "")
        title = escape(desk.hand_title(worker))
        drawn += desk.piece(id_of_hand(worker), name, x, WORKERS_TOP, face, title, glow(CARD, HAND), FROM_WORKERS)
    return worker_deck(desk) + drawn


FROM_WORKERS: Final = ' data-from="worker-deck"'
CORNER: Final = '<path class="last" d="M70 -1H85A6 6 0 0 1 91 5V20"/>'


def worker_deck(desk: Desk) -> str:
    left = count(desk.view.worker_deck)
    x = 1 + PITCH * ROW
    if not left:
        return gap(x, WORKERS_TOP, CARD, HAND)
    body = (
        "".join(rect(2 + 2 * n, -2.5 * n, CARD - 4, HAND, "marble", 1.4, 5) for n in range(min(2, left - 1), 0, -1))
        + rect(1.5, 1.5, CARD - 3, HAND - 3, "terracotta", 2, 6)
        + f'<rect x="6" y="6" width="{CARD - 12}" height="{HAND - 12:g}" rx="3" fill="none" stroke="var(--straw)"/>'
        + put("tool-of-stone", 14, 16, 34) + numeral(65, 42, 22, left, "marble")
    )  # fmt: skip
    title = desk.say(N_("Deck of workers: {left} left"), left=left)
    return desk.piece("worker-deck", "", x, WORKERS_TOP, body, escape(title))


def scaled(body: str) -> str:
    return f'<g transform="scale({SCALE})">{body}</g>'


# -- investments ------------------------------------------------------------------------------------------------


def label(desk: Desk, x: float, y: float, text: str, price: int = 0) -> str:
    """What a card costs, and a heading."""
    coin = faces.coin(x - 1, y - LABEL - 1, 23, price) if price else ""
    return coin + desk.text(x + 27 if price else x, y - LABEL + 17, 17, escape(text), "lettering strong")


def slaves(desk: Desk) -> str:
    view, (x, y) = desk.view, (2, LINES[0])
    drawn = label(desk, x, y, desk.say(N_("Slaves")), SLAVE_PRICE)
    for n in range(SLAVES):
        slave = FIRST_SLAVE + n
        at = x + 57 * n
        if not view.slaves & BIT[slave]:
            drawn += gap(at, y, 54, SMALL)
            continue
        title = escape(desk.hand_title(slave))
        drawn += desk.piece(id_of_hand(slave), hand_piece(slave), at, y, faces.slave(slave), title, glow(54, SMALL))
    return drawn


def tools(desk: Desk) -> str:
    view, (x, y) = desk.view, (RIGHT, LINES[0])
    drawn = label(desk, x, y, desk.say(N_("Tools")), TOOL_PRICE)
    for tool in range(RESOURCES):
        at = x + 53 * tool
        if not view.tools & BIT[tool]:
            drawn += gap(at, y, 50, SMALL)
            continue
        name = RESOURCE_NAMES[tool]
        drawn += desk.piece(f"tool-{name}", f"tool:{name}", at, y, faces.tool(tool), tool_title(desk, tool),
                            glow(50, SMALL), only=[f"tool {name}"])  # fmt: skip
    return drawn


def tool_title(desk: Desk, tool: int) -> str:
    values = {"tool": pieces.tool(desk.words, tool), "amount": desk.amount(RESOURCE_NAMES[tool], TOOL_BONUS)}
    return escape(desk.say(N_("{tool}: {amount} more, for whoever is sent with it"), **values))


def schools(desk: Desk) -> str:
    view, (x, y) = desk.view, (RIGHT, LINES[1])
    drawn = label(desk, x, y, desk.say(N_("Universities")), UNIVERSITY_PRICE)
    for school in range(RESOURCES):
        at = x + 53 * school
        if not view.universities & BIT[school]:
            drawn += gap(at, y, 50, SMALL)
            continue
        name = RESOURCE_NAMES[school]
        body = faces.school(school) + (ringed(50, SMALL) if view.teaching == school else "")
        title = escape(pieces.university(desk.words, school))
        drawn += desk.piece(f"school-{name}", f"university:{name}", at, y, body, title, glow(50, SMALL))
    return drawn


# -- the bank ---------------------------------------------------------------------------------------------------


def bank(desk: Desk) -> str:
    """Sesterces for actions, an action for sesterces, and loans."""
    y = LINES[1]
    drawn = label(desk, 2, y, desk.say(N_("Bank")))
    for actions in range(1, MOST_TAKEN + 1):
        money = SESTERCES[actions]
        hours = "".join(put("action", 32 - 8 * actions + 16 * n, 37, 17) for n in range(actions))
        body = counter() + numeral(22, 27, 21, f"+{money}") + icon("coin", 35, 8, 23) + hours
        values = {"actions": desk.amount("actions", actions), "money": desk.amount("money", money)}
        title = escape(desk.say(N_("{actions}: take {money}"), **values))
        drawn += desk.piece(f"take-{actions}", "bank", 2 + 67 * (actions - 1), y, body, title, glow(64, 60),
                            only=[f"take {actions}"])  # fmt: skip
    body = counter() + numeral(22, 27, 21, "+1") + put("action", 34, 7, 25) + faces.coin(21, 35, 22, PRICE_OF_ACTION)
    title = escape(desk.say(N_("One more action for {money}"), money=desk.amount("money", PRICE_OF_ACTION)))
    drawn += desk.piece("extra", "bank", 203, y, body, title, glow(64, 60), only=["action"])
    return drawn + loans(desk, 270, y)


def loans(desk: Desk, x: float, y: float) -> str:
    left = desk.view.loans
    if not left:
        return gap(x, y, 70, 60)
    pile = "".join(rect(1 + 2 * n, 1 - 2.5 * n, 66, 57, "tile", 1.4, 5) for n in range(min(3, left) - 1, 0, -1))
    body = pile + faces.loan(left)
    values = {"money": desk.amount("money", LOAN), "repay": desk.amount("money", REPAYMENT), "left": left}
    points = desk.amount("points", LOAN_PENALTY)
    said = N_("Loan: {money} now, {repay} to repay it, or minus {points} at the end; {left} left")
    title = escape(desk.say(said, points=points, **values))
    return desk.piece("loans", "loan", x, y, body, title, glow(70, 60), only=["loan"])


def counter() -> str:
    return rect(1, 1, 62, 58, "marble", 1.8, 5)
