"""The final scoring of Carpe Diem once more, as slowly and plainly as a person would do it.

It reads the readable text of a position and the components, and nothing else of the game: objects are found by walking
from picture to picture over the edges of the tiles.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

DATA: Final[dict[str, Any]] = tomllib.loads(
    files("aedilis.games.carpe_diem").joinpath("data", "components.toml").read_text(encoding="utf-8")
)
TILES: Final = {tile["id"]: tile for tile in [*DATA["tiles"]["light"], *DATA["tiles"]["dark"]]}
PIECES: Final = {piece["id"]: piece for piece in DATA["frames"]["pieces"]}
SINGLES: Final = DATA["kinds"]["singles"]
WAYS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # up, right, down, left

Cell = tuple[int, int]  # row and column


class District:
    """Tiles by cell, with their edges as they lie."""

    def __init__(self, text: str) -> None:
        self.tiles: dict[Cell, dict[str, Any]] = {}
        self.edges: dict[Cell, list[str]] = {}
        for row, line in enumerate(text.split("\n")):
            for column, entry in enumerate(line.split()):
                if entry != "-":
                    name, _, turns = entry.partition("/")
                    self.tiles[row, column] = TILES[name]
                    edges = list(TILES[name]["edges"])
                    for _ in range(int(turns)):
                        edges = [edges[3], *edges[:3]]  # clockwise: what was on the left is above
                    self.edges[row, column] = edges

    def objects(self) -> list[tuple[str, set[Cell], bool]]:
        """Each with its kind and cells, and whether it is finished."""
        found: list[tuple[str, set[Cell], bool]] = []
        for cell, tile in self.tiles.items():
            for kind in tile["shows"]:
                if not any(kind == other and cell in cells for other, cells, _ in found):
                    found.append((kind, *self.walk(kind, cell)))
        return found

    def walk(self, kind: str, start: Cell) -> tuple[set[Cell], bool]:
        seen: set[Cell] = set()
        finished = True
        to_see = [start]
        while to_see:
            row, column = cell = to_see.pop()
            if cell not in self.tiles:
                finished = False
            elif cell not in seen:
                seen.add(cell)
                to_see += [
                    (row + down, column + right)
                    for (down, right), edge in zip(WAYS, self.edges[cell], strict=True)
                    if edge == kind
                ]
        return seen, finished

    @cached_property
    def finished(self) -> list[tuple[str, set[Cell]]]:
        return [(kind, cells) for kind, cells, finished in self.objects() if finished]

    def number(self, kind: str) -> int:
        return sum(kind == other for other, _ in self.finished)

    def chimneys(self, cells: set[Cell]) -> int:
        return sum(self.tiles[cell].get("chimneys", 0) for cell in cells)

    def may_be_built(self, name: str, turns: int, cell: Cell, most: int) -> bool:
        """Whether a tile, turned like this, fits there."""
        if cell in self.tiles:
            return False
        more = District("")
        more.tiles = {**self.tiles, cell: TILES[name]}
        edges = list(TILES[name]["edges"])
        edges = edges[-turns:] + edges[:-turns] if turns else edges
        more.edges = {**self.edges, cell: edges}
        touches = False
        for side, (down, right) in enumerate(WAYS):
            row, column = beside = cell[0] + down, cell[1] + right
            if not (0 <= row < 6 and 0 <= column < 6):
                if edges[side] != "grass":
                    return False
            elif beside in self.tiles:
                touches = True
                if self.edges[beside][(side + 2) % 4] != edges[side]:
                    return False
        landscapes = [kind for kind in TILES[name]["shows"] if kind in DATA["kinds"]["landscapes"]]
        return touches and all(len(more.walk(kind, cell)[0]) <= most for kind in landscapes)


def crosses(cells: set[Cell], side: int, line: int) -> bool:
    """Whether an object lies on both sides of a line; from below and from the left lines are counted backwards."""
    line = line if side in (0, 1) else 6 - line
    along = {column for _, column in cells} if side in (0, 2) else {row for row, _ in cells}
    return min(along) < line <= max(along)


def touches(cells: set[Cell], side: int, column: int) -> bool:
    """The same for a column or row itself."""
    column = column if side in (0, 1) else 5 - column
    return column in ({at for _, at in cells} if side in (0, 2) else {at for at, _ in cells})


def frame_points(player: Mapping[str, Any], district: District, in_rows: bool) -> int:
    points = 0
    for side, piece in enumerate(player["frame"]):
        for task in PIECES[piece]["tasks"]:
            met = any(
                touches(cells, side, task["column"]) if in_rows else crosses(cells, side, task["line"])
                for kind, cells in district.finished
                if kind == task["kind"]
            )
            group = next(
                group for group in ("landscapes", "dwellings", "villa") if task["kind"] in DATA["kinds"][group]
            )
            points += met * {"landscapes": 5, "dwellings": 4, "villa": 3}[group]
    return points


def score(data: Mapping[str, Any], seat: int) -> int:
    """All points of a seat at the end, from the described position."""
    player = data["player"][seat]
    district = District(player["district"])
    turn = (seat - data["starter"]) % data["seats"]
    points = [[8, 9], [8, 9, 13], [8, 9, 10, 11]][data["seats"] - 2][turn]
    points += int(player["gained"]) - 4 * int(player["failed"])
    for kind, cells in district.finished:
        if kind == "villa":
            points += [0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 26][min(district.chimneys(cells), 10)]
    goods = sum(player[name] for name in ("grapes", "herbs", "chickens", "fish", "coins", "bread"))
    points += (goods + len(expand(player["stored"]))) // 2
    points += player["steps"]
    points += sum(2 * district.number(kind) for kind in expand(player["fountain_cards"]))
    return int(points) + frame_points(player, district, data["variants"]["frame-tasks"] == "rows")


def expand(entries: list[str]) -> list[str]:
    words = [entry.rpartition(" ") for entry in entries]
    return [name for number, _, name in words for _ in range(int(number or 1))]
