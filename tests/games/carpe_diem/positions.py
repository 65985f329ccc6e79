"""Positions of Carpe Diem in a few lines, playing them by notation, and reading them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, cast

import aedilis
from aedilis import CHANCE, OVER, Position, Rng
from aedilis.engine.facts import Fact
from aedilis.games.carpe_diem.data.components import CARD_IDS, CELL_NAMES, EMPTY, KIND_IDS, TILE_IDS
from aedilis.games.carpe_diem.rules.player import Player
from aedilis.games.carpe_diem.rules.position import CarpeDiem

GAME: Final = aedilis.game("carpe-diem")
WARES: Final = ("grapes", "herbs", "chickens", "fish")
SLOTS: Final = [f"{space}{slot}" for space in range(1, 8) for slot in "abcd"]


# -- setting up -----------------------------------------------------------------------------------------


def begin(
    seats: int = 2,
    first: int = 1,
    frames: str = "",
    tableaus: str = "T1 T2 T3 T4",
    cards: Mapping[int, str] = {},
    seals: str = "",
    spaces: str = "1 2 3 4",
    depots: Mapping[str, str] = {},
    **variants: Any,
) -> CarpeDiem:
    """A new game at its first turn. What is not named is the first that can come out.

    Cards are given by place, tiles by their slot in the depots; all else in the order it is dealt.
    """
    position = cast(CarpeDiem, GAME.new(seats, **{name.replace("_", "-"): value for name, value in variants.items()}))
    queues = {
        "first": [str(first)],
        "frame": frames.split(),
        "tableau": tableaus.split(),
        "card": sorted(cards.values()),
        "stand": spaces.split(),
    }
    answer(position, queues, "tile", cards)
    queues["tile"] = seals.split()
    answer(position, queues, "stand")
    answer(position, queues, "tile")
    while position.stage == 0 or position.seat == CHANCE:
        reserved = Counter(depots.values())
        wanted = depots.get(SLOTS[position.gap], "")
        choices = [notation.split()[1] for notation in allowed(position)]
        left = Counter({TILE_IDS[tile]: number for tile, number in Counter(position.stock[0]).items()})
        tile = wanted or next(name for name in choices if left[name] > reserved[name])
        do(position, f"tile {tile}")
    return position


def answer(position: CarpeDiem, queues: dict[str, list[str]], end: str, cards: Mapping[int, str] = {}) -> None:
    """Lays out what is named until something of another kind is to be decided."""
    while True:
        notations = allowed(position)
        verb = notations[0].split()[0]
        if verb == end:
            return
        queue = queues.get(verb, [])
        names = [notation.split()[1] for notation in notations]
        if verb == "lay":
            used = [place for place in range(12) if position.seats == 4 or place not in EMPTY_PLACES[position.seats]]
            place = used[position.gap]
            wanted = cards.get(place + 1, "")
            name = wanted or next(name for name in names if name not in cards.values())
        else:
            name = next((name for name in queue if name in names), names[0])
            if name in queue:
                queue.remove(name)
        do(position, f"{verb} {name}")


EMPTY_PLACES: Final = {2: (0, 2, 9, 11), 3: (0, 11)}


def lay(position: CarpeDiem, seat: int, **tiles: str) -> CarpeDiem:
    """Puts tiles into a district, such as c3="pond-end/1"; rewards for them were given long ago."""
    player = position.players[seat]
    for cell, entry in tiles.items():
        name, _, turns = entry.partition("/")
        player.cells[CELL_NAMES.index(cell)] = TILE_IDS.index(name) * 4 + int(turns or 0)
    player.derive(position.first_task())
    return position


def give(position: CarpeDiem, seat: int, **goods: int) -> CarpeDiem:
    """Wares, coins, bread or steps."""
    player = position.players[seat]
    for name, number in goods.items():
        if name in WARES:
            player.wares[WARES.index(name)] = number
        else:
            setattr(player, name, number)
    return position


def hand_over(position: CarpeDiem, tile: str) -> CarpeDiem:
    """Whose turn it is has just taken this tile."""
    position.take_up(TILE_IDS.index(tile))
    return position


def has_finished(position: CarpeDiem, seat: int, **numbers: int) -> CarpeDiem:
    """Finished objects that are nowhere to be seen, and chimneys; good for scorings only."""
    player = position.players[seat]
    for name, number in numbers.items():
        if name == "chimneys":
            player.chimneys = number
        else:
            player.finished[KIND_IDS.index(name.replace("_", "-"))] = number
    return position


def fountain_cards(position: CarpeDiem, seat: int, *kinds: str) -> CarpeDiem:
    """Somebody holds these cards and no others."""
    player = position.players[seat]
    position.fountains += player.cards
    player.cards = tuple(sorted(KIND_IDS.index(kind) for kind in kinds))
    for card in player.cards:
        position.fountains.remove(card)
    return position


def scoring(cards: str = "", seats: int = 2, seat: int = 0, **variants: Any) -> CarpeDiem:
    """A scoring in which `seat` comes first; two cards are named, which lie beside circle 8 (places 5 and 6)."""
    one, other = cards.split() if cards else ("", "")
    position = begin(seats, cards={5: one, 6: other} if cards else {}, **variants)
    position.order = (seat, *(other for other in position.order if other != seat))
    position.begin_scoring()
    return position


# -- playing --------------------------------------------------------------------------------------------


def do(position: CarpeDiem, *notations: str) -> CarpeDiem:
    """Plays decisions of players and of chance one after the other; an illegal one raises."""
    for notation in notations:
        position.play(GAME.option(position, notation))
    return position


def allowed(position: Position) -> list[str]:
    return [GAME.notation(position, option) for option in position.options()]


def cells_of(position: Position) -> set[str]:
    """Where the tile in hand can be built."""
    return {notation.split()[1] for notation in allowed(position) if notation.split()[0] in ("build", "at")}


def build(position: CarpeDiem, cell: str, turns: int) -> CarpeDiem:
    """Builds the tile in hand there, turned in this way."""
    assert turns in turns_at(position, cell), f"at {cell} it can be turned {turns_at(position, cell)}"
    if f"build {cell}" in allowed(position):
        return do(position, f"build {cell}")
    return do(position, f"at {cell}", f"turn {turns}")


def turns_at(position: CarpeDiem, cell: str) -> set[int]:
    """How the tile in hand can be turned there."""
    if f"at {cell}" in allowed(position):
        return {int(notation.split()[1]) for notation in allowed(do(position.copy(), f"at {cell}"))}
    if f"build {cell}" not in allowed(position):
        return set()
    after = do(position.copy(), f"build {cell}")
    return {after.players[position.seat].cells[CELL_NAMES.index(cell)] % 4}


def play_randomly(position: Position, random: Rng) -> Position:
    while position.seat != OVER:
        position.play(position.pick(random))
    return position


# -- reading --------------------------------------------------------------------------------------------


def of(position: CarpeDiem, seat: int = 0) -> Player:
    return position.players[seat]


def wares(position: CarpeDiem, seat: int = 0) -> dict[str, int]:
    """Those that are there."""
    return {ware: number for ware, number in zip(WARES, of(position, seat).wares, strict=True) if number}


def points(position: CarpeDiem, seat: int = 0) -> int:
    """What scoring cards gave and took."""
    player = of(position, seat)
    return player.gained - 4 * player.failed


def line(position: Position, seat: int, what: str) -> int:
    """The points of all lines of the sheet with that name."""
    return sum(entry.points for entry in GAME.sheet(position, seat) if entry.what == what)


def card_at(position: CarpeDiem, place: int) -> str:
    card = position.cards[place - 1]
    return "" if card == EMPTY else CARD_IDS[card]


def told(position: CarpeDiem, *notations: str) -> list[Fact]:
    """What the log tells of these decisions."""
    facts = []
    for notation in notations:
        option = GAME.option(position, notation)
        before = position.copy()
        position.play(option)
        facts += GAME.facts(before, option, position)
    return facts
