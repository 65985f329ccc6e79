"""A good player's advice: complete sites with a magistrate at hand, and take coins and imperium on the way."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

import pytest
from tests.games.city_of_marble.positions import (
    GAME,
    ROUND_F6,
    allowed,
    begin,
    built,
    city,
    do,
    give,
    hand,
    near_vertices,
    path,
    post,
)

from aedilis import CHANCE, OVER, Position, Rng
from aedilis.games.city_of_marble.advice.evaluation import SIGNS
from aedilis.games.city_of_marble.advice.heuristics import HEURISTICS
from aedilis.games.city_of_marble.advice.option_features import MARKS
from aedilis.games.city_of_marble.advice.site_prospects import LEADER, influence, near
from aedilis.games.city_of_marble.data.components import KIND_IDS
from aedilis.games.city_of_marble.rules.geometry import CORNERS, PLACE_NAMES, SITES, VERTEX_NAMES
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import A_STRUCTURE, A_TRIANGLE


def hurried_game(seats: int, number: int, whims: int = 0) -> Iterator[tuple[CityOfMarble, int]]:
    """A game in which everybody is in a hurry: every position with the option chosen in it; at last the end.

    Of ten decisions, so many are taken at random.
    """
    at, random = GAME.new(seats), Rng(7, number)
    while at.seat != OVER:
        assert isinstance(at, CityOfMarble)
        option = at.pick(random) if random.below(10) < whims else HEURISTICS.pick(at, random)
        yield at, option
        at = at.copy()
        at.play(option)
    assert isinstance(at, CityOfMarble)
    yield at, -1


def favourite(at: Position) -> str:
    options = at.options()
    ranking = HEURISTICS.ranking(at, options)
    return GAME.notation(at, options[ranking.index(max(ranking))])


def in_a_hurry(at: Position) -> str:
    return GAME.notation(at, HEURISTICS.pick(at, Rng(1)))


def mark(at: Position, notation: str, name: str) -> float:
    return HEURISTICS.marks(at, [GAME.option(at, notation)])[0][MARKS.index(name)]


def sign(at: Position, seat: int, name: str) -> float:
    return HEURISTICS.signs(at, seat)[SIGNS.index(name)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_hurried_players_choose_legal_options_and_score_far_more_than_random_ones(seats: int) -> None:
    points = []
    for number in range(4):
        *moments, (end, _) = hurried_game(seats, number)
        assert all(option in at.options() for at, option in moments)
        points += end.scores()
    assert fmean(points) > 20  # where random play ends with about ten


def test_all_marks_are_given_sometimes_and_all_signs_seen() -> None:
    marks: set[str] = set()
    signs: set[str] = set()
    for number in range(9):
        for at, option in hurried_game(2 + number % 3, number, whims=5):
            if option >= 0 and at.seat != CHANCE and at.count() > 1:
                for own in HEURISTICS.marks(at, at.options()):
                    assert len(own) == len(MARKS)
                    marks |= {name for name, much in zip(MARKS, own, strict=True) if much}
                signs |= {name for name, much in zip(SIGNS, HEURISTICS.signs(at, at.seat), strict=True) if much}
    assert marks == set(MARKS)
    assert signs == set(SIGNS)


# -- sites ----------------------------------------------------------------------------------------------


def test_a_site_promises_only_buildings_that_it_can_still_become() -> None:
    """Two districts that cover four triangles: one more makes a temple, two make a bath, and more do not fit."""
    ground = 4 * A_TRIANGLE + 2 * A_STRUCTURE
    promised = {kind: near(number, ground) for number, kind in enumerate(KIND_IDS)}
    assert promised["temple"] > promised["bath"] > 0
    assert promised["theatre"] == promised["arena"] == 0


def test_complete_sites_promise_nothing() -> None:
    for number in range(len(KIND_IDS)):
        for structures in range(3, 7):
            assert near(number, 6 * A_TRIANGLE + structures * A_STRUCTURE) == 0


@pytest.mark.parametrize(("numbers", "leader"), [((0, 0), -1), ((1, 0), 0), ((1, 1), -1), ((1, 3), 1), ((2, 2), -1)])
def test_the_leader_is_whoever_has_most_alone(numbers: tuple[int, int], leader: int) -> None:
    assert LEADER[numbers[0] + 4 * numbers[1]] == leader


def test_influence_counts_magistrates_at_the_sites_of_their_districts() -> None:
    first, second, _ = ROUND_F6[3]
    at = post(city(begin(), f"temple {first}", f"temple {second}"), 0, f"temple {first}", f"temple {second}")
    found = influence(at)
    assert max(found) == 2
    assert sum(found) == sum(len({v for v in corners if v < SITES}) for corners in corners_of(at))


def corners_of(at: CityOfMarble) -> list[list[int]]:
    return [CORNERS[district // len(KIND_IDS)] for district in at.laid]


# -- what to do -----------------------------------------------------------------------------------------


def one_short(kind: str, number: int) -> tuple[CityOfMarble, str]:
    """A site that lacks one district, and where that goes; at hand is only one of that kind."""
    *laid, last = ROUND_F6[number]
    at = city(begin(), *(f"arena {place}" for place in laid))
    return hand(at, 0, **{kind: 1}), last


@pytest.mark.parametrize(("kind", "number"), [("temple", 3), ("bath", 4), ("theatre", 5)])
def test_a_site_is_completed_with_a_magistrate_who_builds(kind: str, number: int) -> None:
    at, last = one_short(kind, number)
    do(at, f"play {kind}")
    assert mark(at, f"lay {last}", "builds") >= number
    assert favourite(at) == in_a_hurry(at) == f"lay {last}"
    do(at, f"lay {last}")
    assert mark(at, "with", "posts to build") >= number
    assert favourite(at) == in_a_hurry(at) == "with"


def test_playing_is_judged_by_the_best_place() -> None:
    at, last = one_short("temple", 3)
    laying = do(at.copy(), "play temple")
    for name in ("builds", "completes", "begins"):
        assert mark(at, "play temple", name) == mark(laying, f"lay {last}", name)


def test_a_building_is_not_given_to_another() -> None:
    first, second, last = ROUND_F6[3]
    at = post(city(begin(), f"temple {first}", f"bath {second}"), 1, f"temple {first}")
    at = do(hand(at, 0, bath=1), "play bath")
    assert mark(at, f"lay {last}", "gives") >= 3
    assert mark(at, f"lay {last}", "builds") == 0


def test_magistrates_who_can_build_nothing_any_more_are_recalled() -> None:
    places = ROUND_F6[3]
    at = built(city(begin(), *(f"arena {place}" for place in places)), F6="fountain")
    at = hand(post(at, 0, *(f"arena {place}" for place in places)), 0, bath=3)
    useless = [number for number in range(3) if mark(at, f"recall {number + 1}", "gives up") == 0]
    assert all(mark(at, f"recall {number + 1}", "recalls the only one") == 1 for number in useless)


@pytest.mark.parametrize(("owner", "name"), [(0, "own building by water"), (1, "building of another by water")])
def test_an_aqueduct_goes_to_an_own_building_and_past_those_of_others(owner: int, name: str) -> None:
    """From the end of the aqueduct at K3 all ways lead to a temple of the same player."""
    places = [place for place in PLACE_NAMES if VERTEX_NAMES.index("K3") in CORNERS[PLACE_NAMES.index(place)]]
    at = path(city(begin(), f"arena {places[0]}"), "grey", "L2 K3")
    ways = [notation for notation in allowed(at) if notation.startswith("grey")]
    assert len(ways) == 2
    near_by = [VERTEX_NAMES[vertex] for vertex in near_vertices(VERTEX_NAMES.index("K3")) if vertex < SITES]
    assert not any(mark(at, way, name) for way in ways)
    built(at, **dict.fromkeys(near_by, f"temple {owner}"))
    assert any(mark(at, way, name) for way in ways)


AT_A_HILL = ["e6-e7", "e8-e9", "f7-f8"]  # round F8, a corner of the Palatine


@pytest.mark.parametrize(
    ("places", "site", "beside"),
    [
        (ROUND_F6[3], "F4", {"near": 1, "along-edges": 1}),
        (ROUND_F6[3], "G5", {"near": 1, "along-edges": 0}),  # across f5-f6
        (ROUND_F6[3], "E5", {"near": 1, "along-edges": 0}),  # across the district that is laid last
        (AT_A_HILL, "G9", {"near": 1, "along-edges": 1}),  # only the last one has an edge there
    ],
)
def test_fountains_count_as_they_will_in_the_end(places: list[str], site: str, beside: dict[str, int]) -> None:
    """What the advice says is what the scoring says, once the last district lies."""
    *first, last = places
    for rule, number in beside.items():
        before = city(begin(fountains=rule), *(f"arena {place}" for place in first))
        at = do(built(before.copy(), **{site: "fountain"}), "play temple")
        assert mark(at, f"lay {last}", "builds") == 3 + number
        do(at, f"lay {last}")
        assert mark(at, "with", "posts to build") == 3 + number
        assert do(at, "with").scores()[0] == 3 + number
        at = do(built(before, **{site: "arena 1"}), "play bath")
        assert mark(at, f"lay {last}", "fountains") == -number


def test_sites_beside_buildings_count_as_they_will_in_the_end() -> None:
    """Round F6 all is covered; three edges meet there, and three short diagonals."""
    for rule, beside in (("near", 6), ("along-edges", 3)):
        at = city(begin(fountains=rule), *(f"arena {place}" for place in ROUND_F6[3]))
        built(at, F6="temple 0")
        assert sign(at, 0, "sites beside buildings") == pytest.approx(beside * sign(at, 0, "time"))


@pytest.mark.parametrize(("rule", "coins"), [("once", 0), ("every-piece", 1)])
def test_a_coin_for_leaving_a_fountain_is_seen_where_there_is_one(rule: str, coins: int) -> None:
    at = city(begin(coins=rule), "bath j2-j3", "bath j4-k4", "bath k2-k3")
    at = do(built(path(at, "grey", "L2 K1"), K3="fountain"), "grey s")
    assert {mark(at, notation, "coin") for notation in allowed(at)} == {coins}


def test_signs_tell_who_is_ahead_in_imperium_and_coins() -> None:
    at = give(give(begin(), 0, temple=3, coins=1), 1, bath=1, coins=2)
    assert [sign(at, seat, "ahead in imperium") for seat in (0, 1)] == [2 - 1, 1 - 2]
    assert [sign(at, seat, "ahead in coins") for seat in (0, 1)] == [-1, 1]
