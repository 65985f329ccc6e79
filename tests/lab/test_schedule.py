"""Swiss tournaments and ladders: who meets whom, that nobody is favoured, and that they find the right order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from itertools import combinations
from pathlib import Path

import pytest

from aedilis.bots import Budget
from aedilis.lab.course import course, from_data, plan_of, to_data
from aedilis.lab.journal import Journal
from aedilis.lab.schedule import FORMATS, LADDER, ROUND_ROBIN, SWISS, Schedule, schedule_of
from aedilis.lab.tournament import Fixture, Played, Tournament, play_game
from aedilis.lab.workers import Crew, LabError

every_size = pytest.mark.parametrize(
    ("bots", "seats"), [(2, 2), (5, 2), (8, 2), (3, 3), (4, 3), (9, 3), (4, 4), (6, 4), (13, 4)]
)
with_matches = pytest.mark.parametrize("form", [SWISS, LADDER])


def tournament(bots: int, seats: int) -> Tournament:
    return Tournament("city-of-rome", seats, tuple(f"bot{n}" for n in range(bots)), 5)


def stronger_wins(fixture: Fixture) -> list[int]:
    """The last bot is the best."""
    return [1 + sum(other > bot for other in fixture.seating) for bot in fixture.seating]


def all_tie(fixture: Fixture) -> list[int]:
    return [1] * len(fixture.seating)


def ended(fixture: Fixture, ranks: list[int]) -> Played:
    zeros = [0] * len(ranks)
    return Played(fixture.seating, zeros, ranks, zeros, [0.0] * len(ranks), zeros, [])


def played(schedule: Schedule, ranks: Callable[[Fixture], list[int]]) -> list[list[Fixture]]:
    """The games of each stage, if they ended so."""
    found = []
    for stage in schedule.stages():
        fixtures = list(stage)
        for fixture in fixtures:
            schedule.note(ended(fixture, ranks(fixture)))
        found.append(fixtures)
    return found


@with_matches
@every_size
def test_in_every_stage_all_bots_sit_everywhere_equally_often_and_are_dealt_alike(
    form: str, bots: int, seats: int
) -> None:
    schedule = schedule_of(tournament(bots, seats), form, 2 * seats)
    stages = played(schedule, stronger_wins)
    games = [fixture for stage in stages for fixture in stage]
    assert [fixture.number for fixture in games] == list(range(len(games)))
    assert 0 < len(games) <= schedule.most_games()
    dealt = []
    for stage in stages:
        sat = Counter((bot, seat) for fixture in stage for seat, bot in enumerate(fixture.seating))
        assert {*sat.values()} == {2}
        assert len(sat) == bots // seats * seats * seats or form == LADDER
        deals = {frozenset(fixture.deal for fixture in stage if bot in fixture.seating) for bot, _ in sat}
        assert len(deals) == 1
        dealt += [*deals.pop()]
    assert len({*dealt}) == len(dealt)


@every_size
def test_a_ladder_sorts(bots: int, seats: int) -> None:
    """Even if everybody stands on the wrong rung in the beginning."""
    schedule = schedule_of(tournament(bots, seats), LADDER, seats)
    played(schedule, stronger_wins)
    assert schedule.order() == list(range(bots))[::-1]


def test_a_ladder_on_which_nobody_moves_is_over() -> None:
    schedule = schedule_of(tournament(20, 2), LADDER, 2)
    assert len(played(schedule, all_tie)) == 2
    assert schedule.order() == list(range(20))


@every_size
def test_a_swiss_tournament_finds_the_best(bots: int, seats: int) -> None:
    schedule = schedule_of(tournament(bots, seats), SWISS, seats)
    played(schedule, stronger_wins)
    assert schedule.order()[0] == bots - 1


def test_in_a_swiss_tournament_nobody_meets_twice_while_that_can_be_avoided() -> None:
    schedule = schedule_of(tournament(16, 2), SWISS, 2, rounds=5)
    met = Counter(
        pair
        for stage in played(schedule, stronger_wins)
        for group in {frozenset(fixture.seating) for fixture in stage}
        for pair in combinations(sorted(group), 2)
    )
    assert len(met) == 16 * 5 / 2
    assert {*met.values()} == {1}


def test_in_a_swiss_tournament_everybody_rests_equally_often() -> None:
    schedule = schedule_of(tournament(5, 2), SWISS, 2, rounds=5)
    stages = played(schedule, stronger_wins)
    resting = [({*range(5)} - {bot for fixture in stage for bot in fixture.seating}).pop() for stage in stages]
    assert sorted(resting) == list(range(5))


def test_those_who_won_meet() -> None:
    schedule = schedule_of(tournament(8, 2), SWISS, 2)
    first, second, *_ = played(schedule, stronger_wins)
    winners = {max(fixture.seating) for fixture in first}
    for group in {frozenset(fixture.seating) for fixture in second}:
        assert group <= winners or not group & winners


@with_matches
def test_fewer_bots_than_seats_cannot_have_matches(form: str) -> None:
    with pytest.raises(LabError, match="with 4 at a table there must be 4 bots or more, not 3"):
        schedule_of(tournament(3, 4), form, 4)


# -- stopped and gone on with --------------------------------------------------------------------------------------


def real(seed: int = 5) -> Tournament:
    return Tournament("builders-antiquity", 2, ("random", "greedy", "tests.lab.firsts:Clumsy"), seed, Budget(1))


def untimed(games: list[Played]) -> list[tuple[object, ...]]:
    return [(one._replace(seconds=[], reasons=[]), [str(reason) for reason in one.reasons]) for one in games]


@pytest.mark.parametrize("form", FORMATS)
def test_a_tournament_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path, form: str) -> None:
    def schedule() -> Schedule:
        return schedule_of(real(), form, 2, None if form == ROUND_ROBIN else 2)

    whole = list(course(schedule(), Crew()))
    for stop in (0, 1, len(whole) - 1):
        path = tmp_path / str(stop)
        with Journal(path, plan_of(schedule(), form)) as journal, closing(course(schedule(), Crew(), journal)) as going:
            first = [one for _, one in zip(range(stop), going, strict=False)]
        again = schedule()
        with Journal(path, plan_of(again, form)) as journal:
            assert journal.length >= stop
            assert untimed(list(course(again, Crew(), journal))) == untimed(whole)
        assert untimed(first) == untimed(whole[:stop])
    other = schedule_of(real(6), form, 2, None if form == ROUND_ROBIN else 2)
    with pytest.raises(LabError, match="has results of something else: seed 5"):
        Journal(path, plan_of(other, form))


def test_results_are_plain_data() -> None:
    one = play_game(real(), 2)
    assert one.reasons
    back = from_data(to_data(one))
    assert untimed([back]) == untimed([one])
    assert back.seconds == one.seconds
