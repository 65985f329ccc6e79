"""The final scoring of City of Marble."""

from __future__ import annotations

from aedilis.engine.bits import BIT
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import Player
from aedilis.games.city_of_marble.rules.state import FOUNTAIN, WATER, State


def building_points(player: Player) -> int:
    """Got during the game."""
    return sum(c.BUILDING_POINTS[kind] * player.buildings[kind] for kind in range(c.KINDS))


def bridge_points(player: Player) -> int:
    """A tile whose value is not known counts nothing."""
    return sum(c.BRIDGE_VALUES[value] for value in player.bridges if value != c.UNKNOWN)


def buildings_by_water(state: State) -> list[int]:
    """By seat: buildings that are connected to an aqueduct."""
    found = [0] * state.seats
    for site in range(g.SITES):
        built = state.sites[site]
        if built != c.EMPTY and built != FOUNTAIN and state.ground[site] & WATER:
            found[built % c.MOST_SEATS] += 1
    return found


def fountains_by_buildings(state: State) -> list[int]:
    """By seat: fountains beside each building, added up."""
    found = [0] * state.seats
    for site in range(g.SITES):
        if state.sites[site] == FOUNTAIN:
            for near in sites_beside(state, site, state.ground[site]):
                built = state.sites[near]
                if built != c.EMPTY and built != FOUNTAIN:
                    found[built % c.MOST_SEATS] += 1
    return found


def sites_beside(state: State, site: int, edges: int) -> list[int]:
    """Where fountains count for a building there and buildings for a fountain, if these edges of districts meet."""
    if not state.along_edges:
        return g.NEAR_SITES[site]
    found = []
    for direction in range(g.DIRECTIONS):
        near = g.NEXT[site * g.DIRECTIONS + direction]
        if near < g.SITES and edges & BIT[direction]:
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
    return most_of([player.coins for player in state.players], c.MOST_COINS, c.MOST_COINS_TIED)


def points_for_majority(state: State, kind: int) -> list[int]:
    return most_of([player.imperium[kind] for player in state.players], c.MAJORITY, c.MAJORITY_TIED)


def all_points(state: State) -> list[int]:
    """By seat, as if the game ended now."""
    by_water = buildings_by_water(state)
    by_fountains = fountains_by_buildings(state)
    most_coins = points_for_most_coins(state)
    points = []
    for seat in range(state.seats):
        player = state.players[seat]
        own = building_points(player) + bridge_points(player) + c.COIN_POINTS * player.coins + most_coins[seat]
        points.append(own + c.AQUEDUCT_POINTS * by_water[seat] + c.FOUNTAIN_POINTS * by_fountains[seat])
    for kind in range(c.KINDS):
        majority = points_for_majority(state, kind)
        for seat in range(state.seats):
            points[seat] += majority[seat]
    return points
