"""The middle of the table: phase and round, the star, the seal row, the scoring cards and the banderole track."""

from __future__ import annotations

from typing import Final, NamedTuple

from aedilis.draw import Drawn, circle, corner, escape, glow, line, numeral, rect, use
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.drawing import grid
from aedilis.games.carpe_diem.drawing.desk import Desk, gap
from aedilis.games.carpe_diem.drawing.goods import kind, put
from aedilis.games.carpe_diem.drawing.tiles import alone
from aedilis.games.carpe_diem.words import terms

TILE: Final = 58
PITCH: Final = 60
WIDE: Final = 4 * PITCH - 2
HIGH: Final = 2 * PITCH - 2
STAR_HEIGHT: Final = 330
WIDTH: Final = 560
FIELD: Final = 29  # the radius of a space
FIGURE: Final = 34
LAST: Final = f'<path class="last" d="M9 {-FIELD - 1}A{FIELD + 1} {FIELD + 1} 0 0 1 {FIELD + 1} -9"/>'
STAR_TOP: Final = 36
SEALS_TOP: Final = STAR_TOP + STAR_HEIGHT + 9
SEAL: Final = 45
SEAL_PITCH: Final = 47
SEALS_LEFT: Final = WIDTH - c.SEALS * SEAL_PITCH + 1
GRID_TOP: Final = SEALS_TOP + SEAL + 19
TRACK_TOP: Final = GRID_TOP + grid.GRID_HEIGHT + 4
HEIGHT: Final = TRACK_TOP + grid.TRACK_HEIGHT + 3


class Spot(NamedTuple):
    """Where a depot begins, how many of its tiles lie side by side, and the middle of the space before it."""

    x: float
    y: float
    columns: int
    space: tuple[float, float]


# Clockwise from above, as near to a ring as leaves all tiles large.
SPOTS: Final = (
    Spot((WIDTH - WIDE) / 2, 8, 4, (280, 98)),
    Spot(WIDTH - HIGH - 8, 8, 2, (402, 96)),
    Spot(WIDTH - HIGH - 8, HIGH + 16, 2, (402, 192)),
    Spot(286, STAR_HEIGHT - TILE - 8, 4, (348, 233)),
    Spot(WIDTH - WIDE - 286, STAR_HEIGHT - TILE - 8, 4, (212, 233)),
    Spot(8, HIGH + 16, 2, (158, 192)),
    Spot(8, 8, 2, (158, 96)),
)


def common(desk: Desk) -> Drawn:
    table = star(desk, STAR_TOP) + seal_row(desk) + grid.grid(desk, GRID_TOP) + grid.track(desk, TRACK_TOP)
    return Drawn(WIDTH, HEIGHT, heading(desk) + table)


# -- when, and who begins ---------------------------------------------------------------------------------------------


def heading(desk: Desk) -> str:
    view = desk.view
    moment = terms.moment(desk.words, view)
    drawn = desk.text(4, 25, 22, escape(moment), "inscription")
    x = 26 + 10.6 * len(moment)
    return drawn + desk.first_player(view.first_player(), x, 4, int((WIDTH - 132 - x) / 10)) + fountains(desk)


def fountains(desk: Desk) -> str:
    """How many fountain cards are left."""
    taken = sum(len(player.cards) for player in desk.view.players) + len(desk.view.drawn)
    left = len(c.FOUNTAIN_STACK) - taken
    body = kind(c.FOUNTAIN, WIDTH - 60, 3, 27) + numeral(WIDTH - 16, 25, 20, left, "text")
    return desk.hover(desk.say(N_("Fountain cards left: {left}"), left=left), body)


# -- the star --------------------------------------------------------------------------------------------------------


def star(desk: Desk, top: float) -> str:
    slab = rect(1, 0, WIDTH - 2, STAR_HEIGHT, "travertine", 2, 10)
    drawn = slab + lines() + "".join(depot(desk, space) for space in range(c.SPACES))
    return f'<g transform="translate(0 {top:g})">{drawn}{figures(desk)}</g>'


