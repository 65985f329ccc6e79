"""Rulings on hills, the board and the resolving of sites (1 to 5, 21, 23 to 27)."""

from __future__ import annotations

import pytest
from tests.games.city_of_marble.positions import (
    GAME,
    ROUND_F6,
    allowed,
    at_site,
    begin,
    built,
    city,
    complete,
    do,
    hand,
    of,
    places,
    post,
    told_points,
    where,
)

from aedilis import Rng
from aedilis.games.city_of_marble.rules.geometry import NEAR_SITES, SITES, VERTEX_AT, VERTEX_NAMES
from aedilis.games.city_of_marble.rules.position import CityOfMarble


def about_to_complete(number: int, kinds: str, seats: int = 2) -> CityOfMarble:
    """All districts round F6 lie but the last one, the kinds in order."""
    game = begin(seats)
    *first, _ = [f"{kind} {place}" for kind, place in zip(kinds.split(), ROUND_F6[number], strict=False)]
    return city(game, *first)


# -- hills and the board ------------------------------------------------------------------------------------


def test_ruling_01_a_hill_closes_a_site() -> None:
    game = complete(city(begin(), "bath f7-f8", "bath e8-e9"), "bath", "e6-e7")
    assert at_site(game, "F8") == "fountain"


def test_ruling_01_with_the_variant_it_does_not() -> None:
    game = complete(city(variant("open"), "bath f7-f8", "bath e8-e9"), "bath", "e6-e7")
    assert at_site(game, "F8") == ""


def variant(hills: str) -> CityOfMarble:
    game = GAME.new(2, hills=hills)
    assert isinstance(game, CityOfMarble)
    return do(game, "first 1", "hill palatine", "hill aventine", "hill viminal")


@pytest.mark.parametrize(("rule", "kind"), [("close", "temple"), ("count", "bath")])
def test_ruling_02_a_hill_is_no_structure_unless_the_variant_says_so(rule: str, kind: str) -> None:
    game = city(variant(rule), f"{kind} f7-f8", "arena e8-e9")
    post(game, 1, f"{kind} f7-f8")
    complete(game, "bath", "e6-e7")
    assert at_site(game, "F8") == f"{kind} 1"


def test_ruling_03_there_are_no_sites_at_the_edge_of_the_board() -> None:
    inside = {VERTEX_NAMES[vertex] for vertex, (i, j) in enumerate(VERTEX_AT) if 1 <= i <= 10 and 1 <= j <= 13}
    assert {action.piece for action in GAME.actions if action.verb == "site"} == {f"site:{name}" for name in inside}
    game = city(begin(), "bath a4-a5", "bath b6-b7")
    do(game, "play bath", "lay a6-a7", "without", "bridge 1")
    assert game.sites.count(-1) == SITES, "all round A5 that is on the board is covered"
    assert game.turn == 0
    assert game.actions == 1


def test_ruling_04_a_hill_space_without_a_hill_is_land_that_gives_no_start() -> None:
    game = do(begin(), "play bath")
    assert places(game), "beside the hills that were drawn"
    assert not places(game) & {"d3-d4", "d4-d5", "d4-e4", "d5-d6", "d2-d3"}
    game = do(city(begin(), "bath d5-d6"), "play bath")
    assert "d3-d4" in places(game), "the space of the Quirinal"


def test_ruling_04_with_the_variant_it_is_barred() -> None:
    game = do(city(begin(hill_spaces="barred"), "bath d5-d6"), "play bath")
    assert not places(game) & {"d3-d4", "d4-e4", "d4-d5"}
    assert "c6-d6" not in places(game)
    assert "e5-e6" in places(game)


def test_ruling_05_a_bridge_is_nothing_to_build_beside_and_closes_no_site() -> None:
    assert not places(do(begin(), "play bath")) & {"a1-a2", "a2-a3", "a1-b1", "a3-b3"}
    game = city(begin(), "bath b1-b2", "bath b3-b4")
    do(game, "play bath", "lay a3-a4", "without", "bridge 1")
    assert at_site(game, "B2") == "", "the bridge is not covered yet"
    do(game, "play temple", "lay a1-a2", "without", "bridge 2")
    assert at_site(game, "B2") == "fountain"


