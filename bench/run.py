"""`make bench`: Aedilis, compiled and plain, beside catanatron, OpenSpiel and fastcatan, on one core.

Every engine waits in a process of its own and works in turn, a short slice at a time; a round gives each a
slice of each task. Ratios are taken inside a round, so a machine that slows down half-way slows both sides.
"""

import argparse
import json
import os
import platform
import random
import sys
from collections import defaultdict
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console

from engines import CATANATRON, EngineError, Worker, chosen_engines, prepare, start
from environments import ROOT
from ratios import figure, rates
from report import as_json, print_table, print_targets, rows
from worker import COPY, TASKS

QUICK_ROUNDS = 5
QUICK_SECONDS = 45.0  # of slices in all: the rest of a minute goes into starting the engines and counting
BASE_SLICES = 6  # every ratio divides by catanatron's slice, and its games are long: it gets longer ones
BASE_LEAST = 0.5
ADDITIONS = 1_000_000


class Subject(NamedTuple):
    """One row of the table: one table of one engine."""

    worker: Worker
    table: str
    tasks: list[str]

    @property
    def name(self) -> str:
        return f"{self.worker.label} {self.table}"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure Aedilis and its peers in one run on one core.")
    parser.add_argument("--quick", action="store_true", help="about a minute: few rounds of short slices")
    parser.add_argument("--rounds", type=int, help="how many rounds (15, quick 5)")
    parser.add_argument("--slice", type=float, help="seconds of one engine's turn (0.3, quick: what fits)")
    parser.add_argument("--no-peers", action="store_true", help="Aedilis alone: nothing is installed")
    parser.add_argument("--out", type=Path, default=ROOT / "build", help="the folder for the figures as JSON")
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="WORD",
        help="only rows with one of these in their name, as 'compiled' or 'city-of-rome 4'; catanatron stays",
    )
    parser.add_argument("--strict", action="store_true", help="exit with 1 unless every target is reached")
    chosen = parser.parse_args()
    if (chosen.rounds is not None and chosen.rounds < 1) or (chosen.slice is not None and chosen.slice <= 0):
        parser.error("--rounds and --slice must be more than nothing")
    return chosen


def pin() -> int | None:
    """Keep this process, and so every worker it starts, on one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def yardstick() -> float:
    """Milliseconds for a million integer additions in plain Python: what this machine is worth just now."""
    start = process_time()
    total = 0
    for step in range(ADDITIONS):
        total += step
    return (process_time() - start) * 1e3


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def chosen_subjects(workers: list[Worker], only: list[str]) -> list[Subject]:
    found = [Subject(worker, table, tasks) for worker in workers for table, tasks in worker.tables.items()]
    words = [CATANATRON, *only] if only else [""]
    return [subject for subject in found if any(word in subject.name for word in words)]


def seconds_for(subject: Subject, task: str, seconds: float) -> float:
    if subject.worker.label != CATANATRON or task == COPY:
        return seconds
    return max(BASE_SLICES * seconds, BASE_LEAST)


def slice_seconds(options: argparse.Namespace, rounds: int, subjects: list[Subject]) -> float:
    if options.slice is not None:
        return float(options.slice)
    if not options.quick:
        return 0.3
    turns = sum(len(subject.tasks) for subject in subjects) + 2 * BASE_SLICES
    return min(0.2, max(0.02, QUICK_SECONDS / (rounds * turns)))


class Run:
    """The rounds of one run, and what they gave."""

    def __init__(self, subjects: list[Subject], seconds: float, left_out: dict[str, str]) -> None:
        self.subjects = subjects
        self.seconds = seconds
        self.left_out = left_out
        self.yardsticks: list[float] = []
        self.samples: dict[str, dict[str, list[float]]] = {each.name: defaultdict(list) for each in subjects}

    def round(self, number: int) -> None:
        """One slice of each task for each subject, task by task so that what is compared lies close in time,
        in another order each round so that nobody always follows the same neighbour."""
        self.yardsticks.append(yardstick())
        for task in TASKS:
            turns = [subject for subject in self.subjects if task in subject.tasks]
            random.Random(number).shuffle(turns)
            for subject in turns:
                if subject.name not in self.left_out:
                    self.slice(subject, task)

    def slice(self, subject: Subject, task: str) -> None:
        try:
            answer = subject.worker.ask(subject.table, task, seconds_for(subject, task, self.seconds))
        except EngineError as error:
            # Without a slice in every round its ratios would pair the wrong rounds: the whole row goes.
            self.left_out[subject.name] = str(error)
            del self.samples[subject.name]
            return
        for name, rate in rates(task, answer).items():
            self.samples[subject.name][name].append(rate)


def measure(console: Console, options: argparse.Namespace) -> tuple[Run, dict[str, Any]]:
    left_out: dict[str, str] = {}
    engines = chosen_engines(options.only, peers=not options.no_peers)
    ready = prepare(engines, left_out, console.print)
    core = pin()  # after the environments are made, which may use every core, and before any worker starts
    workers = start(ready, left_out)
    try:
        subjects = chosen_subjects(workers, options.only)
        rounds = options.rounds or (QUICK_ROUNDS if options.quick else 15)
        run = Run(subjects, slice_seconds(options, rounds, subjects), left_out)
        for number in range(rounds):
            with console.status(f"round {number + 1} of {rounds}"):
                run.round(number)
    finally:
        for worker in workers:
            worker.close()
    about = {
        "machine": {
            "processor": processor(),
            "cores": os.cpu_count(),
            "pinned_to_core": core,
            "python": platform.python_version(),
            "system": f"{platform.system()} {platform.machine()}",
        },
        "engines": {worker.label: worker.about for worker in workers},
        "yardstick_ms": figure(run.yardsticks)._asdict(),
        "rounds": rounds,
        "slice_seconds": run.seconds,
        "left_out": left_out,
    }
    return run, about


def main() -> int:
    options = arguments()
    console = Console()
    if not console.is_terminal:
        console = Console(width=150)  # a log has no width of its own, and the table no sense at 80 columns
    run, about = measure(console, options)
    measured = rows(run.samples)
    print_table(console, measured)
    for name, reason in run.left_out.items():
        console.print(f"left out: {name}: {reason}", markup=False)
    all_reached = print_targets(console, measured)
    machine, ms = about["machine"], about["yardstick_ms"]
    console.print(
        f"Yardstick: {ms['median']:.1f} ms [{ms['low']:.1f}, {ms['high']:.1f}] for {ADDITIONS:,} additions "
        f"in Python {machine['python']} on {machine['processor']}; {about['rounds']} rounds of "
        f"{about['slice_seconds']:.2f} s slices",
        markup=False,
    )
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "bench.json").write_text(json.dumps(as_json(measured, about, run.samples), indent=2) + "\n")
    console.print(f"written: {options.out / 'bench.json'}", markup=False)
    return 1 if options.strict and not all_reached else 0


if __name__ == "__main__":
    sys.exit(main())
