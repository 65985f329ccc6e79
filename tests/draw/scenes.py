"""Scenes of random games, and drawings taken apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree

import pytest

import aedilis
from aedilis import OVER, Game, Position, Rng, Table
from aedilis.draw.board import Region, Scene, board_of, has_board, scene_of

Element = ElementTree.Element


DRAWN_GAMES: Final = [game for game in aedilis.all_games() if has_board(game)]
every_drawn_game = pytest.mark.parametrize("game", DRAWN_GAMES, ids=lambda game: game.slug)


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


def some_moments(game: Game, every: int) -> Iterator[Table]:
    """Every so manieth moment of one game for each number of seats, and the end."""
    for seats in game.seats:
        for number, table in enumerate(moments(game, seats, seed=seats)):
            if number % every == seats % every or table.position.seat == OVER:
                yield table


def regions(game: Game, view: Position, language: str = "en") -> list[Region]:
    return board_of(game).regions(scene_of(game, view, language=language))


def drawing(game: Game, scene: Scene) -> str:
    return "".join(f"{region}" for region in board_of(game).regions(scene))


def elements(game: Game, view: Position, language: str = "en") -> list[Element]:
    """Everything that is drawn of a view."""
    return elements_of("".join(region.body for region in regions(game, view, language)))


def elements_of(markup: str) -> list[Element]:
    return list(ElementTree.fromstring(f"<svg>{markup}</svg>").iter())


def letters(body: str) -> Iterator[tuple[float, float]]:
    """How much everything written is scaled, and its size; the names of cards are left out on small boards."""

    def below(element: Element, scale: float) -> Iterator[tuple[float, float]]:
        found = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
        scale *= float(found[1]) if found else 1
        if element.tag == "text" and element.get("class") != "card-name":
            yield scale, float(element.attrib["font-size"])
        for child in element:
            yield from below(child, scale)

    return below(elements_of(body)[0], 1)
