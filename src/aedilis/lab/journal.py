"""What was played so far, on disk: whoever is interrupted, even by `kill -9`, loses only what was not finished.

The first line says what is played; a journal of something else is never written to. Every further line is one entry:
JSON, packed by zlib, whose checksum finds a line that was not written whole. It is on the disk before the next begins.
"""

from __future__ import annotations

import json
import os
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections.abc import Iterator
from io import BufferedRandom
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Self
from zlib import compress, decompress
from zlib import error as NotPacked  # noqa: N812 (a class, whatever zlib calls it)

from aedilis.engine.words import N_
from aedilis.lab.workers import LabError

fcntl: ModuleType | None
try:
    import fcntl
except ModuleNotFoundError:  # not everywhere
    fcntl = None

FORMAT: Final = 1
BEGINNING: Final = b'{"format": '

Plan = dict[str, Any]  # what is played: only what JSON has


class Journal:
    """Open for one process at a time; `with` closes it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Begins it, or goes on with it if it is about the same."""
        self.path = path
        self._head = (json.dumps({"format": FORMAT, **plan}) + "\n").encode()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            self._file: BufferedRandom = path.open("r+b")
        except OSError as error:
            raise LabError(N_("'{path}' cannot be written: {reason}"), path=path, reason=error.strerror) from None
        try:
            self._lock()
            self.length = self._mend()
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise LabError(N_("another process is writing to '{path}': wait for it"), path=self.path) from None

    def _mend(self) -> int:
        """How many entries there are; a last line that was not written whole is cut off."""
        head = self._file.readline()
        if self._nothing_in(head):
            self._cut(0)
            self._write(self._head)
            return 0
        if head != self._head:
            message = N_("'{path}' has results of something else: {other}; choose another place, or remove it")
            raise LabError(message, path=self.path, other=difference(read_plan(self.path), json.loads(self._head)))
        lines, last, end = 0, len(head), len(head)
        for line in self._file:
            if line.endswith(b"\n"):
                lines, last, end = lines + 1, end, end + len(line)
        if lines and not whole(self._line_at(last)):
            lines, end = lines - 1, last
        self._cut(end)
        return lines

    def _nothing_in(self, head: bytes) -> bool:
        """Whether all that there is, is the first line of some journal, or a part of it: nothing was played."""
        begun = head.startswith(BEGINNING) or BEGINNING.startswith(head)
        return begun and not self._file.peek(1)

    def _line_at(self, place: int) -> bytes:
        self._file.seek(place)
        return self._file.readline()

    def _cut(self, size: int) -> None:
        self._file.truncate(size)
        self._file.seek(size)

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())

    def append(self, packed: bytes) -> None:
        """One more entry, as `pack` makes them."""
        self._write(packed + b"\n")
        self.length += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()


def entries(path: Path, least: int | None = None) -> Iterator[Any]:
    """All entries (or the first of them), one at a time from the disk."""
    with path.open("rb") as file:
        file.readline()
        for number, line in enumerate(file, 2):
            if least is not None and number - 2 == least:
                return
            if not line.endswith(b"\n"):
                return  # just being written
            try:
                entry = unpack(line)
            except (NotBase64, NotPacked, ValueError):
                message = N_("line {line} of '{path}' is damaged: remove it and all that follow, and play them again")
                raise LabError(message, line=number, path=path) from None
            yield entry


def read_plan(path: Path) -> Plan | None:
    """What a journal is about; None where there is none yet."""
    try:
        with path.open("rb") as file:
            head = file.readline()
    except FileNotFoundError:
        return None
    if not head.endswith(b"\n") and (head.startswith(BEGINNING) or BEGINNING.startswith(head)):
        return None
    try:
        plan = json.loads(head)
    except ValueError:
        plan = None
    if not isinstance(plan, dict) or plan.get("format") != FORMAT:
        raise LabError(N_("'{path}' is not a journal that this version reads"), path=path)
    return plan


def difference(one: Plan | None, other: Plan) -> str:
    """The first thing in which two plans differ, for a person."""
    for name, value in (one or {}).items():
        if value != other.get(name):
            return f"{name} {json.dumps(value)}"
    return "-"


def pack(entry: Any) -> bytes:
    return b64encode(compress(json.dumps(entry, separators=(",", ":")).encode()))


def unpack(line: bytes) -> Any:
    return json.loads(decompress(b64decode(line)))


def whole(line: bytes) -> bool:
    try:
        unpack(line)
    except (NotBase64, NotPacked, ValueError):
        return False
    return True
