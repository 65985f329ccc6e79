"""What is particular in the text of a position of Foundations of Rome: buildings, cards face down, what Ceres has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aedilis.engine.bits import mask_of, members
from aedilis.engine.errors import TextError
from aedilis.engine.fields import Text
from aedilis.engine.large_sets import from_mask
from aedilis.engine.text import Shape, card_named, check_number, check_shape, index_of, named, set_of, within
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated.table import Table
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g

MOST: Final = 100_000  # of what has no limit, and one more
NAMES_OF_CARDS: Final[tuple[str, ...]] = (*c.CARD_IDS, "?")

# -- buildings -----------------------------------------------------------------------------------------


def write_building(code: int) -> str:
    """Which, its first lot, and how it is turned where that matters."""
    place, kind = code // c.KINDS, code % c.KINDS
    name = f"{c.KIND_IDS[kind]} {c.LOT_NAMES[g.PLACE_ANCHOR[place]]}"
    if len(g.TURNS_OF_SHAPE[c.SHAPE[kind]]) == 1:
        return name
    return f"{name} {g.TURN_DEGREES[g.PLACE_TURN[place]]}"


def read_building(entry: str) -> int:
    name, _, rest = entry.partition(" ")
    lot, _, degrees = rest.partition(" ")
    kind = card_named(c.KIND_IDS, name)
    turns = g.TURNS_OF_SHAPE[c.SHAPE[kind]]
    turn = turns[index_of([str(g.TURN_DEGREES[turn]) for turn in turns], degrees or "0", "buildings")]
    place = g.PLACE_OF[turn * c.LOTS + card_named(c.LOT_NAMES, lot)]
    if place == c.EMPTY:
        raise TextError(N_("{card} does not fit there"), card=entry)
    return codes.building(place, kind)


# -- influence cards face down -------------------------------------------------------------------------


def write_card(entry: int) -> str:
    """Which, and which seats know it unless all do."""
    name = NAMES_OF_CARDS[entry % codes.KNOWN]
    if not codes.known_by(entry) & codes.ANYBODY:
        name += ":" + ",".join(map(str, members(codes.known_by(entry))))
    return f"{name} offered" if entry >= codes.OFFERED else name


def read_card(entry: str, seats: int) -> int:
    name, _, offered = entry.partition(" ")
    name, private, knowing = name.partition(":")
    known = codes.ANYBODY
    if private:
        known = mask_of([index_of([str(seat) for seat in range(seats)], seat, "cards") for seat in knowing.split(",")])
    if name not in NAMES_OF_CARDS or offered not in ("", "offered"):
        raise TextError(N_("there is no card '{name}'"), name=entry)
    return NAMES_OF_CARDS.index(name) + codes.KNOWN * known + (codes.OFFERED if offered else 0)


# -- entries of several fields -------------------------------------------------------------------------


def read_together(table: Table, seats_asked: list[int], seats: int) -> None:
    table.together = mask_of([within(seat, seats, "together") for seat in seats_asked])


def read_bribes(table: Table, silver: list[int], seats: int) -> None:
    """Alone against Ceres, some or none on each card of the market."""
    check_number({"bribes": silver}, "bribes", len(table.row) if table.solo else 0)
    table.bribes = [within(number, MOST, "bribes") for number in silver]


# -- Ceres ---------------------------------------------------------------------------------------------

CERES_SHAPE: Final = {"deck": [str], "bag": [int], "lots": [str], "gardens": [str], "points": [int]}


def write_ceres(table: Table) -> dict[str, Any]:
    """What lies before her, where one plays against her."""
    if not table.solo:
        return {}
    ceres = table.cities[-1]
    return {
        "deck": named(c.CERES_DECK, table.ceres_deck),
        "bag": list(table.bag),
        "lots": g.lot_names(ceres.lots),
        "gardens": [write_building(code) for code in ceres.buildings],
        "points": list(ceres.booked),
    }


def read_ceres(table: Table, data: dict[str, Any], seats: int) -> None:
    if not table.solo:
        return
    check_shape(data, CERES_SHAPE, "ceres")
    check_number(data, "bag", c.GARDENS)
    check_number(data, "points", len(codes.NO_POINTS))
    table.ceres_deck = set_of(c.CERES_DECK, data["deck"])
    table.bag = tuple([within(number, MOST, "bag") for number in data["bag"]])
    ceres = table.cities[-1]
    ceres.lots = from_mask(set_of(c.LOT_NAMES, data["lots"]))
    ceres.buildings = tuple(sorted(map(read_building, data["gardens"])))
    ceres.booked = tuple([within(number, MOST, "points") for number in data["points"]])


def text_of(write: Callable[[int], str], read: Callable[[str, int], int]) -> Text:
    """Of numbers in rising order, each as a word."""
    return Text(
        [str],
        lambda numbers: [write(number) for number in numbers],
        lambda entries, seats: tuple(sorted([read(entry, seats) for entry in entries])),
    )


BUILDINGS: Final = text_of(write_building, lambda entry, seats: read_building(entry))
HELD: Final = text_of(write_card, read_card)
TOGETHER: Final = ([int], lambda table: members(table.together), read_together)
BRIBES: Final = ([int], lambda table: table.bribes[:], read_bribes)
CERES: Final[tuple[Shape, Any, Any]] = ({}, write_ceres, read_ceres)
