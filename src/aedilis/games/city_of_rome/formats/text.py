"""A position of City of Rome as readable data, and back."""

from __future__ import annotations

from typing import Any, Final, cast

from aedilis.engine.bits import BIT, mask_of, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import Position
from aedilis.engine.text import (
    DECISION_SHAPE,
    NONE,
    bundled,
    card_named,
    check_number,
    check_shape,
    describe_decision,
    index_of,
    number_of,
    read_decision,
    unbundled,
    within,
)
from aedilis.engine.words import N_
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.formats.checks import check
from aedilis.games.city_of_rome.rules.memory import DEALT, OFFERED, card_of, event, in_order, seat_of, what_of
from aedilis.games.city_of_rome.rules.player import Player, settled
from aedilis.games.city_of_rome.rules.position import CityOfRome

PHASES: Final = [
    "first player", "strip", "draw", "keep", "reveal", "place", "take", "act", "pay", "cell", "school", "under", "end",
]  # fmt: skip
EVENTS: Final = ["dealt", "picked", "passed", "drew", "fetched", "kept", "laid", "offered", "built"]
OF_NO_SEAT: Final = (DEALT, OFFERED)


# -- writing --------------------------------------------------------------------------------------------


def describe(position: Position) -> dict[str, Any]:
    at = cast(CityOfRome, position)
    return {
        **describe_decision(at, PHASES[at.phase]),
        "round": at.round,
        "starter": at.starter,
        "placed": at.placed,
        "builders": [NONE if seat == c.EMPTY else str(seat) for seat in at.builders],
        "strips": [c.ARRANGEMENTS[side] for side in at.strips],
        "offer": bundled(c.IDS, sorted(at.offer)),
        "influence_cards": influence(at.lying),
        "under": [c.IDS[kind] for kind in at.under],
        "trail": [describe_event(event) for event in in_order(at.trail)],
        "turn": {
            "space": at.space + 1,
            "bricks": at.brick_points,
            "cogs": at.cog_points,
            "built": bool(at.built),
            "produced": bool(at.produced),
            "building": "" if at.building == c.EMPTY else c.IDS[at.building],
            "spending": [c.CELL_NAMES[cell] for cell in members(at.spending)],
            "due": at.due,
            "deck": c.DECK_NAMES[at.deck],
            "drawing": at.drawing,
            "drawn": bundled(c.IDS, sorted(at.drawn)),
        },
        "decks": {c.DECK_NAMES[deck]: bundled(c.IDS, at.decks[deck]) for deck in range(len(at.decks))},
        "player": [describe_player(player) for player in at.players],
    }


def influence(won: int) -> list[int]:
    return [c.INFLUENCE_CARDS[card] for card in members(won)]


def describe_event(event: int) -> str:
    what = what_of(event)
    words = [EVENTS[what], c.IDS[card_of(event)]]
    return " ".join(words if what in OF_NO_SEAT else [str(seat_of(event)), *words])


def describe_player(player: Player) -> dict[str, Any]:
    return {
        "money": player.money,
        "influence": player.influence,
        "influence_cards": influence(player.won),
        "hand": bundled(c.IDS, player.cards()),
        "secret": [c.IDS[kind] for kind in player.secrets],
        "city": draw_city(player),
    }


