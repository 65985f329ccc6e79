"""The last scoring and the final count once more, written from the rules alone: plain, slow, nothing of the engine.

A city is what the readable text tells of a player. Lots are pairs of column and row, from 0 on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

Lot = tuple[int, int]

SHAPES: Final[dict[str, list[Lot]]] = {  # columns and rows
    "I1": [(0, 0)], "I2": [(0, 0), (1, 0)], "I3": [(0, 0), (1, 0), (2, 0)], "L3": [(0, 0), (0, 1), (1, 1)],
    "I4": [(0, 0), (1, 0), (2, 0), (3, 0)], "O4": [(0, 0), (1, 0), (0, 1), (1, 1)],
    "T4": [(0, 0), (1, 0), (2, 0), (1, 1)], "U5": [(0, 0), (2, 0), (0, 1), (1, 1), (2, 1)],
    "R6": [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)],
}  # fmt: skip
# shape, how many in a tray, population
HOUSES: Final = {
    "domus": ("I1", 2, 1), "domus-maxima": ("I2", 2, 2), "insula-corner": ("L3", 1, 4), "insula-row": ("I3", 1, 4),
    "grand-insula-sq": ("O4", 1, 6), "grand-insula-row": ("I4", 1, 6),
    "temple-minerva": ("U5", 0, 2), "temple-mars": ("L3", 0, 5), "regia": ("R6", 0, 9), "temple-venus": ("I2", 0, 4),
    "triumphal-arch": ("I4", 0, 7),
}  # fmt: skip
# shape, how many in a tray, silver, points
WORKSHOPS: Final = {
    "bakery": ("I1", 2, 1, 0), "pottery": ("I2", 2, 1, 2), "artisans-corner": ("L3", 1, 2, 3),
    "artisans-row": ("I3", 1, 2, 3), "foundry-sq": ("O4", 1, 3, 5), "foundry-row": ("I4", 1, 3, 5),
    "temple-vulcan": ("T4", 0, 1, 0), "tower-of-wonders": ("I1", 0, 0, 3), "temple-neptune": ("L3", 0, 1, 5),
    "royal-winery": ("R6", 0, 4, 8), "temple-apollo": ("I2", 0, 2, 2), "imperial-port": ("I4", 0, 3, 7),
}  # fmt: skip
# shape, how many in a tray, points, for each what, divided by
CIVIC: Final = {
    "fountain": ("I1", 1, 1, "building", 1), "library": ("I1", 1, 1, "citizen", 2),
    "market-stall": ("I1", 1, 1, "silver", 1), "garden": ("I1", 1, 2, "civic", 1),
    "grand-fountain": ("I2", 1, 1, "building", 1), "grand-library": ("I2", 1, 1, "citizen", 1),
    "grand-market": ("I2", 1, 2, "silver", 1), "grand-garden": ("I2", 1, 3, "civic", 1),
    "pantheon": ("I3", 0, 3, "civic", 1), "forum-romanum": ("I3", 0, 2, "silver", 1),
    "circus-maximus": ("I3", 0, 1, "citizen", 1), "lighthouse": ("I1", 0, 2, "silver", 1),
    "observation-tower": ("I1", 0, 1, "citizen", 1), "temple-jupiter": ("O4", 0, 2, "silver", 1),
    "colosseum": ("O4", 0, 1, "citizen", 1), "statue-romulus": ("O4", 0, 2, "building", 1),
}  # fmt: skip
KINDS: Final[dict[str, Any]] = {**HOUSES, **WORKSHOPS, **CIVIC}


@dataclass(frozen=True)
class Building:
    kind: str
    lots: frozenset[Lot]


# -- reading --------------------------------------------------------------------------------------------


def lot_of(name: str) -> Lot:
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def name_of(lot: Lot) -> str:
    return f"{chr(ord('A') + lot[0])}{lot[1] + 1}"


def turned(shape: str, quarters: int) -> list[Lot]:
    """Clockwise, beginning with the first lot as one reads."""
    cells = SHAPES[shape]
    for _ in range(quarters):
        cells = [(-row, column) for column, row in cells]
    first = min((row, column) for column, row in cells)
    return [(column - first[1], row - first[0]) for column, row in cells]


def read(entry: str) -> Building:
    kind, lot, *degrees = entry.split()
    column, row = lot_of(lot)
    cells = turned(KINDS[kind][0], int(degrees[0]) // 90 if degrees else 0)
    return Building(kind, frozenset((column + dc, row + dr) for dc, dr in cells))


# -- what buildings are worth -----------------------------------------------------------------------------


class Board:
    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told
        self.seats = told["seats"]
        self.cities = [[read(entry) for entry in player["buildings"]] for player in told["player"]]
        self.all = [building for city in self.cities for building in city]
        self.size = {2: 7, 3: 8, 4: 9, 5: 10}[self.seats]

    def neighbours(self, building: Building) -> list[Building]:
        edges = {(c + dc, r + dr) for c, r in building.lots for dc, dr in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        return [other for other in self.all if other != building and other.lots & edges]

    def citizens(self, building: Building) -> int:
        if building.kind not in HOUSES:
            return 0
        own = HOUSES[building.kind][2]
        if building.kind == "temple-minerva":
            return own + sum(HOUSES[other.kind][2] for other in self.neighbours(building) if other.kind in HOUSES)
        return own

    def silver(self, building: Building) -> int:
        if building.kind not in WORKSHOPS:
            return 0
        own = WORKSHOPS[building.kind][2]
        return own + len(self.neighbours(building)) if building.kind == "temple-vulcan" else own

    def civic(self, building: Building) -> int:
        if building.kind not in CIVIC:
            return 0
        _, _, points, what, divisor = CIVIC[building.kind]
        worth: dict[str, Callable[[Building], int]] = {
            "building": lambda other: 1,
            "citizen": self.citizens,
            "silver": self.silver,
            "civic": lambda other: int(other.kind in CIVIC),
        }
        return points * sum(worth[what](other) for other in self.neighbours(building)) // divisor

    # -- a player ---------------------------------------------------------------------------------------------

    def population(self, seat: int) -> int:
        opened = self.told["player"][seat]["open_cards"]
        return sum(self.citizens(building) for building in self.cities[seat]) + 2 * ("pomona" in opened)

    def markers(self, seat: int) -> int:
        return len(self.told["player"][seat]["lots"]) - sum(len(building.lots) for building in self.cities[seat])

    def has_all_types(self, seat: int) -> bool:
        kinds = [building.kind for building in self.cities[seat]]
        return all(any(kind in group for kind in kinds) for group in (HOUSES, WORKSHOPS, CIVIC))

    # -- scoring --------------------------------------------------------------------------------------------------

    def population_points(self, seat: int) -> int:
        own = self.population(seat)
        everybody = sorted(self.population(other) for other in range(self.seats))
        if own == 0:
            return 0
        return own + 10 if own == everybody[-1] else next(other for other in everybody if other > own)

    def era_points(self, seat: int) -> int:
        """The third era."""
        city, own = self.cities[seat], self.told["player"][seat]
        points = self.population_points(seat) + sum(self.civic(building) for building in city)
        points += sum(WORKSHOPS[b.kind][3] + self.silver(b) for b in city if b.kind in WORKSHOPS)
        points += ("saturn" in own["open_cards"]) + 3 * ("concordia" in own["open_cards"] and self.has_all_types(seat))
        if "victoria" in own["open_cards"]:
            points += sum(len(building.lots) >= 4 for building in city)
        return points + self.role_points(seat)

    def role_points(self, seat: int) -> int:
        role = self.told["player"][seat]["role"]
        own, most = self.population(seat), max(self.population(other) for other in range(self.seats))
        return {
            "aedile": min(3, sum(building.kind in CIVIC for building in self.cities[seat])),
            "tribune": 3 * (0 < own < most),
            "patrician": 2 * (0 < own == most),
            "senator": 3 * self.has_all_types(seat),
            "banker": 3,
        }.get(role, 0)

    def final_points(self, seat: int) -> int:
        own = self.told["player"][seat]
        points: int = self.markers(seat) + 2 * own["fresh"] + 4 * own["used"]
        points += sum(UNUSED.get(card.split(":")[0], 3) for card in own["cards"])
        if own["role"] == "curator":
            points += self.markers(seat) + own["silver"] // 4
        goals = [*self.told["open_goals"], *([own["goal"]] if own["goal"] != "-" else [])]
        return points + sum(GOALS[goal][0] for goal in goals if self.meets(seat, goal))

    def score(self, seat: int) -> int:
        booked: list[int] = self.told["player"][seat]["points"]
        return sum(booked) + self.era_points(seat) + self.final_points(seat)

    # -- goals ----------------------------------------------------------------------------------------------------

    def meets(self, seat: int, goal: str) -> bool:
        if goal == "urbs-perfecta":
            return self.markers(seat) == 0
        least = GOALS[goal][1]
        return self.measure(seat, goal) >= (least if isinstance(least, int) else least[self.seats - 2])

    def measure(self, seat: int, goal: str) -> int:
        city, own, last = self.cities[seat], self.told["player"][seat], self.size - 1
        lots = [lot_of(name) for name in own["lots"]]
        types = [sum(building.kind in group for building in city) for group in (HOUSES, WORKSHOPS, CIVIC)]
        sizes = [len(building.lots) for building in city]
        low = (self.size - 3) // 2
        lines = [sum(lot[axis] == n for lot in lots) for axis in (0, 1) for n in range(self.size)]
        monuments = [building for building in city if KINDS[building.kind][1] == 0]
        measures: dict[str, int] = {
            "pater-familias": types[0],
            "populus": self.population(seat),
            "mercator-magnus": types[1],
            "argentarius": sum(self.silver(building) for building in city),
            "cura-urbis": types[2],
            "gloria-publica": max([self.civic(building) for building in city], default=0),
            "magnificentia": sum(size >= 4 for size in sizes),
            "tres": sizes.count(3),
            "parva-roma": sizes.count(1),
            "concordia": min(types),
            "anguli": sum(column in (0, last) and row in (0, last) for column, row in lots),
            "via-recta": max(lines),
            "regio": self.largest_area(seat),
            "pomerium": sum(column in (0, last) or row in (0, last) for column, row in lots),
            "media-urbs": sum(low <= column <= last - low and low <= row <= last - low for column, row in lots),
            "monumenta": len(monuments),
            "thesaurus": own["silver"],
        }
        return measures[goal]

    def largest_area(self, seat: int) -> int:
        left = {lot for building in self.cities[seat] for lot in building.lots}
        largest = 0
        while left:
            area, edge = set(), [left.pop()]
            while edge:
                column, row = edge.pop()
                area.add((column, row))
                near = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)} & left
                left -= near
                edge += near
            largest = max(largest, len(area))
        return largest


UNUSED: Final = {"juno": 2, "neptune": 2, "ceres": 2, "vesta": 4, **dict.fromkeys(
    ("saturn", "pomona", "terminus", "concordia", "victoria", "portunus"), 0)}  # fmt: skip
# points, and the least by the number of players
GOALS: Final[dict[str, tuple[int, Any]]] = {
    "pater-familias": (7, 4), "populus": (6, [12, 11, 11, 10]), "mercator-magnus": (6, [5, 4, 4, 4]),
    "argentarius": (6, [9, 7, 6, 6]), "cura-urbis": (5, 6), "gloria-publica": (6, [18, 14, 13, 12]),
    "magnificentia": (7, [3, 2, 2, 2]), "tres": (6, 3), "parva-roma": (4, 5), "concordia": (7, 3),
    "anguli": (5, [3, 2, 2, 2]), "via-recta": (5, [7, 7, 6, 6]), "regio": (6, [21, 12, 10, 9]),
    "pomerium": (5, [14, 11, 10, 9]), "media-urbs": (5, [6, 7, 4, 5]), "monumenta": (6, 2),
    "thesaurus": (5, [12, 10, 10, 10]), "urbs-perfecta": (5, 0),
}  # fmt: skip
