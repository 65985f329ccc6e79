"""Random play to the end, inside the engine."""

from __future__ import annotations

from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.engine.rng import Rng


def playout(position: Position, random: Rng) -> int:
    """Plays random options until the game is over; returns how many decisions that took, chance included."""
    decisions = 0
    while position.seat != OVER:
        position.play(Position.pick(position, random))
        decisions += 1
    return decisions


def settle(position: Position, random: Rng) -> None:
    """Lets chance answer until a player decides or the game is over."""
    while position.seat == CHANCE:
        position.play(position.pick_chance(random))
