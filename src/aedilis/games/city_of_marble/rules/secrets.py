"""What a seat may not know in City of Marble, blanked; and views filled again with a world that fits them.

Secret are the values of bridge tiles: who took one knows it, nobody knows those that still lie or the one that was left
out. So any way to deal the values a viewer has not seen to the tiles of others is equally likely.
"""

from __future__ import annotations

from aedilis.engine.position import ALL, OVER
from aedilis.engine.rng import Rng
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules.state import State


def blank(view: State, viewer: int) -> None:
    """Turns a copy of the true position into what the viewer may know of it; at the end all bridges are shown."""
    if view.viewer != ALL:
        raise ValueError("only the true position can be seen by another seat")
    view.viewer = viewer
    if view.seat != OVER:
        for seat in range(view.seats):
            player = view.players[seat]
            if seat != viewer and player.bridges:
                for value in player.bridges:
                    view.bag[value] += 1
                player.bridges = (c.UNKNOWN,) * len(player.bridges)
    if view.phase == p.LAY and view.seat != viewer:  # it is nobody else's business what is being prepared
        view.drop_prepared()


def fill(world: State, random: Rng) -> None:
    """Turns a copy of a view into a true position: every way to deal the unseen values is equally likely."""
    for player in world.players:
        if c.UNKNOWN in player.bridges:
            player.bridges = tuple(sorted([dealt(world, random) for _ in player.bridges]))
    world.viewer = ALL


def dealt(world: State, random: Rng) -> int:
    value = drawn_value(world.bag, random)
    world.bag[value] -= 1
    return value


def drawn_value(bag: list[int], random: Rng) -> int:
    """One of the tiles in the bag, each equally likely."""
    at = random.below(sum(bag))
    value = 0
    while at >= bag[value]:
        at -= bag[value]
        value += 1
    return value
