"""What a city is worth before the era ends, and what a building would bring: points, citizens, silver."""

from __future__ import annotations

from typing import NamedTuple

from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import scoring
from aedilis.games.foundations_of_rome.rules.building_values import neighbours, population_of, regular_silver
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome


class Worth(NamedTuple):
    """Of a seat, as if the era ended now."""

    points: int
    population: int
    silver: int  # with every income, beyond the base


class Promise(NamedTuple):
    """What changes by a building."""

    points: int  # with every scoring of an era
    population: int
    silver: int
    at_once: int  # points that are booked when it is built
    replaced: list[int]  # buildings that go back
    guests: list[int]  # seats that get something as neighbours, whoever builds


def worth(view: FoundationsOfRome, seat: int) -> Worth:
    player = view.players[seat]
    return Worth(scoring.era_points(view, seat), population_of(view, player), regular_silver(view, player))


def points_after_scoring(view: FoundationsOfRome, seat: int) -> int:
    """As if the era ended now: what is on the score track then. What only counts at the end of the game is left out."""
    return view.players[seat].points() + worth(view, seat).points


def with_building(view: FoundationsOfRome, seat: int, kind: int, place: int) -> tuple[FoundationsOfRome, list[int]]:
    """The table once it is built there, and what it replaced."""
    after = view.copy()
    player = after.players[seat]
    replaced = player.touched(place)
    for code in replaced:
        player.remove(code, view.level)
    player.put(place, kind, view.level)
    return after, replaced


def promise(view: FoundationsOfRome, seat: int, kind: int, place: int, before: Worth) -> Promise:
    after, replaced = with_building(view, seat, kind, place)
    then = worth(after, seat)
    guests = []
    if c.NEIGHBOURS_POINTS[kind] or c.NEIGHBOURS_SILVER[kind]:
        guests = [n for n, city in enumerate(after.cities) if neighbours([city], place)]
    at_once = c.NEIGHBOURS_POINTS[kind] if seat in guests else 0
    if kind >= c.FIRST_MONUMENT and view.players[seat].role == c.PONTIFEX:
        at_once += c.PONTIFEX_POINTS
    changes = (then.points - before.points, then.population - before.population, then.silver - before.silver)
    return Promise(*changes, at_once, replaced, guests)
