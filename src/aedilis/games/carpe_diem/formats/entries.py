"""What is particular in the text of a position of Carpe Diem: depots, cards given back, a district."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.fields import Text
from aedilis.engine.text import NONE, card_named, check_number, number_of
from aedilis.games.carpe_diem.data import components as c


def write_depots(slots: Sequence[int]) -> list[list[str]]:
    """A list for each space."""
    names = [NONE if tile == c.EMPTY else c.TILE_IDS[tile] for tile in slots]
    return [names[first : first + c.DEPOT] for first in range(0, c.SLOTS, c.DEPOT)]


def read_depots(depots: list[list[str]], seats: int) -> list[int]:
    check_number({"depots": depots}, "depots", c.SPACES)
    for depot in depots:
        check_number({"depots": depot}, "depots", c.DEPOT)
    return [c.EMPTY if tile == NONE else card_named(c.TILE_IDS, tile) for depot in depots for tile in depot]


def write_returned(cards: Sequence[int]) -> list[str]:
    """Each with the seat that gave it back, such as "2 villa"."""
    return [f"{card // (c.KINDS + 1)} {c.FACES[card % (c.KINDS + 1)]}" for card in cards]


def read_returned(entries: list[str], seats: int) -> tuple[int, ...]:
    cards = [entry.partition(" ") for entry in entries]
    return tuple(
        [number_of(seat, seats, "returned") * (c.KINDS + 1) + card_named(c.FACES, face) for seat, _, face in cards]
    )


def draw_district(cells: Sequence[int]) -> str:
    """A line for each row; a tile with its quarter turns clockwise, such as "pond-corner/2"."""
    laid = [NONE if tile == c.EMPTY else f"{c.TILE_IDS[tile // c.SIDES]}/{tile % c.SIDES}" for tile in cells]
    return "\n".join(" ".join(laid[row * c.COLUMNS : (row + 1) * c.COLUMNS]) for row in range(c.ROWS))


def read_district(drawing: str, seats: int) -> list[int]:
    cells = [read_laid(entry) for entry in drawing.split()]
    check_number({"district": cells}, "district", c.CELLS)
    return cells


def read_laid(entry: str) -> int:
    """A tile and its quarter turns, of which only so many look different."""
    if entry == NONE:
        return c.EMPTY
    name, _, turns = entry.partition("/")
    tile = card_named(c.TILE_IDS, name)
    return tile * c.SIDES + number_of(turns, c.TURNS[tile], name)


DEPOTS: Final = Text([[str]], write_depots, read_depots)
RETURNED: Final = Text([str], write_returned, read_returned)
DISTRICT: Final = Text(str, draw_district, read_district)
