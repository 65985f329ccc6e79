"""Bench worker: OpenSpiel's quoridor and hearts, with the loop in Python over its Python API.

The loop is the one of OpenSpiel's own Python examples, less their slow parts (numpy's choice, printing).
"""

import importlib
import random
import sys
from typing import Any

from worker import Counted, Table, serve


class OpenSpiel(Table):
    def __init__(self, name: str) -> None:
        self.game = importlib.import_module("pyspiel").load_game(name)
        self.rng = random.Random(1)

    def play_out(self, state: Any, rng: random.Random) -> Any:
        share, choices = rng.random, rng.choices
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(share() * len(actions))])
        return state

    def play(self, seed: int) -> Any:
        return self.play_out(self.game.new_initial_state(), random.Random(seed))

    def step(self, state: Any, rng: random.Random) -> int:
        """One step of `play_out`, drawing the same random numbers; 0 for chance, else how many options."""
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            return 0
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        return len(actions)

    def count(self, seed: int) -> Counted:
        state, rng = self.game.new_initial_state(), random.Random(seed)
        steps = decisions = unforced = 0
        while not state.is_terminal():
            options = self.step(state, rng)
            steps += 1
            decisions += options > 0
            unforced += options > 1
        return Counted(steps, decisions, unforced, state)

    def outcome(self, final: Any) -> object:
        return final.history()

    def middle(self, seed: int, steps: int) -> Any:
        state, rng = self.game.new_initial_state(), random.Random(seed)
        for _ in range(steps):
            self.step(state, rng)
        return state

    def copies(self, position: Any, times: int) -> None:
        for _ in range(times):
            position.clone()

    def playout(self, position: Any) -> None:
        self.play_out(position.clone(), self.rng)


if __name__ == "__main__":
    serve("open_spiel", lambda: {sys.argv[2]: OpenSpiel(sys.argv[1])})
