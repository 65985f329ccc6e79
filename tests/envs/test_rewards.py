"""What a finished game is worth, by rank, by win and by margin."""

from __future__ import annotations

import pytest
from tests.envs.settings import Setting, every_setting
from tests.every_game.playing import play

import aedilis
from aedilis import Game
from aedilis.envs.rewards import REWARDS, by_margin, by_rank, by_win

GAME = aedilis.game("city-of-rome")


class Finished:
    """Of a finished game all that rewards ask for."""

    def __init__(self, scores: list[int], ranks: list[int]) -> None:
        self.seats = len(scores)
        self.scores = lambda: scores
        self.ranks = lambda: ranks


def finished(*scores: int, ranks: list[int] | None = None) -> aedilis.Position:
    places = [1 + sum(other > score for other in scores) for score in scores]
    return Finished(list(scores), ranks or places)  # type: ignore[return-value]


def test_ranks_are_rewarded_evenly_from_one_to_minus_one() -> None:
    assert by_rank(GAME, finished(30, 10, 20)) == [1.0, -1.0, 0.0]
    assert by_rank(GAME, finished(10, 40, 20, 30)) == [-1.0, 1.0, pytest.approx(-1 / 3), pytest.approx(1 / 3)]


def test_who_ties_shares() -> None:
    assert by_rank(GAME, finished(5, 5)) == [0.0, 0.0]
    assert by_rank(GAME, finished(9, 9, 1)) == [0.5, 0.5, -1.0]
    assert by_win(GAME, finished(9, 9, 1)) == [0.5, 0.5, 0.0]


def test_the_rulebooks_tie_breaks_count() -> None:
    assert by_win(GAME, finished(9, 9, ranks=[2, 1])) == [0.0, 1.0]
    assert by_rank(GAME, finished(9, 9, ranks=[2, 1])) == [-1.0, 1.0]


def test_a_margin_is_in_points() -> None:
    assert by_margin(GAME, finished(30, 10, 20)) == [10.0, -20.0, -10.0]
    tenths: Game = aedilis.game("builders-antiquity")
    assert by_margin(tenths, finished(305, 100)) == [20.5, -20.5]


def test_who_plays_alone_wins_as_the_first_and_loses_as_the_second() -> None:
    assert [by_win(GAME, finished(4, ranks=[rank])) for rank in (1, 2)] == [[1.0], [0.0]]
    assert [by_rank(GAME, finished(4, ranks=[rank])) for rank in (1, 2)] == [[1.0], [-1.0]]
    assert by_margin(GAME, finished(-3)) == [-3.0]


@every_setting
def test_rewards_keep_to_their_bounds_and_sums(setting: Setting) -> None:
    end = play(setting, 11).end
    for reward in REWARDS.values():
        worth = reward.of(setting.game, end)
        assert len(worth) == setting.seats
        assert reward.least <= min(worth)
        assert max(worth) <= reward.most
    if setting.seats > 1:
        assert sum(by_rank(setting.game, end)) == pytest.approx(0)
        assert sum(by_win(setting.game, end)) == pytest.approx(1)
