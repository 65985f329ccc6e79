"""What a building of Foundations of Rome would bring its owner at a place, net of what it replaces there."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import lowest
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import COUNTED, civic_points
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.state import State

TURNS_AN_INCOME: Final = 5.0  # about, and a silver of it is half a point


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
    gain = Gain()
    find_gain(gain, state, player, kind, place)
    return gain


def find_gain(gain: Gain, state: State, player: Player, kind: int, place: int) -> None:
    """The same into a gain that is there already, for who looks at many places."""
    level = state.level
    populations = c.POPULATION[level]
    silvers = c.SILVER[level]
    points = c.POINTS[kind]
    population = populations[kind]
    silver = silvers[kind]
    kept_lo = player.lots[0] & ~player.marked[0]  # own buildings, without those that are replaced
    kept_hi = player.lots[1] & ~player.marked[1]  # as words, which is faster in these loops
    lo = g.COVERED[place][0] & kept_lo
    hi = g.COVERED[place][1] & kept_hi
    replaced = 0
    while lo or hi:
        code = player.cover[lowest(lo) if lo else sets.WORD + lowest(hi)]
        other = code % c.KINDS
        covered = g.COVERED[code // c.KINDS]
        kept_lo &= ~covered[0]
        kept_hi &= ~covered[1]
        lo &= kept_lo
        hi &= kept_hi
        replaced += 1
        points -= c.POINTS[other]
        if c.CIVIC_POINTS[other]:
            points -= civic_points(state, code)
        population -= populations[other]
        silver -= silvers[other]
    near_lo, near_hi = g.NEAR[place]
    of_level = level * c.PERS * c.KINDS
    counts = of_level + c.PER[kind] * c.KINDS
    number = 0
    per_citizen = c.POPULATION_PER_CITIZEN[kind]
    per_neighbour = c.SILVER_PER_NEIGHBOUR[kind]
    by_others = c.CIVIC_POINTS[kind] or per_citizen or per_neighbour  # else only own civic buildings matter
    for city in state.cities:
        own = city is player
        if own:
            lo = near_lo & kept_lo
            hi = near_hi & kept_hi
        elif by_others:
            lo = near_lo & city.lots[0] & ~city.marked[0]
            hi = near_hi & city.lots[1] & ~city.marked[1]
        else:
            continue
        while lo or hi:
            code = city.cover[lowest(lo) if lo else sets.WORD + lowest(hi)]
            other = code % c.KINDS
            covered = g.COVERED[code // c.KINDS]
            lo &= ~covered[0]
            hi &= ~covered[1]
            if by_others:
                number += COUNTED[counts + other]
                population += per_citizen * populations[other]
                silver += per_neighbour
            if own and c.CIVIC_POINTS[other]:
                counted = COUNTED[of_level + c.PER[other] * c.KINDS + kind]
                points += c.CIVIC_POINTS[other] * counted // c.CIVIC_DIVISOR[other]
    if c.CIVIC_POINTS[kind]:
        points += c.CIVIC_POINTS[kind] * number // c.CIVIC_DIVISOR[kind]
    gain.place = place
    gain.points = points
    gain.population = population
    gain.silver = silver
    gain.replaced = replaced
