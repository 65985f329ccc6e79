"""The sequential test errs as seldom as it says, whatever it is fed and however long it runs; Wilson's intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import comb, sqrt
from random import Random

import pytest

from aedilis.lab.sequential import CONFIDENT, ERROR, SequentialTest, Verdict, wilson

RUNS = 300
LONGEST = 150
# A test that errs in just 5 % of the runs would err in more than this with a chance of about 1 : 1000 (three standard
# deviations of the binomial distribution and a bit). The seeds are fixed, so it is the same every time.
MOST_ERRORS = RUNS * ERROR + 3.1 * sqrt(RUNS * ERROR * (1 - ERROR))

Draw = Callable[[Random, float], float]


def coin(random: Random, share: float) -> float:
    return float(random.random() < share)


def two_alike(random: Random, share: float) -> float:
    """Mirrored games that always end alike count once."""
    return (2 * coin(random, share)) / 2


def two_apart(random: Random, share: float) -> float:
    return (coin(random, share) + coin(random, share)) / 2


def many_draws(random: Random, share: float) -> float:
    """Half of all games are drawn, so far as the share allows."""
    drawn = min(share, 1 - share)
    return 0.5 if random.random() < drawn else float(random.random() < (share - drawn / 2) / (1 - drawn))


def verdicts(draw: Draw, share: float, least: float, seed: int, runs: int = RUNS) -> Iterator[tuple[Verdict, int]]:
    """What tests say that are looked at after every result, and after how many results."""
    random = Random(seed)
    for _ in range(runs):
        test = SequentialTest(least)
        results = 0
        while test.verdict() is Verdict.UNDECIDED and results < LONGEST:
            test.add(draw(random, share))
            results += 1
        yield test.verdict(), results


@pytest.mark.parametrize("least", [0.2, 0.65, 0.95])
@pytest.mark.parametrize("draw", [coin, two_apart, many_draws])
def test_what_is_just_so_is_seldom_called_more_or_less(draw: Draw, least: float) -> None:
    found = [verdict for verdict, _ in verdicts(draw, least, least, seed=1)]
    assert found.count(Verdict.SHOWN) <= MOST_ERRORS
    assert found.count(Verdict.REFUTED) <= MOST_ERRORS


def test_mirrored_games_that_end_alike_do_not_deceive_it() -> None:
    found = [verdict for verdict, _ in verdicts(two_alike, 0.65, 0.65, seed=2)]
    assert found.count(Verdict.SHOWN) <= MOST_ERRORS


def test_it_would_err_if_mirrored_games_that_end_alike_were_counted_twice() -> None:
    """So the tests above can fail."""
    wrong = 0
    for seed in range(RUNS):
        random, test = Random(seed), SequentialTest(0.65)
        for _ in range(LONGEST):
            result = coin(random, 0.65)
            test.add(result)
            if test.add(result) is Verdict.SHOWN:
                wrong += 1
                break
    assert wrong > MOST_ERRORS


@pytest.mark.parametrize(("share", "says"), [(0.9, Verdict.SHOWN), (0.4, Verdict.REFUTED)])
def test_what_is_clear_is_found_out_soon(share: float, says: Verdict) -> None:
    found = list(verdicts(coin, share, 0.65, seed=3, runs=100))
    assert [verdict for verdict, _ in found].count(says) >= 98
    assert sum(number for _, number in found) / len(found) < 60


def test_more_of_the_one_is_less_of_the_other() -> None:
    random = Random(4)
    one, other = SequentialTest(0.65), SequentialTest(0.35)
    opposite = {Verdict.SHOWN: Verdict.REFUTED, Verdict.UNDECIDED: Verdict.UNDECIDED}
    for _ in range(60):
        result = coin(random, 0.85)
        assert other.add(1 - result) is opposite[one.add(result)]
    assert one.verdict() is Verdict.SHOWN


def test_a_lost_game_ruins_nobody() -> None:
    test = SequentialTest(0.98)
    test.add(0.0)
    assert any(test.add(1.0) is Verdict.SHOWN for _ in range(2000))


# -- Wilson's interval --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wins", "games"), [(8, 10), (1, 7), (65, 100), (62.5, 100), (999, 1000)])
def test_at_the_ends_of_the_interval_the_result_is_just_so_likely(wins: float, games: int) -> None:
    """Its definition: there the share that was won is so many standard deviations away."""
    for end in wilson(wins, games):
        assert abs(wins / games - end) == pytest.approx(CONFIDENT * sqrt(end * (1 - end) / games))


def test_known_intervals() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)


def test_the_interval_holds_the_truth_in_95_of_100_cases() -> None:
    """Counted exactly over all results of 60 games, on average over many truths."""
    games = 60
    truths = [n / 100 for n in range(2, 99)]
    held = 0.0
    for truth in truths:
        for wins in range(games + 1):
            low, high = wilson(wins, games)
            if low <= truth <= high:
                held += comb(games, wins) * truth**wins * (1 - truth) ** (games - wins)
    assert held / len(truths) == pytest.approx(0.95, abs=0.01)
