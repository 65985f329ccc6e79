"""What lies before one player. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import all_bounded, lay_numbers, numbers_of, sized
from aedilis.games.builders_antiquity.data import components as c

NO_HANDS: Final[tuple[int, ...]] = (c.EMPTY,) * c.RESOURCES
MOST_COUNTED: Final = 99999
NUMBERS: Final[tuple[str, ...]] = (
    "money",
    "loans",
    "pool",
    "freed",
    "tools",
    "sites",
    "finished",
)  # what plain data begins with


class Person:
    __slots__ = (
        "carriers",
        "crew",
        "educated",
        "finished",
        "freed",
        "loans",
        "money",
        "points",
        "pool",
        "sites",
        "students",
        "supplied",
        "tools",
    )

    points: int
    money: int
    loans: int
    pool: int
    freed: int
    tools: int
    carriers: tuple[int, ...]
    students: tuple[int, ...]
    educated: int
    sites: int
    finished: int
    crew: list[int]
    supplied: list[int]

    def clear(self) -> None:
        """Nothing is there yet."""
        self.points = 0
        self.money = c.START_MONEY
        self.loans = 0
        self.pool = 0
        self.freed = 0
        self.tools = 0
        self.carriers = NO_HANDS
        self.students = NO_HANDS
        self.educated = 0
        self.sites = 0
        self.finished = 0

    def clear_derived(self) -> None:
        """The same for what follows from the rest."""
        self.points = 0
        self.educated = 0

    def parts(self) -> list[list[int]]:
        return [numbers_of(self, NUMBERS), list(self.carriers), list(self.students)]

    def restore(self, parts: list[list[int]], at: int) -> None:
        lay_numbers(
            self,
            NUMBERS,
            parts[at],
            [0, 0, 0, 0, 0, 0, 0],
            [
                MOST_COUNTED,
                c.LOANS,
                (1 << len(c.HAND_IDS)) - 1,
                (1 << len(c.HAND_IDS)) - 1,
                (1 << len(c.RESOURCE_NAMES)) - 1,
                (1 << len(c.BUILDING_IDS)) - 1,
                (1 << len(c.BUILDING_IDS)) - 1,
            ],
        )
        self.carriers = tuple(all_bounded(sized(parts[at + 1], [c.RESOURCES]), -1, len(c.HAND_IDS) - 1))
        self.students = tuple(all_bounded(sized(parts[at + 2], [c.RESOURCES]), -1, len(c.HAND_IDS) - 1))
