"""Every kind of decision of a game, declared once: who decides what, what is asked, which rules list it and do it.

A game declares in `decisions.py`, in this order,

- `Actions` and `Outcomes`: all that players and chance can ever do, as blocks of the two tables of a game. Records hold
  the notation, and policies that have learned know the order, so both stay;
- `Decisions`: what is decided, each with its block of options. Texts hold its name, observations its number.

From them come the tables of the game, its prompts and the sections of its rulebook, and by `make generate`

- `generated/phases.py`: a number for each decision, where its options begin, and where each sort of option begins in
  its block;
- `generated/flow.py`: it calls the rule that lists the options of a decision, and the one that does what was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, ClassVar, NamedTuple

Rule = Callable[..., Any]  # a method of the game's rules, which the generated module calls by its name


class Action(NamedTuple):
    """An entry of an action table: its stable name in records, what is done, and the piece it touches."""

    notation: str
    verb: str
    piece: str = ""
    prepares: bool = False  # only composes what a later option commits; dropping it costs nothing
    rule: str = ""  # the section of the rulebook that says when it is possible, where the game names one
    says: str = ""  # what it is called, where that is one sentence; else the game's words say it
    name: str = ""
    n: int = 1


# -- options ---------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Options:
    """Options of one sort. In notation and piece, {name} is the name of one, {n} its number from 1 and {i} from 0.

    `does` gets the number of the one that was chosen, or nothing if there is only one. `rule` is the section of the
    rulebook that says when such an option is possible. `says` is what it is called; {name} and {n} fill that sentence,
    and what fills the question.
    """

    names: Sequence[str]
    verb: str
    notation: str
    piece: str | Callable[[int], str]
    prepares: bool | Callable[[int], bool]  # only composes what a later option commits
    does: Rule | None
    rule: str | Callable[[int], str] = ""  # the section of the rulebook that says when they are possible
    says: str = ""
    large: bool = False  # more than a mask can tell apart: they are listed as a large set

    def actions(self) -> Iterator[Action]:
        for i, name in enumerate(self.names):
            words = {"name": name, "n": i + 1, "i": i}
            piece = self.piece if isinstance(self.piece, str) else self.piece(i)
            prepares = self.prepares if isinstance(self.prepares, bool) else self.prepares(i)
            rule = self.rule if isinstance(self.rule, str) else self.rule(i)
            notation, piece = self.notation.format(**words), piece.format(**words)
            yield Action(notation, self.verb, piece, prepares, rule, self.says, name, i + 1)


@dataclass(eq=False)
class Block:
    """Options that stand together in a table and belong to the same decisions.

    Masks are fast up to 62 members, so a block of more has a second window on the table, `more`, or is `large`: then
    its options are listed as a `LargeSet`, whose two parts are windows that lie side by side.
    """

    options: Sequence[Options]
    more: Block | None = None
    large: bool = False

    def actions(self) -> Iterator[Action]:
        for options in self.options:
            yield from options.actions()
        if self.more:
            yield from self.more.actions()


def each(
    names: Sequence[str],
    verb: str,
    notation: str = "",
    piece: str | Callable[[int], str] = "",
    *,
    prepares: bool | Callable[[int], bool] = False,
    does: Rule | None = None,
    rule: str | Callable[[int], str] = "",
    large: bool = False,
    says: str = "",
) -> Options:
    """One option for each of these."""
    return Options(names, verb, notation or f"{verb} {{name}}", piece, prepares, does, rule, says, large)


def numbered(
    number: int,
    verb: str,
    notation: str = "",
    piece: str | Callable[[int], str] = "",
    *,
    prepares: bool = False,
    does: Rule | None = None,
    rule: str = "",
    says: str = "",
) -> Options:
    """So many options."""
    return Options([""] * number, verb, notation or f"{verb} {{n}}", piece, prepares, does, rule, says=says)


def one(
    verb: str,
    piece: str = "",
    notation: str = "",
    *,
    prepares: bool = False,
    does: Rule | None = None,
    rule: str = "",
    says: str = "",
) -> Options:
    return Options([""], verb, notation or verb, piece, prepares, does, rule, says)


def several(*, more: Block | None = None, large: bool = False, **options: Options) -> Block:
    """Different sorts of options, by their names in the rules."""
    return Block(list(options.values()), more, large)


class Table:
    """A table of all that can be done, block by block."""

    all: ClassVar[list[Action]] = []

    def __init_subclass__(cls) -> None:
        blocks = [block for block in vars(cls).values() if isinstance(block, Block | Options)]
        cls.all = [action for block in blocks for action in block.actions()]


# -- decisions -------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Decision:
    """What a player decides. Its name in texts is that of the attribute, if it has no other.

    `lists` returns the set of options, as numbers in the block; where the block has a second window, a pair of sets,
    and a large set where it is large. Where a field holds the set, `lists` is its name.
    `does` does any of them, unless each sort of option says it itself. `asks` and `waits` are the sentences for whoever
    decides and for everybody else; the game's words fill them. While something is only being prepared, the others go on
    seeing the decision called `shown_as`.
    """

    options: Options | Block | None = None
    _: KW_ONLY
    lists: Rule | str | None = None
    does: Rule | None = None
    name: str = ""
    rule: str = ""  # the section of the rulebook
    asks: str = ""
    waits: str = ""
    shown_as: str = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = self.name or name.lower().replace("_", " ")


@dataclass(eq=False)
class Chance(Decision):
    """What chance decides: each of the listed outcomes with the weight that `weighs` returns for it, or each as likely.

    Where several cards of a deck are alike, `draws` returns the deck, or is the name of the field that holds it, and
    nothing needs to be listed.
    """

    weighs: Rule | None = None
    draws: Rule | str | None = None


class DecisionTable:
    """All decisions of a game. The number of each is its place here."""

    all: ClassVar[list[Decision]] = []

    def __init_subclass__(cls) -> None:
        cls.all = [decision for decision in vars(cls).values() if isinstance(decision, Decision)]
