"""Below the map: stacks of districts, what each kind of building takes and brings, imperium spaces, the treasury."""

from __future__ import annotations

from typing import Final

from aedilis.draw.desk import glow
from aedilis.draw.icons import icon
from aedilis.draw.markup import escape
from aedilis.draw.shapes import numeral, rect
from aedilis.engine.words import N_
from aedilis.games.city_of_marble import terms
from aedilis.games.city_of_marble.components import BUILDING_POINTS, IMPERIUM_TILES, KIND_IDS, KINDS, STRUCTURES
from aedilis.games.city_of_marble.drawing.desk import LETTER, Desk
from aedilis.games.city_of_marble.drawing.lattice import WIDTH
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.player import IMPERIUM_SPACE, TREASURY

HEIGHT: Final = 104
COLUMN: Final = WIDTH / (KINDS + 1)
STACK: Final = 50  # the upper part of a column
SPACE: Final = HEIGHT - STACK - 3  # the lower one
FIGURE: Final = 27
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
    drawn = "".join(stack(desk, kind, COLUMN * kind, y) + space(desk, kind, y + STACK) for kind in range(KINDS))
    return drawn + legend(desk, COLUMN * KINDS, y) + space(desk, KINDS, y + STACK)


# -- stacks -----------------------------------------------------------------------------------------------------------


def stack(desk: Desk, kind: int, x: float, y: float) -> str:
    """Districts of a kind, how many are left, and what is built where so many meet."""
    number, name, words = desk.view.stacks[kind], KIND_IDS[kind], desk.words
    width = COLUMN - 4
    body = rect(0, 0, width, STACK - 3, "marble", 1.4, 7)
    pile = "".join(put(f"district-{name}", 2, y, 60) for y in pile_of(number))
    body += pile if number else f'<g opacity=".3">{put(f"district-{name}", 2, -6, 60)}</g>'
    body += numeral(83, 32, 23, number)
    values = {
        "number": number,
        "colour": terms.colour_name(words, kind),
        "structures": STRUCTURES[kind],
        "building": terms.building_name(words, kind),
        "points": terms.amount(words, "points", BUILDING_POINTS[kind]),
    }
    said = N_("Districts left, {colour}: {number}. {structures} districts round a site: {building}, {points}")
    shine = glow(width, STACK - 3, 7)
    return desk.piece(f"stack-{name}", f"stack:{name}", x + 2, y, body, escape(desk.say(said, **values)), shine)


def pile_of(number: int) -> range:
    """Where up to three districts lie on each other."""
    return range(-6 + 4 * (min(3, number) - 1) // 2, -11, -4)[: min(3, number)]


def legend(desk: Desk, x: float, y: float) -> str:
    """How many districts make which building: its points are as many."""
    body = ""
    for kind, name in enumerate(KIND_IDS):
        left, top = (COLUMN - 4) / 2 * (kind % 2), 24 * (kind // 2)
        body += put(name, left + 2, top, 23) + icon("points", left + 26, top, 24)
        body += numeral(left + 38, top + 17.8, LETTER, BUILDING_POINTS[kind], "marble")
    said = [
        desk.say(
            N_("{structures} districts round a site: {building}, {points}"),
            structures=STRUCTURES[kind],
            building=terms.building_name(desk.words, kind),
            points=terms.amount(desk.words, "points", BUILDING_POINTS[kind]),
        )
        for kind in range(KINDS)
    ]
    return f'<g transform="translate({x + 2:g} {y:g})">{desk.hover(chr(10).join(said), body)}</g>'


# -- imperium spaces and the treasury ---------------------------------------------------------------------------------


def space(desk: Desk, kind: int, y: float) -> str:
    """Where magistrates wait for an imperium tile of a kind, or for a coin."""
    x, width = COLUMN * kind + 2, COLUMN - 4
    treasury = kind == KINDS
    sign = "treasury" if treasury else f"imperium-{KIND_IDS[kind]}"
    body = rect(0, 0, width, SPACE, "travertine", 1.4, 7) + put(sign, 4, (SPACE - 38) / 2, 38)
    if treasury:
        said = desk.say(TREASURY_SAID)
    else:
        left = max(0, IMPERIUM_TILES[kind] - desk.view.imperium_in_play(kind))
        said = desk.say(SPACES[KIND_IDS[kind]], left=left)
    drawn = desk.piece("treasury" if treasury else f"space-{KIND_IDS[kind]}", "", x, y, body, escape(said))
    return drawn + waiting(desk, TREASURY if treasury else IMPERIUM_SPACE + kind, x + 44, y, width - 48)


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
        top = y + (SPACE - FIGURE) / 2
        drawn += desk.piece(f"magistrate-{seat}-{number + 1}", "", x + pitch * n, top, body, escape(title))
    return drawn
