"""What is particular in the text of a position of City of Rome: a hand, a city, the trail of secret cards."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT
from aedilis.engine.errors import TextError
from aedilis.engine.fields import Text
from aedilis.engine.text import bundled, card_named, index_of, number_of, unbundled
from aedilis.engine.words import N_
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.rules.memory import DEALT, OFFERED, card_of, event, seat_of, what_of
from aedilis.games.city_of_rome.rules.player import Player, extent

EVENTS: Final = ["dealt", "picked", "passed", "drew", "fetched", "kept", "laid", "offered", "built"]
OF_NO_SEAT: Final = (DEALT, OFFERED)


def write_event(event: int) -> str:
    what = what_of(event)
    words = [EVENTS[what], c.IDS[card_of(event)]]
    return " ".join(words if what in OF_NO_SEAT else [str(seat_of(event)), *words])


def read_event(entry: str, seats: int) -> int:
    """What happened to a secret card, such as "2 kept II-market"."""
    *seat, word, name = ["", "", *entry.split()]
    if word not in EVENTS or len(seat) - 2 != (EVENTS.index(word) not in OF_NO_SEAT):
        raise TextError(N_("'{entry}' is nothing that happens to a secret card"), entry=entry)
    return event(EVENTS.index(word), number_of(seat[-1], seats, "trail") if seat[-1] else 0, card_named(c.IDS, name))


def write_hand(player: Player) -> list[str]:
    return bundled(c.IDS, player.cards())


def read_hand(player: Player, names: list[str], seats: int) -> None:
    for kind in unbundled(c.IDS, names):
        player.into_hand(kind)


def draw_city(player: Player) -> str:
    """The rows and columns in use, under their names; a brick token is a star, markers on baths a number."""
    markers = {bath // c.MARKED: bath % c.MARKED for bath in player.baths}
    rows, columns = extent(player.occupied)

    def entry(cell: int) -> str:
        if player.cells[cell] == c.EMPTY:
            return "."
        brick = "*" if player.bricks >> cell & 1 else ""
        return c.IDS[player.cells[cell]] + brick + (f":{markers[cell]}" if cell in markers else "")

    table = [["", *(c.CELL_NAMES[column][0] for column in columns)]]
    table += [[str(row + 1), *(entry(row * c.COLUMNS + column) for column in columns)] for row in rows]
    widths = [max(len(line[n]) for line in table) for n in range(len(columns) + 1)]
    padded = ("  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)) for line in table)
    return "".join(f"{line.rstrip()}\n" for line in padded)


def read_city(player: Player, drawing: str, seats: int) -> None:
    player.cells = [c.EMPTY] * c.CELLS
    columns, *rows = [line.split() for line in drawing.strip("\n").splitlines()] or [[]]
    for row, *entries in filter(None, rows):
        if len(entries) != len(columns):
            raise TextError(N_("row {row} of a city does not have {number} cells"), row=row, number=len(columns))
        for column, entry in zip(columns, entries, strict=True):
            if entry != ".":
                cell = index_of(c.CELL_NAMES, column + row, "city")
                name, _, markers = entry.partition(":")
                player.cells[cell] = card_named(c.IDS, name.removesuffix("*"))
                if name.endswith("*"):
                    player.bricks |= BIT[cell]
                if markers:
                    player.baths = (*player.baths, cell * c.MARKED + number_of(markers, c.MARKED, entry))
    if all(kind == c.EMPTY for kind in player.cells):
        raise TextError(N_("a city without a building"))


TRAIL: Final = Text(
    [str],
    lambda trail: [write_event(entry) for entry in trail],
    lambda entries, seats: tuple([read_event(entry, seats) for entry in entries]),
)
HAND: Final = ([str], write_hand, read_hand)
CITY: Final = (str, draw_city, read_city)
