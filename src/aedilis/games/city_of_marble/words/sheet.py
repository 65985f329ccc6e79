"""The scoring pad of City of Marble: each seat's points line by line, with the reason for each."""

from __future__ import annotations

from typing import cast

from aedilis.engine.facts import Line, Value
from aedilis.engine.position import Position
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules import scoring
from aedilis.games.city_of_marble.rules.state import State


def sheet(position: Position, seat: int) -> list[Line]:
    """Every line of the final scoring, as if the game ended now."""
    state = cast(State, position)
    player = state.players[seat]
    by_water = scoring.buildings_by_water(state)[seat]
    by_fountains = scoring.fountains_by_buildings(state)[seat]
    bridges: Value = [str(c.BRIDGE_VALUES[value]) for value in player.bridges if value != c.UNKNOWN]
    most = scoring.points_for_most_coins(state)[seat]
    return [
        *building_lines(state, seat),
        Line("bridges", scoring.bridge_points(player), {"values": bridges, "hidden": player.bridges.count(c.UNKNOWN)}),
        Line("aqueducts", by_water * c.AQUEDUCT_POINTS, {"number": by_water, "each": c.AQUEDUCT_POINTS}),
        Line("fountains", by_fountains * c.FOUNTAIN_POINTS, {"number": by_fountains, "each": c.FOUNTAIN_POINTS}),
        Line("coins", player.coins * c.COIN_POINTS, {"number": player.coins, "each": c.COIN_POINTS}),
        *([Line("most-coins", most, {"alone": int(most == c.MOST_COINS)})] if most else []),
        *majority_lines(state, seat),
    ]


def building_lines(state: State, seat: int) -> list[Line]:
    """One for each kind that this player has built."""
    lines = []
    for kind, each in enumerate(c.BUILDING_POINTS):
        own = kind * c.MOST_SEATS + seat
        sites = [g.VERTEX_NAMES[site] for site, built in enumerate(state.sites) if built == own]
        values: dict[str, Value] = {"kind": c.KIND_IDS[kind], "number": len(sites), "each": each, "sites": sites}
        lines += [Line("buildings", len(sites) * each, values)] if sites else []
    return lines


def majority_lines(state: State, seat: int) -> list[Line]:
    """One for each kind of imperium tile that this player has."""
    lines = []
    for kind, number in enumerate(state.players[seat].imperium):
        if number:
            everybody = scoring.points_for_majority(state, kind)
            points = everybody[seat]
            how = "less" if not points else "most" if everybody.count(0) == state.seats - 1 else "level"
            lines.append(Line("imperium", points, {"kind": c.KIND_IDS[kind], "number": number, "how": how}))
    return lines
