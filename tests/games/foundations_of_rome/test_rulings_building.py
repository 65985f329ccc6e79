"""Rulings on building: B1 to B10."""

from __future__ import annotations

import pytest
from tests.games.foundations_of_rome.positions import (
    allowed,
    build,
    do,
    lot_name,
    markers,
    own,
    player,
    position,
    silver,
    sites,
)

from aedilis.games.foundations_of_rome.rules.geometry import LAY_NAMES


def test_building_is_free_and_takes_the_marker_back() -> None:
    game = position(player(lots="A1 B1", silver=3))
    build(game, "pottery 0", "A1")
    assert (own(game)["buildings"], markers(game), silver(game)) == (["pottery A1 0"], 0, 3)
    assert game.seat == 1


def test_ruling_b1_larger_than_each_that_is_replaced_and_not_than_their_sum() -> None:
    game = position(player("pottery A1 0 | domus-maxima C1 0"))
    build(game, "artisans-row 0", "A1")
    assert own(game)["buildings"] == ["artisans-row A1 0"]
    assert own(game)["lots"] == ["A1", "B1", "C1", "D1"]


@pytest.mark.parametrize("kind", ["artisans-row 0", "insula-row 0"])
def test_ruling_b1_a_building_of_equal_size_is_never_replaced(kind: str) -> None:
    game = position(player("artisans-row A1 0"))
    assert sites(game, kind) == set()
    assert not any(name.startswith("build artisans-row") for name in allowed(game))


def test_ruling_b2_touching_one_lot_replaces_all_of_a_building() -> None:
    game = position(player("pottery A1 0", lots="C1 D1"))
    build(game, "insula-row 0", "B1")
    assert own(game)["buildings"] == ["insula-row B1 0"]
    assert "A1" in own(game)["lots"]
    assert markers(game) == 1
    game.turn = game.seat = 0
    game.actions = 1
    game.ask_turn()
    assert "build pottery 0" not in allowed(game)  # it is in the tray again, but A1 alone is too small
    assert "build bakery" in allowed(game)


def test_ruling_b3_the_example_needs_two_markers_in_supply() -> None:
    """Over one lot each of two buildings of three lots and two marked ones: two come back, four are needed."""
    for built in ("artisans-row A3 90 | insula-row D3 90", "artisans-row A3 90 | insula-row D3 90 | pottery F1 0"):
        for others, fits in (("", True), ("A7 B7 C7 D7", True), ("A7 B7 C7 D7 E7", False)):
            game = position(player(built, lots=f"B3 C3 {others}"))
            assert ("A3" in sites(game, "foundry-row 0")) == fits


def test_ruling_b3_after_the_example_all_markers_lie_on_the_board() -> None:
    game = position(player("artisans-row A3 90 | insula-row D3 90", lots="B3 C3 A7 B7 C7 D7"))
    build(game, "foundry-row 0", "A3")
    assert markers(game) == 8
    assert own(game)["buildings"] == ["foundry-row A3 0"]


def test_ruling_b4_every_lot_without_a_building_is_marked() -> None:
    game = position(player("insula-row A1 0", lots="A2 A3 A4"))
    build(game, "grand-insula-row 90", "A1")
    assert markers(game) == 2  # B1 and C1


def test_ruling_b5_only_pieces_of_the_tray_can_be_used() -> None:
    game = position(player("domus A1 | domus B1 | bakery C1", lots="D1 E1"))
    options = allowed(game)
    assert "build domus" not in options
    assert "build bakery" in options
    assert sites(game, "bakery") == {"D1", "E1"}


def test_ruling_b6_a_footprint_needs_own_lots_only() -> None:
    game = position(player(lots="A1 C1"), player("domus B1", lots="D1"))
    assert sites(game, "insula-row 0") == set()
    assert sites(game, "domus-maxima 0") == set()
    assert sites(game, "domus") == {"A1", "C1"}


def test_ruling_b7_nothing_is_taken_down_without_building() -> None:
    game = position(player("pottery A1 0"))
    assert {name.split()[0] for name in allowed(game)} == {"income", "buy"}


def test_ruling_b8_the_gap_of_the_u_shape_needs_no_owner() -> None:
    game = position(player("domus-maxima A3 0 | domus-maxima C3 0", lots="A1 C1 A2 B2 C2"), monuments="temple-minerva")
    assert "A1" in sites(game, "temple-minerva 0")
    build(game, "temple-minerva 0", "A1")
    assert own(game)["lots"] == ["A1", "C1", "A2", "B2", "C2", "A3", "B3", "C3", "D3"]
    assert markers(game) == 0


@pytest.mark.parametrize(("degrees", "lot"), [(0, "A1"), (90, "A1"), (180, "A1"), (270, "B1")])
def test_ruling_b9_a_corner_fits_in_all_four_directions(degrees: int, lot: str) -> None:
    game = position(player(lots="A1 B1 A2 B2"))
    assert lot in sites(game, f"insula-corner {degrees}")
    build(game, f"insula-corner {degrees}", lot)
    assert markers(game) == 1


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 8), (4, 9), (5, 10)])
def test_ruling_b10_nothing_is_built_off_the_grid_in_use(seats: int, size: int) -> None:
    """Even where the printed board is larger, and not round its edge."""
    edge = [lot_name(10 * row + size - 1) for row in range(4)]
    start = [lot_name(10 * row) for row in range(1, 5)]
    game = position(player(lots=" ".join([*edge, *start])), seats=seats)
    assert sites(game, "pottery 0") == set()
    assert sites(game, "foundry-row 90") == {edge[0], start[0]}
    for lay in LAY_NAMES:
        for site in sites(game, lay):
            after = build(game.copy(), lay, site)
            assert set(own(after)["lots"]) == {*edge, *start}


def test_a_piece_that_is_replaced_can_be_used_again() -> None:
    game = position(player("domus A1 | domus C1", lots="B1 D1"))
    build(game, "pottery 0", "A1")
    do(game, "income")
    assert sites(game, "domus") == {"D1"}
