"""The board of Carpe Diem: what a player must see at a glance, and that it is never wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import cast

import pytest
from tests.draw.pixels import distance, drawn
from tests.draw.scenes import Element, elements, elements_of, letters, moments, regions
from tests.games.carpe_diem.slow_scorer import District

from aedilis import NOBODY, Rng, Table, game
from aedilis.draw.board import board_of, regions_of, scene_of, symbols_of
from aedilis.engine.bits import BIT, members
from aedilis.games.carpe_diem.data.components import (
    CELL_NAMES,
    COLUMNS,
    COUNTED,
    EDGE,
    EMPTY,
    GRASS,
    IS_PAID,
    KIND_IDS,
    NEEDS,
    NEEDS_NUMBER,
    PRICE,
    SIDES,
    SINGLE,
    TILES,
    TURNS,
    USED_PLACES,
)
from aedilis.games.carpe_diem.drawing import goods, tiles
from aedilis.games.carpe_diem.drawing.goods import put
from aedilis.games.carpe_diem.generated.phases import BUILD, TURN
from aedilis.games.carpe_diem.rules.position import CarpeDiem

GAME = game("carpe-diem")
PREFIX = f"{GAME.slug}-"  # of the ids of its symbols
SMALL = 40  # pixels
DIFFERENT = 0.03  # of black against white, over the whole picture
BESIDE = (-COLUMNS, 1, COLUMNS, -1)  # the next cell by side


@pytest.fixture(scope="module")
def symbols() -> str:
    return symbols_of(GAME)


def positions(seeds: int = 1) -> Iterator[Table]:
    for seats, seed in product(GAME.seats, range(seeds)):
        for table in moments(GAME, seats, seed):
            if table.position.seat >= 0:
                yield table


def some_positions(every: int) -> Iterator[Table]:
    for number, table in enumerate(positions()):
        if number % every == 0:
            yield table


def at(table: Table) -> CarpeDiem:
    return cast(CarpeDiem, table.position)


# -- pictures ---------------------------------------------------------------------------------------------------


def assert_told_apart(looks: dict[str, list[float]], least: float = DIFFERENT) -> None:
    for (one, first), (other, second) in combinations(looks.items(), 2):
        assert distance(first, second) > least, f"{one} looks like {other}"


def test_all_that_cards_count_is_recognised_at_40_pixels_without_colour(symbols: str) -> None:
    assert_told_apart({name: drawn(goods.kind(n, 0, 0, 40), symbols, SMALL, 40) for n, name in enumerate(COUNTED)})


def test_goods_are_told_apart_by_shape_alone(symbols: str) -> None:
    looks = {name: drawn(put(name, 0, 0, 40), symbols, SMALL, units=40) for name in goods.SIGNS}
    assert_told_apart({name: [float(value < 0.97) for value in look] for name, look in looks.items()}, 0.05)


def test_the_ends_of_objects_are_recognised_at_40_pixels_without_colour(symbols: str) -> None:
    ends: dict[str, list[float]] = {}
    for laid in range(0, TILES * SIDES, SIDES):
        if [part.shape for part in tiles.parts(laid)] == ["end"]:
            ends[KIND_IDS[tiles.parts(laid)[0].kind]] = drawn(tiles.tile(laid), symbols, SMALL)
    assert set(ends) == set(KIND_IDS[:SINGLE])
    assert_told_apart(ends)


def test_everything_of_the_reference_can_be_shown_alone(symbols: str) -> None:
    defined = {element.get("id") for element in elements_of(symbols)}
    for entry in GAME.words().reference():
        if entry.drawn:
            alone = elements_of(board_of(GAME).card(entry.id))
            wanted = {element.get("href", "")[1:] for element in alone if element.tag == "use"}
            assert wanted
            assert wanted <= defined


# -- tiles ------------------------------------------------------------------------------------------------------


def open_sides(shape: str) -> set[int]:
    """Where an outline goes on across an edge: always by the same middle part of it."""
    outline = tiles.SHAPES[shape].outline
    middles: list[set[tiles.Point]] = [
        {(17, 0), (83, 0)},
        {(100, 17), (100, 83)},
        {(17, 100), (83, 100)},
        {(0, 17), (0, 83)},
    ]
    crossings = [{one, other} for one, other in zip(outline, (*outline[1:], outline[0]), strict=True)
                 if tiles.on_one_edge(one, other)]  # fmt: skip
    return {middles.index(crossing) for crossing in crossings}


def test_what_is_drawn_on_a_tile_leads_to_the_edges_that_it_has() -> None:
    for tile in range(TILES):
        for turn in range(TURNS[tile]):
            laid = tile * SIDES + turn
            leading = {(side + part.side) % SIDES: part.kind + 1
                       for part in tiles.parts(laid) for side in open_sides(part.shape)}  # fmt: skip
            edges = {side: EDGE[laid * SIDES + side] for side in range(SIDES) if EDGE[laid * SIDES + side] != GRASS}
            assert leading == edges


# -- districts --------------------------------------------------------------------------------------------------


def side_of(table: Table, seat: int, viewer: int) -> str:
    return next(region.body for region in regions(GAME, table.view(viewer)) if region.id == f"seat-{seat}")


def test_open_ends_are_dotted_as_long_as_there_are_any() -> None:
    for table in some_positions(41):
        for seat, player in enumerate(at(table).players):
            ends = sum(
                EDGE[player.cells[cell] * SIDES + side] != GRASS and not player.occupied & BIT[cell + BESIDE[side]]
                for cell in members(player.occupied)
                for side in range(SIDES)
            )
            assert side_of(table, seat, NOBODY).count('stroke-dasharray="5 4"') == ends


def test_golden_edges_are_those_of_finished_objects() -> None:
    golden = 0
    for table in some_positions(41):
        for seat, player in enumerate(GAME.describe(at(table))["player"]):
            done = sum(
                len(cells)
                for kind, cells, finished in District(player["district"]).objects()
                if finished and KIND_IDS.index(kind) < SINGLE
            )
            assert side_of(table, seat, NOBODY).count(f'href="#{PREFIX}sheen-') == done
            golden += done
    assert golden > 20


def promised(element: Element) -> set[str]:
    """The kinds that a cell or a turned tile says would be finished."""
    start = f"#{PREFIX}kind-"
    names = {used.get("href", "").removeprefix(start) for used in element.iter("use") if start in used.get("href", "")}
    return names & set(KIND_IDS[:SINGLE])


def finished_by(before: CarpeDiem, option: int) -> set[str]:
    after = before.copy()
    after.play(option)
    numbers = zip(KIND_IDS, before.players[before.seat].finished, after.players[before.seat].finished, strict=True)
    return {name for name, few, many in list(numbers)[:SINGLE] if many > few}


def test_cells_and_turns_say_what_a_tile_would_finish_there() -> None:
    turns = finishing = 0
    for table in positions(2):
        before = at(table)
        if before.phase not in (BUILD, TURN):
            continue
        choices = {one.get("data-options", ""): one for one in elements(GAME, table.view(before.seat))}
        for option in before.options():
            action = GAME.action(before, option)
            if action.verb in ("build", "turn"):
                assert promised(choices[action.notation]) == finished_by(before, option)
                turns += action.verb == "turn"
                finishing += bool(promised(choices[action.notation]))
    assert turns > 30
    assert finishing > 10


def test_a_tile_can_be_turned_where_it_lies_also_while_it_is_tried_there() -> None:
    tried = 0
    for table in positions(2):
        view = cast(CarpeDiem, table.view(at(table).seat))
        if view.phase != TURN:
            continue
        ways = [GAME.notation(view, option) for option in view.options()]
        for option in (None, *view.options()):
            world = view.imagine(Rng())
            if option is not None:
                world.play(option)
            before = None if option is None else view
            scene = replace(scene_of(GAME, view), view=world.seen_by(view.seat), before=before)
            side = next(one.body for one in regions_of(GAME, scene) if one.seat == view.seat)
            (turning,) = [one for one in elements_of(side) if one.get("data-turns")]
            assert turning.get("data-piece") == f"cell:{CELL_NAMES[view.cell]}"
            assert turning.attrib["data-turns"].split(";") == ways
            tried += 1
    assert tried > 20


def test_all_cells_can_still_be_chosen_while_a_tile_is_tried_on_one() -> None:
    tried = 0
    for table in some_positions(7):
        view = table.view(at(table).seat)
        cells = [option for option in view.options() if GAME.action(view, option).piece.startswith("cell:")]
        scene = scene_of(GAME, view)
        for option in cells:
            world = view.imagine(Rng())
            world.play(option)
            then = regions_of(GAME, replace(scene, view=world.seen_by(view.seat), before=view))
            side = elements_of(next(region.body for region in then if region.id == f"seat-{view.seat}"))
            lit = {one.get("data-piece", "") for one in side if one.get("data-options")}
            assert {piece for piece in lit if piece.startswith("cell:")} == {
                GAME.action(view, cell).piece for cell in cells
            }
            tried += 1
    assert tried > 20


def test_who_looks_at_a_tile_sees_where_it_would_fit() -> None:
    """In the preview of taking it, before it is taken."""
    seen = 0
    for table in some_positions(17):
        view = table.view(at(table).seat)
        for option in view.options():
            if GAME.action(view, option).verb != "take":
                continue
            world = view.imagine(Rng())
            world.play(option)
            after = cast(CarpeDiem, world.seen_by(view.seat))
            if after.seat != view.seat or after.phase != BUILD:
                continue
            then = regions_of(GAME, replace(scene_of(GAME, view), view=after, before=view))
            side = next(region.body for region in then if region.id == f"seat-{view.seat}")
            once, several = after.cells_to_build()
            assert side.count('<g opacity=".5">') == len(members(once | several)) - 1  # the store is no cell
            seen += 1
    assert seen > 5


# -- scoring cards ----------------------------------------------------------------------------------------------


def payable(prices: list[int], wares: list[int], coins: int) -> int:
    times = 0
    while sum(max(0, price * (times + 1) - ware) for price, ware in zip(prices, wares, strict=True)) <= coins:
        times += 1
    return times


def there(district: District, what: str) -> int:
    done = [kind for kind, _, finished in district.objects() if finished]
    groups = {"any-landscape": KIND_IDS[1:5], "any-dwelling": KIND_IDS[5:SINGLE]}
    if what == "chimney":
        return sum(tile.get("chimneys", 0) for tile in district.tiles.values())
    return sum(kind in groups.get(what, [what]) for kind in done)


def test_a_card_says_how_often_the_reader_could_fulfil_it_now() -> None:
    often = 0
    for table in some_positions(29):
        view = at(table).seen_by(0)
        assert isinstance(view, CarpeDiem)
        player = view.players[0]
        district = District(GAME.describe(view)["player"][0]["district"])
        pieces = {one.get("id"): one for one in elements(GAME, view)}
        for place in USED_PLACES[view.seats]:
            card = view.cards[place]
            if card == EMPTY:
                continue
            if IS_PAID[card]:
                times = payable(PRICE[card], player.wares, player.coins)
            else:
                asked = zip(NEEDS[card], NEEDS_NUMBER[card], strict=True)
                times = min(there(district, COUNTED[what]) // number for what, number in asked)
            said = [text.text for text in pieces[f"card-{place + 1}"].iter("text") if "×" in (text.text or "")]
            assert said == ([f"{times}×"] if times else [])
            often += times > 1
    assert often > 5


# -- room -------------------------------------------------------------------------------------------------------

# Of a drawing's units. Pages show the common table at 0.64 of its size on a phone and the own district at 0.59 in a
# small window, where the others' are as wide as 350, 166 or 100 pixels.
LEAST_LETTER = {"common": 17, "own": 19, 2: 26, 3: 28, 4: 27.5}


def test_nothing_is_written_so_small_that_it_cannot_be_read() -> None:
    for table in some_positions(23):
        view = table.view(0)
        for region in regions(GAME, view):
            place = "common" if region.seat < 0 else "own" if region.seat == 0 else view.seats
            for scale, size in letters(region.body):
                assert scale * size >= LEAST_LETTER[place], region.id
