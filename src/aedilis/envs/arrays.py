"""Observations and masks as numpy arrays, and the spaces they are from."""

from __future__ import annotations

from typing import Any, TypeAlias

from aedilis.envs.needed import missing
from aedilis.envs.setting import Setting

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error, "rl") from error

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]


def scale(setting: Setting) -> Floats:
    """What each number of an observation is multiplied with, so that it is from 0 to 1."""
    return np.array(setting.layout.scale, np.float32)


def vector(numbers: bytes, scale: Floats) -> Floats:
    """An observation, with its numbers from 0 to 1."""
    shown: Floats = np.frombuffer(numbers, np.uint8) * scale
    return shown


def vector_space(setting: Setting) -> spaces.Box:
    return spaces.Box(0.0, 1.0, (setting.layout.size,), np.float32)


def observation_space(setting: Setting) -> spaces.Space[Any]:
    """A vector, or a vector with its mask."""
    if not setting.masked:
        return vector_space(setting)
    return spaces.Dict(
        {"observation": vector_space(setting), "action_mask": spaces.Box(0, 1, (setting.actions,), np.int8)}
    )
