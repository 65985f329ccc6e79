"""Plays the same games with whichever engine is on the path, and prints a running digest after every decision.

The first line says which engine it is. Run by test_parity.py: python play.py GAMES
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b

import aedilis
from aedilis import CHANCE, NOBODY, OVER, Game, Position, Rng


def facts(game: Game, position: Position, decision: int, random: Rng) -> Iterator[object]:
    """All that an engine has to say about a position."""
    yield position.key()
    yield position.seat, position.options(), position.count(), position.scores(), position.ranks()
    if position.seat == CHANCE:
        yield position.weights(), position.source()
    yield [position.lets_out(option) for option in position.options()]
    viewers = [*range(position.seats), NOBODY]
    view = position.seen_by(viewers[decision % len(viewers)])
    yield view.key(), view.options(), view.imagine(random).key()
    if decision % 5 == 0:
        yield game.decode(position.encode()).options()


def play(game: Game, seats: int, number: int) -> None:
    random = Rng(number, seats)
    position = game.new(seats)
    digest = blake2b(digest_size=8)
    decision = 0
    while True:
        digest.update(repr(list(facts(game, position, decision, random))).encode())
        print(game.slug, seats, number, decision, digest.hexdigest())
        if position.seat == OVER:
            return
        option = position.pick(random)
        before = position.copy()
        position.play(option)
        digest.update(repr((game.notation(before, option), game.facts(before, option, position))).encode())
        decision += 1


if __name__ == "__main__":
    print("compiled" if aedilis.compiled() else "plain", aedilis.__file__)
    for game in aedilis.all_games():
        for seats in game.seats:
            for number in range(int(sys.argv[1])):
                play(game, seats, number)
