"""The engines on the bench: where each one lives, and the worker process it runs in."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from environments import ROOT, Say, bench_python, fastcatan_python

AEDILIS_COMPILED = "aedilis compiled"
AEDILIS_PLAIN = "aedilis plain"
CATANATRON = "catanatron"


class EngineError(Exception):
    """An engine that cannot be measured, with the reason to print."""


@dataclass(frozen=True)
class Engine:
    label: str
    script: str
    arguments: tuple[str, ...]
    python: Callable[[Say], Path | None]
    path: str = ""  # the folder its code is imported from, when it is not installed in its environment


def this_python(_say: Say) -> Path:
    return Path(sys.executable)


ENGINES = (
    Engine(AEDILIS_COMPILED, "play_aedilis.py", ("compiled",), this_python, "build/compiled"),
    Engine(AEDILIS_PLAIN, "play_aedilis.py", ("plain",), this_python, "src"),
    Engine(CATANATRON, "play_catanatron.py", (), bench_python),
    Engine("open_spiel quoridor", "play_open_spiel.py", ("quoridor", "2"), bench_python),
    Engine("open_spiel hearts", "play_open_spiel.py", ("hearts", "4"), bench_python),
    Engine("fastcatan", "play_fastcatan.py", (), fastcatan_python),
)


class Worker:
    """One engine's process, asleep until it is asked for a slice."""

    def __init__(self, engine: Engine, python: Path) -> None:
        self.label = engine.label
        path = str(ROOT / engine.path) if engine.path else ""
        # Hashes decide the order of sets: fixed, so that the same seeds give the same games in every run.
        variables = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 (open as long as the worker runs)
        self.process = subprocess.Popen(
            [python, ROOT / "bench" / engine.script, *engine.arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            bufsize=1,
            cwd=ROOT,
            env=variables,
        )
        try:
            ready = self.hear()
        except EngineError:
            self.close()
            raise
        self.about: dict[str, str] = ready["about"]
        self.tables: dict[str, list[str]] = ready["tables"]

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.wait()
            self.errors.seek(0)
            last = self.errors.read().strip().rpartition("\n")[2] or "it said nothing"
            raise EngineError(f"its worker stopped with code {self.process.returncode}: {last}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise EngineError(answer["error"])
        return answer

    def ask(self, table: str, task: str, seconds: float) -> dict[str, Any]:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"task": task, "table": table, "seconds": seconds}) + "\n")
        except BrokenPipeError as error:
            raise EngineError("its worker has stopped") from error
        return self.hear()

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):  # it may have stopped before us
            self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
        self.errors.close()


def chosen_engines(only: list[str], peers: bool) -> list[Engine]:
    """What games Aedilis has, only its workers can tell; of peers catanatron always is chosen: every ratio is to it."""

    def is_wanted(label: str) -> bool:
        if label in (AEDILIS_COMPILED, AEDILIS_PLAIN):
            return True
        return peers and (label == CATANATRON or not only or any(word in label for word in only))

    return [engine for engine in ENGINES if is_wanted(engine.label)]


def prepare(chosen: list[Engine], left_out: dict[str, str], say: Say) -> list[tuple[Engine, Path]]:
    """Find or make the interpreter of each chosen engine; one without goes to `left_out` with the reason."""
    pythons = {find: find(say) for find in dict.fromkeys(engine.python for engine in chosen)}
    ready = []
    for engine in chosen:
        python = pythons[engine.python]
        if python is None:
            left_out[engine.label] = "no environment for it"
        elif engine.path and not (ROOT / engine.path / "aedilis").is_dir():
            left_out[engine.label] = f"no aedilis in {engine.path}; build it first"
        else:
            ready.append((engine, python))
    return ready


def start(ready: list[tuple[Engine, Path]], left_out: dict[str, str]) -> list[Worker]:
    """Start what starts; what does not goes to `left_out` too, and never stops the run."""
    workers = []
    for engine, python in ready:
        try:
            workers.append(Worker(engine, python))
        except EngineError as error:
            left_out[engine.label] = str(error)
    return workers
