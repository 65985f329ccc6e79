"""What a seat sees of City of Rome, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, lowest
from aedilis.engine.observation import BytesWriter, choose, decides, mark, one_more, put, room
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.fields import Person, Table
from aedilis.games.city_of_rome.generated.observation import CARDS, MOST_ROUNDS, MOST_SCORE, Numbers
from aedilis.games.city_of_rome.rules.position import CityOfRome
from aedilis.games.city_of_rome.rules.scoring import points_of


class View(Numbers):
    __slots__ = ()

    def show_strips(self, view: CityOfRome, into: BytesWriter) -> None:
        """The strip in use, the next, and all that were seen: later they come again in the same order."""
        put(into, c.ROUNDS[view.seats] - view.round, MOST_ROUNDS)
        for n in range(2):
            number = (view.round + n) % c.STRIPS
            choose(into, len(c.ARRANGEMENTS), view.strips[number] if number < len(view.strips) else c.EMPTY)
        seen = 0
        for arrangement in view.strips:
            seen |= BIT[arrangement]
        mark(into, len(c.ARRANGEMENTS), seen)

    def show_unseen(self, view: CityOfRome, into: BytesWriter) -> None:
        at = room(into, c.KINDS)
        for deck in view.decks:
            for kind in deck:
                one_more(into, at + kind)

    def show_turn(self, view: CityOfRome, seat: int, into: BytesWriter) -> None:
        put(into, decides(view, seat))
        put(into, 1 if view.first_player() == seat else 0)
        for space in range(c.SPACES):
            put(into, 1 if view.builders[space] == seat else 0)
        put(into, points_of(view.players[seat]), MOST_SCORE)

    def show_hand(self, view: CityOfRome, seat: int, into: BytesWriter) -> None:
        player = view.players[seat]
        at = mark(into, CARDS, player.hand)
        for card in player.doubles:
            one_more(into, at + card)

    def show_city(self, view: CityOfRome, seat: int, into: BytesWriter) -> None:
        """The buildings by kind, then plane by plane what stands where, then the baths."""
        player = view.players[seat]
        at = room(into, CARDS)
        occupied = player.occupied
        while occupied:
            one_more(into, at + player.cells[lowest(occupied)])
            occupied &= occupied - 1
        mark(into, c.CELLS, player.houses_2)
        mark(into, c.CELLS, player.houses_3)
        mark(into, c.CELLS, player.houses_4)
        mark(into, c.CELLS, player.green)
        mark(into, c.CELLS, player.red)
        mark(into, c.CELLS, player.yellow)
        mark(into, c.CELLS, player.blue)
        mark(into, c.CELLS, player.aqueducts)
        mark(into, c.CELLS, player.granaries)
        mark(into, c.CELLS, player.bricks)
        mark(into, c.CELLS, player.occupied)
        mark(into, c.CELLS, player.frontier & player.frame & ~player.occupied)
        at = room(into, c.CELLS)
        for bath in player.baths:
            into[at + bath // c.MARKED] = bath % c.MARKED


OBSERVATION: Final = View(Table.parts(), Person.parts())
