"""What is kept for speed equals what is worked out anew, and nothing gets lost, at every moment of a game."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.every_game.conservation.carpe_diem import everything, leaving, whereabouts
from tests.games.carpe_diem.positions import GAME
from tests.plain_data import kept

from aedilis import CHANCE, OVER, Rng
from aedilis.games.carpe_diem.rules.position import CarpeDiem

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
def test_a_position_read_again_is_the_same_down_to_what_is_derived(seats: int) -> None:
    for number, variants in enumerate(({}, {"frame-tasks": "rows"}, {"landscapes": "any-size"})):
        position, random = GAME.new(seats, **variants), Rng(number, seats)
        while position.seat != OVER:
            assert kept(GAME.decode(position.encode())) == kept(position)
            assert len(kept(position)) > 30
            position.play(position.pick(random))


@SEATS
def test_every_piece_is_somewhere_at_every_step(seats: int) -> None:
    for number in range(4):
        position, random = GAME.new(seats), Rng(number, seats)
        pieces = everything(seats)
        removed: Counter[str] = Counter()
        while position.seat != OVER:
            option = position.pick(random)
            gone = leaving(position, option)
            position.play(option)
            pieces -= gone
            removed += gone
            assert whereabouts(position) == pieces
        assert removed.total() == {2: 56, 3: 28, 4: 0}[seats]


@SEATS
def test_every_player_has_as_many_turns_and_scorings(seats: int) -> None:
    position, random = GAME.new(seats), Rng(seats, 5)
    turns: Counter[tuple[int, str]] = Counter()
    while position.seat != OVER:
        option = position.pick(random)
        if position.seat != CHANCE:
            turns[position.seat, GAME.action(position, option).verb] += 1
        position.play(option)
    for seat in range(seats):
        assert turns[seat, "take"] == 28
        assert turns[seat, "disc"] == 4
        assert turns[seat, "stand"] == 1


@SEATS
def test_nobody_is_asked_where_there_is_no_choice_but_for_tiles_and_cards(seats: int) -> None:
    """A tile is taken and a card given back by the player's own hand; all else that is forced happens by itself."""
    position, random = GAME.new(seats), Rng(seats, 6)
    assert isinstance(position, CarpeDiem)
    while position.seat != OVER:
        if position.seat >= 0 and position.count() == 1:
            assert GAME.action(position, position.options()[0]).verb in ("take", "return")
        position.play(position.pick(random))
