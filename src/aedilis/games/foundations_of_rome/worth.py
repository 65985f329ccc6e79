"""What the buildings of Foundations of Rome are worth where they stand, to their neighbours and their owners."""

from __future__ import annotations

from aedilis.engine.bits import BIT, count, lowest
from aedilis.games.foundations_of_rome.components import (
    CIVIC,
    CIVIC_DIVISOR,
    CIVIC_POINTS,
    COMMERCIAL,
    KINDS,
    PER,
    PER_BUILDING,
    PER_CITIZEN,
    PER_CIVIC,
    PER_COMMERCIAL,
    PER_RESIDENTIAL,
    PER_SILVER,
    POMONA,
    POMONA_POPULATION,
    POPULATION,
    POPULATION_PER_CITIZEN,
    RESIDENTIAL,
    SATURN,
    SATURN_SILVER,
    SILVER,
    SILVER_PER_NEIGHBOUR,
    SIZE,
    TYPE,
)
from aedilis.games.foundations_of_rome.geometry import HALF, NEAR_HI, NEAR_LO, PLACE_HI, PLACE_LO
from aedilis.games.foundations_of_rome.player import Player
from aedilis.games.foundations_of_rome.state import State

# -- neighbours: orthogonal, of any owner, each building once (C1, C2) ---------------------------------


def neighbours(state: State, place: int) -> list[int]:
    """The buildings that share an edge with what stands, or would stand, there."""
    found = []
    for city in state.cities:
        lo = NEAR_LO[place] & city.lots_lo & ~city.marked_lo
        hi = NEAR_HI[place] & city.lots_hi & ~city.marked_hi
        while lo or hi:
            code = city.cover[lowest(lo) if lo else HALF + lowest(hi)]
            lo &= ~PLACE_LO[code // KINDS]
            hi &= ~PLACE_HI[code // KINDS]
            found.append(code)
    return found


def citizens_in(state: State, code: int) -> int:
    """The population of a building, with what its neighbours add."""
    kind = code % KINDS
    citizens = POPULATION[state.level][kind]
    if POPULATION_PER_CITIZEN[kind]:
        for other in neighbours(state, code // KINDS):
            citizens += POPULATION_PER_CITIZEN[kind] * POPULATION[state.level][other % KINDS]
    return citizens


def silver_of(state: State, code: int) -> int:
    """The silver value of a building, with what its neighbours add."""
    kind = code % KINDS
    silver = SILVER[state.level][kind]
    if SILVER_PER_NEIGHBOUR[kind]:
        silver += SILVER_PER_NEIGHBOUR[kind] * len(neighbours(state, code // KINDS))
    return silver


def around(state: State, place: int, per: int) -> int:
    """How much of what a civic building counts is around it."""
    number = 0
    for city in state.cities:
        lo = NEAR_LO[place] & city.lots_lo & ~city.marked_lo
        hi = NEAR_HI[place] & city.lots_hi & ~city.marked_hi
        while lo or hi:
            code = city.cover[lowest(lo) if lo else HALF + lowest(hi)]
            lo &= ~PLACE_LO[code // KINDS]
            hi &= ~PLACE_HI[code // KINDS]
            number += counted(state, code, per)
    return number


def counted(state: State, code: int, per: int) -> int:
    """What a building adds to a civic one beside it."""
    if per == PER_BUILDING:
        return 1
    if per == PER_CITIZEN:
        return citizens_in(state, code)
    if per == PER_SILVER:
        return silver_of(state, code)
    type = TYPE[code % KINDS]
    if per == PER_CIVIC:
        return 1 if type == CIVIC else 0
    if per == PER_RESIDENTIAL:
        return 1 if type == RESIDENTIAL else 0
    return 1 if per == PER_COMMERCIAL and type == COMMERCIAL else 0


def civic_points(state: State, code: int) -> int:
    """Of one civic building or civic monument; halves are rounded down once (C3)."""
    kind = code % KINDS
    if CIVIC_POINTS[kind] == 0:
        return 0
    return CIVIC_POINTS[kind] * around(state, code // KINDS, PER[kind]) // CIVIC_DIVISOR[kind]


# -- population and silver of a player -----------------------------------------------------------------


def population_of(state: State, player: Player) -> int:
    population = player.population
    if player.neighbourly:
        for code in player.buildings:
            if POPULATION_PER_CITIZEN[code % KINDS]:
                population += citizens_in(state, code) - POPULATION[state.level][code % KINDS]
    return population + POMONA_POPULATION if player.opened & BIT[POMONA] else population


def silver_value(state: State, player: Player) -> int:
    """Of all own commercial buildings; Saturn is none (I7)."""
    silver = player.trade
    if player.neighbourly:
        for code in player.buildings:
            if SILVER_PER_NEIGHBOUR[code % KINDS]:
                silver += silver_of(state, code) - SILVER[state.level][code % KINDS]
    return silver


def regular_silver(state: State, player: Player) -> int:
    """What comes with every income, beyond the base, and with the scoring of an era."""
    silver = silver_value(state, player)
    return silver + SATURN_SILVER if player.opened & BIT[SATURN] else silver


def types_of(player: Player) -> list[int]:
    """How many buildings there are of each type."""
    numbers = [0, 0, 0]
    for code in player.buildings:
        numbers[TYPE[code % KINDS]] += 1
    return numbers


def lots_of_type(player: Player, type: int) -> int:
    """How many lots are covered by buildings of that type."""
    lots = 0
    for code in player.buildings:
        if TYPE[code % KINDS] == type:
            lots += SIZE[code % KINDS]
    return lots


def count_lots(player: Player, lo: int, hi: int) -> int:
    """How many of these lots a player owns."""
    return count(player.lots_lo & lo) + count(player.lots_hi & hi)
