"""The scoring pad: its lines sum up to the score, for every seat and everyone who looks on, at any moment."""

from __future__ import annotations

from tests.every_game.observing import sheets
from tests.every_game.playing import Setting, one_of, play, random_games, some_moments

from aedilis import Rng


@random_games
def test_the_lines_of_a_sheet_sum_up_to_the_score(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    played = play(setting, number)
    positions = [moment.position for moment in some_moments(played, random, 4)]
    for position in (*positions, played.end):
        view = position.seen_by(one_of(random, setting.viewers()))
        for looked_at in (position, view):
            sums = [sum(line.points for line in lines) for lines in sheets(setting.game, looked_at)]
            assert sums == looked_at.scores()
