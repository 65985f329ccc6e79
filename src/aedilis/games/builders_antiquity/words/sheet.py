"""The scoring pad of The Builders: Antiquity: each seat's points line by line, in tenths."""

from __future__ import annotations

from typing import cast

from aedilis.engine.bits import count, members
from aedilis.engine.facts import Line
from aedilis.engine.position import Position
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules.scoring import bought_at_the_end, score10
from aedilis.games.builders_antiquity.rules.state import State


def final_count(state: State, seat: int) -> dict[str, int]:
    """What is bought in the final count, what is left after that, and the score."""
    player = state.players[seat]
    freed, repaid, money = bought_at_the_end(state, seat)
    return {
        "points": player.points,
        "freed": freed,
        "repaid": repaid,
        "money": money,
        "slaves": count(player.slaves()) - freed,
        "loans": player.loans - repaid,
        "score": score10(state, seat),
    }


def sheet(position: Position, seat: int) -> list[Line]:
    """Every line of the final count, as if the game ended now."""
    state = cast(State, position)
    finished = state.players[seat].finished
    machines = finished >> c.BUILDINGS - c.MACHINES << c.BUILDINGS - c.MACHINES
    final = final_count(state, seat)
    money, slaves, loans = final["money"], final["slaves"], final["loans"]
    return [
        line_of_buildings(state, "buildings", finished & ~machines),
        line_of_buildings(state, "machines", machines),
        Line(
            "sesterces",
            money * c.TENTHS_PER_SESTERCE,
            {"money": money, "freed": final["freed"], "repaid": final["repaid"]},
        ),
        Line("slaves", -slaves * c.SLAVE_PENALTY * c.TENTHS, {"slaves": slaves, "freed": final["freed"]}),
        Line("loans", -loans * c.LOAN_PENALTY * c.TENTHS, {"loans": loans, "repaid": final["repaid"]}),
    ]


def line_of_buildings(state: State, what: str, finished: int) -> Line:
    points = sum(state.points_for(building) for building in members(finished))
    return Line(what, points * c.TENTHS, {"buildings": [c.BUILDING_IDS[building] for building in members(finished)]})
