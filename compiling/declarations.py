"""What a game's `fields.py` declares, read as syntax and never run.

So no generated module is needed to make it, and expressions such as `max(ROUNDS)` stay expressions, which hold for a
designer's other components too.
"""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Final, NamedTuple

from aedilis.engine import fields
from aedilis.engine.fields import seen
from aedilis.engine.fields.seen import in_sight

FILE: Final = "fields.py"
POSITION: Final = Path("rules") / "position.py"
PLAYER: Final = Path("rules") / "player.py"
TYPES: Final = {
    "int": "int",
    "list": "list[int]",
    "shared": "tuple[int, ...]",
    "lists": "list[list[int]]",
    "lent": "list[int]",
    "pair": "LargeSet",
}
STARTS: Final = {"int": "0", "list": "[]", "shared": "()", "lists": "[]", "pair": "(0, 0)"}
COPIES: Final = {
    "list": "self.{0}[:]",
    "lists": "[one[:] for one in self.{0}]",
    "people": "[player.copy() for player in self.{0}]",
}


class Call(NamedTuple):
    """What a declaration says, as expressions by the names of parameters."""

    kind: str
    said: dict[str, str]
    nested: dict[str, Call]


def call_of(node: ast.expr, home: object) -> Call:
    """Of something in a module, as in `f.Number(...)`."""
    assert isinstance(node, ast.Call)
    assert isinstance(node.func, ast.Attribute)
    kind = node.func.attr
    parameters = list(inspect.signature(getattr(home, kind)).parameters)
    arguments = dict(zip(parameters, node.args, strict=False))
    arguments |= {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
    nested = {name: call_of(value, seen) for name, value in arguments.items() if name == "seen"}
    return Call(kind, {name: in_full(value) for name, value in arguments.items()}, nested)


def in_full(node: ast.expr) -> str:
    """The expression; where it depends on the number of seats, `seats` stands for that."""
    return ast.unparse(node.body if isinstance(node, ast.Lambda) else node)


class Range(NamedTuple):
    """A number, with the least and the most that it can be; no most where that is not said."""

    name: str
    least: str
    most: str


class Entry(NamedTuple):
    """A field as it is declared."""

    name: str
    call: Call

    def said(self, what: str, otherwise: str = "") -> str:
        return self.call.said.get(what, otherwise)

    @property
    def holds(self) -> str:
        if self.call.kind == "Derived":
            return next((held for held, type in TYPES.items() if type == self.type), "int")
        holds: str = getattr(fields, self.call.kind).holds
        return "shared" if holds == "list" and self.said("shared") == "True" else holds

    @property
    def stored(self) -> bool:
        return self.call.kind != "Derived" and self.holds not in ("nothing", "lent")

    @property
    def type(self) -> str:
        if self.call.kind == "People":
            return f"list[{self.person}]"
        return self.said("kind", "int") if self.call.kind == "Derived" else TYPES[self.holds]

    @property
    def person(self) -> str:
        """The class of a player: the game's own, or the generated one."""
        return self.said("kind") or self.said("fields")

    @property
    def start(self) -> str:
        if "start" in self.call.said:
            return self.said("start")
        if self.call.kind == "People":
            return f"[{self.person}() for _ in range({self.said('number', 'seats')})]"
        if self.call.kind == "CountedCards":
            return f"[0] * len({self.said('names')})"
        nothing = "-1" if "none" in self.call.said else self.said("least", "0")
        return nothing if self.holds == "int" else STARTS[self.holds]

    @property
    def copied(self) -> str:
        return COPIES.get(self.holds, "self.{0}").format(self.name)

    @property
    def canonical(self) -> str:
        """In one order, as a list."""
        if self.said("canon"):
            return f"{self.said('canon')}(self.{self.name})"
        if self.said("unordered") == "True":
            return f"sorted(self.{self.name})"
        return f"list(self.{self.name})" if self.holds in ("shared", "pair") else f"self.{self.name}"

    def restored(self, source: str) -> str:
        """A list from plain data, refused if a number is out of its range."""
        if self.holds == "pair":
            return f"bounded_set({source}, len({self.said('names')}))"
        least, most = self.range
        shared = self.holds == "shared"
        source = f"sized({source}, {self.sizes})" if self.sizes else source
        numbers = f"all_bounded({source}, {least}, {most})" if most else source if shared else f"{source}[:]"
        return f"tuple({numbers})" if shared else numbers

    @property
    def sizes(self) -> str:
        """How long its list can be, where that is said."""
        if longest := self.said("longest"):
            return f"range({longest} + 1)"
        none = "0, " if self.said("optional") == "True" else ""
        return f"[{none}{self.said('size')}]" if self.said("size") else ""

    @property
    def range(self) -> tuple[str, str]:
        """The least and the most that it can be, or that its numbers can be; no most where that is not said."""
        kind, names = self.call.kind, self.said("names")
        if kind == "Places":
            return "-1", f"len({names}) - 1" if names else "seats - 1"
        least = "-1" if "none" in self.call.said else self.said("least", "0")
        if kind in ("Number", "Numbers", "CountedCards", "Amounts", "Flag", "Backs"):
            return least, "1" if kind == "Flag" else self.said("most")
        return least, f"(1 << len({names})) - 1" if kind in ("Subset", "CardSet") else f"len({names}) - 1"


class Declaration(NamedTuple):
    """One of the classes in a game's `fields.py`."""

    name: str
    entries: list[Entry]

    def kept(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.holds != "nothing"]

    def stored(self, *holds: str) -> list[Entry]:
        return [entry for entry in self.entries if entry.stored and entry.holds in holds]

    def derived(self) -> list[Entry]:
        return [entry for entry in self.own() if not entry.stored]

    def in_sight(self) -> list[Entry]:
        """In the order of an observation."""
        entries = {entry.name: entry for entry in self.entries}
        before = {entry.name: ast.literal_eval(entry.said("seen_before", "''")) for entry in self.entries}
        return [entries[name] for name in in_sight(before)]

    def lent(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.holds == "lent"]

    def own(self) -> list[Entry]:
        """What is kept and not lent."""
        return [entry for entry in self.kept() if entry.holds != "lent"]

    def backs(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.call.kind == "Backs"]

    def prepared(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.said("prepared") == "True"]


class Game:
    """A folder with declarations: first what lies before a player, then the table.

    A small game has no class of its own for its players and positions: then those that are generated are whole.
    """

    def __init__(self, folder: Path) -> None:
        body = ast.parse((folder / FILE).read_text()).body
        self.package = f"aedilis.games.{folder.name}"
        self.imports = imports_of(body)
        self.constants = constants_of(body)
        self.person, self.table = [declaration_of(node) for node in body if isinstance(node, ast.ClassDef)]
        self.own_copy = own_copy(folder)
        self.position, self.home = "Flow", "generated.flow"
        if own_position(folder):
            positions = ast.parse((folder / POSITION).read_text()).body
            self.position = [node.name for node in positions if isinstance(node, ast.ClassDef)][-1]
            self.home = "rules.position"

    @property
    def people(self) -> Entry:
        (people,) = self.table.stored("people")
        return people

    @property
    def most_seats(self) -> str:
        return "c.MOST_SEATS" if any(line.endswith(" as c") for line in self.imports) else "MOST_SEATS"

    def own_imports(self) -> list[str]:
        """Of what the game has, and its `fields.py` does not import."""
        imports = [
            f"from {self.package} import fields",
            f"from {self.package}.{self.home} import {self.position}",
            f"from {self.package}.generated.person import {self.person.name}",
        ]
        if not any(line.endswith("phases as p") for line in self.imports):
            imports.append(f"from {self.package}.generated import phases as p")
        return imports


def own_position(folder: Path) -> bool:
    """Whether the game has a class for positions that is written by hand."""
    return (folder / POSITION).exists()


def own_copy(folder: Path) -> bool:
    """Whether its players are copied by hand, as a copy is more than its fields."""
    player = folder / PLAYER
    return player.exists() and "def copy(" in player.read_text()


def declaration_of(node: ast.ClassDef) -> Declaration:
    entries = []
    for statement in node.body:
        if isinstance(statement, ast.Assign):
            (target,) = statement.targets
            entries.append(Entry(ast.unparse(target), call_of(statement.value, fields)))
    return Declaration(node.name, entries)


def imports_of(body: list[ast.stmt]) -> list[str]:
    return [ast.unparse(node) for node in body if isinstance(node, ast.ImportFrom)]


def constants_of(body: list[ast.stmt]) -> list[ast.AnnAssign]:
    return [node for node in body if isinstance(node, ast.AnnAssign)]


def defined_in(text: str) -> set[str]:
    """Classes and functions."""
    return {node.name for node in ast.parse(text).body if isinstance(node, ast.ClassDef | ast.FunctionDef)}


def names_in(text: str) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}


def import_of(line: str, names: set[str]) -> list[str]:
    """The same line with those names only."""
    node = ast.parse(line).body[0]
    assert isinstance(node, ast.ImportFrom)
    used = [alias for alias in node.names if (alias.asname or alias.name) in names]
    return [ast.unparse(ast.ImportFrom(node.module, used, 0))] if used and node.module != "__future__" else []
