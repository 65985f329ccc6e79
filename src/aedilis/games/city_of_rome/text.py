"""A position of City of Rome as readable data, and back."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, cast

from aedilis.engine.bits import BIT, mask_of, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import ALL, CHANCE, NOBODY, OVER, Position
from aedilis.engine.text import check_shape, index_of, number_of, within
from aedilis.engine.words import N_
from aedilis.games.city_of_rome.checks import check
from aedilis.games.city_of_rome.components import (
    ARRANGEMENTS,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    COPIES,
    DECK_NAMES,
    DECKS,
    EMPTY,
    HIGHEST_COST,
    IDS,
    INFLUENCE_CARDS,
    KINDS,
    MARKED,
    ROUNDS,
    SPACES,
)
from aedilis.games.city_of_rome.memory import DEALT, OFFERED, card_of, event, in_order, seat_of, what_of
from aedilis.games.city_of_rome.player import Player, player_of
from aedilis.games.city_of_rome.position import CityOfRome

PHASES: Final = [
    "first player", "strip", "draw", "keep", "reveal", "place", "take", "act", "pay", "cell", "school", "under", "end",
]  # fmt: skip
EVENTS: Final = ["dealt", "picked", "passed", "drew", "fetched", "kept", "laid", "offered", "built"]
OF_NO_SEAT: Final = (DEALT, OFFERED)
VIEWERS: Final = {ALL: "all", NOBODY: "nobody"}
DECIDERS: Final = {CHANCE: "chance", OVER: "over"}


# -- writing --------------------------------------------------------------------------------------------


def describe(position: Position) -> dict[str, Any]:
    at = cast(CityOfRome, position)
    return {
        "seats": at.seats,
        "viewer": VIEWERS.get(at.viewer, at.viewer),
        "decides": DECIDERS.get(at.seat, at.seat),
        "decision": PHASES[at.phase],
        "round": at.round,
        "starter": at.starter,
        "placed": at.placed,
        "builders": ["-" if seat == EMPTY else str(seat) for seat in at.builders],
        "strips": [ARRANGEMENTS[side] for side in at.strips],
        "offer": cards(sorted(at.offer)),
        "influence_cards": influence(at.lying),
        "under": [IDS[kind] for kind in at.under],
        "trail": [describe_event(event) for event in in_order(at.trail)],
        "turn": {
            "space": at.space + 1,
            "bricks": at.brick_points,
            "cogs": at.cog_points,
            "built": bool(at.built),
            "produced": bool(at.produced),
            "building": "" if at.building == EMPTY else IDS[at.building],
            "spending": [CELL_NAMES[cell] for cell in members(at.spending)],
            "due": at.due,
            "deck": DECK_NAMES[at.deck],
            "drawing": at.drawing,
            "drawn": cards(sorted(at.drawn)),
        },
        "decks": {DECK_NAMES[deck]: cards(at.decks[deck]) for deck in range(len(at.decks))},
        "player": [describe_player(player) for player in at.players],
    }


def cards(kinds: list[int]) -> list[str]:
    """Equal cards as one entry, such as "3 II-house2"."""
    return [IDS[kind] if number == 1 else f"{number} {IDS[kind]}" for kind, number in Counter(kinds).items()]


def influence(won: int) -> list[int]:
    return [INFLUENCE_CARDS[card] for card in members(won)]


def describe_event(event: int) -> str:
    what = what_of(event)
    words = [EVENTS[what], IDS[card_of(event)]]
    return " ".join(words if what in OF_NO_SEAT else [str(seat_of(event)), *words])


def describe_player(player: Player) -> dict[str, Any]:
    return {
        "money": player.money,
        "influence": player.influence,
        "influence_cards": influence(player.won),
        "hand": cards(player.cards()),
        "secret": [IDS[kind] for kind in player.secrets],
        "city": draw_city(player),
    }


def draw_city(player: Player) -> str:
    """The rows and columns in use, under their names; a brick token is a star, markers on baths a number."""
    markers = {bath // MARKED: bath % MARKED for bath in player.baths}
    used = [cell for cell in range(CELLS) if player.cells[cell] != EMPTY]
    rows = range(min(cell // COLUMNS for cell in used), max(cell // COLUMNS for cell in used) + 1)
    columns = range(min(cell % COLUMNS for cell in used), max(cell % COLUMNS for cell in used) + 1)

    def entry(cell: int) -> str:
        if player.cells[cell] == EMPTY:
            return "."
        brick = "*" if player.bricks >> cell & 1 else ""
        return IDS[player.cells[cell]] + brick + (f":{markers[cell]}" if cell in markers else "")

    table = [["", *(CELL_NAMES[column][0] for column in columns)]]
    table += [[str(row + 1), *(entry(row * COLUMNS + column) for column in columns)] for row in rows]
    widths = [max(len(line[n]) for line in table) for n in range(len(columns) + 1)]
    padded = ("  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)) for line in table)
    return "".join(f"{line.rstrip()}\n" for line in padded)


# -- reading --------------------------------------------------------------------------------------------


CARDS: Final = [str]
SHAPE: Final = {
    "seats": int, "viewer": (str, int), "decides": (str, int), "decision": str, "round": int, "starter": int,
    "placed": int, "builders": [str], "strips": [str], "offer": CARDS, "influence_cards": [int], "under": CARDS,
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
    turn = data["turn"]
    index_of([number for number, decks in enumerate(DECKS) if decks], seats, "seats")
    check_shape(data["decks"], {DECK_NAMES[deck]: CARDS for deck in range(DECKS[seats])}, "decks")
    numbers = [
        seats,
        _named(VIEWERS, data["viewer"], seats, "viewer"),
        _named(DECIDERS, data["decides"], seats, "decides"),
        index_of(PHASES, data["decision"], "decision"),
        within(data["round"], ROUNDS[seats] + 1, "round"),
        within(data["starter"], seats, "starter"),
        within(data["placed"], SPACES + 1, "placed"),
        within(turn["space"], SPACES + 1, "space") - 1,
        within(turn["bricks"], SPACES + 1, "bricks"),
        within(turn["cogs"], SPACES + 1, "cogs"),
        int(turn["built"]),
        int(turn["produced"]),
        kind_of(turn["building"]) if turn["building"] else EMPTY,
        mask_of([cell_of(name) for name in turn["spending"]]),
        within(turn["due"], HIGHEST_COST + 1, "due"),
        index_of(DECK_NAMES, turn["deck"], "deck"),
        within(turn["drawing"], CELLS, "drawing"),
        _influence(data["influence_cards"]),
    ]
    parts = [
        numbers,
        [index_of(ARRANGEMENTS, side, "strips") for side in data["strips"]],
        [EMPTY if seat == "-" else number_of(seat, seats, "builders") for seat in data["builders"]],
        kinds(data["offer"]),
        [kind_of(name) for name in data["under"]],
        kinds(turn["drawn"]),
        [_event(entry, seats) for entry in data["trail"]],
        *(sorted(kinds(data["decks"][DECK_NAMES[deck]])) for deck in range(DECKS[seats])),
    ]
    for name, number in (("player", seats), ("builders", SPACES)):
        if len(data[name]) != number:
            message = N_("'{name}' must have {number} entries")
            raise TextError(message, name=name, number=number)
    for player in data["player"]:
        parts += _player(player).parts()
    _check_copies(parts, data["player"])
    position = CityOfRome()
    position.restore(parts)
    check(position)
    return position


def _named(names: dict[int, str], value: str | int, seats: int, what: str) -> int:
    """A seat, or one of the names for who is none."""
    if isinstance(value, int):
        return within(value, seats, what)
    return list(names)[index_of(list(names.values()), value, what)]


def kind_of(name: str) -> int:
    if name not in IDS:
        raise TextError(N_("there is no card '{name}'"), name=name)
    return IDS.index(name)


def cell_of(name: str) -> int:
    if name not in CELL_NAMES:
        raise TextError(N_("there is no cell '{name}'"), name=name)
    return CELL_NAMES.index(name)


def kinds(entries: list[str]) -> list[int]:
    found = []
    for entry in entries:
        number, _, name = entry.rpartition(" ")
        found += [kind_of(name)] * number_of(number or "1", 100, name)
    return found


def _influence(values: list[int]) -> int:
    return mask_of([index_of(INFLUENCE_CARDS, value, "influence_cards") for value in values])


def _event(entry: str, seats: int) -> int:
    """What happened to a secret card, such as "2 kept II-market"."""
    *seat, word, name = ["", "", *entry.split()]
    if word not in EVENTS or len(seat) - 2 != (EVENTS.index(word) not in OF_NO_SEAT):
        raise TextError(N_("'{entry}' is nothing that happens to a secret card"), entry=entry)
    return event(EVENTS.index(word), number_of(seat[-1], seats, "trail") if seat[-1] else 0, kind_of(name))


def _player(data: dict[str, Any]) -> Player:
    hand = kinds(data["hand"])
    doubles = [kind for kind, number in Counter(hand).items() for _ in range(number - 1)]
    cells, bricks, baths = _city(data["city"])
    money, influence = (within(data[what], 1000, what) for what in ("money", "influence"))
    numbers = [money, influence, _influence(data["influence_cards"]), mask_of(hand), bricks]
    return player_of([numbers, doubles, sorted(kinds(data["secret"])), baths, cells])


def _city(drawing: str) -> tuple[list[int], int, list[int]]:
    cells = [EMPTY] * CELLS
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
                cells[cell] = kind_of(name.removesuffix("*"))
                if name.endswith("*"):
                    bricks |= BIT[cell]
                if markers:
                    baths.append(cell * MARKED + number_of(markers, MARKED, entry))
    if all(kind == EMPTY for kind in cells):
        raise TextError(N_("a city without a building"))
    return cells, bricks, baths


def _check_copies(parts: list[list[int]], players: list[dict[str, Any]]) -> None:
    """No card lies in more places than there are copies of it."""
    decks = len(parts) - 7 - 5 * len(players)
    places = [*parts[3:6], *parts[7 : 7 + decks]]
    for player in range(7 + decks, len(parts), 5):
        numbers, doubles, _, _, cells = parts[player : player + 5]
        places += [members(numbers[3]), doubles, cells]
    for kind, number in Counter(kind for place in places for kind in place).items():
        if 0 <= kind < KINDS and number > COPIES[kind]:
            raise TextError(
                N_("{number} copies of {card}, but there are only {copies}"),
                number=number,
                card=IDS[kind],
                copies=COPIES[kind],
            )
