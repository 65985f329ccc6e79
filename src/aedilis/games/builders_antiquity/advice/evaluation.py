"""What promises a player of The Builders: Antiquity points: hands, money, and sites that can be finished."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import count, lowest
from aedilis.engine.position import OVER
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules.player import Player, covers, scarcest, total, useful
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

POINTS_A_ROUND: Final = 2.0  # that the leader makes, about: how long the game still lasts

# The signs in their order. What brings more the longer it lasts is counted by the rounds still to come, in tens.
SIGNS: Final = (
    "rounds", "money by rounds", "supply by rounds", "scarcest supply by rounds", "supply without wage by rounds",
    "hands by rounds", "tools by rounds", "students by rounds", "slaves", "loans",
    "progress", "prospects", "hopeless sites", "hands at hopeless sites", "actions left",
)  # fmt: skip


def rounds_left(position: BuildersAntiquity, seat: int) -> float:
    """Turns that a seat still has, about, the present one included."""
    if position.seat == OVER:
        return 0.0
    order = (seat - position.starter) % position.seats
    still = 1.0 if order >= (position.turn - position.starter) % position.seats else 0.0
    missing = c.LAST_ROUND_POINTS - most_points(position)
    return still if position.last_round or missing <= 0 else 1.0 + missing / POINTS_A_ROUND


def most_points(position: BuildersAntiquity) -> int:
    """Of the leader, by finished buildings."""
    return max([player.points for player in position.players])


def signs_of(position: BuildersAntiquity, seat: int) -> list[float]:
    rounds = rounds_left(position, seat)
    if rounds == 0.0:
        return [0.0] * len(SIGNS)
    player = position.players[seat]
    return strength(position, seat, player, rounds) + outlook_of_sites(position, seat, player)


def strength(position: BuildersAntiquity, seat: int, player: Player, rounds: float) -> list[float]:
    """What a player owns to build with."""
    part = rounds / 10.0
    hands = player.owned()
    supply = position.supply_of_all(seat, hands)
    unpaid = position.supply_of_all(seat, hands & (c.ALL_SLAVES | c.ALL_MACHINES) & ~player.freed)
    tools = count(player.tools) + c.RESOURCES - player.carriers.count(c.EMPTY)
    return [
        rounds,
        player.money * part,
        total(supply) * part,
        scarcest(supply) * part,
        total(unpaid) * part,
        count(hands) * part,
        tools * part,
        count(player.educated) * part,
        float(count(player.slaves())),
        float(player.loans),
    ]


def outlook_of_sites(position: BuildersAntiquity, seat: int, player: Player) -> list[float]:
    """What has been done at the open sites, what could be, and who is stuck; and what is left of the turn."""
    pool = position.supply_of_all(seat, player.pool)
    progress = prospects = 0.0
    hopeless = stuck = 0
    sites = player.sites
    while sites:
        building = lowest(sites)
        sites &= sites - 1
        value = worth_of(position, building)
        need = total(c.NEED[building])
        missing = player.missing_at(building)
        done = (need - total(missing)) / need
        if covers(pool, missing):
            progress += value * done
            prospects += value * (1.0 - done)
        else:
            hopeless += 1
            stuck += count(player.crew[building])
            prospects += value * useful(pool, missing) / need
            progress += value * done / 2
    actions = position.actions if position.turn == seat and position.seat != OVER else 0
    return [progress, prospects, float(hopeless), float(stuck), float(actions)]


def worth_of(position: BuildersAntiquity, building: int) -> float:
    """In tenths of a point."""
    return float(position.points_for(building) * c.TENTHS + position.reward_of(building))
