"""What a game's `decisions.py` declares, read as syntax: numbers for decisions and options, and calls of the rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import indent
from typing import Final, NamedTuple

from aedilis.engine import decisions
from compiling.declarations import Call, call_of, constants_of, imports_of, own_position

FILE: Final = "decisions.py"
FEW: Final = 3  # decisions that are told apart one after the other; of more, half is left out by one comparison


class Sort(NamedTuple):
    """Options of one sort: its name in the rules, how many there are, and the rule that does one."""

    name: str
    size: str
    does: str

    @property
    def single(self) -> bool:
        return self.size == "1"


class Window(NamedTuple):
    """Options that one set can tell apart, and where they begin in a table."""

    base: str
    sorts: list[Sort]


class Block(NamedTuple):
    windows: list[Window]  # one or two
    large: bool = False  # listed as a large set


class Decision(NamedTuple):
    name: str
    call: Call
    block: Block | None

    def said(self, what: str) -> str:
        return self.call.said.get(what, "")

    def rule(self, what: str) -> str:
        """A method of the rules, as its name."""
        return self.said(what).rpartition(".")[2]

    def given(self, what: str) -> str:
        """What a method of the rules returns, or a field holds, which is said by its name."""
        said = self.said(what)
        return f"self.{text(said)}" if said.startswith("'") else f"self.{self.rule(what)}()"

    @property
    def base(self) -> str:
        return f"p.{self.block.windows[0].base}" if self.block else "0"

    @property
    def title(self) -> str:
        return text(self.said("name")) or self.name.lower().replace("_", " ")

    @property
    def shown_as(self) -> str:
        return text(self.said("shown_as")) or self.title


def text(said: str) -> str:
    return str(ast.literal_eval(said or "''"))


class Decisions:
    """A game's decisions and tables."""

    def __init__(self, folder: Path) -> None:
        body = ast.parse((folder / FILE).read_text()).body
        self.folder = folder.name
        self.own_position = own_position(folder)
        self.imports = imports_of(body)
        self.constants = constants_of(body)
        classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
        self.tables = {name: blocks_of(classes[name]) for name in ("Actions", "Outcomes")}
        self.all = [
            Decision(name, call, self.block(call.said.get("options", "")))
            for name, call in calls_in(classes["Decisions"])
        ]

    def own_imports(self) -> list[str]:
        """Of what `decisions.py` does not import."""
        return [f"from aedilis.games.{self.folder}.generated import phases as p"]

    def block(self, said: str) -> Block | None:
        table, _, name = said.partition(".")
        return self.tables[table][name] if name else None

    @property
    def wide(self) -> bool:
        """Whether some block has a second window."""
        return any(len(block.windows) > 1 for table in self.tables.values() for block in table.values())

    @property
    def large(self) -> bool:
        """Whether options are listed as large sets, at least some."""
        return any(block.large for table in self.tables.values() for block in table.values())

    def decks(self) -> dict[tuple[str, str], list[Decision]]:
        """Decisions that draw, by what gives the deck and by where its cards stand in the table."""
        decks: dict[tuple[str, str], list[Decision]] = {}
        for decision in self.all:
            if decision.said("draws"):
                decks.setdefault((decision.given("draws"), decision.base), []).append(decision)
        return decks

    def hidden(self) -> list[Decision]:
        """What others see as another decision as long as it is only being prepared."""
        return [decision for decision in self.all if decision.shown_as != decision.title]

    def titled(self, title: str) -> str:
        (name,) = [decision.name for decision in self.all if decision.title == title]
        return name


def calls_in(node: ast.ClassDef) -> Iterator[tuple[str, Call]]:
    for statement in node.body:
        if isinstance(statement, ast.Assign):
            yield ast.unparse(statement.targets[0]), call_of(statement.value, decisions)


def blocks_of(node: ast.ClassDef) -> dict[str, Block]:
    blocks = {}
    for statement in node.body:
        if isinstance(statement, ast.Assign):
            name = ast.unparse(statement.targets[0])
            blocks[name] = Block(list(windows_of(name, statement.value, "BASE")), is_large(statement.value))
    return blocks


def is_large(value: ast.expr) -> bool:
    assert isinstance(value, ast.Call)
    return any(keyword.arg == "large" and ast.literal_eval(keyword.value) for keyword in value.keywords)


