"""What a viewer of Carpe Diem cannot know, and all ways it could be, counted card by card.

Written from the rulings and not from `secrets.py`, so that they can be compared. Whoever keeps or lays back a card
unseen may have chosen any, so every way to deal the cards that the viewer has not seen is as likely as any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import prod
from typing import Final, cast

from aedilis import OVER, Position, Rng
from aedilis.games.carpe_diem.data.components import KIND_IDS
from aedilis.games.carpe_diem.fields import Table
from aedilis.games.carpe_diem.rules.state import State

SECRETS: Final = True

World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[str, ...]]  # hands, drawn, laid back


def expand(entries: list[str]) -> tuple[str, ...]:
    """Cards one by one, sorted: "2 villa" are two."""
    words = [entry.rpartition(" ") for entry in entries]
    return tuple(sorted(name for number, _, name in words for _ in range(int(number or 1))))


def world_of(position: Position) -> World:
    """All fountain cards of a true position but those in the stack, and where they are."""
    data = Table.describe(position)
    hands = tuple(expand(player["fountain_cards"]) for player in data["player"])
    return hands, expand(data["turn"]["drawn"]), tuple(data["returned"])


def possible_worlds(position: Position, viewer: int, limit: int) -> dict[World, int] | None:
    """Each world that looks the same to the viewer, with the number of ways to it; None if there are too many."""
    at = cast(State, position)
    hands, drawn, returned = world_of(position)
    hidden: list[tuple[int, int]] = []  # place and number: a hand, what is drawn, or what was laid back
    if at.seat != OVER:
        hidden += [(seat, n) for seat in range(at.seats) if seat != viewer for n in range(len(hands[seat]))]
    if at.turn != viewer:
        hidden += [(at.seats, n) for n in range(len(drawn))]
    hidden += [(at.seats + 1, n) for n, card in enumerate(returned) if int(card.split()[0]) != viewer]
    places: list[list[str]] = [*map(list, hands), list(drawn), list(returned)]
    unseen = Counter(KIND_IDS[kind] for kind in at.fountains)
    unseen.update(places[place][n].split()[-1] for place, n in hidden)
    if prod(len(unseen) for _ in hidden) > 100 * limit:
        return None
    worlds: Counter[World] = Counter()
    for dealt, ways in deals(unseen, len(hidden)):
        for (place, n), card in zip(hidden, dealt, strict=True):
            places[place][n] = f"{returned[n].split()[0]} {card}" if place > at.seats else card
        sorted_hands = tuple(tuple(sorted(hand)) for hand in places[: at.seats])
        worlds[sorted_hands, tuple(sorted(places[at.seats])), tuple(places[at.seats + 1])] += ways
        if len(worlds) > limit:
            return None
    return worlds


def deals(cards: Counter[str], number: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every way to deal so many cards one after the other, with the number of ways to pick equal ones."""
    if number == 0:
        yield (), 1
        return
    for card, copies in sorted(cards.items()):
        if copies:
            for rest, ways in deals(cards - Counter([card]), number - 1):
                yield (card, *rest), ways * copies


def happens_to_be(position: Position, option: int, random: Rng) -> bool:
    """Nothing that was chosen in secret comes to light before the end."""
    return True
