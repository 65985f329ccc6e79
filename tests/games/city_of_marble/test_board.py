"""The board of City of Marble: what a player must see at a glance, and that it is never wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import dist
from typing import cast

import pytest
from tests.draw.pixels import drawn, most_in_a_spot
from tests.draw.scenes import Element, elements, elements_of, letters, moments, regions
from tests.games.city_of_marble.positions import begin, built, city, do

from aedilis import NOBODY, Table, game
from aedilis.draw.board import board_of, scene_of, symbols_of
from aedilis.games.city_of_marble.data.components import (
    BRIDGE_VALUES,
    BUILDING_POINTS,
    EMPTY,
    KIND_IDS,
    KIND_OF,
    KINDS,
    MAGISTRATES,
    MOST_SEATS,
)
from aedilis.games.city_of_marble.drawing.city import SMALL as SMALL_TILE
from aedilis.games.city_of_marble.drawing.city import foothold
from aedilis.games.city_of_marble.drawing.desk import Desk
from aedilis.games.city_of_marble.drawing.lattice import AT, HEART, TURN, UNIT, rhombus
from aedilis.games.city_of_marble.drawing.pieces import BUILDINGS
from aedilis.games.city_of_marble.drawing.symbols import put
from aedilis.games.city_of_marble.drawing.tiles import CORNERS as TILE_CORNERS
from aedilis.games.city_of_marble.drawing.tiles import EDGE, REACH, Point, toward
from aedilis.games.city_of_marble.generated.phases import LAY, LAY_BASE, POST_BASE, WITH, WITHOUT
from aedilis.games.city_of_marble.rules.building import who_leads
from aedilis.games.city_of_marble.rules.geometry import (
    ACUTE,
    OBTUSE,
    PLACE_NAMES,
    PLACES,
    SITES,
    VERTEX_NAMES,
)
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import A_STRUCTURE, FOUNTAIN
from aedilis.games.city_of_marble.words.outcomes import one_short, promise

GAME = game("city-of-marble")
PREFIX = f"{GAME.slug}-"  # of the ids of its symbols
SMALL = 40  # pixels
DIFFERENT = 0.12  # of black against white, in the little square where two pictures differ most


@pytest.fixture(scope="module")
def symbols() -> str:
    return symbols_of(GAME)


def positions(seed: int = 1) -> Iterator[Table]:
    for seats in GAME.seats:
        for table in moments(GAME, seats, seed):
            if table.position.seat >= 0:
                yield table


def some_positions(every: int, seed: int = 1) -> Iterator[Table]:
    for number, table in enumerate(positions(seed)):
        if number % every == 0:
            yield table


def said_of(piece: Element) -> str:
    return next(piece.iter("title")).text or ""


def at(table: Table) -> CityOfMarble:
    return cast(CityOfMarble, table.position)


# -- districts and buildings --------------------------------------------------------------------------------------


def assert_told_apart(looks: dict[str, list[float]]) -> None:
    for (one, first), (other, second) in combinations(looks.items(), 2):
        assert most_in_a_spot(first, second, SMALL) > DIFFERENT, f"{one} looks like {other}"


def test_districts_and_buildings_are_recognised_at_40_pixels_without_colour(symbols: str) -> None:
    assert_told_apart({kind: drawn(put(f"district-{kind}", 0, 0, 100), symbols, SMALL) for kind in KIND_IDS})
    assert_told_apart({name: drawn(put(name, 0, 0, 100), symbols, SMALL) for name in BUILDINGS})


def placed(point: Point, place: int) -> Point:
    """Where a point of a tile lies on the map."""
    turned = complex(point[0] - 50, point[1] - 50) * UNIT / EDGE * 1j ** (TURN[place] / 90)
    return HEART[place][0] + turned.real, HEART[place][1] + turned.imag


def test_a_triangle_lies_at_acute_corners_and_a_rhombus_at_obtuse_ones() -> None:
    for place in range(PLACES):
        for corner, sixths in TILE_CORNERS:
            vertices = ACUTE[place] if len(sixths) == 1 else OBTUSE[place]
            assert min(dist(placed(corner, place), AT[vertex]) for vertex in vertices) < 0.1


def test_the_corners_of_districts_make_hexagons_that_do_not_touch() -> None:
    """Around every vertex each sixth is filled by exactly one of the districts that can lie there."""
    assert 2 * REACH < 1
    filled: Counter[tuple[int, int, int]] = Counter()
    for place in range(PLACES):
        for corner, sixths in TILE_CORNERS:
            vertex = min(range(len(AT)), key=lambda vertex: dist(placed(corner, place), AT[vertex]))
            for turn in sixths:
                middle = placed(toward(corner, turn + 30, REACH), place)
                x, y = middle[0] - AT[vertex][0], middle[1] - AT[vertex][1]
                assert abs(dist((x, y), (0, 0)) - UNIT * REACH) < 0.1
                filled[vertex, round(x), round(y)] += 1
    for site in range(SITES):
        assert len([key for key in filled if key[0] == site]) == 6


# -- laying a district --------------------------------------------------------------------------------------------


def corners_of(outline: str) -> list[Point]:
    numbers = [float(number) for number in outline.strip("MZ").replace("L", " ").split()]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_what_is_lit_for_one_place_is_never_in_the_way_of_another() -> None:
    """A page takes the box around it for the piece."""
    boxes = []
    for place in range(PLACES):
        xs, ys = zip(*corners_of(rhombus(place, SMALL_TILE)), strict=True)
        boxes.append((min(xs) + 0.2, min(ys) + 0.2, max(xs) - 0.2, max(ys) - 0.2))
    for one, other in combinations(boxes, 2):
        assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]


def leaders(before: CityOfMarble, place: int, choice: int) -> list[tuple[int, int]]:
    """On the sites that a district completes: who would build there, with a magistrate on it or without."""
    after = before.copy()
    after.play(LAY_BASE + place)
    player = after.players[after.turn]
    if choice == WITH:
        player.magistrates[player.idle_magistrate()] = place * KINDS + after.kind
    return [(site, who_leads(after.influence(site, KIND_OF[after.ground[site] // A_STRUCTURE]))) for site in after.due]


def test_what_is_promised_of_a_place_comes_true() -> None:
    completed = depends = bridges = sources = 0
    for table in positions():
        before = at(table)
        if before.phase != LAY or before.players[before.turn].idle_magistrate() == EMPTY:
            continue
        for place in (option - LAY_BASE for option in before.options()):
            said = promise(before, before.seat, before.kind, place)
            assert leaders(before, place, WITHOUT) == [(one.site, one.plain) for one in said.sites]
            assert leaders(before, place, WITH) == [(one.site, one.posted) for one in said.sites]
            after = before.copy()
            after.play(LAY_BASE + place)
            after.play(POST_BASE + WITHOUT)
            assert (said.bridge != EMPTY) == (after.bridges != before.bridges)
            if said.bridge == EMPTY:
                assert (said.aqueduct != EMPTY) == (sum(map(bool, after.paths)) > sum(map(bool, before.paths)))
            completed += len(said.sites)
            depends += sum(one.depends for one in said.sites)
            bridges += said.bridge != EMPTY
            sources += said.aqueduct != EMPTY
    assert min(completed, bridges, sources) > 20
    assert depends > 5


def test_a_place_shows_the_buildings_that_would_stand_there() -> None:
    seen = 0
    for table in positions():
        view = cast(CityOfMarble, table.view(at(table).seat))
        if view.phase != LAY:
            continue
        pieces = {one.get("id"): one for one in elements(GAME, view)}
        for option in view.options():
            place = option - LAY_BASE
            said = promise(view, view.seat, view.kind, place)
            piece = pieces[f"place-{PLACE_NAMES[place]}"]
            shown = Counter(used.get("href", "").removeprefix(f"#{PREFIX}") for used in piece.iter("use"))
            wanted = Counter("fountain" if one.posted == EMPTY else KIND_IDS[one.kind] for one in said.sites)
            assert all(shown[name] == 2 * wanted[name] for name in BUILDINGS)  # on the map and on the slip
            seen += len(said.sites)
    assert seen > 20


def test_no_fountain_is_shown_where_none_is_left() -> None:
    game = city(begin(shortage="everything"), "temple f5-f6", "bath e7-f7")
    far = [name for name in VERTEX_NAMES[:SITES] if name[0] in "BCJK"]
    for left, shown in ((1, True), (0, False)):
        view = built(game.copy(), **dict.fromkeys(far[: 12 - left], "fountain")).seen_by(0)
        for notations, ids in (
            ([], ["short-F6"]),
            (["play bath"], ["place-e5-e6"]),
            (["play bath", "lay e5-e6"], ["due-F6", "post-with", "post-without"]),
        ):
            pieces = {one.get("id"): one for one in elements(GAME, do(view.copy(), *notations))}
            for id in ids:
                uses = [used.get("href") for used in pieces[id].iter("use")]
                assert (f"#{PREFIX}fountain" in uses) == shown
                if id.startswith(("short", "place", "due")):
                    assert ("no fountain is left" in said_of(pieces[id])) != shown


@pytest.mark.parametrize(("rule", "number"), [("near", 2), ("along-edges", 1)])
def test_a_building_says_which_fountains_count_for_it(rule: str, number: int) -> None:
    """F6 and G5 are the blunt corners of f5-f6, and an edge of it leads to G7."""
    game = built(city(begin(fountains=rule), "bath f5-f6"), F6="temple 0", G5="fountain", G7="fountain")
    (piece,) = [one for one in elements(GAME, game.seen_by(0)) if one.get("id") == "site-F6"]
    assert f"fountains beside it: {number}, " in said_of(piece)


def test_sites_that_one_district_would_complete_stand_out() -> None:
    seen = 0
    for table in some_positions(17):
        position = at(table)
        wanted = set()
        for place in range(PLACES):
            if position.free >> place & 1:
                world = position.copy()
                world.cover(place)
                wanted |= set(world.completed(place))
        wanted -= {site for site in range(SITES) if position.sites[site] != EMPTY}
        assert {one.site for one in one_short(position)} == wanted
        ids = {element.get("id") for element in elements(GAME, table.view(NOBODY))}
        assert {name for name in ids if name and name.startswith("short-")} == {
            f"short-{VERTEX_NAMES[site]}" for site in wanted
        }
        seen += len(wanted)
    assert seen > 30


def test_when_the_game_is_over_no_site_waits_for_a_district() -> None:
    for seats in GAME.seats:
        *_, table = moments(GAME, seats, 1)
        assert list(one_short(at(table)))
        assert not [one for one in elements(GAME, table.view(NOBODY)) if (one.get("id") or "").startswith("short-")]


# -- below the map ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "named"),
    [("en", "Temple Bath Theatre Arena Treasury"), ("de", "Tempel Bad Theater Arena Staatskasse")],
)
def test_every_space_for_magistrates_has_its_name_and_buildings_their_points(language: str, named: str) -> None:
    table = next(positions())
    pieces = {one.get("id"): one for one in elements(GAME, table.view(0), language)}
    for name, id in zip(named.split(), [*(f"space-{kind}" for kind in KIND_IDS), "treasury"], strict=True):
        written = [text.text for text in pieces[id].iter("text")]
        worth = [str(BUILDING_POINTS[KIND_IDS.index(id.removeprefix("space-"))])] if id != "treasury" else []
        assert written == [name, *worth]


# -- what lies on the map -----------------------------------------------------------------------------------------


def test_everything_on_the_map_is_drawn_where_it_is() -> None:
    pieces = waters = 0
    for table in some_positions(13):
        position = at(table)
        ids = {element.get("id") for element in elements(GAME, table.view(NOBODY)) if element.get("id")}
        assert {id for id in ids if id and id.startswith("district-")} == {
            f"district-{PLACE_NAMES[code // KINDS]}" for code in position.laid
        }
        assert {id for id in ids if id and id.startswith("site-")} == {
            f"site-{VERTEX_NAMES[site]}" for site in range(SITES) if position.sites[site] != EMPTY
        }
        along = sum(max(0, len(path) - 1) for path in position.paths)
        assert sum(1 for id in ids if id and id.startswith("aqueduct-")) == along
        pieces += len(position.laid)
        waters += along
    assert pieces > 100
    assert waters > 5


def test_every_magistrate_stands_in_one_place() -> None:
    for table in some_positions(13):
        ids = Counter(element.get("id") for element in elements(GAME, table.view(0)))
        for seat in range(table.position.seats):
            for number in range(MAGISTRATES):
                assert ids[f"magistrate-{seat}-{number + 1}"] == 1


def test_magistrates_step_aside_for_what_stands_or_is_foreseen_beside_them() -> None:
    stepped = 0
    for table in some_positions(3):
        position = at(table)
        desk = Desk(scene_of(GAME, table.view(NOBODY)))
        foreseen = {one.site for one in one_short(position)}
        for where in desk.standing:
            corners = [corner for corner in OBTUSE[where // KINDS] if corner < SITES]
            taken = [corner for corner in corners if position.sites[corner] != EMPTY or corner in foreseen]
            far = [dist(foothold(desk, where // KINDS), AT[corner]) for corner in taken]
            assert min(far, default=UNIT) >= (UNIT / 2 if len(taken) == 2 else UNIT * 0.65) - 0.1
            stepped += len(taken) == 1
    assert stepped > 20


def test_buildings_wear_the_sign_of_their_owner() -> None:
    seen = 0
    for table in some_positions(5):
        position = at(table)
        pieces = {element.get("id"): element for element in elements(GAME, table.view(NOBODY))}
        for site in range(SITES):
            code = position.sites[site]
            if code in (EMPTY, FOUNTAIN):
                continue
            used = {one.get("href") for one in pieces[f"site-{VERTEX_NAMES[site]}"].iter("use")}
            colour = board_of(GAME).colours(position.seats)[code % MOST_SEATS]
            assert used == {f"#{PREFIX}{KIND_IDS[code // MOST_SEATS]}", f"#sign-{colour}"}
            seen += 1
    assert seen > 5


def test_what_bridges_are_worth_is_shown_to_their_owner_only() -> None:
    seen = 0
    for table in some_positions(31, seed=5):  # games in which bridges are taken
        for owner, player in enumerate(at(table).players):
            for viewer in (*range(table.position.seats), NOBODY):
                side = next(one.body for one in regions(GAME, table.view(viewer)) if one.seat == owner)
                tiles = [one for one in elements_of(side) if (one.get("id") or "").startswith(f"bridge-{owner}-")]
                numbers = [text.text for tile in tiles for text in tile.iter("text")]
                assert len(tiles) == len(player.bridges)
                assert numbers == ([str(BRIDGE_VALUES[value]) for value in player.bridges] if viewer == owner else [])
                seen += len(numbers)
    assert seen > 3


# -- room ---------------------------------------------------------------------------------------------------------

# Of a drawing's units. Pages show the common table at 0.635 of its size on a phone, and the players' boards at 0.526
# in a small window.
LEAST_COMMON = 17.35
LEAST_SIDE = 21


def test_nothing_is_written_so_small_that_it_cannot_be_read() -> None:
    for table in some_positions(23):
        for region in regions(GAME, table.view(0)):
            for scale, size in letters(region.body):
                assert scale * size >= (LEAST_COMMON if region.seat < 0 else LEAST_SIDE), region.id
