"""What is kept for speed equals what is worked out anew, and what must always hold does, at every moment of a game."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.city_of_marble.positions import GAME
from tests.plain_data import kept

from aedilis import CHANCE, OVER, Rng
from aedilis.games.city_of_marble.rules.geometry import OVERLAPPING
from aedilis.games.city_of_marble.rules.position import CityOfMarble

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
VARIANTS: tuple[dict[str, str], ...] = ({}, {"hills": "count", "hill-spaces": "barred"}, {"hills": "open"})


def new(seats: int, number: int) -> CityOfMarble:
    return cast(CityOfMarble, GAME.new(seats, **VARIANTS[number % 3]))


@SEATS
def test_a_position_read_again_is_the_same_down_to_what_is_derived(seats: int) -> None:
    for number in range(6):
        position, random = new(seats, number), Rng(number, seats)
        while position.seat != OVER:
            assert kept(GAME.decode(position.encode())) == kept(position)
            assert len(kept(position)) > 30
            position.play(position.pick(random))


@SEATS
def test_districts_never_overlap_and_are_kept_in_order(seats: int) -> None:
    for number in range(6):
        position, random = new(seats, number), Rng(number, seats + 10)
        while position.seat != OVER:
            position.play(position.pick(random))
        assert position.laid == sorted(position.laid)
        for one in position.laid:
            assert [other for other in position.laid if OVERLAPPING[one // 4] >> other // 4 & 1] == [one]


@SEATS
def test_every_turn_has_two_actions_but_for_the_last_and_extra_ones(seats: int) -> None:
    for number in range(8):
        position, random = new(seats, number), Rng(number, seats + 20)
        turns: list[tuple[int, int, bool]] = []  # seat, actions begun and paid for, whether it is a last one
        while position.seat != OVER:
            option = position.pick(random)
            verb = GAME.action(position, option).verb
            if position.seat != CHANCE and position.phase == 3:
                begins = verb in ("draw", "play", "extend", "recall")
                if not turns or turns[-1][0] != position.turn:
                    turns.append((position.turn, 0, position.last_turns > 0))
                seat, actions, last = turns[-1]
                turns[-1] = seat, actions + begins - (verb == "discard"), last
            position.play(option)
        for _, actions, last in turns[: -seats - 1]:
            assert actions == (1 if last else 2)


@SEATS
def test_nobody_is_asked_where_everybody_can_see_that_there_is_no_choice(seats: int) -> None:
    """Only an action is always the player's own to begin."""
    for number in range(8):
        position, random = new(seats, number), Rng(number, seats + 30)
        while position.seat != OVER:
            if position.seat >= 0 and position.count() == 1:
                assert GAME.describe(position)["decision"] in ("action", "lay")
            position.play(position.pick(random))
