"""A good player's advice for City of Rome: what to do in a hurry, and what a position promises."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT
from aedilis.engine.heuristics import Heuristics
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.games.city_of_rome.phases import ACT, DONE, PRODUCE
from aedilis.games.city_of_rome.position import CityOfRome


class Advice(Heuristics):
    __slots__ = ()

    def pick(self, position: Position, random: Rng) -> int:
        """Build if you can, then produce; nothing that was free should lapse."""
        assert isinstance(position, CityOfRome)
        if position.phase == ACT:
            cards = position.choices & (BIT[PRODUCE] - 1)
            if cards:
                return position.base + random.member(cards)
            if position.choices & BIT[PRODUCE]:
                return position.base + PRODUCE
            return position.base + DONE
        return position.pick(random)

    def look_ahead(self) -> int:
        return 60


HEURISTICS: Final = Advice()
