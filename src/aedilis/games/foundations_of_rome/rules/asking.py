"""How one decision of Foundations of Rome follows the other: asking chance, asking all together, going on."""

from __future__ import annotations

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, lowest
from aedilis.engine.position import CHANCE
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules.state import State


class Asking(State):
    __slots__ = ()

    def draw(self, phase: int, cards: int) -> None:
        self.seat = CHANCE
        self.ask(phase, sets.small(cards))

    # -- picks made together ---------------------------------------------------------------------------

    def ask_together(self, phase: int, seats: int) -> None:
        """All these choose at once; the lowest of those who still have to is asked first."""
        self.together = seats
        self.seat = lowest(seats)
        self.ask(phase, self.to_pick(phase, self.seat))

    def to_pick(self, phase: int, seat: int) -> sets.LargeSet:
        """What a seat may choose together with others."""
        return self.players[seat].hand if phase == p.DRAFT else sets.small(self.cards_to_pick(phase, seat))

    def cards_to_pick(self, phase: int, seat: int) -> int:
        raise NotImplementedError

    def own_hand(self) -> sets.LargeSet:
        return self.players[self.seat].hand

    def own_cards(self) -> int:
        return self.cards_to_pick(self.phase, self.seat)

    def pick_together(self, choice: int) -> bool:
        """Notes what is chosen; True once all have chosen."""
        self.players[self.seat].pick = choice
        self.together &= ~BIT[self.seat]
        if self.together:
            self.ask_together(self.phase, self.together)
            return False
        return True

    def picks(self) -> list[int]:
        """What all have chosen, which is open from now on."""
        picks = [player.pick for player in self.players]
        for player in self.players:
            player.pick = c.EMPTY
        return picks

    # -- what follows ----------------------------------------------------------------------------------

    def ask_turn(self) -> None:
        """What else can be done in this turn."""
        raise NotImplementedError

    def next_turn(self) -> None:
        raise NotImplementedError

    def end_turn(self) -> None:
        raise NotImplementedError
