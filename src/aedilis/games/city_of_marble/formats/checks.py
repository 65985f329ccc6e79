"""What a position of City of Marble must satisfy when it comes from outside, such as an edited text."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from aedilis.engine.bits import BIT, mask_of, members
from aedilis.engine.position import ALL, CHANCE, OVER
from aedilis.engine.text import demand, demand_played
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.fields import Table
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import on_district
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import A_STRUCTURE, COMPLETE, COVERED, FOUNTAIN

BEFORE: Final = (p.FIRST_PLAYER, p.HILL)
BY_CHANCE: Final = (p.FIRST_PLAYER, p.HILL, p.BRIDGE)
AFTER_LAYING: Final = (p.POST, p.BRIDGE, p.SITE, p.MOVE)


def check(position: CityOfMarble) -> None:
    """Refuses what cannot happen in a game, as far as it can be seen without the moves before."""
    for check_part in (
        check_districts, check_supply, check_city, check_magistrates, check_bridges, check_sites, check_aqueducts,
        check_decider, check_set_up, check_effects, check_pieces, check_turn, check_drawing, check_moving,
    ):  # fmt: skip
        check_part(position)


# -- every piece is somewhere, and nowhere else -----------------------------------------------------------


def check_districts(at: CityOfMarble) -> None:
    for kind in range(c.KINDS):
        own = sum(player.hand[kind] + player.drawn[kind] for player in at.players)
        laid = sum(district % c.KINDS == kind for district in at.laid)
        whole = at.stacks[kind] + own + laid == c.DISTRICTS[kind]
        demand(whole, N_("{card} is missing, or there too much"), card=c.KIND_IDS[kind])


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
    demand(at.bridges == mask_of([bridge for bridge in range(c.BRIDGES) if bridge not in covered]))
    demand(held.total() == len(covered) - (at.phase == p.BRIDGE))
    for seat, player in enumerate(at.players):
        hidden = at.viewer not in (ALL, seat) and at.seat != OVER
        demand(all((value == c.UNKNOWN) == hidden for value in player.bridges))


# -- the city -----------------------------------------------------------------------------------------------


def check_city(at: CityOfMarble) -> None:
    """All districts can be laid one after the other, beginning at the hills; the order does not matter."""
    demand(at.phase in BEFORE or len(at.hills) == c.HILLS_DRAWN)
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


# -- what is to be decided fits what lies on the table ------------------------------------------------------


def check_decider(at: CityOfMarble) -> None:
    if at.phase == p.MOVE:
        demand(at.seat >= 0)
    else:
        demand(at.seat == (OVER if at.phase == p.END else CHANCE if at.phase in BY_CHANCE else at.turn))


def check_set_up(at: CityOfMarble) -> None:
    """Before the first turn nothing has happened but hills; the first player is not known before these."""
    if at.phase in BEFORE:
        drawn = [p.FIRST_BASE + at.starter, *[p.HILL_BASE + hill for hill in at.hills]]
        begun = CityOfMarble()
        begun.begin(at.seats, Table.played(at))
        demand_played(at, begun, drawn if at.phase == p.HILL else ())


def check_turn(at: CityOfMarble) -> None:
    """An action is taken as long as there is one; the last turns begin when enough stacks are empty."""
    over = at.phase == p.END
    last = over or at.last_turns > 0
    demand(not last or (at.empty_stacks() >= c.EMPTY_STACKS and not at.extra))
    demand(at.actions <= (c.LAST_ACTIONS if last else c.ACTIONS_A_TURN))
    if over:
        demand(at.last_turns == 0 and at.actions == 0)
    elif at.phase == p.ACT:
        demand(at.turn_options())
    elif at.phase not in BEFORE:
        demand(at.actions or at.extra)


def check_drawing(at: CityOfMarble) -> None:
    """Only who has the turn can have districts on the left field, and a second one is drawn after the first."""
    for seat, player in enumerate(at.players):
        demand(not any(player.drawn) or (seat == at.turn and at.phase != p.END))
    demand((at.first != c.EMPTY) == (at.phase == p.DRAW))
    if at.phase == p.DRAW:
        others = at.second_districts()
        demand(others & others - 1 != 0 and at.players[at.turn].drawn[at.first] > 0)


def check_effects(at: CityOfMarble) -> None:
    """A district is chosen while a place for it is sought, and lies there while its effects are resolved."""
    effects = at.phase in AFTER_LAYING or at.aqueduct != c.EMPTY
    demand((at.place != c.EMPTY) == effects and (at.kind != c.EMPTY) == (effects or at.phase == p.LAY))
    player = at.players[at.turn]
    if at.phase == p.LAY:
        demand(player.hand[at.kind] > 0 and at.legal_places != 0)
    if not effects:
        return
    district = at.place * c.KINDS + at.kind
    demand(district in at.laid)
    if at.phase == p.POST:
        demand(player.idle_magistrate() != c.EMPTY)
        demand(not any(district in other.magistrates for other in at.players))
    demand(at.phase != p.BRIDGE or g.PLACE_BRIDGE[at.place] != c.EMPTY)


def check_pieces(at: CityOfMarble) -> None:
    """Pieces are to be laid where there are several ways; an aqueduct is begun by the district at its source.

    All but one may be dead ends: by the first version of the rules these could be chosen, and its texts still open.
    """
    if at.phase != p.PIECE:
        demand(at.pieces == 0 and at.aqueduct == c.EMPTY)
        return
    if at.aqueduct == c.EMPTY:
        demand(0 < at.pieces < c.EXPAND_PIECES)
    else:
        path = at.paths[at.aqueduct]
        demand(bool(path) and path[0] in g.CORNERS[at.place])
        demand(at.pieces > 0 and len(path) == 1 + c.START_PIECES - at.pieces)
    ways = at.ways()
    demand(ways & ways - 1 != 0)


def check_moving(at: CityOfMarble) -> None:
    """The player is asked which site is next where it matters; then whoever has a magistrate there."""
    demand(not at.due or at.place != c.EMPTY)
    demand((at.site != c.EMPTY) == (at.phase == p.MOVE))
    if at.phase == p.SITE:
        demand(len(at.due) > 1 and at.order_matters(at.due))
    if at.phase == p.MOVE:
        demand(at.sites[at.site] != c.EMPTY and at.site in g.CORNERS[at.place] and at.site not in at.due)
        demand(at.magistrates_to_send() != BIT[p.STAY])
