"""The board of Carpe Diem: what a player must see at a glance, and that it is never wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import cast

import pytest
from tests.draw.pixels import distance, drawn
from tests.draw.scenes import Element, elements, elements_of, moments, regions

from aedilis import NOBODY, OVER, Rng, Table, game
from aedilis.draw.board import board_of, regions_of, scene_of, symbols_of
from aedilis.engine.bits import BIT, members
from aedilis.games.carpe_diem.components import (
    CELL_NAMES,
    COUNTED,
    EDGE,
    EMPTY,
    GRASS,
    KIND_IDS,
    SIDES,
    TILES,
    TURNS,
    WARE_IDS,
)
from aedilis.games.carpe_diem.drawing import goods, tiles
from aedilis.games.carpe_diem.drawing.goods import SIGNS
from aedilis.games.carpe_diem.drawing.symbols import PREFIX, put
from aedilis.games.carpe_diem.phases import BUILD, PAY, TURN
from aedilis.games.carpe_diem.position import CarpeDiem

GAME = game("carpe-diem")
SMALL = 40  # pixels
DIFFERENT = 0.03  # of black against white, over the whole picture


@pytest.fixture(scope="module")
def symbols() -> str:
    return symbols_of(GAME)


def positions(seeds: int = 1) -> Iterator[Table]:
    for seats, seed in product(GAME.seats, range(seeds)):
        for table in moments(GAME, seats, seed):
            if table.position.seat >= 0:
                yield table


def at(table: Table) -> CarpeDiem:
    return cast(CarpeDiem, table.position)


# -- pictures ------------------------------------------------------------------------------------------------


def assert_told_apart(looks: dict[str, list[float]], least: float = DIFFERENT) -> None:
    for (one, first), (other, second) in combinations(looks.items(), 2):
        assert distance(first, second) > least, f"{one} looks like {other}"


def test_all_that_cards_count_is_recognised_at_40_pixels_without_colour(symbols: str) -> None:
    looks = {name: drawn(goods.kind(n, 0, 0, 40), symbols, SMALL, units=40) for n, name in enumerate(COUNTED)}
    assert_told_apart(looks)


def test_goods_are_told_apart_by_shape_alone(symbols: str) -> None:
    looks = {
        name: [float(value < 0.97) for value in drawn(put(name, 0, 0, 40), symbols, SMALL, units=40)] for name in SIGNS
    }
    assert_told_apart(looks, 0.05)


def test_the_parts_of_every_kind_are_told_apart_without_colour(symbols: str) -> None:
    """As they end on a tile: a villa, a landscape or half a dwelling."""
    ends = {name: f"{name}-end" if kind < 5 else f"{name}-half" for kind, name in enumerate(KIND_IDS[:9])}
    laid = {name: next(tile for tile in range(TILES) if tiles.parts(tile * SIDES) == [(n, "end", tiles.parts(tile * SIDES)[0].side)])
            for n, name in enumerate(ends)}  # fmt: skip
    assert_told_apart({name: drawn(tiles.tile(tile * SIDES), symbols, SMALL) for name, tile in laid.items()})


# -- tiles ---------------------------------------------------------------------------------------------------


def leading_to(laid: int) -> dict[int, int]:
    """By side, the kind whose outline is open there, as it is drawn."""
    found = {}
    for kind, shape, turn in tiles.parts(laid):
        outline = tiles.SHAPES[shape].outline
        ends = [*zip(outline, outline[1:], strict=False), (outline[-1], outline[0])]
        for one, other in ends:
            if tiles.on_one_edge(one, other):
                assert {one, other} in ({(17, 0), (83, 0)}, {(100, 17), (100, 83)}, {(17, 100), (83, 100)}, {(0, 17), (0, 83)})
                x, y = ((a + b) / 2 for a, b in zip(one, other, strict=True))
                side = ((50, 0), (100, 50), (50, 100), (0, 50)).index((x, y))
                found[(side + turn) % SIDES] = kind
    return found


def test_every_tile_leads_to_the_edges_that_it_has() -> None:
    """Always by the middle of the edge, so that what is drawn goes on across it."""
    for tile in range(TILES):
        for turn in range(TURNS[tile]):
            laid = tile * SIDES + turn
            edges = {side: EDGE[laid * SIDES + side] - 1 for side in range(SIDES) if EDGE[laid * SIDES + side] != GRASS}
            assert leading_to(laid) == edges, tile


# -- what could be built ---------------------------------------------------------------------------------------


def codes(markup: str, piece: str) -> set[str]:
    return {
        code
        for element in elements_of(markup)
        if element.get("data-piece", "").startswith(piece)
        for code in element.get("data-options", "").split(";")
        if code
    }


def own_side(table: Table) -> str:
    seat = at(table).seat
    return next(region.body for region in regions(GAME, table.view(seat)) if region.id == f"seat-{seat}")


def promised(element: Element) -> set[str]:
    """The kinds that a cell or a turned tile says would be finished."""
    used = [one.get("href", "") for one in element.iter("use")]
    return {name.removeprefix(f"#{PREFIX}kind-") for name in used if name.startswith(f"#{PREFIX}kind-")}


def kinds_finished(before: CarpeDiem, after: CarpeDiem) -> set[str]:
    seat = before.seat
    more = zip(KIND_IDS, before.players[seat].finished, after.players[seat].finished, strict=True)
    return {name for name, few, many in more if many > few}


def test_every_turn_is_a_ghost_that_says_what_it_would_finish() -> None:
    ghosts = finishing = 0
    for table in positions(2):
        before = at(table)
        if before.phase != TURN:
            continue
        side = own_side(table)
        drawn_ghosts = {one.get("data-options"): one for one in elements_of(side) if one.get("data-piece", "").startswith("turned:")}
        for option in before.options():
            code = GAME.notation(before, option)
            after = before.copy()
            after.play(option)
            laid = before.tile * SIDES + int(code.split()[1])
            shown = {name for name in promised(drawn_ghosts[code]) if name != "chimney"}
            shown -= {KIND_IDS[kind] for kind in () if laid < 0}
            assert kinds_finished(before, after) <= shown | {"villa"} or not kinds_finished(before, after)
            ghosts += 1
            finishing += bool(kinds_finished(before, after))
    assert ghosts > 30
    assert finishing


def test_a_preview_shows_the_tile_where_it_would_lie_and_keeps_all_cells_lit() -> None:
    tried = 0
    for number, table in enumerate(positions()):
        before = at(table)
        if before.phase != BUILD or number % 5:
            continue
        view = table.view(before.seat)
        scene = scene_of(GAME, view)
        cells = [option for option in view.options() if GAME.action(view, option).piece.startswith("cell:")]
        for option in cells:
            world = view.imagine(Rng())
            world.play(option)
            then = regions_of(GAME, replace(scene, view=world.seen_by(view.seat), before=view))
            side = next(region.body for region in then if region.id == f"seat-{view.seat}")
            assert codes(side, "cell:") == {GAME.notation(view, cell) for cell in cells}
            tried += 1
    assert tried > 20


def test_open_ends_are_dotted_as_long_as_there_are_any() -> None:
    for number, table in enumerate(positions()):
        if number % 23:
            continue
        for seat, player in enumerate(at(table).players):
            body = next(region.body for region in regions(GAME, table.view(NOBODY)) if region.id == f"seat-{seat}")
            beside = (-6, 1, 6, -1)
            ends = sum(
                EDGE[player.cells[cell] * SIDES + side] != GRASS and not player.occupied & BIT[cell + beside[side]]
                for cell in members(player.occupied)
                for side in range(SIDES)
            )
            assert body.count('stroke-dasharray="5 4"') == ends


def test_golden_edges_are_those_of_finished_objects() -> None:
    golden = 0
    for number, table in enumerate(positions()):
        if number % 23:
            continue
        for seat, player in enumerate(at(table).players):
            body = next(region.body for region in regions(GAME, table.view(NOBODY)) if region.id == f"seat-{seat}")
            done = sum(
                not player.openings(kind, player.object_at(kind, cell))
                for cell in members(player.occupied)
                for kind, _, _ in tiles.parts(player.cells[cell])
            )
            assert body.count(f'href="#{PREFIX}sheen-') == done
            golden += done
    assert golden > 20


# -- cards -----------------------------------------------------------------------------------------------------


def test_a_card_says_how_often_the_reader_could_fulfil_it() -> None:
    from tests.games.carpe_diem.slow_scorer import times_of
