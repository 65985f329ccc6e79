"""A good player's advice for Carpe Diem: what promises points, and what to do in a hurry.

Finish what is begun before you begin more, keep ends where a tile still fits, and build what the cards ask for.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine.heuristics import Tuned
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.games.carpe_diem.advice.evaluation import SIGNS, signs_of
from aedilis.games.carpe_diem.advice.fast_player import hurried_option
from aedilis.games.carpe_diem.advice.option_features import MARKS, marks_of
from aedilis.games.carpe_diem.rules.position import CarpeDiem


class Advice(Tuned[CarpeDiem]):
    __slots__ = ()

    def points(self, position: Position, seat: int) -> float:
        assert isinstance(position, CarpeDiem)
        return float(position.points_of(seat))

    def pick(self, position: Position, random: Rng) -> int:
        assert isinstance(position, CarpeDiem)
        return hurried_option(position, random)


HEURISTICS: Final = Advice("aedilis.games.carpe_diem", SIGNS, signs_of, MARKS, marks_of)
