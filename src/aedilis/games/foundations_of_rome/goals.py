"""The goals of Foundations of Rome, hidden or open: what each of them measures."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import lowest, members
from aedilis.games.foundations_of_rome.components import (
    CIVIC_POINTS,
    EMPTY,
    GOAL_LEAST,
    GOAL_METRIC,
    GOAL_MOST,
    KINDS,
    SIZE,
)
from aedilis.games.foundations_of_rome.geometry import (
    BORDER_HI,
    BORDER_LO,
    CENTRE_HI,
    CENTRE_LO,
    CORNERS_HI,
    CORNERS_LO,
    HALF,
    LINES_HI,
    LINES_LO,
    LOT_PLACE,
    NEAR_HI,
    NEAR_LO,
)
from aedilis.games.foundations_of_rome.player import Player
from aedilis.games.foundations_of_rome.state import State
from aedilis.games.foundations_of_rome.worth import civic_points, count_lots, population_of, silver_value, types_of

METRICS: Final = (
    "residential-buildings", "commercial-buildings", "civic-buildings", "population", "silver-value",
    "best-single-civic-score", "buildings-size-at-least-4", "buildings-size-exactly-3", "buildings-size-exactly-1",
    "min-buildings-over-types", "corner-lots", "max-lots-in-one-row-or-column", "largest-connected-built-area",
    "border-lots", "centre-lots", "monuments", "silver-in-hand", "lot-markers-on-board",
)  # fmt: skip
METRIC: Final[list[int]] = [METRICS.index(name) for name in GOAL_METRIC]


def meets(state: State, player: Player, goal: int) -> bool:
    """All or nothing, for everyone who reaches it (G1)."""
    number = measure(state, player, METRIC[goal])
    return number >= GOAL_LEAST[goal][state.seats] if GOAL_MOST[goal] == EMPTY else number <= GOAL_MOST[goal]


def measure(state: State, player: Player, metric: int) -> int:
    """By the number of the metric in `METRICS`."""
    size = state.size
    if metric < 3:
        return types_of(player)[metric]
    if metric == 3:
        return population_of(state, player)
    if metric == 4:
        return silver_value(state, player)
    if metric == 5:
        return best_civic(state, player)
    if metric < 9:
        return buildings_of_size(player, metric)
    if metric == 9:
        return min(types_of(player))
    if metric == 10:
        return count_lots(player, CORNERS_LO[size], CORNERS_HI[size])
    if metric == 11:
        return longest_line(player)
    if metric == 12:
        return largest_area(player)
    if metric == 13:
        return count_lots(player, BORDER_LO[size], BORDER_HI[size])
    if metric == 14:
        return count_lots(player, CENTRE_LO[size], CENTRE_HI[size])
    if metric == 15:
        return player.monuments()
    return player.silver if metric == 16 else player.markers()


def best_civic(state: State, player: Player) -> int:
    """The highest score of one civic building or civic monument."""
    best = 0
    for code in player.buildings:
        if CIVIC_POINTS[code % KINDS]:
            best = max(best, civic_points(state, code))
    return best


def buildings_of_size(player: Player, metric: int) -> int:
    """Of at least four lots, of exactly three, or of exactly one."""
    number = 0
    for code in player.buildings:
        size = SIZE[code % KINDS]
        if (metric == 6 and size >= 4) or (metric == 7 and size == 3) or (metric == 8 and size == 1):
            number += 1
    return number


def longest_line(player: Player) -> int:
    """The most lots in one row or column."""
    most = 0
    for line in range(len(LINES_LO)):
        most = max(most, count_lots(player, LINES_LO[line], LINES_HI[line]))
    return most


def largest_area(player: Player) -> int:
    """The most own lots with buildings that hang together."""
    lo = player.lots_lo & ~player.marked_lo
    hi = player.lots_hi & ~player.marked_hi
    most = 0
    while lo or hi:
        number = 0
        edge = [lowest(lo) if lo else HALF + lowest(hi)]
        lo, hi = (lo & lo - 1, hi) if lo else (lo, hi & hi - 1)
        while edge:
            place = LOT_PLACE[edge.pop()]
            number += 1
            near_lo = NEAR_LO[place] & lo
            near_hi = NEAR_HI[place] & hi
            lo &= ~near_lo
            hi &= ~near_hi
            edge += [*members(near_lo), *[HALF + lot for lot in members(near_hi)]]
        most = max(most, number)
    return most
