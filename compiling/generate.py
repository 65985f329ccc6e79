"""`make generate`: typed modules for the compiler, from what each game declares in `fields.py` and `decisions.py`."""

from __future__ import annotations

import subprocess
import sys
from ast import unparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from textwrap import indent
from typing import Final

from compiling import decisions
from compiling.backs import hiding
from compiling.decisions import Decisions
from compiling.declarations import FILE, Declaration, Entry, Game, Range, defined_in, import_of, names_in
from compiling.engine import PACKAGE

GAMES: Final = PACKAGE / "games"
ROOM: Final = "generated"
# What of the decision is stored between the number of seats and the fields.
DECISION: Final = [
    Range("viewer", "ALL", "seats - 1"),
    Range("seat", "OVER", "seats - 1"),
    Range("together", "0", "(1 << seats) - 1"),
]
INHERITED: Final = ("phase",)  # fields that every position has
SHOWN: Final = {
    "up_to": "put(into, {value}{less}, {most}{less})",
    "one_of": "choose(into, {size}, {value})",
    "marks": "mark(into, {size}, {value})",
    "large_marks": "mark_large(into, {size}, {value})",
    "lying": "occupy(into, {size}, {value})",
    "counts": "tally(into, {size}, {value})",
    "row": "for number in {value}:\n    put(into, number, {most})",
    "short_row": "for number in {value}:\n    put(into, number, {most})\nroom(into, {size} - len({value}))",
    "how_many": "put(into, len({value}), {most})",
}
DECLARED: Final = "Written by `make generate` from `{0}`: change that instead."
ENGINE: Final = [
    "from collections.abc import Mapping",
    "from typing import Final",
    "from aedilis.engine.bits import BIT, count",
    "from aedilis.engine.large_sets import WORD, LargeSet, bounded_set",
    "from aedilis.engine.observation import BytesWriter, Observation, choose, decides, mark, mark_large, occupy, put",
    "from aedilis.engine.observation import room, tally",
    "from aedilis.engine.position import ALL, CHANCE, LARGEST, OVER, Position, all_bounded, bounded, kinds_in",
    "from aedilis.engine.position import lay_numbers, numbers_in, numbers_of, sized",
    "from aedilis.engine.rng import Rng",
]


def modules_of(folder: Path) -> dict[str, str]:
    """The modules of a game's generated room, by file name."""
    return {"__init__.py": '"""What `make generate` writes."""\n', **of_fields(folder), **of_decisions(folder)}


def of_fields(folder: Path) -> dict[str, str]:
    if not (folder / FILE).exists():
        return {}
    game = Game(folder)
    text = table_class(game, declared_in(folder))
    return {
        "person.py": module(game, "What lies before one player", person_class(game)),
        "table.py": module(game, "What lies on the table", text if game.own_copy else twin(game) + text),
        "observation.py": module(game, "What a seat sees, as numbers", observation_module(game), every_constant=True),
    }


def declared_in(folder: Path) -> Decisions | None:
    return Decisions(folder) if (folder / decisions.FILE).exists() else None


def of_decisions(folder: Path) -> dict[str, str]:
    game = declared_in(folder)
    if game is None:
        return {}
    numbers = "What is decided, and where its options stand"
    return {
        "phases.py": module(game, numbers, decisions.numbers(game), decisions.FILE),
        "flow.py": module(game, "What calls the rules", decisions.flow_class(game), decisions.FILE),
    }


def module(game: Game | Decisions, about: str, text: str, file: str = FILE, *, every_constant: bool = False) -> str:
    """With the imports and constants that it needs."""
    wanted: list[str] = []
    names = names_in(text) - defined_in(text)
    for node in reversed(game.constants):
        words = "N_" in names_in(unparse(node))
        if (every_constant and not words) or unparse(node.target) in names:
            wanted.insert(0, unparse(node))
            names |= names_in(wanted[0])
    imports = [line for node in [*ENGINE, *game.own_imports(), *game.imports] for line in import_of(node, names)]
    heading = f'"""{about}. {DECLARED.format(file)}"""'
    return formatted("\n".join([heading, "from __future__ import annotations", *imports, *wanted, text]))


