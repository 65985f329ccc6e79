"""What speaks for or against an option in The Builders: Antiquity, to who does not think ahead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count, lowest, members
from aedilis.games.builders_antiquity.advice.evaluation import most_points, worth_of
from aedilis.games.builders_antiquity.advice.fast_player import best_tool, sites_within_reach, wanted
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.player import Player, covers, lacking, total, useful
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

POOR: Final = 5  # sesterces, with which little can be paid
RICH: Final = 12

# The marks in their order, as each group of options gets them. "Late" is how near the leader is to the end.
SENDING: Final = 0
OPENING: Final = 8
RECRUITING: Final = 14
BUYING: Final = 21
TAKING: Final = 28
TURNING: Final = 33
TOOLS: Final = 41
MARKS: Final = (
    "sends", "sends to finish", "value finished", "helps", "wastes", "site out of reach", "wage", "extra actions",
    "opens", "value opened", "lacking in the pool", "lacking in all hands", "sites begun", "opens late",
    "recruits", "supplies what is wanted", "supplies", "hands owned", "recruits late", "buys a slave", "slave late",
    "buys a tool", "tool late", "borrows", "borrows when poor", "borrows late", "university", "university late",
    "takes", "actions for money", "takes when poor", "takes when rich", "takes late",
    "extra action", "extra action too early", "extra action to build with", "money for it", "ends", "actions left",
    "frees", "repays",
    "fitting tool", "no tool", "teaches",
)  # fmt: skip


def marks_of(position: BuildersAntiquity, options: list[int]) -> list[list[float]]:
    player = position.players[position.seat]
    pool = position.supply_of_all(position.seat, player.pool)
    reach = sites_within_reach(player, pool)
    marks = []
    for option in options:
        own = [0.0] * len(MARKS)
        if position.phase == p.SITE:
            site = (option - p.SITE_BASE) % c.BUILDINGS
            mark_sending(own, position, player, position.sending, BIT[site], reach)
        elif position.phase == p.TOOL:
            mark_tool(own, position, option - p.TOOL_BASE)
        elif position.phase == p.TEACH:
            mark_student(own, position, option - p.TEACH_BASE)
        elif option >= p.ACT_MORE:
            mark_action(own, position, player, option - p.ACT_MORE, pool, reach)
        elif option >= p.RECRUIT:
            mark_hand(own, player, c.SUPPLY[option - p.RECRUIT], pool)
            own[RECRUITING] = 1.0
            own[RECRUITING + 4] = lateness(position)
        else:
            mark_opening(own, position, player, option, pool)
        marks.append(own)
    return marks


def lateness(position: BuildersAntiquity) -> float:
    return most_points(position) / c.LAST_ROUND_POINTS


def mark_action(
    own: list[float], position: BuildersAntiquity, player: Player, action: int, pool: int, reach: int
) -> None:
    if p.SEND <= action < p.FREE:
        mark_sending(own, position, player, action - p.SEND, position.open_sites(player), reach)
    elif action < p.BUY_TOOL:
        mark_hand(own, player, c.SUPPLY[action + c.FIRST_SLAVE], pool)
        own[RECRUITING + 5] = 1.0
        own[RECRUITING + 6] = lateness(position)
    elif action < p.SEND:
        mark_investment(own, position, player, action)
    elif p.TAKE <= action < p.REPAY:
        own[TAKING] = 1.0
        own[TAKING + 1] = float(action - p.TAKE)
        own[TAKING + 2] = 1.0 if player.money < POOR else 0.0
        own[TAKING + 3] = 1.0 if player.money > RICH else 0.0
        own[TAKING + 4] = lateness(position)
    elif action == p.EXTRA:
        own[TURNING] = 1.0
        own[TURNING + 1] = float(position.actions)
        own[TURNING + 2] = 1.0 if reach else 0.0
        own[TURNING + 3] = player.money / 10.0
    elif action == p.REPAY:
        own[TURNING + 7] = 1.0
    elif action < p.TAKE:
        own[TURNING + 6] = 1.0
    else:
        own[TURNING + 4] = 1.0
        own[TURNING + 5] = float(position.actions)


def mark_sending(
    own: list[float], position: BuildersAntiquity, player: Player, hand: int, sites: int, reach: int
) -> None:
    """To that of these sites where it does most."""
    supply = position.supply_of(position.seat, hand)
    best = -1000.0
    site = lowest(sites)
    for building in members(sites):
        missing = player.missing_at(building)
        worth = float(useful(supply, missing))
        if covers(supply, missing):
            worth += worth_of(position, building)
        if not reach & BIT[building]:
            worth -= 10.0
        if worth > best:
            best, site = worth, building
    missing = player.missing_at(site)
    helps = useful(supply, missing)
    finishes = covers(supply, missing)
    own[SENDING] = 1.0
    own[SENDING + 1] = 1.0 if finishes else 0.0
    own[SENDING + 2] = worth_of(position, site) / 20.0 if finishes else 0.0
    own[SENDING + 3] = float(helps)
    own[SENDING + 4] = float(total(supply) - helps)
    own[SENDING + 5] = 0.0 if reach & BIT[site] else 1.0
    own[SENDING + 6] = float(position.wage_of(position.seat, hand))
    own[SENDING + 7] = float(position.sent_to(site))


def mark_opening(own: list[float], position: BuildersAntiquity, player: Player, building: int, pool: int) -> None:
    need = c.NEED[building]
    own[OPENING] = 1.0
    own[OPENING + 1] = worth_of(position, building) / 20.0
    own[OPENING + 2] = float(total(lacking(need, pool)))
    own[OPENING + 3] = float(total(lacking(need, position.supply_of_all(position.seat, player.owned()))))
    own[OPENING + 4] = float(count(player.sites))
    own[OPENING + 5] = lateness(position)


def mark_hand(own: list[float], player: Player, supply: int, pool: int) -> None:
    own[RECRUITING + 1] = float(useful(supply, wanted(player, pool)))
    own[RECRUITING + 2] = float(total(supply))
    own[RECRUITING + 3] = float(count(player.owned()))


def mark_investment(own: list[float], position: BuildersAntiquity, player: Player, action: int) -> None:
    late = lateness(position)
    if action < p.BORROW:
        own[BUYING] = 1.0
        own[BUYING + 1] = late
    elif action < p.UNIVERSITY:
        own[BUYING + 2] = 1.0
        own[BUYING + 3] = 1.0 if player.money < POOR else 0.0
        own[BUYING + 4] = late
    else:
        own[BUYING + 5] = 1.0
        own[BUYING + 6] = late


def mark_tool(own: list[float], position: BuildersAntiquity, tool: int) -> None:
    if tool == p.WITHOUT:
        own[TOOLS + 1] = 1.0
    elif tool == best_tool(position):
        own[TOOLS] = 1.0


def mark_student(own: list[float], position: BuildersAntiquity, hand: int) -> None:
    own[TOOLS + 2] = float(total(position.supply_of(position.seat, hand)))
