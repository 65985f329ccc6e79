"""What lies before one player. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import LARGEST, all_bounded, lay_numbers, numbers_of, sized
from aedilis.games.city_of_marble.data import components as c

FACES: Final = (*map(str, c.BRIDGE_VALUES), "?")
NUMBERS: Final[tuple[str, ...]] = ("coins",)  # what plain data begins with


class Person:
    __slots__ = (
        "bridges",
        "buildings",
        "coins",
        "drawn",
        "hand",
        "imperium",
        "magistrates",
    )

    coins: int
    bridges: tuple[int, ...]
    hand: list[int]
    drawn: list[int]
    imperium: list[int]
    buildings: list[int]
    magistrates: list[int]

    def clear(self) -> None:
        """Nothing is there yet."""
        self.coins = 0
        self.bridges = ()
        self.hand = [c.START_DISTRICTS] * c.KINDS
        self.drawn = [0] * len(c.KIND_IDS)
        self.imperium = [0] * len(c.KIND_IDS)
        self.buildings = [0] * c.KINDS
        self.magistrates = [c.EMPTY] * c.MAGISTRATES

    def clear_derived(self) -> None:
        """The same for what follows from the rest."""
        self.buildings = [0] * c.KINDS

    def parts(self) -> list[list[int]]:
        return [numbers_of(self, NUMBERS), sorted(self.bridges), self.hand, self.drawn, self.imperium, self.magistrates]

    def restore(self, parts: list[list[int]], at: int) -> None:
        lay_numbers(self, NUMBERS, parts[at], [0], [LARGEST])
        self.bridges = tuple(all_bounded(parts[at + 1], 0, len(FACES) - 1))
        self.hand = parts[at + 2][:]
        self.drawn = parts[at + 3][:]
        self.imperium = parts[at + 4][:]
        self.magistrates = sized(parts[at + 5], [c.MAGISTRATES])[:]
