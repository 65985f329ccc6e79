"""What a viewer of The Builders: Antiquity cannot know: nothing but the order of the decks, which chance decides."""

from __future__ import annotations

from typing import cast

from aedilis import Position, Rng
from aedilis.games.builders_antiquity.state import State

World = tuple[int, int]

FEWEST_WORLDS = 1  # there never are more


def world_of(position: Position) -> World:
    """The cards that nobody sees: those that lie face down in the two decks."""
    at = cast(State, position)
    return at.building_deck, at.worker_deck


def possible_worlds(position: Position, viewer: int, limit: int) -> dict[World, int] | None:
    """All other cards are in plain sight, so everybody knows which these are."""
    return {world_of(position): 1}


def happens_to_be(position: Position, option: int, random: Rng) -> bool:
    """Nobody takes anything that others cannot tell apart."""
    return True
