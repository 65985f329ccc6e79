"""Scenes of random games, and drawings taken apart."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import aedilis
from aedilis import OVER, Game, Position, Rng, Table
from aedilis.draw.board import Region, Scene, board_of, has_board, scene_of

Element = ElementTree.Element


def drawn_games() -> list[Game]:
    return [game for game in aedilis.all_games() if has_board(game)]


def moments(game: Game, seats: int, seed: int) -> Iterator[Table]:
    """A table before every decision of a random game, and after the last; players rather build than pass."""
    table = Table(game, seats, Rng(seed))
    random = Rng(seed + 1)
    while table.position.seat != OVER:
        yield table
        options = table.position.options()
        busy = [option for option in options if game.actions[option].piece] or options
        table.play(busy[random.below(len(busy))])
    yield table


def some_moments(seeds: int, every: int) -> Iterator[tuple[Game, Table]]:
    """Moments of games of all numbers of seats, of each game every so many decisions."""
    for game in drawn_games():
        for seats in game.seats:
            for seed in range(seeds):
                for number, table in enumerate(moments(game, seats, seed)):
                    if number % every == seed % every or table.position.seat == OVER:
                        yield game, table


def regions(game: Game, view: Position, language: str = "en") -> list[Region]:
    return board_of(game).regions(scene_of(game, view, language=language))


def drawing(game: Game, scene: Scene) -> str:
    return "".join(f"{region}" for region in board_of(game).regions(scene))


def elements(game: Game, view: Position, language: str = "en") -> list[Element]:
    """Everything that is drawn of a view."""
    return elements_of("".join(region.body for region in regions(game, view, language)))


def elements_of(markup: str) -> list[Element]:
    return list(ElementTree.fromstring(f"<svg>{markup}</svg>").iter())
