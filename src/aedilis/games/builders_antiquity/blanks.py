"""What fills the {blanks} of the rulebook of The Builders: Antiquity, so that it never contradicts the components."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from aedilis.engine.words import Words
from aedilis.games.builders_antiquity import pieces
from aedilis.games.builders_antiquity.components import (
    ACTIONS_A_TURN,
    BUILDING_IDS,
    BUILDINGS,
    FINAL_FREEING_PRICE,
    FIRST_MACHINE,
    FIRST_SLAVE,
    FREED_WAGES,
    HAND_IDS,
    HANDS,
    IDLE_ROUNDS,
    LAST_ROUND_POINTS,
    LOAN,
    LOAN_PENALTY,
    LOANS,
    MACHINE_HAND,
    MACHINES,
    MOST_ROUNDS,
    MOST_SEATS,
    NEED,
    POINTS,
    PRICE_OF_ACTION,
    REGULAR_POINTS,
    REGULAR_REWARD,
    REPAYMENT,
    RESOURCES,
    REWARD,
    ROW,
    SESTERCES,
    SLAVE_PENALTY,
    SLAVE_PRICE,
    SLAVES,
    START_MONEY,
    SUPPLY,
    TAUGHT_SUPPLY,
    TENTHS,
    TENTHS_PER_SESTERCE,
    TOOL_BONUS,
    TOOL_PRICE,
    UNIVERSITY_LEVEL,
    UNIVERSITY_PRICE,
    WAGE,
    WARNED_AFTER,
    WORKERS,
    lane,
    lanes,
    packed,
)

NUMBERS: Final[dict[str, object]] = {
    "number_of_buildings": BUILDINGS,
    "number_of_machines": MACHINES,
    "number_of_workers": WORKERS,
    "number_of_slaves": SLAVES,
    "number_of_tools": RESOURCES,
    "number_of_loans": LOANS,
    "number_of_universities": RESOURCES,
    "row": ROW,
    "start_money": START_MONEY,
    "free_actions": ACTIONS_A_TURN,
    "extra_price": PRICE_OF_ACTION,
    **{f"take_{actions}": money for actions, money in enumerate(SESTERCES) if actions},
    "slave_price": SLAVE_PRICE,
    "slave_penalty": SLAVE_PENALTY,
    "freed_wage": FREED_WAGES[0],
    "freed_wage_other": FREED_WAGES[1],
    "final_price": FINAL_FREEING_PRICE,
    "tool_price": TOOL_PRICE,
    "tool_bonus": TOOL_BONUS,
    "loan": LOAN,
    "repay": REPAYMENT,
    "loan_penalty": LOAN_PENALTY,
    "university_price": UNIVERSITY_PRICE,
    "university_level": UNIVERSITY_LEVEL,
    "target": LAST_ROUND_POINTS,
    "idle_rounds": IDLE_ROUNDS,
    "warned_after": WARNED_AFTER,
    "last_round": MOST_ROUNDS,
    "regular_pays": REGULAR_REWARD[BUILDING_IDS.index("forum")],
    "regular_points": REGULAR_POINTS[BUILDING_IDS.index("forum")],
}


def blanks(words: Words, points: Callable[[float], str]) -> dict[str, object]:
    """`points` words a score in tenths."""
    return {
        **NUMBERS,
        "sesterce_points": points(TENTHS_PER_SESTERCE),
        **lists(words),
        **examples(words),
        **final_counts(points),
    }


# -- lists of cards -----------------------------------------------------------------------------------


def lists(words: Words) -> dict[str, object]:
    return {
        "rows_of_buildings": rows(
            (pieces.building(words, building), *lanes(NEED[building]), REWARD[building], POINTS[building])
            for building in range(BUILDINGS)
            if MACHINE_HAND[building] < 0
        ),
        "rows_of_machines": rows(
            (pieces.building(words, building), *lanes(NEED[building]), POINTS[building], supplied(words, hand))
            for building, hand in enumerate(MACHINE_HAND)
            if hand >= 0
        ),
        "rows_of_workers": rows(
            (pieces.title(words, hand), *lanes(SUPPLY[hand]), WAGE[hand]) for hand in range(FIRST_SLAVE)
        ),
        "rows_of_slaves": rows(
            (pieces.title(words, hand), *lanes(SUPPLY[hand])) for hand in range(FIRST_SLAVE, FIRST_MACHINE)
        ),
        "rows_of_tools": rows((pieces.tool(words, tool), pieces.resource(words, tool)) for tool in range(RESOURCES)),
    }


def rows(cells: Iterable[Iterable[object]]) -> str:
    """Rows of a table in Markdown."""
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in cells)


def supplied(words: Words, hand: int) -> str:
    return pieces.resources(words, SUPPLY[hand])


# -- the worked examples, for which the book says what is built and owned --------------------------------


def examples(words: Words) -> dict[str, object]:
    slave, companion, labourer = (HAND_IDS.index(id) for id in ("slave-3", "companion-5", "labourer-1"))
    apprentice, master = (HAND_IDS.index(id) for id in ("apprentice-1", "master-2"))
    lighthouse = BUILDING_IDS.index("alexandria-lighthouse")
    there = SUPPLY[slave] + SUPPLY[companion]
    stone = 0
    taught = TAUGHT_SUPPLY[0][stone * HANDS + apprentice] + packed([TOOL_BONUS, 0, 0, 0])
    return {
        "ex_workers_left": WORKERS - MOST_SEATS,
        "ex_workers_deck": WORKERS - MOST_SEATS - ROW,
        "ex_buildings_deck": BUILDINGS - ROW,
        "ex_third": 3 * PRICE_OF_ACTION,
        "ex_needs": pieces.resources(words, NEED[lighthouse]),
        "ex_lighthouse_pays": REWARD[lighthouse],
        "ex_lighthouse_points": POINTS[lighthouse],
        "ex_slave": supplied(words, slave),
        "ex_companion": supplied(words, companion),
        "ex_labourer": supplied(words, labourer),
        "ex_wage": WAGE[labourer],
        "ex_supplied": pieces.resources(words, there),
        "ex_missing": pieces.resources(words, beyond(NEED[lighthouse], there)),
        "ex_wasted": pieces.resources(words, beyond(there + SUPPLY[labourer], NEED[lighthouse])),
        "ex_apprentice": supplied(words, apprentice),
        "ex_taught": pieces.resources(words, taught),
        "ex_taught_wage": WAGE[apprentice],
        "ex_master": supplied(words, master),
    }


def beyond(amounts: int, others: int) -> int:
    """What there is more of than elsewhere."""
    return packed([max(lane(amounts, resource) - lane(others, resource), 0) for resource in range(RESOURCES)])


def final_counts(points: Callable[[float], str]) -> dict[str, object]:
    """Of those in the table of examples, whose money is enough for just what is said there."""
    left = {
        "ada": 23 - FINAL_FREEING_PRICE - REPAYMENT,
        "ben": 12 - FINAL_FREEING_PRICE,
        "cleo": 15 - 2 * FINAL_FREEING_PRICE,
    }
    built = {"ada": 17, "ben": 17 - SLAVE_PENALTY - LOAN_PENALTY, "cleo": 16 - LOAN_PENALTY}
    totals = {name: TENTHS * built[name] + left[name] * TENTHS_PER_SESTERCE for name in left}
    return {
        **{f"ex_{name}_left": money for name, money in left.items()},
        **{f"ex_{name}": points(total) for name, total in totals.items()},
    }
