"""What a seat may not know in Carpe Diem, blanked; and views filled again with a world that fits them.

Secret are the order of all stocks and the fountain cards: those in hand until the end, those just drawn, and those
laid under the stack, of which only whoever laid them knows what they are. They never come out again, as there are more
cards than all fountains draw. So a viewer knows all it has seen from its own hand and from what it laid back, and any
way to deal the rest to all other backs is equally likely.
"""

from __future__ import annotations

from aedilis.engine.position import ALL, OVER
from aedilis.engine.rng import Rng
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.state import State


def blank(view: State, viewer: int) -> None:
    """Turns a copy of the true position into what the viewer may know of it; at the end all hands are shown."""
    if view.viewer != ALL:
        raise ValueError("only the true position can be seen by another seat")
    view.viewer = viewer
    if view.seat != OVER:
        for seat in range(view.seats):
            player = view.players[seat]
            if seat != viewer and player.cards:
                player.cards = face_down(view, player.cards)
    if view.turn != viewer and view.drawn:
        view.drawn = face_down(view, view.drawn)
    if view.returned:
        view.returned = tuple([returned_as_seen(view, card, viewer) for card in view.returned])
    view.fountains.sort()
    turns_first_tile = view.phase == p.TURN and view.players[view.seat].occupied == 0
    if view.seat != viewer and not turns_first_tile:  # it goes on the shovel, as everybody knows
        view.drop_prepared()


def face_down(view: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Backs; which cards they are could be any that the viewer cannot place."""
    view.fountains += cards
    return (c.UNKNOWN,) * len(cards)


def returned_as_seen(view: State, card: int, viewer: int) -> int:
    seat = card // (c.KINDS + 1)
    if seat == viewer:
        return card
    view.fountains.append(card % (c.KINDS + 1))
    return seat * (c.KINDS + 1) + c.UNKNOWN


def fill(world: State, random: Rng) -> None:
    """Turns a copy of a view into a true position: every way to deal the unseen cards is equally likely."""
    for player in world.players:
        if c.UNKNOWN in player.cards:
            player.cards = turned_up(world, player.cards, random)
    if c.UNKNOWN in world.drawn:
        world.drawn = turned_up(world, world.drawn, random)
    world.returned = tuple(
        [
            card - c.UNKNOWN + dealt(world, random) if card % (c.KINDS + 1) == c.UNKNOWN else card
            for card in world.returned
        ]
    )
    world.viewer = ALL


def turned_up(world: State, cards: tuple[int, ...], random: Rng) -> tuple[int, ...]:
    return tuple(sorted([dealt(world, random) for _ in cards]))


def dealt(world: State, random: Rng) -> int:
    return world.fountains.pop(random.below(len(world.fountains)))
