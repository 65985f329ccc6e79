"""build/compiled: the whole package with the compiled engine, made when its sources changed, whole or not at all.

    python -m compiling.package                     waits, and shows how far it is
    python -m compiling.package --background        at low priority, for `make play`; ends when its parent does

A finished package lies in build/packages under the digest of all that it was made from, so a stale or half-written one
is never found; build/compiled points to the latest.
"""

from __future__ import annotations

import ast
import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from setuptools import Distribution

from compiling import engine
from compiling.engine import PACKAGE, ROOT, say

BUILD: Final = ROOT / "build"
LATEST: Final = BUILD / "compiled"
PACKAGES: Final = BUILD / "packages"  # by digest of the whole package
EXTENSIONS: Final = BUILD / "extensions"  # by digest of what is compiled
LOG: Final = BUILD / "compile.log"
COMPILED: Final = ".compiled"  # in a package that is
FAILED: Final = ".failed"  # beside where a package should have been, for the server that waits for it
KEPT: Final = 3  # packages, as one may be running
PROOF: Final = "import aedilis; aedilis.all_games(); assert aedilis.compiled()"


# -- what it is made from ---------------------------------------------------------------------------------------------


def wanted() -> Path:
    """Where the compiled package of the present sources is, or will be."""
    return PACKAGES / digest(path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def digest(files: Iterable[Path]) -> str:
    """Contents, not times: a removed file, another Python or other options count too."""
    recipe = sorted((ROOT / "compiling").glob("*.py"))
    found = hashlib.blake2b(repr([engine.tools(), os.environ.get("CFLAGS")]).encode(), digest_size=8)
    for path in (*recipe, *sorted(files)):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> set[Path]:
    """The modules that are compiled, and those whose types the compiler reads."""
    found = set(engine.compiled_modules())
    waiting = [*found]
    while waiting:
        new = {*imported(waiting.pop())} - found
        found |= new
        waiting += new
    return found


def imported(module: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(module.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            path = (ROOT / "src" / name.replace(".", "/")).with_suffix(".py")
            if path.exists():
                yield path


# -- making it --------------------------------------------------------------------------------------------------------


def make() -> None:
    """The compiled package; a plain one if there can be no other, and then it says why."""
    BUILD.mkdir(exist_ok=True)
    with alone():
        target = wanted()
        if not target.is_dir():
            if why := engine.why_plain():
                say(f"{why}; the engine is plain Python (slower, same rules)")
                target = PACKAGES / "plain"
                shutil.rmtree(target, ignore_errors=True)
                put_together(target)
            else:
                put_together(target, extensions())
        point_to(target)
        forget(PACKAGES)
        forget(EXTENSIONS)


def is_quick() -> bool:
    """Whether nothing has to be compiled."""
    return wanted().is_dir() or (EXTENSIONS / digest(sources())).is_dir()


@contextmanager
def alone() -> Iterator[None]:
    """Two builds in one folder would get into each other's way."""
    with (BUILD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another build to end")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def extensions() -> Path:
    """The extension modules of the present sources, from before if they are the same."""
    target = EXTENSIONS / digest(sources())
    if target.is_dir():
        os.utime(target)
        return target
    began = time.monotonic()
    new = fresh(target)
    command = engine.SideBySide(Distribution({"name": "aedilis", "ext_modules": engine.extensions()}))
    command.build_lib = str(new)
    command.build_temp = str(BUILD / "temp")
    command.ensure_finalized()
    command.run()
    new.replace(target)
    say(f"compiled in {time.monotonic() - began:.0f} s")
    return target


def put_together(target: Path, compiled: Path | None = None) -> None:
    new = fresh(target)
    shutil.copytree(PACKAGE, new / "aedilis", ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    if compiled is not None:
        shutil.copytree(compiled, new, dirs_exist_ok=True)
        subprocess.run([sys.executable, "-c", PROOF], env={**os.environ, "PYTHONPATH": str(new)}, check=True)
        (new / COMPILED).touch()
        if target != wanted():
            raise SystemExit("aedilis: the sources were changed meanwhile; run make again")
    new.replace(target)


def fresh(target: Path) -> Path:
    new = target.with_name(f"{target.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    return new


def point_to(target: Path) -> None:
    os.utime(target)
    if LATEST.is_dir() and not LATEST.is_symlink():  # as earlier versions made it
        shutil.rmtree(LATEST)
    new = BUILD / "compiled.new"
    new.unlink(missing_ok=True)
    new.symlink_to(target.relative_to(BUILD))
    new.replace(LATEST)


def forget(folder: Path) -> None:
    if folder.is_dir():
        for path in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
            shutil.rmtree(path, ignore_errors=True)


# -- beside a game ----------------------------------------------------------------------------------------------------


def make_beside() -> int:
    """Prints one line when it has ended; what there is to say otherwise is in a log."""
    began = time.monotonic()
    os.nice(19)
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    target = wanted()
    failed = target.with_suffix(FAILED)
    PACKAGES.mkdir(parents=True, exist_ok=True)
    failed.unlink(missing_ok=True)
    with LOG.open("w") as log:
        subprocess.run([sys.executable, "-m", "compiling.package"], stdout=log, stderr=subprocess.STDOUT, check=False)
    if target.is_dir():
        say(f"the compiled engine is ready after {time.monotonic() - began:.0f} s; bots use it from now on")
        return 0
    failed.touch()
    say(f"no compiled engine ({LOG.relative_to(ROOT)} says why); bots think with the plain one, which is slower")
    return 1


def end_with(parent: int) -> None:
    """What is built for a server ends with it, the C compilers included."""
    while os.getppid() == parent:
        time.sleep(0.2)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    os.chdir(ROOT)
    if "--background" in sys.argv:
        raise SystemExit(make_beside())
    make()
