"""A good player's advice: finish what can be finished, leave alone what cannot, and end the game by points."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from tests.games.builders_antiquity.positions import GAME, player, position

from aedilis import CHANCE, OVER, Position, Rng
from aedilis.bots import BOTS, UNHURRIED
from aedilis.games.builders_antiquity.advice.fast_player import sites_within_reach
from aedilis.games.builders_antiquity.advice.heuristics import HEURISTICS
from aedilis.games.builders_antiquity.data.components import (
    BUILDING_IDS,
    HAND_IDS,
    LAST_ROUND_POINTS,
    NEED,
    SUPPLY,
    WORKERS,
)
from aedilis.games.builders_antiquity.rules.player import covers, useful
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity


def hurried_game(seats: int, number: int) -> Iterator[tuple[BuildersAntiquity, int]]:
    """A game in which everybody is in a hurry: every position with the option chosen in it; at last the end."""
    at, random = GAME.new(seats), Rng(7, number)
    while at.seat != OVER:
        assert isinstance(at, BuildersAntiquity)
        option = HEURISTICS.pick(at, random)
        yield at, option
        at = at.copy()
        at.play(option)
    assert isinstance(at, BuildersAntiquity)
    yield at, -1


@pytest.mark.parametrize("seats", GAME.seats)
def test_hurried_players_choose_legal_options_and_end_their_games_by_points(seats: int) -> None:
    by_points = 0
    for number in range(40):
        *moments, (end, _) = hurried_game(seats, number)
        assert all(option in at.options() for at, option in moments)
        by_points += max(one.points for one in end.players) >= LAST_ROUND_POINTS
    assert by_points >= 38


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_hurried_player_sends_nobody_where_the_pool_cannot_finish(seats: int) -> None:
    sent = 0
    for number in range(20):
        for at, option in hurried_game(seats, number):
            notation = GAME.notation(at, option) if option >= 0 and at.seat >= 0 else ""
            if notation.startswith("send"):
                me = at.players[at.seat]
                sent += 1
                assert sites_within_reach(me, at.supply_of_all(at.seat, me.pool))
    assert sent > 100


def favourite(at: Position) -> str:
    options = at.options()
    ranking = HEURISTICS.ranking(at, options)
    return GAME.notation(at, options[ranking.index(max(ranking))])


@pytest.mark.parametrize("hand", ["master-1", "master-2", "master-3", "master-4"])
def test_a_building_that_one_hand_finishes_is_finished(hand: str) -> None:
    for building in ("house", "market", "quarry", "watering-trough"):
        at = position(player(hand, sites=building, money=20))
        assert isinstance(at, BuildersAntiquity)
        if covers(SUPPLY[HAND_IDS.index(hand)], NEED[BUILDING_IDS.index(building)]):
            assert favourite(at) == f"send {hand}"


def test_nobody_is_sent_where_nothing_of_theirs_is_missing() -> None:
    """The beginner's mistake: a worker stuck on a site that cannot be finished."""
    for hand, building in product(HAND_IDS[:WORKERS], BUILDING_IDS):
        if not useful(SUPPLY[HAND_IDS.index(hand)], NEED[BUILDING_IDS.index(building)]):
            assert not favourite(position(player(hand, sites=building))).startswith("send")


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_faber_ends_its_games_by_points(seats: int) -> None:
    """Not by a stalemate, in 99 of 100 games."""
    by_points = 0
    for number in range(100):
        at, random = GAME.new(seats), Rng(8, 10 * number)
        bots = [BOTS["faber"](Rng(8, 10 * number + 1 + seat)) for seat in range(seats)]
        while at.seat != OVER:
            at.play(at.pick(random) if at.seat == CHANCE else bots[at.seat].choose(at.seen_by(at.seat), UNHURRIED))
        assert isinstance(at, BuildersAntiquity)
        by_points += max(one.points for one in at.players) >= LAST_ROUND_POINTS
    assert by_points >= 99
