"""Tree search for several players with chance and secrets: information-set Monte Carlo tree search.

Every simulation begins in another world imagined from what the seat sees, so the search knows no more than the seat
does. Nodes stand for decisions only: what chance answered and what is hidden differ from simulation to simulation,
and an option is judged by those in which it was there to be chosen. Each seat is taken to want its own reward.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from aedilis.engine.heuristics import Heuristics, likelihoods
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.engine.rng import Rng

WORTH_RANKING: Final = 8  # simulations through a node before the heuristics are asked, as that takes longer than one
UNTRIED: Final = 0.4  # what is expected of an option before it was tried: a little less than from a draw


class Node:
    """An option that a seat may choose after all that was chosen above it."""

    __slots__ = ("children", "likely", "option", "ranked", "seat", "there", "visits", "wins", "worth")

    seat: int
    option: int
    likely: float  # how likely a player who follows the heuristics would choose it
    ranked: bool  # whether these were asked for that already
    there: int  # simulations in which it could have been chosen
    visits: int  # and those in which it was
    worth: float  # sum of what these brought the seat
    wins: float  # and of what it won in them
    children: dict[int, Node]

    def mean(self) -> float:
        return self.worth / self.visits if self.visits else UNTRIED

    def hope(self, curiosity: float) -> float:
        """It did well so far, looks good, or was seldom tried."""
        return self.mean() + curiosity * self.likely * sqrt(self.there) / (1 + self.visits)


def new_root() -> Node:
    """Of a tree that is to grow: nobody's option."""
    return new_node(-1, -1, 1.0)


def new_node(seat: int, option: int, likely: float) -> Node:
    node = Node()
    node.seat = seat
    node.option = option
    node.likely = likely
    node.ranked = False
    node.there = node.visits = 0
    node.worth = node.wins = 0.0
    node.children = {}
    return node


def search(view: Position, root: Node, heuristics: Heuristics, simulations: int, random: Rng) -> None:
    """Grows the tree below the root, which is the decision of the view's viewer."""
    for _ in range(simulations):
        simulate(imagine_turn(view, random), root, heuristics, random)


def imagine_turn(view: Position, random: Rng) -> Position:
    """A world in which the viewer decides: of picks made together, those before it are made at random."""
    world = view.imagine(random)
    while world.seat != view.viewer:
        world.play(world.pick(random))
    return world


def simulate(world: Position, root: Node, heuristics: Heuristics, random: Rng) -> None:
    """Down the tree to an option that was never tried, on by the heuristics, and back with what came of it."""
    path: list[Node] = []
    node = root
    while world.seat != OVER:
        if world.seat == CHANCE or (world.count() == 1 and path):
            world.play(Position.pick(world, random))
            continue
        options = heuristics.candidates(world)
        if len(options) == 1 and path:
            world.play(options[0])
            continue
        node = most_promising(node, world, options, heuristics)
        path.append(node)
        world.play(node.option)
        if not node.visits:
            break
    roll_out(world, heuristics, random)
    points = heuristics.outlook(world)
    wins = heuristics.wins(world, points)
    rewards = heuristics.rewards(points, wins)
    root.visits += 1
    for node in path:
        node.visits += 1
        node.worth += rewards[node.seat]
        node.wins += wins[node.seat]


def most_promising(node: Node, world: Position, options: list[int], heuristics: Heuristics) -> Node:
    children = options_below(node, world, options, heuristics)
    best, most = children[0], -1.0
    for child in children:
        child.there += 1
        hope = child.hope(heuristics.curiosity)
        if hope > most:
            best, most = child, hope
    return best


def options_below(node: Node, world: Position, options: list[int], heuristics: Heuristics) -> list[Node]:
    """The nodes of the options that are thought about in this world."""
    children = []
    ranked = True
    for option in options:
        key = option * world.seats + world.seat
        if key not in node.children:
            node.children[key] = new_node(world.seat, option, 1.0 / len(options))
        child = node.children[key]
        children.append(child)
        ranked = ranked and child.ranked
    if not ranked and (node.visits >= WORTH_RANKING or node.option < 0):
        rank(children, heuristics.ranking(world, options))
    return children


def rank(children: list[Node], ranking: list[float]) -> None:
    likely = likelihoods(ranking)
    for n in range(len(children)):
        if not children[n].ranked:
            children[n].ranked = True
            children[n].likely = likely[n]


def roll_out(world: Position, heuristics: Heuristics, random: Rng) -> None:
    for _ in range(heuristics.look_ahead):
        if world.seat == OVER:
            return
        world.play(heuristics.pick(world, random))
