"""Bench worker: fastcatan, four seats, with the loop in Python as in its own documentation.

It has no copy of a game: a snapshot loaded into a spare game is its way to branch, and its cheapest.
"""

import importlib
import random
from typing import Any

from worker import Counted, Table, serve


class Fastcatan(Table):
    def __init__(self) -> None:
        self.new_game = importlib.import_module("fastcatan").Env
        self.spare = self.new_game()
        self.rng = random.Random(1)

    def start(self, seed: int) -> Any:
        game = self.new_game()
        game.reset(seed=seed)
        return game

    def play_out(self, game: Any, rng: random.Random) -> Any:
        share, legal_actions, step = rng.random, game.legal_actions, game.step
        done = game.done
        while not done:
            actions = legal_actions()
            done = step(actions[int(share() * len(actions))])
        return game

    def play(self, seed: int) -> Any:
        return self.play_out(self.start(seed), random.Random(seed))

    def count(self, seed: int) -> Counted:
        game, rng = self.start(seed), random.Random(seed)
        steps = unforced = 0
        while not game.done:
            actions = game.legal_actions()
            steps += 1
            unforced += len(actions) > 1
            game.step(actions[int(rng.random() * len(actions))])
        return Counted(steps, steps, unforced, game)

    def outcome(self, final: Any) -> object:
        return bytes(final.snapshot())

    def middle(self, seed: int, steps: int) -> Any:
        game, rng = self.start(seed), random.Random(seed)
        for _ in range(steps):
            actions = game.legal_actions()
            game.step(actions[int(rng.random() * len(actions))])
        return game

    def copies(self, position: Any, times: int) -> None:
        for _ in range(times):
            self.spare.load_snapshot(position.snapshot())

    def playout(self, position: Any) -> None:
        # A snapshot holds the dice to come as well: without a new seed every playout would roll the same.
        self.spare.load_snapshot(position.snapshot())
        self.spare.reseed(self.rng.getrandbits(32))
        self.play_out(self.spare, self.rng)


if __name__ == "__main__":
    serve("fastcatan", lambda: {"4": Fastcatan()})
