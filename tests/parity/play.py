"""Plays the same games with whichever engine is on the path, and prints a running digest of all decisions.

Positions, options and choices are in it at every decision; all else that an engine has to say, what a bot thinks, and a
line of output at every so manieth. The first line says which engine it is.
Run by test_parity.py: python play.py FIRST LAST EVERY SETTINGS
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

import aedilis
from aedilis import CHANCE, NOBODY, OVER, Game, Position, Rng
from aedilis.bots import Budget
from aedilis.bots.thinking import ThinkingBot
from aedilis.envs.layout import has_observation, observation_of

THINKING: Final = 40  # decisions from one that a bot thinks about to the next
SIMULATIONS: Final = Budget(simulations=8)


def facts(game: Game, position: Position, decision: int, random: Rng) -> Iterator[object]:
    """All that an engine has to say about a position, and not at every decision."""
    yield position.count(), position.scores(), position.ranks()
    if position.seat == CHANCE:
        yield position.weights(), position.source()
    yield [position.lets_out(option) for option in position.options()]
    viewers = [*range(position.seats), NOBODY]
    view = position.seen_by(viewers[decision % len(viewers)])
    yield view.key(), view.options(), view.imagine(random).key()
    if has_observation(game):
        yield observation_of(game).numbers(view)
    if decision % 5 == 0:
        yield game.decode(position.encode()).options()
    if decision % THINKING == 0 and position.seat >= 0:
        yield ThinkingBot(random).think(position.seen_by(position.seat), SIMULATIONS)


def play(game: Game, seats: int, variants: dict[str, str], number: int, every: int) -> None:
    random = Rng(number, seats)
    position = game.new(seats, **variants)
    digest = blake2b(digest_size=8)
    decision = 0
    while True:
        digest.update(position.key())
        digest.update(repr((position.seat, position.options())).encode())
        if (decision + number) % every == 0 or position.seat == OVER:
            digest.update(repr(list(facts(game, position, decision, random))).encode())
            print(game.slug, seats, number, decision, digest.hexdigest())
        if position.seat == OVER:
            return
        option = position.pick(random)
        before = position.copy()
        position.play(option)
        if every == 1:
            digest.update(repr((game.notation(before, option), game.facts(before, option, position))).encode())
        decision += 1


if __name__ == "__main__":
    first, last, every = map(int, sys.argv[1:4])
    print("compiled" if aedilis.compiled() else "plain", aedilis.__file__)
    for slug, settings in json.loads(sys.argv[4]).items():
        for number in range(first, last):
            seats, variants = settings[number % len(settings)]
            play(aedilis.game(slug), seats, variants, number, every)
