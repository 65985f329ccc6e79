"""Where shapes fit on the board of Foundations of Rome, worked out once.

Lots stand row by row in large sets: the upper rows are the first word of one, the others the second.
A turn is a shape as it is turned; a place is a turn and the lot of its first cell, row by row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.games.foundations_of_rome.data import components as c

Cells = list[tuple[int, int]]  # rows and columns


def _moved(cells: Cells) -> Cells:
    """In order, and as far to the upper left as possible."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return sorted((row - top, column - left) for row, column in cells)


def _turned(cells: Cells) -> list[Cells]:
    """All ways to turn a shape, each once."""
    found = [_moved(cells)]
    for _ in range(3):
        cells = [(column, -row) for row, column in cells]
        if _moved(cells) not in found:
            found.append(_moved(cells))
    return found


_TURNS_OF_SHAPE: Final[list[list[Cells]]] = [
    _turned([(row, column) for row, column in c.DATA["shapes"][name]]) for name in c.SHAPE_NAMES
]
_TURNS: Final[list[Cells]] = [turn for turns in _TURNS_OF_SHAPE for turn in turns]
TURNS: Final[int] = len(_TURNS)
TURN_SIZE: Final[list[int]] = [len(turn) for turn in _TURNS]
TURN_DEGREES: Final[list[int]] = [90 * number for turns in _TURNS_OF_SHAPE for number in range(len(turns))]
TURNS_OF_SHAPE: Final[list[list[int]]] = [[_TURNS.index(turn) for turn in turns] for turns in _TURNS_OF_SHAPE]
LARGEST: Final[int] = max(TURN_SIZE)
LARGEST_IN_TRAY: Final[int] = max(
    TURN_SIZE[turn] for kind in range(c.FIRST_MONUMENT) for turn in TURNS_OF_SHAPE[c.SHAPE[kind]]
)
TURNS_OF_SIZE: Final[list[list[int]]] = [
    [turn for turn in range(TURNS) if TURN_SIZE[turn] == size] for size in range(LARGEST + 1)
]
# How far the other cells of a turn are from its first one, as lots are numbered.
OFFSETS: Final[list[list[int]]] = [
    [(row - turn[0][0]) * c.SIDE + column - turn[0][1] for row, column in turn[1:]] for turn in _TURNS
]


# -- places --------------------------------------------------------------------------------------------

_PLACES: Final[list[tuple[int, list[int]]]] = [
    (turn, sorted([(row + down) * c.SIDE + column + right for down, right in _TURNS[turn]]))
    for turn in range(TURNS)
    for row in range(c.SIDE - max(down for down, _ in _TURNS[turn]))
    for column in range(c.SIDE - max(right for _, right in _TURNS[turn]))
]
PLACES: Final[int] = len(_PLACES)
PLACE_TURN: Final[list[int]] = [turn for turn, _ in _PLACES]
PLACE_LOTS: Final[list[list[int]]] = [lots for _, lots in _PLACES]
PLACE_ANCHOR: Final[list[int]] = [min(lots) for _, lots in _PLACES]
PLACE_SIZE: Final[list[int]] = [len(lots) for _, lots in _PLACES]
PLACE_OF: Final[list[int]] = [-1] * (TURNS * c.LOTS)  # by turn and lot of the first cell
for _number in range(PLACES):
    PLACE_OF[PLACE_TURN[_number] * c.LOTS + PLACE_ANCHOR[_number]] = _number


def lot_names(lots: sets.LargeSet) -> list[str]:
    return [c.LOT_NAMES[lot] for lot in sets.members(lots)]


COVERED: Final[list[sets.LargeSet]] = [sets.set_of(lots) for lots in PLACE_LOTS]


def _around(lots: list[int]) -> list[int]:
    """The lots that share an edge with one of these."""
    near = []
    for lot in lots:
        row, column = divmod(lot, c.SIDE)
        for y, x in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= y < c.SIDE and 0 <= x < c.SIDE and y * c.SIDE + x not in lots:
                near.append(y * c.SIDE + x)
    return near


NEAR: Final[list[sets.LargeSet]] = [sets.set_of(_around(lots)) for lots in PLACE_LOTS]
LOT_PLACE: Final[list[int]] = [PLACE_OF[lot] for lot in range(c.LOTS)]  # the first turn is that of a single lot

# -- boards, by their size -----------------------------------------------------------------------------


