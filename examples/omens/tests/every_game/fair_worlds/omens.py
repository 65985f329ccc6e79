"""What a viewer of Omens cannot know: the omens that others keep, and the one that somebody looks at."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final

from aedilis import OVER, Position, Rng
from aedilis.games.omens.fields import Table

SECRETS: Final = True
SECRET_DECISIONS: Final = True

World = tuple[tuple[str, ...], ...]  # by seat: what it looks at, and what it keeps


def world_of(position: Position) -> World:
    players = Table.describe(position)["player"]
    return tuple(tuple(sorted(player[where])) for player in players for where in ("drawn", "kept"))


def possible_worlds(position: Position, viewer: int, limit: int) -> dict[World, int] | None:
    """Each world that looks the same to the viewer; None if there are too many. All are equally likely."""
    true = world_of(position)
    if position.seat == OVER:
        return {true: 1}
    hidden = [n // 2 != viewer for n in range(len(true))]
    unseen = {*Table.describe(position)["bag"], *(omen for n, omens in enumerate(true) if hidden[n] for omen in omens)}
    worlds: list[World] = [()]
    for n, omens in enumerate(true):
        dealt: list[World] = []
        for world in worlds:
            used = {omen for m, others in enumerate(world) if hidden[m] for omen in others}
            choices = combinations(sorted(unseen - used), len(omens)) if hidden[n] else [omens]
            dealt += [(*world, tuple(choice)) for choice in choices]
        worlds = dealt
        if len(worlds) > limit:
            return None
    return Counter(worlds)


def happens_to_be(position: Position, option: int, random: Rng) -> bool:
    """Whoever gives an omen away shows it, and nothing else comes to light."""
    return True
