"""What is compiled, and how: C by mypyc, one file a module, compiled side by side; what was compiled before is reused.

setup.py makes wheels with it, and `package.py` the folder from which `make` runs the compiled engine.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from types import MethodType
from typing import Any, Final

from setuptools import Extension
from setuptools.command.build_ext import build_ext

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "aedilis"

# The one list of what is compiled. Games come in by themselves; what a person sees stays plain Python.
COMPILED: Final = [
    *(
        f"engine/{name}.py"
        for name in ("bits", "large_sets", "rng", "position", "playout", "heuristics", "observation")
    ),
    *(
        f"games/*/{name}.py"
        for name in ("data/components", "generated/*", "rules", "rules/*", "advice/*", "formats/observation")
    ),
    "bots/search.py",
    "envs/stepping.py",
]

GENERATED: Final = Path("build/c")
OBJECTS: Final = Path("build/objects")
KEPT_UNUSED: Final = 14 * 24 * 3600  # seconds that an object is kept for, so that one can go back to another branch
INCLUDED: Final = re.compile(rb'#\s*include\s+["<]([^">]+)[">]')
OFTEN: Final = 0.5  # seconds between two updates of the progress on a terminal
SELDOM: Final = 10.0  # seconds between two lines of it in a log

PROBE: Final = """\
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""
BUILD_PROBE: Final = """\
from setuptools import Extension, setup
setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])], script_args=["build_ext", "--inplace"])
import probe
"""


def say(text: str) -> None:
    print(f"aedilis: {text}", flush=True)


def compiled_modules() -> list[Path]:
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def compiler_works() -> bool:
    """Build and import a trivial extension: a compiler without Python.h, or for another system, is no use."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(PROBE)
        done = subprocess.run([sys.executable, "-c", BUILD_PROBE], cwd=folder, capture_output=True, check=False)
    return done.returncode == 0


def why_plain() -> str:
    """Why the engine cannot be compiled here; empty if it can."""
    if os.environ.get("AEDILIS_COMPILE") == "0":
        return "AEDILIS_COMPILE=0"
    return "" if compiler_works() else "no C compiler with Python headers found"


def extensions() -> list[Extension]:
    """Writes the C files, and says how to compile them."""
    from mypyc.build import mypycify

    paths = [str(path.relative_to(ROOT)) for path in compiled_modules()]
    say(f"translating {len(paths)} modules to C")
    # `make check` is strict about all files; the compiler reads no configuration and hears of these only.
    options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    made: list[Extension] = mypycify(
        [*options, *paths],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="aedilis",  # the default name is a hash of the module list
        target_dir=str(GENERATED),
    )
    if sys.platform.startswith("linux"):
        for extension in made:  # calls within the library need no table, and those into Python no jump through one
            extension.extra_link_args = ["-Wl,-Bsymbolic"]
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
    return made


# -- side by side -----------------------------------------------------------------------------------------------------


class SideBySide(build_ext):
    """Uses all processors; an object that was compiled from the same text before is copied."""

    parallel: int | None

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or processors()

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            forget_unused()
            objects = Objects(sum(len(extension.sources) for extension in self.extensions))
            self.compiler.compile = MethodType(objects.compile, self.compiler)
        super().build_extensions()


class Objects:
    """Stands in for the `compile` of a setuptools compiler, which takes one file after the other."""

    def __init__(self, number: int) -> None:
        self._progress = Progress(number)
        self._pool = ThreadPoolExecutor(processors())

    def compile(self, compiler: Any, sources: list[str], **how: Any) -> list[str]:
        _, objects, extra, definitions, build = compiler._setup_compile(
            how.get("output_dir"),
            how.get("macros"),
            how.get("include_dirs"),
            sources,
            how.get("depends"),
            how.get("extra_postargs"),
        )
        arguments = compiler._get_cc_args(definitions, how.get("debug"), how.get("extra_preargs"))

        def one(made: str) -> None:
            source, ending = build[made]
            command = (*compiler.compiler_so, *arguments, *extra)
            kept = OBJECTS / f"{key_of(Path(source), command)}.o"
            if kept.exists():
                shutil.copyfile(kept, made)
                os.utime(kept)
            else:
                compiler._compile(made, source, ending, arguments, extra, definitions)
                keep(Path(made), kept)
            self._progress.step()

        for _ in self._pool.map(one, objects):
            pass
        return list(objects)


def processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def keep(made: Path, kept: Path) -> None:
    """Under its name only when it is whole."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    partly = kept.with_suffix(f".{os.getpid()}")
    shutil.copyfile(made, partly)
    partly.replace(kept)


def forget_unused() -> None:
    for path in OBJECTS.glob("*"):
        if time.time() - path.stat().st_mtime > KEPT_UNUSED:
            path.unlink(missing_ok=True)


def key_of(source: Path, command: Iterable[str]) -> str:
    """Says all that an object is made of: the text with what it includes, the compiler, Python and mypyc."""
    found = hashlib.blake2b(f"{tools()} {' '.join(command)}".encode(), digest_size=16)
    for path in sorted({source, *headers_of(source)}):
        found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


@cache
def tools() -> str:
    from importlib.metadata import version

    return f"{sys.version} mypy {version('mypy')} {compiler_version()} {sys.platform}"


@cache
def compiler_version() -> str:
    command = [*os.environ.get("CC", "cc").split(), "--version"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


@cache
def headers_of(source: Path) -> frozenset[Path]:
    """The generated headers that a C file includes, directly and by others; Python's and mypyc's come by version."""
    found: set[Path] = set()
    waiting = [source]
    while waiting:
        for name in INCLUDED.findall(waiting.pop().read_bytes()):
            header = GENERATED / name.decode()
            if header.exists() and header not in found:
                found.add(header)
                waiting.append(header)
    return frozenset(found)


class Progress:
    """One line that is written over on a terminal, and now and then a line in a log."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._done = 0
        self._began = self._told = time.monotonic()
        self._lock = threading.Lock()

    def step(self) -> None:
        with self._lock:
            self._done += 1
            now = time.monotonic()
            terminal = sys.stdout.isatty()
            if self._done < self._number and now - self._told < (OFTEN if terminal else SELDOM):
                return
            self._told = now
            text = f"aedilis: compiling: {self._done} of {self._number} files, {now - self._began:.0f} s"
            print(text, end="\r" if terminal and self._done < self._number else "\n", flush=True)
