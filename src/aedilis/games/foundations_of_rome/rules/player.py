"""What one player has in Foundations of Rome: silver, lots, buildings, tokens and cards."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g

# What points are for, as they are booked by era.
FOR_POPULATION: Final = 0
FOR_CIVIC: Final = 1
FOR_COMMERCIAL: Final = 2
FOR_MONUMENTS: Final = 3
FOR_ROLE: Final = 4
FOR_INFLUENCE: Final = 5
REASONS: Final = 6
NO_POINTS: Final[tuple[int, ...]] = (0,) * (REASONS * c.ERAS)

UNKNOWN: Final = 31  # in a view: a goal or a card that its viewer does not know
HIDDEN: Final = 127  # in a view: a pick that its viewer does not know
STALE: Final = -1  # where buildings fit has to be worked out anew

# An influence card that lies face down: which, who knows it, and whether it is part of an offer.
KNOWN: Final = 32
ANYBODY: Final = 32  # among those who know it: it lay open once
OFFERED: Final = KNOWN * 64


def building(place: int, kind: int) -> int:
    return place * c.KINDS + kind


def card_of(entry: int) -> int:
    return entry % KNOWN


def known_by(entry: int) -> int:
    """The set of seats that know the card, or with `ANYBODY` everyone."""
    return entry // KNOWN % 64


def limit_with(role: int, opened: int) -> int:
    """How many lot markers there are for a role and such open cards (I8)."""
    limit = c.CENSOR_LIMIT if role == c.CENSOR else c.LOT_MARKERS
    if opened & BIT[c.TERMINUS]:
        limit += c.TERMINUS_MARKERS
    return limit if limit < c.MOST_LOT_MARKERS else c.MOST_LOT_MARKERS


class Player:
    """What seldom changes is a tuple, so that copies share it. The rest is derived."""

    __slots__ = (
        "architect", "blocked", "booked", "buildings", "cover", "fits", "fresh", "goal", "goals", "hand",
        "held", "in_tray", "lots", "marked", "monument_fits", "neighbourly", "opened", "pick", "population", "role",
        "roles", "silver", "trade", "used",
    )  # fmt: skip

    silver: int
    lots: sets.LargeSet
    buildings: tuple[int, ...]  # place and kind of each, sorted
    fresh: int  # favour tokens, before and after they were used to steal
    used: int
    booked: tuple[int, ...]  # points by era and reason
    goal: int  # hidden, EMPTY if there is none
    goals: int  # the set that it was chosen from
    role: int
    roles: int  # the set that it is being chosen from
    held: tuple[int, ...]  # influence cards face down, sorted
    opened: int  # the set of influence cards that lie open for good
    architect: int  # 1 once his extra build of this era is used
    hand: sets.LargeSet  # deeds to choose from in the draft
    pick: int  # what was chosen together with others, until all have chosen

    # derived
    cover: tuple[int, ...]  # by lot: the building that stands there, else EMPTY
    blocked: tuple[sets.LargeSet, ...]  # by size: lots under buildings of that size or larger
    marked: sets.LargeSet  # lots without a building
    in_tray: int  # lays of buildings in the tray
    population: int  # of all buildings, without what neighbours add
    trade: int  # silver of all buildings, without what neighbours add
    neighbourly: int  # how many of the buildings are worth more by their neighbours
    fits: int  # lays of the tray that fit somewhere, or STALE
    monument_fits: int

    def copy(self) -> Player:
        twin = Player()
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
        twin.cover = self.cover
        twin.blocked = self.blocked
        twin.marked = self.marked
        twin.in_tray = self.in_tray
        twin.population = self.population
        twin.trade = self.trade
        twin.neighbourly = self.neighbourly
        twin.fits = self.fits
        twin.monument_fits = self.monument_fits
        return twin

    # -- lots and markers ------------------------------------------------------------------------------

    def owned(self) -> int:
        """How many lots, built on or not."""
        return sets.size(self.lots)

    def markers(self) -> int:
        """How many of them lie on the board: one on every lot without a building."""
        return sets.size(self.marked)

    def limit(self) -> int:
        return limit_with(self.role, self.opened)

    def spare_markers(self) -> int:
        return self.limit() - self.markers()

    def take_lots(self, lots: sets.LargeSet) -> None:
        self.lots = sets.union(self.lots, lots)
        self.marked = sets.union(self.marked, lots)
        self.fits = STALE

    def lose_lots(self, lots: sets.LargeSet) -> None:
        """Lots without a building."""
        self.lots = sets.without(self.lots, lots)
        self.marked = sets.without(self.marked, lots)
        self.fits = STALE

    def built_in(self, lots: sets.LargeSet) -> sets.LargeSet:
        """Those of them that are built on by this player."""
        return lots[0] & self.lots[0] & ~self.marked[0], lots[1] & self.lots[1] & ~self.marked[1]

    # -- buildings -------------------------------------------------------------------------------------

    def touched(self, place: int) -> list[int]:
        """The buildings of which a lot is covered there."""
        lots = g.COVERED[place]
        return [code for code in self.buildings if sets.meet(g.COVERED[code // c.KINDS], lots)]

    def put(self, place: int, kind: int, level: int) -> None:
        """A building onto own lots, where none stands."""
        code = building(place, kind)
        at = 0
        while at < len(self.buildings) and self.buildings[at] < code:
            at += 1
        self.buildings = (*self.buildings[:at], code, *self.buildings[at:])
        self.count_in(place, kind, level)

    def count_in(self, place: int, kind: int, level: int) -> None:
        """What follows from a building that stands."""
        self.cover_lots(place, kind, building(place, kind))
        self.marked = sets.without(self.marked, g.COVERED[place])
        self.population += c.POPULATION[level][kind]
        self.trade += c.SILVER[level][kind]
        if c.POPULATION_PER_CITIZEN[kind] or c.SILVER_PER_NEIGHBOUR[kind]:
            self.neighbourly += 1
        if kind < c.TRAY_KINDS and self.number_of(kind) == c.COUNT[kind]:
            self.in_tray &= ~g.LAYS_OF_KIND[kind]
        self.fits = STALE

    def cover_lots(self, place: int, kind: int, code: int) -> None:
        """With a building of that kind, or with nothing any more."""
        cover = list(self.cover)
        for lot in g.PLACE_LOTS[place]:
            cover[lot] = code
        self.cover = tuple(cover)
        blocked = list(self.blocked)
        lots = g.COVERED[place]
        for size in range(1, c.SIZE[kind] + 1):
            others = blocked[size]
            blocked[size] = sets.without(others, lots) if code == c.EMPTY else sets.union(others, lots)
        self.blocked = tuple(blocked)

    def remove(self, code: int, level: int) -> None:
        """A building from the board: its lots are marked again."""
        place = code // c.KINDS
        kind = code % c.KINDS
        self.buildings = tuple([other for other in self.buildings if other != code])
        self.cover_lots(place, kind, c.EMPTY)
        self.marked = sets.union(self.marked, g.COVERED[place])
        self.population -= c.POPULATION[level][kind]
        self.trade -= c.SILVER[level][kind]
        if c.POPULATION_PER_CITIZEN[kind] or c.SILVER_PER_NEIGHBOUR[kind]:
            self.neighbourly -= 1
        if kind < c.TRAY_KINDS:
            self.in_tray |= g.LAYS_OF_KIND[kind]
        self.fits = STALE

    def number_of(self, kind: int) -> int:
        number = 0
        for code in self.buildings:
            if code % c.KINDS == kind:
                number += 1
        return number

    def left_in_tray(self, kind: int) -> int:
        return c.COUNT[kind] - self.number_of(kind)

    def monuments(self) -> int:
        """How many monuments stand on own lots."""
        number = 0
        for code in self.buildings:
            if c.FIRST_MONUMENT <= code % c.KINDS < c.FIRST_GARDEN:
                number += 1
        return number

    def largest(self) -> int:
        """The size of the largest building."""
        largest = 0
        for code in self.buildings:
            if c.SIZE[code % c.KINDS] > largest:
                largest = c.SIZE[code % c.KINDS]
        return largest

    # -- points and cards ------------------------------------------------------------------------------

    def points(self) -> int:
        return sum(self.booked)

    def book(self, era: int, reason: int, points: int) -> None:
        if points:
            booked = list(self.booked)
            booked[(era - 1) * REASONS + reason] += points
            self.booked = tuple(booked)

    def has_card(self, card: int) -> bool:
        return self.entry_of(card) != c.EMPTY

    def entry_of(self, card: int) -> int:
        """How a card lies face down here, EMPTY if it does not."""
        for entry in self.held:
            if entry % KNOWN == card:
                return entry
        return c.EMPTY

    def hold(self, entry: int) -> None:
        self.held = tuple(sorted((*self.held, entry)))

    def give_up(self, entry: int) -> None:
        held = list(self.held)
        held.remove(entry)
        self.held = tuple(held)

    # -- plain data ------------------------------------------------------------------------------------

    def derive(self, level: int) -> None:
        """What is kept for speed only."""
        self.marked = self.lots
        self.cover = (c.EMPTY,) * c.LOTS
        self.blocked = (sets.NOTHING,) * (g.LARGEST + 1)
        self.in_tray = g.ALL_TRAY_LAYS
        self.population = self.trade = self.neighbourly = 0
        for code in self.buildings:
            if not 0 <= code < g.PLACES * c.KINDS:
                raise ValueError("there is no such building")
            self.count_in(code // c.KINDS, code % c.KINDS, level)
        self.fits = self.monument_fits = STALE

    def owes(self) -> bool:
        """Whether there is less than nothing of something, as no game can bring about."""
        amounts = [
            self.silver, *self.lots, self.fresh, self.used, self.goals, self.roles, self.opened, self.architect,
            *self.hand,
        ]  # fmt: skip
        return min(amounts) < 0

    def parts(self) -> list[list[int]]:
        numbers = [
            self.silver, *self.lots, self.fresh, self.used, self.goal, self.goals, self.role, self.roles,
            self.opened, self.architect, *self.hand, self.pick,
        ]  # fmt: skip
        return [numbers, list(self.buildings), list(self.booked), list(self.held)]


PARTS: Final = 4


def player_of(parts: list[list[int]], level: int) -> Player:
    """The reverse of `Player.parts()`."""
    player = Player()
    (
        player.silver, lots_lo, lots_hi, player.fresh, player.used, player.goal, player.goals,
        player.role, player.roles, player.opened, player.architect, hand_lo, hand_hi, player.pick,
    ) = parts[0]  # fmt: skip
    player.lots = (lots_lo, lots_hi)
    player.hand = (hand_lo, hand_hi)
    player.buildings = tuple(parts[1])
    player.booked = tuple(parts[2])
    player.held = tuple(parts[3])
    if len(player.booked) != REASONS * c.ERAS:
        raise ValueError("points are booked for other reasons")
    player.derive(level)
    return player


def start(level: int) -> Player:
    return player_of([[0, 0, 0, 0, 0, c.EMPTY, 0, c.EMPTY, 0, 0, 0, 0, 0, c.EMPTY], [], list(NO_POINTS), []], level)
