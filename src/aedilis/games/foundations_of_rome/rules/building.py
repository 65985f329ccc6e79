"""Building in Foundations of Rome: where buildings fit, what they replace, and what monuments ask for and do."""

from __future__ import annotations

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, count, lowest
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import neighbours
from aedilis.games.foundations_of_rome.rules.goals import NEEDS
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.state import State


class Building(State):
    __slots__ = ()

    # -- where a building fits -------------------------------------------------------------------------

    def fit(self, turn: int, lots: sets.LargeSet) -> sets.LargeSet:
        """Where the first cell can lie so that a turn covers nothing but these lots."""
        lo, hi = lots
        at_lo, at_hi = g.ANCHORS[self.size * g.TURNS + turn]
        at_lo &= lo
        at_hi &= hi
        for far in g.OFFSETS[turn]:
            if at_lo:
                at_lo &= lo >> far | (hi & sets.LOW[far]) << sets.WORD - far
            if at_hi:
                at_hi &= hi >> far
            elif not at_lo:
                break
        return at_lo, at_hi

    def sites(self, player: Player, lay: int, equal: bool) -> sets.LargeSet:
        """Where a building can be built: own lots, whose buildings are all smaller (or of equal size, I9)."""
        kind = g.LAY_KIND[lay]
        turn = g.LAY_TURN[lay]
        size = c.SIZE[kind]
        lots = player.lots
        if equal:
            for code in player.buildings:
                other = code % c.KINDS
                if c.SIZE[other] > size or other == kind:
                    lots = sets.without(lots, g.COVERED[code // c.KINDS])
        else:
            blocked = player.blocked[size]
            lots = lots[0] & ~blocked[0], lots[1] & ~blocked[1]
        built = count(lots[0] & ~player.marked[0]) + count(lots[1] & ~player.marked[1])
        sites = self.fit(turn, lots)
        if kind >= c.FIRST_MONUMENT and (sites[0] or sites[1]):
            sites = self.sites_of_monument(player, kind, turn, self.over_monuments(player, turn, sites))
        spare = player.spare_markers()
        most = size * (size - 1) if equal else g.MOST_FREED[size]
        if spare < most and spare < built - size:  # no site frees more than all that can be replaced
            return self.with_markers(player, turn, sites, spare)
        return sites

    # -- lot markers (B3, B4) --------------------------------------------------------------------------

    def with_markers(self, player: Player, turn: int, sites: sets.LargeSet, spare: int) -> sets.LargeSet:
        """Those of the sites for which there are markers enough; where nothing is replaced there are."""
        found = sets.common(self.fit(turn, player.marked), sites)
        sites = sets.without(sites, found)
        while sets.any_in(sites):
            lot = sets.lowest(sites)
            if self.has_markers(player, g.PLACE_OF[turn * c.LOTS + lot], spare):
                found = sets.union(found, sets.ONE[lot])
            sites = sets.without_lowest(sites)
        return found

    def has_markers(self, player: Player, place: int, spare: int) -> bool:
        """Lots of replaced buildings that stay open are marked again; lots built upon give their marker back."""
        freed = -g.PLACE_SIZE[place]
        lo, hi = sets.without(g.COVERED[place], player.marked)
        while lo or hi:
            code = player.cover[lowest(lo) if lo else sets.WORD + lowest(hi)]
            freed += c.SIZE[code % c.KINDS]
            covered = g.COVERED[code // c.KINDS]
            lo &= ~covered[0]
            hi &= ~covered[1]
        return freed <= spare

    # -- which buildings fit somewhere, worked out once for a player's lots and buildings --------------

    def refresh(self, player: Player) -> None:
        if player.role == c.BUILDER:
            player.fits, player.monument_fits = self.lays_that_fit(player, True)
            return
        markers = player.markers()
        spare = player.limit() - markers
        supply = self.lays_of_supply()
        fits = monuments = 0
        for size in range(g.LARGEST if supply else g.LARGEST_IN_TRAY, 0, -1):
            blocked = player.blocked[size]
            lots = player.lots[0] & ~blocked[0], player.lots[1] & ~blocked[1]
            number = count(lots[0]) + count(lots[1])
            if number < size:
                continue
            freed = number - markers - size  # at most: all that can be replaced
            for turn in g.TURNS_OF_SIZE[size]:
                lays = player.in_tray & g.TRAY_LAYS_OF_TURN[turn]
                others = supply & g.MONUMENT_LAYS_OF_TURN[turn]
                if lays or others:
                    sites = self.fit(turn, lots)
                    if spare < freed and spare < g.MOST_FREED[size] and (sites[0] or sites[1]):
                        sites = self.with_markers(player, turn, sites, spare)
                    if sites[0] or sites[1]:
                        fits |= lays
                        if others:
                            monuments |= self.monuments_at(player, turn, others, sites)
        player.fits = fits
        player.monument_fits = monuments

    def lays_of_supply(self) -> int:
        """Of all monuments in the common supply."""
        lays = 0
        supply = self.monuments
        while supply:
            lays |= g.LAYS_OF_KIND[c.FIRST_MONUMENT + lowest(supply)]
            supply &= supply - 1
        return lays

    def monuments_at(self, player: Player, turn: int, lays: int, sites: sets.LargeSet) -> int:
        """Those of the monuments, all turned so, that may stand at one of these sites."""
        fits = 0
        sites = self.over_monuments(player, turn, sites)
        while lays:
            lay = lays & -lays
            kind = g.LAY_KIND[g.TRAY_LAYS + lowest(lays)]
            lays -= lay
            if sets.any_in(self.sites_of_monument(player, kind, turn, sites)):
                fits |= lay
        return fits

    def lays_that_fit(self, player: Player, equal: bool) -> tuple[int, int]:
        """The same one building after the other: of the tray, and of the monuments in the supply."""
        fits = monuments = 0
        supply = self.lays_of_supply()
        for lay in range(g.LAYS):
            wanted = player.in_tray & BIT[lay] if lay < g.TRAY_LAYS else supply & BIT[lay - g.TRAY_LAYS]
            if wanted and sets.any_in(self.sites(player, lay, equal)):
                if lay < g.TRAY_LAYS:
                    fits |= wanted
                else:
                    monuments |= wanted
        return fits, monuments

    def to_build(self, player: Player) -> int:
        """The buildings of the tray that can be built, as lays."""
        if player.fits == codes.STALE:
            self.refresh(player)
        return player.fits

    def monuments_to_build(self, player: Player, fits: int) -> int:
        """The monuments of the supply that fit and whose prerequisites are met, as lays."""
        lays = 0
        if fits:
            fits &= self.lays_of_supply()
        while fits:
            kind = g.LAY_KIND[g.TRAY_LAYS + lowest(fits)]
            own = fits & g.LAYS_OF_KIND[kind]
            fits -= own
            if self.may_build(player, kind - c.FIRST_MONUMENT):
                lays |= own
        return lays

    # -- monuments: prerequisites before the build (M2), sites, effects --------------------------------

    def may_build(self, player: Player, monument: int) -> bool:
        return all(measured(self, player) >= least for measured, least in NEEDS[monument])

    def sites_of_monument(self, player: Player, kind: int, turn: int, sites: sets.LargeSet) -> sets.LargeSet:
        """Those of the sites where this one may stand."""
        if c.BORDER_SITE[kind]:
            sites = sets.common(sites, g.BORDER_ANCHORS[self.size * g.TURNS + turn])
        if c.NEEDS_NO_MARKERS[kind - c.FIRST_MONUMENT]:
            sites = self.without_other_markers(player, turn, sites)
        return sites

    def over_monuments(self, player: Player, turn: int, sites: sets.LargeSet) -> sets.LargeSet:
        """Those of the sites that leave a marker for a monument: who has used all has to replace one (M4)."""
        if player.monuments() != c.MONUMENT_MARKERS:
            return sites
        others = player.lots
        for code in player.buildings:
            if code % c.KINDS >= c.FIRST_MONUMENT:
                others = sets.without(others, g.COVERED[code // c.KINDS])
        return sets.without(sites, self.fit(turn, others))

    def without_other_markers(self, player: Player, turn: int, sites: sets.LargeSet) -> sets.LargeSet:
        """Those of the sites that hold all own markers, which the Pantheon needs (M3)."""
        found = sets.NOTHING
        if player.markers() > g.TURN_SIZE[turn]:
            return found
        while sets.any_in(sites):
            lot = sets.lowest(sites)
            if sets.within(player.marked, g.COVERED[g.PLACE_OF[turn * c.LOTS + lot]]):
                found = sets.union(found, sets.ONE[lot])
            sites = sets.without_lowest(sites)
        return found

    def greet_neighbours(self, place: int, kind: int) -> None:
        """All with a building beside the new one get something once (M9); Ceres has no use for silver (O4)."""
        for number in range(len(self.cities)):
            city = self.cities[number]
            if neighbours([city], place):
                city.book(self.era, codes.FOR_MONUMENTS, c.NEIGHBOURS_POINTS[kind])
                if number < self.seats:
                    city.silver += c.NEIGHBOURS_SILVER[kind]

    # -- build -----------------------------------------------------------------------------------------

    def may_equal(self, player: Player) -> bool:
        """Whether buildings of equal size may be replaced."""
        return player.role == c.BUILDER or self.extra == codes.BY_VULCAN

    def choose_lay(self, lay: int) -> None:
        self.chosen_lay = lay
        self.ask(p.SITE, self.sites_to_choose())

    def sites_to_choose(self) -> sets.LargeSet:
        player = self.players[self.seat]
        return self.sites(player, self.chosen_lay, self.may_equal(player))

    def build(self, lot: int) -> None:
        """Free of charge. What is replaced goes back to where it came from."""
        player = self.players[self.seat]
        kind = g.LAY_KIND[self.chosen_lay]
        place = g.PLACE_OF[g.LAY_TURN[self.chosen_lay] * c.LOTS + lot]
        for code in player.touched(place):
            self.take_down(player, code)
        player.put(place, kind, self.level)
        if kind >= c.FIRST_MONUMENT:
            self.monuments &= ~BIT[kind - c.FIRST_MONUMENT]
            self.greet_neighbours(place, kind)
            if player.role == c.PONTIFEX:
                player.book(self.era, codes.FOR_ROLE, c.PONTIFEX_POINTS)
        self.built = self.busy = 1
        self.pay_for_build(player)
        self.back_to_turn()

    def take_down(self, player: Player, code: int) -> None:
        player.remove(code, self.level)
        if code % c.KINDS >= c.FIRST_MONUMENT:
            self.monuments |= BIT[code % c.KINDS - c.FIRST_MONUMENT]
            for other in self.players:
                other.fits = codes.STALE

    def pay_for_build(self, player: Player) -> None:
        """With the action of the turn, a card, or silver."""
        if self.extra == codes.BY_ARCHITECT:
            player.silver -= c.ARCHITECT_PRICE
            player.architect = 1
        elif self.extra == codes.BY_VULCAN:
            self.spend_card(player)
        else:
            self.actions -= 1

    # -- an extra build --------------------------------------------------------------------------------

    def extra_lays(self, player: Player, equal: bool) -> sets.LargeSet:
        """What can be built, as options of a turn."""
        if equal and player.role != c.BUILDER:
            lays, monuments = self.lays_that_fit(player, True)
        else:
            lays = self.to_build(player)
            monuments = player.monument_fits
        monuments = self.monuments_to_build(player, monuments)
        return sets.union(sets.moved(lays, p.BUILD), sets.moved(monuments, p.BUILD + g.TRAY_LAYS))

    def extra_builds(self) -> sets.LargeSet:
        return self.extra_lays(self.players[self.seat], self.extra == codes.BY_VULCAN)
