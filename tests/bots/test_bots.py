"""Bots: they choose what is legal, by what they may know alone, and always the same with the same random numbers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.every_game.about import has_secrets
from tests.every_game.playing import Setting, every_game, every_seat_count, play, setting_of, some_moments

from aedilis import OVER, Game, Position, Rng, Table
from aedilis.bots import BOTS, Budget
from aedilis.bots.flat import FlatBot

BUDGET = Budget(40)
GAMES = 30  # that are looked through for secrets, at most
ROME = setting_of("city-of-rome", 2)

ALL_BOTS = {**BOTS, "flat": FlatBot}
every_bot = pytest.mark.parametrize("kind", ALL_BOTS)


def choice(kind: str, view: Position, seed: int = 1, budget: Budget = BUDGET) -> int:
    return ALL_BOTS[kind](Rng(seed)).choose(view, budget)


def decisions(setting: Setting, number: int = 0) -> Iterator[Position]:
    """Positions in which a player decides, of many kinds."""
    for moment in some_moments(play(setting, number), Rng(0, 8), 8):
        if moment.position.seat >= 0:
            yield moment.position


@every_bot
@every_seat_count
def test_a_bot_chooses_the_same_in_worlds_that_differ_only_in_what_it_cannot_see(kind: str, setting: Setting) -> None:
    """And it leaves the view as it was."""
    others = 0
    for game in range(GAMES):
        for number, position in enumerate(decisions(setting, game)):
            view = position.seen_by(position.seat)
            world = view.imagine(Rng(number, 9))
            others += world != position
            if world == position and game:
                continue  # of further games only what the seat cannot know is of interest
            before = view.key()
            chosen = choice(kind, view, number)
            assert chosen in position.options()
            assert view.key() == before
            assert choice(kind, world.seen_by(position.seat), number) == chosen
        if others > 1 or not has_secrets(*setting):
            return
    pytest.fail("nobody had secrets, so nothing was tested")


@every_bot
@pytest.mark.parametrize("budget", [Budget(0), Budget(1), Budget(3), Budget(10**6, 50), Budget(milliseconds=0)])
def test_any_budget_will_do(kind: str, budget: Budget) -> None:
    position = next(position for position in decisions(ROME) if position.count() > 1)
    assert choice(kind, position.seen_by(position.seat), budget=budget) in position.options()


# -- greedy ---------------------------------------------------------------------------------------------------


def game_against_random(game: Game, seats: int, number: int) -> list[int]:
    """The places after a game in which seat 0 is greedy and the others are not."""
    table = Table(game, seats, Rng(number))
    bots = [BOTS["greedy" if seat == 0 else "random"](Rng(number, seat + 1)) for seat in range(seats)]
    while (seat := table.position.seat) != OVER:
        table.play(bots[seat].choose(table.view(seat), BUDGET))
    return table.position.ranks()


@every_game
def test_the_greedy_bot_beats_random_play(game: Game) -> None:
    """With less to think than usual. By chance alone it would seldom win four games in a row, and two against many."""
    for seats in {game.seats[0], game.seats[-1]}:
        assert [game_against_random(game, seats, number)[0] for number in range(2)] == [1, 1]


def test_the_greedy_bot_takes_what_is_best_when_the_game_ends_with_it() -> None:
    position, best = next(
        (moment.position, best)
        for number in range(100)
        for moment in list(play(ROME, number))[-3:]
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
