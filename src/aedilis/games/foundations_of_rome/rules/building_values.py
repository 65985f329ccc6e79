"""What the buildings of Foundations of Rome are worth where they stand, to their neighbours and their owners."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, count, lowest
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.state import State

# -- neighbours: orthogonal, of any owner, each building once (C1, C2) ---------------------------------


def neighbours(cities: list[Player], place: int) -> list[int]:
    """The buildings of these players that share an edge with what stands, or would stand, there."""
    found = []
    for city in cities:
        near = sets.common(g.NEAR[place], sets.without(city.lots, city.marked))
        while sets.any_in(near):
            code = city.cover[sets.lowest(near)]
            near = sets.without(near, g.COVERED[code // c.KINDS])
            found.append(code)
    return found


def citizens_in(state: State, code: int) -> int:
    """The population of a building, with what its neighbours add."""
    kind = code % c.KINDS
    citizens = c.POPULATION[state.level][kind]
    if c.POPULATION_PER_CITIZEN[kind]:
        for other in neighbours(state.cities, code // c.KINDS):
            citizens += c.POPULATION_PER_CITIZEN[kind] * c.POPULATION[state.level][other % c.KINDS]
    return citizens


def silver_of(state: State, code: int) -> int:
    """The silver value of a building, with what its neighbours add."""
    kind = code % c.KINDS
    silver = c.SILVER[state.level][kind]
    if c.SILVER_PER_NEIGHBOUR[kind]:
        silver += c.SILVER_PER_NEIGHBOUR[kind] * len(neighbours(state.cities, code // c.KINDS))
    return silver


def _counted(level: int, per: int, kind: int) -> int:
    """How much a civic building that counts so gets from a neighbour, without what the neighbour's neighbours add."""
    if per == c.PER_CITIZEN:
        return c.POPULATION[level][kind]
    if per == c.PER_SILVER:
        return c.SILVER[level][kind]
    types = {c.PER_RESIDENTIAL: c.RESIDENTIAL, c.PER_COMMERCIAL: c.COMMERCIAL, c.PER_CIVIC: c.CIVIC}
    return int(per == c.PER_BUILDING or c.TYPE[kind] == types[per])


COUNTED: Final[list[int]] = [
    _counted(level, per, kind) for level in range(c.LEVELS) for per in range(c.PERS) for kind in range(c.KINDS)
]


def counted(state: State, code: int, per: int) -> int:
    """The same with what they add."""
    if per == c.PER_CITIZEN:
        return citizens_in(state, code)
    if per == c.PER_SILVER:
        return silver_of(state, code)
    return COUNTED[per * c.KINDS + code % c.KINDS]


def around(state: State, cities: list[Player], place: int, per: int) -> int:
    """How much of what a civic building counts these players have around it."""
    number = 0
    near_lo, near_hi = g.NEAR[place]  # as words, which is faster in this loop
    for city in cities:
        lo = near_lo & city.lots[0] & ~city.marked[0]
        hi = near_hi & city.lots[1] & ~city.marked[1]
        while lo or hi:
            code = city.cover[lowest(lo) if lo else sets.WORD + lowest(hi)]
            covered = g.COVERED[code // c.KINDS]
            lo &= ~covered[0]
            hi &= ~covered[1]
            number += counted(state, code, per)
    return number


def civic_points(state: State, code: int) -> int:
    """Of one civic building or civic monument; halves are rounded down once (C3)."""
    kind = code % c.KINDS
    if c.CIVIC_POINTS[kind] == 0:
        return 0
    return c.CIVIC_POINTS[kind] * around(state, state.cities, code // c.KINDS, c.PER[kind]) // c.CIVIC_DIVISOR[kind]


def garden_points(state: State, code: int) -> int:
    """Of a garden of Ceres: it counts the human's buildings around it, if any."""
    per = c.GARDEN_PER[code % c.KINDS]
    return 0 if per == c.EMPTY else c.GARDEN_POINTS[state.level] * around(state, state.players, code // c.KINDS, per)


# -- population and silver of a player -----------------------------------------------------------------


def population_of(state: State, player: Player) -> int:
    population = player.population
    if player.neighbourly:
        population = 0
        for code in player.buildings:
            population += citizens_in(state, code)
    return population + c.POMONA_POPULATION if player.opened & BIT[c.POMONA] else population


def silver_value(state: State, player: Player) -> int:
    """Of all own commercial buildings; Saturn is none (I7)."""
    if not player.neighbourly:
        return player.trade
    silver = 0
    for code in player.buildings:
        silver += silver_of(state, code)
    return silver


def regular_silver(state: State, player: Player) -> int:
    """What comes with every income, beyond the base, and with the scoring of an era."""
    silver = silver_value(state, player)
    return silver + c.SATURN_SILVER if player.opened & BIT[c.SATURN] else silver


def types_of(player: Player) -> list[int]:
    """How many buildings there are of each type."""
    numbers = [0, 0, 0]
    for code in player.buildings:
        numbers[c.TYPE[code % c.KINDS]] += 1
    return numbers


def lots_of_type(player: Player, type: int) -> int:
    """How many lots are covered by buildings of that type."""
    return sum([c.SIZE[code % c.KINDS] for code in player.buildings if c.TYPE[code % c.KINDS] == type])


def count_lots(player: Player, lots: sets.LargeSet) -> int:
    """How many of these lots a player owns."""
    return count(player.lots[0] & lots[0]) + count(player.lots[1] & lots[1])
