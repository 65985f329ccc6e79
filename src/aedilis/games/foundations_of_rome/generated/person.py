"""What lies before one player. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.large_sets import LargeSet, bounded_set
from aedilis.engine.position import all_bounded, lay_numbers, numbers_of, sized
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g

MOST: Final = 99999
GOALS: Final[tuple[str, ...]] = (*c.GOAL_IDS, "?")
NUMBERS: Final[tuple[str, ...]] = (
    "silver",
    "fresh",
    "used",
    "goal",
    "goals",
    "role",
    "roles",
    "opened",
    "architect",
    "pick",
)  # what plain data begins with


class Person:
    __slots__ = (
        "architect",
        "blocked",
        "booked",
        "buildings",
        "cover",
        "fits",
        "fresh",
        "goal",
        "goals",
        "hand",
        "held",
        "in_tray",
        "lots",
        "marked",
        "monument_fits",
        "neighbourly",
        "opened",
        "pick",
        "population",
        "role",
        "roles",
        "silver",
        "trade",
        "used",
    )

    silver: int
    lots: LargeSet
    buildings: tuple[int, ...]
    fresh: int
    used: int
    booked: tuple[int, ...]
    goal: int
    goals: int
    role: int
    roles: int
    held: tuple[int, ...]
    opened: int
    architect: int
    hand: LargeSet
    pick: int
    marked: LargeSet
    cover: tuple[int, ...]
    blocked: tuple[LargeSet, ...]
    in_tray: int
    population: int
    trade: int
    neighbourly: int
    fits: int
    monument_fits: int

    def clear(self) -> None:
        """Nothing is there yet."""
        self.silver = 0
        self.lots = (0, 0)
        self.buildings = ()
        self.fresh = 0
        self.used = 0
        self.booked = codes.NO_POINTS
        self.goal = -1
        self.goals = 0
        self.role = -1
        self.roles = 0
        self.held = ()
        self.opened = 0
        self.architect = 0
        self.hand = (0, 0)
        self.pick = c.EMPTY
        self.marked = (0, 0)
        self.cover = (c.EMPTY,) * c.LOTS
        self.blocked = ((0, 0),) * (g.LARGEST + 1)
        self.in_tray = g.ALL_TRAY_LAYS
        self.population = 0
        self.trade = 0
        self.neighbourly = 0
        self.fits = codes.STALE
        self.monument_fits = codes.STALE

    def clear_derived(self) -> None:
        """The same for what follows from the rest."""
        self.marked = (0, 0)
        self.cover = (c.EMPTY,) * c.LOTS
        self.blocked = ((0, 0),) * (g.LARGEST + 1)
        self.in_tray = g.ALL_TRAY_LAYS
        self.population = 0
        self.trade = 0
        self.neighbourly = 0
        self.fits = codes.STALE
        self.monument_fits = codes.STALE

    def copy_into(self, twin: Person) -> None:
        twin.silver = self.silver
        twin.lots = self.lots
        twin.buildings = self.buildings
        twin.fresh = self.fresh
        twin.used = self.used
        twin.booked = self.booked
        twin.goal = self.goal
        twin.goals = self.goals
        twin.role = self.role
        twin.roles = self.roles
        twin.held = self.held
        twin.opened = self.opened
        twin.architect = self.architect
        twin.hand = self.hand
        twin.pick = self.pick
        twin.marked = self.marked
        twin.cover = self.cover
        twin.blocked = self.blocked
        twin.in_tray = self.in_tray
        twin.population = self.population
        twin.trade = self.trade
        twin.neighbourly = self.neighbourly
        twin.fits = self.fits
        twin.monument_fits = self.monument_fits

    def parts(self) -> list[list[int]]:
        return [
            numbers_of(self, NUMBERS),
            list(self.lots),
            list(self.buildings),
            list(self.booked),
            list(self.held),
            list(self.hand),
        ]

    def restore(self, parts: list[list[int]], at: int) -> None:
        lay_numbers(
            self,
            NUMBERS,
            parts[at],
            [0, 0, 0, -1, 0, -1, 0, 0, 0, c.EMPTY],
            [
                MOST,
                MOST,
                MOST,
                len(GOALS) - 1,
                (1 << len(c.GOAL_IDS)) - 1,
                len(c.ROLE_IDS) - 1,
                (1 << len(c.ROLE_IDS)) - 1,
                (1 << len(c.CARD_IDS)) - 1,
                1,
                codes.HIDDEN,
            ],
        )
        self.lots = bounded_set(parts[at + 1], len(c.LOT_NAMES))
        self.buildings = tuple(all_bounded(parts[at + 2], 0, g.PLACES * c.KINDS - 1))
        self.booked = tuple(all_bounded(sized(parts[at + 3], [len(codes.NO_POINTS)]), 0, MOST))
        self.held = tuple(all_bounded(parts[at + 4], 0, codes.ENTRIES - 1))
        self.hand = bounded_set(parts[at + 5], len(c.LOT_NAMES))
