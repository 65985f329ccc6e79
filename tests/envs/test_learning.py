"""What needs torch: Stable-Baselines3's checker, some steps of MaskablePPO, Shimmy, and the worked example.

Run by `make test-all` in an environment of its own (see the Makefile).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.envs.settings import Setting, every_game, every_seat_count

import aedilis
from aedilis.envs.gymnasium import LearnerEnv
from aedilis.envs.openspiel import short_name

pytestmark = pytest.mark.learning
EXAMPLES = Path(__file__).parents[2] / "examples"
STEPS = 256


def made(setting: Setting, **options: Any) -> LearnerEnv:
    return LearnerEnv(setting.game.slug, setting.seats, setting.variants, **options)


@every_seat_count
@pytest.mark.parametrize("observation", ["dict", "vector"])
def test_stable_baselines_checks(setting: Setting, observation: str) -> None:
    from stable_baselines3.common.env_checker import check_env

    check_env(made(setting, illegal="terminate", observation=observation))


@every_seat_count
def test_maskable_ppo_learns_without_an_illegal_move(setting: Setting) -> None:
    """Illegal actions raise here."""
    from sb3_contrib import MaskablePPO

    model = MaskablePPO("MlpPolicy", made(setting), n_steps=STEPS // 2, batch_size=64, seed=1, device="cpu")
    model.learn(STEPS)
    assert model.num_timesteps >= STEPS


@every_game
def test_maskable_ppo_learns_from_dicts(setting: Setting) -> None:
    from sb3_contrib import MaskablePPO

    model = MaskablePPO(
        "MultiInputPolicy", made(setting, observation="dict"), n_steps=64, batch_size=64, seed=1, device="cpu"
    )
    model.learn(64)
    assert model.num_timesteps >= 64


@every_seat_count
def test_shimmy(setting: Setting) -> None:
    """OpenSpiel's games through Shimmy are PettingZoo's again. It loads a game by its name whenever it begins one."""
    from pettingzoo.test import api_test
    from shimmy import OpenSpielCompatibilityV0

    game = OpenSpielCompatibilityV0(game_name=short_name(setting.game), config={"players": setting.seats})
    api_test(game, num_cycles=100)


def test_the_worked_example(tmp_path: Path) -> None:
    """A little of it: it learns, saves what it learned, and plays by it against all three bots."""
    shutil.copytree(EXAMPLES, tmp_path / "examples")
    command = [sys.executable, "examples/train.py", "--steps", "4096", "--games", "2"]
    # As `make example` has it: from where it is called, which is not where the bots play.
    variables = {**os.environ, "PYTHONPATH": os.path.relpath(Path(aedilis.__file__).parents[1], tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Learned from 4,096 decisions" in done.stdout
    assert done.stdout.count("learned:Learned") >= 3
    assert "failed" not in done.stdout + done.stderr
