"""What lies on the table in City of Rome, and what is noted of it. `fields.py` declares it."""

from __future__ import annotations

from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.generated.table import Table, twin_of
from aedilis.games.city_of_rome.rules.memory import event
from aedilis.games.city_of_rome.rules.player import START


class State(Table):
    __slots__ = ()

    def note(self, what: int, seat: int, kind: int) -> None:
        """Something happens to a card that not everybody sees or has seen."""
        self.trail = (*self.trail, event(what, seat, kind))

    def first_player(self) -> int:
        """Of this round; before the first one, whoever will begin."""
        return (self.starter + self.round - 1) % self.seats if self.round else self.starter

    def strip_in_use(self) -> int:
        """The arrangement that builders stand on, or EMPTY: until round 6 chance first has to turn it up."""
        number = self.round % c.STRIPS
        return self.strips[number] if self.round and number < len(self.strips) else c.EMPTY

    def cards_left(self, deck: int) -> int:
        """How many cards lie in a deck. In a view `decks` also hold what its viewer cannot place: that is elsewhere."""
        back = c.UNKNOWN + deck
        elsewhere = self.drawn.count(back) + sum([player.secrets.count(back) for player in self.players])
        known_below = [card for card in self.under if card < c.UNKNOWN and c.DECK_OF[card] == deck]
        return len(self.decks[deck]) - elsewhere + len(known_below)

    def prepare(self) -> None:
        """What follows from the start buildings was worked out before."""
        self.players = [twin_of(START) for _ in self.players]

    def derive(self) -> None:
        for player in self.players:
            player.derive()
