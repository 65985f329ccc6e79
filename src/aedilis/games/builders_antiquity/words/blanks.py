"""What fills the {blanks} of the rulebook of The Builders: Antiquity, so that it never contradicts the components."""

from __future__ import annotations

from typing import Final

from aedilis.engine.words import Words, rows
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.words import pieces

NUMBERS: Final[dict[str, object]] = {
    "regular_pays": c.REGULAR_REWARD[c.BUILDING_IDS.index("forum")],
    "regular_points": c.REGULAR_POINTS[c.BUILDING_IDS.index("forum")],
}


def blanks(words: Words) -> dict[str, object]:
    return {**NUMBERS, **lists(words), **examples(words), **final_counts(words)}


# -- lists of cards -----------------------------------------------------------------------------------


def lists(words: Words) -> dict[str, object]:
    return {
        "rows_of_buildings": rows(
            (pieces.building(words, building), *c.lanes(c.NEED[building]), c.REWARD[building], c.POINTS[building])
            for building in range(c.BUILDINGS)
            if c.MACHINE_HAND[building] < 0
        ),
        "rows_of_machines": rows(
            (pieces.building(words, building), *c.lanes(c.NEED[building]), c.POINTS[building], supplied(words, hand))
            for building, hand in enumerate(c.MACHINE_HAND)
            if hand >= 0
        ),
        "rows_of_workers": rows(
            (pieces.title(words, hand), *c.lanes(c.SUPPLY[hand]), c.WAGE[hand]) for hand in range(c.FIRST_SLAVE)
        ),
        "rows_of_slaves": rows(
            (pieces.title(words, hand), *c.lanes(c.SUPPLY[hand])) for hand in range(c.FIRST_SLAVE, c.FIRST_MACHINE)
        ),
        "rows_of_tools": rows((pieces.tool(words, tool), pieces.resource(words, tool)) for tool in range(c.RESOURCES)),
    }


def supplied(words: Words, hand: int) -> str:
    return pieces.resources(words, c.SUPPLY[hand])


# -- the worked examples, for which the book says what is built and owned --------------------------------


def examples(words: Words) -> dict[str, object]:
    slave, companion, labourer = (c.HAND_IDS.index(id) for id in ("slave-3", "companion-5", "labourer-1"))
    apprentice, master = (c.HAND_IDS.index(id) for id in ("apprentice-1", "master-2"))
    lighthouse = c.BUILDING_IDS.index("alexandria-lighthouse")
    there = c.SUPPLY[slave] + c.SUPPLY[companion]
    stone = 0
    taught = c.TAUGHT_SUPPLY[0][stone * c.HANDS + apprentice] + c.packed([c.TOOL_BONUS, 0, 0, 0])
    return {
        "ex_workers_left": c.WORKERS - c.MOST_SEATS,
        "ex_workers_deck": c.WORKERS - c.MOST_SEATS - c.ROW,
        "ex_buildings_deck": c.BUILDINGS - c.ROW,
        "ex_third": 3 * c.PRICE_OF_ACTION,
        "ex_needs": pieces.resources(words, c.NEED[lighthouse]),
        "ex_lighthouse_pays": c.REWARD[lighthouse],
        "ex_lighthouse_points": c.POINTS[lighthouse],
        "ex_slave": supplied(words, slave),
        "ex_companion": supplied(words, companion),
        "ex_labourer": supplied(words, labourer),
        "ex_wage": c.WAGE[labourer],
        "ex_supplied": pieces.resources(words, there),
        "ex_missing": pieces.resources(words, beyond(c.NEED[lighthouse], there)),
        "ex_wasted": pieces.resources(words, beyond(there + c.SUPPLY[labourer], c.NEED[lighthouse])),
        "ex_apprentice": supplied(words, apprentice),
        "ex_taught": pieces.resources(words, taught),
        "ex_taught_wage": c.WAGE[apprentice],
        "ex_master": supplied(words, master),
    }


def beyond(amounts: int, others: int) -> int:
    """What there is more of than elsewhere."""
    return c.packed([max(c.lane(amounts, resource) - c.lane(others, resource), 0) for resource in range(c.RESOURCES)])


def final_counts(words: Words) -> dict[str, object]:
    """Of those in the table of examples, whose money is enough for just what is said there."""
    left = {
        "ada": 23 - c.FINAL_FREEING_PRICE - c.REPAYMENT,
        "ben": 12 - c.FINAL_FREEING_PRICE,
        "cleo": 15 - 2 * c.FINAL_FREEING_PRICE,
    }
    built = {"ada": 17, "ben": 17 - c.SLAVE_PENALTY - c.LOAN_PENALTY, "cleo": 16 - c.LOAN_PENALTY}
    totals = {name: c.TENTHS * built[name] + left[name] * c.TENTHS_PER_SESTERCE for name in left}
    return {
        **{f"ex_{name}_left": money for name, money in left.items()},
        **{f"ex_{name}": words.points(total, c.TENTHS) for name, total in totals.items()},
        "sesterce_points": words.points(c.TENTHS_PER_SESTERCE, c.TENTHS),
    }