def formatted(text: str) -> str:
    """As all other modules look: sorted imports, no else after return, one style."""
    for command in (["check", "--fix", "--exit-zero", "--quiet"], ["format", "--quiet"]):
        call = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(GAMES / "module.py"), "-"]
        text = subprocess.run(call, input=text, capture_output=True, text=True, check=True).stdout
    return text


# -- state ----------------------------------------------------------------------------------------------------------


def person_class(game: Game) -> str:
    person = game.person
    return named_numbers(person) + class_of(
        person,
        "",
        [
            method("clear(self)", "Nothing is there yet.", begun(person.own())),
            method("clear_derived(self)", "The same for what follows from the rest.", begun(person.derived())),
            *([method(f"copy_into(self, twin: {person.name})", "", copied(person))] if game.own_copy else []),
            method("parts(self) -> list[list[int]]", "", [f"return {stored(person)}"]),
            method(
                "restore(self, parts: list[list[int]], at: int)",
                "",
                restored(person, (), "parts[at]", "at + {}"),
            ),
        ],
    )


def table_class(declared: Game, game: Decisions | None) -> str:
    person, table, people = declared.person, declared.table, declared.people
    lent = [entry.name for entry in person.lent()]
    lending = ["self.lend()"] if lent else []
    first = "at" if table.stored("lists") else str(number_of_parts(table))
    restoring = f"player.restore(parts, {first} + seat * {number_of_parts(person)})"
    players = [
        f"self.{people.name} = []",
        f"for seat in range({people.said('number') or 'seats'}):",
        f"    player = {people.person}()",
        f"    {restoring}",
        f"    self.{people.name}.append(player)",
        *lending,
    ]
    given = [f"twin.{name}" for name in lent]
    copy = f"player.copy({', '.join(given)})" if declared.own_copy else f"twin_of({', '.join(['player', *given])})"
    copying = [line.replace("player.copy()", copy) for line in copied(table)]
    before = [Range("seats", "1", declared.most_seats), *DECISION]
    return named_numbers(table, before) + class_of(
        table,
        "Position",
        [
            method(
                "lay_out(self, seats: int)",
                "The table before anything is shuffled out.",
                [
                    "self.clear_decision(seats)",
                    *begun(table.kept()),
                    *lending,
                ],
            ),
            method("clear_derived(self)", "What follows from the rest begins again.", again(table.derived())),
            *lender(lent, people.name),
            method(f"copy_into(self, twin: {table.name})", "", ["self.copy_decision_into(twin)", *copying]),
            *asking(game),
            *dropping(table.prepared(), game),
            *(method(*one) for one in hiding(person.backs(), people.name)),
            method(
                "parts(self) -> list[list[int]]",
                "",
                [
                    f"parts = {stored(table)}",
                    f"for player in self.{people.name}:",
                    "    parts += player.parts()",
                    "return parts",
                ],
            ),
            method(
                "restore(self, parts: list[list[int]])",
                "",
                [
                    f"self.lay_out(bounded(parts[0][0], 1, {declared.most_seats}))",
                    "seats = self.seats",
                    *restored(table, before, "parts[0]", "{}"),
                    *players,
                    "self.derive()",
                    "self.reopen()",
                ],
            ),
            method("derive(self)", "Works out anew what follows from the rest.", deriving(declared)),
        ],
    )


def twin(game: Game) -> str:
    """Copies a player."""
    lent, kind = [entry.name for entry in game.person.lent()], game.people.person
    given = "".join(f", {name}: list[int]" for name in lent)
    copying = [line.replace("self.", "player.") for line in copied(game.person)]
    lending = [f"twin.{name} = {name}" for name in lent]
    lines = [f"twin = {kind}()", *copying, *lending, "return twin"]
    return method(f"twin_of(player: {kind}{given}) -> {kind}", "", lines)


def deriving(game: Game) -> list[str]:
    """By hand, where anything follows."""
    return ["raise NotImplementedError"] if game.table.derived() or game.person.derived() else []


