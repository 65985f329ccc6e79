"""What happened to the cards that not everybody has seen, and what a viewer can conclude from it.

The trail is all of it in order, one number an event. A viewer knows the cards it has seen itself and follows them
through the hands of the others: where one of several cards was taken in secret, each is as likely as any other. What
comes to light later rules some of that out and makes the rest more or less likely.
"""

from __future__ import annotations

from functools import lru_cache
from math import factorial, gcd
from typing import Final, NamedTuple

from aedilis.engine.bits import without
from aedilis.engine.rng import Rng
from aedilis.games.city_of_rome.data import components as c

# Events. Dealt cards and cards that come into the offer belong to no seat; theirs is 0.
DEALT: Final = 0  # to be shared in the opening draft
PICKED: Final = 1  # in the opening draft
PASSED: Final = 2  # in the opening draft: seen and left for the next
DRAWN: Final = 3  # by a school, from the shuffled cards
FETCHED: Final = 4  # by a school, from under the deck
KEPT: Final = 5  # by a school
LAID: Final = 6  # under the deck
OFFERED: Final = 7  # came into the offer from under the deck
BUILT: Final = 8  # out of the hand, where it was a secret

IN_PUBLIC: Final = (OFFERED, BUILT)


def event(what: int, seat: int, kind: int) -> int:
    return kind + c.SLOT * (seat + c.MOST_SEATS * what)


def what_of(event: int) -> int:
    return event // (c.SLOT * c.MOST_SEATS)


def seat_of(event: int) -> int:
    return event // c.SLOT % c.MOST_SEATS


def card_of(event: int) -> int:
    return event % c.SLOT


def in_order(trail: tuple[int, ...]) -> list[int]:
    """Cards drawn together are in no order: here they are sorted, so that equal trails look the same."""
    ordered: list[int] = []
    for entry in trail:
        at = len(ordered)
        if what_of(entry) == DEALT or what_of(entry) == DRAWN:
            while at and ordered[at - 1] // c.SLOT == entry // c.SLOT and ordered[at - 1] > entry:
                at -= 1
        ordered.insert(at, entry)
    return ordered


def back_of(kind: int) -> int:
    return c.UNKNOWN + c.DECK_OF[kind]


def is_known(card: int) -> bool:
    return card < c.UNKNOWN


