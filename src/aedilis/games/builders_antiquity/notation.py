"""The tables of everything that players and chance can do in The Builders: Antiquity, with names for records."""

from __future__ import annotations

from typing import Final

from aedilis.engine.game import Action
from aedilis.games.builders_antiquity.components import (
    ACTIONS_A_TURN,
    BUILDING_IDS,
    BUILDINGS,
    FIRST_MACHINE,
    FIRST_SLAVE,
    HAND_IDS,
    LOAN,
    LOANS,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_TAKEN,
    PRICE_OF_ACTION,
    REGULAR_REWARD,
    RESOURCE_NAMES,
    REWARD,
    SESTERCES,
    START_MONEY,
    START_WORKERS,
    WORKERS,
)


def _piece(hand: int) -> str:
    kind = "worker" if hand < FIRST_SLAVE else "slave" if hand < FIRST_MACHINE else "machine"
    return f"{kind}:{HAND_IDS[hand]}"


_WORKERS: Final = HAND_IDS[:WORKERS]
_SLAVES: Final = HAND_IDS[FIRST_SLAVE:FIRST_MACHINE]

ACTIONS: Final = [
    *(Action(f"open {building}", "open", f"building:{building}") for building in BUILDING_IDS),
    *(Action(f"recruit {worker}", "recruit", f"worker:{worker}") for worker in _WORKERS),
    *(Action(f"buy {slave}", "buy", f"slave:{slave}") for slave in _SLAVES),
    *(Action(f"tool {resource}", "tool", f"tool:{resource}") for resource in RESOURCE_NAMES),
    Action("loan", "loan", "loan"),
    *(
        Action(f"university {resource}", "university", f"university:{resource}", prepares=True)
        for resource in RESOURCE_NAMES
    ),
    *(Action(f"send {name}", "send", _piece(hand), prepares=True) for hand, name in enumerate(HAND_IDS)),
    *(Action(f"free {slave}", "free", f"slave:{slave}") for slave in _SLAVES),
    *(Action(f"take {actions}", "take", "bank") for actions in range(1, MOST_TAKEN + 1)),
    Action("repay", "repay", "loan"),
    Action("action", "action", "bank"),
    Action("end", "end", "turn"),
    *(Action(f"to {building}", "to", f"site:{building}") for building in BUILDING_IDS),
    *(Action(f"at {building}", "to", f"site:{building}", prepares=True) for building in BUILDING_IDS),
    *(Action(f"with {resource}", "with", f"tool:{resource}") for resource in RESOURCE_NAMES),
    Action("with nothing", "with", "tool:none"),
    *(Action(f"teach {name}", "teach", _piece(hand)) for hand, name in enumerate(HAND_IDS)),
]

OUTCOMES: Final = [
    *(Action(f"building {building}", "building", f"building:{building}") for building in BUILDING_IDS),
    *(Action(f"worker {worker}", "worker", f"worker:{worker}") for worker in _WORKERS),
    *(Action(f"apprentice {worker}", "apprentice", f"worker:{worker}") for worker in _WORKERS[:START_WORKERS]),
    *(Action(f"first {seat + 1}", "first", f"seat:{seat}") for seat in range(MOST_SEATS)),
]


_AN_ACTION: Final = 3  # decisions at most: send somebody, to a site, with a tool


def longest(seats: int) -> int:
    """The most decisions a game can take: every turn is used up, and all money there can be buys further actions."""
    turns = seats * MOST_ROUNDS
    draws = 1 + BUILDINGS + WORKERS
    taken = max(SESTERCES[actions] / actions for actions in range(1, MOST_TAKEN + 1))  # for an action, at best
    money = seats * START_MONEY + sum(map(max, REWARD, REGULAR_REWARD)) + LOANS * LOAN + turns * ACTIONS_A_TURN * taken
    bought = int(money / (PRICE_OF_ACTION - taken))
    repaid = turns  # no more than are taken, at most one in a turn
    return draws + turns * (ACTIONS_A_TURN * _AN_ACTION + 1) + bought * (1 + _AN_ACTION) + repaid
