"""What is counted in Foundations of Rome at the end of an era and at the end of the game."""

from __future__ import annotations

from aedilis.engine.bits import BIT, members
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import building_values as values
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.goals import buildings_of_size, meets
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.state import State

# -- population is scored ------------------------------------------------------------------------------


def population_points(populations: list[int], era: int) -> list[int]:
    return [points_for_population(populations, number, own, era) for number, own in enumerate(populations)]


def points_for_population(populations: list[int], seat: int, own: int, era: int) -> int:
    """What a population of so many scores for a seat, among those of the others.

    Leaders score their own and a bonus, all others with population that of the next ahead; ties are friendly.
    """
    if own == 0:
        return 0
    ahead = 0
    for number in range(len(populations)):
        other = populations[number]
        if number != seat and other > own and (ahead == 0 or other < ahead):
            ahead = other
    return ahead if ahead else own + c.LEADER_BONUS[era]


# -- the rest of an era's scoring ----------------------------------------------------------------------


def civic_score(state: State, player: Player, monuments: bool) -> int:
    """Of all own civic buildings: those of the tray, or monuments."""
    points = 0
    for code in player.buildings:
        if c.CIVIC_POINTS[code % c.KINDS] and (code % c.KINDS >= c.FIRST_MONUMENT) == monuments:
            points += values.civic_points(state, code)
    return points


def commercial_score(state: State, player: Player, monuments: bool) -> int:
    """Points of all own commercial buildings; in the last era their silver counts as points (C6)."""
    points = 0
    for code in player.buildings:
        kind = code % c.KINDS
        if c.TYPE[kind] == c.COMMERCIAL and (kind >= c.FIRST_MONUMENT) == monuments:
            points += c.POINTS[kind]
            if state.era == c.ERAS:
                points += values.silver_of(state, code)
    return points


def role_score(state: State, player: Player, population: int, most: int) -> int:
    role = player.role
    if role == c.AEDILE:
        return min(c.AEDILE_MOST, c.AEDILE_POINTS * values.types_of(player)[c.CIVIC])
    if role == c.TRIBUNE:
        return c.TRIBUNE_POINTS if 0 < population < most else 0
    if role == c.PATRICIAN:
        return c.PATRICIAN_POINTS if 0 < population == most else 0
    if role == c.SENATOR:
        return c.SENATOR_POINTS if min(values.types_of(player)) > 0 else 0
    return c.BANKER_POINTS if role == c.BANKER and state.era == c.ERAS else 0


def role_silver(state: State, player: Player) -> int:
    return c.BANKER_SILVER if player.role == c.BANKER and state.era < c.ERAS else 0


def influence_score(state: State, player: Player) -> int:
    """Of the permanent cards; Saturn's silver counts as points in the last era."""
    points = 0
    if player.opened & BIT[c.CONCORDIA] and min(values.types_of(player)) > 0:
        points += c.CONCORDIA_POINTS
    if player.opened & BIT[c.VICTORIA]:
        points += c.VICTORIA_POINTS * buildings_of_size(player, c.VICTORIA_SIZE, g.LARGEST)
    if player.opened & BIT[c.SATURN] and state.era == c.ERAS:
        points += c.SATURN_SILVER
    return points


def era_points(state: State, seat: int) -> int:
    """What a seat would score if the era ended now, with no card announced."""
    player = state.players[seat]
    populations = [values.population_of(state, city) for city in state.cities]
    points = points_for_population(populations, seat, populations[seat], max(1, state.era))
    for monuments in (False, True):
        points += civic_score(state, player, monuments) + commercial_score(state, player, monuments)
    points += role_score(state, player, populations[seat], max(populations))
    return points + influence_score(state, player)


# -- the gardens of Ceres ------------------------------------------------------------------------------


def civic_gardens(state: State) -> int:
    return sum([values.garden_points(state, code) for code in state.ceres().buildings])


def commercial_gardens(state: State) -> int:
    return c.COMMERCIAL_GARDEN_POINTS * state.ceres().trade


# -- the final count, as if the game ended now ---------------------------------------------------------


def marker_points(player: Player) -> int:
    return c.LOT_MARKER_POINTS * player.markers()


def token_points(player: Player) -> int:
    return c.FRESH_POINTS * player.fresh + c.USED_POINTS * player.used


def goal_points(state: State, player: Player, goals: int) -> int:
    """For those of the goals that a player meets."""
    return sum([c.GOAL_POINTS[goal] for goal in members(goals) if meets(state, player, goal)])


def open_goal_points(state: State, player: Player) -> int:
    return goal_points(state, player, state.open_goals)


def hidden_goal_points(state: State, player: Player) -> int:
    """Nothing in the view of somebody who does not know the goal."""
    return goal_points(state, player, player.hidden_goal())


def unused_points(player: Player) -> int:
    """Of influence cards that lie face down still; nothing for those that the viewer does not know."""
    cards = [entry % codes.KNOWN for entry in player.held]
    return sum([c.UNUSED_POINTS[card] for card in cards if card != codes.UNKNOWN_CARD])


def curator_points(player: Player) -> int:
    if player.role != c.CURATOR:
        return 0
    return c.CURATOR_MARKER_POINTS * player.markers() + player.silver // c.CURATOR_SILVER * c.CURATOR_SILVER_POINTS


def final_points(state: State, player: Player) -> int:
    points = marker_points(player) + token_points(player)
    if state.hidden_goals or state.with_open_goals:
        points += goal_points(state, player, state.open_goals | player.hidden_goal())
    if player.held:
        points += unused_points(player)
    return points + curator_points(player) if state.with_roles else points


def score_of(state: State, player: Player) -> int:
    """Ceres has nothing to count at the end but her face-down deeds."""
    if state.solo and player is state.ceres():
        return player.points() + c.FACE_DOWN_POINTS * player.markers()
    return player.points() + final_points(state, player)
