"""The components of The Builders: Antiquity, read once from components.toml into flat tables for the rules."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.components import demand, digest, read

DATA: Final[dict[str, Any]] = read("aedilis.games.builders_antiquity")
DIGEST: Final[str] = digest(DATA, no_rule=("name", "origin", "note", "supply"))

# -- resources ------------------------------------------------------------------------------------

RESOURCE_NAMES: Final[tuple[str, ...]] = tuple(DATA["resources"]["names"])
RESOURCES: Final[int] = len(RESOURCE_NAMES)
EMPTY: Final = -1

# Amounts of all resources are packed into one number, each in a lane of eight bits. The highest bit of a lane stays
# free, so that all lanes can be subtracted at once and still tell where something is missing.
LANE: Final = 8
LANE_MASK: Final = (1 << LANE) - 1
SPARE: Final[int] = sum(1 << LANE * resource + LANE - 1 for resource in range(RESOURCES))
ONE_OF: Final[list[int]] = [1 << LANE * resource for resource in range(RESOURCES)]


def packed(amounts: list[int]) -> int:
    """Amounts by resource as one number."""
    return sum([ONE_OF[resource] * amounts[resource] for resource in range(RESOURCES)])


def lane(amounts: int, resource: int) -> int:
    """How much of one resource there is."""
    return amounts >> LANE * resource & LANE_MASK


def lanes(amounts: int) -> list[int]:
    """The reverse of `packed`."""
    return [lane(amounts, resource) for resource in range(RESOURCES)]


# -- the players ----------------------------------------------------------------------------------

FEWEST_SEATS: Final[int] = DATA["players"]["fewest"]
MOST_SEATS: Final[int] = DATA["players"]["most"]
START_MONEY: Final[int] = DATA["start"]["money"]

# -- hands: all who can be sent to a site -----------------------------------------------------------

_WORKERS: Final[list[dict[str, Any]]] = DATA["cards"]["workers"]
_SLAVES: Final[list[dict[str, Any]]] = DATA["cards"]["slaves"]
_BUILDINGS: Final[list[dict[str, Any]]] = DATA["cards"]["buildings"]
_MACHINES: Final[list[dict[str, Any]]] = [building for building in _BUILDINGS if "supplies" in building]
_HANDS: Final[list[dict[str, Any]]] = [*_WORKERS, *_SLAVES, *_MACHINES]

WORKERS: Final[int] = len(_WORKERS)  # they are hands 0, 1 and so on; slaves and machines follow
FIRST_SLAVE: Final[int] = WORKERS
SLAVES: Final[int] = len(_SLAVES)
FIRST_MACHINE: Final[int] = FIRST_SLAVE + SLAVES
MACHINES: Final[int] = len(_MACHINES)
HANDS: Final[int] = len(_HANDS)
HAND_IDS: Final[list[str]] = [hand["id"] for hand in _HANDS]
WORKER_IDS: Final[list[str]] = HAND_IDS[:FIRST_SLAVE]
SLAVE_IDS: Final[list[str]] = HAND_IDS[FIRST_SLAVE:FIRST_MACHINE]
RANKS: Final[list[str]] = [worker["rank"] for worker in _WORKERS]

ALL_WORKERS: Final[int] = (1 << WORKERS) - 1
ALL_SLAVES: Final[int] = (1 << FIRST_MACHINE) - (1 << FIRST_SLAVE)
ALL_MACHINES: Final[int] = (1 << HANDS) - (1 << FIRST_MACHINE)
START_WORKERS: Final[int] = RANKS.count(DATA["start"]["rank"])  # they come first

SUPPLY: Final[list[int]] = [packed(hand["supplies"]) for hand in _HANDS]
WAGE: Final[list[int]] = [
    *[worker["wage"] for worker in _WORKERS],
    *[DATA["slave"]["wage"] for _ in _SLAVES],
    *[DATA["machine"]["wage"] for _ in _MACHINES],
]
FREED_WAGES: Final[list[int]] = DATA["freed"]["wages"]  # the rule, then the variant
HIGHEST_WAGE: Final[int] = max(WAGE)
PAYABLE: Final[list[int]] = [
    sum(1 << hand for hand in range(HANDS) if WAGE[hand] <= money) for money in range(HIGHEST_WAGE + 1)
]

# -- buildings, the machines last -------------------------------------------------------------------

BUILDINGS: Final[int] = len(_BUILDINGS)
BUILDING_IDS: Final[list[str]] = [building["id"] for building in _BUILDINGS]
BUILDING_NAMES: Final[list[str]] = [building["name"] for building in _BUILDINGS]
ALL_BUILDINGS: Final[int] = (1 << BUILDINGS) - 1
NEED: Final[list[int]] = [packed(building["needs"]) for building in _BUILDINGS]
REWARD: Final[list[int]] = [building["reward"] for building in _BUILDINGS]
POINTS: Final[list[int]] = [building["points"] for building in _BUILDINGS]
_REGULAR: Final[list[dict[str, int]]] = [building.get("regular", building) for building in _BUILDINGS]
REGULAR_REWARD: Final[list[int]] = [regular["reward"] for regular in _REGULAR]
REGULAR_POINTS: Final[list[int]] = [regular["points"] for regular in _REGULAR]
MACHINE_HAND: Final[list[int]] = [
    HAND_IDS.index(building["id"]) if "supplies" in building else EMPTY for building in _BUILDINGS
]
ROW: Final[int] = DATA["rows"]["buildings"]
WORKER_ROW: Final[int] = DATA["rows"]["workers"]

# -- a turn ---------------------------------------------------------------------------------------

ACTIONS_A_TURN: Final[int] = DATA["turn"]["actions"]
PRICE_OF_ACTION: Final[int] = DATA["turn"]["extra_action_price"]
SESTERCES: Final[list[int]] = [0, *DATA["turn"]["take"]]  # to be had for so many actions
MOST_TAKEN: Final[int] = len(SESTERCES) - 1

# -- investments ----------------------------------------------------------------------------------

INVESTMENTS_A_TURN: Final[int] = DATA["investing"]["a_turn"]
SLAVE_PRICE: Final[int] = DATA["slave"]["price"]
FREEING_ACTIONS: Final[int] = DATA["slave"]["free_actions"]
FINAL_FREEING_PRICE: Final[int] = DATA["slave"]["final_free_price"]
TOOL_NAMES: Final[list[str]] = [tool["name"] for tool in DATA["cards"]["tools"]]
ALL_TOOLS: Final[int] = (1 << RESOURCES) - 1  # one of each resource, as there is one university of each
TOOL_PRICE: Final[int] = DATA["tool"]["price"]
TOOL_BONUS: Final[int] = DATA["tool"]["bonus"]
LOANS: Final[int] = DATA["loan"]["cards"]
LOAN: Final[int] = DATA["loan"]["gain"]
REPAYMENT: Final[int] = DATA["loan"]["repay_price"]
UNIVERSITY_PRICE: Final[int] = DATA["university"]["price"]
UNIVERSITY_LEVEL: Final[int] = DATA["university"]["level"]
RAISES: Final[str] = f"at-least-{UNIVERSITY_LEVEL}"  # the rule, and the variant
ADDS: Final[str] = f"plus-{UNIVERSITY_LEVEL}"

# What a hand supplies once it is educated: [adds][university * HANDS + hand], where the variant adds to what is printed
# and the rule raises it; and whom that helps: [adds][university].


def _taught(hand: int, university: int, adds: int) -> int:
    amounts = lanes(SUPPLY[hand])
    amounts[university] = amounts[university] + UNIVERSITY_LEVEL if adds else max(amounts[university], UNIVERSITY_LEVEL)
    return packed(amounts)


TAUGHT_SUPPLY: Final[list[list[int]]] = [
    [_taught(hand, university, adds) for university in range(RESOURCES) for hand in range(HANDS)] for adds in (0, 1)
]
HELPED: Final[list[list[int]]] = [
    [
        sum(1 << hand for hand in range(HANDS) if _taught(hand, university, adds) != SUPPLY[hand])
        for university in range(RESOURCES)
    ]
    for adds in (0, 1)
]

# -- the end --------------------------------------------------------------------------------------

LAST_ROUND_POINTS: Final[int] = DATA["end"]["points"]
TENTHS: Final = 10  # scores are counted in tenths of a point
TENTHS_PER_SESTERCE: Final[int] = DATA["end"]["tenths_per_sesterce"]
SLAVE_PENALTY: Final[int] = DATA["end"]["slave_penalty"]
LOAN_PENALTY: Final[int] = DATA["end"]["loan_penalty"]
IDLE_ROUNDS: Final[int] = DATA["stalemate"]["idle_rounds"]
WARNED_AFTER: Final[int] = DATA["stalemate"]["warned_after"]
MOST_ROUNDS: Final[int] = DATA["stalemate"]["rounds"]


def _check() -> None:
    """Everything fits the tables: machines come last, a lane holds all there is, and a game can begin."""
    demand(
        not any("supplies" in building for building in _BUILDINGS[:-MACHINES]),
        "machines come after all other buildings",
    )
    tools = [tool["resource"] for tool in DATA["cards"]["tools"]]
    demand(tools == list(RESOURCE_NAMES), "there is one tool for each resource, in their order")
    for resource in range(RESOURCES):
        most = sum([lane(supply, resource) for supply in SUPPLY]) + TOOL_BONUS + UNIVERSITY_LEVEL
        most = max(most, *[lane(need, resource) for need in NEED])
        demand(2 * most <= LANE_MASK, f"too much {RESOURCE_NAMES[resource]}")
    demand(min(NEED) > 0, "a building that needs nothing is never finished")
    demand(DATA["start"]["rank"] not in RANKS[START_WORKERS:], "the workers that are dealt come before all others")
    enough = START_WORKERS >= MOST_SEATS and WORKERS - FEWEST_SEATS >= WORKER_ROW and BUILDINGS > ROW
    demand(enough, "too few cards to begin a game")


_check()
