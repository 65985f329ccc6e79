"""Below the map: stacks of districts, what each kind of building takes and brings, imperium spaces, the treasury."""

from __future__ import annotations

from typing import Final

from aedilis.draw import escape, glow, icon, numeral, rect
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.drawing.desk import LETTER, Desk
from aedilis.games.city_of_marble.drawing.lattice import WIDTH
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.rules.player import IMPERIUM_SPACE, TREASURY
from aedilis.games.city_of_marble.words import terms

HEIGHT: Final = 126
COLUMN: Final = 109.0  # for each kind; the treasury has the rest
STACK: Final = 50  # the upper part of a column
SPACE: Final = HEIGHT - STACK - 3  # the lower one
FIGURE: Final = 31
TREASURY_SAID: Final = N_("Treasury: at the end of their owner's turn, a coin for each magistrate here")
SPACES: Final = {
    "temple": N_(
        "Imperium of the temples: at the end of their owner's turn, a tile for each magistrate here; {left} left"
    ),
    "bath": N_("Imperium of the baths: at the end of their owner's turn, a tile for each magistrate here; {left} left"),
    "theatre": N_(
        "Imperium of the theatres: at the end of their owner's turn, a tile for each magistrate here; {left} left"
    ),
    "arena": N_(
        "Imperium of the arenas: at the end of their owner's turn, a tile for each magistrate here; {left} left"
    ),
}


def supply(desk: Desk, y: float) -> str:
    drawn = "".join(stack(desk, kind, COLUMN * kind, y) + space(desk, kind, y + STACK) for kind in range(c.KINDS))
    return drawn + treasury(desk, y)


# -- stacks -----------------------------------------------------------------------------------------------------------


def stack(desk: Desk, kind: int, x: float, y: float) -> str:
    """Districts of a kind, how many are left, and what is built where so many meet."""
    number, name, words = desk.view.stacks[kind], c.KIND_IDS[kind], desk.words
    width = COLUMN - 4
    body = rect(0, 0, width, STACK - 3, "marble", 1.4, 7)
    pile = "".join(put(f"district-{name}", 2, y, 60) for y in pile_of(number))
    body += pile if number else f'<g opacity=".3">{put(f"district-{name}", 2, -6, 60)}</g>'
    body += numeral(83, 32, 23, number)
    values = {
        "number": number,
        "colour": terms.colour_name(words, kind),
        "structures": c.STRUCTURES[kind],
        "building": terms.building_name(words, kind),
        "points": terms.amount(words, "points", c.BUILDING_POINTS[kind]),
    }
    said = N_("Districts left, {colour}: {number}. {structures} districts round a site: {building}, {points}")
    shine = glow(width, STACK - 3, 7)
    return desk.piece(f"stack-{name}", f"stack:{name}", x + 2, y, body, escape(desk.say(said, **values)), shine)


def pile_of(number: int) -> range:
    """Where up to three districts lie on each other."""
    return range(-6 + 4 * (min(3, number) - 1) // 2, -11, -4)[: min(3, number)]


# -- imperium spaces and the treasury ---------------------------------------------------------------------------------


def space(desk: Desk, kind: int, y: float) -> str:
    """A kind of building with its points; below, magistrates wait for an imperium tile of it."""
    name, x, width = c.KIND_IDS[kind], COLUMN * kind + 2, COLUMN - 4
    building = terms.building_name(desk.words, kind)
    body = rect(0, 0, width, SPACE, "travertine", 1.4, 7)
    body += desk.hover(built_by(desk, kind), caption(desk, kind, building, width))
    body += put(f"imperium-{name}", 5, SPACE - 43, 39)
    left = max(0, c.IMPERIUM_TILES[kind] - desk.view.imperium_in_play(kind))
    said = escape(desk.say(SPACES[name], left=left))
    drawn = desk.piece(f"space-{name}", "", x, y, body, said)
    return drawn + waiting(desk, IMPERIUM_SPACE + kind, x + 46, y + SPACE - 38, width - 50)


def caption(desk: Desk, kind: int, building: str, width: float) -> str:
    seal = icon("points", width - 26.5, 1.5, 25) + numeral(width - 14, 20, LETTER, c.BUILDING_POINTS[kind], "marble")
    return desk.text(5.5, 20.5, LETTER, escape(building.capitalize()), "lettering", "ink") + seal


def built_by(desk: Desk, kind: int) -> str:
    """How many districts make it, and what it brings."""
    return desk.say(
        N_("{structures} districts round a site: {building}, {points}"),
        structures=c.STRUCTURES[kind],
        building=terms.building_name(desk.words, kind),
        points=desk.amount("points", c.BUILDING_POINTS[kind]),
    )


def treasury(desk: Desk, y: float) -> str:
    """Beside the stacks and the spaces: here magistrates wait for a coin."""
    x, height = COLUMN * c.KINDS + 2, STACK + SPACE
    width = WIDTH - x - 2
    body = rect(0, 0, width, height, "travertine", 1.4, 7) + put("treasury", (width - 56) / 2, 24, 56)
    body += desk.text(width / 2, 21, LETTER, escape(desk.say(N_("Treasury"))), "lettering middle", "ink")
    drawn = desk.piece("treasury", "", x, y, body, escape(desk.say(TREASURY_SAID)))
    return drawn + waiting(desk, TREASURY, x + 5, y + height - 38, width - 10)


def waiting(desk: Desk, where: int, x: float, y: float, room: float) -> str:
    """The magistrates on a space, closer together where there are many."""
    here = [
        (seat, number)
        for seat, player in enumerate(desk.view.players)
        for number, at in enumerate(player.magistrates)
        if at == where
    ]
    pitch = min(FIGURE + 1, (room - FIGURE) / max(1, len(here) - 1))
    drawn = ""
    for n, (seat, number) in enumerate(here):
        title = desk.say(N_("Magistrate of {name}"), name=desk.scene.names[seat])
        body = desk.figure(seat, 0, 0, FIGURE)
        drawn += desk.piece(f"magistrate-{seat}-{number + 1}", "", x + pitch * n, y, body, escape(title))
    return drawn
