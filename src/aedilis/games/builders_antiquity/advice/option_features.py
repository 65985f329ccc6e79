"""What speaks for or against an option in The Builders: Antiquity, to who does not think ahead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count, lowest
from aedilis.games.builders_antiquity.advice.evaluation import most_points, worth_of
from aedilis.games.builders_antiquity.advice.fast_player import best_tool, sites_within_reach, wanted
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.player import Player, covers, lacking, total, useful
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

POOR: Final = 5  # sesterces, with which little can be paid
RICH: Final = 12

# The marks in their order, group by group of options. "Late" is how near the leader is to the end.
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
# Where those of each group begin.
OPENING: Final[int] = MARKS.index("opens")
RECRUITING: Final[int] = MARKS.index("recruits")
HAND: Final[int] = MARKS.index("supplies what is wanted")
LATE_RECRUITING: Final[int] = MARKS.index("recruits late")
SLAVE: Final[int] = MARKS.index("buys a slave")
BUYING: Final[int] = MARKS.index("buys a tool")
BORROWING: Final[int] = MARKS.index("borrows")
UNIVERSITY: Final[int] = MARKS.index("university")
TAKING: Final[int] = MARKS.index("takes")
EXTRA: Final[int] = MARKS.index("extra action")
ENDING: Final[int] = MARKS.index("ends")
FREEING: Final[int] = MARKS.index("frees")
REPAYING: Final[int] = MARKS.index("repays")
TOOLS: Final[int] = MARKS.index("fitting tool")


def marks_of(position: BuildersAntiquity, options: list[int]) -> list[list[float]]:
    player = position.players[position.seat]
    pool = position.supply_of_all(position.seat, player.pool)
    reach = sites_within_reach(player, pool)
    late = most_points(position) / c.LAST_ROUND_POINTS
    marks = []
    for option in options:
        own = [0.0] * len(MARKS)
        if position.phase == p.SITE:
            site = (option - p.SITE_BASE) % c.BUILDINGS
            mark_sending(own, position, player, position.sending, BIT[site], reach)
        elif position.phase == p.TOOL:
            if option - p.TOOL_BASE == p.WITHOUT:
                own[TOOLS + 1] = 1.0
            elif option - p.TOOL_BASE == best_tool(position):
                own[TOOLS] = 1.0
        elif position.phase == p.TEACH:
            own[TOOLS + 2] = float(total(position.supply_of(position.seat, option - p.TEACH_BASE)))
        elif option < p.RECRUIT:
            mark_opening(own, position, player, option, pool, late)
        elif option < p.ACT_MORE:
            own[RECRUITING] = 1.0
            mark_hand(own, player, c.SUPPLY[option - p.RECRUIT], pool)
            own[LATE_RECRUITING] = late
        elif p.SEND <= option - p.ACT_MORE < p.FREE:
            hand = option - p.ACT_MORE - p.SEND
            mark_sending(own, position, player, hand, position.open_sites(player), reach)
        else:
            mark_action(own, position, player, option - p.ACT_MORE, pool, reach, late)
        marks.append(own)
    return marks


def mark_action(
    own: list[float], position: BuildersAntiquity, player: Player, action: int, pool: int, reach: int, late: float
) -> None:
    """All that is neither a card of the rows nor sending somebody."""
    poor = 1.0 if player.money < POOR else 0.0
    if action < p.BUY_TOOL:
        mark_hand(own, player, c.SUPPLY[action + c.FIRST_SLAVE], pool)
        own[SLAVE:BUYING] = [1.0, late]
    elif action < p.BORROW:
        own[BUYING:BORROWING] = [1.0, late]
    elif action < p.UNIVERSITY:
        own[BORROWING:UNIVERSITY] = [1.0, poor, late]
    elif action < p.SEND:
        own[UNIVERSITY:TAKING] = [1.0, late]
    elif action < p.TAKE:
        own[FREEING] = 1.0
    elif action < p.REPAY:
        rich = 1.0 if player.money > RICH else 0.0
        own[TAKING:EXTRA] = [1.0, float(action - p.TAKE), poor, rich, late]
    elif action == p.REPAY:
        own[REPAYING] = 1.0
    elif action == p.EXTRA:
        own[EXTRA:ENDING] = [1.0, float(position.actions), 1.0 if reach else 0.0, player.money / 10.0]
    else:
        own[ENDING:FREEING] = [1.0, float(position.actions)]


def mark_sending(
    own: list[float], position: BuildersAntiquity, player: Player, hand: int, sites: int, reach: int
) -> None:
    """To that of these sites where it does most."""
    supply = position.supply_of(position.seat, hand)
    best = -1000.0
    site = lowest(sites)
    while sites:
        building = lowest(sites)
        sites &= sites - 1
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
    own[:OPENING] = [
        1.0,
        1.0 if finishes else 0.0,
        worth_of(position, site) / 20.0 if finishes else 0.0,
        float(helps),
        float(total(supply) - helps),
        0.0 if reach & BIT[site] else 1.0,
        float(position.wage_of(position.seat, hand)),
        float(position.sent_to(site)),
    ]


def mark_opening(
    own: list[float], position: BuildersAntiquity, player: Player, building: int, pool: int, late: float
) -> None:
    need = c.NEED[building]
    lacks = float(total(lacking(need, pool)))
    never = float(total(lacking(need, position.supply_of_all(position.seat, player.owned()))))
    own[OPENING:RECRUITING] = [1.0, worth_of(position, building) / 20.0, lacks, never, float(count(player.sites)), late]


def mark_hand(own: list[float], player: Player, supply: int, pool: int) -> None:
    wanted_of_it = float(useful(supply, wanted(player, pool)))
    own[HAND:LATE_RECRUITING] = [wanted_of_it, float(total(supply)), float(count(player.owned()))]