# -- resolving sites ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "kind"), [(3, "temple"), (4, "bath"), (5, "theatre"), (6, "arena")])
def test_the_number_of_structures_says_what_is_built(number: int, kind: str) -> None:
    game = about_to_complete(number, " ".join([kind] * number))
    complete(game, kind, ROUND_F6[number][-1], with_magistrate=True)
    assert at_site(game, "F6") == f"{kind} 0"
    assert told_points(game, 0)["buildings"] == number


@pytest.mark.parametrize(
    ("magistrates", "there"),
    [
        ("0", "arena 0"),
        ("3", "arena 3"),
        ("122", "arena 2"),
        ("0113", "arena 1"),
        ("0033", "fountain"),
        ("", "fountain"),
    ],
)
def test_who_has_most_influence_builds_whatever_the_seat(magistrates: str, there: str) -> None:
    """The seats whose magistrates stand on one red district each of the six."""
    game = about_to_complete(6, " ".join(["arena"] * 6), seats=4)
    for seat in range(4):
        districts = zip(magistrates, ROUND_F6[6], strict=False)
        post(game, seat, *[f"arena {place}" for owner, place in districts if owner == str(seat)])
    complete(game, "temple", ROUND_F6[6][-1])
    assert at_site(game, "F6") == there


def test_ruling_21_fountains_are_beside_buildings_across_a_short_diagonal_too() -> None:
    """F6 and G5 are the obtuse corners of f5-f6."""
    game = city(begin(), "bath f5-f6")
    built(game, F6="temple 0", G5="fountain")
    assert told_points(game, 0)["fountains"] == 1
    along_edges = city(begin(fountains="along-edges"), "bath f5-f6")
    built(along_edges, F6="temple 0", G5="fountain")
    assert told_points(along_edges, 0)["fountains"] == 0
    built(along_edges, G7="fountain")
    assert told_points(along_edges, 0)["fountains"] == 1, "an edge of f5-f6 leads there"


def test_ruling_21_there_is_no_limit_for_buildings_or_fountains() -> None:
    game = begin()
    site = VERTEX_NAMES.index("F6")
    built(game, F6="temple 1", **{VERTEX_NAMES[near]: "fountain" for near in NEAR_SITES[site]})
    assert told_points(game, 1)["fountains"] == 6
    built(game, F6="fountain", **{VERTEX_NAMES[near]: "bath 1" for near in NEAR_SITES[site]})
    assert told_points(game, 1)["fountains"] == 6


def two_sites(game: CityOfMarble) -> CityOfMarble:
    """All that F6 and G5 need is f5-f6, of which both are obtuse corners: three districts round F6, four round G5."""
    return city(game, "bath e7-f7", "temple e5-e6", "bath f3-f4", "bath g4-g5", "bath g6-g7")


def test_ruling_23_the_active_player_orders_several_sites() -> None:
    game = post(two_sites(begin()), 1, "temple e5-e6")
    do(game, "play temple", "lay f5-f6", "without")
    assert allowed(game) == ["site F6", "site G5"]
    do(game, "site G5")
    assert (at_site(game, "G5"), at_site(game, "F6")) == ("fountain", "temple 1"), "the last one follows by itself"


def test_ruling_23_magistrates_that_left_have_no_influence_on_the_next_site() -> None:
    game = two_sites(begin())
    do(game, "play temple", "lay f5-f6", "with", "site G5", "move 1")
    assert at_site(game, "F6") == "fountain"
    game = two_sites(begin())
    do(game, "play temple", "lay f5-f6", "with", "site G5", "stay")
    assert at_site(game, "F6") == "temple 0"


def test_ruling_23_where_nobody_is_concerned_the_order_is_not_asked() -> None:
    game = two_sites(begin())
    do(game, "play temple", "lay f5-f6", "without")
    assert (at_site(game, "G5"), at_site(game, "F6")) == ("fountain", "fountain")
    assert game.actions == 1


def last_fountains(game: CityOfMarble, left: int) -> CityOfMarble:
    """So many of the twelve are left, the others stand far away."""
    far = [name for name in VERTEX_NAMES[:SITES] if name[0] in "BCIJK"]
    return built(game, **dict.fromkeys(far[: 12 - left], "fountain"))


def test_ruling_23_the_order_is_asked_for_the_last_fountain() -> None:
    game = last_fountains(two_sites(begin(shortage="everything")), 1)
    do(game, "play temple", "lay f5-f6", "without")
    assert allowed(game) == ["site F6", "site G5"]
    do(game, "site G5")
    assert (at_site(game, "F6"), at_site(game, "G5")) == ("", "fountain")
    assert game.actions == 1


