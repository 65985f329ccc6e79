"""What a seat sees of The Builders: Antiquity, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import count, lowest
from aedilis.engine.observation import BytesWriter, choose, decides, mark, one_more, put, room
from aedilis.engine.position import OVER
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.fields import Person, Table
from aedilis.games.builders_antiquity.generated.observation import LEAST_SCORE, MOST_CREW, MOST_SCORE, Numbers
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity
from aedilis.games.builders_antiquity.rules.scoring import score10


class View(Numbers):
    __slots__ = ()

    def show_sent(self, view: BuildersAntiquity, into: BytesWriter) -> None:
        at = room(into, c.BUILDINGS)
        for sites in view.sent:
            while sites:
                one_more(into, at + lowest(sites))
                sites &= sites - 1

    def show_slaves(self, view: BuildersAntiquity, into: BytesWriter) -> None:
        mark(into, c.SLAVES, view.slaves >> c.FIRST_SLAVE)

    def show_turn(self, view: BuildersAntiquity, seat: int, into: BytesWriter) -> None:
        put(into, decides(view, seat))
        put(into, 1 if view.turn == seat and view.seat != OVER else 0)
        put(into, 1 if view.starter == seat else 0)
        put(into, score10(view, seat) // c.TENTHS - LEAST_SCORE, MOST_SCORE - LEAST_SCORE)

    def show_work(self, view: BuildersAntiquity, seat: int, into: BytesWriter) -> None:
        mark(into, c.HANDS, view.players[seat].at_work())

    def show_students(self, view: BuildersAntiquity, seat: int, into: BytesWriter) -> None:
        for student in view.players[seat].students:
            choose(into, c.HANDS, student)

    def show_carriers(self, view: BuildersAntiquity, seat: int, into: BytesWriter) -> None:
        for carrier in view.players[seat].carriers:
            put(into, 0 if carrier == c.EMPTY else 1)

    def show_sites(self, view: BuildersAntiquity, seat: int, into: BytesWriter) -> None:
        """How many are at work at each site, and what it still lacks."""
        player = view.players[seat]
        crews = room(into, c.BUILDINGS)
        at = room(into, c.BUILDINGS * c.RESOURCES)
        sites = player.sites
        while sites:
            building = lowest(sites)
            sites &= sites - 1
            into[crews + building] = min(count(player.crew[building]), MOST_CREW)
            missing = player.missing_at(building)
            for resource in range(c.RESOURCES):
                into[at + building * c.RESOURCES + resource] = missing & c.LANE_MASK
                missing >>= c.LANE


OBSERVATION: Final = View(Table.parts(), Person.parts(), 2)  # since then idle rounds are counted up to four
