"""What can be told from the declarations alone about a position that comes from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from aedilis.engine.bits import count, members
from aedilis.engine.decisions import Chance, Decision
from aedilis.engine.fields.declaration import TableFields
from aedilis.engine.fields.field import Field
from aedilis.engine.fields.several import People
from aedilis.engine.fields.single import Backs
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.engine.text import refuse


def check_cards(table: type[TableFields], position: Any) -> None:
    """Refuses cards that are missing or there twice, and more backs than there are cards they can be of."""
    found: list[int] = []
    backs: Counter[str] = Counter()
    for holder, fields in holders(table, position):
        for field in fields:
            if isinstance(field, Backs):
                backs[field.among] += getattr(holder, field.name)
            elif table.once and getattr(field, "names", None) is table.once:
                found += members(getattr(holder, field.name))
    if sorted(found) != list(range(len(table.once))):
        refuse()
    if any(number > count(getattr(position, among)) for among, number in backs.items()):
        refuse()


def holders(table: type[TableFields], position: Any) -> Iterator[tuple[Any, Sequence[Field]]]:
    """The table and the players, each with its fields."""
    yield position, table.all
    for field in table.all:
        if isinstance(field, People):
            yield from ((player, field.declared().all) for player in getattr(position, field.name))


def check_decider(position: Position, decision: Decision) -> None:
    """Chance decides what is declared so, nobody what has no options, and players all else."""
    decider = CHANCE if isinstance(decision, Chance) else OVER if decision.options is None else max(0, position.seat)
    if position.seat != decider:
        refuse()
