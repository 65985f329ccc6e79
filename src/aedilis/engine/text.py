"""Plain data written as TOML, so that positions can be read and edited by people (tomllib reads it back)."""

from __future__ import annotations

import json
from typing import Any, Final

BYTE_ORDER_MARK: Final = "\ufeff"  # some editors put it before the first character of a file


def to_toml(data: dict[str, Any]) -> str:
    """A table of values, lists, texts of several lines, sub-tables and lists of sub-tables."""
    lines: list[str] = []
    _write(lines, data, "")
    return "\n".join(lines).strip() + "\n"


def _write(lines: list[str], table: dict[str, Any], path: str) -> None:
    nested = {key: value for key, value in table.items() if _is_nested(value)}
    lines += [f"{key} = {_value(value)}" for key, value in table.items() if key not in nested]
    for key, value in nested.items():
        for item in value if isinstance(value, list) else [value]:
            heading = f"{path}{key}"
            lines += ["", f"[[{heading}]]" if isinstance(value, list) else f"[{heading}]"]
            _write(lines, item, f"{heading}.")


def _is_nested(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _value(value: Any) -> str:
    if isinstance(value, str) and "\n" in value:
        lines = [_string(line)[1:-1] for line in value.split("\n")]
        return '"""\n' + "\n".join(lines) + '"""'
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, list):
        return f"[{', '.join(_value(item) for item in value)}]"
    return json.dumps(value)


def _string(text: str) -> str:
    """TOML escapes as JSON does, and one character more."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
