"""Rulings on scoring: P1 to P4 and C1 to C8, with the worked examples."""

from __future__ import annotations

import pytest
from tests.games.foundations_of_rome.positions import (
    GAME,
    OVER,
    end_era,
    own,
    player,
    points,
    position,
    score,
    silver,
)

from aedilis.games.foundations_of_rome.rules.scoring import population_points

EXAMPLES = [
    (1, [10, 7, 3, 0], [14, 10, 7, 0]),
    (2, [8, 8, 5, 5], [15, 15, 8, 8]),
    (3, [0, 0, 0], [0, 0, 0]),
    (3, [12, 1], [22, 12]),
    (1, [6, 4, 4, 2, 1], [10, 6, 6, 4, 2]),
]
HOUSES = {
    0: "", 1: "domus {0}1", 2: "domus-maxima {0}1 90", 3: "domus-maxima {0}1 90 | domus {0}3", 4: "insula-row {0}1 90",
    5: "insula-row {0}1 90 | domus {0}4", 6: "grand-insula-row {0}1 90", 7: "grand-insula-row {0}1 90 | domus {0}5",
    8: "grand-insula-row {0}1 90 | domus-maxima {0}5 90", 10: "grand-insula-row {0}1 90 | insula-row {0}5 90",
    12: "grand-insula-row {0}1 90 | insula-row {0}5 90 | domus-maxima {1}6 90",
}  # fmt: skip


@pytest.mark.parametrize(("era", "populations", "expected"), EXAMPLES)
def test_the_five_examples_of_population(era: int, populations: list[int], expected: list[int]) -> None:
    assert population_points(populations, era) == expected


@pytest.mark.parametrize(("era", "populations", "expected"), EXAMPLES)
def test_the_five_examples_of_population_on_the_board(era: int, populations: list[int], expected: list[int]) -> None:
    seats = len(populations)
    people = [player(HOUSES[number].format("ACEGI"[seat], "BDFHJ"[seat])) for seat, number in enumerate(populations)]
    game = position(*people, seats=seats, era=era, ending=seats)
    end_era(game)
    assert [points(game, seat)["population"] for seat in range(seats)] == expected


def test_ruling_p1_all_tied_leaders_score_the_full_bonus() -> None:
    assert population_points([5, 5, 5], 3) == [15, 15, 15]


def test_ruling_p2_tied_players_score_the_next_strictly_higher_value() -> None:
    assert population_points([9, 4, 4, 4], 1) == [13, 9, 9, 9]
    assert population_points([9, 6, 4, 4], 1) == [13, 9, 6, 6]


def test_ruling_p3_without_population_there_are_no_points_and_no_bonus() -> None:
    assert population_points([0, 0], 2) == [0, 0]
    assert population_points([0, 3], 2) == [0, 10]


def test_ruling_p4_of_two_players_the_second_scores_the_leaders_population() -> None:
    assert population_points([7, 2], 1) == [11, 7]


# -- civic buildings ----------------------------------------------------------------------------------------------


def civic(mine: str, theirs: str = "", lots: str = "") -> int:
    game = end_era(position(player(mine, lots=lots), player(theirs), ending=2))
    return points(game)["civic"]


def test_ruling_c1_only_edges_make_neighbours_and_each_building_counts_once() -> None:
    assert civic("fountain B2", "domus A1 | domus C3 | bakery C1 | bakery A3") == 0
    assert civic("fountain B2", "domus B1 | domus A2 | bakery C2 | bakery B3") == 4
    assert civic("grand-fountain B2 0", "foundry-row A1 0 | pottery B3 0") == 2


def test_ruling_c2_any_owner_counts_but_not_the_building_itself_and_no_empty_lots() -> None:
    assert civic("fountain B2 | domus B1", "bakery C2", lots="A2") == 2
    assert civic("garden B2") == 0


def test_ruling_c3_halves_are_rounded_down_once_for_all_neighbours() -> None:
    assert civic("library B2", "domus B1 | domus A2") == 1
    assert civic("library B2", "domus B1 | domus-maxima A2 90") == 1
    assert civic("library B2 | domus C2", "domus B1 | domus A2") == 1
    assert civic("library B2", "grand-insula-sq C1 | insula-row A3 0") == 5