def windows_of(name: str, value: ast.expr, end: str) -> Iterator[Window]:
    assert isinstance(value, ast.Call)
    if ast.unparse(value.func).rpartition(".")[2] != "several":
        yield Window(f"{name}_{end}", [sort_of("", value)])
        return
    parts = {keyword.arg: keyword.value for keyword in value.keywords if keyword.arg and keyword.arg != "large"}
    more = parts.pop("more", None)
    yield Window(f"{name}_{end}", [sort_of(part, call) for part, call in parts.items()])
    if more:
        yield from windows_of(name, more, "MORE")


def sort_of(name: str, value: ast.expr) -> Sort:
    call = call_of(value, decisions)
    sizes = {"each": f"len({call.said.get('names')})", "numbered": call.said.get("number", ""), "one": "1"}
    return Sort(name, sizes[call.kind], call.said.get("does", "").rpartition(".")[2])


# -- numbers ---------------------------------------------------------------------------------------------------------


def numbers(game: Decisions) -> str:
    """Of the decisions, and of the options in their tables."""
    lines = ["# What is being decided."]
    lines += [f"{decision.name}: Final = {number}" for number, decision in enumerate(game.all)]
    for name, table in game.tables.items():
        lines += ["", f"# {name}: where the options of a block begin, and each sort within it."]
        lines += table_lines(table, name.upper())
    names = [decision.title for decision in game.all]
    lines += ["", "# By decision.", f"NAMES: Final = {names!r}", *row("BASES", [first_base(d) for d in game.all])]
    if game.hidden():
        lines += row("SHOWN_AS", [game.titled(decision.shown_as) for decision in game.all])
    return "\n".join(lines)


def table_lines(table: dict[str, Block], total: str) -> Iterator[str]:
    begin = "0"
    for block in table.values():
        for window in block.windows:
            yield f"{window.base}: Final = {begin}"
            offset = "0"
            for sort in window.sorts:
                if sort.name:
                    yield f"{sort.name}: Final = {offset}"
                offset = f"{sort.name} + {sort.size}" if sort.name else sort.size
            begin = f"{window.base} + {offset}"
    yield f"{total}: Final = {begin}"


def row(name: str, values: Sequence[str]) -> list[str]:
    return [f"{name}: Final[list[int]] = [{', '.join(values)}]"]


def first_base(decision: Decision) -> str:
    return decision.block.windows[0].base if decision.block else "0"


# -- what calls the rules --------------------------------------------------------------------------------------------


def flow_class(game: Decisions) -> str:
    body = ["__slots__ = ()\n", *flow_methods(game)]
    if not game.own_position:
        body.append(method("copy(self) -> Flow", ["twin = Flow()", "self.copy_into(twin)", "return twin"]))
    return f"class Flow(Rules):\n{indent(chr(10).join(body), '    ')}"


def flow_methods(game: Decisions) -> Iterator[str]:
    played = [(decision.name, done(decision)) for decision in game.all if decision.block]
    listed = [(decision.name, [f"return {list_of(decision, game)}"]) for decision in game.all if decision.said("lists")]
    nothing = "0, 0" if game.wide or game.large else "0"
    sets = "LargeSet" if game.large else "tuple[int, int]" if game.wide else "int"
    yield method("play(self, option: int)", ["phase = self.phase", *tree(played)])
    yield method(
        f"legal(self) -> {sets}",
        ["phase = self.phase", *tree(listed), f"return {nothing}"],
    )
    names = "choices, more" if game.wide else "choices"
    asked = "self.viewer == ALL or self.viewer == self.seat"
    yield method(
        "reopen(self)",
        [
            f"{names} = {nothing}",
            f"if {asked}:",
            f"    {names} = self.legal()",
            f"self.ask(self.phase, {names})",
        ],
    )
    yield from chance_methods(game)


