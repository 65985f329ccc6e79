"""What is kept is for nobody else on this computer to read."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def make_folder(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def keep_private(path: Path) -> None:
    """Takes from others what they were once allowed."""
    if path.is_file():
        with suppress(PermissionError):  # a file of somebody else is theirs to close
            path.chmod(path.stat().st_mode & 0o700)
