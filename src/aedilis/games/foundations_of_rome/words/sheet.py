"""The scoring pad of Foundations of Rome: each seat's points line by line."""

from __future__ import annotations

from typing import Final, cast

from aedilis.engine.bits import members
from aedilis.engine.facts import Line, Value
from aedilis.engine.position import Position
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import codes, scoring
from aedilis.games.foundations_of_rome.rules.goals import meets
from aedilis.games.foundations_of_rome.rules.state import State

REASON_NAMES: Final = ("population", "civic", "commercial", "monuments", "role", "influence")


def sheet(position: Position, seat: int) -> list[Line]:
    """What is booked, by reason and era, and the final count as if the game ended now."""
    state = cast(State, position)
    player = state.players[seat]
    in_play = {"monuments": state.with_monuments, "role": state.with_roles, "influence": state.influence}
    lines = []
    for reason, name in enumerate(REASON_NAMES):
        if in_play.get(name, 1):
            points = player.booked[reason :: codes.REASONS]
            values: dict[str, Value] = {f"era_{era}": number for era, number in enumerate(points, 1)}
            lines.append(Line(name, sum(points), values))
    lines.append(Line("markers", scoring.marker_points(player), {"markers": player.markers()}))
    if state.favour:
        lines.append(Line("favour", scoring.token_points(player), {"fresh": player.fresh, "used": player.used}))
    if state.with_open_goals:
        met = [c.GOAL_IDS[goal] for goal in members(state.open_goals) if meets(state, player, goal)]
        lines.append(Line("open_goals", scoring.open_goal_points(state, player), {"goals": met}))
    if state.hidden_goals:
        goal = c.GOAL_IDS[player.goal] if player.hidden_goal() else ""
        lines.append(Line("hidden_goal", scoring.hidden_goal_points(state, player), {"goal": goal}))
    if state.influence:
        cards = [c.CARD_IDS[entry % codes.KNOWN] for entry in player.held if entry % codes.KNOWN != codes.UNKNOWN_CARD]
        unknown = len(player.held) - len(cards)
        lines.append(Line("unused", scoring.unused_points(player), {"cards": cards, "unknown": unknown}))
    if state.with_roles:
        role = "" if player.role == c.EMPTY else c.ROLE_IDS[player.role]
        lines.append(Line("curator", scoring.curator_points(player), {"role": role, "silver": player.silver}))
    if state.solo:
        hers = scoring.score_of(state, state.ceres())
        lines.append(Line("ceres", -hers, {"points": hers}))
    return lines
