"""A slow and plain scorer agrees with the game: on finished objects, on all points, and on where tiles fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.carpe_diem.positions import GAME
from tests.games.carpe_diem.slow_scorer import District, score

from aedilis import OVER, Position, Rng
from aedilis.games.carpe_diem.data.components import CELLS, KIND_IDS, TILE_IDS, TURNS
from aedilis.games.carpe_diem.generated.phases import BUILD, STORE
from aedilis.games.carpe_diem.rules.position import CarpeDiem

DISTRICTS = 2000
VARIANTS: tuple[dict[str, str], ...] = ({}, {"frame-tasks": "rows"}, {"landscapes": "any-size"})


def builder(number: int) -> Callable[[CarpeDiem], int]:
    """A random player who seldom stores a tile that fits, so that districts are full."""
    random = Rng(number, 9)

    def choose(game: CarpeDiem) -> int:
        option = game.pick(random)
        if game.phase == BUILD and option - game.base == STORE and random.below(10):
            option = game.pick(random)
        return option

    return choose


def finished_game(number: int) -> CarpeDiem:
    game = GAME.new(2 + number % 3, **VARIANTS[number % 7 % 3])
    assert isinstance(game, CarpeDiem)
    choose = builder(number)
    while game.seat != OVER:
        game.play(choose(game))
    return game


@pytest.mark.parametrize("part", range(10))
def test_it_agrees_on_two_thousand_districts(part: int) -> None:
    left = DISTRICTS // 10
    number = 1000 * part
    tiles = 0
    while left > 0:
        game = finished_game(number)
        data = GAME.describe(game)
        assert game.scores() == [score(data, seat) for seat in range(game.seats)]
        for player, own in zip(game.players, data["player"], strict=True):
            district = District(own["district"])
            assert player.finished == [district.number(kind) for kind in KIND_IDS]
            assert player.chimneys == district.chimneys(set(district.tiles))
            tiles += len(district.tiles)
        left -= game.seats
        number += 1
    assert tiles > 20 * DISTRICTS // 10, "the districts are worth looking at"


@pytest.mark.parametrize("number", range(6))
def test_it_agrees_on_where_tiles_fit(number: int) -> None:
    """Every cell and every way to turn the tile, at many moments of a game."""
    game = GAME.new(2 + number % 3, **VARIANTS[number % 3])
    assert isinstance(game, CarpeDiem)
    choose = builder(number)
    looked_at = 0
    while game.seat != OVER:
        if game.phase == BUILD and looked_at < 40:
            assert_fits(game)
            looked_at += 1
        game.play(choose(game))
    assert looked_at == 40


def assert_fits(game: CarpeDiem) -> None:
    district = District(GAME.describe(game)["player"][game.seat]["district"])
    tile = TILE_IDS[game.tile]
    most = 4 if game.largest == 4 else CELLS
    fits = {
        cell: [turns for turns in range(TURNS[game.tile]) if district.may_be_built(tile, turns, divmod(cell, 6), most)]
        for cell in range(CELLS)
    }
    once, several = game.cells_to_build()
    assert once == 1 << STORE | sum(1 << cell for cell, turns in fits.items() if len(turns) == 1)
    assert several == sum(1 << cell for cell, turns in fits.items() if len(turns) > 1)
    for cell, turns in fits.items():
        found = game.players[game.seat].turns_at(game.tile, cell, game.largest)
        assert found == sum(1 << turn for turn in turns)


def test_a_wrong_score_would_be_noticed() -> None:
    game: Position = finished_game(1)
    data = GAME.describe(game)
    data["player"][0]["steps"] += 1
    assert score(data, 0) == game.scores()[0] + 1
