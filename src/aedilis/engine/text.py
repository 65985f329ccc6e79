"""Plain data written as TOML, so that positions can be read and edited by people, and read back."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from itertools import chain
from typing import Any, Final, NamedTuple, NoReturn, TypeVar

from aedilis.engine.bits import mask_of, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import ALL, CHANCE, NOBODY, OVER, Position
from aedilis.engine.words import N_

BYTE_ORDER_MARK: Final = "\ufeff"  # some editors put it before the first character of a file
T = TypeVar("T")
PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")  # how tomllib ends what it complains about


def from_toml(text: str) -> dict[str, Any]:
    """The data of a position, or a clear word on where the text is no TOML (tomllib's own is English only)."""
    try:
        return tomllib.loads(text.removeprefix(BYTE_ORDER_MARK))
    except RecursionError:
        raise TextError(N_("this is not a position: it is nested too deeply")) from None
    except ValueError as error:
        place = PLACE.search(str(error))
        if place is not None:
            message = N_("this is not a position: line {line} cannot be read from column {column} on")
            raise TextError(message, line=int(place[1]), column=int(place[2])) from None
        if isinstance(error, tomllib.TOMLDecodeError):
            raise TextError(N_("this is not a position: its end cannot be read")) from None
        raise TextError(N_("this is not a position: there is a number with too many digits")) from None


# -- reading what somebody may have edited --------------------------------------------------------------

Shape = Any  # a type, several types, a list with the shape of its items, or a table with the shapes of its entries
TYPES: Final = {
    bool: N_("true or false"),
    int: N_("a whole number"),
    str: N_("a text"),
    list: N_("a list"),
    dict: N_("a table"),
}


class Later(NamedTuple):
    """An entry that older texts have not got: there it means this value. It is written only when it is another one."""

    usual: Any
    shape: Shape


def variants_shape(variants: Mapping[str, Sequence[str]]) -> Later:
    """The table of variants: those that a text does not name have their default."""
    return Later({}, {name: Later(values[0], str) for name, values in variants.items()})


def refuse() -> NoReturn:
    """Data of the right shape that cannot be a moment of a game."""
    raise TextError(N_("this position cannot be played on"))


def demand(holds: bool) -> None:
    """Refuses data that does not satisfy this."""
    if not holds:
        refuse()


def check_shape(value: Any, shape: Shape, name: str) -> None:
    """Refuses data of which a part is missing or is not what it should be; fills in what older texts have not got."""
    types = shape if isinstance(shape, tuple) else (shape if isinstance(shape, type) else type(shape),)
    if type(value) not in types:
        raise TextError(N_("'{name}' must be {what}"), name=name, what=TextError(TYPES[types[0]]))
    if isinstance(shape, list):
        for item in value:
            check_shape(item, shape[0], name)
    if isinstance(shape, dict):
        for part, inner in shape.items():
            if isinstance(inner, Later):
                value.setdefault(part, deepcopy(inner.usual))
                inner = inner.shape
            if part not in value:
                raise TextError(N_("'{name}' is missing"), name=part)
            check_shape(value[part], inner, part)


def within(number: int, end: int, name: str) -> int:
    if not 0 <= number < end:
        message = N_("'{name}' cannot be {number} (allowed: 0 to {last})")
        raise TextError(message, name=name, number=number, last=end - 1)
    return number


def number_of(text: str, end: int, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        message = N_("'{name}' cannot be '{value}' (allowed: {allowed})")
        raise TextError(message, name=name, value=text, allowed=f"0-{end - 1}")
    return within(int(text), end, name)


def index_of(names: Sequence[T], value: T, name: str) -> int:
    if value not in names:
        message = N_("'{name}' cannot be '{value}' (allowed: {allowed})")
        raise TextError(message, name=name, value=value, allowed=", ".join(map(str, names)))
    return names.index(value)


# -- what all games write and read alike ------------------------------------------------------------------

NONE: Final = "-"  # where no card lies
MOST_COPIES: Final = 100
VIEWERS: Final = {ALL: "all", NOBODY: "nobody"}
DECIDERS: Final = {CHANCE: "chance", OVER: "over"}
DECISION_SHAPE: Final = {"seats": int, "viewer": (str, int), "decides": (str, int), "decision": str}


def describe_decision(position: Position, decision: str) -> dict[str, Any]:
    return {
        "seats": position.seats,
        "viewer": VIEWERS.get(position.viewer, position.viewer),
        "decides": DECIDERS.get(position.seat, position.seat),
        "decision": decision,
    }


def read_decision(position: Position, data: dict[str, Any]) -> None:
    position.viewer = _who(VIEWERS, data["viewer"], position.seats, "viewer")
    position.seat = _who(DECIDERS, data["decides"], position.seats, "decides")


def _who(names: dict[int, str], value: str | int, seats: int, what: str) -> int:
    """A seat, or one of the names for who is none."""
    if isinstance(value, int):
        return within(value, seats, what)
    return list(names)[index_of(list(names.values()), value, what)]


def check_number(data: dict[str, Any], name: str, number: int) -> None:
    """Refuses a list that is too long or too short."""
    if len(data[name]) != number:
        raise TextError(N_("'{name}' must have {number} entries"), name=name, number=number)


def card_named(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise TextError(N_("there is no card '{name}'"), name=name)
    return names.index(name)


def set_of(names: Sequence[str], cards: list[str]) -> int:
    """A set of cards of which each is there once."""
    numbers = [card_named(names, card) for card in cards]
    refuse_twice(cards)
    return mask_of(numbers)


def refuse_twice(names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise TextError(N_("{card} is there twice"), card=name)


def lie_once(names: Sequence[str], wanted: int, *places: Iterable[int]) -> None:
    """Refuses cards that are there twice or not at all, where all of a set have to lie in one of these places each."""
    found = Counter(chain(*places))
    for number, name in enumerate(names):
        if found[number] > 1:
            raise TextError(N_("{card} is there twice"), card=name)
        if found[number] != wanted >> number & 1:
            raise TextError(N_("{card} is missing, or there too much"), card=name)


def named(names: Sequence[str], numbers: int) -> list[str]:
    return [names[number] for number in members(numbers)]


def bundled(names: Sequence[str], kinds: Sequence[int]) -> list[str]:
    """Equal cards as one entry, such as "3 II-house2"."""
    return [names[kind] if number == 1 else f"{number} {names[kind]}" for kind, number in Counter(kinds).items()]


def unbundled(names: Sequence[str], entries: list[str]) -> list[int]:
    kinds = []
    for entry in entries:
        number, _, name = entry.rpartition(" ")
        kinds += [card_named(names, name)] * number_of(number or "1", MOST_COPIES, name)
    return kinds


# -- writing --------------------------------------------------------------------------------------------


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
