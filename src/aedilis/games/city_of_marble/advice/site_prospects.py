"""What the sites of City of Marble promise: how near they are to which building, and who would build it.

Who has how many magistrates at a site is one small number: two bits for each seat. So a table tells who leads.
"""

from __future__ import annotations

from math import comb
from typing import Final

from aedilis.engine.bits import BIT, lowest
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.building import who_leads
from aedilis.games.city_of_marble.rules.player import IMPERIUM_SPACE
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.scoring import sites_beside
from aedilis.games.city_of_marble.rules.state import A_STRUCTURE, A_TRIANGLE, COMPLETE, COVERED, FILLS, FOUNTAIN, WATER

PATIENCE: Final = 0.7  # what a building is worth that takes one district more
ONE: Final[list[int]] = [BIT[2 * seat] for seat in range(c.MOST_SEATS)]  # magistrate of that seat
ALL_WAYS: Final = 64  # to cover the triangles round a site, by how many districts


def _near(kind: int, ways: int) -> float:
    """How likely a site becomes a building of that kind, about: of all ways to cover the rest of it, those that fit."""
    rest, districts = 6 - ways % 8, c.STRUCTURES[kind] - ways // 8
    if not 0 < rest <= 6 or not 0 < districts <= rest <= 2 * districts:
        return 0.0
    of_all = sum([comb(number, rest - number) for number in range(rest + 1)])
    near: float = comb(districts, rest - districts) / of_all * PATIENCE ** (districts - 1)
    return near


def _leader(magistrates: int) -> int:
    """The seat that has most of them, or EMPTY for a tie or nobody."""
    return who_leads([magistrates >> 2 * seat & 3 for seat in range(c.MOST_SEATS)])


NEAR: Final[list[float]] = [_near(kind, ways) for kind in range(c.KINDS) for ways in range(ALL_WAYS)]
LEADER: Final[list[int]] = [_leader(magistrates) for magistrates in range(1 << 2 * c.MOST_SEATS)]


