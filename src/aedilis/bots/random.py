"""The simplest opponent: any option, each equally likely."""

from __future__ import annotations

from aedilis.bots.budget import Budget
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng


class RandomBot:
    def __init__(self, random: Rng) -> None:
        self.random = random

    def choose(self, view: Position, budget: Budget) -> int:
        options = view.options_of(view.viewer)
        return options[self.random.below(len(options))]
