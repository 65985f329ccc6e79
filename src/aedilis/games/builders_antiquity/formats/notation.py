"""The tables of everything that players and chance can do in The Builders: Antiquity, with names for records."""

from __future__ import annotations

from typing import Final

from aedilis.engine.game import Action
from aedilis.games.builders_antiquity.data import components as c


def _piece(hand: int) -> str:
    kind = "worker" if hand < c.FIRST_SLAVE else "slave" if hand < c.FIRST_MACHINE else "machine"
    return f"{kind}:{c.HAND_IDS[hand]}"


_WORKERS: Final = c.HAND_IDS[: c.WORKERS]
_SLAVES: Final = c.HAND_IDS[c.FIRST_SLAVE : c.FIRST_MACHINE]

ACTIONS: Final = [
    *(Action(f"open {building}", "open", f"building:{building}") for building in c.BUILDING_IDS),
    *(Action(f"recruit {worker}", "recruit", f"worker:{worker}") for worker in _WORKERS),
    *(Action(f"buy {slave}", "buy", f"slave:{slave}") for slave in _SLAVES),
    *(Action(f"tool {resource}", "tool", f"tool:{resource}") for resource in c.RESOURCE_NAMES),
    Action("loan", "loan", "loan"),
    *(
        Action(f"university {resource}", "university", f"university:{resource}", prepares=True)
        for resource in c.RESOURCE_NAMES
    ),
    *(Action(f"send {name}", "send", _piece(hand), prepares=True) for hand, name in enumerate(c.HAND_IDS)),
    *(Action(f"free {slave}", "free", f"slave:{slave}") for slave in _SLAVES),
    *(Action(f"take {actions}", "take", "bank") for actions in range(1, c.MOST_TAKEN + 1)),
    Action("repay", "repay", "loan"),
    Action("action", "action", "bank"),
    Action("end", "end", "turn"),
    *(Action(f"to {building}", "to", f"site:{building}") for building in c.BUILDING_IDS),
    *(Action(f"at {building}", "to", f"site:{building}", prepares=True) for building in c.BUILDING_IDS),
    *(Action(f"with {resource}", "with", f"tool:{resource}") for resource in c.RESOURCE_NAMES),
    Action("with nothing", "with", "tool:none"),
    *(Action(f"teach {name}", "teach", _piece(hand)) for hand, name in enumerate(c.HAND_IDS)),
]

OUTCOMES: Final = [
    *(Action(f"building {building}", "building", f"building:{building}") for building in c.BUILDING_IDS),
    *(Action(f"worker {worker}", "worker", f"worker:{worker}") for worker in _WORKERS),
    *(Action(f"apprentice {worker}", "apprentice", f"worker:{worker}") for worker in _WORKERS[: c.START_WORKERS]),
    *(Action(f"first {seat + 1}", "first", f"seat:{seat}") for seat in range(c.MOST_SEATS)),
]


_AN_ACTION: Final = 3  # decisions at most: send somebody, to a site, with a tool


def longest(seats: int) -> int:
    """The most decisions a game can take: every turn is used up, and all money there can be buys further actions."""
    turns = seats * c.MOST_ROUNDS
    draws = 1 + c.BUILDINGS + c.WORKERS
    taken = max(c.SESTERCES[actions] / actions for actions in range(1, c.MOST_TAKEN + 1))  # for an action, at best
    rewards = sum(map(max, c.REWARD, c.REGULAR_REWARD))
    money = seats * c.START_MONEY + rewards + c.LOANS * c.LOAN + turns * c.ACTIONS_A_TURN * taken
    bought = int(money / (c.PRICE_OF_ACTION - taken))
    repaid = turns  # no more than are taken, at most one in a turn
    return draws + turns * (c.ACTIONS_A_TURN * _AN_ACTION + 1) + bought * (1 + _AN_ACTION) + repaid
