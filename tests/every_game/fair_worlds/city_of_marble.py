"""What a viewer of City of Marble cannot know, and all ways it could be, counted tile by tile.

Written from the rulings and not from `secrets.py`, so that they can be compared. Nobody chooses what a bridge is worth,
so every way to deal the tiles that the viewer has not seen is as likely as any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from aedilis import OVER, Position, Rng
from aedilis.games.city_of_marble.fields import Table

SECRETS: Final = True
SECRET_DECISIONS: Final = False  # what a bridge is worth comes by chance, and all else is open

World = tuple[tuple[str, ...], ...]  # by seat: the values of its bridges


def world_of(position: Position) -> World:
    return tuple(tuple(sorted(player["bridges"])) for player in Table.describe(position)["player"])


def possible_worlds(position: Position, viewer: int, limit: int) -> dict[World, int] | None:
    """Each world that looks the same to the viewer, with the number of ways to it; None if there are too many."""
    world = world_of(position)
    if position.seat == OVER:
        return {world: 1}
    others = [seat for seat in range(position.seats) if seat != viewer]
    unseen = Counter(str(value) for value in Table.describe(position)["bridge_tiles"])
    unseen.update(value for seat in others for value in world[seat])
    worlds: Counter[World] = Counter()
    for dealt, ways in deals(unseen, sum(len(world[seat]) for seat in others)):
        left = iter(dealt)
        worlds[
            tuple(tuple(sorted(next(left) for _ in own)) if seat in others else own for seat, own in enumerate(world))
        ] += ways
        if len(worlds) > limit:
            return None
    return worlds


def deals(tiles: Counter[str], number: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every way to deal so many tiles one after the other, with the number of ways to pick equal ones."""
    if number == 0:
        yield (), 1
        return
    for tile, copies in sorted(tiles.items()):
        if copies:
            for rest, ways in deals(tiles - Counter([tile]), number - 1):
                yield (tile, *rest), ways * copies


def happens_to_be(position: Position, option: int, random: Rng) -> bool:
    """Nothing that was chosen in secret comes to light before the end."""
    return True
