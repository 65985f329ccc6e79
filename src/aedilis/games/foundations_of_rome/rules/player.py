"""What one player has in Foundations of Rome: silver, lots, buildings, tokens and cards."""

from __future__ import annotations

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, count
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.generated.person import Person
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g


def limit_with(role: int, opened: int) -> int:
    """How many lot markers there are for a role and such open cards (I8)."""
    limit = c.CENSOR_LIMIT if role == c.CENSOR else c.LOT_MARKERS
    if opened & BIT[c.TERMINUS]:
        limit += c.TERMINUS_MARKERS
    return limit if limit < c.MOST_LOT_MARKERS else c.MOST_LOT_MARKERS


class Player(Person):
    __slots__ = ()

    def copy(self) -> Player:
        twin = Player()
        self.copy_into(twin)
        return twin

    def derive(self, level: int) -> None:
        """What follows from lots and buildings."""
        self.clear_derived()
        self.marked = self.lots
        for code in self.buildings:
            self.count_in(code // c.KINDS, code % c.KINDS, level)

    # -- lots and markers ------------------------------------------------------------------------------

    def owned(self) -> int:
        """How many lots, built on or not."""
        return sets.size(self.lots)

    def markers(self) -> int:
        """How many of them lie on the board: one on every lot without a building."""
        return count(self.marked[0]) + count(self.marked[1])

    def limit(self) -> int:
        return limit_with(self.role, self.opened)

    def spare_markers(self) -> int:
        return self.limit() - self.markers()

    def take_lots(self, lots: sets.LargeSet) -> None:
        self.lots = sets.union(self.lots, lots)
        self.marked = sets.union(self.marked, lots)
        self.fits = codes.STALE

    def lose_lots(self, lots: sets.LargeSet) -> None:
        """Lots without a building."""
        self.lots = sets.without(self.lots, lots)
        self.marked = sets.without(self.marked, lots)
        self.fits = codes.STALE

    # -- buildings -------------------------------------------------------------------------------------

    def touched(self, place: int) -> list[int]:
        """The buildings of which a lot is covered there."""
        lots = g.COVERED[place]
        return [code for code in self.buildings if sets.meet(g.COVERED[code // c.KINDS], lots)]

    def put(self, place: int, kind: int, level: int) -> None:
        """A building onto own lots, where none stands."""
        self.buildings = tuple(sorted([*self.buildings, codes.building(place, kind)]))
        self.count_in(place, kind, level)

    def count_in(self, place: int, kind: int, level: int) -> None:
        """What follows from a building that stands."""
        self.cover_lots(place, kind, codes.building(place, kind))
        self.marked = sets.without(self.marked, g.COVERED[place])
        self.count(kind, level, 1)
        if kind < c.TRAY_KINDS and self.number_of(kind) == c.COUNT[kind]:
            self.in_tray &= ~g.LAYS_OF_KIND[kind]

    def count(self, kind: int, level: int, by: int) -> None:
        """What a building of that kind is worth comes in by 1, or goes by -1."""
        self.population += by * c.POPULATION[level][kind]
        self.trade += by * c.SILVER[level][kind]
        if c.POPULATION_PER_CITIZEN[kind] or c.SILVER_PER_NEIGHBOUR[kind]:
            self.neighbourly += by
        self.fits = codes.STALE

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
        self.count(kind, level, -1)
        if kind < c.TRAY_KINDS:
            self.in_tray |= g.LAYS_OF_KIND[kind]

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
            largest = max(largest, c.SIZE[code % c.KINDS])
        return largest

    # -- points, goals and cards ------------------------------------------------------------------------------

    def points(self) -> int:
        return sum(self.booked)

    def book(self, era: int, reason: int, points: int) -> None:
        if points:
            booked = list(self.booked)
            booked[(era - 1) * codes.REASONS + reason] += points
            self.booked = tuple(booked)

    def hidden_goal(self) -> int:
        """As a set, which is empty for a viewer who does not know it."""
        return 0 if self.goal == c.EMPTY or self.goal == codes.UNKNOWN_GOAL else BIT[self.goal]

    def has_card(self, card: int) -> bool:
        return self.entry_of(card) != c.EMPTY

    def entry_of(self, card: int) -> int:
        """How a card lies face down here, EMPTY if it does not."""
        for entry in self.held:
            if entry % codes.KNOWN == card:
                return entry
        return c.EMPTY

    def may_hold(self, cards: int) -> bool:
        """Being asked tells something too, so it depends on what everybody knows: such a card, or one nobody saw."""
        return any(not codes.known_by(entry) & codes.ANYBODY or cards & BIT[entry % codes.KNOWN] for entry in self.held)

    def announcements(self) -> int:
        """What can be announced: nothing, one of the two cards for it, or both."""
        ceres = self.has_card(c.CERES)
        venus = self.has_card(c.VENUS)
        options = BIT[p.NOTHING]
        if ceres:
            options |= BIT[p.ANNOUNCE_CERES]
        if venus:
            options |= BIT[p.ANNOUNCE_VENUS]
        return options | BIT[p.ANNOUNCE_CERES + p.ANNOUNCE_VENUS] if ceres and venus else options

    def hold(self, entry: int) -> None:
        self.held = tuple(sorted((*self.held, entry)))

    def give_up(self, entry: int) -> None:
        held = list(self.held)
        held.remove(entry)
        self.held = tuple(held)
