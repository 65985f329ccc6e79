"""`make bench`, first part: a fresh clone, `make play`, and how long a newcomer waits.

Measures the time to the first page and to the compiled engine, and plays three moves against Faber before and after
the bots change over.
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
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from environments import ROOT
from table_players import OPTION, Person

HOST = "127.0.0.1"
MOVES = 3
COMPILED = "Bots think with the compiled engine."


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


class Play:
    """`make play` in a clone of what is committed."""

    def __init__(self, folder: Path) -> None:
        clone = folder / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        self.port = free_port()
        self.log = folder / "play.log"
        arguments = f"--no-open --host {HOST} --port {self.port} --data {folder / 'data'}"
        outside = ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "ARGS")
        environment = {name: value for name, value in os.environ.items() if name not in outside}
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            ["make", "play", f"ARGS={arguments}"],
            cwd=clone,
            env=environment,
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


async def play_moves(person: Person, table: str, dice: random.Random) -> list[float]:
    """Seconds that the bot takes until it is the player's turn again."""
    waits: list[float] = []
    while len(waits) < MOVES:
        await look(person, table)
        if await person.move(table, dice) is None:
            raise SystemExit("the move was not accepted")
        start = time.perf_counter()
        while not OPTION.search((await look(person, table))["prompt"]):
            await asyncio.sleep(0.02)
        waits.append(time.perf_counter() - start)
    return waits


async def measure(play: Play, game: str) -> dict[str, Any]:
    person = await play.first_page()
    figures: dict[str, Any] = {"seconds to the first page": play.seconds()}
    dice = random.Random(1)
    _, address = await person.form("/tables", game=game, seat=["me", "bot:faber"])
    table = address.removeprefix("/table/")
    before = await play_moves(person, table, dice)
    plain = COMPILED not in (await look(person, table))["engine"]
    figures["seconds until these moves were played"] = play.seconds()
    while COMPILED not in (await look(person, table))["engine"]:
        await asyncio.sleep(0.2)
    figures["seconds to the compiled engine"] = play.seconds()
    after = await play_moves(person, table, dice)
    figures["bot's turns before, seconds"] = before if plain else []
    figures["bot's turns after, seconds"] = after
    figures["lines that make play prints"] = play.log.read_text().count("\n")
    person.writer.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a newcomer's first minute.")
    parser.add_argument("--quick", action="store_true", help="changes nothing here: it is one clone either way")
    parser.add_argument("--game", default="city-of-rome", help="which game to play")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-first-minute.json", help="where to write")
    chosen, _ = parser.parse_known_args()
    if shutil.which("make") is None or shutil.which("git") is None:
        raise SystemExit("this needs make and git")
    with tempfile.TemporaryDirectory() as folder:
        play = Play(Path(folder))
        try:
            figures = asyncio.run(measure(play, chosen.game))
        finally:
            play.close()
    grid = Grid(title=f"A fresh clone, `make play`, {MOVES} moves of {chosen.game} against Faber", show_header=False)
    for name, value in figures.items():
        shown = ", ".join(f"{one:.2f}" for one in value) if isinstance(value, list) else f"{value:.3g}"
        grid.add_row(name, shown)
    Console().print(grid)
    chosen.json.parent.mkdir(exist_ok=True)
    chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
