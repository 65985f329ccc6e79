"""The grid of City of Marble: triangles, the vertices where sites lie, and the places that a district can have.

Triangle (s, k) is the one of strip s, counted from the left, and row k, counted from above. If s + k is even it points
left. Vertex (i, j) lies on the line left of strip i, and exists if i + j is even; it is level with the middle of row j.
A triangle that points left has the corners (s, k), (s + 1, k - 1), (s + 1, k + 1), one that points right (s + 1, k),
(s, k - 1), (s, k + 1). A place is a pair of neighbouring triangles, named after both. Sets of places are bitmasks.
"""

from __future__ import annotations

from typing import Final

from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.data.limits import corners_of

Spot = tuple[int, int]  # strip and row, or line and row

# -- triangles: strip by strip ----------------------------------------------------------------------------

TRIANGLE_AT: Final[list[Spot]] = [(s, k) for s in range(c.STRIPS) for k in range(c.ROWS)]
TRIANGLES: Final[int] = len(TRIANGLE_AT)
TRIANGLE_NAMES: Final[list[str]] = [f"{chr(ord('a') + s)}{k + 1}" for s, k in TRIANGLE_AT]


def triangle(s: int, k: int) -> int:
    """Its number, or EMPTY if it is not on the board."""
    return s * c.ROWS + k if 0 <= s < c.STRIPS and 0 <= k < c.ROWS else c.EMPTY


def _neighbours(s: int, k: int) -> list[int]:
    across = s + 1 if (s + k) % 2 == 0 else s - 1
    return [near for near in (triangle(s, k - 1), triangle(s, k + 1), triangle(across, k)) if near != c.EMPTY]


TRIANGLE_NEIGHBOURS: Final[list[list[int]]] = [_neighbours(s, k) for s, k in TRIANGLE_AT]

# -- vertices: those that can be sites first, as all six triangles round them are on the board ------------


def round_vertex(i: int, j: int) -> list[int]:
    """The triangles round a vertex, clockwise from the one above to the right."""
    spots = ((i, j - 1), (i, j), (i, j + 1), (i - 1, j + 1), (i - 1, j), (i - 1, j - 1))
    return [found for found in [triangle(s, k) for s, k in spots] if found != c.EMPTY]


_VERTICES: Final[list[Spot]] = sorted({corner for s, k in TRIANGLE_AT for corner in corners_of(s, k)})
_INNER: Final[list[Spot]] = [spot for spot in _VERTICES if len(round_vertex(spot[0], spot[1])) == 6]
VERTEX_AT: Final[list[Spot]] = [*_INNER, *[spot for spot in _VERTICES if spot not in _INNER]]
VERTICES: Final[int] = len(VERTEX_AT)
SITES: Final[int] = len(_INNER)  # vertices below this number can be sites
VERTEX_NAMES: Final[list[str]] = [f"{chr(ord('A') + i)}{j + 1}" for i, j in VERTEX_AT]
SITE_NAMES: Final[list[str]] = VERTEX_NAMES[:SITES]
CORNERS_OF: Final[list[list[int]]] = [[VERTEX_AT.index(spot) for spot in corners_of(s, k)] for s, k in TRIANGLE_AT]

# The six directions of edges, clockwise.
DIRECTION_NAMES: Final = ("n", "ne", "se", "s", "sw", "nw")
DIRECTIONS: Final = 6
_STEPS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
NEXT: Final[list[int]] = [
    VERTEX_AT.index((i + di, j + dj)) if (i + di, j + dj) in VERTEX_AT else c.EMPTY
    for i, j in VERTEX_AT
    for di, dj in _STEPS
]  # [vertex * DIRECTIONS + direction]: the vertex at the other end of the edge, or EMPTY
NEAR_SITES: Final[list[list[int]]] = [
    [near for near in NEXT[site * DIRECTIONS : (site + 1) * DIRECTIONS] if near < SITES] for site in range(SITES)
]

# -- places for districts ---------------------------------------------------------------------------------

PLACE_TRIANGLES: Final[list[list[int]]] = [
    [one, other] for one in range(TRIANGLES) for other in TRIANGLE_NEIGHBOURS[one] if other > one
]
PLACES: Final[int] = len(PLACE_TRIANGLES)
ALL_PLACES: Final[int] = (1 << PLACES) - 1
PLACE_NAMES: Final[list[str]] = [f"{TRIANGLE_NAMES[one]}-{TRIANGLE_NAMES[other]}" for one, other in PLACE_TRIANGLES]
OBTUSE: Final[list[list[int]]] = [
    [vertex for vertex in CORNERS_OF[one] if vertex in CORNERS_OF[other]] for one, other in PLACE_TRIANGLES
]  # by place: the two corners that both triangles have
ACUTE: Final[list[list[int]]] = [
    [vertex for vertex in CORNERS_OF[one] + CORNERS_OF[other] if vertex not in OBTUSE[place]]
    for place, (one, other) in enumerate(PLACE_TRIANGLES)
]
CORNERS: Final[list[list[int]]] = [OBTUSE[place] + ACUTE[place] for place in range(PLACES)]


def _edges_from(corner: int, others: list[int]) -> int:
    return sum([1 << NEXT.index(other, corner * DIRECTIONS) - corner * DIRECTIONS for other in others])


# By place, and by corner in the order of CORNERS: the directions of the edges that meet there, as a set.
CORNER_EDGES: Final[list[list[int]]] = [
    [_edges_from(corner, acute) for corner in obtuse] + [_edges_from(corner, obtuse) for corner in acute]
    for obtuse, acute in zip(OBTUSE, ACUTE, strict=True)
]
PLACES_ON: Final[list[int]] = [
    sum([1 << place for place in range(PLACES) if number in PLACE_TRIANGLES[place]]) for number in range(TRIANGLES)
]  # by triangle: the places that cover it
PLACES_BESIDE: Final[list[int]] = [
    sum([1 << place for place in range(PLACES) if set(PLACE_TRIANGLES[place]) & set(TRIANGLE_NEIGHBOURS[number])])
    for number in range(TRIANGLES)
]  # by triangle: the places that share an edge with it, or cover it
OVERLAPPING: Final[list[int]] = [PLACES_ON[one] | PLACES_ON[other] for one, other in PLACE_TRIANGLES]
BESIDE: Final[list[int]] = [PLACES_BESIDE[one] | PLACES_BESIDE[other] for one, other in PLACE_TRIANGLES]

# -- hills, bridges and sources ---------------------------------------------------------------------------

HILL_TRIANGLE: Final[list[int]] = [triangle(s, k) for s, k in c.HILL_SPACES]
BRIDGE_TRIANGLE: Final[list[int]] = [triangle(s, k) for s, k in c.BRIDGE_SPACES]
SOURCE_VERTEX: Final[list[int]] = [VERTEX_AT.index((i, j)) for i, j in c.SOURCE_VERTICES]


def _only(found: list[int]) -> int:
    """The one thing a district can reach, or EMPTY."""
    if len(found) > 1:
        raise ValueError("components.toml: a district could reach two bridges or two sources at once")
    return found[0] if found else c.EMPTY


PLACE_BRIDGE: Final[list[int]] = [
    _only([bridge for bridge, on in enumerate(BRIDGE_TRIANGLE) if on in PLACE_TRIANGLES[place]])
    for place in range(PLACES)
]
PLACE_SOURCE: Final[list[int]] = [
    _only([aqueduct for aqueduct, at in enumerate(SOURCE_VERTEX) if at in CORNERS[place]]) for place in range(PLACES)
]
