"""What promises points in City of Marble that are not there yet."""

from __future__ import annotations

from typing import Final

from aedilis.games.city_of_marble.advice.site_prospects import LEADER, ONE, influence, near
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import CENTRE, IMPERIUM_SPACE, TREASURY, Player
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.scoring import sites_beside
from aedilis.games.city_of_marble.rules.state import COVERED, FOUNTAIN, WATER

SIGNS: Final = (
    "time", "districts by time", "kinds at hand", "actions left",
    "idle magistrates", "idle magistrates by time", "busy for nothing by time",
    "sites led", "sites led by time", "sites tied",
    "on imperium spaces", "on the treasury", "imperium", "imperium by time", "ahead in imperium", "ahead in coins",
    "sites beside buildings", "dry buildings by time", "dry buildings near water",
)  # fmt: skip

FAR_AHEAD: Final = 2  # tiles or coins, beyond which more of them are of little use


def time_left(position: CityOfMarble) -> float:
    """How much of the game is to come: the districts in all stacks but the largest, as parts of all there are."""
    return (sum(position.stacks) - max(position.stacks)) / c.ALL_DISTRICTS


def ahead(own: int, best_other: int) -> int:
    return max(-FAR_AHEAD, min(FAR_AHEAD, own - best_other))


def signs_of(position: CityOfMarble, seat: int) -> list[float]:
    player = position.players[seat]
    time = time_left(position)
    at_hand = sum(player.hand) + sum(player.drawn)
    kinds = sum(1 for kind in range(c.KINDS) if player.hand[kind] or player.drawn[kind])
    imperium = sum(player.imperium)
    actions = position.actions + position.extra if position.turn == seat else 0
    signs = [time, at_hand * time, float(kinds), float(actions)]
    signs += magistrate_signs(position, player, seat, time)
    signs += [float(imperium), imperium * time, lead_in_imperium(position, seat), lead_in_coins(position, seat)]
    return signs + building_signs(position, seat, time)


def magistrate_signs(position: CityOfMarble, player: Player, seat: int, time: float) -> list[float]:
    magistrates = influence(position)
    idle = busy = on_imperium = on_treasury = 0
    led = tied = 0.0
    for where in player.magistrates:
        if where == CENTRE:
            idle += 1
        elif where == TREASURY:
            on_treasury += 1
        elif where >= IMPERIUM_SPACE:
            on_imperium += 1
        else:
            kind = where % c.KINDS
            useful = False
            for vertex in g.CORNERS[where // c.KINDS]:
                promised = near(kind, position.ground[vertex]) if vertex < g.SITES else 0.0
                if promised == 0.0:
                    continue
                there = magistrates[vertex * c.KINDS + kind]
                leader = LEADER[there]
                if leader == seat:
                    led += promised / (there // ONE[seat] % 4)
                    useful = True
                elif leader == c.EMPTY:
                    tied += promised
                    useful = True
            if not useful:
                busy += 1
    return [
        float(idle), idle * time, busy * time, led, led * time, tied, float(on_imperium), float(on_treasury)
    ]  # fmt: skip


def lead_in_imperium(position: CityOfMarble, seat: int) -> float:
    """Over the best of the others, or behind it, added up for all kinds; nobody cares for one that nobody has."""
    own = position.players[seat].imperium
    return float(sum(ahead(own[kind], imperium_of_others(position, seat, kind)) for kind in range(c.KINDS)))


def imperium_of_others(position: CityOfMarble, seat: int, kind: int) -> int:
    """Tiles of whoever of them has most."""
    most = 0
    for other in range(position.seats):
        if other != seat:
            most = max(most, position.players[other].imperium[kind])
    return most


def lead_in_coins(position: CityOfMarble, seat: int) -> float:
    best_other = 0
    for other in range(position.seats):
        if other != seat:
            best_other = max(best_other, position.players[other].coins)
    return float(ahead(position.players[seat].coins, best_other))


def building_signs(position: CityOfMarble, seat: int, time: float) -> list[float]:
    """Fountains may still be built beside own buildings, and aqueducts come to them."""
    ends = [path[-1] for path in position.paths if path]
    open_sites = dry = near_water = 0
    for site in range(g.SITES):
        built = position.sites[site]
        if built == c.EMPTY or built == FOUNTAIN or built % c.MOST_SEATS != seat:
            continue
        beside = sites_beside(position, site, position.ground[site])
        open_sites += sum(1 for at in beside if position.sites[at] == c.EMPTY and position.ground[at] & COVERED)
        if not position.ground[site] & WATER:
            dry += 1
            near_water += sum(1 for end in ends if end in g.NEAR_SITES[site])
    return [open_sites * time, dry * time, float(near_water)]
