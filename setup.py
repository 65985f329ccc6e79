"""Decides which modules are compiled; everything else about the package is in pyproject.toml.

With a working C compiler the engine is compiled by mypyc into one group. Without one, or with
AEDILIS_COMPILE=0, the same sources make a plain Python wheel.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup

GAME_MODULES = (
    "components", "geometry", "phases", "memory", "player", "state", "worth", "goals", "scoring", "secrets",
    "rules*", "position", "signs", "gains", "prices", "bargains", "hurry", "marks", "heuristics",
    "observation",
)  # fmt: skip
# The one list of what is compiled. Games come in by themselves; what a person sees stays plain Python.
COMPILED = [
    *(f"engine/{name}.py" for name in ("bits", "rng", "position", "playout", "heuristics", "observation")),
    *(f"games/*/{name}.py" for name in GAME_MODULES),
    "bots/search.py",
    "envs/stepping.py",
]

PROBE = """\
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""
BUILD_PROBE = """\
from setuptools import Extension, setup
setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])], script_args=["build_ext", "--inplace"])
import probe
"""


def compiler_works() -> bool:
    """Build and import a trivial extension: a compiler without Python.h, or for another system, is no use."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(PROBE)
        done = subprocess.run([sys.executable, "-c", BUILD_PROBE], cwd=folder, capture_output=True)
    return done.returncode == 0


def plain(why: str) -> list[Extension]:
    print(f"aedilis: {why}; building the plain Python engine (slower, same rules)")
    return []


def extensions() -> list[Extension]:
    # Only a wheel is compiled. An editable install, or build_ext --inplace, would leave the extensions in
    # src/, where a stale one silently wins over the edited source beside it.
    if "bdist_wheel" not in sys.argv:
        return []
    if os.environ.get("AEDILIS_COMPILE") == "0":
        return plain("AEDILIS_COMPILE=0")
    if not compiler_works():
        return plain("no C compiler with Python headers found")

    from mypyc.build import mypycify

    package = Path("src/aedilis")
    modules = sorted(str(path) for pattern in COMPILED for path in package.glob(pattern))
    print(f"aedilis: compiling {len(modules)} modules")
    # `make check` is strict about all files; the compiler reads no configuration and hears of these only.
    options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    # A group named by us: the default name is a hash of the module list.
    return mypycify([*options, *modules], opt_level="3", debug_level="0", group_name="aedilis")


setup(ext_modules=extensions())
