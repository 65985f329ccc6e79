"""What lies at hand before the reader: fountain cards, and whatever is to be chosen; else what is finished so far."""

from __future__ import annotations

from typing import Final

from aedilis.draw import GONE, escape, glow, icon, kept, numeral, rect, ringed
from aedilis.engine.bits import BIT, members
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.drawing.desk import TRAY, Desk, gap
from aedilis.games.carpe_diem.drawing.district import promises
from aedilis.games.carpe_diem.drawing.faces import FOUNTAIN_HEIGHT, FOUNTAIN_WIDTH, check, fountain_card
from aedilis.games.carpe_diem.drawing.goods import kind, put
from aedilis.games.carpe_diem.drawing.tiles import alone
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.rules.scoring_phase import counted

LEFT, TOP, WIDTH, HEIGHT = TRAY
CARDS_ROOM: Final = 180  # beside what is to be chosen
CHOICES: Final = LEFT + CARDS_ROOM + 10  # where that begins
ROOM: Final = WIDTH - CARDS_ROOM - 10
ROWS_OF_PAYMENTS: Final = 2


def tray(desk: Desk) -> str:
    """In a preview what can be chosen stays where it is."""
    for at in (desk.now, desk.view):
        if at.seat == desk.reader and at.phase == p.RETURN:
            return fountain_cards(desk, WIDTH)
        choices = choices_at(desk, at) if at.seat == desk.reader else ""
        if choices:
            return fountain_cards(desk, CARDS_ROOM) + choices
    return fountain_cards(desk, CARDS_ROOM) + summary(desk, desk.reader, (CHOICES, TOP, ROOM, HEIGHT), 7, 19)


def choices_at(desk: Desk, at: CarpeDiem) -> str:
    if at.phase == p.TURN:
        return turns(desk)
    if at.phase == p.BUILD:
        return tile_at_hand(desk, at.tile)
    if at.phase == p.REWARD:
        return rewards(desk, at)
    if at.phase == p.PAY:
        return payments(desk, at)
    return done(desk) if at.phase == p.SCORE and "done" in desk.scene.labels else ""


# -- fountain cards ---------------------------------------------------------------------------------------------------


def hand(desk: Desk, at: CarpeDiem) -> list[int]:
    """The reader's cards, and those just drawn."""
    looking = at.phase == p.RETURN and at.turn == desk.reader
    return sorted([*at.players[desk.reader].cards, *(at.drawn if looking else ())])


def fountain_cards(desk: Desk, room: float) -> str:
    cards = kept(hand(desk, desk.now), hand(desk, desk.view))
    pitch = min(FOUNTAIN_WIDTH + 5, (room - FOUNTAIN_WIDTH) / max(1, len(cards) - 1))
    drawn = "" if cards else gap(LEFT, TOP + 2, FOUNTAIN_WIDTH, FOUNTAIN_HEIGHT)
    for n, card in enumerate(cards):
        x, y = LEFT + pitch * n, TOP + 2
        if card == GONE:
            drawn += gap(x, y, FOUNTAIN_WIDTH, FOUNTAIN_HEIGHT)
            continue
        name = f"fountain:{c.KIND_IDS[card]}" if card != c.UNKNOWN else ""
        title = escape(desk.say(N_("Fountain card: {kind}"), kind=desk.kind_name(card))) if name else ""
        shine = glow(FOUNTAIN_WIDTH, FOUNTAIN_HEIGHT)
        drawn += desk.piece(f"fountain-card-{n}", name, x, y, fountain_card(card), title, shine)
    return drawn


# -- what is to be chosen ---------------------------------------------------------------------------------------------


def tile_at_hand(desk: Desk, lying: int) -> str:
    body = alone(lying * c.SIDES, HEIGHT, 2, 3)
    beside = summary(desk, desk.reader, (CHOICES + HEIGHT + 10, TOP, ROOM - HEIGHT - 10, HEIGHT), 5, 19)
    return desk.piece("tile-at-hand", "", CHOICES, TOP, body, desk.tile_titles[lying]) + beside


def turns(desk: Desk) -> str:
    """The tile in every way in which it fits, with what that would finish."""
    now = desk.now
    ghosts = {ghost.laid % c.SIDES: ghost for ghosts in desk.ghosts(now).values() for ghost in ghosts}
    chosen = desk.view.players[desk.reader].cells[now.cell] if desk.view is not now else c.EMPTY
    drawn = ""
    for n, (turn, ghost) in enumerate(ghosts.items()):
        body = (
            alone(ghost.laid, HEIGHT, 2, 3)
            + promises(ghost.finishes, HEIGHT)
            + (ringed(HEIGHT, HEIGHT) if ghost.laid == chosen else "")
        )
        title = desk.tile_titles[ghost.laid // c.SIDES]
        x = CHOICES + (HEIGHT + 6) * n
        drawn += desk.piece(f"turned-{turn}", f"turned:{turn}", x, TOP, body, title, glow(HEIGHT, HEIGHT, 4))
    return drawn


def rewards(desk: Desk, at: CarpeDiem) -> str:
    drawn = ""
    for n, number in enumerate(members(at.rewards_due())):
        body = rect(1, 1, HEIGHT - 2, HEIGHT - 2, "marble", 2, 7) + kind(number, 8, 10, 42)
        if c.LANDSCAPE <= number < c.DWELLING:
            ware = c.WARE_IDS[number - c.LANDSCAPE]
            body += put(ware, 46, 44, 34) + numeral(34, 74, 22, f"+{at.due[number]}")
        name = c.KIND_IDS[number]
        title = escape(desk.kind_name(number))
        x = CHOICES + (HEIGHT + 6) * n
        drawn += desk.piece(f"reward-{name}", f"reward:{name}", x, TOP, body, title, glow(HEIGHT, HEIGHT))
    return drawn


def payments(desk: Desk, at: CarpeDiem) -> str:
    """How often to pay, and the points for that."""
    codes = list(desk.scene.options.get("payment", ()))
    columns = max(4, -(-len(codes) // ROWS_OF_PAYMENTS))
    width, high = ROOM / columns, HEIGHT / ROWS_OF_PAYMENTS
    each, nothing = c.GIVES_POINTS[at.cards[at.paying]], 0 if at.fed & BIT[at.paying] else -c.PENALTY
    drawn = ""
    for n, code in enumerate(codes):
        row, column = divmod(n, columns)
        times = int(code.split()[1])
        body = rect(1, 1, width - 5, high - 5, "marble", 1.8, 7)
        if width < 60:
            body += numeral((width - 4) / 2, high / 2 + 4, 19, f"{times}×")
        else:
            body += numeral(width * 0.27, high / 2 + 4, 20, f"{times}×") + icon("points", width - 40, 3, 33)
            body += numeral(width - 23.5, high / 2 + 4.5, 19, times * each or nothing, "marble")
        title, shine = escape(desk.scene.labels.get(code, code)), glow(width - 4, high - 4)
        x, y = CHOICES + width * column, TOP + high * row
        drawn += desk.piece(f"payment-{times}", "payment", x, y, body, title, shine, only=[code])
    return drawn


def done(desk: Desk) -> str:
    text = escape(desk.say(N_("Finish scoring")))
    width = 60 + 11 * len(text)
    body = rect(1, 1, width - 2, 54, "marble", 2, 8) + check(12, 13, 30)
    body += desk.text(50, 35, 20, text, "lettering strong", "ink")
    return desk.piece("scoring", "scoring", CHOICES, TOP + 14, body, text, glow(width, 56, 8))


# -- what is finished -------------------------------------------------------------------------------------------------


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
