"""The bench-only environments of the peers: made on first use from hash-locked lists, needed nowhere else."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_FOR_FASTCATAN = (3, 12)

Say = Callable[[str], None]


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def version_of(python: str) -> tuple[int, ...] | None:
    """Ask the interpreter itself: a name on PATH may be a shim with nothing behind it."""
    question = [python, "-c", "import ensurepip, sys, venv; print(*sys.version_info[:3])"]
    try:
        said = subprocess.run(question, check=True, capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.SubprocessError):
        return None
    return tuple(int(part) for part in said.stdout.split())


def pythons() -> Iterator[str]:
    """This interpreter first, then others by name on PATH, then pyenv's, each in every place it is found."""
    yield sys.executable
    for name in ("python3.12", "python3.13", "python3.14", "python3"):
        for folder in os.get_exec_path():
            if found := shutil.which(name, path=folder):
                yield found
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from (str(python) for python in sorted(versions.glob("3.*/bin/python")))


def python_for_fastcatan() -> str | None:
    for python in pythons():
        version = version_of(python)
        if version is not None and version >= OLDEST_FOR_FASTCATAN:
            return python
    return None


def locked(text: str) -> Iterator[str]:
    """The packages of a lock file one by one, each with its hashes."""
    yield from re.findall(r"^[\w.-]+==.*\\\n(?: +--hash=.*\n?)+", text, re.MULTILINE)


def pip(python: Path, *arguments: str | Path) -> bool:
    fixed = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    return subprocess.run([python, *fixed, *arguments], check=False, capture_output=True).returncode == 0


def install(python: Path, lock: Path, say: Say) -> bool:
    """Install the list; if that fails, package by package, so that a peer with no build for this machine does
    not cost us the other peers. True when all of it is there."""
    if pip(python, "--requirement", lock):
        return True
    part, complete = python.parent / "one-package.txt", True
    for package in locked(lock.read_text()):
        part.write_text(package)
        if not pip(python, "--no-deps", "--requirement", part):
            say(f"could not install {package.split()[0]}")
            complete = False
    return complete


def environment(folder: Path, lock: Path, base: str, say: Say) -> Path | None:
    """The interpreter of an environment with what the lock file lists, made anew when either has changed."""
    python, stamp = python_of(folder), folder / "made-from.txt"
    made_from = f"{version_of(base)} {hashlib.sha256(lock.read_bytes()).hexdigest()}\n"
    if stamp.exists() and stamp.read_text() == made_from:
        return python
    say(f"making {folder.name} from {lock.relative_to(ROOT)}")
    command = [base, "-m", "venv", "--clear", str(folder)]
    made = subprocess.run(command, check=False, capture_output=True, text=True)
    if made.returncode != 0:
        say(f"could not make {folder.name}: {made.stderr.strip()}")
        return None
    if install(python, lock, say):  # else without the stamp, so that the next run tries again
        stamp.write_text(made_from)
    return python


def bench_python(say: Say) -> Path | None:
    """For catanatron and OpenSpiel: the same Python that runs Aedilis, so that only the engines differ."""
    return environment(ROOT / ".venv-bench", ROOT / "requirements/bench.txt", sys.executable, say)


def fastcatan_python(say: Say) -> Path | None:
    base = python_for_fastcatan()
    if base is None:
        say("no Python of at least 3.12 found for fastcatan")
        return None
    return environment(ROOT / ".venv-bench-fastcatan", ROOT / "requirements/bench-fastcatan.txt", base, say)
