"""The analysis of a game in words: how the chances went, and where they were given away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from operator import mul
from typing import Final

from aedilis.bots.search import imagine_turn
from aedilis.engine.facts import Fact
from aedilis.engine.position import CHANCE, OVER, Position, victories
from aedilis.engine.rng import Rng
from aedilis.web.analysis import Study, Verdict
from aedilis.web.match import Match
from aedilis.web.sights import moments, position_at

MOST_TURNS: Final = 6
LEAST_LOSS: Final = 0.05  # of the chance to win: less may be an accident
LONGEST_LINE: Final = 6  # sentences
SMOOTH: Final = 3  # how near a neighbour must be to have a say


@dataclass(frozen=True)
class Turn:
    """A turning point: a choice that cost much of the chance to win."""

    move: int
    seat: int
    percent: int  # what it cost
    played: str
    better: str
    line: Sequence[str]  # how it would probably have gone on


@dataclass(frozen=True)
class Review:
    curve: Sequence[tuple[int, Sequence[float]]]  # move, and everybody's chance then; at the end the result
    turns: Sequence[Turn]  # in the order of the game


def review(match: Match, study: Study, names: Sequence[str], language: str) -> Review:
    curve = smoothed({verdict.move: verdict.chances for verdict in reversed(study)})  # where each decision begins
    if match.has_result:
        curve[len(moments(match)) - 1] = result(match)
    worst: dict[int, Verdict] = {}
    for verdict in sorted(study, key=lambda verdict: -verdict.loss):
        if verdict.careful and verdict.loss >= LEAST_LOSS and len(worst) < MOST_TURNS:
            worst.setdefault(verdict.move, verdict)
    return Review(sorted(curve.items()), [turn(match, worst[move], names, language) for move in sorted(worst)])


def smoothed(curve: dict[int, list[float]]) -> dict[int, list[float]]:
    """Each estimate together with its neighbours: they are of nearly the same position, seen from other seats."""
    moves = sorted(curve)
    smooth = {}
    for at, move in enumerate(moves):
        near = [n for n in range(at - SMOOTH + 1, at + SMOOTH) if 0 <= n < len(moves)]
        weights = [SMOOTH - abs(n - at) for n in near]
        seats = zip(*(curve[moves[n]] for n in near))
        smooth[move] = [sum(map(mul, weights, chances)) / sum(weights) for chances in seats]
    return smooth


def result(match: Match) -> list[float]:
    return victories(match.table.position.ranks())


def turn(match: Match, verdict: Verdict, names: Sequence[str], language: str) -> Turn:
    """With what the seat had composed before, so that it can be understood alone."""
    game, speech = match.game, match.game.words(language, names)
    begun = moments(match)[verdict.move]
    position = position_at(match, begun)
    texts = []
    for step in match.table.steps[begun : verdict.step]:
        texts.append(speech.option(position, step.option))
        position.play(step.option)
    view = position.seen_by(verdict.seat)
    played, better = (
        " → ".join([*texts, speech.option(view, game.option(view, notation))])
        for notation in (verdict.played, verdict.best)
    )
    line = [speech.fact(fact, names) for fact in islice(going_on(match, view, verdict), LONGEST_LINE)]
    return Turn(verdict.move, verdict.seat, round(100 * verdict.loss), played, better, line)


def going_on(match: Match, view: Position, verdict: Verdict) -> Iterator[Fact]:
    """What would have happened with the better option, as far as the line can be played in an imagined world.

    What chance answers there is left out: nobody knows what would have come.
    """
    game, random = match.game, Rng()
    world = imagine_turn(view, random)
    line = [(verdict.seat, verdict.best), *verdict.line]
    while line and world.seat != OVER:
        options = {} if world.seat == CHANCE else {game.actions[option].notation: option for option in world.options()}
        seat, notation = line[0]
        if world.seat == seat and notation in options:
            option = options[notation]
            del line[0]
        elif world.seat == CHANCE or len(options) == 1:
            option = world.pick(random)
        else:
            return
        before = world.copy()
        world.play(option)
        if before.seat != CHANCE:
            facts = game.facts(before, option, world)
            yield from (fact for fact in facts if fact.seat >= 0 and fact.known_to(view.viewer))
