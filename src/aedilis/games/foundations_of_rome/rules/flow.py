"""How one decision of Foundations of Rome follows the other: asking a player, asking chance, going on."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, lowest
from aedilis.engine.position import CHANCE
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules import phases as p
from aedilis.games.foundations_of_rome.rules.state import State

# The second window: of a turn, or the lots of the lower half of the board.
MORE_BASES: Final[list[int]] = [
    p.MORE_BASE
    if phase in (p.ACT, p.LAY)
    else p.BASES[phase] + g.HALF
    if phase in (p.DEAL, p.REVEAL, p.UNSEEN, p.DRAFT, p.SITE, p.STEAL, p.TAKE, p.SCORE, p.FROM, p.TO, p.OFFER_LOT)
    else 0
    for phase in range(p.END + 1)
]


class Flow(State):
    __slots__ = ()

    def ask(self, phase: int, choices: int, more: int) -> None:
        self.phase = phase
        self.base = p.BASES[phase]
        self.choices = choices
        self.more_base = MORE_BASES[phase]
        self.more = more

    def draw(self, phase: int, cards: int) -> None:
        self.seat = CHANCE
        self.ask(phase, cards, 0)

    # -- picks made together ---------------------------------------------------------------------------

    def ask_together(self, phase: int, seats: int) -> None:
        """All these choose at once; the lowest of those who still have to is asked first."""
        self.together = seats
        self.seat = lowest(seats)
        self.ask(phase, self.to_pick_lo(phase, self.seat), self.to_pick_hi(phase, self.seat))

    def to_pick_lo(self, phase: int, seat: int) -> int:
        """What a seat may choose together with others, in the first window."""
        raise NotImplementedError

    def to_pick_hi(self, phase: int, seat: int) -> int:
        return self.players[seat].hand_hi if phase == p.DRAFT else 0

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
