"""Which engine bots think with: the server's own, or a compiled one that is built meanwhile, as soon as it is whole."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import aedilis

COMPILED: Final = "compiled"
PLAIN: Final = "plain"
COMING: Final = "coming"  # plain, until the compiled one is there
BUSY: Final = "busy"  # any of them, while bots of others think, too


class Engine:
    """Both give equal views, options and scores, so a bot on one can answer a server on the other."""

    def __init__(self, to_come: Path | None = None) -> None:
        self._to_come = to_come  # appears when it is whole; its name has a digest of its sources in it

    @property
    def folder(self) -> str:
        """Where a new process is to find the package; empty: where this one found it."""
        return str(self._to_come) if self._to_come is not None and self._to_come.is_dir() else ""

    @property
    def kind(self) -> str:
        if aedilis.compiled() or self.folder:
            return COMPILED
        failed = self._to_come is None or self._to_come.with_suffix(".failed").exists()
        return PLAIN if failed else COMING


def environment(folder: str) -> Mapping[str, str]:
    return {**os.environ, "PYTHONPATH": folder} if folder else os.environ
