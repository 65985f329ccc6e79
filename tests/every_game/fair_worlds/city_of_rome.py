"""What a viewer of City of Rome cannot know, and all ways it could be, counted card by card.

Written from the rulings and not from `secrets.py`, so that the two can be compared. Only whether a viewer can still
tell what is left of the draft is read from the position; the tests of ruling 32 in tests/games are about that.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from math import prod
from typing import cast

from aedilis import Position
from aedilis.games.city_of_rome.components import DECK_OF, EMPTY, SLOT
from aedilis.games.city_of_rome.state import State

Place = tuple[str, int, int]  # ("secret", seat, which), ("under", which, 0), ("drawn", which, 0)
World = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]


def world_of(position: Position) -> World:
    """All cards of a true position that could be hidden from somebody, and where they are."""
    at = cast(State, position)
    secrets = tuple(tuple(sorted(player.secrets)) for player in at.players)
    return secrets, tuple(card % SLOT for card in at.under), tuple(sorted(at.drawn))


def possible_worlds(position: Position, viewer: int, limit: int) -> dict[World, int] | None:
    """Each world that looks the same to the viewer, with the number of ways to deal it; None if there are too many."""
    passed, unseen = hidden_places(cast(State, position), viewer)
    deals: list[list[tuple[dict[Place, int], int]]] = []
    if passed:
        orders = Counter(permutations([card for _, card in passed]))
        deals.append([(dict(zip(dict(passed), order, strict=True)), ways) for order, ways in orders.items()])
    for deck, shuffled in enumerate(cast(State, position).decks):
        places = [place for place, card in unseen if DECK_OF[card] == deck]
        pool = Counter(shuffled) + Counter(card for _, card in unseen if DECK_OF[card] == deck)
        if len(pool) ** len(places) > limit:
            return None
        deals.append(list(ways_to_deal(pool, places)))
    if prod(map(len, deals)) > limit:
        return None
    worlds: Counter[World] = Counter()
    for dealt in product(*deals):
        cards = {place: card for assigned, _ in dealt for place, card in assigned.items()}
        worlds[world_with(cast(State, position), cards)] += prod(ways for _, ways in dealt)
    return worlds


def hidden_places(at: State, viewer: int) -> tuple[list[tuple[Place, int]], list[tuple[Place, int]]]:
    """Cards the viewer passed on in the draft and that nobody has shown since; and cards it has never seen."""
    order = [(at.starter - 1 - n) % at.seats for n in range(at.seats)]
    after = order[order.index(viewer) + 1 :] if viewer in order else []
    drafting = at.round == 0
    looking = (at.seat if at.seat >= 0 else order[0]) if drafting else at.builders[at.space]
    remembers = viewer >= 0 and not at.lost >> viewer & 1
    passed: list[tuple[Place, int]] = []
    unseen: list[tuple[Place, int]] = []
    for seat, hand in enumerate(world_of(at)[0]):
        drafted = at.players[seat].draft if seat in after and remembers else EMPTY
        for which, card in enumerate(hand):
            if seat != viewer:
                known = which == (hand.index(drafted) if drafted in hand else -1)
                (passed if known else unseen).append((("secret", seat, which), card))
    for which, card in enumerate(at.under):
        if viewer < 0 or not card // SLOT >> viewer & 1:
            unseen.append((("under", which, 0), card % SLOT))
    for which, card in enumerate(at.drawn):
        if looking != viewer:
            (passed if drafting and looking in after else unseen).append((("drawn", which, 0), card))
    return passed, unseen


def ways_to_deal(pool: Counter[int], places: list[Place]) -> list[tuple[dict[Place, int], int]]:
    if not places:
        return [({}, 1)]
    dealt = []
    for card, copies in pool.items():
        if copies:
            for others, ways in ways_to_deal(pool - Counter([card]), places[1:]):
                dealt.append(({places[0]: card, **others}, copies * ways))
    return dealt


def world_with(at: State, cards: dict[Place, int]) -> World:
    secrets, under, _ = world_of(at)
    return (
        tuple(
            tuple(sorted(cards.get(("secret", seat, which), card) for which, card in enumerate(hand)))
            for seat, hand in enumerate(secrets)
        ),
        tuple(cards.get(("under", which, 0), card) for which, card in enumerate(under)),
        tuple(sorted(cards.get(("drawn", which, 0), card) for which, card in enumerate(at.drawn))),
    )


def gives_up(before: Position, after: Position, viewer: int) -> bool:
    """What City of Rome says it forgets: the draft once it is in doubt, cards laid under a deck that others draw."""
    old, new = cast(State, before), cast(State, after)
    if viewer < 0:
        return False
    known = [card for card in old.under if card // SLOT >> viewer & 1 and card not in new.under]
    return new.lost >> viewer & 1 > old.lost >> viewer & 1 or bool(known)
