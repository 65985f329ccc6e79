"""Compiled and uncompiled, and whatever order hashes give, the same games are played, decision by decision."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from itertools import zip_longest
from pathlib import Path

import pytest
from tests.every_game.playing import settings_of

import aedilis

ROOT = Path(__file__).parents[2]
PLAIN = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"  # made by `make compile`
GAMES = 18  # of each game, its settings one after the other, looked at closely at every decision
MORE_GAMES = 3_000  # looked at closely at every tenth
CHUNK = 1000  # of them in one test, so that workers share them
HASH_GAMES = 900

a_few = pytest.param(0, GAMES, 1, id=f"{GAMES}")
more = [
    pytest.param(first, first + CHUNK, 10, id=f"{first}-{first + CHUNK}", marks=pytest.mark.slow)
    for first in range(0, MORE_GAMES, CHUNK)
]


def c_compiler() -> str | None:
    named = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(named.split()[0])


def compiled_engine() -> Path:
    """Where the compiled engine is; without one the test is skipped, but only where none can be made."""
    extensions = list((COMPILED / "aedilis").glob("engine/*.so")) + list((COMPILED / "aedilis").glob("engine/*.pyd"))
    if not extensions:
        if c_compiler() is None or os.environ.get("AEDILIS_COMPILE") == "0":
            pytest.skip("there is no C compiler here, so there is no compiled engine to compare with")
        pytest.fail("build/compiled holds no compiled engine: run `make compile` first")
    for built in (COMPILED / "aedilis").rglob("*.py"):
        source = PLAIN / built.relative_to(COMPILED)
        if not source.exists() or source.read_bytes() != built.read_bytes():
            pytest.fail(f"build/compiled was made from other sources ({source.name}): run `make compile` again")
    return COMPILED


@cache
def games_played(engine: Path, first: int, last: int, every: int, hash_seed: str = "0") -> tuple[str, list[str]]:
    """Which engine played, and the digests on the way."""
    settings = {game.slug: [(one.seats, one.variants) for one in settings_of(game)] for game in aedilis.all_games()}
    environment = {**os.environ, "PYTHONPATH": str(engine), "PYTHONHASHSEED": hash_seed}
    script = str(Path(__file__).with_name("play.py"))
    command = [sys.executable, "-P", script, str(first), str(last), str(every), json.dumps(settings)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    engine_line, *lines = done.stdout.splitlines()
    assert Path(engine_line.split(" ", 1)[1]).is_relative_to(engine)
    return engine_line.split()[0], lines


def assert_same_games(one: list[str], other: list[str]) -> None:
    for mine, yours in zip_longest(one, other):
        assert mine == yours, f"the first decision after which they differ: {mine} / {yours}"
    assert len(one) > 100


@pytest.mark.parametrize(("first", "last", "every"), [a_few, *more])
def test_compiled_and_uncompiled_agree_decision_by_decision(first: int, last: int, every: int) -> None:
    """Though hashes give one of them another order than the other."""
    other = compiled_engine()
    kind, plain = games_played(PLAIN, first, last, every, hash_seed="1")
    assert kind == "plain"
    kind, compiled = games_played(other, first, last, every)
    assert kind == "compiled"
    assert_same_games(plain, compiled)


@pytest.mark.parametrize("games", [GAMES, pytest.param(HASH_GAMES, marks=pytest.mark.slow)])
@pytest.mark.parametrize("hash_seed", ["1", "random"])
def test_the_order_of_hashes_does_not_matter(games: int, hash_seed: str) -> None:
    """On the engine that the tests run on."""
    engine = Path(aedilis.__file__).parents[1]
    _, lines = games_played(engine, 0, games, 1)
    assert_same_games(lines, games_played(engine, 0, games, 1, hash_seed)[1])
