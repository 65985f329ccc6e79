"""The components are those of the lists: counts, sums and shapes."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.foundations_of_rome.slow_scorer import CIVIC, GOALS, HOUSES, SHAPES, UNUSED, WORKSHOPS

from aedilis.games.foundations_of_rome.data.components import DATA, PRICES
from aedilis.games.foundations_of_rome.rules.geometry import (
    LAYS,
    OFFSETS,
    PLACE_LOTS,
    PLACE_TURN,
    PLACES,
    TRAY_LAYS,
    TURN_SIZE,
    TURNS_OF_SHAPE,
)

TRAY = DATA["tray"]["buildings"]
MONUMENTS = DATA["monuments"]["buildings"]


def test_deeds_have_four_colours() -> None:
    ends, colours = DATA["board"]["ends"], DATA["board"]["colours"]
    deeds = [max(column, row) for column in range(1, 11) for row in range(1, 11)]
    found = Counter(next(colour for colour, end in zip(colours, ends, strict=True) if far <= end) for far in deeds)
    assert found == {"grey": 49, "blue": 15, "purple": 17, "red": 19}


def test_a_tray_holds_24_buildings_of_52_lots() -> None:
    assert sum(building["count"] for building in TRAY) == 24
    assert sum(building["count"] * int(building["shape"][1]) for building in TRAY) == 52
    assert sum(building["count"] * building.get("population", 0) for building in TRAY) == 26
    assert sum(building["count"] * building.get("silver", 0) for building in TRAY) == 14
    assert sum(building["count"] * building.get("points", 0) for building in TRAY) == 20
    types = Counter(dict.fromkeys(("residential", "commercial", "civic"), 0))
    for building in TRAY:
        types[building["type"]] += building["count"]
    assert types == {"residential": 8, "commercial": 8, "civic": 8}


def test_there_are_nineteen_monuments_of_nine_shapes() -> None:
    shapes = Counter(monument["shape"] for monument in MONUMENTS)
    assert shapes == {"I1": 3, "I2": 2, "I3": 3, "I4": 2, "L3": 2, "O4": 3, "R6": 2, "T4": 1, "U5": 1}
    assert len({monument["id"] for monument in MONUMENTS}) == 19


def test_the_plain_scorer_lists_the_same_buildings() -> None:
    for building in [*TRAY, *MONUMENTS]:
        shape, count = building["shape"], building.get("count", 0)
        if building["type"] == "residential":
            assert HOUSES[building["id"]] == (shape, count, building["population"])
        elif building["type"] == "commercial":
            assert WORKSHOPS[building["id"]] == (shape, count, building["silver"], building["points"])
        else:
            civic = building["civic"]
            expected = (shape, count, civic["points"], civic["per"], civic.get("divisor", 1))
            assert CIVIC[building["id"]] == expected
    assert len(HOUSES) + len(WORKSHOPS) + len(CIVIC) == 20 + 19


def test_prices_rise() -> None:
    assert PRICES == [2, 3, 4, 6, 8, 10]


def test_cards_of_the_modules() -> None:
    goals, roles, cards = (DATA[deck]["cards"] for deck in ("goals", "roles", "influence"))
    assert (len(goals), len(roles), len(cards)) == (18, 15, 20)
    assert {goal["id"]: goal["points"] for goal in goals} == {goal: points for goal, (points, _) in GOALS.items()}
    for goal in goals:
        least = goal.get("least", 0)
        assert (least[1:] if isinstance(least, list) else least) == GOALS[goal["id"]][1]
    assert sum(card["timing"] == "permanent" for card in cards) == 6
    assert {card["id"]: card["unused"] for card in cards} == {card["id"]: UNUSED.get(card["id"], 3) for card in cards}


def test_ceres_has_thirty_tiles_and_eight_cards() -> None:
    assert sum(tile["count"] for tile in DATA["ceres"]["gardens"]) == 30
    assert len(DATA["ceres"]["deck"]) == 8


# -- geometry -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "turns"),
    [("I1", 1), ("I2", 2), ("I3", 2), ("L3", 4), ("I4", 2), ("O4", 1), ("T4", 4), ("U5", 4), ("R6", 2)],
)
def test_shapes_can_be_turned_so_many_ways(shape: str, turns: int) -> None:
    number = list(SHAPES).index(shape)
    assert len(TURNS_OF_SHAPE[number]) == turns
    assert all(TURN_SIZE[turn] == len(SHAPES[shape]) for turn in TURNS_OF_SHAPE[number])


def test_mirroring_never_matters() -> None:
    def forms(cells: list[tuple[int, int]]) -> set[frozenset[tuple[int, int]]]:
        found = set()
        for _ in range(4):
            cells = [(-row, column) for column, row in cells]
            left, top = min(column for column, _ in cells), min(row for _, row in cells)
            found.add(frozenset((column - left, row - top) for column, row in cells))
        return found

    for cells in SHAPES.values():
        assert forms(cells) == forms([(-column, row) for column, row in cells])


def test_every_place_lies_in_the_board_and_none_is_there_twice() -> None:
    places = {(PLACE_TURN[place], tuple(PLACE_LOTS[place])) for place in range(PLACES)}
    assert len(places) == PLACES
    for place in range(PLACES):
        first = PLACE_LOTS[place][0]
        assert PLACE_LOTS[place] == sorted([first, *(first + far for far in OFFSETS[PLACE_TURN[place]])])
        columns = {lot % 10 for lot in PLACE_LOTS[place]}
        assert max(columns) - min(columns) < 4  # it does not run round the edge
    assert (TRAY_LAYS, LAYS) == (36, 76)
