"""Players that are programs. They get views only, so they cannot cheat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Protocol

from aedilis.bots.budget import UNHURRIED, Budget, TurnClock
from aedilis.bots.greedy import GreedyBot
from aedilis.bots.levels import LEVELS, USUAL_BOT, LevelBot
from aedilis.bots.random import RandomBot
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng

__all__ = ["BOTS", "LEVELS", "UNHURRIED", "USUAL_BOT", "Bot", "Budget", "TurnClock"]


class Bot(Protocol):
    def choose(self, view: Position, budget: Budget) -> int:
        """One of the options of the view's viewer, within the budget."""


BOTS: Final[Mapping[str, Callable[[Rng], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(LevelBot, level=level) for name, level in LEVELS.items()},
}
