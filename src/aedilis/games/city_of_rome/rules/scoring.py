"""The final scoring of City of Rome (rulebook pp. 5-6), line by line as on the scoring pad."""

from __future__ import annotations

from aedilis.engine.bits import BIT, count, lowest
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.rules.player import Player, beside

# -- residential areas ------------------------------------------------------------------------------


def first_area(houses: int) -> int:
    """The houses connected to the first of these."""
    area = houses & -houses
    grown = beside(area) & houses | area
    while grown != area:
        area = grown
        grown = beside(area) & houses | area
    return area


def colours_among(player: Player, cells: int) -> int:
    """The set of colours of the public buildings on these cells; one colour counts once."""
    green = BIT[c.GREEN] if player.green & cells else 0
    red = BIT[c.RED] if player.red & cells else 0
    yellow = BIT[c.YELLOW] if player.yellow & cells else 0
    blue = BIT[c.BLUE] if player.blue & cells else 0
    return green | red | yellow | blue


def markers_among(player: Player, cells: int) -> int:
    """The markers of the one blue building on these cells that has most of them."""
    most = 0
    for bath in player.baths:
        if BIT[bath // c.MARKED] & cells and bath % c.MARKED > most:
            most = bath % c.MARKED
    return most


def area_points(player: Player, value: int, area: int) -> int:
    """Sum of the houses' values times colours around, plus markers; nothing without a public building."""
    around = beside(area)
    return value * count(area) * count(colours_among(player, around)) + markers_among(player, around)


def residential_points(player: Player, value: int, houses: int) -> int:
    """All areas of the houses of one value."""
    points = 0
    while houses:
        area = first_area(houses)
        houses ^= area
        points += area_points(player, value, area)
    return points


# -- temples ------------------------------------------------------------------------------------------


def counted(player: Player, what: int) -> int:
    """How many there are of what a temple counts."""
    if what == c.OF_STARS:
        return player.stars
    if what == c.OF_TEMPLES:
        return count(player.temples)
    if what == c.OF_HOUSES_2:
        return count(player.houses_2)
    if what == c.OF_HOUSES_4:
        return count(player.houses_4)
    if what == c.OF_MONEY:
        return player.money
    if what == c.OF_BUILDINGS:
        return count(player.occupied)
    if what == c.OF_COLOURS:
        return count(colours_among(player, player.occupied))
    return player.producers


def temple_points(player: Player, temple: int) -> int:
    number = counted(player, c.TEMPLE_COUNTS[temple])
    if c.TEMPLE_PER[temple]:
        return c.TEMPLE_POINTS[temple] * (number // c.TEMPLE_PER[temple])
    return c.TEMPLE_POINTS[temple] if number >= c.TEMPLE_AT_LEAST[temple] else 0


def points_of_temples(player: Player) -> int:
    points = 0
    temples = player.temples
    while temples:
        points += temple_points(player, lowest(temples))
        temples &= temples - 1
    return points


# -- the sum ------------------------------------------------------------------------------------------


def points_of(player: Player) -> int:
    return (
        residential_points(player, 2, player.houses_2)
        + residential_points(player, 3, player.houses_3)
        + residential_points(player, 4, player.houses_4)
        + c.AQUEDUCT_POINTS[count(player.aqueducts)]
        + points_of_temples(player)
        + player.money * c.POINTS_PER_MONEY
        + player.influence // c.INFLUENCE_PER_POINT
        + c.INFLUENCE_VALUE[player.won]
    )
