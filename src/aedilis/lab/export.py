"""The rows of a study as tables for other programs, CSV or Parquet, written as they come: memory stays flat."""

from __future__ import annotations

import csv
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from aedilis.engine.words import N_
from aedilis.lab.rows import TABLES, GameRow, table_rows
from aedilis.lab.workers import LabError

CSV: Final = "csv"
PARQUET: Final = "parquet"
FORMATS: Final = (CSV, PARQUET)
GROUP: Final = 50_000  # lines of a table that are kept for Parquet before they are written
HALF: Final = ".part"  # behind the name of a file that is not complete


class Writer(ABC):
    """One table."""

    @abstractmethod
    def add(self, line: Sequence[Any]) -> None: ...

    @abstractmethod
    def close(self) -> None: ...


class CsvWriter(Writer):
    def __init__(self, path: Path, columns: Sequence[str]) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._csv = csv.writer(self._file)
        self._csv.writerow(columns)

    def add(self, line: Sequence[Any]) -> None:
        self._csv.writerow(line)

    def close(self) -> None:
        self._file.close()


class ParquetWriter(Writer):
    def __init__(self, path: Path, columns: Sequence[str]) -> None:
        arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
        kinds = {"points": arrow.float64(), "margin": arrow.float64(), "won": arrow.float64()}
        texts = dict.fromkeys(("side", "bot", "line", "deed", "what", "role", "piece"), arrow.string())
        self._arrow = arrow
        self._schema = arrow.schema([(name, (kinds | texts).get(name, arrow.int64())) for name in columns])
        self._writer = parquet.ParquetWriter(path, self._schema)
        self._lines: list[Sequence[Any]] = []

    def add(self, line: Sequence[Any]) -> None:
        self._lines.append(line)
        if len(self._lines) == GROUP:
            self._flush()

    def _flush(self) -> None:
        if self._lines:
            columns = [list(column) for column in zip(*self._lines, strict=True)]
            self._writer.write_table(self._arrow.table(columns, schema=self._schema))
            self._lines.clear()

    def close(self) -> None:
        self._flush()
        self._writer.close()


def check_format(name: str) -> None:
    if name == PARQUET:
        try:
            import_module("pyarrow")
        except ModuleNotFoundError:
            raise LabError(N_("Parquet needs pyarrow, which is not installed: pip install aedilis[parquet]")) from None


def write_tables(rows: Iterable[GameRow], folder: Path, form: str, unit: int) -> list[Path]:
    """A file for each of the tables; those that were there before stay until all are complete."""
    check_format(form)
    make = ParquetWriter if form == PARQUET else CsvWriter
    paths = {name: folder / f"{name}.{form}" for name in TABLES}
    with ExitStack() as opened:
        writers: dict[str, Writer] = {}
        for name, columns in TABLES.items():
            writers[name] = make(half(paths[name]), columns)
            opened.callback(writers[name].close)
        for row in rows:
            for name, line in table_rows(row, unit):
                writers[name].add(line)
    for path in paths.values():
        half(path).replace(path)
    return list(paths.values())


def half(path: Path) -> Path:
    return path.with_name(path.name + HALF)
