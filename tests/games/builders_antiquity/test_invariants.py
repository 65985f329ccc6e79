"""What is kept for speed equals what is worked out anew, at every moment of a game."""

from __future__ import annotations

import pytest
from tests.games.builders_antiquity.positions import GAME
from tests.games.builders_antiquity.slow_rules import Table
from tests.games.builders_antiquity.test_slow_scorer import variants_of
from tests.plain_data import kept

from aedilis import OVER, Rng


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_read_again_is_the_same_down_to_what_is_derived(seats: int) -> None:
    for number in range(3):
        position, random = GAME.new(seats, **variants_of(11 * number)), Rng(number, seats)
        while position.seat != OVER:
            assert kept(GAME.decode(position.encode())) == kept(position)
            assert len(kept(position)) > 30
            position.play(position.pick(random))


@pytest.mark.parametrize("seats", [2, 4])
def test_no_site_lies_there_complete(seats: int) -> None:
    for number in range(3):
        position, random = GAME.new(seats, **variants_of(13 * number)), Rng(number, 7)
        while position.seat != OVER:
            position.play(position.pick(random))
            if position.seat >= 0:
                at = Table(GAME.describe(position))
                assert not any(at.is_complete(site, crew) for site, crew in at.sites.items())
