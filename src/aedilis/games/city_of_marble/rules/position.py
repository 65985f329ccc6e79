"""A position of City of Marble: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aedilis.engine.position import CHANCE
from aedilis.engine.rng import Rng
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.generated.flow import Flow
from aedilis.games.city_of_marble.rules.scoring import all_points
from aedilis.games.city_of_marble.rules.secrets import blank, fill

# Sources of chance.
SET_UP: Final = 0
BRIDGE_TILES: Final = 1


def new(seats: int, variants: Mapping[str, str]) -> CityOfMarble:
    position = CityOfMarble()
    position.lay_out(seats)
    position.choose_variants(variants)
    position.derive()
    position.phase = p.FIRST_PLAYER
    position.reopen()
    return position


class CityOfMarble(Flow):
    __slots__ = ()

    # -- chance -------------------------------------------------------------------------------------------

    def source(self) -> int:
        return BRIDGE_TILES if self.phase == p.BRIDGE else SET_UP

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        """Hills and the first player come out before anybody decides."""
        if source != BRIDGE_TILES:
            return False
        return all(outcomes.count(outcome) <= self.bag[outcome - p.BRIDGE_BASE] for outcome in outcomes)

    # -- what is known ------------------------------------------------------------------------------------

    def lets_out(self, option: int) -> bool:
        """What chance draws, and all bridges when the game ends."""
        return self.seat == CHANCE or (self.last_turns == 1 and self.is_last(option))

    def blank(self, viewer: int) -> None:
        blank(self, viewer)

    def fill(self, random: Rng) -> None:
        fill(self, random)

    def copy(self) -> CityOfMarble:
        twin = CityOfMarble()
        self.copy_into(twin)
        return twin

    # -- the score ----------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return all_points(self)

    def merit(self, seat: int) -> list[int]:
        """Ties go to whoever commissioned more buildings, then to whoever has more imperium tiles."""
        player = self.players[seat]
        return [all_points(self)[seat], sum(player.buildings), sum(player.imperium)]
