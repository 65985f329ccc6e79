"""The search without its tree, to measure what the tree is worth: every option is tried equally often."""

from __future__ import annotations

from time import monotonic
from typing import Final

from aedilis.bots.budget import Budget
from aedilis.bots.growth import heuristics_of
from aedilis.bots.search import imagine_turn, roll_out
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng

USUAL: Final = 500  # simulations, if the budget names no number


class FlatBot:
    def __init__(self, random: Rng) -> None:
        self.random = random

    def choose(self, view: Position, budget: Budget) -> int:
        """The same worlds, rollouts and rewards as in the search."""
        options = view.options_of(view.viewer)
        if len(options) == 1:
            return options[0]
        heuristics = heuristics_of(view)
        worth = [0.0] * len(options)
        end = budget.end()
        for tries in range(max(len(options), min(budget.simulations, USUAL))):
            if tries >= len(options) and monotonic() > end:
                break
            world = imagine_turn(view, self.random)
            world.play(options[tries % len(options)])
            roll_out(world, heuristics, self.random)
            points = heuristics.outlook(world)
            rewards = heuristics.rewards(points, heuristics.wins(world, points))
            worth[tries % len(options)] += rewards[view.viewer]
        return options[worth.index(max(worth))]
