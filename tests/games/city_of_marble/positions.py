"""Positions of City of Marble in a few lines, playing them by notation, and reading them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, cast

import aedilis
from aedilis import OVER, Position, Rng
from aedilis.games.city_of_marble.data.components import AQUEDUCT_IDS, EMPTY, KIND_IDS
from aedilis.games.city_of_marble.rules.geometry import DIRECTIONS, NEXT, PLACE_BRIDGE, PLACE_NAMES, VERTEX_NAMES
from aedilis.games.city_of_marble.rules.player import CENTRE, IMPERIUM_SPACE, TREASURY, Player
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import FOUNTAIN

GAME: Final = aedilis.game("city-of-marble")

# The sites of the test vectors: districts round vertex (5, 5), which is F6, by how many meet there.
ROUND_F6: Final = {
    3: ["f5-f6", "e7-f7", "e5-e6"],
    4: ["f5-f6", "e6-e7", "f7-f8", "e4-e5"],
    5: ["f5-f6", "f7-f8", "e7-e8", "d6-e6", "e4-e5"],
    6: ["f4-f5", "f6-g6", "f7-f8", "e7-e8", "d6-e6", "e4-e5"],
}


# -- setting up -----------------------------------------------------------------------------------------


def begin(seats: int = 2, first: int = 1, hills: str = "palatine aventine viminal", **variants: Any) -> CityOfMarble:
    """A new game at its first turn. No hill touches F6."""
    chosen = {name.replace("_", "-"): value for name, value in variants.items()}
    position = cast(CityOfMarble, GAME.new(seats, **chosen))
    return do(position, f"first {first}", *[f"hill {hill}" for hill in hills.split()])


def district(text: str) -> int:
    """Such as "temple f5-f6"."""
    kind, place = text.split()
    return PLACE_NAMES.index(place) * len(KIND_IDS) + KIND_IDS.index(kind)


def city(position: CityOfMarble, *districts: str) -> CityOfMarble:
    """Lays districts out of the stacks, wherever they are; all that came of them happened long ago."""
    for text in districts:
        number = district(text)
        assert number // 4 not in [laid // 4 for laid in position.laid]
        position.laid.append(number)
        position.stacks[number % 4] -= 1
        bridge = PLACE_BRIDGE[number // 4]
        if bridge >= 0:
            position.bridges &= ~(1 << bridge)
    return again(position)


def again(position: CityOfMarble) -> CityOfMarble:
    """Works out anew what follows from what lies on the table."""
    position.laid.sort()
    position.derive()
    position.reopen()
    return position


def built(position: CityOfMarble, **sites: str) -> CityOfMarble:
    """Such as F6="fountain" or F6="temple 0", with the seat of the owner."""
    for name, text in sites.items():
        kind, _, seat = text.partition(" ")
        number = FOUNTAIN if kind == "fountain" else KIND_IDS.index(kind) * 4 + int(seat)
        position.sites[VERTEX_NAMES.index(name)] = number
    return again(position)


def path(position: CityOfMarble, aqueduct: str, vertices: str) -> CityOfMarble:
    """An aqueduct that was begun, such as "L2 K3 J2"."""
    position.paths[AQUEDUCT_IDS.index(aqueduct)] = [VERTEX_NAMES.index(name) for name in vertices.split()]
    return again(position)


def post(position: CityOfMarble, seat: int, *places: str) -> CityOfMarble:
    """Where the magistrates of a player are: "centre", "treasury", "imperium bath" or "bath f5-f6"."""
    magistrates = [where(place) for place in places]
    position.players[seat].magistrates[: len(magistrates)] = magistrates
    return again(position)


def where(text: str) -> int:
    if text == "centre":
        return CENTRE
    if text == "treasury":
        return TREASURY
    return IMPERIUM_SPACE + KIND_IDS.index(text.split()[1]) if text.startswith("imperium") else district(text)


def give(position: CityOfMarble, seat: int, **goods: int) -> CityOfMarble:
    """Coins, or imperium tiles by kind."""
    player = position.players[seat]
    for name, number in goods.items():
        if name == "coins":
            player.coins = number
        else:
            player.imperium[KIND_IDS.index(name)] = number
    return again(position)


def hand(position: CityOfMarble, seat: int, **districts: int) -> CityOfMarble:
    """Exactly these on the central field, out of the stacks or back to them."""
    player = position.players[seat]
    for kind, name in enumerate(KIND_IDS):
        wanted = districts.get(name, 0)
        position.stacks[kind] += player.hand[kind] - wanted
        player.hand[kind] = wanted
    return again(position)


def stacks(position: CityOfMarble, **left: int) -> CityOfMarble:
    """Exactly so many left; the rest goes to the hand of the last seat."""
    for kind, name in enumerate(KIND_IDS):
        taken = position.stacks[kind] - left.get(name, 0)
        position.stacks[kind] -= taken
        position.players[-1].hand[kind] += taken
    return again(position)


# -- playing --------------------------------------------------------------------------------------------


def do(position: CityOfMarble, *notations: str) -> CityOfMarble:
    """Plays decisions of players and of chance one after the other; an illegal one raises."""
    for notation in notations:
        position.play(GAME.option(position, notation))
    return position


def allowed(position: Position) -> list[str]:
    return [GAME.notation(position, option) for option in position.options()]


def places(position: Position) -> set[str]:
    """Where the chosen district can be laid."""
    return {notation.split()[1] for notation in allowed(position) if notation.startswith("lay ")}


def ways(position: Position) -> set[str]:
    """How aqueducts can go on, such as "grey ne"."""
    return {notation for notation in allowed(position) if notation.split()[0] in AQUEDUCT_IDS}


def complete(position: CityOfMarble, kind: str, place: str, with_magistrate: bool = False) -> CityOfMarble:
    """Plays a district whose owner has a magistrate to put on it."""
    return do(position, f"play {kind}", f"lay {place}", "with" if with_magistrate else "without")


def play_randomly(position: Position, random: Rng) -> Position:
    while position.seat != OVER:
        position.play(position.pick(random))
    return position


# -- reading --------------------------------------------------------------------------------------------


def of(position: CityOfMarble, seat: int) -> Player:
    return position.players[seat]


def at_site(position: CityOfMarble, site: str) -> str:
    """What stands there: "", "fountain" or such as "temple 0"."""
    number = position.sites[VERTEX_NAMES.index(site)]
    if number == FOUNTAIN:
        return "fountain"
    return "" if number < 0 else f"{KIND_IDS[number // 4]} {number % 4}"


def path_of(position: CityOfMarble, aqueduct: str) -> str:
    return " ".join(VERTEX_NAMES[vertex] for vertex in position.paths[AQUEDUCT_IDS.index(aqueduct)])


def told_points(position: Position, seat: int) -> Counter[str]:
    """The sheet of a seat, lines of the same kind added up."""
    points: Counter[str] = Counter()
    for line in GAME.sheet(position, seat):
        points[line.what] += line.points
    return points


def near_vertices(vertex: int) -> list[int]:
    """An edge away."""
    return [near for near in NEXT[vertex * DIRECTIONS : (vertex + 1) * DIRECTIONS] if near != EMPTY]
