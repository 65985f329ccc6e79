"""The rules of Omens, in the order of the rulebook."""

from __future__ import annotations

from aedilis.engine.bits import BIT, count, members
from aedilis.engine.position import CHANCE, OVER
from aedilis.games.omens.generated import phases as p
from aedilis.games.omens.generated.person import MOST_KEPT
from aedilis.games.omens.generated.table import Table


class Rules(Table):
    __slots__ = ()

    def omens_in_bag(self) -> int:
        return self.bag

    def look_at(self, omen: int) -> None:
        self.bag &= ~BIT[omen]
        self.players[self.turn].drawn = BIT[omen]
        self.seat = self.turn
        self.ask(p.CHOOSE, self.ways())

    def ways(self) -> int:
        if count(self.players[self.turn].kept) == MOST_KEPT:
            return BIT[p.GIVE]
        return BIT[p.KEEP] | BIT[p.GIVE]

    def keep(self) -> None:
        player = self.players[self.turn]
        player.kept |= player.drawn
        self.end_turn()

    def give(self) -> None:
        self.players[1 - self.turn].given |= self.players[self.turn].drawn
        self.end_turn()

    def end_turn(self) -> None:
        self.players[self.turn].drawn = 0
        self.turn = 1 - self.turn
        self.seat = CHANCE if self.bag else OVER
        self.ask(p.DRAW if self.bag else p.END, self.bag)

    def scores(self) -> list[int]:
        return [worth(player.kept | player.given) for player in self.players]

    def lets_out(self, option: int) -> bool:
        """Only what is kept stays secret, up to the end."""
        return self.seat == CHANCE or option == p.CHOOSE_BASE + p.GIVE or self.is_last(option)


def worth(omens: int) -> int:
    return sum([omen + 1 for omen in members(omens)])
