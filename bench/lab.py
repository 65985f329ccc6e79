"""`make bench`, third part: how the laboratory scales, on two processes and on a Ray cluster of this machine.

Two processes seldom do twice as much as one, whatever they do. So what `simulate` gains by the second one is compared
with what busy loops gain by it, in turns with them.
"""

import argparse
import json
import platform
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

from rich.console import Console

import aedilis
from aedilis.lab.simulation import Simulation, chunk_of, play_games
from aedilis.lab.workers import LOCAL, Crew, Job, Pool
from environments import ROOT
from server import show

GAMES = 200_000  # of the run whose chunks are measured
CHUNK = chunk_of(GAMES)
LOOP = 500_000  # additions of a busy loop, about as long as a chunk of games
GOAL = 0.9  # of what two busy loops gain


def busy(additions: int) -> int:
    total = 0
    for step in range(additions):
        total += step
    return total


def nothing() -> None:
    """A job that shows what handing out jobs costs."""


def rate(pool: Pool, jobs: Callable[[int], Job], seconds: float) -> float:
    """Jobs a second, from the moment at which all processes are at work."""
    for _ in pool.results(jobs(number) for number in range(2 * pool.ahead)):
        pass  # processes start with their first jobs
    done, start, end = 0, perf_counter(), perf_counter() + seconds

    def until_the_end() -> Iterator[Job]:
        for number in count():
            if perf_counter() > end:
                return
            yield jobs(number)

    for _ in pool.results(until_the_end()):
        done += 1
    return done / (perf_counter() - start)


def simulating(slug: str) -> Callable[[int], Job]:
    simulation = Simulation(slug, aedilis.game(slug).seats[-1], GAMES, 1)
    return lambda number: Job(play_games, (simulation, number * CHUNK, CHUNK))


def looping(number: int) -> Job:
    return Job(busy, (LOOP,))


def idling(number: int) -> Job:
    return Job(nothing, ())


def scaling(slug: str, rounds: int, seconds: float) -> dict[str, float]:
    """In every round each of the four for a moment; what is told is the median of the rounds."""
    games = simulating(slug)
    found: dict[str, list[float]] = {"one": [], "two": [], "loops": [], "part": []}
    with Crew(1).open() as one, Crew(2).open() as two:
        for _ in range(rounds):
            alone, together = rate(one, games, seconds), rate(two, games, seconds)
            loops = rate(two, looping, seconds) / rate(one, looping, seconds)
            found["one"].append(alone * CHUNK)
            found["two"].append(together * CHUNK)
            found["loops"].append(loops)
            found["part"].append(together / alone / loops)
    middle = {name: median(values) for name, values in found.items()}
    return {
        "games/s, 1 worker": middle["one"],
        "games/s, 2 workers": middle["two"],
        "two busy loops, times one": middle["loops"],
        f"simulate's gain, part of theirs (goal {GOAL})": middle["part"],
    }


def on_ray(slug: str, rounds: int, seconds: float) -> dict[str, float]:
    """Beside as many processes without it."""
    games = simulating(slug)
    found: dict[str, list[float]] = {"ray": [], "here": [], "job": []}
    with Crew(2).open() as here, Crew(2, LOCAL).open() as ray:
        for _ in range(rounds):
            found["here"].append(rate(here, games, seconds) * CHUNK)
            found["ray"].append(rate(ray, games, seconds) * CHUNK)
            found["job"].append(1e3 / rate(ray, idling, seconds) - 1e3 / rate(here, idling, seconds))
    middle = {name: median(values) for name, values in found.items()}
    return {
        "games/s on Ray, 2 workers": middle["ray"],
        "games/s without": middle["here"],
        "overhead of a job, ms": middle["job"],
        f"overhead of a game, µs (jobs of {CHUNK})": middle["job"] * 1e3 / CHUNK,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how the laboratory scales.")
    parser.add_argument("--quick", action="store_true", help="a moment for each figure: shows that it runs")
    parser.add_argument("--game", default="city-of-rome", help="which game (usually city-of-rome)")
    parser.add_argument("--out", type=Path, default=ROOT / "build", help="the folder for the figures as JSON")
    options, _ = parser.parse_known_args()
    rounds, seconds = (1, 0.2) if options.quick else (7, 4.0)
    console = Console()
    figures = scaling(options.game, rounds, seconds)
    show(console, f"simulate {options.game}", figures)
    if find_spec("ray") is None:
        console.print("left out: Ray is not installed (aedilis[ray])", markup=False)
    else:
        on_cluster = on_ray(options.game, rounds, seconds)
        show(console, f"simulate {options.game} on a Ray cluster of this machine", on_cluster)
        figures |= on_cluster
    about = {"compiled": aedilis.compiled(), "python": platform.python_version()}
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "bench-lab.json").write_text(json.dumps({**about, **figures}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
