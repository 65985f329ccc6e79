"""Bench worker: Aedilis through its public door, every game at every number of seats.

The driver says with PYTHONPATH whether this is the compiled engine or the plain one; the first argument says
which one it must be, because a stale import path would otherwise measure the wrong engine in silence.
"""

import random
import sys

import aedilis
from aedilis import Game, Position
from aedilis.bots.search import Node, new_root, search
from aedilis.engine.heuristics import Heuristics
from aedilis.envs.layout import observation_of
from worker import PLAYOUTS, RANDOM_PLAY, Counted, Table, serve

KNOWS_NOTHING = Heuristics([])  # every simulation is played to its end at random
BARE = {"foundations-of-rome": {"monuments": "no"}}  # the rules alone: modules that are usual are switched off
LARGEST_TREE = 2000  # simulations, then another one is begun


class Aedilis(Table):
    """The loop a bot's author writes, in plain Python whatever the engine is: `pick` an option, `play` it."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.rng = aedilis.Rng(1)
        self.observation = observation_of(game)
        self.views: dict[int, Position] = {}

    def new(self) -> Position:
        return self.game.new(self.seats, **BARE.get(self.game.slug, {}))

    def play(self, seed: int) -> Position:
        position, rng, over = self.new(), aedilis.Rng(seed), aedilis.OVER
        while position.seat != over:
            position.play(position.pick(rng))
        return position

    def count(self, seed: int) -> Counted:
        position, rng = self.new(), aedilis.Rng(seed)
        steps = decisions = unforced = 0
        while position.seat != aedilis.OVER:
            steps += 1
            if position.seat != aedilis.CHANCE:
                decisions += 1
                unforced += position.count() > 1
            position.play(position.pick(rng))
        return Counted(steps, decisions, unforced, position)

    def outcome(self, final: Position) -> object:
        return final.scores()

    def middle(self, seed: int, steps: int) -> Position:
        position, rng = self.new(), aedilis.Rng(seed)
        for _ in range(steps):
            position.play(position.pick(rng))
        return position

    def copies(self, position: Position, times: int) -> None:
        for _ in range(times):
            position.copy()

    def playout(self, position: Position) -> None:
        aedilis.playout(position.copy(), self.rng)

    def view(self, position: Position) -> None:
        position.seen_by(0)

    def observe(self, position: Position) -> None:
        if id(position) not in self.views:
            self.views[id(position)] = position.seen_by(0)
        self.observation.numbers(self.views[id(position)])


class FromOptions(Aedilis):
    """The same games for a player that wants to see its options: `random.choice` from their list."""

    tasks = (RANDOM_PLAY,)

    def play(self, seed: int) -> Position:
        position, rng = self.new(), aedilis.Rng(seed)
        choice, over, chance = random.Random(seed).choice, aedilis.OVER, aedilis.CHANCE
        while (seat := position.seat) != over:
            position.play(position.pick(rng) if seat == chance else choice(position.options()))
        return position

    def count(self, seed: int) -> Counted:
        position, rng, choice = self.new(), aedilis.Rng(seed), random.Random(seed).choice
        steps = decisions = unforced = 0
        while position.seat != aedilis.OVER:
            steps += 1
            if position.seat == aedilis.CHANCE:
                position.play(position.pick(rng))
                continue
            options = position.options()
            decisions += 1
            unforced += len(options) > 1
            position.play(choice(options))
        return Counted(steps, decisions, unforced, position)


class Searching(Aedilis):
    """The tree search from what the seat in turn sees, with random playouts to the end."""

    tasks = (PLAYOUTS,)
    playouts_a_step = 50

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.trees: dict[int, Node] = {}  # by view

    def middle(self, seed: int, steps: int) -> Position:
        position, rng = super().middle(seed, steps), aedilis.Rng(seed, 1)
        while position.seat == aedilis.CHANCE or position.count() == 1:
            position.play(position.pick(rng))
        return position.seen_by(position.seat)

    def playout(self, position: Position) -> None:
        tree = self.trees.setdefault(id(position), new_root())
        if tree.visits >= LARGEST_TREE:
            tree = self.trees[id(position)] = new_root()
        search(position, tree, KNOWS_NOTHING, self.playouts_a_step, self.rng)


def load() -> dict[str, Table]:
    expected = sys.argv[1] == "compiled"
    if aedilis.compiled() != expected:
        raise RuntimeError(f"{aedilis.__file__} is {'not ' if expected else ''}compiled")
    tables: dict[str, Table] = {}
    for game in aedilis.all_games():
        for seats in game.seats:
            tables[f"{game.slug} {seats}"] = Aedilis(game, seats)
            tables[f"{game.slug} {seats} from options"] = FromOptions(game, seats)
            tables[f"{game.slug} {seats} search"] = Searching(game, seats)
    return tables


if __name__ == "__main__":
    serve("aedilis", load)
