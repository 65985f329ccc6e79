"""Bots: they choose what is legal, by what they may know alone, and always the same with the same random numbers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.every_game.playing import SETTINGS, Setting, every_setting, play, some_moments

import aedilis
from aedilis import OVER, Position, Rng, Table
from aedilis.bots import BOTS, Budget
from aedilis.bots.flat import FlatBot
from aedilis.bots.greedy import GreedyBot

BUDGET = Budget(40)
GAMES = 3

ALL_BOTS = {**BOTS, "flat": FlatBot}
every_bot = pytest.mark.parametrize("kind", ALL_BOTS)


def choice(kind: str, view: Position, seed: int = 1, budget: Budget = BUDGET) -> int:
    return ALL_BOTS[kind](Rng(seed)).choose(view, budget)


def decisions(setting: Setting) -> Iterator[Position]:
    """Positions in which a player decides, of many kinds."""
    for number in range(GAMES):
        for moment in some_moments(play(setting, number), Rng(number, 8), 8):
            if moment.position.seat >= 0:
                yield moment.position


@every_bot
@every_setting
def test_a_bot_chooses_the_same_in_worlds_that_differ_only_in_what_it_cannot_see(kind: str, setting: Setting) -> None:
    others = 0
    for number, position in enumerate(decisions(setting)):
        view = position.seen_by(position.seat)
        world = view.imagine(Rng(number, 9))
        others += world != position
        chosen = choice(kind, view, number)
        assert chosen in position.options()
        assert choice(kind, world.seen_by(position.seat), number) == chosen
    assert others > GAMES  # else nothing was tested


@every_bot
def test_a_bot_leaves_the_view_as_it_was(kind: str) -> None:
    for position in decisions(SETTINGS[-1]):
        view = position.seen_by(position.seat)
        before = view.key()
        choice(kind, view)
        assert view.key() == before


@every_bot
@pytest.mark.parametrize("budget", [Budget(0), Budget(1), Budget(3), Budget(10**6, 50), Budget(milliseconds=0)])
def test_any_budget_will_do(kind: str, budget: Budget) -> None:
    position = next(position for position in decisions(SETTINGS[0]) if position.count() > 1)
    assert choice(kind, position.seen_by(position.seat), budget=budget) in position.options()


# -- greedy ---------------------------------------------------------------------------------------------------


def game_against_random(seats: int, number: int) -> list[int]:
    """The places after a game in which seat 0 is greedy and the others are not."""
    table = Table(aedilis.game("city-of-rome"), seats, Rng(number))
    bots = [BOTS["greedy" if seat == 0 else "random"](Rng(number, seat + 1)) for seat in range(seats)]
    while (seat := table.position.seat) != OVER:
        table.play(bots[seat].choose(table.view(seat), BUDGET))
    return table.position.ranks()


@pytest.mark.parametrize("seats", [2, 4])
def test_the_greedy_bot_beats_random_play(seats: int) -> None:
    """With less to think than usual. By chance alone it would win half or a quarter of the games."""
    assert [game_against_random(seats, number)[0] for number in range(4)] == [1, 1, 1, 1]


def test_the_greedy_bot_takes_what_is_best_when_the_game_ends_with_it() -> None:
    position, best = next(
        (moment.position, best)
        for number in range(100)
        for moment in list(play(SETTINGS[0], number))[-3:]
        if moment.position.seat >= 0 and (best := clear_best(moment.position)) is not None
    )
    assert choice("greedy", position.seen_by(position.seat)) == best


def clear_best(position: Position) -> int | None:
    """The option that ends the game with the largest lead, if all of them end it and one is better than the others."""
    leads = {}
    for option in position.options():
        after = position.copy()
        after.play(option)
        if after.seat != OVER:
            return None
        scores = after.scores()
        own = scores.pop(position.seat)
        leads[option] = own - max(scores)
    best = max(leads.values())
    found = [option for option, lead in leads.items() if lead == best]
    return found[0] if len(found) == 1 and len(leads) > 1 else None


@pytest.mark.skipif(aedilis.compiled(), reason="the toy game is a Python subclass of Position")
@pytest.mark.parametrize("seat", range(3))
def test_the_greedy_bot_picks_together_with_others(seat: int) -> None:
    from tests.engine.toy import BIDS

    table = Table(BIDS, 3, Rng(1))
    table.play(GreedyBot(Rng(2)).choose(table.view(seat), BUDGET), seat)
    assert seat not in table.waiting_for()
