"""Tournaments: nobody is favoured by seats or shuffles, and the number of processes changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from fractions import Fraction
from math import factorial
from multiprocessing import active_children

import pytest

from aedilis.bots import Budget
from aedilis.lab.course import course
from aedilis.lab.schedule import RoundRobin
from aedilis.lab.sequential import Verdict
from aedilis.lab.standings import Standings, first_wins
from aedilis.lab.tournament import Played, Tournament, play_game
from aedilis.lab.workers import Crew

FIRST, ALSO_FIRST, CLUMSY = (f"tests.lab.firsts:{name}" for name in ("First", "AlsoFirst", "Clumsy"))


def tournament(*bots: str, seats: int = 2, seed: int = 5, simulations: int = 12) -> Tournament:
    return Tournament("city-of-rome", seats, bots, seed, Budget(simulations))


def play_all(tournament: Tournament, games: int, crew: Crew) -> Generator[Played, None, None]:
    return course(RoundRobin(tournament, games), crew)


def abstract(bots: int, seats: int) -> Tournament:
    return tournament(*(f"bot{n}" for n in range(bots)), seats=seats)


every_size = pytest.mark.parametrize(
    ("bots", "seats"), [(2, 2), (3, 2), (6, 2), (2, 3), (4, 3), (2, 4), (3, 4), (4, 4), (6, 4)]
)


@every_size
def test_in_a_round_everybody_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    plan = abstract(bots, seats)
    sat = Counter((bot, seat) for n in range(plan.round_length) for seat, bot in enumerate(plan.seating(n)))
    assert len(sat) == bots * seats
    assert len({*sat.values()}) == 1


@every_size
def test_in_a_round_everybody_meets_everybody_equally_often(bots: int, seats: int) -> None:
    plan = abstract(bots, seats)
    met: Counter[tuple[int, int]] = Counter()
    for number in range(plan.round_length):
        seating = plan.seating(number)
        met.update((one, other) for one in seating for other in seating if one != other)
    assert len(met) == bots * (bots - 1)
    assert len({*met.values()}) == 1


@every_size
def test_after_some_rounds_everybody_had_everybody_as_a_neighbour_equally_often(bots: int, seats: int) -> None:
    plan = abstract(bots, seats)
    followed: Counter[tuple[int, int]] = Counter()
    for number in range(plan.round_length * factorial(seats - 1)):
        seating = plan.seating(number)
        followed.update(zip(seating, seating[1:] + seating[:1], strict=True))
    assert len({times for (one, other), times in followed.items() if one != other}) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_all_games_of_a_round_are_dealt_alike_and_no_others(seats: int) -> None:
    plan = tournament(FIRST, ALSO_FIRST, seats=seats)
    first = [play_game(plan, number).scores for number in range(plan.round_length)]
    assert all(scores == first[0] for scores in first)
    assert play_game(plan, plan.round_length).scores != first[0]


def untimed(played: Played) -> Played:
    return played._replace(seconds=[])


def test_the_number_of_processes_changes_nothing() -> None:
    plan = tournament("greedy", "random", "tiro")
    alone = [untimed(played) for played in play_all(plan, 6, Crew(1))]
    assert [untimed(played) for played in play_all(plan, 6, Crew(2))] == alone
    assert [untimed(played) for played in play_all(tournament("greedy", "random", "tiro", seed=6), 6, Crew(1))] != alone


def test_who_has_seen_enough_leaves_no_process_behind() -> None:
    games = play_all(tournament("random", "greedy"), 1000, Crew(2))
    next(games)
    games.close()
    assert not active_children()


def test_bots_do_not_share_random_numbers() -> None:
    """In a mirrored game at the same seat, neither."""
    plan = tournament("random", "greedy")
    one, other = play_game(plan, 0), play_game(plan, 1)
    assert one.scores != other.scores[::-1]
    assert one.seating == other.seating[::-1]


# -- what comes of it ---------------------------------------------------------------------------------------------


def a_game(seating: tuple[int, ...], ranks: list[int]) -> Played:
    zeros = [0] * len(ranks)
    return Played(seating, [10 * (5 - rank) for rank in ranks], ranks, [1] * len(ranks), [0.5] * len(ranks), zeros, [])


def test_shared_wins_are_split() -> None:
    standings = Standings(abstract(2, 4))
    standings.add(a_game((0, 0, 1, 1), [1, 3, 1, 4]))
    standings.add(a_game((0, 1, 1, 0), [1, 1, 1, 4]))
    assert [bot.wins for bot in standings.bots] == [Fraction(5, 6), Fraction(7, 6)]
    assert [bot.games for bot in standings.bots] == [4, 4]
    row = standings.table()[-1]
    assert row["seconds_per_decision"] == 0.5
    assert sum(row["wins"] for row in standings.table()) == pytest.approx(2)


def test_the_claim_is_about_the_first_bot_and_judged_by_whole_rounds() -> None:
    standings = Standings(abstract(2, 2), Fraction(1, 2))
    for number in range(100):
        seating = standings.tournament.seating(number)
        standings.add(a_game(seating, [1 if bot == 0 else 2 for bot in seating]))
        if standings.verdict is not Verdict.UNDECIDED:
            break
    assert standings.verdict is Verdict.SHOWN
    assert standings.games % 2 == 0


def test_draws_refute_that_most_games_are_won() -> None:
    standings = Standings(abstract(2, 2), Fraction(4, 5))
    for number in range(100):
        standings.add(a_game(standings.tournament.seating(number), [1, 1]))
        if standings.verdict is not Verdict.UNDECIDED:
            break
    assert standings.verdict is Verdict.REFUTED


def test_failures_are_counted_and_told_once() -> None:
    standings = Standings(tournament(CLUMSY, FIRST))
    for played in play_all(standings.tournament, 2, Crew(1)):
        standings.add(played)
    clumsy, first = standings.bots
    assert clumsy.failures > clumsy.decisions / 3
    assert first.failures == 0
    (reason,) = standings.reasons
    assert str(reason).startswith(f"{CLUMSY} failed, and a random option was played for it: it chose -1, which is no")


def test_who_plays_alone_may_lose_and_then_nobody_wins() -> None:
    standings = Standings(Tournament("foundations-of-rome", 1, ("random",), 1, Budget(1), {}))
    for rank in (1, 2, 2):
        standings.add(Played((0,), [3 - 3 * rank], [rank], [1], [0.0], [0], []))
    (row,) = standings.table()
    assert (row["games"], row["wins"]) == (3, 1.0)
    assert first_wins(Played((0,), [-1], [2], [1], [0.0], [0], [])) == 0.0
