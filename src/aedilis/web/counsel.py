"""What a thinker tells beyond its choice: for hints the favourite options with what they bring, and for the analysis of
a game what a decision was worth. Made from the view of the seat that decides; numbers and facts only, no words.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import sqrt
from statistics import fmean, stdev
from time import monotonic
from typing import Any, Final, NamedTuple

from aedilis.bots.budget import Budget
from aedilis.bots.growth import heuristics_of
from aedilis.bots.search import imagine_turn, roll_out
from aedilis.bots.thinking import ThinkingBot, Thought
from aedilis.engine.facts import Line
from aedilis.engine.game import Game
from aedilis.engine.position import OVER, Position
from aedilis.engine.rng import Rng

FAVOURITES: Final = 3
RIVALS: Final = 6  # favourites that are compared with each other
FEWEST_WORLDS: Final = 8
SIMULATIONS_A_WORLD: Final = 10
LONGEST_LINE: Final = 12  # decisions
CERTAIN: Final = 1.5  # standard errors

Seats = list[float]  # a number for each seat


class Advice(NamedTuple):
    """An option that the thinker likes. The favourite is compared with its rivals, the others with the favourite."""

    option: int
    then: list[int]  # what it composes: the following options of the same decision
    chance: float  # of winning with it
    points: int  # that it brings at once
    line: Line | None  # the line of the sheet that grows most by it
    later: float  # points by the end of the game, beyond those of what it is compared with
    denies: float  # points that the strongest opponent then lacks
    rival: int  # who that is


def read_advice(data: Sequence[Any]) -> Advice:
    """What came through a pipe."""
    advice = Advice(*data)
    return advice._replace(line=Line(*advice.line) if advice.line else None)


class Judgement(NamedTuple):
    """What a decision that was made was worth."""

    chances: Seats  # of winning, for each seat before the decision
    best: int
    loss: float  # how much of the chance the choice has cost, compared with the best option
    line: list[tuple[int, int]]  # how it would probably have gone on after the best one


class Sample(NamedTuple):
    """How games went on after an option, played in a hurry: for each world, by seat."""

    points: list[Seats]
    wins: list[Seats]

    def chance(self, seat: int) -> float:
        return sum(wins[seat] for wins in self.wins) / len(self.wins)


def random_for(view: Position, budget: Budget) -> Rng:
    """The same question gets the same answer, and nothing but the view has a say in it."""
    question = view.encode() + repr(budget.simulations).encode()
    return Rng(int.from_bytes(blake2b(question, digest_size=16).digest()))


def advise(game: Game, view: Position, budget: Budget) -> list[Advice]:
    random = random_for(view, budget)
    thoughts = ranked(view, budget, random)
    ways = [whole(game, view, thought, random) for thought in thoughts[:RIVALS]]
    samples = sample(view, ways, budget, random)
    advice: list[Advice] = []
    for n, thought in enumerate(thoughts[:FAVOURITES]):
        others = samples[:1] if n else samples[1:]
        later, denies, rival = compare(samples[n], others, view.viewer)
        points, line = at_once(game, view, ways[n], random)
        # What was tried less is known less: it is never said to be better than what is preferred to it.
        chance = min([thought.chance, *(before.chance for before in advice)])
        advice.append(Advice(thought.option, ways[n][1:], chance, points, line, later, denies, rival))
    return advice


def judge(game: Game, view: Position, played: int, budget: Budget) -> Judgement:
    random = random_for(view, budget)
    thoughts = ranked(view, budget, random)
    best = thoughts[0]
    chosen = next(thought for thought in thoughts if thought.option == played)
    ways = [whole(game, view, thought, random) for thought in (best, chosen)]
    good, done = sample(view, ways, budget, random)
    # A bad option is soon tried no more, so little is known of it from the tree; the samples have tried both equally.
    worlds = len(done.wins)
    expected = best.chance + done.chance(view.viewer) - good.chance(view.viewer)
    chance = (chosen.visits * chosen.chance + worlds * expected) / (chosen.visits + worlds)
    loss = 0.0 if chosen is best else max(0.0, min(best.chance, best.chance - chance))
    return Judgement(shares(view, best.chance, good), best.option, loss, best.line[:LONGEST_LINE])


def shares(view: Position, own: float, good: Sample) -> Seats:
    """Everybody's chance: the own one from the tree, and what is left as the others had it in the samples."""
    if view.seats == 1:
        return [own]
    others = [0.0 if seat == view.viewer else good.chance(seat) for seat in range(view.seats)]
    if not sum(others):
        others = [float(seat != view.viewer) for seat in range(view.seats)]
    left = (1 - own) / sum(others)
    return [own if seat == view.viewer else left * chance for seat, chance in enumerate(others)]


