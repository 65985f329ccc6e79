"""An opponent that looks a little way ahead: what scores best after a while of random play, it does."""

from __future__ import annotations

from time import monotonic
from typing import Final

from aedilis.bots.budget import Budget
from aedilis.bots.growth import considered
from aedilis.engine.position import OVER, Position
from aedilis.engine.rng import Rng

LOOK_AHEAD: Final = 12  # decisions for each player, with those of chance; measured: fewer and more play worse or slower
MOST_TRIES: Final = 300  # beyond that it does not become much better


class GreedyBot:
    def __init__(self, random: Rng) -> None:
        self.random = random

    def choose(self, view: Position, budget: Budget) -> int:
        """Tries every option in the same imagined worlds, so that the worlds favour none of them."""
        seat = view.viewer
        options = considered(view)
        if len(options) == 1:
            return options[0]
        worth = [0] * len(options)
        end = budget.end()
        for tries in range(max(1, min(budget.simulations, MOST_TRIES) // len(options))):
            if tries and monotonic() > end:
                break
            world = self.imagine_turn(view)
            for number, option in enumerate(options):
                worth[number] += self.try_out(world.copy(), option, seat)
        return options[worth.index(max(worth))]

    def imagine_turn(self, view: Position) -> Position:
        """A world in which the viewer decides: of picks made together, those before it are made at random."""
        world = view.imagine(self.random)
        while world.seat != view.viewer:
            world.play(world.pick(self.random))
        return world

    def try_out(self, world: Position, option: int, seat: int) -> int:
        """How far the seat is ahead of the best other one, some time after the option (and what it prepares).

        Alone, how high its score is.
        """
        world.play(option)
        for _ in range(LOOK_AHEAD * world.seats):
            if world.seat == OVER:
                break
            world.play(world.pick(self.random))
        scores = world.scores()
        own = scores.pop(seat)
        return own - max(scores) if scores else own
