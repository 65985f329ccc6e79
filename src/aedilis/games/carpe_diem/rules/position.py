"""A position of Carpe Diem: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aedilis.engine.position import CHANCE
from aedilis.engine.rng import Rng
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.generated.flow import Flow
from aedilis.games.carpe_diem.rules.scoring import points_of
from aedilis.games.carpe_diem.rules.secrets import blank, fill

# Sources of chance: the two stocks of tiles by number, and these.
STACK_OF_FOUNTAINS: Final = 2
SET_UP: Final = 3


def new(seats: int, variants: Mapping[str, str]) -> CarpeDiem:
    position = CarpeDiem()
    position.lay_out(seats)
    position.choose_variants(variants)
    position.derive()
    position.phase = p.FIRST_PLAYER
    position.reopen()
    return position


class CarpeDiem(Flow):
    __slots__ = ()

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
        blank(self, viewer)

    def fill(self, random: Rng) -> None:
        fill(self, random)

    def copy(self) -> CarpeDiem:
        twin = CarpeDiem()
        self.copy_into(twin)
        return twin

    # -- the score --------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [points_of(self, seat) for seat in range(self.seats)]

    def merit(self, seat: int) -> list[int]:
        """Ties go to whoever is farther back on the banderole track."""
        return [points_of(self, seat), self.order.index(seat)]
