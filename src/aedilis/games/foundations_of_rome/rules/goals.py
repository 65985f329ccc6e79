"""What the goals of Foundations of Rome, hidden or open, and its monuments ask for: what each of them measures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import building_values as values
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.state import State

# -- what is measured ----------------------------------------------------------------------------------


def best_civic(state: State, player: Player) -> int:
    """The highest score of one civic building or civic monument."""
    return max([0, *[values.civic_points(state, code) for code in player.buildings]])


def buildings_of_size(player: Player, least: int, most: int) -> int:
    return sum([1 for code in player.buildings if least <= c.SIZE[code % c.KINDS] <= most])


def longest_line(player: Player) -> int:
    """The most lots in one row or column."""
    return max([values.count_lots(player, line) for line in g.LINES])


def largest_area(player: Player) -> int:
    """The most own lots with buildings that hang together."""
    left = sets.without(player.lots, player.marked)
    most = 0
    while sets.any_in(left):
        number = 0
        edge = [sets.lowest(left)]
        left = sets.without_lowest(left)
        while edge:
            number += 1
            near = sets.common(g.NEAR[g.LOT_PLACE[edge.pop()]], left)
            left = sets.without(left, near)
            edge += sets.members(near)
        most = max(most, number)
    return most


Measure = Callable[[State, Player], int]
MEASURES: Final[dict[str, Measure]] = {
    "residential-buildings": lambda state, player: values.types_of(player)[c.RESIDENTIAL],
    "commercial-buildings": lambda state, player: values.types_of(player)[c.COMMERCIAL],
    "civic-buildings": lambda state, player: values.types_of(player)[c.CIVIC],
    "population": values.population_of,
    "silver-value": values.silver_value,
    "best-single-civic-score": best_civic,
    "buildings-size-at-least-4": lambda state, player: buildings_of_size(player, 4, g.LARGEST),
    "buildings-size-exactly-3": lambda state, player: buildings_of_size(player, 3, 3),
    "buildings-size-exactly-1": lambda state, player: buildings_of_size(player, 1, 1),
    "min-buildings-over-types": lambda state, player: min(values.types_of(player)),
    "corner-lots": lambda state, player: values.count_lots(player, g.CORNERS[state.size]),
    "max-lots-in-one-row-or-column": lambda state, player: longest_line(player),
    "largest-connected-built-area": lambda state, player: largest_area(player),
    "border-lots": lambda state, player: values.count_lots(player, g.BORDER[state.size]),
    "centre-lots": lambda state, player: values.count_lots(player, g.CENTRE[state.size]),
    "monuments": lambda state, player: player.monuments(),
    "silver-in-hand": lambda state, player: player.silver,
    "lot-markers-on-board": lambda state, player: player.markers(),
    "lots-owned": lambda state, player: player.owned(),
    "buildings": lambda state, player: len(player.buildings),
    "own-building-size": lambda state, player: player.largest(),
    "residential-lots": lambda state, player: values.lots_of_type(player, c.RESIDENTIAL),
    "commercial-lots": lambda state, player: values.lots_of_type(player, c.COMMERCIAL),
}
MEASURE_OF: Final[list[Measure]] = [MEASURES[name] for name in c.GOAL_METRIC]

# -- goals ---------------------------------------------------------------------------------------------


def measure(state: State, player: Player, goal: int) -> int:
    """How much a player has of what a goal asks for."""
    return MEASURE_OF[goal](state, player)


def meets(state: State, player: Player, goal: int) -> bool:
    """All or nothing, for everyone who reaches it (G1)."""
    number = measure(state, player, goal)
    return number >= c.GOAL_LEAST[goal][state.seats] if c.GOAL_MOST[goal] == c.EMPTY else number <= c.GOAL_MOST[goal]


# -- monuments: prerequisites before the build (M2) ----------------------------------------------------

NEEDS: Final[list[list[tuple[Measure, int]]]] = [
    [(MEASURES[name.removesuffix("-min")], least) for name, least in needs.items() if name.endswith("-min")]
    for needs in c.NEEDS
]
