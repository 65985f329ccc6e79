"""Positions as plain data: all that is kept about them, and texts of them that somebody has damaged."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isgetsetdescriptor, ismemberdescriptor
from typing import Any

from aedilis import OVER, Game, Position, Rng


def kept(thing: Any) -> dict[str, Any]:
    """All that the engine keeps about it; works compiled too."""
    names = [name for kind in type(thing).__mro__ for name, value in vars(kind).items()
             if ismemberdescriptor(value) or isgetsetdescriptor(value)]  # fmt: skip
    found = {name: getattr(thing, name) for name in names if not name.startswith("__")}
    if "players" in found:
        found["players"] = [kept(player) for player in found["players"]]
    return found


def damaged(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def set_entry(data: dict[str, Any], where: str, value: object) -> None:
    """Changes an entry of a described position, such as "turn.seat" or "player.0.coins"."""
    *path, last = [int(name) if name.isdigit() else name for name in where.split(".")]
    at: Any = data
    for name in path:
        at = at[name]
    assert at[last] != value
    at[last] = value


def at_decision(
    game: Game, decision: str, seats: int, pick: Callable[[Position, Rng], int] = Position.pick
) -> Position:
    """A moment of a random game in which this is to be decided, not too early."""
    for number in range(400):
        position = game.new(seats)
        random = Rng(number, 13)
        moments = 0
        while position.seat != OVER:
            if game.describe(position)["decision"] == decision and (moments := moments + 1) == 2:
                return position
            position.play(pick(position, random))
        if decision == "end":
            return position
    raise AssertionError(f"nobody had to decide on: {decision}")
