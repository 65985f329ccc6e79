"""Players that are programs. They get views only, so they cannot cheat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from aedilis.bots.greedy import GreedyBot
from aedilis.bots.random import RandomBot
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng


class Bot(Protocol):
    def choose(self, view: Position, budget: int) -> int:
        """One of the options of the view's viewer; `budget` is how many games may be simulated for it."""


BOTS: Final[Mapping[str, Callable[[Rng], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
