"""`make bench`, second part: what the browser and the server cost, on loopback and on the compiled engine.

Drawing is measured in this process; the server is a real one in a process of its own, with its file on the disk, and
its processor time is read from the system. Simulated players run in this process.
"""

import argparse
import asyncio
import gzip
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import aedilis
from aedilis.draw.board import board_of
from aedilis.store.rows import TableRow
from aedilis.web.match import Match
from aedilis.web.pages import table as page
from aedilis.web.pages.layout import Reader
from aedilis.web.people import Person
from aedilis.web.sights import Company, Sights, look
from clicks import clicks
from environments import ROOT
from table_players import Game

SERVER = """
import sys
from pathlib import Path
import uvicorn
from aedilis.web.app import create_app
from aedilis.web.limits import Limits, Rate
free = Rate(10**9, 10**9)
limits = Limits(commands=free, looking=free, making=free, arriving=free, tables=10**6, sockets=10**6, all_sockets=10**6)
app = create_app(Path(sys.argv[1]), limits=limits, pause=0)
uvicorn.run(app, fd=int(sys.argv[2]), log_level="error", access_log=False, ws_per_message_deflate=False,
            timeout_keep_alive=600, timeout_graceful_shutdown=2)
"""
HOST = "127.0.0.1"
TABLES = 100
QUICK_TABLES = 5


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


# -- drawing ------------------------------------------------------------------------------------------------------


def timed(work: Callable[[], Any], seconds: float) -> float:
    """Processor milliseconds of one call."""
    times, end = 0, perf_counter() + seconds
    start = process_time()
    while not times or perf_counter() < end:
        work()
        times += 1
    return (process_time() - start) / times * 1000


