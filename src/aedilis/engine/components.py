"""A game's numbers, read from the files in its folder `data`, and what tells one set of components from another."""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from collections.abc import Collection, Sequence
from importlib.resources import files
from typing import Any, Final

ROOM: Final = "data"
FILE: Final = "components.toml"
NOT_IN_IDS: Final = " *:?"  # what texts of positions and records write between and behind ids
_instead: Final[dict[str, str]] = {}  # by package: what to read instead of the game's own file


def read(package: str, name: str = FILE) -> dict[str, Any]:
    other = _instead.get(package) if name == FILE else None
    return tomllib.loads(text_of(package, name) if other is None else other)


def text_of(package: str, name: str = FILE) -> str:
    return files(package).joinpath(ROOM, name).read_text(encoding="utf-8")


def read_instead(package: str, text: str) -> None:
    """Lets this process play a game with other components; its tables are made once, so only before it is imported."""
    if package in sys.modules:
        raise RuntimeError(f"{package} has read its components already")
    _instead[package] = text


def digest(data: Any, no_rule: Collection[str]) -> str:
    """Of all but the keys that no rule reads, so that correcting a name leaves old records readable."""
    return hashlib.sha256(json.dumps(_without(data, no_rule), sort_keys=True).encode()).hexdigest()[:12]


def _without(data: Any, keys: Collection[str]) -> Any:
    if isinstance(data, dict):
        return {key: _without(value, keys) for key, value in data.items() if key not in keys}
    return [_without(item, keys) for item in data] if isinstance(data, list) else data


# -- refusing what a game cannot be played with -----------------------------------------------------------


def demand(holds: bool, why: str) -> None:
    if not holds:
        raise ValueError(f"{FILE}: {why}")


def demand_number(what: str, number: Any, least: int) -> None:
    whole = isinstance(number, int) and not isinstance(number, bool)
    demand(whole and number >= least, f"{what} must be a whole number from {least} on, not {number!r}")


def demand_one_of(what: str, value: Any, allowed: Collection[Any]) -> None:
    demand(value in list(allowed), f"{what} must be one of {', '.join(map(str, allowed))}, not {value!r}")


def demand_unique(what: str, values: Sequence[Any]) -> None:
    for value in values:
        demand(values.count(value) == 1, f"there is more than one {what} {value!r}")