@pytest.mark.parametrize(
    ("shortage", "left", "there"), [("everything", 2, "fountain"), ("everything", 0, ""), ("imperium", 1, "fountain")]
)
def test_ruling_23_it_is_not_asked_where_both_get_the_same(shortage: str, left: int, there: str) -> None:
    game = last_fountains(two_sites(begin(shortage=shortage)), left)
    do(game, "play temple", "lay f5-f6", "without")
    assert at_site(game, "F6") == at_site(game, "G5") == there
    assert game.actions == 1


@pytest.mark.parametrize("first", [1, 2, 3])
def test_ruling_24_the_active_player_moves_first_and_may_say_no(first: int) -> None:
    game = city(begin(3, first), "bath f5-f6", "arena e6-e7", "bath f7-f8")
    seats = [(first - 1 + n) % 3 for n in range(3)]
    for seat, place in zip(seats, ("bath f5-f6", "arena e6-e7", "bath f7-f8"), strict=True):
        post(game, seat, place)
    complete(game, "arena", "e4-e5")
    asked: list[int] = []
    while game.seat != game.turn or not asked:
        asked.append(game.seat)
        assert allowed(game) == ["move 1", "stay"]
        do(game, "stay")
    assert asked == seats
    assert of(game, seats[1]).magistrates[0] == where("arena e6-e7")


def test_ruling_25_everybody_with_a_magistrate_there_may_move_exactly_one() -> None:
    game = city(begin(4), "bath f5-f6", "arena e6-e7", "bath f7-f8")
    post(game, 0, "bath f5-f6", "bath f7-f8")
    post(game, 2, "arena e6-e7")
    complete(game, "theatre", "e4-e5")
    assert at_site(game, "F6") == "bath 0"
    assert allowed(game) == ["move 1", "move 2", "stay"]
    do(game, "move 2")
    assert (game.seat, allowed(game)) == (2, ["move 1", "stay"])
    do(game, "move 1")
    assert of(game, 2).magistrates[0] == where("imperium bath")
    assert of(game, 0).magistrates[:2] == [where("bath f5-f6"), where("imperium bath")]
    assert game.phase == begin().phase, "nobody else is asked"


def test_ruling_25_from_a_fountain_they_go_to_the_treasury() -> None:
    game = post(city(begin(), "bath f5-f6", "arena e6-e7", "bath f7-f8"), 1, "arena e6-e7")
    complete(game, "theatre", "e4-e5")
    assert at_site(game, "F6") == "fountain"
    do(game, "move 1")
    assert of(game, 1).magistrates[0] == where("treasury")


def test_ruling_26_a_magistrate_is_put_on_a_district_at_once_or_never() -> None:
    game = do(begin(), "play bath", "lay f7-f8")
    assert allowed(game) == ["without", "with"]
    do(game, "with")
    assert of(game, 0).magistrates == [where("bath f7-f8"), -1, -1]
    assert not any(notation in allowed(game) for notation in ("with", "without"))
    post(game, 0, "bath f7-f8", "centre", "centre")
    random = Rng(3)
    for _ in range(40):
        posted = [place for player in game.players for place in player.magistrates if 0 <= place < 229 * 4]
        assert len(posted) == len(set(posted))
        game.play(game.pick(random))


def test_ruling_26_who_has_no_magistrate_left_is_not_asked() -> None:
    game = post(begin(), 0, "treasury", "treasury", "imperium bath")
    do(game, "play bath", "lay f7-f8")
    assert game.actions == 1


def test_ruling_27_a_magistrate_stays_when_all_sites_of_its_district_are_finished() -> None:
    game = post(city(begin(), "bath f5-f6"), 1, "bath f5-f6")
    built(game, F6="fountain", G5="fountain", F4="fountain", G7="temple 0")
    hand(game, 0, bath=2)
    complete(game, "bath", "f7-f8")
    complete(game, "bath", "f3-f4")
    assert of(game, 1).magistrates[0] == where("bath f5-f6")
    assert "recall 1" in allowed(game)


def test_ruling_27_it_stays_when_the_last_of_them_is_resolved() -> None:
    game = post(about_to_complete(3, "bath bath bath"), 1, "bath f5-f6")
    built(game, G5="fountain", F4="fountain", G7="temple 0")
    do(complete(game, "bath", ROUND_F6[3][-1]), "stay")
    assert at_site(game, "F6") == "fountain"
    assert of(game, 1).magistrates[0] == where("bath f5-f6")
