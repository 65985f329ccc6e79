"""What a player of Foundations of Rome has that can be traded: worth at the end, at a scoring, and while time lasts."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.games.foundations_of_rome.advice import evaluation
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import codes, scoring
from aedilis.games.foundations_of_rome.rules.building_values import population_of
from aedilis.games.foundations_of_rome.rules.goals import best_civic, meets
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

# In points, while there is time enough to make use of them, and beyond what counts at the end.
LOT: Final = 2.5
PAIR: Final = 1.2  # of lots side by side, at least one of them open
SILVER: Final = 0.5
TOKEN: Final = 0.5  # that can still be used
CARD: Final = 1.5  # that nobody knows
GOAL: Final = 0.5  # of the points of a goal that is begun, as far as one has come

_FLEETING: Final = ("silver-in-hand", "lot-markers-on-board")
# Goals that silver and markers reach, which come and go; with some turns left nobody counts on them.
FLEETING: Final[int] = sum([BIT[goal] for goal in range(c.GOALS) if c.GOAL_METRIC[goal] in _FLEETING])
FEW_TURNS: Final = 4.0

# What a card that lies open brings at a scoring.
BY_SCORING: Final[list[float]] = [0.0] * c.CARDS
BY_SCORING[c.POMONA] = float(c.POMONA_POPULATION)
BY_SCORING[c.CONCORDIA] = float(c.CONCORDIA_POINTS)
BY_SCORING[c.VICTORIA] = 2.0
BY_SCORING[c.SATURN] = 0.5


def time_for(position: FoundationsOfRome, seat: int) -> float:
    """How much of what needs time can still be used, from 0 to 1; nothing in a turn whose action is taken."""
    turns = evaluation.turns_left(position, seat)
    if seat == position.turn and position.actions == 0:
        turns -= 1.0
    return min(1.0, turns / evaluation.MANY_TURNS)


def ground(player: Player, lots: sets.LargeSet, time: float) -> float:
    """What can still be made of open lots, these instead of those that the player has."""
    built = sets.without(player.lots, player.marked)
    edges = evaluation.pairs(sets.union(lots, built)) - evaluation.pairs(built)
    return (sets.size(lots) * LOT + edges * PAIR) * time


def standing(position: FoundationsOfRome, seat: int) -> float:
    """What a seat has, as far as it can be traded, and what lasts of it; without what hidden cards can be used for."""
    player = position.players[seat]
    time = time_for(position, seat)
    worth = float(scoring.final_points(position, player) - fleeting_points(position, player))
    worth += ground(player, player.marked, time)
    worth += (player.silver * SILVER + player.fresh * TOKEN) * time
    if position.hidden_goals or position.with_open_goals:
        worth += evaluation.goals_begun(position, player) * GOAL * time
    return worth + worth_of_open_cards(position, seat) if position.influence and time == 0.0 else worth


# -- what may not last ---------------------------------------------------------------------------------


def fleeting_points(position: FoundationsOfRome, player: Player) -> int:
    """By silver in hand and by the number of markers: both are other ones after the next turn."""
    points = scoring.curator_points(player) if position.with_roles else 0
    goals = position.open_goals
    if player.goal != c.EMPTY and player.goal != codes.UNKNOWN_GOAL:
        goals |= BIT[player.goal]
    for goal in range(c.GOALS):
        if goals & BIT[goal] and FLEETING & BIT[goal] and meets(position, player, goal):
            points += c.GOAL_POINTS[goal]
    return points


def lasts(position: FoundationsOfRome, seat: int) -> float:
    """How likely it stays so until the end, from 0 to 1: surely, if the seat has no turn any more."""
    return max(0.0, 1.0 - time_for(position, seat) * evaluation.MANY_TURNS / FEW_TURNS)


# -- influence cards -----------------------------------------------------------------------------------


def worth_of_open_cards(position: FoundationsOfRome, seat: int) -> float:
    """At last, with population, which one adds to. While there is time, nobody takes or sells one."""
    player = position.players[seat]
    populations = [population_of(position, city) for city in position.cities]
    own = populations[seat]
    worth = float(scoring.influence_score(position, player))
    worth += scoring.points_for_population(populations, seat, own, max(position.era, 1))
    return worth + scoring.role_score(position, player, own, max(populations))


def use_of_card(position: FoundationsOfRome, seat: int, card: int) -> float:
    """What a card that lies face down brings who uses it, beyond what it is worth unused."""
    player = position.players[seat]
    time = time_for(position, seat)
    if c.ERA_CARDS & BIT[card]:
        use = by_population(position, seat, card)
    elif time == 0.0 and not can_use_now(position, seat):
        use = 0.0
    elif c.PERMANENT & BIT[card]:
        use = BY_SCORING[card] * evaluation.scorings_left(position)
    elif card == c.JUNO:
        use = float(c.JUNO_POINTS * (population_of(position, player) // c.JUNO_POPULATION))
    elif card == c.NEPTUNE:
        use = float(min(c.NEPTUNE_MOST, c.NEPTUNE_POINTS * position.border_buildings(player)))
    elif card == c.APOLLO:
        use = float(best_civic(position, player))
    else:
        use = c.UNUSED_POINTS[card] + CARD * time
    return max(0.0, use - c.UNUSED_POINTS[card])


def can_use_now(position: FoundationsOfRome, seat: int) -> bool:
    return seat == position.turn and not position.used_card


def by_population(position: FoundationsOfRome, seat: int, card: int) -> float:
    """Ceres adds some for one scoring; Venus makes a leader of somebody who has any."""
    populations = [population_of(position, city) for city in position.cities]
    own = populations[seat]
    era = max(position.era, 1)
    now = scoring.points_for_population(populations, seat, own, era)
    if card == c.CERES:
        return float(scoring.points_for_population(populations, seat, own + c.CERES_POPULATION, era) - now)
    return float(max(populations) + c.LEADER_BONUS[era] - now) if card == c.VENUS and own else 0.0
