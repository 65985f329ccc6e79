"""The tree search: it knows no more than its seat, explains itself, remembers its own turn, and beats a flat search."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from tests.bots.test_bots import ROME, clear_best, decisions
from tests.every_game.playing import Setting, every_seat_count, play

from aedilis import Position, Rng
from aedilis.bots import Budget, TurnClock
from aedilis.bots.budget import A_DECISION, A_TURN
from aedilis.bots.growth import heuristics_of
from aedilis.bots.helpers import Helpers
from aedilis.bots.thinking import ThinkingBot
from aedilis.engine.heuristics import Heuristics, likelihoods

BUDGET = Budget(150)


def real_decisions(setting: Setting, number: int = 0) -> Iterator[Position]:
    return (position for position in decisions(setting, number) if position.count() > 1)


@every_seat_count
def test_it_thinks_of_every_option_and_as_often_as_it_may(setting: Setting) -> None:
    for position in decisions(setting):
        budget = BUDGET if position.count() > 1 else Budget(5)
        thoughts = ThinkingBot(Rng(1)).think(position.seen_by(position.seat), budget)
        assert [thought.option for thought in thoughts] == position.options()
        assert sum(thought.visits for thought in thoughts) == budget.simulations
        assert all(0 <= thought.worth <= 1 and 0 <= thought.chance <= 1 for thought in thoughts)


@every_seat_count
def test_it_thinks_the_same_in_worlds_that_differ_only_in_what_it_cannot_see(setting: Setting) -> None:
    for number, position in enumerate(real_decisions(setting)):
        view = position.seen_by(position.seat)
        other = view.imagine(Rng(number, 9)).seen_by(position.seat)
        assert ThinkingBot(Rng(number)).think(view, BUDGET) == ThinkingBot(Rng(number)).think(other, BUDGET)


def test_it_takes_what_is_best_when_the_game_ends_with_it() -> None:
    ends = [moment.position for number in range(60) for moment in list(play(ROME, number))[-3:]]
    clear = [(position, best) for position in ends if position.seat >= 0 and (best := clear_best(position)) is not None]
    assert len(clear) > 3
    for position, best in clear:
        assert ThinkingBot(Rng(3)).choose(position.seen_by(position.seat), BUDGET) == best


@every_seat_count
def test_what_it_thought_of_its_next_decision_is_not_thought_again(setting: Setting) -> None:
    """A card that is chosen is to be placed: the tree below it is there already."""
    again = 0
    for position in chain.from_iterable(real_decisions(setting, number) for number in range(20)):
        if again:
            break
        bot = ThinkingBot(Rng(4))
        after = position.copy()
        after.play(bot.choose(position.seen_by(position.seat), BUDGET))
        if after.seat == position.seat and after.count() > 1:
            known = bot.simulations_known(after.seen_by(after.seat))
            again += known > 0
            thoughts = bot.think(after.seen_by(after.seat), BUDGET)
            assert sum(thought.visits for thought in thoughts) >= BUDGET.simulations - 1
    assert again


def test_it_does_not_take_another_decision_for_the_one_it_expected() -> None:
    one, other, *_ = real_decisions(ROME)
    bot = ThinkingBot(Rng(5))
    bot.think(one.seen_by(one.seat), BUDGET)
    assert bot.simulations_known(other.seen_by(other.seat)) == 0


def test_a_line_goes_on_with_what_was_tried_most() -> None:
    for position in real_decisions(ROME):
        for thought in ThinkingBot(Rng(6)).think(position.seen_by(position.seat), BUDGET):
            assert all(0 <= seat < position.seats for seat, _ in thought.line)
            assert thought.visits > 1 or not thought.line


@pytest.mark.parametrize("ranking", [[0.0], [1.0, 1.0, 1.0], [900.0, -900.0], [3.0, 2.0]])
def test_options_that_look_better_are_more_likely(ranking: list[float]) -> None:
    likely = likelihoods(ranking)
    assert sum(likely) == pytest.approx(1)
    assert [a <= b for a in ranking for b in ranking] == [a <= b for a in likely for b in likely]


def judged(heuristics: Heuristics, position: Position) -> list[float]:
    points = heuristics.outlook(position)
    wins = heuristics.wins(position, points)
    assert all(0 <= win <= 1 for win in wins)
    if position.seats > 1:
        assert sum(wins) == pytest.approx(1)
    return heuristics.rewards(points, wins)


@every_seat_count
def test_rewards_are_fair(setting: Setting) -> None:
    """Somebody who is ahead has more of it; all have the same when all stand the same."""
    heuristics = Heuristics([])
    begin = setting.new()
    assert len({*judged(heuristics, begin)}) == 1
    for number in range(10):
        end = list(play(setting, number))[-1].after()
        for rewards in (judged(heuristics, end), judged(heuristics_of(end), end)):
            assert all(0 <= reward <= 1 for reward in rewards)
            assert 1 not in end.ranks() or end.ranks()[rewards.index(max(rewards))] == 1
            assert 1 in end.ranks() or rewards[0] < 0.5  # who played alone, and lost


@every_seat_count
def test_before_the_end_a_lead_makes_a_win_likely_and_not_certain(setting: Setting) -> None:
    """The more so, the larger the lead is, and the less is still to come. Alone, one leads by points above nothing."""
    position = next(real_decisions(setting))
    for heuristics in (Heuristics([]), heuristics_of(position)):
        expected = heuristics.outlook(position)
        even = [sum(expected) / len(expected) if position.seats > 1 else 0.0] * len(expected)
        leads = [heuristics.wins(position, [even[0] + lead, *even[1:]])[0] for lead in (-9, -1, 0, 1, 9)]
        assert leads == sorted({*leads})
        assert leads[2] == pytest.approx(1 / max(2, position.seats))
        assert leads[0] > 0
        assert leads[-1] < 1


@every_seat_count
def test_every_option_has_all_marks_that_have_a_name(setting: Setting) -> None:
    for position in (moment.position for number in range(3) for moment in play(setting, number)):
        if position.seat < 0 or position.count() < 2:
            continue
        heuristics, options = heuristics_of(position), position.options()
        names = heuristics.mark_names()
        assert len(heuristics.habits) == len(names)
        assert [len(marks) for marks in heuristics.marks(position, options)] == [len(names)] * len(options) * bool(
            names
        )
        assert len(heuristics.ranking(position, options)) == len(options)


def test_helpers_think_along() -> None:
    """Three processes try as much as one would, and find what is best when the game ends with it."""
    ends = [moment.position for number in range(60) for moment in list(play(ROME, number))[-3:]]
    position, best = next((end, best) for end in ends if end.seat >= 0 and (best := clear_best(end)) is not None)
    view = position.seen_by(position.seat)
    with Helpers(2) as helpers:
        bot = ThinkingBot(Rng(7), helpers=helpers)
        thoughts = bot.think(view, BUDGET)
        assert sum(thought.visits for thought in thoughts) == BUDGET.simulations
        assert thoughts == ThinkingBot(Rng(7), helpers=helpers).think(view, BUDGET)
        assert ThinkingBot(Rng(8), helpers=helpers).choose(view, BUDGET) == best


def test_a_turn_clock_gives_less_the_longer_a_seat_thinks() -> None:
    clock = TurnClock(2)
    assert clock.budget(0).milliseconds == A_DECISION
    clock.took(6)
    assert clock.budget(0).milliseconds == A_TURN - 6000
    clock.took(5)
    assert clock.budget(0).milliseconds == 0
    assert clock.budget(1).milliseconds == A_DECISION
    assert clock.budget(0).milliseconds == A_DECISION


def test_alone_a_turn_may_last_as_long_as_the_game() -> None:
    clock = TurnClock(1)
    clock.took(60)
    assert clock.budget(0).milliseconds == A_DECISION
