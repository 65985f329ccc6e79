"""`aedilis check-tables`: which kept games would go on with the rules that are here. It changes nothing."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import aedilis
from aedilis.engine.corrections import difference
from aedilis.engine.errors import AedilisError
from aedilis.engine.record import Record
from aedilis.engine.words import N_
from aedilis.store.sqlite import Store, copy_file
from aedilis.terminal.files import path_of, read_text
from aedilis.terminal.screen import CommandError, Screen, printable

DIFFERENT: Final = 1
ENDING: Final = "*.record"


class Kept(NamedTuple):
    """A kept game, and what is wrong with it under the rules that are here."""

    name: str
    moves: int = -1  # so many hold; -1 when it cannot be read at all, or when nothing is wrong
    rule: str = ""
    reason: AedilisError | None = None


def check_tables(options: Namespace, screen: Screen) -> int:
    if not options.files and not options.data:
        raise CommandError(N_("what is to be checked? Name a folder with --data, or files or folders of records"))
    number = different = 0
    for kept in found(options):
        number += 1
        different += kept.reason is not None
        screen.console.print(verdict(kept, screen), soft_wrap=True, markup=False, highlight=False)
    message = N_("games: {number}, go on: {same}, do not: {different}")
    screen.print(screen.say(message, number=number, same=number - different, different=different))
    return DIFFERENT if different else 0


def found(options: Namespace) -> Iterator[Kept]:
    if options.data:
        yield from in_store(Path(options.data))
    for name in options.files:
        path = path_of(name)
        for file in sorted(path.rglob(ENDING)) if path.is_dir() else [name]:
            try:
                yield of_record(str(file), read_text(str(file)))
            except AedilisError as error:
                yield Kept(str(file), reason=error)


def verdict(kept: Kept, screen: Screen) -> str:
    name = printable(kept.name)
    if kept.reason is None:
        return screen.say(N_("{name}: goes on"), name=name)
    reason = screen.explain(kept.reason)
    if kept.moves < 0:
        return screen.say(N_("{name}: cannot be read: {reason}"), name=name, reason=reason)
    message = N_("{name}: holds up to move {move}; then: {reason} (section '{rule}' of the rules)")
    return screen.say(message, name=name, move=kept.moves, reason=reason, rule=kept.rule)


def of_record(name: str, text: str) -> Kept:
    try:
        record = Record.read(text)
        other = difference(aedilis.game(record.game), record)
    except AedilisError as error:
        return Kept(name, reason=error)
    return Kept(name) if other is None else Kept(name, *other)


def in_store(folder: Path) -> Iterator[Kept]:
    """The tables and uploaded records of a server, in a copy of its file."""
    from aedilis.web.house import FILE

    with TemporaryDirectory(prefix="aedilis-") as copies:
        copy_file(folder / FILE, Path(copies) / FILE)
        store = Store(Path(copies) / FILE, name=folder / FILE)
        try:
            for id in store.all_tables():
                yield of_table(store, id)
            for id in store.all_records():
                row = store.record(id)
                if row is not None:
                    yield of_record(f"record {id} ({row.game})", row.text)
        finally:
            store.close()


def of_table(store: Store, id: str) -> Kept:
    from aedilis.web.rebuilding import replayed
    from aedilis.web.sights import moments

    name = f"table {id}"
    try:
        row = store.table(id)
        assert row is not None
        name = f"table {id} ({row.game})"
        match = replayed(row, aedilis.game(row.game), store.entries(id))
    except AedilisError as error:
        return Kept(name, reason=error)
    except Exception:  # whatever is in the file: one table must not take others with it
        return Kept(name, reason=CommandError(N_("it is damaged")))
    if match.held is None:
        return Kept(name)
    return Kept(name, len(moments(match)) - 1, match.held.rule, match.held.why)
