"""Playing by notation, as the tests of a game's rules do; they bind these to their game."""

from __future__ import annotations

from collections.abc import Iterable

from aedilis import CHANCE, OVER, Game, Position, Rng


def do(game: Game, position: Position, *notations: str) -> Position:
    """Plays decisions of players one after the other; an illegal one raises."""
    for notation in notations:
        assert position.seat >= 0, f"nobody is asked for '{notation}'"
        position.play(game.option(position, notation))
    return position


def answer(game: Game, position: Position, *outcomes: str) -> Position:
    """Answers for chance."""
    for outcome in outcomes:
        assert position.seat == CHANCE, f"chance is not asked for '{outcome}'"
        position.play(game.option(position, outcome))
    return position


def allowed(game: Game, position: Position) -> set[str]:
    return {game.notation(position, option) for option in position.options()}


def play_until(game: Game, position: Position, decision: str, random: Rng, round: int = 0) -> Position:
    """Plays at random until this is to be decided (in that round) or the game is over."""
    while position.seat != OVER:
        described = game.describe(position)
        if described["decision"] == decision and round in (0, described["round"]):
            break
        position.play(position.pick(random))
    return position


def expand(entries: Iterable[str]) -> list[str]:
    """Cards one by one: "2 II-house2" becomes two entries."""
    words = [entry.rpartition(" ") for entry in entries]
    return [name for number, _, name in words for _ in range(int(number or 1))]
