"""What lies before one player. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import LARGEST, all_bounded, lay_numbers, numbers_of, sized
from aedilis.games.carpe_diem.data import components as c

NUMBERS: Final[tuple[str, ...]] = (
    "gained",
    "failed",
    "coins",
    "bread",
    "steps",
    "space",
    "tableau",
)  # what plain data begins with


class Person:
    __slots__ = (
        "banderoles",
        "bread",
        "cards",
        "cells",
        "chimneys",
        "coins",
        "edges",
        "failed",
        "finished",
        "frame",
        "frontier",
        "gained",
        "met",
        "occupied",
        "space",
        "steps",
        "stored",
        "tableau",
        "tasks",
        "villas",
        "wares",
    )

    gained: int
    failed: int
    wares: list[int]
    coins: int
    bread: int
    steps: int
    space: int
    tableau: int
    frame: tuple[int, ...]
    stored: tuple[int, ...]
    cards: tuple[int, ...]
    cells: list[int]
    edges: list[int]
    finished: list[int]
    chimneys: int
    villas: int
    tasks: tuple[int, ...]
    met: int
    occupied: int
    frontier: int
    banderoles: int

    def clear(self) -> None:
        """Nothing is there yet."""
        self.gained = 0
        self.failed = 0
        self.wares = [0] * c.WARES
        self.coins = 0
        self.bread = 0
        self.steps = 0
        self.space = -1
        self.tableau = -1
        self.frame = ()
        self.stored = ()
        self.cards = ()
        self.cells = [c.EMPTY] * c.CELLS
        self.edges = [0] * (c.SIDES * c.EDGES)
        self.finished = [0] * c.KINDS
        self.chimneys = 0
        self.villas = 0
        self.tasks = ()
        self.met = 0
        self.occupied = 0
        self.frontier = 0
        self.banderoles = 0

    def clear_derived(self) -> None:
        """The same for what follows from the rest."""
        self.edges = [0] * (c.SIDES * c.EDGES)
        self.finished = [0] * c.KINDS
        self.chimneys = 0
        self.villas = 0
        self.tasks = ()
        self.met = 0
        self.occupied = 0
        self.frontier = 0
        self.banderoles = 0

    def copy_into(self, twin: Person) -> None:
        twin.gained = self.gained
        twin.failed = self.failed
        twin.wares = self.wares[:]
        twin.coins = self.coins
        twin.bread = self.bread
        twin.steps = self.steps
        twin.space = self.space
        twin.tableau = self.tableau
        twin.frame = self.frame
        twin.stored = self.stored
        twin.cards = self.cards
        twin.cells = self.cells[:]
        twin.edges = self.edges[:]
        twin.finished = self.finished[:]
        twin.chimneys = self.chimneys
        twin.villas = self.villas
        twin.tasks = self.tasks
        twin.met = self.met
        twin.occupied = self.occupied
        twin.frontier = self.frontier
        twin.banderoles = self.banderoles

    def parts(self) -> list[list[int]]:
        return [
            numbers_of(self, NUMBERS),
            self.wares,
            list(self.frame),
            sorted(self.stored),
            sorted(self.cards),
            self.cells,
        ]

    def restore(self, parts: list[list[int]], at: int) -> None:
        lay_numbers(
            self,
            NUMBERS,
            parts[at],
            [0, 0, 0, 0, 0, -1, -1],
            [LARGEST, 2 * c.STAGES, LARGEST, LARGEST, c.LAST_STEP, c.SPACES - 1, len(c.TABLEAU_IDS) - 1],
        )
        self.wares = parts[at + 1][:]
        self.frame = tuple(all_bounded(sized(parts[at + 2], range(c.SIDES + 1)), 0, len(c.FRAME_IDS) - 1))
        self.stored = tuple(all_bounded(parts[at + 3], 0, len(c.TILE_IDS) - 1))
        self.cards = tuple(all_bounded(parts[at + 4], 0, len(c.FACES) - 1))
        self.cells = parts[at + 5][:]
