"""`make bench`, first part: a fresh clone, `make play`, and how long a newcomer waits.

Measures the time to the first page and to the compiled engine, and plays three moves against Faber before and after
the bots change over. With `--quick`, the same in this tree as it is, on plain Python: nothing is installed or compiled.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from aedilis.web.engine import COMING, COMPILED
from aedilis.web.pages.layout import ENGINES
from environments import ROOT
from table_players import OPTION, Person

HOST = "127.0.0.1"
MOVES = 3
PLAIN = {"AEDILIS_COMPILE": "0"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


class Play:
    """`make play` in a clone of what is committed, or what that runs once all is installed, in this tree."""

    def __init__(self, folder: Path, fresh: bool) -> None:
        self.port = free_port()
        self.log = folder / "play.log"
        arguments = f"--no-open --host {HOST} --port {self.port} --data {folder / 'data'}"
        command, tree = [sys.executable, "-m", "compiling.play", *arguments.split()], ROOT
        if fresh:
            command, tree = ["make", "play", f"ARGS={arguments}"], folder / "clone"
            subprocess.run(["git", "clone", "--quiet", str(ROOT), str(tree)], check=True)
        outside = ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "ARGS")
        environment = {name: value for name, value in os.environ.items() if name not in outside}
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            command,
            cwd=tree,
            env=environment if fresh else environment | PLAIN,
            stdin=subprocess.DEVNULL,
            stdout=self.log.open("w"),
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def seconds(self) -> float:
        return time.perf_counter() - self.began

    async def first_page(self) -> Person:
        while True:
            person = Person(HOST, self.port)
            try:
                await person.open()
                await person.ask("GET", "/")
                return person
            except OSError:
                if self.process.poll() is not None:
                    raise SystemExit(self.log.read_text()) from None
                await asyncio.sleep(0.05)

    def close(self) -> None:
        """As Ctrl-C does."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait()


async def look(person: Person, table: str) -> dict[str, Any]:
    _, answer = await person.ask("GET", f"/table/{table}/view")
    person.learn(answer)
    parts: dict[str, Any] = answer["parts"]
    return parts


async def own_turn(person: Person, table: str) -> None:
    while not OPTION.search((await look(person, table))["prompt"]):
        if await person.is_over(table):
            raise SystemExit("the game was over before all moves were played")
        await asyncio.sleep(0.02)


async def play_moves(person: Person, table: str, dice: random.Random) -> list[float]:
    """Seconds that the bot takes until it is the player's turn again."""
    waits: list[float] = []
    await own_turn(person, table)  # the bot may be the one who begins
    while len(waits) < MOVES:
        if await person.move(table, dice) is None:
            raise SystemExit("the move was not accepted")
        start = time.perf_counter()
        await own_turn(person, table)
        waits.append(time.perf_counter() - start)
    return waits


async def measure(play: Play, game: str) -> dict[str, Any]:
    person = await play.first_page()
    figures: dict[str, Any] = {"seconds to the first page": play.seconds()}
    dice = random.Random(1)
    _, address = await person.form("/tables", game=game, seat=["me", "bot:faber"])
    table = address.removeprefix("/table/")
    before = await play_moves(person, table, dice)
    plain = ENGINES[COMPILED] not in (await look(person, table))["engine"]
    figures["seconds until these moves were played"] = play.seconds()
    figures["bot's turns before, seconds"] = before if plain else []
    while ENGINES[COMING] in (engine := (await look(person, table))["engine"]):
        await asyncio.sleep(0.2)
    if ENGINES[COMPILED] in engine:  # else it is not to be compiled, or could not be
        figures["seconds to the compiled engine"] = play.seconds()
        figures["bot's turns after, seconds"] = await play_moves(person, table, dice)
    figures["lines that make play prints"] = play.log.read_text().count("\n")
    person.writer.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a newcomer's first minute.")
    parser.add_argument("--quick", action="store_true", help="this tree as it is, on plain Python: shows that it runs")
    parser.add_argument("--game", default="city-of-rome", help="which game to play")
    parser.add_argument("--out", type=Path, default=ROOT / "build", help="the folder for the figures as JSON")
    chosen, _ = parser.parse_known_args()
    if shutil.which("make") is None or shutil.which("git") is None:
        raise SystemExit("this needs make and git")
    with tempfile.TemporaryDirectory() as folder:
        play = Play(Path(folder), fresh=not chosen.quick)
        try:
            figures = asyncio.run(measure(play, chosen.game))
        finally:
            play.close()
    where = "This tree" if chosen.quick else "A fresh clone"
    grid = Grid(title=f"{where}, `make play`, {MOVES} moves of {chosen.game} against Faber", show_header=False)
    for name, value in figures.items():
        shown = ", ".join(f"{one:.2f}" for one in value) if isinstance(value, list) else f"{value:.3g}"
        grid.add_row(name, shown)
    Console().print(grid)
    chosen.out.mkdir(parents=True, exist_ok=True)
    (chosen.out / "bench-first-minute.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
