"""What lies before one player. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import LARGEST, all_bounded, lay_numbers, numbers_of
from aedilis.games.city_of_rome.data import components as c

NUMBERS: Final[tuple[str, ...]] = (
    "money",
    "influence",
    "won",
    "hand",
    "bricks",
)  # what plain data begins with


class Person:
    __slots__ = (
        "aqueducts",
        "baths",
        "blue",
        "bricks",
        "cells",
        "doubles",
        "dry",
        "frame",
        "frontier",
        "granaries",
        "green",
        "hand",
        "houses_2",
        "houses_3",
        "houses_4",
        "influence",
        "influence_yield",
        "money",
        "money_yield",
        "occupied",
        "producers",
        "red",
        "secrets",
        "stars",
        "temples",
        "won",
        "yellow",
    )

    money: int
    influence: int
    won: int
    hand: int
    doubles: tuple[int, ...]
    secrets: tuple[int, ...]
    bricks: int
    baths: tuple[int, ...]
    cells: list[int]
    occupied: int
    frontier: int
    frame: int
    aqueducts: int
    dry: int
    houses_2: int
    houses_3: int
    houses_4: int
    green: int
    red: int
    yellow: int
    blue: int
    granaries: int
    temples: int
    stars: int
    producers: int
    money_yield: int
    influence_yield: int

    def clear(self) -> None:
        """Nothing is there yet."""
        self.money = c.START_MONEY
        self.influence = 0
        self.won = 0
        self.hand = 0
        self.doubles = ()
        self.secrets = ()
        self.bricks = 0
        self.baths = ()
        self.cells = c.START_CITY[:]
        self.occupied = 0
        self.frontier = 0
        self.frame = c.GROUND
        self.aqueducts = 0
        self.dry = c.GROUND
        self.houses_2 = 0
        self.houses_3 = 0
        self.houses_4 = 0
        self.green = 0
        self.red = 0
        self.yellow = 0
        self.blue = 0
        self.granaries = 0
        self.temples = 0
        self.stars = 0
        self.producers = 0
        self.money_yield = 0
        self.influence_yield = 0

    def clear_derived(self) -> None:
        """The same for what follows from the rest."""
        self.occupied = 0
        self.frontier = 0
        self.frame = c.GROUND
        self.aqueducts = 0
        self.dry = c.GROUND
        self.houses_2 = 0
        self.houses_3 = 0
        self.houses_4 = 0
        self.green = 0
        self.red = 0
        self.yellow = 0
        self.blue = 0
        self.granaries = 0
        self.temples = 0
        self.stars = 0
        self.producers = 0
        self.money_yield = 0
        self.influence_yield = 0

    def parts(self) -> list[list[int]]:
        return [numbers_of(self, NUMBERS), sorted(self.doubles), sorted(self.secrets), sorted(self.baths), self.cells]

    def restore(self, parts: list[list[int]], at: int) -> None:
        lay_numbers(
            self,
            NUMBERS,
            parts[at],
            [0, 0, 0, 0, 0],
            [LARGEST, LARGEST, (1 << len(c.INFLUENCE_CARDS)) - 1, LARGEST, LARGEST],
        )
        self.doubles = tuple(all_bounded(parts[at + 1], 0, len(c.IDS) - 1))
        self.secrets = tuple(all_bounded(parts[at + 2], 0, len(c.IDS) - 1))
        self.baths = tuple(parts[at + 3])
        self.cells = parts[at + 4][:]
