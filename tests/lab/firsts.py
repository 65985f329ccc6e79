"""Bots that leave nothing to chance, to see what chance does."""

from __future__ import annotations

from aedilis import Position, Rng
from aedilis.bots import Budget


class First:
    def __init__(self, random: Rng) -> None:
        pass

    def choose(self, view: Position, budget: Budget) -> int:
        return view.options_of(view.viewer)[0]


class AlsoFirst(First):
    pass


class Clumsy(First):
    """Chooses what is no option in every other decision."""

    def __init__(self, random: Rng) -> None:
        self.asked = 0

    def choose(self, view: Position, budget: Budget) -> int:
        self.asked += 1
        return -1 if self.asked % 2 else super().choose(view, budget)
