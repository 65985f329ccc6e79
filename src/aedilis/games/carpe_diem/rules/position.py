"""A position of Carpe Diem: one decision after the other, chance, and what each seat may know.

Secret are the order of all stocks and the fountain cards: those in hand until the end, those just drawn, and those
laid under the stack, of which only whoever laid them knows what they are. They never come out again, as there are more
cards than all fountains draw. So a viewer knows all it has seen from its own hand and from what it laid back, and any
way to deal the rest to all other backs is equally likely.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL, CHANCE, OVER
from aedilis.engine.rng import Rng
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.generated.flow import Flow

# Sources of chance: the two stocks of tiles by number, and these.
STACK_OF_FOUNTAINS: Final = 2
SET_UP: Final = 3


class CarpeDiem(Flow):
    __slots__ = ()

    # Python calls what a class has itself faster than what it inherits.

    def play(self, option: int) -> None:
        Flow.play(self, option)

    def pick(self, random: Rng) -> int:
        return Flow.pick(self, random)

    # -- chance -------------------------------------------------------------------------------------------------

    def source(self) -> int:
        if self.phase == p.TILE:
            return c.STOCK_OF_STAGE[self.stage]
        return STACK_OF_FOUNTAINS if self.phase == p.FOUNTAIN_CARD else SET_UP

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        if source > STACK_OF_FOUNTAINS:
            return False  # frames, cards and the seal row are laid out before anybody decides
        stock, base = self.fountains, p.FOUNTAIN_CARD_BASE
        if source <= c.DARK:
            stock, base = self.stock[source], p.TILE_BASE
        return all(outcomes.count(outcome) <= stock.count(outcome - base) for outcome in outcomes)

    # -- what is known --------------------------------------------------------------------------------------------

    def lets_out(self, option: int) -> bool:
        """What chance draws, and all fountain cards when the game ends."""
        if self.seat == CHANCE:
            return True
        return self.stage == c.STAGES and len(self.scorers) == 1 and self.is_last(option)

    def blank(self, viewer: int) -> None:
        """Turns a copy of the true position into what the viewer may know of it; at the end all hands are shown."""
        if self.viewer != ALL:
            raise ValueError("only the true position can be seen by another seat")
        self.viewer = viewer
        for seat in range(self.seats):
            player = self.players[seat]
            if seat != viewer and self.seat != OVER and player.cards:
                player.cards = self.face_down(player.cards)
        if self.turn != viewer and self.drawn:
            self.drawn = self.face_down(self.drawn)
        if self.returned:
            self.returned = tuple([self.returned_as_seen(card) for card in self.returned])
        self.fountains.sort()
        turns_first_tile = self.phase == p.TURN and self.players[self.seat].occupied == 0
        if self.seat != viewer and not turns_first_tile:  # it goes on the shovel, as everybody knows
            self.drop_prepared()

    def face_down(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Backs; which cards they are could be any that the viewer cannot place."""
        self.fountains += cards
        return (c.UNKNOWN,) * len(cards)

    def returned_as_seen(self, card: int) -> int:
        seat = card // (c.KINDS + 1)
        if seat == self.viewer:
            return card
        self.fountains.append(card % (c.KINDS + 1))
        return seat * (c.KINDS + 1) + c.UNKNOWN

    def fill(self, random: Rng) -> None:
        """Turns a copy of a view into a true position: every way to deal the unseen cards is equally likely."""
        for player in self.players:
            if c.UNKNOWN in player.cards:
                player.cards = self.turned_up(player.cards, random)
        if c.UNKNOWN in self.drawn:
            self.drawn = self.turned_up(self.drawn, random)
        self.returned = tuple(
            [
                card - c.UNKNOWN + self.dealt(random) if card % (c.KINDS + 1) == c.UNKNOWN else card
                for card in self.returned
            ]
        )
        self.viewer = ALL

    def turned_up(self, cards: tuple[int, ...], random: Rng) -> tuple[int, ...]:
        return tuple(sorted([self.dealt(random) for _ in cards]))

    def dealt(self, random: Rng) -> int:
        return self.fountains.pop(random.below(len(self.fountains)))

    # -- copies -------------------------------------------------------------------------------------------------

    def copy(self) -> CarpeDiem:
        twin = CarpeDiem()
        self.copy_into(twin)
        return twin

    # -- the score --------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.points_of(seat) for seat in range(self.seats)]

    def merit(self, seat: int) -> list[int]:
        """Ties go to whoever is farther back on the banderole track."""
        return [self.points_of(seat), self.order.index(seat)]
