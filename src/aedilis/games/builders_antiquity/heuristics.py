"""A good player's advice for The Builders: Antiquity: what promises points, and what to do in a hurry.

Begin no site that your workers cannot finish, send nobody to one that they cannot finish together, waste little, and
mind the wages.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count, lowest
from aedilis.engine.components import read
from aedilis.engine.heuristics import Heuristics
from aedilis.engine.position import OVER, Position
from aedilis.engine.rng import Rng
from aedilis.games.builders_antiquity.components import (
    ALL_BUILDINGS,
    ALL_MACHINES,
    ALL_SLAVES,
    ALL_WORKERS,
    EMPTY,
    FIRST_SLAVE,
    LANE,
    LANE_MASK,
    LAST_ROUND_POINTS,
    MOST_TAKEN,
    NEED,
    ONE_OF,
    PRICE_OF_ACTION,
    RESOURCES,
    SUPPLY,
    TENTHS,
    TOOL_BONUS,
)
from aedilis.games.builders_antiquity.phases import (
    ACT,
    BORROW,
    BUY_TOOL,
    END_TURN,
    EXTRA,
    FREE,
    MORE_BASE,
    NO_TOOL,
    RECRUIT_BASE,
    REPAY,
    SEND,
    SITE,
    TAKE,
    TEACH,
    TOOL,
)
from aedilis.games.builders_antiquity.player import Player, covers, lacking
from aedilis.games.builders_antiquity.position import BuildersAntiquity
from aedilis.games.builders_antiquity.scoring import score10

POINTS_A_ROUND: Final = 2.0  # that the leader makes, about: how long the game still lasts
FINISHES: Final = 40  # what finishing a building is worth to a hurried player, in resources

# The signs in their order. What brings more the longer it lasts is counted by the rounds still to come, in tens.
SIGNS: Final = (
    "rounds", "money by rounds", "supply by rounds", "scarcest supply by rounds", "supply without wage by rounds",
    "hands by rounds", "tools by rounds", "students by rounds", "slaves", "loans",
    "progress", "prospects", "hopeless sites", "hands at hopeless sites", "actions left",
)  # fmt: skip


class Advice(Heuristics):
    __slots__ = ()

    def names(self) -> tuple[str, ...]:
        return SIGNS

    def points(self, position: Position, seat: int) -> float:
        assert isinstance(position, BuildersAntiquity)
        return float(score10(position, seat))

    def signs(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, BuildersAntiquity)
        rounds = rounds_left(position, seat)
        if rounds == 0.0:
            return [0.0] * len(SIGNS)
        player = position.players[seat]
        return strength(position, seat, player, rounds) + outlook_of_sites(position, seat, player)

    def ranking(self, position: Position, options: list[int]) -> list[float]:
        """By what a good player looks at, not by what comes of it: a turn pays off in its last action only."""
        assert isinstance(position, BuildersAntiquity)
        return [self.trust * rank for rank in ranks_of(position, options)]

    def pick(self, position: Position, random: Rng) -> int:
        assert isinstance(position, BuildersAntiquity)
        phase = position.phase
        if phase == ACT:
            return hurried_action(position, random)
        if phase == SITE:
            return position.base + best_site(position, position.sending)
        if phase == TOOL:
            return position.base + best_tool(position)
        return position.pick(random)


def rounds_left(position: BuildersAntiquity, seat: int) -> float:
    """Turns that a seat still has, about, the present one included."""
    if position.seat == OVER:
        return 0.0
    order = (seat - position.starter) % position.seats
    still = 1.0 if order >= (position.turn - position.starter) % position.seats else 0.0
    if position.last_round:
        return still
    most = 0
    for player in position.players:
        most = max(most, player.points)
    if most >= LAST_ROUND_POINTS:
        return still
    return 1.0 + (LAST_ROUND_POINTS - most) / POINTS_A_ROUND


# -- what promises points -------------------------------------------------------------------------------------------


def strength(position: BuildersAntiquity, seat: int, player: Player, rounds: float) -> list[float]:
    """What a player owns to build with."""
    part = rounds / 10.0
    hands = player.owned()
    supply = supply_of_all(position, seat, hands)
    unpaid = supply_of_all(position, seat, hands & (ALL_SLAVES | ALL_MACHINES) & ~player.freed)
    tools = count(player.tools)
    for carrier in player.carriers:
        if carrier != EMPTY:
            tools += 1
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
    pool = supply_of_all(position, seat, player.pool)
    progress = prospects = 0.0
    hopeless = stuck = 0
    sites = player.sites
    while sites:
        building = lowest(sites)
        sites &= sites - 1
        value = worth_of(position, building)
        need = total(NEED[building])
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


# -- what to do in a hurry ------------------------------------------------------------------------------------------


def hurried_action(position: BuildersAntiquity, random: Rng) -> int:
    """Send whoever helps; else begin what the pool can finish; else find workers for what it cannot, or money."""
    player = position.players[position.seat]
    if position.actions == 0:
        rich = player.money >= 2 * PRICE_OF_ACTION and player.sites and player.pool
        return MORE_BASE + (EXTRA if rich and random.below(3) == 0 else END_TURN)
    pool = supply_of_all(position, position.seat, player.pool)
    hand = best_hand(position, player, pool, random)
    if hand != EMPTY:
        return MORE_BASE + SEND + hand
    waiting = sites_within_reach(player, pool)
    if not waiting:
        building = best_building(position, pool, random)
        if building != EMPTY:
            return building
    if waiting or not position.choices >> RECRUIT_BASE or random.below(3) == 0:
        return MORE_BASE + TAKE + min(position.actions, MOST_TAKEN) - 1
    return RECRUIT_BASE + best_recruit(position, player, pool, random)


def best_hand(position: BuildersAntiquity, player: Player, pool: int, random: Rng) -> int:
    """Who helps most at a site that can be finished, or EMPTY if nobody does."""
    best = EMPTY
    most = 0
    sites = position.open_sites(player) & sites_within_reach(player, pool)
    while sites:
        building = lowest(sites)
        sites &= sites - 1
        missing = player.missing_at(building)
        hands = position.hands_to_send(player)
        while hands:
            hand = lowest(hands)
            hands &= hands - 1
            worth = help_of(position, position.seat, hand, missing)
            if worth > 0:
                worth = 4 * worth + random.below(3)
                if worth > most:
                    best, most = hand, worth
    return best


def best_site(position: BuildersAntiquity, hand: int) -> int:
    player = position.players[position.seat]
    pool = supply_of_all(position, position.seat, player.pool)
    reach = sites_within_reach(player, pool)
    sites = position.choices
    best = lowest(sites)
    most = -1000
    while sites:
        building = lowest(sites)
        sites &= sites - 1
        worth = help_of(position, position.seat, hand, player.missing_at(building))
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
    for tool in range(RESOURCES):
        if missing >> LANE * tool & LANE_MASK >= TOOL_BONUS and position.choices & BIT[tool]:
            return tool
    return NO_TOOL


def best_building(position: BuildersAntiquity, pool: int, random: Rng) -> int:
    """The most valuable building of the row that the pool can finish, for what it needs; or EMPTY."""
    best = EMPTY
    most = 0.0
    buildings = position.choices & ALL_BUILDINGS
    while buildings:
        building = lowest(buildings)
        buildings &= buildings - 1
        if covers(pool, NEED[building]):
            worth = 2.0 * position.points_for(building) + position.reward_of(building) / 4 + random.below(4)
            if worth > most:
                best, most = building, worth
    return best


def best_recruit(position: BuildersAntiquity, player: Player, pool: int, random: Rng) -> int:
    """Whoever supplies most of what the own sites, or else the pool, lack."""
    missing = wanted(player, pool)
    best = EMPTY
    most = -1
    workers = position.choices >> RECRUIT_BASE & ALL_WORKERS
    while workers:
        worker = lowest(workers)
        workers &= workers - 1
        worth = 4 * useful(SUPPLY[worker], missing) + total(SUPPLY[worker]) + random.below(4)
        if worth > most:
            best, most = worker, worth
    return best


def wanted(player: Player, pool: int) -> int:
    """What the own sites lack beyond the pool; if they lack nothing, what a pool should have."""
    sites = player.sites
    while sites:
        building = lowest(sites)
        sites &= sites - 1
        missing = lacking(player.missing_at(building), pool)
        if missing:
            return missing
    return lacking(packed_all(3), pool)


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
    worth = 2 * helps - total(supply) + 1
    if worth < 1:
        worth = 1
    return worth + FINISHES if covers(supply, missing) else worth


# -- what looks good ------------------------------------------------------------------------------------------------


def ranks_of(position: BuildersAntiquity, options: list[int]) -> list[float]:
    """How good each option looks."""
    player = position.players[position.seat]
    pool = supply_of_all(position, position.seat, player.pool)
    reach = sites_within_reach(player, pool)
    phase = position.phase
    ranks = []
    for option in options:
        if phase == SITE:
            ranks.append(rank_of_sending(position, player, position.sending, BIT[option - position.base], reach))
        elif phase == TOOL:
            ranks.append(1.0 if option - position.base == best_tool(position) else -1.0)
        elif phase == TEACH:
            ranks.append(0.0)
        elif option >= MORE_BASE:
            ranks.append(rank_of_action(position, player, option - MORE_BASE, pool, reach))
        elif option >= RECRUIT_BASE:
            ranks.append(rank_of_worker(player, SUPPLY[option - RECRUIT_BASE], pool))
        else:
            ranks.append(rank_of_building(position, player, option, pool, reach))
    return ranks


def rank_of_action(position: BuildersAntiquity, player: Player, action: int, pool: int, reach: int) -> float:
    if SEND <= action < FREE:
        return rank_of_sending(position, player, action - SEND, position.open_sites(player), reach)
    if action < BUY_TOOL:
        return rank_of_worker(player, SUPPLY[action + FIRST_SLAVE], pool) - 0.5
    if action < BORROW:
        return -1.0
    if action == BORROW:
        return 0.0 if player.money < 4 and reach else -2.0
    if action < SEND:
        return -1.0
    if TAKE <= action < REPAY:
        return 0.5 * (action - TAKE + 1) - (1.0 if player.money < 6 else 2.0)
    if action == EXTRA:
        return 1.0 if position.actions == 0 and reach else -2.0
    if action == END_TURN:
        return 1.0 if position.actions == 0 else -3.0
    return -1.0


def rank_of_sending(position: BuildersAntiquity, player: Player, hand: int, sites: int, reach: int) -> float:
    """To the best of these sites: one within reach, where little is wasted; best of all the one that is finished."""
    best = -3.0
    while sites:
        building = lowest(sites)
        sites &= sites - 1
        missing = player.missing_at(building)
        supply = position.supply_of(position.seat, hand)
        helps = useful(supply, missing)
        rank = -2.0
        if covers(supply, missing):
            rank = 3.0 + worth_of(position, building) / 20
        elif helps and reach & BIT[building]:
            rank = 1.0 + (2 * helps - total(supply)) / 2
        elif helps:
            rank = -1.0
        if rank > best:
            best = rank
    return best


def rank_of_building(position: BuildersAntiquity, player: Player, building: int, pool: int, reach: int) -> float:
    """One that the pool can finish, if nothing else waits for it."""
    missing = total(lacking(NEED[building], pool))
    return (
        worth_of(position, building) / 20 - missing - (1.0 if reach else 0.0) - (count(player.sites) if missing else 0)
    )


def rank_of_worker(player: Player, supply: int, pool: int) -> float:
    missing = wanted(player, pool)
    return useful(supply, missing) / 2 - (1.0 if count(player.pool) > 4 else 0.0)


def worth_of(position: BuildersAntiquity, building: int) -> float:
    """In tenths of a point."""
    return float(position.points_for(building) * TENTHS + position.reward_of(building))


# -- amounts of all resources at once --------------------------------------------------------------------------------


def supply_of_all(position: BuildersAntiquity, seat: int, hands: int) -> int:
    supply = 0
    while hands:
        supply += position.supply_of(seat, lowest(hands))
        hands &= hands - 1
    return supply


def total(amounts: int) -> int:
    number = 0
    while amounts:
        number += amounts & LANE_MASK
        amounts >>= LANE
    return number


def scarcest(amounts: int) -> int:
    """How much there is of the resource of which there is least."""
    least = LANE_MASK
    for resource in range(RESOURCES):
        amount = amounts >> LANE * resource & LANE_MASK
        if amount < least:
            least = amount
    return least


def useful(supply: int, missing: int) -> int:
    """How much of what is missing a supply covers."""
    covered = 0
    while missing and supply:
        one, other = supply & LANE_MASK, missing & LANE_MASK
        covered += one if one < other else other
        supply >>= LANE
        missing >>= LANE
    return covered


def packed_all(amount: int) -> int:
    """As much of every resource."""
    return sum([ONE_OF[resource] * amount for resource in range(RESOURCES)])


def _advice() -> Advice:
    data = read("aedilis.games.builders_antiquity", "weights.toml")
    weights = [float(data["weights"][sign]) for sign in SIGNS]
    return Advice(weights, data["look_ahead"], data["trust"], data["margin"], data["doubt"])


HEURISTICS: Final = _advice()
