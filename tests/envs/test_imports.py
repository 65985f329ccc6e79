"""Nothing of the research libraries is imported unless used, and what is missing is named in a sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIBRARIES = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL", "torch")


def run(source: str) -> str:
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("module", ["aedilis", "aedilis.cli", "aedilis.envs", "aedilis.web"])
def test_nothing_is_imported_unless_used(module: str) -> None:
    source = f"import sys, {module}; aedilis.all_games(); print(*[one for one in {LIBRARIES} if one in sys.modules])"
    assert run(source).strip() == ""


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "rl"),
        ("pettingzoo", "numpy", "rl"),
        ("gymnasium", "gymnasium", "rl"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_what_is_missing_is_named_with_the_extra_that_brings_it(module: str, library: str, extra: str) -> None:
    source = f"""
import sys
sys.modules[{library!r}] = None
try:
    import aedilis.envs.{module}
except ImportError as error:
    print(error)
"""
    assert run(source).strip() == f"this needs {library}, which is not installed: pip install 'aedilis[{extra}]'"


def test_pixels_need_what_draws_them() -> None:
    source = """
import sys
from aedilis.envs.pettingzoo import env
sys.modules["PIL"] = None
game = env("city-of-rome", render_mode="rgb_array")
game.reset()
try:
    game.render()
except ImportError as error:
    print(error)
"""
    assert run(source).strip() == "this needs PIL, which is not installed: pip install 'aedilis[rl]'"
