"""A bot that plays by the policy that `train.py` learned: `aedilis play city-of-rome --bot learned:Learned`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import aedilis
from aedilis.bots import Budget
from aedilis.envs import Layout, observation_of

POLICY = Path(__file__).with_name("policy.npz")


@cache
def layers() -> list[tuple[Any, Any]]:
    with np.load(POLICY) as learned:
        return [(learned[f"weight{n}"], learned[f"bias{n}"]) for n in range(len(learned.files) // 2)]


@cache
def scale(seats: int) -> Any:
    return np.array(Layout(observation_of(aedilis.game("city-of-rome")), seats).scale, np.float32)


class Learned:
    def __init__(self, random: aedilis.Rng) -> None:
        """It takes what it holds best and needs no luck."""

    def choose(self, view: aedilis.Position, budget: Budget) -> int:
        options = view.options_of(view.viewer)
        preferences = self.preferences(view)
        return max(options, key=lambda option: float(preferences[option]))

    def preferences(self, view: aedilis.Position) -> Any:
        """How much the policy likes each action, legal or not."""
        numbers = observation_of(aedilis.game("city-of-rome")).numbers(view)
        values = np.frombuffer(numbers, np.uint8) * scale(view.seats)
        *hidden, (weight, bias) = layers()
        for one, other in hidden:
            values = np.tanh(one @ values + other)
        return weight @ values + bias
