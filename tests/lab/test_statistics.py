"""Sums over rows say what the whole list would say, and intervals hold the truth as often as they claim."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, mean, variance

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.lab.anytime import FIRST_LOOK, Anytime
from aedilis.lab.sequential import CONFIDENT, wilson
from aedilis.lab.statistics import Estimate, Ratio, difference, holm, p_value

POINTS = st.lists(st.floats(-1000, 1000), min_size=2, max_size=60)
CLUSTERS = st.lists(st.tuples(st.floats(-100, 100), st.integers(1, 9)), min_size=2, max_size=60)


def ratio_of(clusters: Sequence[tuple[float, float]]) -> Ratio:
    ratio = Ratio()
    for total, by in clusters:
        ratio.add(total, by)
    return ratio


def holds(estimate: Estimate, truth: float) -> bool:
    return estimate.least <= truth <= estimate.most


# -- sums instead of lists ------------------------------------------------------------------------------


@given(POINTS)
def test_a_mean_and_its_doubt_are_those_of_the_list(points: list[float]) -> None:
    ratio = ratio_of([(point, 1) for point in points])
    assert ratio.value == pytest.approx(mean(points), abs=1e-9)
    assert ratio.variance() == pytest.approx(variance(points) / len(points), rel=1e-6, abs=1e-6)


@given(CLUSTERS)
def test_a_ratio_doubts_the_residuals_of_its_clusters(clusters: list[tuple[float, int]]) -> None:
    value = sum(total for total, _ in clusters) / sum(by for _, by in clusters)
    residuals = sum((total - value * by) ** 2 for total, by in clusters)
    expected = residuals * len(clusters) / (len(clusters) - 1) / sum(by for _, by in clusters) ** 2
    assert ratio_of(clusters).variance() == pytest.approx(expected, rel=1e-6, abs=1e-6)


@given(CLUSTERS, st.integers(0, 60))
def test_what_two_have_counted_adds_up(clusters: list[tuple[float, int]], split: int) -> None:
    whole, part = ratio_of(clusters), ratio_of(clusters[:split])
    part.merge(ratio_of(clusters[split:]))
    assert part.clusters == whole.clusters
    assert part.value == pytest.approx(whole.value)
    assert part.variance() == pytest.approx(whole.variance(), rel=1e-6, abs=1e-9)


def test_one_cluster_says_nothing_about_the_spread() -> None:
    assert ratio_of([(3, 4)]).mean() == (0.75, float("-inf"), float("inf"))


@given(st.integers(1, 400), st.integers(0, 400))
def test_independent_games_get_wilsons_interval(games: int, wins: int) -> None:
    """Up to what the spread is divided by: games, or one fewer."""
    won = min(wins, games)
    share = ratio_of([(1, 1)] * won + [(0, 1)] * (games - won)).share()
    assert share.value == won / games
    fewer = max(1, games - 1) if 0 < won < games else games
    assert share[1:] == pytest.approx(wilson(won / games * fewer, fewer), abs=1e-6)


def test_games_that_always_end_alike_count_once() -> None:
    """Ten clusters of a hundred equal games each are worth ten games, hardly more."""
    ratio = ratio_of([(100, 100)] * 5 + [(0, 100)] * 5)
    assert ratio.worth() == pytest.approx(9)
    assert ratio.share().reach > 0.25


# -- coverage, with fixed seeds ------------------------------------------------------------------------------


def test_means_of_clusters_of_unequal_size_are_covered() -> None:
    """Games of a deal share its luck; the interval is right all the same, and one that counts games is not."""
    random, tries, good, naive = Random(1), 600, 0, 0
    for _ in range(tries):
        clusters = []
        games: list[float] = []
        for _ in range(60):
            luck = random.gauss(0, 2)
            size = random.choice((1, 2, 4))
            dealt = [10 + luck + random.gauss(0, 1) for _ in range(size)]
            games += dealt
            clusters.append((sum(dealt), float(size)))
        good += holds(ratio_of(clusters).mean(), 10)
        reach = CONFIDENT * sqrt(variance(games) / len(games))
        naive += abs(mean(games) - 10) <= reach
    assert 0.92 <= good / tries <= 0.97
    assert naive / tries < 0.88


@pytest.mark.parametrize("share", [0.05, 0.25, 0.5])
def test_shares_are_covered(share: float) -> None:
    random, tries = Random(2), 500
    good = sum(holds(ratio_of([(random.random() < share, 1) for _ in range(200)]).share(), share) for _ in range(tries))
    assert 0.92 <= good / tries <= 0.985


def test_differences_are_covered() -> None:
    random, tries, good = Random(3), 500, 0
    for _ in range(tries):
        one = ratio_of([(random.gauss(5, 2), 1) for _ in range(80)])
        other = ratio_of([(random.gauss(4, 1), 1) for _ in range(50)])
        good += holds(difference(one, other), 1)
    assert 0.92 <= good / tries <= 0.97


# -- chance or not ------------------------------------------------------------------------------


@given(st.floats(-8, 8), st.floats(0.1, 9))
def test_p_values_are_two_tails_of_the_normal_distribution(value: float, spread: float) -> None:
    assert p_value(value, spread * spread) == pytest.approx(2 * NormalDist().cdf(-abs(value) / spread), abs=1e-12)


def test_three_wins_of_three_prove_little() -> None:
    """No spread was seen, but that is no proof that there is none."""
    assert ratio_of([(1, 1)] * 3).doubt(1 / 3) == pytest.approx(2 * NormalDist().cdf(-(6**0.5)))
    assert ratio_of([(1, 1)] * 3).doubt(1 / 2) > 0.05


@given(st.integers(2, 300), st.integers(0, 300), st.sampled_from([0.25, 1 / 3, 0.5]))
def test_a_share_is_in_doubt_as_long_as_its_interval_holds_the_fair_one(games: int, wins: int, fair: float) -> None:
    won = min(wins, games)
    ratio = ratio_of([(1, 1)] * won + [(0, 1)] * (games - won))
    assert (ratio.doubt(fair) > 0.05) == holds(ratio.share(), fair)


def test_holm_as_in_the_textbook() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])


@given(st.lists(st.floats(0, 1), max_size=20))
def test_holm_only_adds_doubt_and_keeps_the_order(p_values: list[float]) -> None:
    adjusted = holm(p_values)
    assert all(before <= after <= 1 for before, after in zip(p_values, adjusted, strict=True))
    pairs = sorted(zip(p_values, adjusted, strict=True))
    assert [after for _, after in pairs] == sorted(adjusted)


def test_among_many_cards_without_effect_hardly_ever_one_is_called() -> None:
    random, tries = Random(4), 400
    called = sum(min(holm([p_value(random.gauss(0, 1), 1) for _ in range(30)])) < 0.05 for _ in range(tries))
    assert called / tries < 0.08


# -- whenever one stops ------------------------------------------------------------------------------


def test_who_looks_after_every_game_is_hardly_ever_fooled() -> None:
    random, tries, wrong = Random(5), 200, 0
    for _ in range(tries):
        watched, missed = Anytime(), False
        for _ in range(500):
            watched.add(random.choice((-1.0, 0.0, 0.0, 1.0)))
            missed |= watched.p_value() < 0.05 or not holds(watched.interval(), 0)
        wrong += missed
    assert wrong / tries <= 0.07


def test_a_difference_is_found() -> None:
    random, watched = Random(6), Anytime()
    while watched.p_value() >= 0.001:
        watched.add(random.gauss(0.3, 1))
        assert watched.count < 1000
    assert holds(watched.interval(0.001), 0.3)


@given(st.lists(st.floats(-100, 100), min_size=FIRST_LOOK, max_size=80))
def test_running_sums_are_those_of_the_list(differences: list[float]) -> None:
    watched = Anytime()
    for one in differences:
        watched.add(one)
    assert watched.mean == pytest.approx(mean(differences), abs=1e-9)
    assert watched.interval().value == watched.mean
    assert 0 <= watched.p_value() <= 1


def test_nobody_looks_too_early() -> None:
    watched = Anytime()
    for _ in range(FIRST_LOOK - 1):
        watched.add(1.0)
    assert watched.interval() == (1.0, float("-inf"), float("inf"))
    assert watched.p_value() == 1
