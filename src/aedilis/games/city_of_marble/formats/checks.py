"""What a position of City of Marble must satisfy when it comes from outside, such as an edited text."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from aedilis.engine.bits import BIT, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import ALL, OVER
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.formats.checks_flow import check_flow
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules import phases as p
from aedilis.games.city_of_marble.rules.player import on_district
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import A_STRUCTURE, COMPLETE, COVERED, FOUNTAIN


def check(position: CityOfMarble) -> None:
    """Refuses what cannot happen in a game, as far as it can be seen without the moves before."""
    check_districts(position)
    check_supply(position)
    check_city(position)
    check_magistrates(position)
    check_bridges(position)
    check_sites(position)
    check_aqueducts(position)
    check_flow(position)


def demand(holds: bool) -> None:
    if not holds:
        raise TextError(N_("this position cannot be played on"))


# -- every piece is somewhere, and nowhere else -----------------------------------------------------------


def check_districts(at: CityOfMarble) -> None:
    for kind in range(c.KINDS):
        own = sum(player.hand[kind] + player.drawn[kind] for player in at.players)
        laid = sum(district % c.KINDS == kind for district in at.laid)
        if at.stacks[kind] + own + laid != c.DISTRICTS[kind]:
            raise TextError(N_("{card} is missing, or there too much"), card=c.KIND_IDS[kind])


def check_supply(at: CityOfMarble) -> None:
    """Nobody has more than there is, where it is played with what is in the box."""
    if at.shortage != c.SHORT_OF_NOTHING:
        demand(all(at.imperium_in_play(kind) <= c.IMPERIUM_TILES[kind] for kind in range(c.KINDS)))
    if at.shortage == c.SHORT_OF_EVERYTHING:
        demand(at.all_coins() <= c.COINS and at.sites.count(FOUNTAIN) <= c.FOUNTAINS)


def check_magistrates(at: CityOfMarble) -> None:
    """No two on the same district."""
    posted = [where for player in at.players for where in player.magistrates if on_district(where)]
    demand(len(set(posted)) == len(posted) and set(posted) <= set(at.laid))


def check_bridges(at: CityOfMarble) -> None:
    """Every tile whose space is covered was taken; a view shows the backs of those of others."""
    held = Counter(value for player in at.players for value in player.bridges)
    demand(all(at.bag[value] + held[value] == c.BRIDGE_COPIES[value] for value in range(c.VALUES)))
    demand(sum(at.bag) >= held[c.UNKNOWN])
    covered = {g.PLACE_BRIDGE[district // c.KINDS] for district in at.laid} - {c.EMPTY}
    if at.phase == p.POST and at.place != c.EMPTY:
        covered -= {g.PLACE_BRIDGE[at.place]}
    demand(at.bridges == sum(BIT[bridge] for bridge in range(c.BRIDGES) if bridge not in covered))
    demand(held.total() == len(covered) - (at.phase == p.BRIDGE))
    for seat, player in enumerate(at.players):
        hidden = at.viewer not in (ALL, seat) and at.seat != OVER
        demand(all((value == c.UNKNOWN) == hidden for value in player.bridges))


# -- the city -----------------------------------------------------------------------------------------------


def check_city(at: CityOfMarble) -> None:
    """All districts can be laid one after the other, beginning at the hills; the order does not matter."""
    if at.phase in (p.FIRST_PLAYER, p.HILL):
        demand(len(at.hills) < (c.HILLS_DRAWN if at.phase == p.HILL else 1))
    else:
        demand(len(at.hills) == c.HILLS_DRAWN)
    again = at.copy()
    again.laid = []
    again.sites = [c.EMPTY] * g.SITES
    again.derive()
    left = {district // c.KINDS for district in at.laid}
    demand(len(left) == len(at.laid))
    while left:
        fitting = left & set(members(again.legal_places))
        demand(bool(fitting))
        again.cover(min(fitting))
        left.remove(min(fitting))


def check_sites(at: CityOfMarble) -> None:
    """Something stands where all is covered, and only there, of the kind that the number of structures says."""
    for site, built in enumerate(at.sites):
        complete = at.ground[site] & COVERED == COMPLETE
        waiting = site in at.due
        demand(complete or (built == c.EMPTY and not waiting))
        demand(not waiting or (built == c.EMPTY and at.place != c.EMPTY and site in g.CORNERS[at.place]))
        if complete and not waiting:
            demand(built != c.EMPTY or at.fountains_left() == 0)
            if built not in (c.EMPTY, FOUNTAIN):
                demand(built // c.MOST_SEATS == c.KIND_OF[at.ground[site] // A_STRUCTURE])


def check_aqueducts(at: CityOfMarble) -> None:
    """One that was begun leads from its source along districts; none comes to where another is or can begin."""
    places = [district // c.KINDS for district in at.laid]
    reached = {vertex for place in places for vertex in g.CORNERS[place]}
    if at.phase in (p.POST, p.BRIDGE) and at.place != c.EMPTY:
        before = {vertex for place in places if place != at.place for vertex in g.CORNERS[place]}
        reached -= set(g.CORNERS[at.place]) - before
    wet = [vertex for path in at.paths for vertex in path[1:]]
    demand(len(set(wet)) == len(wet) and not set(wet) & set(g.SOURCE_VERTEX))
    for aqueduct, path in enumerate(at.paths):
        source = g.SOURCE_VERTEX[aqueduct]
        demand(bool(path) == (source in reached) and (not path or path[0] == source) and len(path) <= c.PIECES + 1)
        for one, other in pairwise(path):
            near = g.NEXT[one * g.DIRECTIONS : (one + 1) * g.DIRECTIONS]
            demand(other in near and at.ground[one] & BIT[near.index(other)] != 0)
        if at.tapped & BIT[aqueduct]:
            demand(bool(path) and at.is_fountain(path[-1]) and not at.every_piece)
