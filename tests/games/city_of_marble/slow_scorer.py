"""City of Marble once more, as slowly and plainly as a person would do it with the board before them.

It reads the readable text of a position and the components, and nothing else of the game. Triangles are sets of three
points of the plane, districts sets of four; whatever touches or is complete is found by looking at points.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final

DATA: Final[dict[str, Any]] = tomllib.loads(
    files("aedilis.games.city_of_marble").joinpath("data", "components.toml").read_text(encoding="utf-8")
)
KINDS: Final = {kind["id"]: kind for kind in DATA["kinds"]}
KIND_OF_SIZE: Final[dict[int, str]] = {kind["structures"]: name for name, kind in KINDS.items()}
POINTS: Final[dict[str, int]] = {name: kind["points"] for name, kind in KINDS.items()}
HILLS: Final = {hill["id"]: tuple(hill["triangle"]) for hill in DATA["hills"]["spaces"]}
SOURCES: Final = {source["id"]: tuple(source["vertex"]) for source in DATA["aqueducts"]["sources"]}
STRIPS: Final[int] = DATA["grid"]["strips"]
ROWS: Final[int] = DATA["grid"]["rows"]
WAYS: Final = {"n": (0, -2), "ne": (1, -1), "se": (1, 1), "s": (0, 2), "sw": (-1, 1), "nw": (-1, -1)}

Point = tuple[int, int]
Triangle = frozenset[Point]
Edge = frozenset[Point]


def triangle(strip: int, row: int) -> Triangle:
    tip, base = (strip, strip + 1) if (strip + row) % 2 == 0 else (strip + 1, strip)
    return frozenset({(tip, row), (base, row - 1), (base, row + 1)})


BOARD: Final = {(strip, row): triangle(strip, row) for strip in range(STRIPS) for row in range(ROWS)}


def named_triangle(name: str) -> Triangle:
    return BOARD["abcdefghijklmnopqrstuvwxyz".index(name[0]), int(name[1:]) - 1]


def named_point(name: str) -> Point:
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(name[0]), int(name[1:]) - 1


def name_of(point: Point) -> str:
    return f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[point[0]]}{point[1] + 1}"


def sides(corners: Triangle) -> set[Edge]:
    return {frozenset(corners - {corner}) for corner in corners}


class District:
    """Two triangles that share a side."""

    def __init__(self, text: str) -> None:
        self.kind, _, self.name = text.partition(" ")
        one, other = self.name.split("-")
        self.triangles = {named_triangle(one), named_triangle(other)}
        self.points = frozenset.union(*self.triangles)
        inside = frozenset.intersection(*self.triangles)
        assert len(inside) == 2
        self.edges = {edge for corners in self.triangles for edge in sides(corners)} - {inside}


class City:
    """What lies on the board, read from the text of a position."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.rules = data["variants"]
        self.hills = [BOARD[HILLS[name]] for name in data["hills"]]
        self.districts = [District(line) for line in data["city"].splitlines()]
        self.covered = {corners for district in self.districts for corners in district.triangles}
        self.edges = {edge for district in self.districts for edge in district.edges}
        self.built = {named_point(line.split()[0]): line.split()[1:] for line in data["sites"].splitlines()}
        self.paths = {name: [named_point(point) for point in path] for name, path in data["aqueducts"].items()}

    # -- where districts fit ---------------------------------------------------------------------------------

    def fits(self, district: District) -> bool:
        taken = self.covered | set(self.hills)
        if self.rules["hill-spaces"] == "barred":
            taken |= {BOARD[spot] for spot in HILLS.values()}
        if district.triangles & taken:
            return False
        borders = self.edges | {side for hill in self.hills for side in sides(hill)}
        return bool(district.edges & borders)

    def places(self) -> set[str]:
        """The names of all places where a district fits."""
        found = set()
        for (strip, row), corners in BOARD.items():
            for other in ((strip, row + 1), (strip + 1, row)):
                if other in BOARD and len(corners & BOARD[other]) == 2:
                    name = "-".join(f"{'abcdefghijklmnopqrstuvwxyz'[s]}{k + 1}" for s, k in ((strip, row), other))
                    if self.fits(District(f"any {name}")):
                        found.add(name)
        return found

    # -- sites -----------------------------------------------------------------------------------------------

    def is_complete(self, point: Point) -> bool:
        around = [corners for corners in BOARD.values() if point in corners]
        closed = self.covered if self.rules["hills"] == "open" else self.covered | set(self.hills)
        return len(around) == 6 and all(corners in closed for corners in around)

    def complete_sites(self) -> set[Point]:
        return {point for corners in self.covered for point in corners if self.is_complete(point)}

    def kind_at(self, point: Point) -> str:
        number = sum(point in district.points for district in self.districts)
        if self.rules["hills"] == "count":
            number += sum(point in hill for hill in self.hills)
        return KIND_OF_SIZE[number]

    def builder_at(self, point: Point) -> str:
        """What would be built there as the magistrates stand: a kind and a seat, or a fountain."""
        kind = self.kind_at(point)
        right = {f"{d.kind} {d.name}" for d in self.districts if d.kind == kind and point in d.points}
        influence = [sum(where in right for where in player["magistrates"]) for player in self.data["player"]]
        best = [seat for seat, number in enumerate(influence) if number == max(influence) > 0]
        return f"{kind} {best[0]}" if len(best) == 1 else "fountain"

    # -- aqueducts -------------------------------------------------------------------------------------------

    def ways_on(self, name: str) -> set[str]:
        """The directions in which an aqueduct can get one more piece."""
        path = self.paths[name]
        if not path or len(path) > DATA["aqueducts"]["pieces"]:
            return set()
        wet = {point for other in self.paths.values() for point in other} | set(SOURCES.values())
        found = set()
        for way, (right, down) in WAYS.items():
            goal = (path[-1][0] + right, path[-1][1] + down)
            if frozenset({path[-1], goal}) in self.edges and goal not in wet:
                found.add(f"{name} {way}")
        return found

    def with_piece(self, piece: str) -> City:
        """The city with one more piece, such as "grey ne"."""
        name, way = piece.split()
        line, row = self.paths[name][-1]
        after = City(self.data)
        goal = (line + WAYS[way][0], row + WAYS[way][1])
        after.paths = {**self.paths, name: [*self.paths[name], goal]}
        return after

    def most_pieces(self, names: Iterable[str], pieces: int) -> int:
        """How many of so many pieces can be laid at these aqueducts, at best: all orders are tried."""
        ways = {way for name in names for way in self.ways_on(name)} if pieces else set()
        return max((1 + self.with_piece(way).most_pieces(names, pieces - 1) for way in ways), default=0)

    def best_pieces(self, names: Iterable[str], pieces: int) -> set[str]:
        """Those after which the most can still be laid."""
        most = self.most_pieces(names, pieces)
        ways = {way for name in names for way in self.ways_on(name)}
        return {way for way in ways if 1 + self.with_piece(way).most_pieces(names, pieces - 1) == most}

    # -- the final scoring -----------------------------------------------------------------------------------

    def owned(self, seat: int) -> dict[Point, str]:
        """The kinds of a seat's buildings."""
        return {point: what[0] for point, what in self.built.items() if what[0] in KINDS and int(what[1]) == seat}

    def fountains_beside(self, point: Point) -> int:
        near = [(point[0] + right, point[1] + down) for right, down in WAYS.values()]
        if self.rules["fountains"] == "along-edges":
            near = [other for other in near if frozenset({point, other}) in self.edges]
        return sum(self.built.get(other) == ["fountain"] for other in near)