def _lots_where(size: int, wanted: Callable[[int, int, int], bool]) -> sets.LargeSet:
    """The lots of a board that are wanted by their row, their column and the last of either."""
    rows = range(size)
    return sets.set_of([row * c.SIDE + column for row in rows for column in rows if wanted(row, column, size - 1)])


_SIZES: Final = range(c.SIDE + 1)
BOARD: Final[list[sets.LargeSet]] = [_lots_where(size, lambda row, column, last: True) for size in _SIZES]
BORDER: Final[list[sets.LargeSet]] = [
    _lots_where(size, lambda row, column, last: row in (0, last) or column in (0, last)) for size in _SIZES
]
CORNERS: Final[list[sets.LargeSet]] = [
    _lots_where(size, lambda row, column, last: row in (0, last) and column in (0, last)) for size in _SIZES
]
# Three by three lots where the size is odd, else four by four.
CENTRE: Final[list[sets.LargeSet]] = [
    _lots_where(size, lambda row, column, last: min(row, column, last - row, last - column) >= last // 2 - 1)
    for size in _SIZES
]
LINES: Final[list[sets.LargeSet]] = [
    *[sets.set_of([row * c.SIDE + column for column in range(c.SIDE)]) for row in range(c.SIDE)],
    *[sets.set_of([row * c.SIDE + column for row in range(c.SIDE)]) for column in range(c.SIDE)],
]


_PLACES_OF_TURN: Final[list[list[int]]] = [
    [place for place in range(PLACES) if PLACE_TURN[place] == turn] for turn in range(TURNS)
]


def _anchors(size: int, turn: int, at_border: bool) -> sets.LargeSet:
    """Where the first cell can lie so that all of the turn is on the board, and touches its border if it has to."""
    places = [place for place in _PLACES_OF_TURN[turn] if sets.within(COVERED[place], BOARD[size])]
    return sets.set_of(
        [PLACE_ANCHOR[place] for place in places if not at_border or sets.meet(COVERED[place], BORDER[size])]
    )


ANCHORS: Final[list[sets.LargeSet]] = [_anchors(size, turn, False) for size in _SIZES for turn in range(TURNS)]
BORDER_ANCHORS: Final[list[sets.LargeSet]] = [_anchors(size, turn, True) for size in _SIZES for turn in range(TURNS)]

# -- lays: a kind of building as it is turned; those of the tray first, then those of the monuments ----

_LAYS: Final[list[tuple[int, int]]] = [
    (kind, turn) for kind in range(c.FIRST_GARDEN) for turn in TURNS_OF_SHAPE[c.SHAPE[kind]]
]
LAYS: Final[int] = len(_LAYS)
LAY_KIND: Final[list[int]] = [kind for kind, _ in _LAYS]
LAY_TURN: Final[list[int]] = [turn for _, turn in _LAYS]
TRAY_LAYS: Final[int] = sum([1 for kind, _ in _LAYS if kind < c.FIRST_MONUMENT])
MONUMENT_LAYS: Final[int] = LAYS - TRAY_LAYS
ALL_TRAY_LAYS: Final[int] = (1 << TRAY_LAYS) - 1
LAY_NAMES: Final[list[str]] = [
    f"{c.KIND_IDS[kind]} {TURN_DEGREES[turn]}" if len(TURNS_OF_SHAPE[c.SHAPE[kind]]) > 1 else c.KIND_IDS[kind]
    for kind, turn in _LAYS
]
# Sets of lays: of a kind and of a turn. Those of monuments count from 0 as those of the tray do.
LAYS_OF_KIND: Final[list[int]] = [
    sum([1 << (lay if kind < c.FIRST_MONUMENT else lay - TRAY_LAYS) for lay in range(LAYS) if LAY_KIND[lay] == kind])
    for kind in range(c.FIRST_GARDEN)
]
TRAY_LAYS_OF_TURN: Final[list[int]] = [
    sum([1 << lay for lay in range(TRAY_LAYS) if LAY_TURN[lay] == turn]) for turn in range(TURNS)
]
MONUMENT_LAYS_OF_TURN: Final[list[int]] = [
    sum([1 << lay for lay in range(MONUMENT_LAYS) if LAY_TURN[TRAY_LAYS + lay] == turn]) for turn in range(TURNS)
]
# A building of this size can free at most so many lots more than it covers marked ones.
MOST_FREED: Final[list[int]] = [max(0, size * (size - 2)) for size in range(LARGEST + 1)]
