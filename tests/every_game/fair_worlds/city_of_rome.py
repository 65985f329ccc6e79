"""What a viewer of City of Rome cannot know, and all ways it could be, counted card by card.

Written from the rulings and not from `memory.py` or `secrets.py`, so that they can be compared. Every single card
that was drawn in secret is followed through every choice that somebody could have made with it; cards are dealt one
by one to those that are still unknown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import prod
from typing import Final, cast

from aedilis import Position, Rng
from aedilis.games.city_of_rome.data.components import DECK_OF, IDS
from aedilis.games.city_of_rome.fields import Table
from aedilis.games.city_of_rome.rules.state import State

SECRETS: Final = True  # a game without any says so, and needs nothing else in this file

World = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]


def world_of(position: Position) -> World:
    """All cards of a true position that could be hidden from somebody, and where they are."""
    at = cast(State, position)
    secrets = tuple(tuple(sorted(player.secrets)) for player in at.players)
    return secrets, at.under, tuple(sorted(at.drawn))


def possible_worlds(position: Position, viewer: int, limit: int) -> dict[World, int] | None:
    """Each world that looks the same to the viewer, with the number of ways to it; None if there are too many."""
    at = cast(State, position)
    cards = Cards(at, viewer)
    courses = [Course({}, ((),) * at.seats, (), (), 1)]
    for happening in happenings(at):
        courses = [then for course in courses for then in cards.go_on(course, happening)]
        if len(courses) > 10 * limit:
            return None
    worlds: Counter[World] = Counter()
    for course in courses:
        unknown = [card for place in (*course.hands, course.drawn, course.under) for card in place]
        unknown = [card for card in dict.fromkeys(unknown) if cards.face(course, card) is None]
        if prod(len(cards.left_for(course, card)) for card in unknown) > limit:
            return None
        for dealt in cards.deal(course, unknown):
            worlds[cards.world(dealt)] += dealt.ways
        if len(worlds) > limit:
            return None
    return worlds


@dataclass(frozen=True)
class Happening:
    seat: int
    what: str
    kind: int


def happenings(at: State) -> list[Happening]:
    """All that was done with secret cards, as the readable text tells it."""
    words = [entry.split() for entry in Table.describe(at)["trail"]]
    told = [Happening(int(who[0]) if who else -1, what, IDS.index(card)) for *who, what, card in words]
    return [happening for happening in told if happening.what != "passed"]


@dataclass(frozen=True)
class Course:
    """One way things can have gone: cards are numbers, in the order they were drawn."""

    faces: dict[int, int]  # what the viewer did not know at first
    hands: tuple[tuple[int, ...], ...]
    drawn: tuple[int, ...]
    under: tuple[int, ...]
    ways: int
    number: int = 0  # of cards drawn so far


class Cards:
    """The cards that were ever drawn in secret, as far as the viewer has seen them when they were drawn."""

    def __init__(self, at: State, viewer: int) -> None:
        self.viewer = viewer
        self.order = [(at.starter - 1 - n) % at.seats for n in range(at.seats)]
        self.deck: list[int] = []
        self.seen: list[int | None] = []
        self.unseen = Counter(card for deck in at.decks for card in deck)
        told = happenings(at)
        for happening, known in [*self.dealt(at, told), *((h, h.seat == viewer) for h in told if h.what == "drew")]:
            self.deck.append(DECK_OF[happening.kind])
            self.seen.append(happening.kind if known else None)
            self.unseen[happening.kind] += not known

    def dealt(self, at: State, told: list[Happening]) -> list[tuple[Happening, bool]]:
        """Who drafts sees all cards but those already picked; these come first here."""
        dealt = [happening for happening in told if happening.what == "dealt"]
        before = self.order[: self.order.index(self.viewer)] if self.viewer in self.order else self.order
        picked = {happening.seat: happening.kind for happening in told if happening.what == "picked"}
        looking = at.seat if at.seat >= 0 else self.order[0]  # the first one sees them while they are dealt
        arrived = self.viewer in picked or (at.round == 0 and looking == self.viewer and bool(at.drawn))
        gone = [picked[seat] for seat in before if seat in picked]
        first = [next(h for h in dealt if h.kind == kind) for kind in gone]
        rest = list((Counter(dealt) - Counter(first)).elements())
        return [(happening, False) for happening in first] + [(happening, arrived) for happening in rest]

    def face(self, course: Course, card: int) -> int | None:
        return course.faces.get(card, self.seen[card])

    def left_for(self, course: Course, card: int) -> dict[int, int]:
        """The cards with that back that nobody has seen anywhere, and how many there are of each."""
        left = self.unseen - Counter(course.faces.values())
        return {kind: copies for kind, copies in left.items() if DECK_OF[kind] == self.deck[card]}

    def go_on(self, course: Course, happening: Happening) -> Iterator[Course]:
        seat, what, kind = happening.seat, happening.what, happening.kind
        if what in ("dealt", "drew"):
            yield replace(course, drawn=(*course.drawn, course.number), number=course.number + 1)
            return
        public = what in ("offered", "built") or seat == self.viewer
        for card in self.candidates(course, happening):
            for now in self.turn(course, card, kind) if public else [course]:
                yield self.move(now, card, seat, what)

    def candidates(self, course: Course, happening: Happening) -> list[int]:
        seat, what = happening.seat, happening.what
        deck = DECK_OF[happening.kind]
        if what in ("fetched", "offered"):
            return [next(card for card in course.under if self.deck[card] == deck)]
        if what == "built":
            return [card for card in course.hands[seat] if self.deck[card] == deck]
        early = what == "picked" and self.viewer in self.order
        if early and self.order.index(seat) < self.order.index(self.viewer):
            return [min(course.drawn)]
        return list(course.drawn)

    def turn(self, course: Course, card: int, kind: int) -> list[Course]:
        """The card turns out to be of that kind, if it can be."""
        face = self.face(course, card)
        if face is not None:
            return [course] if face == kind else []
        copies = self.left_for(course, card).get(kind, 0)
        return [replace(course, faces=course.faces | {card: kind}, ways=course.ways * copies)] if copies else []

    def move(self, course: Course, card: int, seat: int, what: str) -> Course:
        hands = [tuple(other for other in hand if other != card) for hand in course.hands]
        drawn = tuple(other for other in course.drawn if other != card)
        under = tuple(other for other in course.under if other != card)
        if what == "fetched":
            drawn = (*drawn, card)
        elif what == "laid":
            under = (*under, card)
        elif what in ("picked", "kept"):
            hands[seat] = (*hands[seat], card)
        return replace(course, hands=tuple(hands), drawn=drawn, under=under)

    def deal(self, course: Course, cards: list[int]) -> Iterator[Course]:
        if not cards:
            yield course
            return
        for kind in self.left_for(course, cards[0]):
            for turned in self.turn(course, cards[0], kind):
                yield from self.deal(turned, cards[1:])

    def world(self, course: Course) -> World:
        def kinds(cards: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(cast(int, self.face(course, card)) for card in cards)

        hands = tuple(tuple(sorted(kinds(hand))) for hand in course.hands)
        return hands, kinds(course.under), tuple(sorted(kinds(course.drawn)))


def happens_to_be(position: Position, option: int, random: Rng) -> bool:
    """Whether somebody who takes one of the secret cards with a back at random builds just this one."""
    at = cast(State, position)
    after = cast(State, position.copy())
    after.play(option)
    built = [h for h in happenings(after)[len(happenings(at)) :] if h.what == "built"]
    for happening in built:
        cards = [card for card in at.players[happening.seat].secrets if DECK_OF[card] == DECK_OF[happening.kind]]
        if cards[random.below(len(cards))] != happening.kind:
            return False
    return True
