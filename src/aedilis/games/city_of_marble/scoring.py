"""The final scoring of City of Marble."""

from __future__ import annotations

from aedilis.engine.bits import BIT
from aedilis.games.city_of_marble.components import (
    AQUEDUCT_POINTS,
    BRIDGE_VALUES,
    BUILDING_POINTS,
    COIN_POINTS,
    EMPTY,
    FOUNTAIN_POINTS,
    KINDS,
    MAJORITY,
    MAJORITY_TIED,
    MOST_COINS,
    MOST_COINS_TIED,
    MOST_SEATS,
    UNKNOWN,
)
from aedilis.games.city_of_marble.geometry import DIRECTIONS, NEAR_SITES, NEXT, SITES
from aedilis.games.city_of_marble.player import Player
from aedilis.games.city_of_marble.state import FOUNTAIN, WATER, State


def building_points(player: Player) -> int:
    """Got during the game."""
    points = 0
    for kind in range(KINDS):
        points += BUILDING_POINTS[kind] * player.buildings[kind]
    return points


def bridge_points(player: Player) -> int:
    """A tile whose value is not known counts nothing."""
    points = 0
    for value in player.bridges:
        if value != UNKNOWN:
            points += BRIDGE_VALUES[value]
    return points


def buildings_by_water(state: State) -> list[int]:
    """By seat: buildings that are connected to an aqueduct."""
    found = [0] * state.seats
    for site in range(SITES):
        built = state.sites[site]
        if built != EMPTY and built != FOUNTAIN and state.ground[site] & WATER:
            found[built % MOST_SEATS] += 1
    return found


def fountains_by_buildings(state: State) -> list[int]:
    """By seat: fountains beside each building, added up."""
    found = [0] * state.seats
    for site in range(SITES):
        if state.sites[site] == FOUNTAIN:
            for direction in range(DIRECTIONS):
                near = NEXT[site * DIRECTIONS + direction]
                if near < SITES and (not state.along_edges or state.ground[site] & BIT[direction]):
                    built = state.sites[near]
                    if built != EMPTY and built != FOUNTAIN:
                        found[built % MOST_SEATS] += 1
    return found


def sites_beside(state: State, site: int, edges: int) -> list[int]:
    """Where fountains count for a building there and buildings for a fountain, if these edges of districts meet."""
    if not state.along_edges:
        return NEAR_SITES[site]
    found = []
    for direction in range(DIRECTIONS):
        near = NEXT[site * DIRECTIONS + direction]
        if near < SITES and edges & BIT[direction]:
            found.append(near)
    return found


def most_of(numbers: list[int], alone: int, tied: int) -> list[int]:
    """By seat: points for having most, alone or tied; nobody gets any for having nothing."""
    most = max(numbers)
    if most == 0:
        return [0] * len(numbers)
    points = alone if numbers.count(most) == 1 else tied
    return [points if number == most else 0 for number in numbers]


def points_for_most_coins(state: State) -> list[int]:
    return most_of([player.coins for player in state.players], MOST_COINS, MOST_COINS_TIED)


def points_for_majority(state: State, kind: int) -> list[int]:
    return most_of([player.imperium[kind] for player in state.players], MAJORITY, MAJORITY_TIED)


def all_points(state: State) -> list[int]:
    """By seat, as if the game ended now."""
    by_water = buildings_by_water(state)
    by_fountains = fountains_by_buildings(state)
    most_coins = points_for_most_coins(state)
    points = []
    for seat in range(state.seats):
        player = state.players[seat]
        own = building_points(player) + bridge_points(player) + COIN_POINTS * player.coins + most_coins[seat]
        points.append(own + AQUEDUCT_POINTS * by_water[seat] + FOUNTAIN_POINTS * by_fountains[seat])
    for kind in range(KINDS):
        majority = points_for_majority(state, kind)
        for seat in range(state.seats):
            points[seat] += majority[seat]
    return points
