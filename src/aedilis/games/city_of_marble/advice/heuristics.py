"""A good player's advice for City of Marble: what promises points, and what to do in a hurry.

Complete sites with a magistrate at hand, leave none of them idle, and take coins and imperium on the way.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine.heuristics import Tuned
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.games.city_of_marble.advice.evaluation import SIGNS, signs_of
from aedilis.games.city_of_marble.advice.fast_player import hurried_option
from aedilis.games.city_of_marble.advice.option_features import MARKS, marks_of
from aedilis.games.city_of_marble.rules.position import CityOfMarble


class Advice(Tuned[CityOfMarble]):
    __slots__ = ()

    def pick(self, position: Position, random: Rng) -> int:
        assert isinstance(position, CityOfMarble)
        return hurried_option(position, random)


HEURISTICS: Final = Advice("aedilis.games.city_of_marble", SIGNS, signs_of, MARKS, marks_of)
