"""Building in Foundations of Rome: where buildings fit, what they replace, and what monuments ask for and do."""

from __future__ import annotations

from aedilis.engine.bits import BIT, count, lowest
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules import phases as p
from aedilis.games.foundations_of_rome.rules.building_values import (
    count_lots,
    lots_of_type,
    population_of,
    silver_value,
    types_of,
)
from aedilis.games.foundations_of_rome.rules.flow import Flow
from aedilis.games.foundations_of_rome.rules.player import FOR_MONUMENTS, FOR_ROLE, STALE, Player


class Building(Flow):
    __slots__ = ()

    # -- where a building fits -------------------------------------------------------------------------

    def fit(self, turn: int, lo: int, hi: int) -> tuple[int, int]:
        """Where the first cell can lie so that a turn covers nothing but these lots."""
        at_lo = lo & g.ANCHORS_LO[self.size * g.TURNS + turn]
        at_hi = hi & g.ANCHORS_HI[self.size * g.TURNS + turn]
        for far in g.OFFSETS[turn]:
            if at_lo:
                at_lo &= lo >> far | (hi & g.LOW[far]) << g.HALF - far
            if at_hi:
                at_hi &= hi >> far
            elif not at_lo:
                break
        return at_lo, at_hi

    def sites(self, player: Player, lay: int, equal: bool) -> tuple[int, int]:
        """Where a building can be built: own lots, whose buildings are all smaller (or of equal size, I9)."""
        kind = g.LAY_KIND[lay]
        turn = g.LAY_TURN[lay]
        size = c.SIZE[kind]
        lo = player.lots_lo
        hi = player.lots_hi
        if equal:
            for code in player.buildings:
                other = code % c.KINDS
                if c.SIZE[other] > size or other == kind:
                    lo &= ~g.PLACE_LO[code // c.KINDS]
                    hi &= ~g.PLACE_HI[code // c.KINDS]
        else:
            lo &= ~player.blocked[2 * size]
            hi &= ~player.blocked[2 * size + 1]
        built = count(lo & ~player.marked_lo) + count(hi & ~player.marked_hi)
        lo, hi = self.fit(turn, lo, hi)
        if c.BORDER_SITE[kind]:
            lo &= g.BORDER_ANCHORS_LO[self.size * g.TURNS + turn]
            hi &= g.BORDER_ANCHORS_HI[self.size * g.TURNS + turn]
        if (lo or hi) and kind >= c.FIRST_MONUMENT and c.NEEDS_NO_MARKERS[kind - c.FIRST_MONUMENT]:
            lo, hi = self.without_other_markers(player, turn, lo, hi)
        if (lo or hi) and kind >= c.FIRST_MONUMENT and player.monuments() == c.MONUMENT_MARKERS:
            lo, hi = self.over_monuments(player, turn, lo, hi)
        spare = player.spare_markers()
        most = size * (size - 1) if equal else g.MOST_FREED[size]
        if spare < most and spare < built - size:  # no site frees more than all that can be replaced
            return self.with_markers(player, turn, lo, hi, spare)
        return lo, hi

    # -- lot markers (B3, B4) --------------------------------------------------------------------------

    def with_markers(self, player: Player, turn: int, lo: int, hi: int, spare: int) -> tuple[int, int]:
        """Those of the sites for which there are markers enough; where nothing is replaced there are."""
        for_lo, for_hi = self.fit(turn, player.marked_lo, player.marked_hi)
        for_lo &= lo
        for_hi &= hi
        lo &= ~for_lo
        hi &= ~for_hi
        while lo:
            if self.has_markers(player, g.PLACE_OF[turn * c.LOTS + lowest(lo)], spare):
                for_lo |= lo & -lo
            lo &= lo - 1
        while hi:
            if self.has_markers(player, g.PLACE_OF[turn * c.LOTS + g.HALF + lowest(hi)], spare):
                for_hi |= hi & -hi
            hi &= hi - 1
        return for_lo, for_hi

    def has_markers(self, player: Player, place: int, spare: int) -> bool:
        """Lots of replaced buildings that stay open are marked again; lots built upon give their marker back."""
        freed = -g.PLACE_SIZE[place]
        lo = g.PLACE_LO[place] & ~player.marked_lo
        hi = g.PLACE_HI[place] & ~player.marked_hi
        while lo or hi:
            code = player.cover[lowest(lo) if lo else g.HALF + lowest(hi)]
            freed += c.SIZE[code % c.KINDS]
            lo &= ~g.PLACE_LO[code // c.KINDS]
            hi &= ~g.PLACE_HI[code // c.KINDS]
        return freed <= spare

    # -- which buildings fit somewhere, worked out once for a player's lots and buildings --------------

    def refresh(self, player: Player) -> None:
        if player.role == c.BUILDER:
            player.fits, player.monument_fits = self.lays_that_fit(player, True)
            return
        spare = player.spare_markers()
        supply = self.lays_of_supply()
        fits = monuments = 0
        for size in range(g.LARGEST if supply else g.LARGEST_IN_TRAY, 0, -1):
            lo = player.lots_lo & ~player.blocked[2 * size]
            hi = player.lots_hi & ~player.blocked[2 * size + 1]
            lots = count(lo) + count(hi)
            if lots < size:
                continue
            freed = lots - player.markers() - size  # at most: all that can be replaced
            for turn in g.TURNS_OF_SIZE[size]:
                lays = player.in_tray & g.TRAY_LAYS_OF_TURN[turn]
                others = supply & g.MONUMENT_LAYS_OF_TURN[turn]
                if lays or others:
                    at_lo, at_hi = self.fit(turn, lo, hi)
                    if spare < freed and spare < g.MOST_FREED[size] and (at_lo or at_hi):
                        at_lo, at_hi = self.with_markers(player, turn, at_lo, at_hi, spare)
                    if at_lo or at_hi:
                        fits |= lays
                        if others:
                            monuments |= self.monuments_at(player, turn, others, at_lo, at_hi)
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

    def monuments_at(self, player: Player, turn: int, lays: int, lo: int, hi: int) -> int:
        """Those of the monuments, all turned so, that may stand at one of these sites."""
        fits = 0
        if player.monuments() == c.MONUMENT_MARKERS:
            lo, hi = self.over_monuments(player, turn, lo, hi)
        while lays:
            lay = lays & -lays
            kind = g.LAY_KIND[g.TRAY_LAYS + lowest(lays)]
            lays -= lay
            for_lo = lo
            for_hi = hi
            if c.BORDER_SITE[kind]:
                for_lo &= g.BORDER_ANCHORS_LO[self.size * g.TURNS + turn]
                for_hi &= g.BORDER_ANCHORS_HI[self.size * g.TURNS + turn]
            elif c.NEEDS_NO_MARKERS[kind - c.FIRST_MONUMENT]:
                for_lo, for_hi = self.without_other_markers(player, turn, lo, hi)
            if for_lo or for_hi:
                fits |= lay
        return fits

    def lays_that_fit(self, player: Player, equal: bool) -> tuple[int, int]:
        """The same one building after the other: of the tray, and of the monuments in the supply."""
        fits = monuments = 0
        supply = self.lays_of_supply()
        for lay in range(g.LAYS):
            wanted = player.in_tray & BIT[lay] if lay < g.TRAY_LAYS else supply & BIT[lay - g.TRAY_LAYS]
            if wanted:
                lo, hi = self.sites(player, lay, equal)
                if lo or hi:
                    if lay < g.TRAY_LAYS:
                        fits |= wanted
                    else:
                        monuments |= wanted
        return fits, monuments

    def all_stale(self) -> None:
        for player in self.players:
            player.fits = STALE

    def to_build(self, player: Player) -> int:
        """The buildings of the tray that can be built, as lays."""
        if player.fits == STALE:
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
        if len(player.buildings) < c.NEEDS_BUILDINGS[monument]:
            return False
        if c.NEEDS_LOTS[monument] and player.owned() < c.NEEDS_LOTS[monument]:
            return False
        if c.NEEDS_SIZE[monument] and player.largest() < c.NEEDS_SIZE[monument]:
            return False
        if c.NEEDS_POPULATION[monument] and population_of(self, player) < c.NEEDS_POPULATION[monument]:
            return False
        if c.NEEDS_SILVER[monument] and silver_value(self, player) < c.NEEDS_SILVER[monument]:
            return False
        if c.NEEDS_CIVIC[monument] and types_of(player)[c.CIVIC] < c.NEEDS_CIVIC[monument]:
            return False
        if c.NEEDS_RESIDENTIAL[monument] and types_of(player)[c.RESIDENTIAL] < c.NEEDS_RESIDENTIAL[monument]:
            return False
        commercial = c.NEEDS_COMMERCIAL_LOTS[monument]
        if commercial and lots_of_type(player, c.COMMERCIAL) < commercial:
            return False
        residential = c.NEEDS_RESIDENTIAL_LOTS[monument]
        if residential and lots_of_type(player, c.RESIDENTIAL) < residential:
            return False
        border = c.NEEDS_BORDER_LOTS[monument]
        return border == 0 or count_lots(player, g.BORDER_LO[self.size], g.BORDER_HI[self.size]) >= border

    def over_monuments(self, player: Player, turn: int, lo: int, hi: int) -> tuple[int, int]:
        """Those of the sites where a monument is replaced: its marker is free again, for who has used all (M4)."""
        other_lo = player.lots_lo
        other_hi = player.lots_hi
        for code in player.buildings:
            if code % c.KINDS >= c.FIRST_MONUMENT:
                other_lo &= ~g.PLACE_LO[code // c.KINDS]
                other_hi &= ~g.PLACE_HI[code // c.KINDS]
        elsewhere_lo, elsewhere_hi = self.fit(turn, other_lo, other_hi)
        return lo & ~elsewhere_lo, hi & ~elsewhere_hi

    def without_other_markers(self, player: Player, turn: int, lo: int, hi: int) -> tuple[int, int]:
        """Those of the sites that hold all own markers, which the Pantheon needs (M3)."""
        for_lo = 0
        for_hi = 0
        if player.markers() > g.TURN_SIZE[turn]:
            return 0, 0
        while lo:
            if holds_markers(player, g.PLACE_OF[turn * c.LOTS + lowest(lo)]):
                for_lo |= lo & -lo
            lo &= lo - 1
        while hi:
            if holds_markers(player, g.PLACE_OF[turn * c.LOTS + g.HALF + lowest(hi)]):
                for_hi |= hi & -hi
            hi &= hi - 1
        return for_lo, for_hi

    def touches_border(self, place: int) -> bool:
        return g.PLACE_LO[place] & g.BORDER_LO[self.size] != 0 or g.PLACE_HI[place] & g.BORDER_HI[self.size] != 0

    def greet_neighbours(self, place: int, kind: int) -> None:
        """All with a building beside the new one get something once (M9); Ceres has no use for silver (O4)."""
        for number in range(len(self.cities)):
            city = self.cities[number]
            for code in city.buildings:
                if g.PLACE_LO[code // c.KINDS] & g.NEAR_LO[place] or g.PLACE_HI[code // c.KINDS] & g.NEAR_HI[place]:
                    city.book(self.era, FOR_MONUMENTS, c.NEIGHBOURS_POINTS[kind])
                    if number < self.seats:
                        city.silver += c.NEIGHBOURS_SILVER[kind]
                    break

    # -- build -----------------------------------------------------------------------------------------

    def may_equal(self, player: Player) -> bool:
        """Whether buildings of equal size may be replaced."""
        return player.role == c.BUILDER or self.extra == p.BY_VULCAN

    def choose_lay(self, lay: int) -> None:
        self.lay = lay
        player = self.players[self.seat]
        lo, hi = self.sites(player, lay, self.may_equal(player))
        self.ask(p.SITE, lo, hi)

    def build(self, lot: int) -> None:
        """Free of charge. What is replaced goes back to where it came from."""
        player = self.players[self.seat]
        kind = g.LAY_KIND[self.lay]
        place = g.PLACE_OF[g.LAY_TURN[self.lay] * c.LOTS + lot]
        for code in player.touched(place):
            self.take_down(player, code)
        player.put(place, kind, self.level)
        if kind >= c.FIRST_MONUMENT:
            self.monuments &= ~BIT[kind - c.FIRST_MONUMENT]
            self.greet_neighbours(place, kind)
            if player.role == c.PONTIFEX:
                player.book(self.era, FOR_ROLE, c.PONTIFEX_POINTS)
        self.built = self.busy = 1
        self.pay_for_build(player)
        self.compose_nothing()
        self.ask_turn()

    def take_down(self, player: Player, code: int) -> None:
        player.remove(code, self.level)
        if code % c.KINDS >= c.FIRST_MONUMENT:
            self.monuments |= BIT[code % c.KINDS - c.FIRST_MONUMENT]
            self.all_stale()

    def pay_for_build(self, player: Player) -> None:
        """With the action of the turn, a card, or silver."""
        if self.extra == p.BY_ARCHITECT:
            player.silver -= c.ARCHITECT_PRICE
            player.architect = 1
        elif self.extra == p.BY_VULCAN:
            self.spend_card(player)
        else:
            self.actions -= 1

    def spend_card(self, player: Player) -> None:
        raise NotImplementedError

    # -- an extra build --------------------------------------------------------------------------------

    def extra_lays(self, player: Player, equal: bool) -> tuple[int, int]:
        """What can be built, of the tray and of the monuments."""
        if equal and player.role != c.BUILDER:
            lays, monuments = self.lays_that_fit(player, True)
            return lays, self.monuments_to_build(player, monuments)
        lays = self.to_build(player)
        return lays, self.monuments_to_build(player, player.monument_fits)

    def begin_extra_build(self, extra: int) -> None:
        self.extra = extra
        self.ask_extra_build()

    def ask_extra_build(self) -> None:
        lays, monuments = self.extra_lays(self.players[self.seat], self.extra == p.BY_VULCAN)
        self.ask(p.LAY, lays << p.BUILD, monuments)


def holds_markers(player: Player, place: int) -> bool:
    """Whether no own marker lies outside a place."""
    return player.marked_lo & ~g.PLACE_LO[place] == 0 and player.marked_hi & ~g.PLACE_HI[place] == 0
