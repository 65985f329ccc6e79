"""A game that is a folder with the usual rooms: what makes it a `Game` is found there by name, nothing is listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from aedilis.engine.components import digest
from aedilis.engine.decisions import Decision
from aedilis.engine.facts import Fact, Line
from aedilis.engine.fields import TableFields
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
        begin=partial(begin, position),
        longest=decisions.longest,
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
        variants=getattr(components, "VARIANTS", {}),  # a game may have none
        about=about,
        minutes=minutes,
        unit=unit,
    )


# These are no functions within another, so that a game can be pickled, for other processes.


def begin(position: type[Position], seats: int, variants: Mapping[str, str]) -> Position:
    start = position()
    start.begin(seats, variants)
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
