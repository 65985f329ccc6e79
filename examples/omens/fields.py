"""All that lies on the table in Omens, each thing declared once. After a change: `make generate`."""

from __future__ import annotations

from typing import ClassVar, Final

from aedilis.engine import fields as f
from aedilis.engine.fields import seen as s
from aedilis.games.omens.generated import phases as p

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 2
MOST_KEPT: Final = 3


class Person(f.Fields):
    decides = f.Decides()
    drawn = f.CardSet("the omen being looked at", p.OMENS, seen=s.marks())
    drawn_unseen = f.Backs("the same, for others", 1, of="drawn", among="bag")
    kept = f.CardSet("face down", p.OMENS, seen=s.marks())
    kept_unseen = f.Backs("the same, for others", MOST_KEPT, of="kept", among="bag", seen=s.up_to(MOST_KEPT))
    given = f.CardSet("by the other player, face up", p.OMENS, seen=s.marks())


class Table(f.TableFields):
    once: ClassVar = p.OMENS  # each lies in one place

    phase = f.Choice("what is being decided", p.NAMES, key="decision")
    turn = f.Number("whose turn it is", 1)
    bag = f.CardSet("all that the viewer cannot place", p.OMENS, start=(1 << len(p.OMENS)) - 1, seen=s.marks())
    players = f.People("by seat", fields=Person, key="player")
