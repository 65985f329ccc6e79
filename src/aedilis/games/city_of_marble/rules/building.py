"""Playing a district in City of Marble, all that follows from it, and the five steps of building on a site."""

from __future__ import annotations

from bisect import insort

from aedilis.engine.bits import BIT, mask_of, without
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.aqueducts import Aqueducts
from aedilis.games.city_of_marble.rules.player import IMPERIUM_SPACE, TREASURY
from aedilis.games.city_of_marble.rules.state import A_STRUCTURE, COMPLETE, COVERED, FOUNTAIN, kinds_in


class Building(Aqueducts):
    """Each step settles who decides next."""

    __slots__ = ()

    # -- playing a district -------------------------------------------------------------------------------

    def choose_district(self, kind: int) -> None:
        self.kind = kind
        self.ask(p.LAY, self.places_to_lay())

    def places_to_lay(self) -> int:
        """It shares an edge with a hill or a district and overlaps nothing."""
        return self.legal_places

    def lay_district(self, place: int) -> None:
        player = self.players[self.turn]
        player.hand[self.kind] -= 1
        self.place = place
        insort(self.laid, place * c.KINDS + self.kind)
        self.cover(place)
        self.due = self.completed(place)
        if player.idle_magistrate() == c.EMPTY:
            self.take_bridge()
        else:
            self.ask(p.POST, self.both_ways())

    def completed(self, place: int) -> tuple[int, ...]:
        """The sites at its corners round which all is covered now."""
        found = [at for at in g.CORNERS[place] if self.ground[at] & COVERED == COMPLETE and at < g.SITES]
        return tuple(sorted(found)) if found else ()

    def both_ways(self) -> int:
        return BIT[p.WITH] | BIT[p.WITHOUT]

    def post_magistrate(self) -> None:
        """Only at once, and only on the district just played."""
        player = self.players[self.turn]
        player.magistrates[player.idle_magistrate()] = self.place * c.KINDS + self.kind
        self.take_bridge()

    # -- bridges and sources ------------------------------------------------------------------------------

    def take_bridge(self) -> None:
        """Whoever covers a bridge space takes the tile and looks at it."""
        bridge = g.PLACE_BRIDGE[self.place]
        if bridge == c.EMPTY:
            self.reach_source()
        else:
            self.bridges &= ~BIT[bridge]
            self.draw(p.BRIDGE, self.values_in_bag())

    def values_in_bag(self) -> int:
        return kinds_in(self.bag)

    def tiles_in_bag(self, value: int) -> int:
        return self.bag[value]

    def look_at_bridge(self, value: int) -> None:
        player = self.players[self.turn]
        self.bag[value] -= 1
        player.bridges = tuple(sorted([*player.bridges, value]))
        self.seat = self.turn
        self.reach_source()

    def reach_source(self) -> None:
        aqueduct = g.PLACE_SOURCE[self.place]
        if aqueduct == c.EMPTY or self.paths[aqueduct]:
            self.resolve_sites()
        else:
            self.begin_aqueduct(aqueduct)

    # -- completed sites ----------------------------------------------------------------------------------

    def resolve_sites(self) -> None:
        """One after the other, in the order that the player chooses, if it can matter to anybody."""
        due = self.due
        if not due:
            self.end_action()
        elif len(due) == 1 or not self.order_matters(due):
            self.build(due[0])
        else:
            self.ask(p.SITE, self.sites_due())

    def sites_due(self) -> int:
        return mask_of(list(self.due))

    def order_matters(self, sites: tuple[int, ...]) -> bool:
        """Magistrates can leave one for the next; and a last fountain stands on one of them only."""
        if 0 < self.fountains_left() < len(sites):
            return True
        return any(stands_at(where, site) for player in self.players for where in player.magistrates for site in sites)

    def build(self, site: int) -> None:
        """Steps 1 to 4. The points come from the building itself."""
        self.due = without(self.due, site)
        kind = c.KIND_OF[self.ground[site] // A_STRUCTURE]
        seat = who_leads(self.influence(site, kind))
        if seat != c.EMPTY:
            self.sites[site] = kind * c.MOST_SEATS + seat
            self.players[seat].buildings[kind] += 1
        elif self.fountains_left() > 0:
            self.sites[site] = FOUNTAIN
        else:
            self.resolve_sites()
            return
        self.site = site
        self.ask_to_move(self.turn)

    def influence(self, site: int, kind: int) -> list[int]:
        """By seat: magistrates there on districts of that kind."""
        found = [0] * self.seats
        for seat in range(self.seats):
            for where in self.players[seat].magistrates:
                if where % c.KINDS == kind and stands_at(where, site):
                    found[seat] += 1
        return found

    def fountains_left(self) -> int:
        """There are always enough, unless it is played with those in the box only."""
        return c.FOUNTAINS - self.sites.count(FOUNTAIN) if self.shortage == c.SHORT_OF_EVERYTHING else g.SITES

    # -- step 5: magistrates leave for the imperium space or the treasury ---------------------------------

    def ask_to_move(self, seat: int) -> None:
        """In the order of play from the active player on, everybody who has a magistrate on this site."""
        self.seat = seat
        choices = self.magistrates_to_send()
        if choices & ~BIT[p.STAY]:
            self.ask(p.MOVE, choices)
        else:
            self.stay()

    def magistrates_to_send(self) -> int:
        """Those on districts of the site, whatever their colour; or nobody."""
        magistrates = self.players[self.seat].magistrates
        there = sum(BIT[number] for number in range(c.MAGISTRATES) if stands_at(magistrates[number], self.site))
        return BIT[p.STAY] | there

    def send(self, number: int) -> None:
        built = self.sites[self.site]
        space = TREASURY if built == FOUNTAIN else IMPERIUM_SPACE + built // c.MOST_SEATS
        self.players[self.seat].magistrates[number] = space
        self.stay()

    def stay(self) -> None:
        """Everybody else of this player stays; the next one is asked."""
        seat = (self.seat + 1) % self.seats  # clockwise
        if seat != self.turn:
            self.ask_to_move(seat)
        else:
            self.seat = seat
            self.site = c.EMPTY
            self.resolve_sites()


def who_leads(influence: list[int]) -> int:
    """Whoever has most magistrates on districts of the building's kind; EMPTY for a tie or nobody."""
    most = max(influence)
    return influence.index(most) if most and influence.count(most) == 1 else c.EMPTY


def stands_at(where: int, site: int) -> bool:
    """Whether a magistrate is on a district of this site."""
    if where < 0 or where >= IMPERIUM_SPACE:
        return False
    corners = g.CORNERS[where // c.KINDS]
    return corners[0] == site or corners[1] == site or corners[2] == site or corners[3] == site