def near(kind: int, ground: int) -> float:
    """Times its points: what a building of that kind promises where the ground looks like that."""
    return NEAR[kind * ALL_WAYS + ground // A_TRIANGLE] * c.BUILDING_POINTS[kind]


def influence(position: CityOfMarble) -> list[int]:
    """By site and kind: who has how many magistrates there."""
    found = [0] * (g.SITES * c.KINDS)
    for seat in range(position.seats):
        for where in position.players[seat].magistrates:
            if 0 <= where < IMPERIUM_SPACE:
                for vertex in g.CORNERS[where // c.KINDS]:
                    if vertex < g.SITES:
                        found[vertex * c.KINDS + where % c.KINDS] += ONE[seat]
    return found


def prospects(position: CityOfMarble, magistrates: list[int], seat: int, where: int, joining: int = 0) -> float:
    """What a magistrate on a district can still help its owner to build; `joining` is added to who is there."""
    kind = where % c.KINDS
    promised = 0.0
    for vertex in g.CORNERS[where // c.KINDS]:
        if vertex < g.SITES and LEADER[magistrates[vertex * c.KINDS + kind] + joining] == seat:
            promised += near(kind, position.ground[vertex])
    return promised


def posting_promises(position: CityOfMarble, magistrates: list[int]) -> float:
    """The same of one on the district just laid, where nobody is yet."""
    district = position.place * c.KINDS + position.kind
    return prospects(position, magistrates, position.turn, district, ONE[position.turn])


def building_worth(position: CityOfMarble, site: int, kind: int, edges: int) -> int:
    """Points for a building there, now and at the end, if these edges of districts meet."""
    points = c.BUILDING_POINTS[kind]
    if position.ground[site] & WATER:
        points += c.AQUEDUCT_POINTS
    for other in sites_beside(position, site, edges):
        if position.sites[other] == FOUNTAIN:
            points += c.FOUNTAIN_POINTS
    return points


def fountain_worth(position: CityOfMarble, site: int, seat: int, edges: int) -> int:
    """Points for buildings beside a fountain: own ones, less those of others."""
    points = 0
    for other in sites_beside(position, site, edges):
        built = position.sites[other]
        if built != c.EMPTY and built != FOUNTAIN:
            points += c.FOUNTAIN_POINTS if built % c.MOST_SEATS == seat else -c.FOUNTAIN_POINTS
    return points


class Laying:
    """What comes of a district in some place, to the player in turn, who puts a magistrate on it if that helps."""

    builds: float = 0.0  # points for own buildings
    gives: float = 0.0  # points for those of others
    fountains: float = 0.0  # what they bring to own buildings, and not to those of others
    completes: float = 0.0  # sites, from which a magistrate can leave for the imperium or the treasury
    begins: float = 0.0  # what a magistrate on it could build later
    grows: float = 0.0  # how much nearer own magistrates come to buildings
    others_grow: float = 0.0
    invites: float = 0.0  # points that the next one who plays there can have
    bridge: float = 0.0
    source: float = 0.0


def laying_of(position: CityOfMarble, magistrates: list[int], kind: int, place: int) -> Laying:
    seat = position.turn
    posting = ONE[seat] if position.players[seat].idle_magistrate() != c.EMPTY else 0
    laying = Laying()
    corners = g.CORNERS[place]
    for n in range(4):
        site = corners[n]
        if site >= g.SITES:
            continue
        before = position.ground[site]
        after = before + FILLS[n]
        if after & COVERED == COMPLETE:
            edges = before | g.CORNER_EDGES[place][n]
            complete(position, laying, magistrates, site, c.KIND_OF[after // A_STRUCTURE], kind, posting, edges)
            continue
        if posting and LEADER[magistrates[site * c.KINDS + kind] + posting] == seat:
            laying.begins += near(kind, after)
        for colour in range(c.KINDS):
            there = magistrates[site * c.KINDS + colour]
            if there:
                leader = LEADER[there]
                more = near(colour, after) - near(colour, before)
                if leader == seat:
                    laying.grows += more
                elif leader != c.EMPTY:
                    laying.others_grow += more
        if after & COVERED == COMPLETE - A_TRIANGLE:
            laying.invites += c.BUILDING_POINTS[c.KIND_OF[after // A_STRUCTURE + 1]]
    source = g.PLACE_SOURCE[place]
    if g.PLACE_BRIDGE[place] != c.EMPTY:
        laying.bridge = 1.0
    if source != c.EMPTY and not position.paths[source]:
        laying.source = 1.0
    return laying


def complete(
    position: CityOfMarble, laying: Laying, magistrates: list[int], site: int, kind: int, colour: int, posting: int,
    edges: int,
) -> None:  # fmt: skip
    """A site on which a building of that kind, or a fountain, is built because a district of some colour is laid."""
    seat = position.turn
    there = magistrates[site * c.KINDS + kind]
    leader = LEADER[there + posting] if kind == colour else LEADER[there]
    laying.completes += 1.0
    if leader == seat:
        laying.builds += building_worth(position, site, kind, edges)
    elif leader == c.EMPTY:
        laying.fountains += fountain_worth(position, site, seat, edges)
    else:
        laying.gives += building_worth(position, site, kind, edges)


def roughly(laying: Laying) -> float:
    """What it is worth in points, about, to somebody in a hurry."""
    worth = laying.builds + 1.2 * laying.completes + laying.fountains - 0.5 * laying.gives
    worth += 0.5 * laying.begins + 0.6 * laying.grows - 0.3 * laying.others_grow - 0.2 * laying.invites
    return worth + 2.5 * laying.bridge + laying.source


def best_laying(position: CityOfMarble, magistrates: list[int], kind: int) -> tuple[int, float]:
    """The place where a district of that kind is worth most, and how much."""
    best = c.EMPTY
    most = -1000.0
    places = position.legal_places
    while places:
        place = lowest(places)
        places &= places - 1
        worth = roughly(laying_of(position, magistrates, kind, place))
        if worth > most:
            best = place
            most = worth
    return best, most
