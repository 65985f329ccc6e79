"""A hurried player of The Builders: Antiquity: send whoever helps, begin what can be finished, waste little."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, lowest, members
from aedilis.engine.rng import Rng
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.player import Player, covers, lacking, total, useful
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

FINISHES: Final = 40  # what finishing a building is worth to a hurried player, in resources


def hurried_option(position: BuildersAntiquity, random: Rng) -> int:
    phase = position.phase
    if phase == p.ACT:
        return hurried_action(position, random)
    if phase == p.SITE:
        base = p.SITE_BASE if position.choices else p.SITE_MORE
        return base + best_site(position, position.choices | position.more)
    if phase == p.TOOL:
        return p.TOOL_BASE + best_tool(position)
    return position.pick(random)


def hurried_action(position: BuildersAntiquity, random: Rng) -> int:
    """Send whoever helps; else begin what the pool can finish; else find workers for what it cannot, or money."""
    player = position.players[position.seat]
    if position.actions == 0:
        rich = player.money >= 2 * c.PRICE_OF_ACTION and player.sites and player.pool
        return p.ACT_MORE + (p.EXTRA if rich and random.below(3) == 0 else p.END_TURN)
    pool = position.supply_of_all(position.seat, player.pool)
    hand = best_hand(position, player, pool, random)
    if hand != c.EMPTY:
        return p.ACT_MORE + p.SEND + hand
    waiting = sites_within_reach(player, pool)
    if not waiting:
        building = best_building(position, pool, random)
        if building != c.EMPTY:
            return p.ACT_BASE + building
    if waiting or not position.choices >> p.RECRUIT or random.below(3) == 0:
        return p.ACT_MORE + p.TAKE + min(position.actions, c.MOST_TAKEN) - 1
    return p.ACT_BASE + p.RECRUIT + best_recruit(position, player, pool, random)


def best_hand(position: BuildersAntiquity, player: Player, pool: int, random: Rng) -> int:
    """Who helps most at a site that can be finished, or EMPTY if nobody does."""
    best = c.EMPTY
    most = 0
    all_hands = position.hands_to_send(player)
    sites = position.open_sites(player) & sites_within_reach(player, pool)
    while sites:
        missing = player.missing_at(lowest(sites))
        sites &= sites - 1
        hands = all_hands
        while hands:
            hand = lowest(hands)
            hands &= hands - 1
            worth = help_of(position, position.seat, hand, missing)
            if worth > 0:
                worth = 4 * worth + random.below(3)
                if worth > most:
                    best, most = hand, worth
    return best


def best_site(position: BuildersAntiquity, sites: int) -> int:
    """Of these, for whoever is being sent."""
    player = position.players[position.seat]
    pool = position.supply_of_all(position.seat, player.pool)
    reach = sites_within_reach(player, pool)
    best = lowest(sites)
    most = -1000
    while sites:
        building = lowest(sites)
        sites &= sites - 1
        worth = help_of(position, position.seat, position.sending, player.missing_at(building))
        if not reach & BIT[building]:
            worth -= FINISHES
        if worth > most:
            best, most = building, worth
    return best


def best_tool(position: BuildersAntiquity) -> int:
    """One for what would still be missing."""
    player = position.players[position.seat]
    supply = position.supply_of(position.seat, position.sending)
    missing = lacking(player.missing_at(position.site), supply)
    for tool in range(c.RESOURCES):
        if c.lane(missing, tool) >= c.TOOL_BONUS and position.choices & BIT[tool]:
            return tool
    return p.WITHOUT


def best_building(position: BuildersAntiquity, pool: int, random: Rng) -> int:
    """The most valuable building of the row that the pool can finish, for what it needs; or EMPTY."""
    best = c.EMPTY
    most = 0.0
    for building in members(position.choices & c.ALL_BUILDINGS):
        if covers(pool, c.NEED[building]):
            worth = 2.0 * position.points_for(building) + position.reward_of(building) / 4 + random.below(4)
            if worth > most:
                best, most = building, worth
    return best


def best_recruit(position: BuildersAntiquity, player: Player, pool: int, random: Rng) -> int:
    """Whoever supplies most of what the own sites, or else the pool, lack."""
    missing = wanted(player, pool)
    best = c.EMPTY
    most = -1
    for worker in members(position.choices >> p.RECRUIT & c.ALL_WORKERS):
        worth = 4 * useful(c.SUPPLY[worker], missing) + total(c.SUPPLY[worker]) + random.below(4)
        if worth > most:
            best, most = worker, worth
    return best


def wanted(player: Player, pool: int) -> int:
    """What the own sites lack beyond the pool; if they lack nothing, what a pool should have."""
    for building in members(player.sites):
        missing = lacking(player.missing_at(building), pool)
        if missing:
            return missing
    return lacking(c.packed([3] * c.RESOURCES), pool)


def sites_within_reach(player: Player, pool: int) -> int:
    """Own sites that those in the pool could finish together."""
    reach = 0
    sites = player.sites
    while sites:
        building = lowest(sites)
        sites &= sites - 1
        if covers(pool, player.missing_at(building)):
            reach |= BIT[building]
    return reach


def help_of(position: BuildersAntiquity, seat: int, hand: int, missing: int) -> int:
    """What a hand adds of what is missing, less what is wasted; most if it finishes the building."""
    supply = position.supply_of(seat, hand)
    helps = useful(supply, missing)
    if helps == 0:
        return 0
    worth = max(2 * helps - total(supply) + 1, 1)
    return worth + FINISHES if covers(supply, missing) else worth