def lines() -> str:
    """From every space to the two opposite ones."""
    ways = "".join(
        f"M{SPOTS[space].space[0]:g} {SPOTS[space].space[1]:g}L{SPOTS[other].space[0]:g} {SPOTS[other].space[1]:g}"
        for space in range(c.SPACES)
        for other in c.LINES[space]
        if space < other
    )
    return line(ways, 7, "stone") + line(ways, 4, "marble")


def depot(desk: Desk, space: int) -> str:
    """A space, and its tiles."""
    spot = SPOTS[space]
    drawn = field(desk, space)
    for n in range(c.DEPOT):
        row, column = divmod(n, spot.columns)
        x, y = spot.x + PITCH * column, spot.y + PITCH * row
        name, lying = c.SLOT_NAMES[space * c.DEPOT + n], desk.view.depots[space * c.DEPOT + n]
        drawn += tile_to_take(desk, f"slot-{name}", f"tile:{name}", name, lying, x, y, TILE)
    return drawn


def field(desk: Desk, space: int) -> str:
    x, y = SPOTS[space].space
    free = all(player.space != space for player in desk.view.players)
    body = circle(0, 0, FIELD, "marble", 1.8) + circle(0, 0, FIELD - 4, "none", 1, "stone")
    body += numeral(0, 7.5, 21, space + 1) if free else ""
    body += LAST if desk.touched(f"space:{space + 1}") else ""
    shine = f'<circle class="glow" r="{FIELD}" pointer-events="all"/>'
    title = escape(desk.say(N_("Space {space} of the star"), space=space + 1))
    return desk.piece(f"space-{space + 1}", f"space:{space + 1}", x, y, body, title, shine)


def tile_to_take(
    desk: Desk, id: str, name: str, label: str, lying: int, x: float, y: float, size: float, edge: float = 2
) -> str:
    """A tile of a depot or of the seal row, or the gap it has left."""
    if lying == c.EMPTY:
        return gap(x, y, size, size)
    body = alone(lying * c.SIDES, size, edge, 2) + (corner(size) if desk.touched(name) else "")
    return desk.piece(id, name, x, y, body, f"{label}: {desk.tile_titles[lying]}", glow(size, size, 3))


def figures(desk: Desk) -> str:
    """Those on one space stand close together, whoever is to move in front."""
    view = desk.view
    drawn = ""
    for space in range(c.SPACES):
        here = [seat for seat in range(view.seats) if view.players[seat].space == space]
        here.sort(key=lambda seat: seat == view.turn)
        x, y = SPOTS[space].space
        step = 17 if len(here) < 4 else 13
        for n, seat in enumerate(here):
            left = x - FIGURE / 2 + step * (n - (len(here) - 1) / 2)
            drawn += figure(desk, seat, left, y - FIGURE / 2 - 1)
    return drawn


def figure(desk: Desk, seat: int, x: float, y: float) -> str:
    ring = circle(FIGURE / 2, FIGURE / 2 + 1, FIGURE * 0.54, "straw", 2.4, "saffron") if seat == desk.view.seat else ""
    title = escape(desk.say(N_("Figure of {name}"), name=desk.scene.names[seat]))
    return desk.piece(f"figure-{seat}", "", x, y, ring + use(f"figure-{desk.colours[seat]}", 0, 0, FIGURE), title)


# -- the seal row -----------------------------------------------------------------------------------------------------


def seal_row(desk: Desk) -> str:
    """What craftsmen are given."""
    drawn = desk.hover(desk.say(N_("Seal row: tiles for craftsmen")), put("hammer", 3, SEALS_TOP + 5, 36))
    for n, lying in enumerate(desk.view.seals, 1):
        x = SEALS_LEFT + SEAL_PITCH * (n - 1)
        drawn += tile_to_take(desk, f"seal-{n}", f"seal:{n}", str(n), lying, x, SEALS_TOP, SEAL, 1.8)
    return drawn
