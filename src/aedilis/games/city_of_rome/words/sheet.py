"""The scoring pad of City of Rome: each seat's points line by line, with the reason for each."""

from __future__ import annotations

from typing import cast

from aedilis.engine.bits import count, members
from aedilis.engine.facts import Line, Value
from aedilis.engine.position import Position
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.rules import scoring
from aedilis.games.city_of_rome.rules.player import Player, beside
from aedilis.games.city_of_rome.rules.state import State


def sheet(position: Position, seat: int) -> list[Line]:
    """Every line of the final scoring, as if the game ended now."""
    player = cast(State, position).players[seat]
    aqueducts, won = members(player.aqueducts), members(player.won)
    cells: Value = [c.CELL_NAMES[cell] for cell in aqueducts]
    cards: Value = [str(c.INFLUENCE_CARDS[card]) for card in won]
    return [
        *area_lines(player, 2, player.houses_2),
        *area_lines(player, 3, player.houses_3),
        *area_lines(player, 4, player.houses_4),
        Line("aqueducts", c.AQUEDUCT_POINTS[len(aqueducts)], {"aqueducts": len(aqueducts), "cells": cells}),
        *(temple_line(player, temple) for temple in members(player.temples)),
        Line("money", player.money * c.POINTS_PER_MONEY, {"money": player.money}),
        Line(
            "influence",
            player.influence // c.INFLUENCE_PER_POINT,
            {"influence": player.influence, "each": c.INFLUENCE_PER_POINT},
        ),
        Line("influence cards", c.INFLUENCE_VALUE[player.won], {"cards": cards}),
    ]


def area_lines(player: Player, value: int, houses: int) -> list[Line]:
    lines = []
    while houses:
        area = scoring.first_area(houses)
        houses ^= area
        around = beside(area)
        values: dict[str, Value] = {
            "value": value,
            "houses": count(area),
            "sum": value * count(area),
            "cells": [c.CELL_NAMES[cell] for cell in members(area)],
            "colours": [c.COLOUR_NAMES[colour] for colour in members(scoring.colours_among(player, around))],
            "markers": scoring.markers_among(player, around),
        }
        lines.append(Line("area", scoring.area_points(player, value, area), values))
    return lines


def temple_line(player: Player, temple: int) -> Line:
    what = c.TEMPLE_COUNTS[temple]
    values: dict[str, Value] = {
        "card": c.IDS[temple],
        "number": scoring.counted(player, what),
        "what": c.COUNTED[what],
        "per": c.TEMPLE_PER[temple],
        "least": c.TEMPLE_AT_LEAST[temple],
        "worth": c.TEMPLE_POINTS[temple],
    }
    return Line("temple", scoring.temple_points(player, temple), values)