def chance_methods(game: Decisions) -> Iterator[str]:
    decks = game.decks()
    weighed = [decision for decision in game.all if decision.said("weighs")]
    if decks:
        drawing = [decision for several in decks.values() for decision in several]
        drawn = [(one_of(several, "phase"), f"return {deck}") for (deck, _), several in decks.items()]
        kinds = "kinds_in(self.drawn_from(), self.base) if self.viewer == ALL else []"
        yield method("draws(self) -> bool", [f"return {one_of(drawing, 'self.phase')}"])
        yield method("drawn_from(self) -> list[int]", ["phase = self.phase", *cases(drawn), "return []"])
        yield method("options(self) -> list[int]", ["return self.kinds() if self.draws() else Position.options(self)"])
        yield method("count(self) -> int", ["return len(self.kinds()) if self.draws() else Position.count(self)"])
        yield method("kinds(self) -> list[int]", [f"return {kinds}"])
    if weighed:
        rules = [(one_of([one], "self.phase"), f"return self.{one.rule('weighs')}(choice)") for one in weighed]
        yield method("weight(self, choice: int) -> int", [*cases(rules), "return 1"])
    if decks:
        cards = "numbers_in(self.drawn_from(), self.base) if self.viewer == ALL else []"
        yield method(
            "weights(self) -> list[int] | None",
            ["if self.draws():", f"    return {cards}", "return Position.weights(self)"],
        )
    picked = [
        (one_of(several, "phase"), f"deck = {deck}\nreturn {base} + deck[random.below(len(deck))]")
        for (deck, base), several in decks.items()
    ]
    if weighed:
        picked.append((one_of(weighed, "phase"), "return Position.pick_chance(self, random)"))
    phase = ["phase = self.phase"] if picked else []
    both = [("self.more", "return self.pick_of_two(random)")] if game.wide or game.large else []
    yield method(
        "pick_chance(self, random: Rng) -> int",
        [*phase, *cases(picked + both), "return self.base + random.member(self.choices)"],
    )


def cases(several: Sequence[tuple[str, str]]) -> list[str]:
    """A test each, and what is returned then."""
    return [line for test, then in several for line in (f"if {test}:", *shifted(then.split("\n")))]


def one_of(several: Sequence[Decision], phase: str) -> str:
    return " or ".join(f"{phase} == p.{decision.name}" for decision in several)


def list_of(decision: Decision, game: Decisions) -> str:
    assert decision.block
    single = len(decision.block.windows) == 1 and not decision.block.large
    pair = ", 0" if single and (game.wide or game.large) else ""
    return f"{decision.given('lists')}{pair}"


def done(decision: Decision) -> list[str]:
    """What comes of an option of this decision."""
    assert decision.block
    if decision.said("does"):
        return [f"self.{decision.rule('does')}(option - {decision.base})"]
    for sort in (sort for window in decision.block.windows for sort in window.sorts):
        if not sort.does:
            raise SystemExit(f"{FILE}: {decision.name} declares no rule that does {sort.name or 'its options'} (does=)")
    first, *more = decision.block.windows
    lines = in_window(first)
    if not more:
        return lines
    return [f"if option >= p.{more[0].base}:", *shifted(in_window(more[0])), "else:", *shifted(lines)]


def in_window(window: Window) -> list[str]:
    choice = f"option - p.{window.base}"
    if len(window.sorts) == 1:
        return [called(window.sorts[0], choice)]
    return [f"choice = {choice}", *sorted_out(window.sorts, 0)]


def sorted_out(sorts: Sequence[Sort], first: int) -> list[str]:
    """Which sort it is, found by halves, too; `first` says how many sorts come before these in the window."""
    if len(sorts) > FEW:
        half = len(sorts) // 2
        low, high = sorted_out(sorts[:half], first), sorted_out(sorts[half:], first + half)
        return [f"if choice < p.{sorts[half].name}:", *shifted(low), "else:", *shifted(high)]
    lines = []
    for n, sort in enumerate(sorts):
        last = n + 1 == len(sorts)
        test = "else" if last else f"{'elif' if n else 'if'} choice < p.{sorts[n + 1].name}"
        lines += [f"{test}:", f"    {called(sort, f'choice - p.{sort.name}' if first + n else 'choice')}"]
    return lines


def called(sort: Sort, number: str) -> str:
    return f"self.{sort.does}({'' if sort.single else number})"


def tree(cases: Sequence[tuple[str, list[str]]]) -> list[str]:
    """Which decision it is, found by halves."""
    if len(cases) <= FEW:
        return chain(cases)
    half = len(cases) // 2
    return [
        f"if phase < p.{cases[half][0]}:",
        *shifted(tree(cases[:half])),
        "else:",
        *shifted(tree(cases[half:])),
    ]


def chain(cases: Sequence[tuple[str, list[str]]]) -> list[str]:
    lines = []
    for n, (name, what) in enumerate(cases):
        lines += [f"{'elif' if n else 'if'} phase == p.{name}:", *shifted(what)]
    return lines


def shifted(lines: Sequence[str]) -> list[str]:
    return ["    " + line for line in lines]


def method(heading: str, lines: Sequence[str]) -> str:
    body = "\n".join(lines)
    return f"def {heading}{'' if '->' in heading else ' -> None'}:\n{indent(body, '    ')}\n"
