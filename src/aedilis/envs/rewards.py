"""What a finished game is worth to each seat, in one of three ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from aedilis.engine.errors import AedilisError
from aedilis.engine.game import Game
from aedilis.engine.position import Position, victories
from aedilis.engine.words import N_

MOST_POINTS: Final = 1000.0  # that scores can be apart, in points


class UnknownChoice(AedilisError):
    pass


class Reward(NamedTuple):
    """How a finished game is rewarded, and the bounds of that."""

    name: str
    of: Callable[[Game, Position], list[float]]
    least: float
    most: float
    illegal: float  # for who plays what is not allowed, where that ends the game


def by_rank(game: Game, position: Position) -> list[float]:
    """From 1 for the first to -1 for the last, evenly spaced; who ties shares. All together get 0.

    Who plays alone gets 1 for winning and -1 for losing.
    """
    seats = position.seats
    if seats == 1:
        return [2.0 * win - 1.0 for win in by_win(game, position)]
    ranks = position.ranks()
    middle = [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [(seats + 1 - 2 * place) / (seats - 1) for place in middle]


def by_win(game: Game, position: Position) -> list[float]:
    """1 for a win and 0 for anything else; a win that is shared is divided."""
    return victories(position.ranks())


def by_margin(game: Game, position: Position) -> list[float]:
    """How many points ahead of the best other seat, or behind it; alone, the score."""
    scores = [score / game.unit for score in position.scores()]
    if len(scores) == 1:
        return scores
    return [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]


REWARDS: Final[Mapping[str, Reward]] = {
    reward.name: reward
    for reward in (
        Reward("rank", by_rank, -1.0, 1.0, -1.0),
        Reward("win", by_win, 0.0, 1.0, 0.0),
        Reward("margin", by_margin, -MOST_POINTS, MOST_POINTS, -100.0),
    )
}


def check_choice(what: str, chosen: object, allowed: list[str]) -> None:
    """Refuses what an environment cannot do."""
    if chosen not in allowed:
        raise UnknownChoice(
            N_("'{what}' cannot be '{chosen}' (allowed: {allowed})"),
            what=what,
            chosen=chosen,
            allowed=", ".join(allowed),
        )
