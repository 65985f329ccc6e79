"""Processes that think along: each grows a tree of its own from the same view, and what they find is added up."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple, Self

from aedilis.bots.budget import Budget
from aedilis.bots.growth import grow, heuristics_of
from aedilis.bots.processes import leave_interrupts_alone
from aedilis.bots.search import Node, new_node, new_root
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng


class Finding(NamedTuple):
    """What one of them thinks of one option of the viewer."""

    option: int
    likely: float
    there: int
    visits: int
    worth: float
    wins: float


class Helpers:
    """They start when they are asked first, and end with `close` or the `with` they were made in."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._pool = ProcessPoolExecutor(number, mp_context=get_context("spawn"), initializer=leave_interrupts_alone)

    def ask(self, view: Position, budget: Budget, random: Rng) -> list[Future[list[Finding]]]:
        """Each gets this budget and random numbers of its own."""
        seeds = [random.below(1 << 62) for _ in range(self.number)]
        return [self._pool.submit(find, view, budget, seed) for seed in seeds]

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def find(view: Position, budget: Budget, seed: int) -> list[Finding]:
    root = new_root()
    grow(view, root, heuristics_of(view), budget, Rng(seed))
    return [
        Finding(node.option, node.likely, node.there, node.visits, node.worth, node.wins)
        for node in root.children.values()
    ]


def add(root: Node, seat: int, seats: int, findings: list[Finding]) -> None:
    """As if the root had made these simulations itself; below the options themselves nothing is known of them."""
    for finding in findings:
        key = finding.option * seats + seat
        if key not in root.children:
            root.children[key] = new_node(seat, finding.option, finding.likely)
        child = root.children[key]
        child.there += finding.there
        child.visits += finding.visits
        child.worth += finding.worth
        child.wins += finding.wins
        root.visits += finding.visits
