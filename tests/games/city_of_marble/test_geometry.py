"""The grid: how much there is of everything, and the test vectors that were worked out by hand."""

from __future__ import annotations

import pytest
from tests.games.city_of_marble.positions import ROUND_F6, begin, city, near_vertices

from aedilis.engine.bits import members
from aedilis.games.city_of_marble.data.components import HILL_SPACES
from aedilis.games.city_of_marble.rules.geometry import (
    ACUTE,
    BESIDE,
    CORNER_EDGES,
    CORNERS,
    CORNERS_OF,
    DIRECTIONS,
    HILL_TRIANGLE,
    NEXT,
    OBTUSE,
    OVERLAPPING,
    PLACE_NAMES,
    PLACE_TRIANGLES,
    PLACES,
    SITES,
    TRIANGLE_AT,
    TRIANGLE_NAMES,
    TRIANGLE_NEIGHBOURS,
    TRIANGLES,
    VERTEX_AT,
    VERTICES,
    round_vertex,
    triangle,
)
from aedilis.games.city_of_marble.rules.state import A_STRUCTURE, COMPLETE, COVERED


def vertex(i: int, j: int) -> int:
    return VERTEX_AT.index((i, j))


def spots(vertices: list[int]) -> list[tuple[int, int]]:
    return [VERTEX_AT[number] for number in vertices]


def test_there_is_as_much_of_everything_as_there_should_be() -> None:
    assert (TRIANGLES, SITES, PLACES) == (165, 65, 229)
    edges = {frozenset((one, other)) for one in range(VERTICES) for other in near_vertices(one)}
    assert VERTICES - len(edges) + TRIANGLES == 1, "as Euler says of any such figure"


def test_round_a_vertex() -> None:
    at = vertex(5, 5)
    assert [TRIANGLE_AT[number] for number in round_vertex(*VERTEX_AT[at])] == [
        (5, 4),
        (5, 5),
        (5, 6),
        (4, 6),
        (4, 5),
        (4, 4),
    ]
    assert sorted(spots(near_vertices(at))) == sorted([(5, 3), (5, 7), (6, 4), (6, 6), (4, 4), (4, 6)])


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_districts_that_complete_a_site(number: int) -> None:
    game = begin()
    at = vertex(5, 5)
    for place in ROUND_F6[number]:
        assert game.ground[at] & COVERED != COMPLETE
        city(game, f"bath {place}")
    assert game.ground[at] & COVERED == COMPLETE
    assert game.ground[at] // A_STRUCTURE == number


def test_corners_and_edges_of_a_district() -> None:
    place = PLACE_NAMES.index("f5-f6")
    assert PLACE_TRIANGLES[place] == [triangle(5, 4), triangle(5, 5)]
    assert sorted(spots(OBTUSE[place])) == [(5, 5), (6, 4)]
    assert sorted(spots(ACUTE[place])) == [(5, 3), (6, 6)]
    edges = {
        frozenset(spots([one, NEXT[one * DIRECTIONS + direction]]))
        for one, directions in zip(CORNERS[place], CORNER_EDGES[place], strict=True)
        for direction in members(directions)
    }
    expected = [((5, 5), (6, 6)), ((5, 3), (5, 5)), ((6, 4), (6, 6)), ((5, 3), (6, 4))]
    assert edges == {frozenset(edge) for edge in expected}


@pytest.mark.parametrize(("at", "rows"), [((11, 1), (0, 1, 2)), ((11, 7), (6, 7, 8)), ((11, 13), (12, 13, 14))])
def test_districts_at_a_source(at: tuple[int, int], rows: tuple[int, ...]) -> None:
    assert sorted(TRIANGLE_AT[number] for number in round_vertex(*at)) == [(10, row) for row in rows]


def test_corners_of_a_bridge_space() -> None:
    assert sorted(spots(CORNERS_OF[triangle(0, 1)])) == [(0, 0), (0, 2), (1, 1)]


def test_names_are_unique() -> None:
    assert len({*TRIANGLE_NAMES}) == TRIANGLES
    assert len({*PLACE_NAMES}) == PLACES
    assert TRIANGLE_NAMES[triangle(5, 4)] == "f5"


def test_neighbours_share_two_corners() -> None:
    for one in range(TRIANGLES):
        for other in range(TRIANGLES):
            shared = set(CORNERS_OF[one]) & set(CORNERS_OF[other])
            assert (other in TRIANGLE_NEIGHBOURS[one]) == (one != other and len(shared) == 2)


def test_directions_lead_there_and_back() -> None:
    for at in range(VERTICES):
        for direction in range(DIRECTIONS):
            there = NEXT[at * DIRECTIONS + direction]
            if there >= 0:
                assert NEXT[there * DIRECTIONS + (direction + 3) % DIRECTIONS] == at


def test_edges_at_the_corners_of_a_district() -> None:
    for place in range(PLACES):
        found = {
            frozenset((corner, NEXT[corner * DIRECTIONS + direction]))
            for corner, edges in zip(CORNERS[place], CORNER_EDGES[place], strict=True)
            for direction in range(DIRECTIONS)
            if edges >> direction & 1
        }
        assert found == {frozenset((one, other)) for one in OBTUSE[place] for other in ACUTE[place]}


def test_places_that_overlap_and_places_side_by_side() -> None:
    for place in range(PLACES):
        own = set(PLACE_TRIANGLES[place])
        near = {other for number in own for other in TRIANGLE_NEIGHBOURS[number]}
        for other in range(PLACES):
            theirs = set(PLACE_TRIANGLES[other])
            assert OVERLAPPING[place] >> other & 1 == bool(own & theirs)
            assert BESIDE[place] >> other & 1 == bool(near & theirs)


def test_every_triangle_can_be_reached_from_every_hill() -> None:
    """Even if all other hill spaces were in the way."""
    for hill, start in enumerate(HILL_TRIANGLE):
        barred = {other for number, other in enumerate(HILL_TRIANGLE) if number != hill}
        reached, edge = {start}, [start]
        while edge:
            edge = [near for number in edge for near in TRIANGLE_NEIGHBOURS[number] if near not in reached | barred]
            reached |= set(edge)
        assert len(reached) == TRIANGLES - len(barred)


def test_hills_touch_neither_each_other_nor_the_edge() -> None:
    corners = [corner for strip, row in HILL_SPACES for corner in CORNERS_OF[triangle(strip, row)]]
    assert len(set(corners)) == len(corners) == 21
    assert max(corners) < SITES
