"""Files: read with clear errors, written whole or not at all, and never over something by accident."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Sequence
from datetime import date
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import aedilis
from aedilis.engine.corrections import as_far_as_it_holds, difference
from aedilis.engine.errors import AedilisError
from aedilis.engine.game import Game
from aedilis.engine.record import Record
from aedilis.engine.words import N_
from aedilis.terminal.screen import CommandError, Screen, printable

PLAYERS: Final = re.compile(r"^# players: (.+)$", re.MULTILINE)  # who plays, noted for going on later


class Recorded(NamedTuple):
    record: Record
    game: Game
    players: list[str]  # "human" or the name of a bot, by seat; empty when the record does not say


# -- reading --------------------------------------------------------------------------------------------------


def read_text(name: str) -> str:
    """The text of a file, or of the standard input for '-'."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else path_of(name).read_bytes()
        return data.decode("utf-8-sig")  # a byte order mark is no part of the text
    except FileNotFoundError:
        raise CommandError(N_("there is no file '{path}'"), path=name) from None
    except IsADirectoryError:
        raise CommandError(N_("'{path}' is a folder, not a file"), path=name) from None
    except UnicodeDecodeError:
        raise CommandError(N_("'{path}' is not a text file"), path=name) from None
    except (OSError, ValueError) as error:
        raise CommandError(N_("'{path}' cannot be read: {reason}"), path=name, reason=reason_of(error)) from None


def path_of(name: str) -> Path:
    """The path of that name; an empty one would be the folder one is in."""
    if not name.strip():
        raise CommandError(N_("the name of a file is empty"))
    return Path(name)


def read_record(name: str) -> Recorded:
    return recorded(read_text(name), name)


def recorded(text: str, name: str, screen: Screen | None = None) -> Recorded:
    """A record that holds to its last line under these rules; to be looked at on a screen, as far as it holds."""
    try:
        record = Record.read(text)
        game = aedilis.game(record.game)
        if screen is not None:
            record, found = as_far_as_it_holds(game, record)
            if found is not None:
                message = N_("{path}: the rules were corrected since; shown up to move {move}, as far as it holds")
                print(f"aedilis: {screen.say(message, path=name, move=found.moves)}", file=sys.stderr)
        elif (differs := difference(game, record)) is not None:
            raise differs.reason
        record.final(game)
    except AedilisError as error:
        raise CommandError(N_("{path}: {reason}"), path=name, reason=error) from None
    record.names = [printable(seat_name) for seat_name in record.names]
    noted = PLAYERS.search(text)
    return Recorded(record, game, noted[1].split(", ") if noted else [])


def reason_of(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


# -- writing --------------------------------------------------------------------------------------------------


def check_target(path: Path, force: bool) -> None:
    """Refuses, before a game begins, what could not be written after it."""
    if path.exists() and not path.is_file():
        raise CommandError(N_("'{path}' is not a file: give the record a file name"), path=path)
    if path.exists() and not force:
        raise CommandError(
            N_("'{path}' exists already: choose another name, or add --force to write over it"), path=path
        )
    if not path.parent.is_dir():
        raise CommandError(N_("there is no folder '{folder}'"), folder=path.parent)
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise CommandError(N_("'{path}' cannot be written: choose another folder"), path=path)


def record_text(record: Record, players: Sequence[str]) -> str:
    return f"# players: {', '.join(players)}\n{record.write()}"


def save(text: str, target: Path | None, overwrite: bool, slug: str) -> Path:
    """Writes to the target; without one, or if that fails now, to a new file that is named after the game."""
    if target is not None:
        try:
            write_whole(target, text, overwrite)
            return target
        except OSError:
            pass  # a game that was played is not lost for that
    for folder in (Path(), Path(tempfile.gettempdir())):
        try:
            return write_new(folder, slug, text)
        except OSError:
            pass
    raise CommandError(N_("the record cannot be saved, neither here nor in {folder}"), folder=tempfile.gettempdir())


def write_new(folder: Path, slug: str, text: str) -> Path:
    for number in count(1):
        path = folder / f"{slug}-{date.today().isoformat()}-{number}.record"
        try:
            write_whole(path, text, overwrite=False)
            return path
        except FileExistsError:
            pass
    raise AssertionError("numbers do not end")


def write_whole(path: Path, content: str | bytes, overwrite: bool) -> None:
    """All of it or nothing: a reader finds the old file or the new one, never half of one."""
    path = path.resolve()
    if not overwrite:
        path.touch(exist_ok=False)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o666 & ~current_umask())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        if not overwrite:
            path.unlink()
        raise


def current_umask() -> int:
    umask = os.umask(0)
    os.umask(umask)
    return umask