def amount(entries: list[str], kind: str) -> int:
    """Of such entries as "2 temple" and "bath"."""
    for entry in entries:
        number, _, name = entry.rpartition(" ")
        if name == kind:
            return int(number or 1)
    return 0


def for_most(numbers: list[int], seat: int, alone: int, tied: int) -> int:
    if numbers[seat] == 0 or numbers[seat] < max(numbers):
        return 0
    return alone if numbers.count(max(numbers)) == 1 else tied


def score(data: dict[str, Any], seat: int) -> int:
    """All points of a seat, as if the game ended now."""
    city = City(data)
    numbers: dict[str, int] = DATA["scoring"]
    player = data["player"][seat]
    points = sum(int(value) for value in player["bridges"] if value != "?")
    watered = {point for path in city.paths.values() for point in path}
    for point, kind in city.owned(seat).items():
        points += POINTS[kind]
        points += numbers["aqueduct"] if point in watered else 0
        points += numbers["fountain"] * city.fountains_beside(point)
    coins: list[int] = [other["coins"] for other in data["player"]]
    points += numbers["coin"] * coins[seat]
    points += for_most(coins, seat, numbers["most_coins"], numbers["most_coins_tied"])
    for kind in KINDS:
        tiles = [amount(other["imperium"], kind) for other in data["player"]]
        points += for_most(tiles, seat, numbers["majority"], numbers["majority_tied"])
    return points
