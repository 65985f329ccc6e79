"""A small game with picks made together: all bid in secret for a prize, the highest bid that is alone wins it.

Each seat holds the cards 1 to 4 without that of its own number; a card that was bid is gone. Written for the tests of
the table, in plain Python: a compiled position cannot have a subclass in Python, so the engine must be plain, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from aedilis import ALL, CHANCE, OVER, Action, Fact, Game, Line, Position, Rng
from aedilis.engine.bits import lowest, members
from aedilis.engine.game import Speech

CARDS: Final = 4
PRIZES: Final = 3
NONE: Final = 0
DOUBLE: Final = CARDS + 1  # an option of the game with stakes
HIDDEN: Final = 9  # in a view: a bid that only its owner knows


class Bids(Position):
    __slots__ = ("bids", "hands", "points", "prize", "rounds")

    bids: list[int]  # by seat, of this round
    hands: list[int]  # by seat: the set of cards
    points: list[int]
    prize: int
    rounds: int  # still to be played, with this one

    # -- the rules ----------------------------------------------------------------------------------------

    def open_round(self) -> None:
        self.seat = CHANCE
        self.base, self.choices, self.together = 0, (1 << PRIZES) - 1, 0
        self.prize = 0
        self.bids = [NONE] * self.seats

    def ask(self) -> None:
        """The first of those who still have to choose; the others may choose before, at a table."""
        self.seat = lowest(self.together)
        self.base, self.choices = 0, self.hands[self.seat]

    def play(self, option: int) -> None:
        if self.seat == CHANCE:
            self.prize = option + 1
            self.together = (1 << self.seats) - 1
            self.ask()
            return
        self.bids[self.seat] = option
        self.together &= ~(1 << self.seat)
        if self.together:
            self.ask()
        else:
            self.reveal()

    def reveal(self) -> None:
        for seat, bid in enumerate(self.bids):
            self.hands[seat] &= ~(1 << bid)
        alone = [bid for bid in self.bids if self.bids.count(bid) == 1]
        if alone:
            self.points[self.bids.index(max(alone))] += self.prize
        self.rounds -= 1
        if self.rounds:
            self.open_round()
        else:
            self.seat, self.choices = OVER, 0

    def options_of(self, seat: int) -> list[int]:
        if seat < 0 or self.viewer not in (ALL, seat):
            return []
        return members(self.hands[seat]) if self.together >> seat & 1 else []

    def lets_out(self, option: int) -> bool:
        """Chance, and the last bid."""
        return self.seat == CHANCE or self.together == 1 << self.seat

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        """Prizes come again and again."""
        return source == 0

    def scores(self) -> list[int]:
        return self.points[:]

    def merit(self, seat: int) -> list[int]:
        return [self.points[seat]]

    def weight(self, choice: int) -> int:
        """Small prizes are more frequent."""
        return 3 - choice

    # -- what is known ------------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> Bids:
        view = self.copy()
        view.viewer = seat
        if self.together:
            view.bids = [bid if owner == seat or bid == NONE else HIDDEN for owner, bid in enumerate(self.bids)]
        view.choices = self.choices if self.seat == seat else 0
        return view

    def imagine(self, random: Rng) -> Bids:
        world = self.copy()
        world.viewer = ALL
        world.bids = [random.member(self.hands[seat]) if bid == HIDDEN else bid for seat, bid in enumerate(self.bids)]
        if world.together:
            world.ask()
        return world

    # -- plain data ---------------------------------------------------------------------------------------

    def copy(self) -> Bids:
        twin = type(self)()
        twin.restore(self.parts())
        return twin

    def parts(self) -> list[list[int]]:
        numbers = [self.seats, self.seat, self.viewer, self.base, self.choices, self.together, self.prize, self.rounds]
        return [numbers, self.bids, self.hands, self.points]

    def restore(self, parts: list[list[int]]) -> None:
        numbers, self.bids, self.hands, self.points = (part[:] for part in parts)
        self.more_base = self.more = 0
        self.seats, self.seat, self.viewer, self.base, self.choices, self.together, self.prize, self.rounds = numbers


class Stakes(Bids):
    """The same with a pick that is composed: who doubles before bidding gets the prize twice."""

    __slots__ = ("doubled",)

    doubled: int  # set of seats, of this round

    def open_round(self) -> None:
        super().open_round()
        self.doubled = 0

    def ask(self) -> None:
        super().ask()
        self.choices |= 0 if self.doubled >> self.seat & 1 else 1 << DOUBLE

    def play(self, option: int) -> None:
        if self.seat >= 0 and option == DOUBLE:
            self.doubled |= 1 << self.seat
            self.ask()
        else:
            super().play(option)

    def reveal(self) -> None:
        doubled, before = self.doubled, self.points[:]
        super().reveal()
        for seat in members(doubled):
            self.points[seat] += self.points[seat] - before[seat]

    def options_of(self, seat: int) -> list[int]:
        bids = super().options_of(seat)
        return [*bids, DOUBLE] if bids and not self.doubled >> seat & 1 else bids

    def parts(self) -> list[list[int]]:
        return [*super().parts(), [self.doubled]]

    def restore(self, parts: list[list[int]]) -> None:
        super().restore(parts[:-1])
        self.doubled = parts[-1][0]


def begin(seats: int, variants: Mapping[str, str]) -> Bids:
    return prepare(Bids(), seats, variants)


def begin_stakes(seats: int, variants: Mapping[str, str]) -> Bids:
    return prepare(Stakes(), seats, variants)


def prepare(position: Bids, seats: int, variants: Mapping[str, str]) -> Bids:
    position.seats, position.viewer = seats, ALL
    position.more_base = position.more = 0
    position.hands = [0b11110 & ~(1 << seat + 1) for seat in range(seats)]
    position.points = [0] * seats
    position.rounds = 2 if variants["length"] == "long" else 1
    position.open_round()
    return position


def facts(before: Position, option: int, after: Position) -> list[Fact]:
    old, new = cast(Bids, before), cast(Bids, after)
    if old.seat == CHANCE:
        return [Fact("prize", CHANCE, {"prize": option + 1})]
    told = [Fact("chooses", old.seat, {"bid": option}, 1 << old.seat)]
    if not new.together:
        bids = [*old.bids[: old.seat], option, *old.bids[old.seat + 1 :]]
        told += [Fact("bids", seat, {"bid": bid}) for seat, bid in enumerate(bids)]
    return told


def sheet(position: Position, seat: int) -> list[Line]:
    return [Line("prizes", position.scores()[seat], {})]


def describe(position: Position) -> dict[str, Any]:
    return {"parts": position.parts()}


def parse(data: dict[str, Any]) -> Bids:
    position = Bids()
    position.restore(data["parts"])
    return position


class PlainSpeech(Speech):
    def prompt(self, position: Position, names: Sequence[str]) -> str:
        return f"{names[position.seat]} bids."

    def seat_names(self, seats: int) -> list[str]:
        return ["Ada", "Bob", "Cem"][:seats]


BIDS: Final = Game(
    slug="bids",
    name="Bids",
    seats=range(2, 4),
    version=1,
    digest="toy",
    position=Bids,
    begin=begin,
    longest=lambda seats: 2 * (1 + seats),
    actions=[Action(f"bid {card}", "bid", f"hand:{card}") for card in range(CARDS + 1)],
    outcomes=[Action(f"prize {prize + 1}", "prize") for prize in range(PRIZES)],
    facts=facts,
    sheet=sheet,
    describe=describe,
    parse=parse,
    speech=PlainSpeech,
    package=__name__,
    variants={"length": ["long", "short"]},
)
STAKES: Final = replace(
    BIDS,
    slug="stakes",
    position=Stakes,
    begin=begin_stakes,
    longest=lambda seats: 2 * (1 + 2 * seats),
    actions=[*BIDS.actions, Action("double", "double", prepares=True)],
)
