"""Trains a policy for City of Rome by MaskablePPO against random players, and shows how it fares.

Needs stable-baselines3 and sb3-contrib besides `aedilis[rl]`; `make example` brings what is needed. The result is
`policy.npz`, which the bot in `learned.py` plays by, without torch.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

import aedilis
from aedilis.envs.gymnasium import LearnersEnv

HERE = Path(__file__).parent
GAME = "city-of-rome"
SEATS = 2
POINTS = 10.0  # as many are a reward of 1


class Games(VecEnv):  # type: ignore[misc]
    """Many games at once, as Stable-Baselines3 wants them. A step is rewarded by how much the lead in points grew.

    Over a game that adds up to the final lead: the same goal, but the policy hears at once what was good.
    """

    def __init__(self, number: int, seed: int) -> None:
        self.games = LearnersEnv(GAME, SEATS, num_envs=number, opponents="random")
        self.first_seed = seed
        self.render_mode = None
        super().__init__(number, self.games.single_observation_space, self.games.single_action_space)
        layout = self.games.setting.layout
        self.scores = [layout[f"player {player}: score"] for player in range(SEATS)]

    def lead(self, seen: Any) -> Any:
        """Over the best other player, read from the observations themselves."""
        own, *others = [seen[:, place.start] * (place.most - place.least) for place in self.scores]
        return own - np.max(others, axis=0)

    def reset(self) -> Any:
        seen, _ = self.games.reset(seed=self.first_seed)
        self.before = self.lead(seen)
        return seen

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, _, over, _, infos = self.games.step(self.actions)
        last = seen.copy()
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for number in np.flatnonzero(over):
            last[number] = told[number]["terminal_observation"] = infos["final_obs"][number]
        rewards = (self.lead(last) - self.before) / POINTS
        self.before = self.lead(seen)
        return seen, rewards, over, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        return list(getattr(self.games, method_name)(*args, **kwargs))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.games if hasattr(self.games, attr_name) else self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.games, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


def train(steps: int, seed: int) -> MaskablePPO:
    torch.set_num_threads(2)
    model = MaskablePPO(
        "MlpPolicy",
        Games(64, seed),
        policy_kwargs={"net_arch": [256, 256]},
        learning_rate=3e-4,
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        gamma=0.999,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
    )
    return model.learn(steps)


def save(model: MaskablePPO, target: Path) -> None:
    """The layers of the policy as plain arrays."""
    layers = [*model.policy.mlp_extractor.policy_net, model.policy.action_net]
    linear = [layer for layer in layers if isinstance(layer, torch.nn.Linear)]
    weights = {f"weight{n}": layer.weight.detach().numpy() for n, layer in enumerate(linear)}
    biases = {f"bias{n}": layer.bias.detach().numpy() for n, layer in enumerate(linear)}
    np.savez_compressed(target, **weights, **biases)


def show(games: int, seed: int) -> None:
    """By the same command with which any bot is measured, and the same Aedilis, wherever that was found from here."""
    surroundings = {**os.environ, "PYTHONPATH": str(Path(aedilis.__file__).parents[1])}
    for other in ("random", "greedy", "tiro"):
        bots = f"learned:Learned,{other}"
        command = [
            "tournament",
            GAME,
            "--seats",
            str(SEATS),
            "--bots",
            bots,
            "--games",
            str(games),
            "--seed",
            str(seed),
        ]
        subprocess.run([sys.executable, "-m", "aedilis", *command], cwd=HERE, env=surroundings, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from (200,000)")
    parser.add_argument("--games", type=int, default=100, help="to play against each bot afterwards (100)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    begun = time.perf_counter()
    save(train(options.steps, options.seed), HERE / "policy.npz")
    print(f"Learned from {options.steps:,} decisions in {(time.perf_counter() - begun) / 60:.1f} minutes.", flush=True)
    show(options.games, options.seed)


if __name__ == "__main__":
    main()
