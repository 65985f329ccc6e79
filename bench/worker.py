"""What every bench worker shares: the timed slices, and the talk with the driver.

A worker is one engine in a process of its own. It reads one JSON request a line, `{"task": "random_play",
"table": "city-of-rome 4", "seconds": 0.3}`, answers one JSON line, and sleeps in between, so that only one
engine runs at a time. It runs in the peers' environments too: standard library only.
"""

import json
import os
import platform
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import metadata
from time import perf_counter, process_time
from typing import Any, NamedTuple

RANDOM_PLAY = "random_play"
COPY = "copy"
PLAYOUTS = "playouts"
VIEW = "view"  # these two only where two versions of Aedilis are compared: peers have nothing like them
OBSERVE = "observe"
TASKS = (RANDOM_PLAY, COPY, PLAYOUTS)

# Random play goes round these many seeds, so each game is counted once and timed often; far too many games
# for a processor to learn them by heart. Seeds start at 1: catanatron takes 0 for "no seed".
SEEDS = 256
PROVED = 4  # of them, how many are played once more to prove that the count is of the same game
MIDDLES = 32
COPIES_A_STEP = 50


class Counted(NamedTuple):
    """One random game replayed with counting: `final` is the finished position."""

    steps: int
    decisions: int
    unforced: int
    final: Any


class Table(ABC):
    """One game of one engine at one number of seats, in that engine's own fastest manner."""

    tasks: tuple[str, ...] = TASKS
    playouts_a_step: int = 1  # that `playout` makes at once

    @abstractmethod
    def play(self, seed: int) -> Any:
        """Play the random game of this seed from set-up to end, and return the finished position. Timed."""

    @abstractmethod
    def count(self, seed: int) -> Counted:
        """Play the same game again, counting. Never timed."""

    @abstractmethod
    def outcome(self, final: Any) -> object:
        """What tells two finished games apart, to prove that `count` replays the game `play` played."""

    @abstractmethod
    def middle(self, seed: int, steps: int) -> Any:
        """The position of this seed's random game after so many steps."""

    @abstractmethod
    def copies(self, position: Any, times: int) -> None:
        """Copy the position so many times. Timed."""

    @abstractmethod
    def playout(self, position: Any) -> None:
        """Play a copy of the position out at random, as often as a step has it; the position itself stays. Timed."""

    def view(self, position: Any) -> None:
        """What a seat may see of the position. Timed."""
        raise NotImplementedError

    def observe(self, position: Any) -> None:
        """The same as numbers to learn from. Timed."""
        raise NotImplementedError


@dataclass
class Bench:
    """A table with what its slices remember from round to round."""

    table: Table
    plays: int = 0
    turns: int = 0
    counts: dict[int, Counted] = field(default_factory=dict)
    middles: list[Any] = field(default_factory=list)

    def counted(self, seed: int) -> Counted:
        if seed not in self.counts:
            counted = self.table.count(seed)
            outcome, play = self.table.outcome, self.table.play
            if seed <= PROVED and outcome(counted.final) != outcome(play(seed)):
                raise RuntimeError(f"seed {seed} gave two different games: its decisions cannot be counted")
            self.counts[seed] = counted._replace(final=None)
        return self.counts[seed]

    def random_play(self, seconds: float) -> dict[str, float]:
        """Whole random games. Counting costs an engine nothing: the seeds are replayed after the clock."""
        first, play = self.plays, self.table.play
        end = perf_counter() + seconds
        start = process_time()
        while self.plays == first or perf_counter() < end:
            play(self.plays % SEEDS + 1)
            self.plays += 1
        spent = process_time() - start
        counted = [self.counted(number % SEEDS + 1) for number in range(first, self.plays)]
        return {
            "count": len(counted),
            "seconds": spent,
            "decisions": sum(game.decisions for game in counted),
            "unforced": sum(game.unforced for game in counted),
        }

    def from_middles(self, seconds: float, step: Callable[[Any], None], counts: int) -> dict[str, float]:
        """Take the mid-game positions in turn; each stands at half of the steps of its own random game."""
        if not self.middles:
            halves = [(seed, self.counted(seed).steps // 2) for seed in range(1, MIDDLES + 1)]
            self.middles = [self.table.middle(seed, steps) for seed, steps in halves]
        before = self.turns
        end = perf_counter() + seconds
        start = process_time()
        while self.turns == before or perf_counter() < end:
            step(self.middles[self.turns % MIDDLES])
            self.turns += 1
        return {"count": (self.turns - before) * counts, "seconds": process_time() - start}

    def answer(self, task: str, seconds: float) -> dict[str, float]:
        """Run one slice. Its clock ends by wall time but is read as processor time: a busy neighbour on a
        shared machine slows a slice down, it must not slow an engine down."""
        if task == RANDOM_PLAY:
            return self.random_play(seconds)
        if task == COPY:
            return self.from_middles(seconds, self.copy_often, COPIES_A_STEP)
        if task in (VIEW, OBSERVE):
            return self.from_middles(seconds, self.table.view if task == VIEW else self.table.observe, 1)
        return self.from_middles(seconds, self.table.playout, self.table.playouts_a_step)

    def copy_often(self, position: Any) -> None:
        self.table.copies(position, COPIES_A_STEP)


def about(package: str) -> dict[str, str]:
    try:
        version = metadata.version(package)
    except metadata.PackageNotFoundError:  # an engine run from its sources
        version = "not installed"
    return {"version": version, "python": platform.python_version()}


def serve(package: str, load: Callable[[], Mapping[str, Table]]) -> None:
    """Answer requests until the driver closes the pipe. `load` imports the engine and lists its tables."""
    channel = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # an engine that prints must not break the talk

    def say(message: Mapping[str, Any]) -> None:
        print(json.dumps(message), file=channel)

    try:
        benches = {name: Bench(table) for name, table in load().items()}
    except Exception as error:  # the engine is another's code: whatever is wrong with it, say so and leave
        say({"error": f"{type(error).__name__}: {error}"})
        return
    say({"about": about(package), "tables": {name: bench.table.tasks for name, bench in benches.items()}})
    for line in sys.stdin:
        request = json.loads(line)
        try:
            say(benches[request["table"]].answer(request["task"], request["seconds"]))
        except Exception as error:  # as above: one broken game must not end the run of the others
            say({"error": f"{type(error).__name__}: {error}"})
