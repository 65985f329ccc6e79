"""What observations mean may not change in silence: the version of a layout rises with it."""

from __future__ import annotations

import hashlib
import json

import pytest

import aedilis
from aedilis import Game
from aedilis.envs import layout, observation_of

# By game: the version of its layout, and a digest of names, sizes, descriptions and scales of all its parts.
LAYOUTS = {
    "builders-antiquity": (2, "bd136db7a510"),
    "carpe-diem": (1, "1877aec2f051"),
    "city-of-marble": (1, "4ee9ff19d134"),
    "city-of-rome": (1, "20d189fac3fa"),
    "foundations-of-rome": (2, "17768fddaf6a"),
}


def digest_of(game: Game) -> str:
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
    assert found == LAYOUTS.get(game.slug), (
        f"the layout of observations of {game.slug} is not what it was: raise the version in its observation.py (the"
        f" third argument of View), unless only words are otherwise, and write it here with its digest, {found[1]!r}"
    )


@pytest.mark.parametrize("game", aedilis.all_games(), ids=lambda game: game.slug)
def test_a_layout_knows_its_version(game: Game) -> None:
    for seats in game.seats:
        assert layout(game.slug, seats).version == observation_of(game).version >= 1