def with_one_more(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(sorted((*cards, card)))


# -- the trail as one viewer saw it -------------------------------------------------------------------


def trail_seen_by(viewer: int, trail: tuple[int, ...]) -> tuple[int, ...]:
    """Backs only, for what others did in secret."""
    seen = []
    for entry in trail:
        what = what_of(entry)
        if what in IN_PUBLIC or (what != DEALT and seat_of(entry) == viewer):
            seen.append(entry)
        elif what != PASSED:
            seen.append(event(what, seat_of(entry), back_of(card_of(entry))))
    return tuple(seen)


# -- following the cards ------------------------------------------------------------------------------


class Guess(NamedTuple):
    """Where the cards may be that the viewer knows; all others are backs. Places without an order are sorted."""

    hands: tuple[tuple[int, ...], ...]  # by seat: the secret cards
    drawn: tuple[int, ...]
    under: tuple[int, ...]
    shown: tuple[int, ...]  # what backs turned out to be


Guesses = tuple[tuple[Guess, int], ...]  # with a weight
STRIDE: Final = 4  # events that are followed at a time
FINE: Final = 1000000  # how finely chance tells weights apart, twice


@lru_cache(maxsize=16384)
def follow(trail: tuple[int, ...], seats: int) -> Guesses:
    """All ways things can have gone, with the number of equally likely choices that lead there.

    Trails only grow, so what was worked out for the beginning of one is used again.
    """
    if not trail:
        return ((Guess(((),) * seats, (), (), ()), 1),)
    known = (len(trail) - 1) // STRIDE * STRIDE
    guesses = dict(follow(trail[:known], seats))
    for entry in trail[known:]:
        after: dict[Guess, int] = {}
        for guess, ways in guesses.items():
            for card, number in taken(guess, entry):
                then = moved(guess, entry, card)
                after[then] = after.get(then, 0) + ways * number
        guesses = after
    return tuple(guesses.items())


def taken(guess: Guess, entry: int) -> list[tuple[int, int]]:
    """The cards that the event may have been about, and how many there are of each where it was taken from."""
    what = what_of(entry)
    kind = card_of(entry)
    if what == DEALT or what == DRAWN:
        return [(kind, 1)]
    if what == FETCHED or what == OFFERED:
        first = first_under(guess.under, c.DECK_OF[kind])
        return [(first, 1)] if first in (kind, back_of(kind)) or (first >= 0 and not is_known(kind)) else []
    place = guess.hands[seat_of(entry)] if what == BUILT else guess.drawn
    if what == PASSED and back_of(kind) in place:
        cards = [back_of(kind)]  # of equal cards each is passed on once
    else:
        cards = [kind, back_of(kind)] if is_known(kind) else sorted(set(place))
    return [(card, place.count(card)) for card in cards if card in place and c.DECK_OF[card] == c.DECK_OF[kind]]


def first_under(under: tuple[int, ...], deck: int) -> int:
    for card in under:
        if c.DECK_OF[card] == deck:
            return card
    return c.EMPTY


def moved(guess: Guess, entry: int, took: int) -> Guess:
    """What is the case when that card was taken, which may turn out to be one that the viewer sees."""
    what = what_of(entry)
    kind = card_of(entry)
    card = kind if is_known(kind) else took
    hands, drawn, under, shown = guess
    if card != took:
        shown = with_one_more(shown, card)
    if what == PICKED or what == PASSED or what == KEPT or what == LAID:
        drawn = without(drawn, took)
    elif what == FETCHED or what == OFFERED:
        under = without(under, took)
    if what == DEALT or what == PASSED or what == DRAWN or what == FETCHED:
        drawn = with_one_more(drawn, card)
    elif what == LAID:
        under = (*under, card)
    elif what != OFFERED:
        seat = seat_of(entry)
        hand = without(hands[seat], took) if what == BUILT else with_one_more(hands[seat], card)
        hands = (*hands[:seat], hand, *hands[seat + 1 :])
    return Guess(hands, drawn, under, shown)


# -- what is likely -----------------------------------------------------------------------------------


def weighed(guesses: Guesses, viewer: int, sees_drawn: bool, hidden: list[int]) -> Guesses:
    """The guesses that can be true, with the number of ways to deal the cards that are hidden from the viewer."""
    if len({guess.shown for guess, _ in guesses}) == 1:
        return guesses  # then the same cards are left to deal
    weights = [weight_of(guess, ways, viewer, sees_drawn, hidden) for guess, ways in guesses]
    least = gcd(*weights)
    return tuple([(guesses[n][0], weights[n] // least) for n in range(len(guesses)) if weights[n]])


def weight_of(guess: Guess, ways: int, viewer: int, sees_drawn: bool, hidden: list[int]) -> int:
    rest = hidden[:]
    for card in hidden_cards(guess, viewer, sees_drawn):
        if card not in rest:
            return 0
        rest.remove(card)
    for deck in {c.DECK_OF[kind] for kind in hidden}:
        ways *= factorial(sum([1 for kind in rest if c.DECK_OF[kind] == deck]))
    for kind in guess.shown:
        rest.append(kind)
        ways *= rest.count(kind)
    return ways


def hidden_cards(guess: Guess, viewer: int, sees_drawn: bool) -> list[int]:
    """The cards that the viewer knows to be somewhere out of its sight."""
    places = [*guess.under, *([] if sees_drawn else guess.drawn)]
    for seat in range(len(guess.hands)):
        if seat != viewer:
            places += guess.hands[seat]
    return [card for card in places if is_known(card)]


def one_of(guesses: Guesses, random: Rng) -> Guess:
    total = sum([weight for _, weight in guesses])
    left = (random.below(FINE) * FINE + random.below(FINE)) * total // (FINE * FINE) if len(guesses) > 1 else 0
    for guess, weight in guesses:
        if left < weight:
            return guess
        left -= weight
    raise ValueError("nothing is possible")


# -- what is certain ----------------------------------------------------------------------------------


def certain(guesses: Guesses) -> Guess:
    """What all guesses have in common; the rest is backs."""
    hands, drawn, under, _ = guesses[0][0]
    for guess, _ in guesses[1:]:
        hands = tuple([common(hands[seat], guess.hands[seat]) for seat in range(len(hands))])
        drawn = common(drawn, guess.drawn)
        under = tuple([under[n] if under[n] == guess.under[n] else back_of(under[n]) for n in range(len(under))])
    return Guess(hands, drawn, under, ())


def common(cards: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    """Cards without an order: a card that is not in both is a back."""
    left = list(others)
    both = []
    for card in cards:
        if card in left:
            left.remove(card)
            both.append(card)
        else:
            both.append(back_of(card))
    return tuple(sorted(both))