@pytest.mark.parametrize(
    ("building", "expected"),
    [("market-stall C2", 3 + 1), ("grand-market C2 0", 2 * (3 + 1)), ("library C2", 0), ("grand-library C2 0", 1 + 2)],
)
def test_markets_count_silver_and_libraries_citizens(building: str, expected: int) -> None:
    assert civic(building, "foundry-sq C3 | bakery C1 | domus B2 | domus-maxima E1 90") == expected


def test_gardens_score_two_or_three_for_each_civic_neighbour() -> None:
    assert civic("garden B2 | fountain B1", "library A2 | domus C2") == 2 * 2 + 1
    assert civic("grand-garden B2 0", "fountain B1 | library C1 | domus A2") == 2 * 3


def test_ruling_c4_civic_monuments_count_for_gardens() -> None:
    game = position(player("garden C2 | statue-romulus A1"), player("colosseum D1"), ending=2, monuments="regia")
    assert points(end_era(game))["civic"] == 4


# -- commercial buildings, and the whole -----------------------------------------------------------------------------


@pytest.mark.parametrize("era", [1, 2])
def test_commercial_buildings_pay_silver_and_points_in_the_first_two_eras(era: int) -> None:
    game = position(player("bakery A1 | pottery A2 0 | artisans-row A3 0 | foundry-sq A4", silver=0), era=era, ending=2)
    end_era(game)
    income = 5 + 1 + 1 + 2 + 3
    assert (points(game)["commercial"], silver(game)) == (0 + 2 + 3 + 5, income + 1 + 1 + 2 + 3)


def test_ruling_c6_in_the_last_era_silver_counts_as_points_and_is_not_paid() -> None:
    game = position(player("bakery A1 | foundry-sq A4", silver=100), era=3, ending=2)
    end_era(game)
    assert game.seat == OVER
    assert (points(game)["commercial"], silver(game)) == (0 + 5 + 1 + 3, 100 + 5 + 4)
    assert score(game) == points(game)["commercial"]  # silver in hand is worth nothing


def test_ruling_c5_everything_is_booked_under_its_reason_in_the_order_of_the_rules() -> None:
    mine = "domus A1 | domus D2 | fountain B1 | pottery C1 0 | temple-venus A2 0 | colosseum C3"
    mine_too = player(mine, role="senator", open_cards="concordia")
    game = position(mine_too, ending=2, monuments="regia", roles="yes", influence="yes")
    end_era(game)
    expected = {
        "population": 1 + 1 + 4 + 4,
        "civic": 3,
        "commercial": 2,
        "monuments": 1,  # the Colosseum, for the house beside it
        "role": 3,
        "influence": 3,
    }
    assert points(game) == expected
    lines = GAME.sheet(game, 0)[: len(expected)]
    assert [(line.what, line.points) for line in lines] == list(expected.items())


def test_ruling_c7_points_are_counted_beyond_the_printed_track() -> None:
    rich = player("foundry-sq A1 | foundry-row A3 0", points={"commercial": 240})
    game = end_era(position(rich, ending=2))
    assert score(game) == 250
    assert min(game.scores()) >= 0


def test_ruling_c8_ties_go_to_silver_then_to_lots_and_are_shared_then() -> None:
    def ranks(*people: dict[str, object]) -> list[int]:
        return end_era(position(*people, seats=len(people), era=3, ending=len(people))).ranks()  # type: ignore[no-any-return]

    assert ranks(player(silver=3), player(silver=4)) == [2, 1]
    assert ranks(player("grand-fountain A1 0", silver=3), player("fountain D1", silver=3)) == [1, 2]
    assert ranks(player("fountain A1", silver=3), player("fountain D1", silver=3)) == [1, 1]
    assert ranks(player("fountain A1"), player("fountain D1"), player(lots="A7")) == [2, 2, 1]


def test_markers_on_the_board_are_a_point_each_at_the_end() -> None:
    game = end_era(position(player(lots="A1 A2 A3"), era=3, ending=2))
    assert (score(game), own(game)["points"]) == (3, [0] * 18)
