"""The scoring pad of City of Marble: each seat's points line by line, with the reason for each."""

from __future__ import annotations

from typing import cast

from aedilis.engine.facts import Line
from aedilis.engine.position import Position
from aedilis.games.city_of_marble.components import (
    AQUEDUCT_POINTS,
    BRIDGE_VALUES,
    BUILDING_POINTS,
    COIN_POINTS,
    FOUNTAIN_POINTS,
    KIND_IDS,
    KINDS,
    UNKNOWN,
)
from aedilis.games.city_of_marble.player import Player
from aedilis.games.city_of_marble.scoring import (
    bridge_points,
    buildings_by_water,
    fountains_by_buildings,
    points_for_majority,
    points_for_most_coins,
)
from aedilis.games.city_of_marble.state import State


def sheet(position: Position, seat: int) -> list[Line]:
    """What buildings brought during the game, then every line of the final scoring, as if the game ended now."""
    state = cast(State, position)
    player = state.players[seat]
    watered = buildings_by_water(state)[seat]
    fountains = fountains_by_buildings(state)[seat]
    coins = player.coins
    return [
        *building_lines(player),
        *bridge_lines(player),
        Line("aqueducts", AQUEDUCT_POINTS * watered, {"number": watered, "each": AQUEDUCT_POINTS}),
        Line("fountains", FOUNTAIN_POINTS * fountains, {"number": fountains, "each": FOUNTAIN_POINTS}),
        Line("coins", COIN_POINTS * coins, {"number": coins, "each": COIN_POINTS}),
        Line("most-coins", points_for_most_coins(state)[seat], {"number": coins}),
        *[majority_line(state, seat, kind) for kind in range(KINDS)],
    ]


def building_lines(player: Player) -> list[Line]:
    lines = []
    for kind, number in enumerate(player.buildings):
        each = BUILDING_POINTS[kind]
        lines.append(Line("buildings", number * each, {"kind": KIND_IDS[kind], "number": number, "each": each}))
    return lines


def bridge_lines(player: Player) -> list[Line]:
    """Of tiles face down only how many there are."""
    known = [str(BRIDGE_VALUES[value]) for value in player.bridges if value != UNKNOWN]
    unknown = player.bridges.count(UNKNOWN)
    lines = [Line("bridges", bridge_points(player), {"number": len(known), "values": known})]
    return [*lines, Line("unknown-bridges", 0, {"number": unknown})] if unknown else lines


def majority_line(state: State, seat: int, kind: int) -> Line:
    number = state.players[seat].imperium[kind]
    return Line("imperium", points_for_majority(state, kind)[seat], {"kind": KIND_IDS[kind], "number": number})
