"""Four opponents of rising strength: the same search, with more to think and fewer slips (see docs/bots.md)."""

from __future__ import annotations

from typing import Final, NamedTuple

from aedilis.bots.budget import Budget
from aedilis.bots.growth import considered
from aedilis.bots.thinking import ThinkingBot
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng


class Level(NamedTuple):
    simulations: int  # for a decision
    slips: int = 0  # of a hundred decisions, those made without thinking


LEVELS: Final = {
    "tiro": Level(20, slips=25),
    "faber": Level(80),
    "architectus": Level(500),
    "imperator": Level(10_000),
}
USUAL_BOT: Final = "faber"  # whom one plays against without a choice, and who plays on for somebody who left


class LevelBot(ThinkingBot):
    def __init__(self, random: Rng, level: Level) -> None:
        super().__init__(random)
        self.level = level

    def choose(self, view: Position, budget: Budget) -> int:
        if self.random.below(100) < self.level.slips:
            options = considered(view)
            return options[self.random.below(len(options))]
        return super().choose(view, budget._replace(simulations=min(budget.simulations, self.level.simulations)))
