"""Rulings on monuments: M1 to M11, and each of their prerequisites and effects."""

from __future__ import annotations

import pytest
from tests.games.foundations_of_rome.positions import (
    allowed,
    begin,
    build,
    decide,
    do,
    end_era,
    markers,
    own,
    player,
    points,
    population,
    position,
    silver,
    sites,
    told,
)

BLOCK = "A1 B1 C1 A2 B2 C2"
SMALL = "domus A1 | bakery B1 | fountain C1 | library D1 | garden E1 | bakery F1"


def can_build(game: object, monument: str) -> bool:
    return any(name.startswith(f"build {monument}") for name in allowed(game))  # type: ignore[arg-type]


def test_ruling_m1_a_monument_is_an_ordinary_free_build() -> None:
    game = position(player(lots=BLOCK, silver=1), monuments="regia")
    build(game, "regia 0", "A1")
    assert (own(game)["buildings"], silver(game), markers(game), game.seat) == (["regia A1 0"], 1, 0, 1)
    assert told(game)["monuments"] == []


def test_ruling_m1_a_monument_of_one_lot_replaces_nothing_unless_equal_size_is_enough() -> None:
    mine = "foundry-sq A2 | domus A1"
    game = position(player(mine, lots="B1"), monuments="lighthouse")
    assert sites(game, "lighthouse") == {"B1"}
    builder = position(player(mine, lots="B1", role="builder"), monuments="lighthouse", roles="yes")
    assert sites(builder, "lighthouse") == {"A1", "B1"}
    vulcan = position(player(mine, lots="B1", cards="vulcan"), monuments="lighthouse", influence="yes")
    assert sites(do(vulcan, "use vulcan"), "lighthouse") == {"A1", "B1"}


def test_ruling_m2_buildings_about_to_be_replaced_still_count() -> None:
    game = position(player("domus-maxima A1 0 | domus-maxima A2 0", lots="C1 C2 C3"), monuments="temple-minerva")
    assert can_build(game, "temple-minerva")
    build(game, "temple-minerva 0", "A1")  # its gap is at B1, which belongs to the house that is replaced
    assert own(game)["buildings"] == ["temple-minerva A1 0"]


def test_ruling_m2_prerequisites_need_not_hold_later() -> None:
    """The Temple of Neptune asks for two civic buildings; without them it stays, earns and scores."""
    mine = player("fountain A1 | library B1", lots="C1 A6 A7 B7", silver=0)
    game = position(mine, player(), monuments="temple-neptune")
    build(game, "temple-neptune 0", "A6")
    do(game, "income")
    build(game, "insula-row 0", "A1")
    assert own(game)["buildings"] == ["insula-row A1 0", "temple-neptune A6 0"]
    do(game, "income", "income")
    assert silver(game) == 5 + 1
    last = position(player("insula-row A1 0 | temple-neptune A6 0"), ending=2, monuments="regia")
    assert points(end_era(last))["monuments"] == 5


def test_ruling_m3_the_pantheon_needs_all_markers_on_its_own_site() -> None:
    alone = position(player(lots="A1 B1 C1"), monuments="pantheon")
    assert sites(alone, "pantheon 0") == {"A1"}
    more = position(player(lots="A1 B1 C1 G7"), monuments="pantheon")
    assert not can_build(more, "pantheon")
    over = position(player("domus A1 | bakery B1", lots="C1"), monuments="pantheon")
    assert sites(over, "pantheon 0") == {"A1"}
    freed = position(player("pottery C1 0 | domus A1", lots="B1"), monuments="pantheon")
    assert sites(freed, "pantheon 0") == {"A1", "B1"}  # the lot it frees does not matter


FIVE = "lighthouse A1 | observation-tower B1 | tower-of-wonders C1 | temple-venus A2 0 | temple-apollo C2 0"
SIX = f"{FIVE} | temple-mars A3 0"


@pytest.mark.parametrize("role", ["knight", "builder"])  # the Builder's sites are found in another way
def test_ruling_m4_there_are_six_monument_markers(role: str) -> None:
    beside = "E1 F1 G1 E2 F2 G2"
    five = position(player(FIVE, lots=beside, role=role), monuments="regia", roles="yes")
    six = position(player(SIX, lots=beside, role=role), monuments="regia", roles="yes")
    assert "E1" in sites(five, "regia 0")
    assert "E1" not in sites(six, "regia 0")
    alone = position(player("domus G7", lots=beside, role=role), monuments="regia", roles="yes")
    assert sites(alone, "regia 0") == {"E1"}


