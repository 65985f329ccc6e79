"""The secret that links are made with. It is written whole or not at all, and never taken half."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from aedilis.engine.words import N_
from aedilis.store.private import keep_private, make_folder
from aedilis.store.rows import StoreError

LENGTH: Final = 32  # bytes


def secret_key(path: Path, make: bool) -> bytes:
    """The key in this file; `make` it if there is none."""
    try:
        if make and not path.exists():
            _make(path)
        keep_private(path)
        key = path.read_bytes()
    except FileNotFoundError as error:
        message = N_(
            "{path} is missing: put a copy of it in its place, or start with --new-key; "
            "private links to tables stop working then"
        )
        raise StoreError(message, path=path) from error
    except OSError as error:
        raise StoreError(N_("{path} cannot be used: {reason}"), path=path, reason=error.strerror or error) from error
    if len(key) != LENGTH:
        message = N_("{path} must have {length} bytes and has {found}: put a copy of it in its place, or remove it")
        raise StoreError(message, path=path, length=LENGTH, found=len(key))
    return key


def _make(path: Path) -> None:
    """With a name only once it is on the disk; who comes second takes what the first one made."""
    make_folder(path.parent)
    number, name = mkstemp(dir=path.parent, prefix=f"{path.name}.")  # nobody else may read it
    try:
        with open(number, "wb") as file:
            file.write(secrets.token_bytes(LENGTH))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(name, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            os.replace(name, path)
    finally:
        Path(name).unlink(missing_ok=True)
