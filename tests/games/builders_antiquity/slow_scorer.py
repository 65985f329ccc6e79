"""The final count once more, written from the rulebook alone: plain, slow, and without anything of the engine.

Every way to free slaves and to repay loans is tried; a loan that can be repaid has to be.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

POINTS: Final = {
    "house": 0, "market": 0, "quarry": 0, "watering-trough": 0,
    "trading-post": 1, "camel-stable": 1, "shop": 1, "rural-house": 1,
    "armoury": 2, "shipyard": 2, "port": 2, "archery-range": 2,
    "town-hall": 3, "noble-house": 3, "town-house": 3, "temple": 3,
    "barracks": 4, "fortress": 4, "philosophy-school": 4, "forum": 3,
    "ziggurat": 5, "assur-palace": 5, "alexandria-lighthouse": 5, "theatre": 5,
    "tower-of-babel": 6, "sphinx": 6, "hanging-gardens": 7, "colossus-of-rhodes": 7, "pyramid": 8,
    "machine-hoist": 2, "machine-saw": 2, "machine-drafting-table": 2, "machine-scaffold": 2,
}  # fmt: skip


@dataclass
class Possessions:
    """All of a player that is counted."""

    finished: list[str]
    money: int
    idle_slaves: int  # who are not free and not at work
    busy_slaves: int  # who are not free and at an unfinished site
    loans: int


def score(player: Possessions, regular: bool = False, late: bool = False) -> Fraction:
    """The best that can be made of it, in points."""
    points = sum(POINTS[building] for building in player.finished)
    if regular and "forum" in player.finished:
        points += 1
    can_be_freed = player.idle_slaves + (player.busy_slaves if late else 0)
    slaves = player.idle_slaves + player.busy_slaves
    totals = []
    for freed in range(can_be_freed + 1):
        left = player.money - 5 * freed
        if left < 0:
            continue
        loans = player.loans
        while loans and left >= 15:
            loans -= 1
            left -= 15
        totals.append(points + Fraction(left, 10) - (slaves - freed) - 2 * loans)
    return max(totals)


def places(totals: list[Fraction]) -> list[int]:
    """Ties share a place."""
    return [1 + sum(other > mine for other in totals) for mine in totals]