@pytest.mark.parametrize("role", ["knight", "builder"])
def test_ruling_m4_a_replaced_monument_gives_its_marker_back(role: str) -> None:
    """Six are counted after the build, so that who has six can build over one of them, and only there."""
    six = position(player(SIX, lots="D1 E1 F1 G1 E2 F2 G2", role=role), monuments="regia", roles="yes")
    assert {"A1", "D1"} <= sites(six, "regia 0")
    for lot in sites(six, "regia 0"):
        after = build(six.copy(), "regia 0", lot)
        assert 1 <= after.players[0].monuments() <= 6
        assert told(after)["monuments"]  # what was replaced
    nothing_replaced = position(player(SIX, lots="E5 F5 G5 E6 F6 G6", role=role), monuments="regia", roles="yes")
    assert "E5" not in sites(nothing_replaced, "regia 0")


def test_ruling_m5_a_replaced_monument_returns_to_the_supply_and_works_again() -> None:
    game = position(
        player("colosseum A1 | bakery C1 | bakery C2 | domus A3 | domus B3", lots="C3", silver=0),
        monuments="regia",
    )
    build(game, "regia 0", "A1")
    assert told(game)["monuments"] == ["colosseum"]
    assert own(game)["buildings"].count("regia A1 0") == 1


def test_ruling_m5_what_a_replaced_monument_does_when_it_is_built_happens_again() -> None:
    mine, theirs = player(lots="A1 B1 C1 A2 B2 C2", silver=0), player("domus A3", lots="D1 E1 D2 E2", silver=0)
    game = position(mine, theirs, monuments="colosseum regia")
    build(game, "colosseum", "A1")
    assert [silver(game, seat) for seat in (0, 1)] == [0, 3]
    do(game, "income")
    build(game, "regia 0", "A1")
    build(game, "colosseum", "D1")
    assert [silver(game, seat) for seat in (0, 1)] == [3, 3 + 5]  # the other one has nothing beside it now
    assert told(game)["monuments"] == []


def test_ruling_m6_minerva_has_two_and_the_citizens_around_it_of_any_owner() -> None:
    game = position(
        player("temple-minerva A1 0 | domus A3 | bakery B3", silver=0),
        player("grand-insula-row D1 90 | domus C3 | domus G7"),
        monuments="regia",
    )
    assert population(game) == 2 + 1 + 6 + 1 + 1  # its own, the houses around it, and the house itself


def test_ruling_m7_minerva_and_vulcan_change_with_their_neighbours() -> None:
    game = position(
        player("temple-minerva A1 0 | temple-vulcan E1 0", silver=0),
        player(lots="A3 F3", silver=9),
        seat=1,
        monuments="regia",
    )
    assert population(game) == 2
    build(game, "domus", "A3")
    assert population(game) == 3
    do(game, "income")
    assert silver(game) == 5 + 1
    build(game, "bakery", "F3")
    do(game, "income")
    assert silver(game) == 6 + 5 + 2


def test_ruling_m8_a_monument_is_one_building_with_its_present_values() -> None:
    game = position(
        player("fountain C1 | library C2", lots="G7"),
        player("temple-venus D1 0 | domus C3"),
        ending=2,
        monuments="temple-minerva",
    )
    end_era(game)
    assert points(game)["civic"] == 2 + (1 + 0) // 2  # the fountain: library and temple; the library: the house
    near = position(player("grand-library C2 0 | domus E2"), player("temple-venus C1 0"), ending=2, monuments="regia")
    end_era(near)
    assert points(near)["civic"] == 4 + 1


@pytest.mark.parametrize(("more", "expected"), [("", 2 + 0), (" | domus A3", 3), (" | insula-row A3 0", 6)])
def test_ruling_m8_a_library_counts_what_minerva_has_now(more: str, expected: int) -> None:
    theirs = player(f"temple-minerva A1 0{more}")
    game = position(player("grand-library D1 90"), theirs, ending=2, monuments="regia")
    assert points(end_era(game))["civic"] == expected


@pytest.mark.parametrize(("more", "expected"), [("", 1 + 1), (" | bakery E2", 1 + 2), (" | bakery E2 | bakery G2", 4)])
def test_ruling_m8_a_market_counts_what_vulcan_has_now(more: str, expected: int) -> None:
    theirs = player(f"temple-vulcan E1 0{more}")
    game = position(player("market-stall F3"), theirs, ending=2, monuments="regia")
    assert points(end_era(game))["civic"] == expected


def test_ruling_m8_a_civic_monument_counts_as_civic_neighbour() -> None:
    game = position(player("garden C1 | colosseum A1"), ending=2, monuments="regia")
    end_era(game)
    assert points(game)["civic"] == 2


@pytest.mark.parametrize(("monument", "what"), [("temple-jupiter", "points"), ("colosseum", "silver")])
def test_ruling_m9_every_player_beside_the_new_monument_gets_it_once(monument: str, what: str) -> None:
    game = position(
        player("domus C1", lots="A1 B1 A2 B2", silver=0),
        player("bakery A3 | bakery B3", silver=0),
        player("domus G7", silver=0),
        seats=3,
        monuments=monument,
    )
    decide(game, f"build {monument}", "at A1")
    if what == "points":
        assert [points(game, seat)["monuments"] for seat in range(3)] == [2, 2, 0]
    else:
        assert [silver(game, seat) for seat in range(3)] == [3, 3, 0]


