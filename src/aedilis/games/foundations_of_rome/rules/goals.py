"""The goals of Foundations of Rome, hidden or open: what each of them measures."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import building_values as values
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.state import State

# What is measured: buildings of a type by that type, and then
CITIZENS: Final = 3
SILVER_VALUE: Final = 4
BEST_CIVIC: Final = 5
LARGE: Final = 6  # buildings of four lots or more
OF_THREE: Final = 7
OF_ONE: Final = 8
OF_EACH_TYPE: Final = 9
CORNERS: Final = 10
LINE: Final = 11
AREA: Final = 12
BORDER: Final = 13
CENTRE: Final = 14
MONUMENTS: Final = 15
IN_HAND: Final = 16
MARKERS: Final = 17
METRICS: Final = {
    "residential-buildings": c.RESIDENTIAL,
    "commercial-buildings": c.COMMERCIAL,
    "civic-buildings": c.CIVIC,
    "population": CITIZENS,
    "silver-value": SILVER_VALUE,
    "best-single-civic-score": BEST_CIVIC,
    "buildings-size-at-least-4": LARGE,
    "buildings-size-exactly-3": OF_THREE,
    "buildings-size-exactly-1": OF_ONE,
    "min-buildings-over-types": OF_EACH_TYPE,
    "corner-lots": CORNERS,
    "max-lots-in-one-row-or-column": LINE,
    "largest-connected-built-area": AREA,
    "border-lots": BORDER,
    "centre-lots": CENTRE,
    "monuments": MONUMENTS,
    "silver-in-hand": IN_HAND,
    "lot-markers-on-board": MARKERS,
}
METRIC: Final[list[int]] = [METRICS[name] for name in c.GOAL_METRIC]


def meets(state: State, player: Player, goal: int) -> bool:
    """All or nothing, for everyone who reaches it (G1)."""
    number = measure(state, player, METRIC[goal])
    return number >= c.GOAL_LEAST[goal][state.seats] if c.GOAL_MOST[goal] == c.EMPTY else number <= c.GOAL_MOST[goal]


def measure(state: State, player: Player, metric: int) -> int:
    """How much a player has of what a goal asks for."""
    size = state.size
    if metric < CITIZENS:
        return values.types_of(player)[metric]
    if metric == CITIZENS:
        return values.population_of(state, player)
    if metric == SILVER_VALUE:
        return values.silver_value(state, player)
    if metric == BEST_CIVIC:
        return best_civic(state, player)
    if metric in (LARGE, OF_THREE, OF_ONE):
        return buildings_of_size(player, metric)
    if metric == OF_EACH_TYPE:
        return min(values.types_of(player))
    if metric == CORNERS:
        return values.count_lots(player, g.CORNERS[size])
    if metric == LINE:
        return longest_line(player)
    if metric == AREA:
        return largest_area(player)
    if metric == BORDER:
        return values.count_lots(player, g.BORDER[size])
    if metric == CENTRE:
        return values.count_lots(player, g.CENTRE[size])
    if metric == MONUMENTS:
        return player.monuments()
    return player.silver if metric == IN_HAND else player.markers()


def best_civic(state: State, player: Player) -> int:
    """The highest score of one civic building or civic monument."""
    best = 0
    for code in player.buildings:
        if c.CIVIC_POINTS[code % c.KINDS]:
            best = max(best, values.civic_points(state, code))
    return best


def buildings_of_size(player: Player, metric: int) -> int:
    """Of at least four lots, of exactly three, or of exactly one."""
    number = 0
    for code in player.buildings:
        size = c.SIZE[code % c.KINDS]
        if (metric == LARGE and size >= 4) or (metric == OF_THREE and size == 3) or (metric == OF_ONE and size == 1):
            number += 1
    return number


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