def lender(lent: list[str], people: str) -> list[str]:
    given = [f"    player.{name} = self.{name}" for name in lent]
    return [method("lend(self)", "To all players.", [f"for player in self.{people}:", *given])] if lent else []


def asking(game: Decisions | None) -> Iterator[str]:
    if game is None:
        return
    lines = ["self.phase = phase", "self.base = p.BASES[phase]", "self.choices = choices"]
    if game.large:
        lines[2:] = ["self.more_base = self.base + WORD", "self.choices, self.more = choices"]
        yield method("ask(self, phase: int, choices: LargeSet)", "Opens a decision.", lines)
        yield method("asked(self) -> LargeSet", "What can be chosen in it.", ["return self.choices, self.more"])
        return
    if game.wide:
        lines += ["self.more = more", "self.more_base = 0", "if more:", f"    self.more_base = {second_base(game)}"]
    sets = "choices: int, more: int = 0" if game.wide else "choices: int"
    yield method(f"ask(self, phase: int, {sets})", "Opens a decision.", lines)


def second_base(game: Decisions) -> str:
    """Of the decision `phase`; few decisions have one, and compared with them it is found faster than in a list."""
    wide = [(d.name, d.block.windows[1].base) for d in game.all if d.block and len(d.block.windows) > 1]
    return "".join(f"p.{base} if phase == p.{name} else " for name, base in wide) + "0"


def dropping(prepared: list[Entry], game: Decisions | None) -> list[str]:
    lines = again(prepared)
    if game and game.hidden():
        lines.append("self.phase = p.SHOWN_AS[self.phase]")
    return [method("drop_prepared(self)", "What is only being prepared begins again.", lines)] if lines else []


def class_of(declared: Declaration, base: str, methods: Iterable[str]) -> str:
    own = [entry for entry in declared.kept() if entry.name not in INHERITED]
    names = sorted(entry.name for entry in own)
    notes = [f"{entry.name}: {entry.type}" for entry in own]
    body = [f"__slots__ = ({', '.join(map(repr, names))},)", "", *notes, "", *methods]
    return f"class {declared.name}{f'({base})' if base else ''}:\n{indent(chr(10).join(body), '    ')}"


def method(heading: str, about: str, lines: Iterable[str]) -> str:
    body = "\n".join([*([f'"""{about}"""'] if about else []), *lines]) or "pass"
    return f"def {heading}{'' if '->' in heading else ' -> None'}:\n{indent(body, '    ')}\n"


def begun(entries: Iterable[Entry]) -> list[str]:
    lines = []
    for entry in entries:
        if entry.name not in INHERITED:
            lines.append(f"self.{entry.name} = {entry.start}")
        if entry.holds == "people" and not entry.said("start"):
            lines += [f"for player in self.{entry.name}:", "    player.clear()"]
    return lines


def again(entries: Iterable[Entry]) -> list[str]:
    """The same when the number of seats is known."""
    lines = begun(entries)
    return [*(["seats = self.seats"] if "seats" in names_in("\n".join(lines)) else []), *lines]


def copied(declared: Declaration) -> list[str]:
    return [f"twin.{entry.name} = {entry.copied}" for entry in declared.own() if entry.name not in INHERITED]


def ranges(declared: Declaration, before: Sequence[Range] = ()) -> list[Range]:
    """Of all numbers: plain data begins with them."""
    return [*before, *(Range(entry.name, *entry.range) for entry in declared.stored("int"))]


def stored(declared: Declaration) -> str:
    """One list of all numbers, then the lists."""
    lists = [entry.canonical for entry in declared.stored("pair", "list", "shared")]
    lists += [f"*self.{entry.name}" for entry in declared.stored("lists")]
    return f"[{', '.join(['numbers_of(self, NUMBERS)', *lists])}]"