def test_ruling_m9_the_builder_needs_another_building_beside_it() -> None:
    game = position(player(lots="A1 B1 A2 B2"), monuments="temple-jupiter")
    build(game, "temple-jupiter", "A1")
    assert points(game)["monuments"] == 0


@pytest.mark.parametrize(("seats", "edge", "inside"), [(2, "G", "F"), (3, "H", "G"), (4, "I", "H"), (5, "J", "I")])
def test_ruling_m10_the_border_is_that_of_the_grid_in_use(seats: int, edge: str, inside: str) -> None:
    lots = " ".join(f"{column}{row}" for column in (edge, inside) for row in (2, 3, 4, 5))
    game = position(player(lots=lots), seats=seats, monuments="triumphal-arch")
    assert sites(game, "triumphal-arch 90") == {f"{edge}2"}


def test_ruling_m11_the_observation_tower_needs_two_border_lots_and_stands_on_one() -> None:
    game = position(player(lots="A1 C3"), monuments="observation-tower")
    assert not can_build(game, "observation-tower")
    game = position(player(lots="A1 C3 A4"), monuments="observation-tower")
    assert sites(game, "observation-tower") == {"A1", "A4"}


# -- prerequisites ----------------------------------------------------------------------------------------------

ROW3 = "A7 B7 C7"
FOUNDRIES = "foundry-sq A1 | foundry-row A3 0"
NEEDS = [
    ("forum-romanum", ROW3, "grand-insula-sq A1", "insula-row A1 0 | domus D1"),
    ("circus-maximus", f"{ROW3} D7", f"{FOUNDRIES} | pottery A4 0", f"{FOUNDRIES} | bakery A4"),
    ("temple-minerva", "A6 C6 A7 B7 C7", "domus-maxima A1 0 | domus-maxima A2 0", "domus-maxima A1 0 | domus A2"),
    ("temple-vulcan", "A7 B7 C7 B6", "pottery A1 0 | pottery A2 0", "pottery A1 0 | bakery A2"),
    ("tower-of-wonders", "A7", "artisans-row A1 0", "pottery A1 0"),
    ("temple-mars", "A7 A6 B7", "artisans-row A1 0 | bakery A2", "artisans-row A1 0"),
    ("temple-neptune", "A7 A6 B7", "fountain A1 | library B1", "fountain A1"),
    ("lighthouse", "A7", "foundry-sq A1", "artisans-row A1 0"),
    ("statue-romulus", "A7 B7 A6 B6", SMALL, SMALL.rpartition(" | ")[0]),
    ("temple-venus", "A7 B7", "foundry-sq A1 | bakery A3", "foundry-sq A1"),
    ("temple-apollo", "A7 B7", "domus A1 | domus B1 | domus-maxima A2 0", "domus A1 | domus B1"),
]  # fmt: skip


@pytest.mark.parametrize(("monument", "lots", "enough", "too_little"), NEEDS, ids=[need[0] for need in NEEDS])
def test_each_monument_asks_for_what_its_card_says(monument: str, lots: str, enough: str, too_little: str) -> None:
    assert can_build(position(player(enough, lots=lots), monuments=monument), monument)
    assert not can_build(position(player(too_little, lots=lots), monuments=monument), monument)


@pytest.mark.parametrize(
    ("monument", "inside", "border"),
    [
        ("temple-neptune 0", "B4 B5 C5", "A4 A5 B5"),
        ("lighthouse", "B5", "A5"),
        ("observation-tower", "B5", "A5"),
        ("triumphal-arch 0", "B5 C5 D5 E5", "A5 B5 C5 D5"),
        ("imperial-port 0", "B5 C5 D5 E5", "A5 B5 C5 D5"),
    ],
)
def test_some_monuments_stand_on_the_border(monument: str, inside: str, border: str) -> None:
    enough = "foundry-sq A1 | fountain C1 | library D1"  # and three lots on the border
    name = monument.split()[0]
    assert not can_build(position(player(enough, lots=inside), monuments=name), name)
    assert sites(position(player(enough, lots=border), monuments=name), monument) == {border.split()[0]}


@pytest.mark.parametrize("monument", ["royal-winery", "regia", "temple-jupiter", "colosseum"])
def test_some_monuments_ask_for_nothing(monument: str) -> None:
    assert can_build(position(player(lots=BLOCK), monuments=monument), monument)


def test_only_monuments_in_play_can_be_built() -> None:
    assert not can_build(position(player(lots=BLOCK), monuments="colosseum"), "regia")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_monuments_are_drawn_from_nineteen(seats: int) -> None:
    drawn = {name for seed in range(30) for name in told(begin(seats, seed))["monuments"]}
    assert len(drawn) == 19
