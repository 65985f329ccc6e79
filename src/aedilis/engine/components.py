"""A game's numbers, read from the files in its folder, and what tells one set of components from another."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Collection
from importlib.resources import files
from typing import Any


def read(package: str, name: str = "components.toml") -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


def digest(data: Any, no_rule: Collection[str]) -> str:
    """Of all but the keys that no rule reads, so that correcting a name leaves old records readable."""
    return hashlib.sha256(json.dumps(_without(data, no_rule), sort_keys=True).encode()).hexdigest()[:12]


def _without(data: Any, keys: Collection[str]) -> Any:
    if isinstance(data, dict):
        return {key: _without(value, keys) for key, value in data.items() if key not in keys}
    return [_without(item, keys) for item in data] if isinstance(data, list) else data