def restored(declared: Declaration, before: Sequence[Range], part: str, place: str) -> list[str]:
    """The reverse; refuses numbers out of their range. One call lays all numbers: a line for each is much C code."""
    numbers = ranges(declared, before)
    least, most = ", ".join(one.least for one in numbers), ", ".join(one.most or "LARGEST" for one in numbers)
    lines = [f"lay_numbers(self, NUMBERS, {part}, [{least}], [{most}])"]
    for n, entry in enumerate(declared.stored("pair", "list", "shared"), 1):
        lines.append(f"self.{entry.name} = {entry.restored(f'parts[{place.format(n)}]')}")
    if stacks := declared.stored("lists"):
        lines.append(f"at = {number_of_parts(declared)}")
        for entry in stacks:
            end = f"at + len(self.{entry.name})"
            lines.append(f"self.{entry.name} = [one[:] for one in parts[at : {end}]]\nat += len(self.{entry.name})")
    return lines


def number_of_parts(declared: Declaration) -> int:
    """Of stacks there may be more or fewer; they come last."""
    return 1 + len(declared.stored("pair", "list", "shared"))


def named_numbers(declared: Declaration, before: Sequence[Range] = ()) -> str:
    names = "".join(f"{one.name!r}, " for one in ranges(declared, before))
    return f"NUMBERS: Final[tuple[str, ...]] = ({names})  # what plain data begins with\n\n"


# -- observations ----------------------------------------------------------------------------------------------------


def observation_module(game: Game) -> str:
    """Where the fields say all that there is to see, it is whole."""
    numbers = observation_class(game)
    if any(entry.call.kind == "Shown" for entry in (*game.table.entries, *game.person.entries)):
        return numbers
    parts = [f"fields.{declared.name}.parts()" for declared in (game.table, game.person)]
    return f"{numbers}\n\nOBSERVATION: Final = Numbers({', '.join(parts)})"


def observation_class(game: Game) -> str:
    view = game.position
    people = game.people
    given = [f"assert isinstance(view, {view})"]
    body = [
        "__slots__ = ()\n",
        method("fill_common(self, view: Position, into: BytesWriter)", "", given + shown(game.table, "view", "view")),
        method(
            "fill_player(self, view: Position, seat: int, into: BytesWriter)",
            "",
            [
                *given,
                f"player = view.{people.name}[seat]",
                *shown(game.person, "player", "view, seat"),
            ],
        ),
        *(by_hand(entry, f"view: {view}") for entry in game.table.entries if entry.call.kind == "Shown"),
        *(by_hand(entry, f"view: {view}, seat: int") for entry in game.person.entries if entry.call.kind == "Shown"),
    ]
    return f"class Numbers(Observation):\n{indent(chr(10).join(body), '    ')}"


def shown(declared: Declaration, holder: str, given: str) -> list[str]:
    lines = []
    for entry in declared.in_sight():
        if entry.call.kind == "Shown":
            lines.append(f"self.{entry.name}({given}, into)")
        elif entry.call.kind == "Decides":
            lines.append("put(into, decides(view, seat))")
        elif "seen" in entry.call.nested:
            seen = entry.call.nested["seen"]
            size = seen.said.get("size") or f"len({seen.said.get('names') or entry.said('names')})"
            values = {"value": f"{holder}.{entry.name}", "size": size, "most": seen.said.get("most")}
            less = f" - {seen.said['least']}" if "least" in seen.said else ""
            kind = "large_marks" if entry.holds == "pair" else seen.kind
            line = SHOWN[kind].format(**values, less=less)
            lines += line.split("\n")
    return lines


def by_hand(entry: Entry, given: str) -> str:
    return method(f"{entry.name}(self, {given}, into: BytesWriter)", "", ["raise NotImplementedError"])


# -- files -----------------------------------------------------------------------------------------------------------


def games() -> list[Path]:
    return sorted({path.parent for file in (FILE, decisions.FILE) for path in GAMES.glob(f"*/{file}")})


def main() -> None:
    for folder in games():
        (folder / ROOM).mkdir(exist_ok=True)
        for name, text in modules_of(folder).items():
            path = folder / ROOM / name
            if not path.exists() or path.read_text() != text:
                path.write_text(text)
                print(f"aedilis: wrote {path.relative_to(PACKAGE)}")


if __name__ == "__main__":
    main()
