"""Hints in words: which options a good player would think of, and one sentence of reason for each, made from facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aedilis.engine.game import Game
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.engine.words import N_, Words
from aedilis.web.counsel import Advice
from aedilis.web.errors import Refusal


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
    speech = game.words(language, names)
    return [
        Hint(
            game.actions[one.option].notation,
            speech.option(view, one.option),
            composed(game, view, one, names, language),
            percent(one.chance),
            reason(game, advice, rank, names, language),
        )
        for rank, one in enumerate(advice)
    ]


def percent(chance: float) -> int:
    """Nothing is certain before the end."""
    return max(1, min(99, round(100 * chance)))


def composed(game: Game, view: Position, advice: Advice, names: Sequence[str], language: str) -> list[str]:
    """What comes after an option that prepares, in a world imagined from the view: these are the viewer's own."""
    speech, texts = game.words(language, names), []
    world = view.imagine(Rng())
    option = advice.option
    for following in advice.then:
        world.play(option)
        option = following
        texts.append(speech.option(world.seen_by(view.viewer), option))
    return texts


# -- reasons ----------------------------------------------------------------------------------------------------


def reason(game: Game, advice: Sequence[Advice], rank: int, names: Sequence[str], language: str) -> str:
    """What it brings, and how it compares: the favourite with the others, these with it. Never against the order."""
    words = Words(language, ("aedilis.web", "aedilis"))
    one = advice[rank]
    clauses = [*at_once(game, one, words), *in_the_end(game, one, rank, names, words)]
    costs = one.points < 0 and len(clauses) == 1
    if rank == 0 and clauses and not costs:
        return words.say(N_("It {clauses}."), clauses=joined(clauses, words))
    last = comparison(game, advice, rank, words)
    if not clauses:
        return words.say(N_("It {clauses}."), clauses=last)
    worse = rank > 0 and percent(one.chance) < percent(advice[0].chance)
    if costs == worse:
        return words.say(N_("It {clauses}."), clauses=joined([*clauses, last], words))
    return words.say(N_("It {clauses}, but {last}."), clauses=joined(clauses, words), last=last)


def joined(clauses: Sequence[str], words: Words) -> str:
    *first, last = clauses
    return words.say(N_("{clauses} and {last}"), clauses=", ".join(first), last=last) if first else last


def at_once(game: Game, one: Advice, words: Words) -> list[str]:
    if not one.points:
        return []
    points = counted(game, abs(one.points), words)
    if one.points < 0:
        return [words.say(N_("costs {points} at first"), points=points)]
    if one.line is None:
        return [words.say(N_("brings {points} at once"), points=points)]
    line = game.words(words.language).line(one.line)
    return [words.say(N_("brings {points} at once ({line})"), points=points, line=line)]


def in_the_end(game: Game, one: Advice, rank: int, names: Sequence[str], words: Words) -> list[str]:
    """What is worth telling of what comes later: half a point and more."""
    clauses = []
    if rank == 0 and one.later > game.unit / 2:
        more = N_("leads to about {points} more in the end than the others")
        clauses.append(words.say(more, points=counted(game, whole(game, one.later), words)))
    if one.denies > game.unit / 2:
        less = counted(game, whole(game, one.denies), words)
        clauses.append(words.say(N_("leaves {name} about {points} less"), name=names[one.rival], points=less))
    return clauses


def comparison(game: Game, advice: Sequence[Advice], rank: int, words: Words) -> str:
    """By the chances that are shown beside it."""
    one, other = advice[rank], advice[1 if rank == 0 else 0] if len(advice) > 1 else advice[rank]
    gap = percent(one.chance) - percent(other.chance)
    if rank == 0:
        return words.say(N_("wins more often than the others") if gap else N_("is about as good as the others"))
    if not gap:
        return words.say(N_("is about as good as the first"))
    if one.later < -game.unit / 2:
        less = N_("leads to about {points} less in the end than the first")
        return words.say(less, points=counted(game, whole(game, -one.later), words))
    return words.say(N_("wins less often than the first"))


def counted(game: Game, score: float, words: Words) -> str:
    """A number of points, in the game's unit."""
    number = game.words(words.language).points(score)
    return words.say(N_("1 point")) if number == "1" else words.say(N_("{number} points"), number=number)


def whole(game: Game, score: float) -> int:
    """What is only about right is told in whole points."""
    return round(score / game.unit) * game.unit
