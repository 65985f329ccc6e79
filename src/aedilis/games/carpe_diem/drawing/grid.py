"""The scoring cards of Carpe Diem with the circles between them, and the banderole track."""

from __future__ import annotations

from typing import Final

from aedilis.draw import circle, escape, glow, line, numeral, path, rect, ringed
from aedilis.engine.bits import BIT, members
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.drawing.desk import Desk, gap
from aedilis.games.carpe_diem.drawing.faces import HEIGHT, WIDTH, scoring_card
from aedilis.games.carpe_diem.rules.scoring_phase import times_now

BESIDE: Final = 42  # between two cards
BELOW: Final = 26
LEFT: Final = 4
ROWS: Final = c.PLACES // c.GRID_COLUMNS
GRID_HEIGHT: Final = ROWS * (HEIGHT + BELOW) - BELOW
DISC: Final = 16  # the radius of a circle
STEP: Final = 26.2  # from one space of the track to the next
TRACK_HEIGHT: Final = 62


def corner_of(place: int) -> tuple[float, float]:
    row, column = divmod(place, c.GRID_COLUMNS)
    return LEFT + column * (WIDTH + BESIDE), row * (HEIGHT + BELOW)


def grid(desk: Desk, top: float) -> str:
    seats = desk.view.seats
    circles = members(c.USED_CIRCLES[seats])
    drawn = joints(circles) + "".join(card(desk, place) for place in c.USED_PLACES[seats])
    drawn += "".join(place_of_disc(desk, circle) for circle in circles)
    return f'<g transform="translate(0 {top:g})">{drawn}</g>'


# -- cards ------------------------------------------------------------------------------------------------------------


def card(desk: Desk, place: int) -> str:
    x, y = corner_of(place)
    lying = desk.view.cards[place]
    if lying == c.EMPTY:
        return gap(x, y, WIDTH, HEIGHT)
    body = scoring_card(lying)
    body += ringed(WIDTH, HEIGHT) if desk.view.circle != c.EMPTY and desk.view.unscored & BIT[place] else ""
    title = desk.card_titles[lying]
    name, shine = f"card:{place + 1}", glow(WIDTH, HEIGHT, 7)
    if desk.reader >= 0:
        player = desk.view.players[desk.reader]
        times = times_now(player, lying, player.coins)
        title += f"\n{escape(fulfilled(desk, times))}"
        if name in desk.scene.options:
            shine += badge(times)  # in front of it
        else:
            body += badge(times)
    return desk.piece(f"card-{place + 1}", name, x, y, body, title, shine)


def fulfilled(desk: Desk, times: int) -> str:
    if times:
        return desk.say(N_("You could fulfil it {times}× now."), times=times)
    points, bread = desk.amount("points", c.PENALTY), desk.amount("bread", c.BREAD_TO_FULFIL)
    return desk.say(N_("You cannot fulfil it now: minus {points}, or {bread}."), points=points, bread=bread)


def badge(times: int) -> str:
    """How often the reader could fulfil the card now."""
    if not times:
        return ""
    width = 34 if times < 10 else 44
    plate = rect(WIDTH - width + 4, -9, width, 23, "laurel", 1.6, 11)
    return plate + numeral(WIDTH - width / 2 + 4, 8.5, 18, f"{times}×", "marble")


# -- discs ------------------------------------------------------------------------------------------------------------


def middle_of(circle: int) -> tuple[float, float]:
    one, other = (corner_of(place) for place in c.BETWEEN[circle])
    return (one[0] + other[0] + WIDTH) / 2, (one[1] + other[1] + HEIGHT) / 2


def joints(circles: list[int]) -> str:
    """From each circle to its two cards."""
    ways = ""
    for number in circles:
        x, y = middle_of(number)
        one, other = c.BETWEEN[number]
        ways += f"M{x - BESIDE / 2:g} {y:g}h{BESIDE}" if other == one + 1 else f"M{x:g} {y - BELOW / 2:g}v{BELOW}"
    return line(ways, 5, "line")


def place_of_disc(desk: Desk, number: int) -> str:
    x, y = middle_of(number)
    seat = desk.view.discs[number]
    name = f"circle:{number + 1}"
    title = desk.say(N_("Circle {circle}"), circle=number + 1)
    if seat == c.EMPTY:
        body = circle(0, 0, DISC, "marble", 1.8) + circle(0, 0, DISC - 5, "none", 1.4, "stone")
    else:
        body = circle(0, 0, DISC, f"seat-{desk.colours[seat]}", 2) + circle(0, 0, DISC - 4, "marble", 0)
        body += desk.sign(seat, -8.5, -8.5, 17)
        body += '<path class="last" d="M5 -17A17 17 0 0 1 17 -5"/>' if desk.touched(name) else ""
        title += f": {desk.scene.names[seat]}"
    shine = f'<circle class="glow" r="{DISC}" pointer-events="all"/>'
    return desk.piece(f"circle-{number + 1}", name, x, y, body, escape(title), shine)


# -- the banderole track ----------------------------------------------------------------------------------------------


def track(desk: Desk, top: float) -> str:
    """Who is in front scores first; of those on one space whoever is on top."""
    drawn = ""
    for step in range(c.LAST_STEP + 1):
        x = 5 + STEP * step
        fill = "straw" if step == c.LAST_STEP else "marble" if step % 5 else "travertine"
        drawn += rect(x, TRACK_HEIGHT - 24, STEP, 24, fill, 1.4) + numeral(x + STEP / 2, TRACK_HEIGHT - 6, 17, step)
    for seat in reversed(desk.view.order):
        drawn += runner(desk, seat)
    names = ", ".join(desk.scene.names[seat] for seat in desk.view.order)
    title = desk.say(N_("Banderole track, in the order of scoring: {names}"), names=names)
    return f'<g transform="translate(0 {top:g})">{desk.hover(title, drawn)}</g>'


def runner(desk: Desk, seat: int) -> str:
    """A disc on the track, on top of those below it."""
    view = desk.view
    steps = view.players[seat].steps
    below = [other for other in view.order if view.players[other].steps == steps]
    high = len(below) - 1 - below.index(seat)
    x, y = 5 + STEP * steps + STEP / 2, TRACK_HEIGHT - 34 - 9 * high
    body = path("M-12 0V5A12 5 0 0 0 12 5V0Z", f"seat-{desk.colours[seat]}", 1.6) + desk.sign(seat, -11, -13, 22)
    title = f"{desk.scene.names[seat]}: {desk.amount('steps', steps)}"
    return desk.piece(f"runner-{seat}", "", x, y, body, escape(title))
