"""Action: build (rulebook p. 4): where a card may go, and the aqueducts of the building overview."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.city_of_rome.positions import FULL_CITY, allowed, cells, city, do, hand, influence
from tests.games.city_of_rome.situations import holding

from aedilis import IllegalOption, Position

STARS = [
    ("I-house2", 1), ("I-house3", 1), ("I-house4", 1), ("I-aqueduct", 1),
    ("I-luna", 1), ("I-venus", 1), ("I-jupiter", 2), ("I-mercury", 2), ("I-mars", 3),
]  # fmt: skip
TWO_IN_A_ROW = "farm house | II-aqueduct II-house2"


def able_to_build(cards: str, city: str = "farm house", corner: str = "b2") -> Position:
    """Seat 0 holds cards and can pay for any of them."""
    return holding(cards, city, money=6, bricks=3, corner=corner)


def cells_for(card: str, city: str = "farm house", corner: str = "b2") -> set[str]:
    return cells(do(able_to_build(card, city, corner), f"build {card}"))


# -- where a card may go ------------------------------------------------------------------------------------


def test_a_card_shares_an_edge_with_a_building_of_the_city() -> None:
    assert cells_for("II-house2") == {"c3", "d3", "b4", "e4", "c5", "d5"}


def test_a_card_that_only_touches_a_corner_may_not_be_built() -> None:
    assert not {"b3", "e3", "b5", "e5"} & cells_for("II-house2")


@pytest.mark.parametrize("card", ["II-house4", "II-market", "II-sheep", "II-minerva"])
def test_buildings_are_never_replaced_except_by_aqueducts(card: str) -> None:
    assert not {"c4", "d4"} & cells_for(card)


def test_a_city_is_at_most_four_wide() -> None:
    four_wide = "farm house II-house2 II-house2"  # columns c to f
    assert cells_for("II-house3", four_wide) == {f"{column}{row}" for column in "cdef" for row in (3, 5)}


def test_a_city_is_at_most_four_high() -> None:
    four_high = "farm house | . II-house2 | . II-house2 | . II-house3"  # rows 4 to 7
    assert cells_for("II-house4", four_high) == {"b4", "e4", "c5", "e5", "c6", "e6", "c7", "e7"}


def test_a_hole_in_the_city_may_be_filled() -> None:
    ring = "farm house II-house2 | II-house2 . II-house2 | II-house2 II-house3 II-house3"
    assert "d5" in cells_for("II-market", ring)


def test_in_a_full_city_only_an_aqueduct_can_be_built() -> None:
    assert allowed(able_to_build("III-house2 III-aqueduct", FULL_CITY)) == {"build III-aqueduct", "produce", "done"}


def test_the_last_free_cell_is_the_only_one() -> None:
    assert cells_for("III-house2", FULL_CITY.replace("II-sheep", ".")) == {"e7"}


def test_the_built_card_leaves_the_hand() -> None:
    play = do(able_to_build("II-house2 II-house2"), "build II-house2", "at d3")
    assert hand(play) == ["II-house2"]
    assert city(play) == {"d3": "II-house2", "c4": "start-farm", "d4": "start-house"}


@pytest.mark.parametrize(("card", "stars"), STARS)
def test_stars_bring_influence_at_once(card: str, stars: int) -> None:
    play = do(able_to_build(card), f"build {card}", "at e4")
    assert influence(play) == stars


@pytest.mark.parametrize("card", ["II-house2", "II-aqueduct", "II-minerva", "II-grain"])
def test_buildings_without_stars_bring_no_influence(card: str) -> None:
    assert influence(do(able_to_build(card), f"build {card}", "at e4")) == 0


# -- aqueducts ----------------------------------------------------------------------------------------------


def test_an_aqueduct_goes_on_a_free_cell_or_replaces_a_building() -> None:
    assert cells_for("II-aqueduct") == {"c3", "d3", "b4", "e4", "c5", "d5", "c4", "d4"}


def test_there_is_only_one_aqueduct_in_a_row_and_in_a_column() -> None:
    free = cells_for("III-aqueduct", TWO_IN_A_ROW) - {"c5"}
    assert free == {"d3", "b4", "d4", "e4", "d6"}
    assert not {cell for cell in free if cell[0] == "c" or cell[1] == "5"}


def test_the_rule_of_one_aqueduct_also_holds_when_replacing() -> None:
    replaced = cells_for("III-aqueduct", TWO_IN_A_ROW) & {"c4", "d4", "d5"}
    assert replaced == {"d4"}


def test_a_replaced_building_leaves_the_game() -> None:
    play = do(able_to_build("II-aqueduct"), "build II-aqueduct", "at d4")
    assert city(play) == {"c4": "start-farm", "d4": "II-aqueduct"}
    assert hand(play) == []


def test_there_are_at_most_four_aqueducts_in_a_city() -> None:
    """Every row and column has one: a fifth could only take the place of one of them."""
    four = """
        II-aqueduct house      II-house2   II-house2   |
        II-house2   II-house2  II-aqueduct II-house3   |
        II-house3   I-aqueduct II-house4   II-house4   |
        II-grain    II-sheep   II-market   II-aqueduct
    """
    assert cells_for("III-aqueduct", four) == {"c4", "e5", "d6", "f7"}


def test_an_aqueduct_may_replace_in_a_full_city() -> None:
    assert len(cells_for("III-aqueduct", FULL_CITY)) == 16


def test_an_aqueduct_stays_within_four_by_four() -> None:
    four_wide = "farm house II-house2 II-house2"
    assert cells_for("II-aqueduct", four_wide) == {f"{column}{row}" for column in "cdef" for row in (3, 4, 5)}


def test_the_great_aqueduct_is_an_aqueduct_like_any_other() -> None:
    assert cells_for("I-aqueduct", TWO_IN_A_ROW) == cells_for("III-aqueduct", TWO_IN_A_ROW)
    with pytest.raises(IllegalOption):
        do(able_to_build("III-aqueduct", "farm house | I-aqueduct ."), "build III-aqueduct", "at e5")


# -- against a reference that tries every cell -----------------------------------------------------------------

FILLERS = ["II-house2"] * 4 + ["II-house3"] * 3 + ["III-house2"] * 3 + ["III-house3"] * 3 + ["IV-house2"] * 2
AQUEDUCTS = ["II-aqueduct"] * 2 + ["III-aqueduct"] * 2
Cell = tuple[int, int]


def fits(built: set[Cell], cell: Cell) -> bool:
    """Beside a building, on a free cell, and the whole city within four by four."""
    row, column = cell
    beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    rows, columns = zip(*built, cell)
    small = max(rows) - min(rows) < 4 and max(columns) - min(columns) < 4
    return small and cell not in built and bool(beside & built)


def alone(aqueducts: set[Cell], cell: Cell) -> bool:
    """No other aqueduct in the row or column."""
    return not any(cell != other and (cell[0] == other[0] or cell[1] == other[1]) for other in aqueducts)


def name(cell: Cell) -> str:
    return f"{chr(97 + cell[1])}{cell[0]}"


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.lists(st.tuples(st.integers(0, 99), st.booleans()), max_size=14))
def test_every_city_may_be_extended_exactly_where_the_rulebook_says(steps: list[tuple[int, bool]]) -> None:
    ground = list(product(range(-4, 12), range(-4, 12)))
    built, aqueducts = {(4, 2): "farm", (4, 3): "house"}, set[Cell]()
    fillers, pipes = FILLERS[:], AQUEDUCTS[:]
    for choice, wants_aqueduct in steps:
        free = [cell for cell in ground if fits(set(built), cell)]
        if not free:
            break
        cell = free[choice % len(free)]
        if wants_aqueduct and pipes and alone(aqueducts, cell):
            aqueducts.add(cell)
            built[cell] = pipes.pop()
        else:
            built[cell] = fillers.pop()
    lines = [[built.get((row, column), ".") for column in range(6)] for row in range(1, 8)]
    drawing = " | ".join(" ".join(line) for line in lines)
    free_cells = {cell for cell in ground if fits(set(built), cell)}
    for_aqueducts = {cell for cell in free_cells | set(built) if alone(aqueducts, cell)}
    play = able_to_build("IV-house3 IV-aqueduct", drawing)
    assert ("build IV-house3" in allowed(play)) == bool(free_cells)
    assert ("build IV-aqueduct" in allowed(play)) == bool(for_aqueducts)
    if free_cells:
        assert cells(do(play.copy(), "build IV-house3")) == set(map(name, free_cells))
    if for_aqueducts:
        assert cells(do(play.copy(), "build IV-aqueduct")) == set(map(name, for_aqueducts))
