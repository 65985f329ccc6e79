"""What the environments are tested with: every game, by every number of seats, with any two variants."""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
import pytest
from tests.every_game.playing import SETTINGS, USUAL, Setting

from aedilis.envs.layout import has_observation

LEARNT: Final = [setting for setting in USUAL if has_observation(setting.game)]
WITH_VARIANTS: Final = [setting for setting in SETTINGS if has_observation(setting.game)]
every_seat_count = pytest.mark.parametrize("setting", LEARNT, ids=str)
every_setting = pytest.mark.parametrize("setting", WITH_VARIANTS, ids=str)
_FEWEST: Final = [setting for setting in LEARNT if setting.seats == max(2, setting.game.seats[0])]
every_seat_count_in_test_all = pytest.mark.parametrize(
    "setting",
    [setting if setting in _FEWEST else pytest.param(setting, marks=pytest.mark.slow) for setting in LEARNT],
    ids=str,
)
every_game = pytest.mark.parametrize("setting", _FEWEST, ids=lambda one: one.game.slug)


def any_of(mask: Any, chooser: random.Random) -> int:
    """A legal action."""
    return chooser.choice(np.flatnonzero(mask).tolist())


__all__ = [
    "LEARNT", "Setting", "any_of", "every_game", "every_seat_count", "every_seat_count_in_test_all", "every_setting",
]  # fmt: skip
