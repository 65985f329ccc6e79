"""Whether a wheel is compiled; everything else about the package is in pyproject.toml.

With a working C compiler the engine is compiled by mypyc. Without one, or with AEDILIS_COMPILE=0, the same sources make
a plain Python wheel.
"""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))  # pip runs this file from elsewhere
from compiling.engine import Extension, SideBySide, extensions, say, why_plain


def wanted() -> list[Extension]:
    # Only a wheel is compiled. An editable install, or build_ext --inplace, would leave the extensions in
    # src/, where a stale one silently wins over the edited source beside it.
    if "bdist_wheel" not in sys.argv:
        return []
    if why := why_plain():
        say(f"{why}; building the plain Python engine (slower, same rules)")
        return []
    return extensions()


setup(ext_modules=wanted(), cmdclass={"build_ext": SideBySide})
