"""One server at a time uses a folder: two would not hear of each other's moves."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from aedilis.engine.words import N_
from aedilis.store.private import make_folder
from aedilis.store.rows import StoreError

NAME: Final = "lock"


class Lock:
    """Held until it is closed. The system lets go of it when the process ends, however that happens."""

    def __init__(self, folder: Path) -> None:
        path = folder / NAME
        try:
            make_folder(folder)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            _take(self._file)
        except BlockingIOError as error:
            self.close()
            message = N_("another Aedilis uses {folder}: end that one first, or give this one another folder (--data)")
            raise StoreError(message, folder=folder) from error
        except OSError as error:
            message = N_("{path} cannot be used: {reason}")
            raise StoreError(message, path=path, reason=error.strerror or error) from error

    def close(self) -> None:
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