def middle(game: aedilis.Game, people: list[Person]) -> Match:
    """A random game at the middle one of the moments at which the first person begins a move."""
    setup = {"undo": "free", "variants": {}, "seats": [{"person": person.id} for person in people]}
    match = Match(TableRow("bench", game.slug, game.version, game.digest, setup, 1, 0.0), game)
    match.add("begin", aedilis.NOBODY)
    random = aedilis.Rng(1)
    moments: list[Match] = []
    while not match.over:
        if match.to_move(people[0].id) and not composing(match):
            moments.append(match.copy())
        match.table.play(match.table.position.pick(random))
    return moments[len(moments) // 2]


def composing(match: Match) -> bool:
    steps = match.table.steps
    return bool(steps and steps[-1].seat >= 0 and match.game.actions[steps[-1].option].prepares)


def drawing(slug: str, seconds: float) -> dict[str, float]:
    """The board and all parts of a table page, for one viewer in the middle of a game of as many as can play."""
    game = aedilis.game(slug)
    people = [Person(n + 1, f"Player {n + 1}") for n in range(game.seats[-1])]
    match = middle(game, people)
    sights = Sights(Company(lambda id: people[id - 1]))
    eyes = look(match, people[0], None)
    sight = sights.table(match, eyes)
    board, scene = board_of(game), page.scene(sight)
    drawn = "".join(region.body for region in board.regions(scene)).encode()
    parts = "".join(page.parts(sight).values()).encode()
    return {
        "board ms": timed(lambda: board.regions(scene), seconds),
        "board bytes": len(drawn),
        "board gzipped": len(gzip.compress(drawn, 6)),
        "sight ms": timed(lambda: sights.table(match, eyes), seconds),
        "parts ms": timed(lambda: page.parts(sight), seconds),
        "parts bytes": len(parts),
        "parts gzipped": len(gzip.compress(parts, 6)),
        "page bytes": len(page.page(sight, Reader(eyes.person.name)).encode()),
    }


# -- the server -----------------------------------------------------------------------------------------------------


class Server:
    """The real thing, in its own process, its file in a folder of its own."""

    def __init__(self, folder: str) -> None:
        listening = socket.socket()
        listening.bind((HOST, 0))
        listening.listen(1000)
        self.port = listening.getsockname()[1]
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, folder, str(listening.fileno())], pass_fds=[listening.fileno()]
        )
        listening.close()
        while True:
            try:
                with socket.create_connection((HOST, self.port), 10) as line:
                    line.sendall(b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
                    if line.recv(100).startswith(b"HTTP/1.1 200"):
                        return
            except OSError:
                time.sleep(0.05)

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes that are in use."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


async def played(server: Server, tables: int, seats: int, seconds: float) -> tuple[list[Game], float, float]:
    """The games, the seconds they were played for, and the server's processor seconds; sitting down is not counted."""
    games = [Game(HOST, server.port, seats, seed) for seed in range(tables)]
    for game in games:
        await game.sit_down()
    before, start = server.cpu(), perf_counter()
    await asyncio.gather(*(game.play(start + seconds) for game in games))
    spent, lasted = server.cpu() - before, perf_counter() - start
    await asyncio.gather(*(game.leave() for game in games))
    return games, lasted, spent


def load(tables: int, seats: int, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            games, lasted, spent = asyncio.run(played(server, tables, seats, seconds))
            took = [one for game in games for one in game.took]
            return {
                "moves": len(took),
                "moves/s": len(took) / lasted,
                "server CPU ms per move": spent / max(1, len(took)) * 1000,
                "acknowledged p50 ms": percentile(took, 0.5) * 1000,
                "acknowledged p99 ms": percentile(took, 0.99) * 1000,
                "news KB per move": sum(p.heard for g in games for p in g.people) / max(1, len(took)) / 1024,
                "memory MB": server.memory(),
            }
        finally:
            server.close()


def clicked(seconds: float) -> dict[str, float] | None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            found = clicks(f"http://{HOST}:{server.port}/", seconds)
        finally:
            server.close()
    if found is None:
        return None
    figures: dict[str, float] = {}
    for name, values in zip(("played", "prepared"), found, strict=True):
        figures[f"{name}, clicks"] = len(values)
        figures[f"{name} p50 ms"] = percentile(values, 0.5)
        figures[f"{name} p95 ms"] = percentile(values, 0.95)
    return figures


# -- telling --------------------------------------------------------------------------------------------------------


def show(console: Console, title: str, figures: dict[str, float]) -> None:
    grid = Grid(title=title, show_header=False)
    for name, value in figures.items():
        grid.add_row(name, f"{value:,.0f}" if value >= 1000 else f"{value:.3g}")
    console.print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the boards and the server.")
    parser.add_argument("--quick", action="store_true", help="a moment each, and few tables: shows that it runs")
    parser.add_argument("--out", type=Path, default=ROOT / "build", help="the folder for the figures as JSON")
    chosen, _ = parser.parse_known_args()
    seconds, tables = (0.5, QUICK_TABLES) if chosen.quick else (15.0, TABLES)
    console = Console()
    engine = "compiled" if aedilis.compiled() else "plain"
    drawn = {game.slug: drawing(game.slug, seconds / 10) for game in aedilis.all_games()}
    for slug, figures in drawn.items():
        show(console, f"{slug}, all seats, middle of the game, one viewer ({engine} engine)", figures)
    four = load(1, 4, seconds)
    show(console, "One table, four people with open pages, as fast as they can", four)
    many = load(tables, 2, seconds)
    show(console, f"{tables} tables of two people with open pages, as fast as they can", many)
    patched = clicked(seconds)
    if patched is None:
        console.print("Click to patched board: not measured (Playwright or Chromium is missing; make setup-dev)")
    else:
        show(console, "Click to patched board in Chromium, against a bot", patched)
    about = {"python": platform.python_version(), "processors": os.cpu_count(), "engine": engine}
    chosen.out.mkdir(parents=True, exist_ok=True)
    result = {**about, "drawing": drawn, "four viewers": four, "many tables": many, "clicks": patched}
    (chosen.out / "bench-server.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
