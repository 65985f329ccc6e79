"""Every bench runs to its end in its quickest form, without a network, and says something of each game.

What it measures is not looked at: that is another machine's business every time.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import aedilis

ROOT: Final = Path(__file__).parents[2]
BENCH: Final = ROOT / "bench"
SCRIPTS: Final = sorted(path.name for path in BENCH.glob("*.py") if '__name__ == "__main__"' in path.read_text())
GAMES: Final = tuple(game.slug for game in aedilis.all_games())
ENGINE: Final = "compiled" if aedilis.compiled() else "plain"
SHORT: Final = "--rounds 1 --slice 0.01"


class Form(NamedTuple):
    """How a bench is quickest, what it must say then, and the files it must leave in the folder that OUT stands for."""

    arguments: str = "--quick --out OUT"
    says: Sequence[str] = GAMES
    leaves: Sequence[str] = ()


# Those that are not here take --quick and --out, and say something of each game.
FORMS: Final = {
    "against.py": Form(f". {SHORT}"),
    "apis.py": Form(f"--no-peers {SHORT} --out OUT", leaves=["bench-apis.json"]),
    "balance.py": Form(
        "--bots random --games 4 --what-if 1 --workers 1 --out OUT --page OUT/page.md",
        says=["how it is balanced"],
        leaves=["page.md", *(f"{slug}/report.html" for slug in GAMES)],
    ),
    "first_minute.py": Form(says=["to the first page", "bot's turns before"], leaves=["bench-first-minute.json"]),
    "lab.py": Form(says=["games/s, 2 workers"], leaves=["bench-lab.json"]),
    "run.py": Form(
        f"--no-peers {SHORT} --out OUT",
        says=[f"aedilis {ENGINE} {slug} 2" for slug in GAMES],
        leaves=["bench.json"],
    ),
    "server.py": Form(says=[*GAMES, "moves/s"], leaves=["bench-server.json"]),
    "waiting.py": Form("--bots tiro --tables 2 --seconds 2", says=["beside 0", "answers"]),
    "sizes.py": Form("--run 1000", says=[slug.replace("-", "_") for slug in GAMES]),
}


class Player(NamedTuple):
    """A worker of `bench/run.py`: one engine, asked by lines of JSON."""

    arguments: Sequence[str] = ()
    table: str = "4"
    package: str = "aedilis"


PLAYERS: Final = {
    "play_aedilis.py": Player([ENGINE], "city-of-marble 2"),
    "play_catanatron.py": Player(package="catanatron"),
    "play_fastcatan.py": Player(package="fastcatan"),
    "play_open_spiel.py": Player(["hearts", "4"], package="pyspiel"),
}


def said(script: str, arguments: Iterable[str], asked: str = "") -> str:
    command = [sys.executable, str(BENCH / script), *arguments]
    done = subprocess.run(command, input=asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_form_is_of_a_bench() -> None:
    assert {*FORMS, *PLAYERS} <= set(SCRIPTS)


@pytest.mark.parametrize("script", [script for script in SCRIPTS if script not in PLAYERS])
def test_a_bench_runs_to_its_end(script: str, tmp_path: Path) -> None:
    if script == "against.py" and not aedilis.compiled():
        pytest.skip("it compares compiled engines")
    form = FORMS.get(script, Form())
    text = said(script, [word.replace("OUT", str(tmp_path)) for word in form.arguments.split()])
    assert [words for words in form.says if words not in text] == []
    assert [name for name in form.leaves if not (tmp_path / name).exists()] == []


@pytest.mark.parametrize("script", PLAYERS)
def test_a_worker_does_every_task(script: str) -> None:
    player = PLAYERS[script]
    pytest.importorskip(player.package, reason="installed by the bench itself, in an environment of its own")
    tasks = ["random_play", "copy", "playouts"]
    asked = [json.dumps({"task": task, "table": player.table, "seconds": 0.01}) for task in tasks]
    ready, *answers = map(json.loads, said(script, player.arguments, "\n".join(asked)).splitlines())
    assert ready["tables"][player.table] == tasks
    assert [answer for answer in answers if not answer.get("count")] == []
    assert len(answers) == len(tasks)
