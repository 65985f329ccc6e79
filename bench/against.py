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

from engines import AEDILIS_COMPILED, ENGINES, EngineError, Worker, this_python
from environments import ROOT
from ratios import Figure, rates, ratio
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


def rate(worker: Worker, table: str, task: str, seconds: float) -> float:
    answer = worker.ask(table, task, seconds)
    return answer["count"] / answer["seconds"] if task in (VIEW, OBSERVE) else max(rates(task, answer).values())


def compare(workers: list[Worker], name: str, task: str, rounds: int, seconds: float) -> Figure:
    found: list[list[float]] = [[], []]
    for number in range(rounds + 1):
        turns = [0, 1]
        random.Random(number).shuffle(turns)
        for which in turns:
            found[which].append(rate(workers[which], name, task, seconds))
    return ratio(found[0][1:], found[1][1:])  # the first round warms up


def main() -> int:
    options = arguments()
    pin()
    checkouts = (ROOT, options.other)
    workers = [start(checkout) for checkout in checkouts]
    print(f"{'this / other':24}" + "".join(f"{column:20}" for column in COLUMNS))
    lowest = 1.0
    try:
        names = [name for name in workers[0].tables if name.endswith((" 2", " 4")) and options.only in name]
        for name in names:
            print(f"{name:24}", end="", flush=True)
            for more, task in COLUMNS.values():
                found = compare(workers, name + more, task, options.rounds, options.slice)
                lowest = min(lowest, found.median)
                print(f"{f'{found.median:.3f} [{found.low:.2f}, {found.high:.2f}]':20}", end="", flush=True)
            print()
    except EngineError as error:
        print(f"stopped: {error}")
        return 1
    finally:
        for worker in workers:
            worker.close()
    for word, checkout in zip(("this", "other"), checkouts, strict=True):
        print(f"{word}: {version(checkout)}")
    return int(lowest < options.least)


if __name__ == "__main__":
    raise SystemExit(main())
