"""A good player's advice for The Builders: Antiquity: what promises points, and what to do in a hurry.

Begin no site that your workers cannot finish, send nobody to one that they cannot finish together, waste little, and
mind the wages.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine.heuristics import Tuned
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.games.builders_antiquity.advice.evaluation import SIGNS, signs_of
from aedilis.games.builders_antiquity.advice.fast_player import hurried_option
from aedilis.games.builders_antiquity.advice.option_features import MARKS, marks_of
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity
from aedilis.games.builders_antiquity.rules.scoring import score10


class Advice(Tuned[BuildersAntiquity]):
    __slots__ = ()

    def points(self, position: Position, seat: int) -> float:
        assert isinstance(position, BuildersAntiquity)
        return float(score10(position, seat))

    def pick(self, position: Position, random: Rng) -> int:
        assert isinstance(position, BuildersAntiquity)
        return hurried_option(position, random)


HEURISTICS: Final = Advice("aedilis.games.builders_antiquity", SIGNS, signs_of, MARKS, marks_of)
