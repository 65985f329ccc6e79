"""Is this tree as fast as another? Its compiled engine beside that of another checkout, in turns, in one run.

    python bench/against.py ../before                 the five games, with two and with four players
    python bench/against.py ../before --only carpe    some of them

Both need `make compile` first. A figure is this tree's rate divided by the other's: 0.97 is three percent slower.
"""

import argparse
import random
import subprocess
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from engines import AEDILIS_COMPILED, ENGINES, EngineError, Worker, this_python
from environments import ROOT
from ratios import rates, ratio
from run import pin
from worker import COPY, OBSERVE, PLAYOUTS, RANDOM_PLAY, VIEW

# What each column measures: which table of a worker, and which task.
COLUMNS = {
    "play": ("", RANDOM_PLAY),
    "playouts": ("", PLAYOUTS),
    "search": (" search", PLAYOUTS),
    "copy": ("", COPY),
    "view": ("", VIEW),
    "observe": ("", OBSERVE),
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare two compiled engines in one run on one core.")
    parser.add_argument("other", type=Path, help="the checkout to compare with")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--slice", type=float, default=0.3, help="seconds of one engine's turn")
    parser.add_argument("--only", default="", metavar="WORD", help="only games with this in their name")
    parser.add_argument("--least", type=float, default=0.0, help="exit with 1 if a median is lower")
    chosen = parser.parse_args()
    if not (chosen.other / "build" / "compiled" / "aedilis").is_dir():
        parser.error(f"{chosen.other} has no compiled engine: run make compile there")
    return chosen


def start(checkout: Path) -> Worker:
    package = str((checkout / "build" / "compiled").resolve())
    engine = next(engine for engine in ENGINES if engine.label == AEDILIS_COMPILED)
    return Worker(replace(engine, label=str(checkout), path=package), this_python(print))


def version(checkout: Path) -> str:
    asked = ["git", "-C", str(checkout), "log", "-1", "--format=%h %s"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip() or "no version"


def samples(worker: Worker, table: str, task: str, seconds: float) -> float:
    answer = worker.ask(table, task, seconds)
    return answer["count"] / answer["seconds"] if task in (VIEW, OBSERVE) else max(rates(task, answer).values())


def main() -> int:
    options = arguments()
    console = Console(width=120)
    pin()
    checkouts = (ROOT, options.other)
    workers = [start(checkout) for checkout in checkouts]
    table = Table("this / other", *COLUMNS)
    too_slow = False
    try:
        names = [name for name in workers[0].tables if name.endswith((" 2", " 4")) and options.only in name]
        for name in names:
            cells = []
            for more, task in COLUMNS.values():
                found: list[list[float]] = [[], []]
                for number in range(options.rounds + 1):
                    turns = [0, 1]
                    random.Random(number).shuffle(turns)
                    for which in turns:
                        found[which].append(samples(workers[which], name + more, task, options.slice))
                figure = ratio(found[0][1:], found[1][1:])  # the first round warms up
                too_slow |= figure.median < options.least
                cells.append(f"{figure.median:.3f} [{figure.low:.2f}, {figure.high:.2f}]")
            table.add_row(name, *cells)
            print(name, *cells, flush=True)
    except EngineError as error:
        console.print(f"stopped: {error}")
        return 1
    finally:
        for worker in workers:
            worker.close()
    console.print(table)
    for word, checkout in zip(("this", "other"), checkouts, strict=True):
        console.print(f"{word}: {version(checkout)}", markup=False)
    return int(too_slow)


if __name__ == "__main__":
    raise SystemExit(main())
