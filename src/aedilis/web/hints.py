"""Hints in words: which options a good player would think of, and one sentence of reason for each, made from facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aedilis.engine.game import Game
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.engine.words import N_, NN_, Words
from aedilis.web.counsel import Advice
from aedilis.web.errors import Refusal

POINTS: Final = NN_("{n} point", "{n} points")


class NoIdea(Refusal):
    """A thinker died or took too long."""

    status = 503


@dataclass(frozen=True)
class Hint:
    """One favourite."""

    code: str  # the option's notation
    text: str
    then: Sequence[str]  # the options that it composes, in words
    chance: int  # of winning, in percent
    reason: str


def hints_of(game: Game, view: Position, advice: Sequence[Advice], names: Sequence[str], language: str) -> list[Hint]:
    speech = game.words(language)
    return [
        Hint(
            game.actions[one.option].notation,
            speech.option(view, one.option),
            composed(game, view, one, language),
            percent(one.chance),
            reason(game, one, names, language),
        )
        for one in advice
    ]


def percent(chance: float) -> int:
    """Nothing is certain before the end."""
    return max(1, min(99, round(100 * chance)))


def composed(game: Game, view: Position, advice: Advice, language: str) -> list[str]:
    """What comes after an option that prepares, in a world imagined from the view: these are the viewer's own."""
    speech, texts = game.words(language), []
    world = view.imagine(Rng())
    option = advice.option
    for following in advice.then:
        world.play(option)
        option = following
        texts.append(speech.option(world.seen_by(view.viewer), option))
    return texts


def reason(game: Game, advice: Advice, names: Sequence[str], language: str) -> str:
    """What it gains and what it denies, as one sentence."""
    words = Words(language, ("aedilis.web", "aedilis"))
    clauses = gains(game, advice, words)
    if round(advice.denies) > 0:
        kept = words.count(POINTS, round(advice.denies))
        clauses.append(words.say(N_("keeps about {points} from {name}"), points=kept, name=names[advice.rival]))
    if not clauses:
        return words.say(N_("It does not stand out from the others in points."))
    *first, last = clauses
    both = words.say(N_("{clauses} and {last}"), clauses=", ".join(first), last=last) if first else last
    return words.say(N_("It {clauses}."), clauses=both)


def gains(game: Game, advice: Advice, words: Words) -> list[str]:
    clauses = []
    if advice.points > 0:
        points = words.count(POINTS, advice.points)
        if advice.line is None:
            clauses.append(words.say(N_("brings {points} at once"), points=points))
        else:
            line = game.words(words.language).line(advice.line)
            clauses.append(words.say(N_("brings {points} at once ({line})"), points=points, line=line))
    elif advice.points < 0:
        clauses.append(words.say(N_("costs {points} at first"), points=words.count(POINTS, -advice.points)))
    if round(advice.later) > 0:
        points = words.count(POINTS, round(advice.later))
        clauses.append(words.say(N_("leads to about {points} more in the end than other options"), points=points))
    return clauses
