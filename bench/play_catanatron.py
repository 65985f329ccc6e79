"""Bench worker: catanatron, four random players.

The timed loop is the engine's own: `Game.play()` with its own `RandomPlayer` in all four seats, as its
documentation does, and a playout is `copy()`, then `play()`. A decision is unforced with two or more playable
actions; rolling the dice, mostly its player's only action then, is forced.
"""

import importlib
from typing import Any

from worker import Counted, Table, serve


class Catanatron(Table):
    def __init__(self) -> None:
        package = importlib.import_module("catanatron")
        self.new_game = package.Game
        self.random_player = package.RandomPlayer
        self.colors = list(package.Color)
        self.turns_limit = int(importlib.import_module("catanatron.game").TURNS_LIMIT)

    def start(self, seed: int) -> Any:
        return self.new_game([self.random_player(color) for color in self.colors], seed=seed)

    def running(self, game: Any) -> bool:
        return game.winning_color() is None and game.state.num_turns < self.turns_limit

    def play(self, seed: int) -> Any:
        game = self.start(seed)
        game.play()
        return game

    def count(self, seed: int) -> Counted:
        # `Game` seeds the one generator of set-up, dice and players: tick by tick it is the same game.
        game = self.start(seed)
        steps = unforced = 0
        while self.running(game):
            steps += 1
            unforced += len(game.state.playable_actions) > 1
            game.play_tick()
        return Counted(steps, steps, unforced, game)

    def outcome(self, final: Any) -> object:
        return final.state.actions

    def middle(self, seed: int, steps: int) -> Any:
        game = self.start(seed)
        for _ in range(steps):
            game.play_tick()
        return game

    def copies(self, position: Any, times: int) -> None:
        for _ in range(times):
            position.copy()

    def playout(self, position: Any) -> None:
        position.copy().play()


if __name__ == "__main__":
    serve("catanatron", lambda: {"4": Catanatron()})