def draw_city(player: Player) -> str:
    """The rows and columns in use, under their names; a brick token is a star, markers on baths a number."""
    markers = {bath // c.MARKED: bath % c.MARKED for bath in player.baths}
    used = [cell for cell in range(c.CELLS) if player.cells[cell] != c.EMPTY]
    rows = range(min(cell // c.COLUMNS for cell in used), max(cell // c.COLUMNS for cell in used) + 1)
    columns = range(min(cell % c.COLUMNS for cell in used), max(cell % c.COLUMNS for cell in used) + 1)

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


# -- reading --------------------------------------------------------------------------------------------


CARDS: Final = [str]
SHAPE: Final = {
    **DECISION_SHAPE, "round": int, "starter": int, "placed": int, "builders": [str], "strips": [str],
    "offer": CARDS, "influence_cards": [int], "under": CARDS,
    "trail": [str],
    "turn": {
        "space": int, "bricks": int, "cogs": int, "built": bool, "produced": bool, "building": str, "spending": [str],
        "due": int, "deck": str, "drawing": int, "drawn": CARDS,
    },
    "decks": dict,
    "player": [
        {"money": int, "influence": int, "influence_cards": [int], "hand": CARDS, "secret": CARDS, "city": str}
    ],
}  # fmt: skip


def parse(data: dict[str, Any]) -> CityOfRome:
    check_shape(data, SHAPE, "")
    seats = data["seats"]
    index_of([number for number, decks in enumerate(c.DECKS) if decks], seats, "seats")
    check_shape(data["decks"], {c.DECK_NAMES[deck]: CARDS for deck in range(c.DECKS[seats])}, "decks")
    for name, number in (("player", seats), ("builders", c.SPACES)):
        check_number(data, name, number)
    position = CityOfRome()
    position.lay_out(seats)
    _lay_table(position, data)
    _set_turn(position, data["turn"])
    position.players = [_player(player) for player in data["player"]]
    position.reopen()
    check(position)
    return position


def _lay_table(position: CityOfRome, data: dict[str, Any]) -> None:
    seats = position.seats
    read_decision(position, data)
    position.phase = index_of(PHASES, data["decision"], "decision")
    position.round = within(data["round"], c.ROUNDS[seats] + 1, "round")
    position.starter = within(data["starter"], seats, "starter")
    position.placed = within(data["placed"], c.SPACES + 1, "placed")
    position.builders = [c.EMPTY if seat == NONE else number_of(seat, seats, "builders") for seat in data["builders"]]
    position.strips = [index_of(c.ARRANGEMENTS, side, "strips") for side in data["strips"]]
    position.offer = unbundled(c.IDS, data["offer"])
    position.lying = _influence(data["influence_cards"])
    position.under = tuple(card_named(c.IDS, name) for name in data["under"])
    position.trail = tuple(_event(entry, seats) for entry in data["trail"])
    position.decks = [sorted(unbundled(c.IDS, data["decks"][c.DECK_NAMES[deck]])) for deck in range(c.DECKS[seats])]


def _set_turn(position: CityOfRome, turn: dict[str, Any]) -> None:
    position.space = within(turn["space"], c.SPACES + 1, "space") - 1
    position.brick_points = within(turn["bricks"], c.SPACES + 1, "bricks")
    position.cog_points = within(turn["cogs"], c.SPACES + 1, "cogs")
    position.built = int(turn["built"])
    position.produced = int(turn["produced"])
    position.building = card_named(c.IDS, turn["building"]) if turn["building"] else c.EMPTY
    position.spending = mask_of([cell_of(name) for name in turn["spending"]])
    position.due = within(turn["due"], c.HIGHEST_COST + 1, "due")
    position.deck = index_of(c.DECK_NAMES, turn["deck"], "deck")
    position.drawing = within(turn["drawing"], c.CELLS, "drawing")
    position.drawn = unbundled(c.IDS, turn["drawn"])


def cell_of(name: str) -> int:
    if name not in c.CELL_NAMES:
        raise TextError(N_("there is no cell '{name}'"), name=name)
    return c.CELL_NAMES.index(name)


def _influence(values: list[int]) -> int:
    return mask_of([index_of(c.INFLUENCE_CARDS, value, "influence_cards") for value in values])


def _event(entry: str, seats: int) -> int:
    """What happened to a secret card, such as "2 kept II-market"."""
    *seat, word, name = ["", "", *entry.split()]
    if word not in EVENTS or len(seat) - 2 != (EVENTS.index(word) not in OF_NO_SEAT):
        raise TextError(N_("'{entry}' is nothing that happens to a secret card"), entry=entry)
    return event(EVENTS.index(word), number_of(seat[-1], seats, "trail") if seat[-1] else 0, card_named(c.IDS, name))


def _player(data: dict[str, Any]) -> Player:
    cells, bricks, baths = _city(data["city"])
    player = settled(cells)
    player.bricks = bricks
    player.baths = tuple(baths)
    player.money = within(data["money"], 1000, "money")
    player.influence = within(data["influence"], 1000, "influence")
    player.won = _influence(data["influence_cards"])
    for kind in unbundled(c.IDS, data["hand"]):
        player.into_hand(kind)
    player.secrets = tuple(sorted(unbundled(c.IDS, data["secret"])))
    return player


def _city(drawing: str) -> tuple[list[int], int, list[int]]:
    cells = [c.EMPTY] * c.CELLS
    bricks = 0
    baths = []
    columns, *rows = [line.split() for line in drawing.strip("\n").splitlines()] or [[]]
    for row, *entries in filter(None, rows):
        if len(entries) != len(columns):
            raise TextError(N_("row {row} of a city does not have {number} cells"), row=row, number=len(columns))
        for column, entry in zip(columns, entries, strict=True):
            if entry != ".":
                cell = cell_of(column + row)
                name, _, markers = entry.partition(":")
                cells[cell] = card_named(c.IDS, name.removesuffix("*"))
                if name.endswith("*"):
                    bricks |= BIT[cell]
                if markers:
                    baths.append(cell * c.MARKED + number_of(markers, c.MARKED, entry))
    if all(kind == c.EMPTY for kind in cells):
        raise TextError(N_("a city without a building"))
    return cells, bricks, baths
