"""Every kind of decision that the texts of a game know, as it comes up in random games of all its settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from tests.every_game.playing import GAMES, player, settings_of

import aedilis
from aedilis import OVER, Game, Position, Rng

MOST_GAMES: Final = 40  # with a setting, if need be


def kinds_in_text(game: Game) -> set[str]:
    return {decision.name for decision in game.decisions}


def decisions(game: Game) -> list[tuple[str, Position]]:
    """Of each random game one moment for each kind of decision, chance and the end among them."""
    return decisions_of(game.slug)


@cache
def decisions_of(slug: str) -> list[tuple[str, Position]]:
    game = aedilis.game(slug)
    settings = settings_of(game)
    found: list[tuple[str, Position]] = []
    for number in range(MOST_GAMES):  # with each setting, until what is rare has come up too
        for setting in settings:
            found += one_of_each_kind(game, setting.new(), player(setting, number), Rng(number, 5)).items()
        if number * len(settings) >= GAMES and {kind for kind, _ in found} >= kinds_in_text(game):
            break
    return found


def one_of_each_kind(
    game: Game, position: Position, choose: Callable[[Position], int], random: Rng
) -> dict[str, Position]:
    """Any of those of a kind that come up, each as likely as the others."""
    found: dict[str, Position] = {}
    met: Counter[str] = Counter()
    while True:
        kind = game.describe(position)["decision"]
        met[kind] += 1
        if random.below(met[kind]) == 0:
            found[kind] = position.copy()
        if position.seat == OVER:
            return found
        position.play(choose(position))
