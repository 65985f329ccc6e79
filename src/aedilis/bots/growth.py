"""Growing a search tree as far as a budget goes."""

from __future__ import annotations

from time import monotonic
from typing import Final

from aedilis.bots.budget import Budget
from aedilis.bots.search import Node, search
from aedilis.engine.heuristics import Heuristics
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.engine.rooms import HEURISTICS, find_in, package_of

CHUNK: Final = 50  # simulations between looks at the clock; compiled code hears nothing meanwhile, not even Ctrl-C


def heuristics_of(position: Position) -> Heuristics:
    """The advice that stands in the folder of the position's game, if there is any."""
    heuristics: Heuristics | None = find_in(package_of(type(position)), HEURISTICS, "HEURISTICS")
    return Heuristics([]) if heuristics is None else heuristics


def considered(view: Position) -> list[int]:
    """What the viewer may choose and should think about."""
    if view.seat != view.viewer:
        return view.options_of(view.viewer)  # picks made together, in which another seat comes first
    return heuristics_of(view).candidates(view)


def grow(view: Position, root: Node, heuristics: Heuristics, budget: Budget, random: Rng) -> None:
    """Until the root has seen as many simulations as the budget allows, or time is up; one at least."""
    end = budget.end()
    left = max(1, budget.simulations - root.visits)
    while left > 0 and (monotonic() < end or not root.visits):
        search(view, root, heuristics, min(CHUNK, left), random)
        left -= CHUNK
