"""What observations mean may not change in silence: the version of a layout rises with it."""

from __future__ import annotations

import hashlib
import json

import pytest
from tests.every_game.about import about

import aedilis
from aedilis import Game
from aedilis.envs import layout, observation_of


def digest_of(game: Game) -> str:
    """Of names, sizes, descriptions and scales of all its parts."""
    observation = observation_of(game)
    blocks = [
        [[part.name, part.size, part.about, part.most, list(part.names), part.least] for part in block]
        for block in (observation.common, observation.each)
    ]
    return hashlib.blake2b(json.dumps(blocks).encode(), digest_size=6).hexdigest()


@pytest.mark.parametrize("game", aedilis.all_games(), ids=lambda game: game.slug)
def test_a_layout_that_changes_has_a_new_version(game: Game) -> None:
    """A number that is counted otherwise needs one too: no digest tells that, but `test_promises.py` may."""
    found = observation_of(game).version, digest_of(game)
    assert found == about(game, "promises").LAYOUT, (
        f"the layout of observations of {game.slug} is not what it was: raise the version in its observation.py (the"
        f" third argument of View), unless only words are otherwise, and write it in tests/every_game/promises with its"
        f" digest, {found[1]!r}"
    )


@pytest.mark.parametrize("game", aedilis.all_games(), ids=lambda game: game.slug)
def test_a_layout_knows_its_version(game: Game) -> None:
    for seats in game.seats:
        assert layout(game.slug, seats).version == observation_of(game).version >= 1
