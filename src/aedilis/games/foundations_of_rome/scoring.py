"""What is counted in Foundations of Rome at the end of an era and at the end of the game."""

from __future__ import annotations

from aedilis.engine.bits import BIT
from aedilis.games.foundations_of_rome.components import (
    AEDILE,
    AEDILE_MOST,
    AEDILE_POINTS,
    BANKER,
    BANKER_POINTS,
    BANKER_SILVER,
    CIVIC,
    CIVIC_POINTS,
    COMMERCIAL,
    CONCORDIA,
    CONCORDIA_POINTS,
    CURATOR,
    CURATOR_MARKER_POINTS,
    CURATOR_SILVER,
    CURATOR_SILVER_POINTS,
    EMPTY,
    ERAS,
    FACE_DOWN_POINTS,
    FIRST_MONUMENT,
    FRESH_POINTS,
    GOAL_POINTS,
    KINDS,
    LEADER_BONUS,
    LOT_MARKER_POINTS,
    PATRICIAN,
    PATRICIAN_POINTS,
    POINTS,
    SATURN,
    SATURN_SILVER,
    SENATOR,
    SENATOR_POINTS,
    SIZE,
    TRIBUNE,
    TRIBUNE_POINTS,
    TYPE,
    UNUSED_POINTS,
    USED_POINTS,
    VICTORIA,
    VICTORIA_POINTS,
    VICTORIA_SIZE,
)
from aedilis.games.foundations_of_rome.goals import meets
from aedilis.games.foundations_of_rome.player import KNOWN, UNKNOWN, Player
from aedilis.games.foundations_of_rome.state import State
from aedilis.games.foundations_of_rome.worth import civic_points, silver_of, types_of

# -- population is scored ------------------------------------------------------------------------------


def population_points(populations: list[int], era: int) -> list[int]:
    """Leaders score their own and a bonus, all others with population that of the next ahead; ties are friendly."""
    most = max(populations)
    points = []
    for own in populations:
        if own == 0:
            points.append(0)
        elif own == most:
            points.append(own + LEADER_BONUS[era])
        else:
            points.append(min([other for other in populations if other > own]))
    return points


# -- the rest of an era's scoring ----------------------------------------------------------------------


def civic_score(state: State, player: Player, monuments: bool) -> int:
    """Of all own civic buildings: those of the tray, or monuments."""
    points = 0
    for code in player.buildings:
        if CIVIC_POINTS[code % KINDS] and (code % KINDS >= FIRST_MONUMENT) == monuments:
            points += civic_points(state, code)
    return points


def commercial_score(state: State, player: Player, monuments: bool) -> int:
    """Points of all own commercial buildings; in the last era their silver counts as points (C6)."""
    points = 0
    for code in player.buildings:
        kind = code % KINDS
        if TYPE[kind] == COMMERCIAL and (kind >= FIRST_MONUMENT) == monuments:
            points += POINTS[kind]
            if state.era == ERAS:
                points += silver_of(state, code)
    return points


def role_score(state: State, player: Player, population: int, most: int) -> int:
    role = player.role
    if role == AEDILE:
        return min(AEDILE_MOST, AEDILE_POINTS * types_of(player)[CIVIC])
    if role == TRIBUNE:
        return TRIBUNE_POINTS if 0 < population < most else 0
    if role == PATRICIAN:
        return PATRICIAN_POINTS if 0 < population == most else 0
    if role == SENATOR:
        return SENATOR_POINTS if min(types_of(player)) > 0 else 0
    return BANKER_POINTS if role == BANKER and state.era == ERAS else 0


def role_silver(state: State, player: Player) -> int:
    return BANKER_SILVER if player.role == BANKER and state.era < ERAS else 0


def influence_score(state: State, player: Player) -> int:
    """Of the permanent cards; Saturn's silver counts as points in the last era."""
    points = 0
    if player.opened & BIT[CONCORDIA] and min(types_of(player)) > 0:
        points += CONCORDIA_POINTS
    if player.opened & BIT[VICTORIA]:
        for code in player.buildings:
            if SIZE[code % KINDS] >= VICTORIA_SIZE:
                points += VICTORIA_POINTS
    if player.opened & BIT[SATURN] and state.era == ERAS:
        points += SATURN_SILVER
    return points


# -- the final count, as if the game ended now ---------------------------------------------------------


def marker_points(player: Player) -> int:
    return LOT_MARKER_POINTS * player.markers()


def token_points(player: Player) -> int:
    return FRESH_POINTS * player.fresh + USED_POINTS * player.used


def open_goal_points(state: State, player: Player) -> int:
    points = 0
    goals = state.open_goals
    for goal in range(len(GOAL_POINTS)):
        if goals & BIT[goal] and meets(state, player, goal):
            points += GOAL_POINTS[goal]
    return points


def hidden_goal_points(state: State, player: Player) -> int:
    """Nothing in the view of somebody who does not know the goal."""
    goal = player.goal
    return GOAL_POINTS[goal] if goal != EMPTY and goal != UNKNOWN and meets(state, player, goal) else 0


def unused_points(player: Player) -> int:
    """Of influence cards that lie face down still; nothing for those that the viewer does not know."""
    points = 0
    for entry in player.held:
        if entry % KNOWN != UNKNOWN:
            points += UNUSED_POINTS[entry % KNOWN]
    return points


def curator_points(player: Player) -> int:
    if player.role != CURATOR:
        return 0
    return CURATOR_MARKER_POINTS * player.markers() + player.silver // CURATOR_SILVER * CURATOR_SILVER_POINTS


def final_points(state: State, player: Player) -> int:
    points = marker_points(player) + token_points(player)
    if state.hidden_goals or state.with_open_goals:
        points += open_goal_points(state, player) + hidden_goal_points(state, player)
    if player.held:
        points += unused_points(player)
    return points + curator_points(player) if state.with_roles else points


def score_of(state: State, player: Player) -> int:
    """Ceres has nothing to count at the end but her face-down deeds."""
    if state.solo and player is state.ceres():
        return player.points() + FACE_DOWN_POINTS * player.markers()
    return player.points() + final_points(state, player)
