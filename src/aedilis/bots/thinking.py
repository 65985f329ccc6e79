"""An opponent that thinks: tree search from what it sees, with the game's heuristics."""

from __future__ import annotations

from typing import NamedTuple

from aedilis.bots.budget import Budget
from aedilis.bots.growth import considered, grow, heuristics_of
from aedilis.bots.helpers import Helpers, add
from aedilis.bots.search import Node, imagine_turn, new_node, new_root
from aedilis.engine.heuristics import Heuristics
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng


class Thought(NamedTuple):
    """What the search thinks of one option."""

    option: int
    visits: int  # how often it was tried: the more, the better it did
    worth: float  # from 0 to 1: half of it for winning, half for the lead
    chance: float  # of winning, from 0 to 1
    line: list[tuple[int, int]]  # how it would probably go on: who decides what


class ThinkingBot:
    """The more it may simulate, the better it plays; helpers make it quicker, not weaker."""

    def __init__(self, random: Rng, heuristics: Heuristics | None = None, helpers: Helpers | None = None) -> None:
        self.random = random
        self._heuristics = heuristics
        self.helpers = helpers  # who think along
        self._root = new_root()
        self._expected = b""  # the view in which the root is to be decided

    def choose(self, view: Position, budget: Budget) -> int:
        options = considered(view)
        if len(options) == 1:
            return options[0]
        return max(self.think(view, budget), key=lambda thought: (thought.visits, thought.worth)).option

    def think(self, view: Position, budget: Budget) -> list[Thought]:
        """All options of the viewer, as far as the budget went."""
        if not self.simulations_known(view):
            self._root = new_root()
        self._grow(view, budget)
        options = view.options_of(view.viewer)
        nodes = {node.option: node for node in self._root.children.values() if node.seat == view.viewer}
        thoughts = [thought_of(nodes.get(option) or new_node(view.viewer, option, 0.0)) for option in options]
        self._remember(view, max(nodes.values(), key=lambda node: (node.visits, node.worth)))
        return thoughts

    def _grow(self, view: Position, budget: Budget) -> None:
        heuristics = self._heuristics or heuristics_of(view)
        if self.helpers is None:
            grow(view, self._root, heuristics, budget, self.random)
            return
        known = self._root.visits
        share = -(-max(0, budget.simulations - known) // (1 + self.helpers.number))
        asked = self.helpers.ask(view, budget._replace(simulations=share), self.random)
        grow(view, self._root, heuristics, budget._replace(simulations=known + share), self.random)
        for findings in asked:
            add(self._root, view.viewer, view.seats, findings.result())

    def simulations_known(self, view: Position) -> int:
        """How many simulations it has already thought through from just here."""
        return self._root.visits if view.key() == self._expected else 0

    def _remember(self, view: Position, chosen: Node) -> None:
        """While its own turn goes on, what it thought of the next decision is not thought again."""
        world = imagine_turn(view, self.random)
        world.play(chosen.option)
        while world.seat == view.viewer and len(options := considered(world.seen_by(view.viewer))) == 1:
            world.play(options[0])
        chosen.visits = sum(child.visits for child in chosen.children.values())  # what its tree knows, without helpers
        self._root = chosen
        self._expected = world.seen_by(view.viewer).key() if world.seat == view.viewer else b""


def thought_of(node: Node) -> Thought:
    return Thought(node.option, node.visits, node.mean(), node.wins / max(1, node.visits), line_from(node))


def line_from(node: Node) -> list[tuple[int, int]]:
    line = []
    while node.children:
        node = max(node.children.values(), key=lambda child: (child.visits, child.worth))
        if not node.visits:
            break
        line.append((node.seat, node.option))
    return line
