"""What would come of laying a district: sites that it completes and who would build there, a bridge, an aqueduct."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.building import who_leads
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import A_STRUCTURE, A_TRIANGLE, COMPLETE, COVERED, FOUNTAIN

NOTHING: Final = c.EMPTY - 1  # is built: nobody leads, and no fountain is left
PLACES_AT: Final = [[place for place in range(g.PLACES) if site in g.CORNERS[place]] for site in range(g.SITES)]


class Outcome(NamedTuple):
    """What is built on a site, and who builds it: EMPTY where it is nobody, so that a fountain is built, or NOTHING."""

    site: int
    kind: int
    plain: int  # if no magistrate goes on the district
    posted: int  # if one does

    @property
    def depends(self) -> bool:
        return self.plain != self.posted


class Promise(NamedTuple):
    sites: list[Outcome]
    bridge: int  # or EMPTY
    aqueduct: int  # or EMPTY


def promise(view: CityOfMarble, seat: int, kind: int, place: int) -> Promise:
    """Of a district of that kind in that place, which is free: so if there is a bridge, nobody has taken it."""
    sites = [
        outcome(view, seat, kind, site, structures(view, site) + 1)
        for site in g.CORNERS[place]
        if site < g.SITES and completes(view, place, site)
    ]
    source = g.PLACE_SOURCE[place]
    begun = source != c.EMPTY and bool(view.paths[source])
    return Promise(sorted(sites), g.PLACE_BRIDGE[place], c.EMPTY if begun else source)


def outcomes(view: CityOfMarble) -> list[Outcome]:
    """On the sites that the district just laid has completed."""
    return [outcome(view, view.turn, view.kind, site, structures(view, site)) for site in view.due]


def structures(view: CityOfMarble, site: int) -> int:
    return view.ground[site] // A_STRUCTURE


def completes(view: CityOfMarble, place: int, site: int) -> bool:
    """An obtuse corner fills two of the six triangles round a site, an acute one fills one."""
    filled = 2 if site in g.OBTUSE[place] else 1
    return view.ground[site] & COVERED == COMPLETE - filled * A_TRIANGLE


def outcome(view: CityOfMarble, seat: int, colour: int, site: int, meeting: int) -> Outcome:
    """With a district of that colour, on which `seat` may put a magistrate if one is left."""
    kind = c.KIND_OF[meeting]
    influences = view.influence(site, kind)
    plain = builder(view, influences)
    if colour == kind and view.players[seat].idle_magistrate() != c.EMPTY:
        influences[seat] += 1
    return Outcome(site, kind, plain, builder(view, influences))


def builder(view: CityOfMarble, influences: list[int]) -> int:
    seat = who_leads(influences)
    return NOTHING if seat == c.EMPTY and not view.fountains_left() else seat


def office(built: int) -> str:
    """Where magistrates go from a site on which that stands."""
    return "treasury" if built == FOUNTAIN else c.KIND_IDS[built // c.MOST_SEATS]


def one_short(view: CityOfMarble) -> Iterator[Outcome]:
    """Sites that a single district would complete, with what would be built there and by whom as things stand."""
    for site in range(g.SITES):
        if view.sites[site] != c.EMPTY or view.ground[site] & COVERED == COMPLETE:
            continue
        if any(view.free >> place & 1 and completes(view, place, site) for place in PLACES_AT[site]):
            yield outcome(view, 0, c.EMPTY, site, structures(view, site) + 1)
