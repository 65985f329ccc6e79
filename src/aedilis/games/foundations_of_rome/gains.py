"""What a building of Foundations of Rome would bring its owner at a place, net of what it replaces there."""

from __future__ import annotations

from typing import Final

from aedilis.games.foundations_of_rome.components import (
    CIVIC,
    CIVIC_DIVISOR,
    CIVIC_POINTS,
    COMMERCIAL,
    KINDS,
    LEVELS,
    PER,
    PER_BUILDING,
    PER_CITIZEN,
    PER_CIVIC,
    PER_COMMERCIAL,
    PER_SILVER,
    POINTS,
    POPULATION,
    POPULATION_PER_CITIZEN,
    RESIDENTIAL,
    SILVER,
    SILVER_PER_NEIGHBOUR,
    TYPE,
)
from aedilis.games.foundations_of_rome.geometry import NEAR_HI, NEAR_LO, PLACE_HI, PLACE_LO
from aedilis.games.foundations_of_rome.player import Player
from aedilis.games.foundations_of_rome.state import State
from aedilis.games.foundations_of_rome.worth import civic_points

TURNS_AN_INCOME: Final = 5.0  # about, and a silver of it is half a point


def _counted(level: int, per: int, kind: int) -> int:
    """How much a civic building that counts so gets from a neighbour, without what the neighbour's neighbours add."""
    if per == PER_BUILDING:
        return 1
    if per == PER_CITIZEN:
        return POPULATION[level][kind]
    if per == PER_SILVER:
        return SILVER[level][kind]
    return int(TYPE[kind] == (CIVIC if per == PER_CIVIC else COMMERCIAL if per == PER_COMMERCIAL else RESIDENTIAL))


COUNTED: Final[list[int]] = [
    _counted(level, per, kind) for level in range(LEVELS) for per in range(6) for kind in range(KINDS)
]


class Gain:
    """What a building changes for its owner, net of what it replaces: by scoring, and regular silver."""

    __slots__ = ("place", "points", "population", "replaced", "silver")

    place: int
    points: int
    population: int
    silver: int
    replaced: int

    def worth(self, scorings: int, turns: float) -> float:
        """In points, with so many scorings and turns to come."""
        return scorings * (self.points + self.population) + self.silver * (1.0 + turns / TURNS_AN_INCOME / 2)


def gain_at(state: State, player: Player, kind: int, place: int) -> Gain:
    level = state.level
    points = POINTS[kind]
    population = POPULATION[level][kind]
    silver = SILVER[level][kind]
    lo = PLACE_LO[place]
    hi = PLACE_HI[place]
    near_lo = NEAR_LO[place]
    near_hi = NEAR_HI[place]
    of_level = level * 6 * KINDS
    counts = of_level + PER[kind] * KINDS
    number = replaced = 0
    for city in state.cities:
        own = city is player
        for code in city.buildings:
            at = code // KINDS
            other = code % KINDS
            if own and (PLACE_LO[at] & lo or PLACE_HI[at] & hi):
                replaced += 1
                points -= POINTS[other] + civic_points(state, code)
                population -= POPULATION[level][other]
                silver -= SILVER[level][other]
            elif PLACE_LO[at] & near_lo or PLACE_HI[at] & near_hi:
                number += COUNTED[counts + other]
                population += POPULATION_PER_CITIZEN[kind] * POPULATION[level][other]
                silver += SILVER_PER_NEIGHBOUR[kind]
                if own and CIVIC_POINTS[other]:
                    counted = COUNTED[of_level + PER[other] * KINDS + kind]
                    points += CIVIC_POINTS[other] * counted // CIVIC_DIVISOR[other]
    if CIVIC_POINTS[kind]:
        points += CIVIC_POINTS[kind] * number // CIVIC_DIVISOR[kind]
    gain = Gain()
    gain.place = place
    gain.points = points
    gain.population = population
    gain.silver = silver
    gain.replaced = replaced
    return gain
