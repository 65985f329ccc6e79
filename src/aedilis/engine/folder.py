"""A game that is a folder with the usual rooms: what makes it a `Game` is found there by name, nothing is listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from aedilis.engine.components import digest
from aedilis.engine.decisions import Decision
from aedilis.engine.facts import Fact, Line
from aedilis.engine.fields import TableFields, Variant
from aedilis.engine.fields.checks import check_cards, check_decider
from aedilis.engine.game import Game, Speech
from aedilis.engine.position import Position
from aedilis.engine.rooms import DECISIONS, FIELDS, components_of
from aedilis.engine.words import Words


def game_in(
    package: str,
    *,
    name: str,
    about: str,
    minutes: int,
    version: int,
    position: type[Position],
    speech: Callable[[Words], Speech],
    unit: int = 1,
    facts: Callable[[Any, int, Any], list[Fact]] | None = None,
    sheet: Callable[[Any, int], list[Line]] | None = None,
    check: Callable[[Any], None] | None = None,
) -> Game:
    """The game of that package; its slug is the name of the folder. What is given here is explained at `Game`.

    A small game has no rooms for its story, sheet and checks, and gives instead what they would have.
    """
    fields, decisions = (import_module(f"{package}.{room}") for room in (FIELDS, DECISIONS))
    components = components_of(package)
    seats = range(components.FEWEST_SEATS, components.MOST_SEATS + 1)
    tables = [[action.notation for action in table.all] for table in (decisions.Actions, decisions.Outcomes)]
    return Game(
        slug=package.rpartition(".")[2].replace("_", "-"),
        name=name,
        seats=seats,
        version=version,
        digest=getattr(components, "DIGEST", digest(tables, ())),
        position=position,
        begin=partial(begin, position, fields.Table),
        longest=partial(longest, decisions.most),
        actions=decisions.Actions.all,
        outcomes=decisions.Outcomes.all,
        decisions=decisions.Decisions.all,
        facts=facts or import_module(f"{package}.words.story").facts,
        sheet=sheet or import_module(f"{package}.words.sheet").sheet,
        describe=fields.Table.describe,
        parse=partial(
            parse,
            position,
            fields.Table,
            seats,
            check or import_module(f"{package}.formats.checks").check,
            decisions.Decisions.all,
        ),
        speech=speech,
        package=package,
        variants={variant.key: variant.values() for variant in fields.Table.variants},
        variants_in_words=dict(pair for variant in fields.Table.variants for pair in in_words(variant)),
        about=about,
        minutes=minutes,
        unit=unit,
    )


def in_words(variant: Variant) -> Iterator[tuple[tuple[str, str], str]]:
    """What a variant declares that it and its values are called."""
    if variant.title:
        yield (variant.key, ""), variant.title
    for value, says in zip(variant.names, variant.says):  # a designer's components may have more values
        yield (variant.key, value), says


# These are no functions within another, so that a game can be pickled, for other processes.


def longest(most: Callable[[int], Mapping[str, int]], seats: int) -> int:
    return sum(most(seats).values())


def begin(position: type[Position], table: type[TableFields], seats: int, variants: Mapping[str, str]) -> Position:
    start = position()
    start.begin(seats, table.chosen(variants) if variants else {})
    return start


def parse(
    position: type[Position],
    table: type[TableFields],
    seats: Sequence[int],
    check: Callable[[Any], None],
    decisions: Sequence[Decision],
    data: dict[str, Any],
) -> Position:
    def check_all(read: Any) -> None:
        check_cards(table, read)
        check(read)

    read = position()
    table.parse(read, data, seats, check_all)
    check_decider(read, decisions[read.phase])
    return read