def ranked(view: Position, budget: Budget, random: Rng) -> list[Thought]:
    """Every option, the favourite first."""
    thoughts = ThinkingBot(random).think(view, budget)
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.worth))


def whole(game: Game, view: Position, thought: Thought, random: Rng) -> list[int]:
    """The option and those that it composes, as the thinker would go on: up to the one that commits."""
    world = imagine_turn(view, random)
    path, line = [thought.option], list(thought.line)
    while game.actions[path[-1]].prepares:
        world.play(path[-1])
        options = world.options()
        if len(options) > 1 and line and line[0][1] in options:
            path.append(line.pop(0)[1])
        else:
            path.append(options[0])
    return path


# -- trying out -------------------------------------------------------------------------------------------------


def number_of_worlds(budget: Budget) -> int:
    return max(FEWEST_WORLDS, budget.simulations // SIMULATIONS_A_WORLD)


def sample(view: Position, ways: Sequence[Sequence[int]], budget: Budget, random: Rng) -> list[Sample]:
    """Each way in the same imagined worlds, so that the worlds favour none of them."""
    heuristics = heuristics_of(view)
    samples = [Sample([], []) for _ in ways]
    worlds, end = 0, monotonic() + budget.milliseconds / 2000
    while worlds < number_of_worlds(budget) and (worlds < FEWEST_WORLDS or monotonic() < end):
        imagined = imagine_turn(view, random)
        worlds += 1
        for one, way in zip(samples, ways):
            world = played(imagined, way)
            roll_out(world, heuristics, random)
            points = heuristics.outlook(world)
            one.points.append(points)
            one.wins.append(heuristics.wins(world, points))
    return samples


def played(world: Position, way: Sequence[int]) -> Position:
    """A copy after these options, as far as they are there in this world."""
    world = world.copy()
    for option in way:
        if option not in world.options():
            break
        world.play(option)
    return world


def compare(chosen: Sample, others: Sequence[Sample], seat: int) -> tuple[float, float, int]:
    """What the option brings its seat by the end, what it keeps from the strongest other, and who that is.

    Alone there is nobody to keep it from.
    """
    seats = range(len(chosen.points[0]))
    if len(seats) == 1:
        return beyond(chosen, others, seat), 0.0, seat
    totals = [sum(points[other] for points in chosen.points) for other in seats]
    rival = max((other for other in seats if other != seat), key=lambda other: totals[other])
    return beyond(chosen, others, seat), -beyond(chosen, others, rival), rival


def beyond(chosen: Sample, others: Sequence[Sample], seat: int) -> float:
    """How many more points a seat has than with the other options; nothing where that may be an accident."""
    if not others:
        return 0.0
    more = [
        points[seat] - fmean(other.points[world][seat] for other in others)
        for world, points in enumerate(chosen.points)
    ]
    mean = fmean(more)
    return mean if abs(mean) > CERTAIN * stdev(more) / sqrt(len(more)) else 0.0


def at_once(game: Game, view: Position, way: Sequence[int], random: Rng) -> tuple[int, Line | None]:
    """The points that a decision brings before anybody else decides, and the line of the sheet that grows most."""
    seat = view.viewer
    before = imagine_turn(view, random)
    after = played(before, way)
    if after.seat == OVER:
        return after.scores()[seat] - before.scores()[seat], None
    old, new = game.sheet(before, seat), game.sheet(after, seat)
    grown = [(line.points - worth_before(line, old), line) for line in new if line not in old]
    most = max(grown, key=lambda pair: pair[0], default=(0, None))
    points = after.scores()[seat] - before.scores()[seat]
    return points, most[1] if points > 0 and most[0] > 0 else None


def worth_before(line: Line, old: Sequence[Line]) -> int:
    """What lines of that kind that are no longer there were worth at most."""
    return max((other.points for other in old if other.what == line.what), default=0)
