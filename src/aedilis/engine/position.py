"""One moment of a game: who decides, what they may choose, and what comes of it. All games share this class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from aedilis.engine.bits import count, lowest, members, nth
from aedilis.engine.errors import IllegalOption, WrongSeats
from aedilis.engine.rng import Rng
from aedilis.engine.rooms import BOARD, find_in, package_of
from aedilis.engine.words import N_

CHANCE: Final = -1  # answers for every shuffled deck and bag
OVER: Final = -2  # nobody decides any more
NOBODY: Final = -3  # a viewer who holds no seat
ALL: Final = -4  # the viewer of the true position, from whom nothing is hidden
LARGEST: Final = (1 << 62) - 1  # of numbers that have no limit of their own


class Position:
    """A game's state as plain data. Subclasses hold the rules of one game.

    A decision is `seat`, `base` and `choices`: the legal options are `base + n` for every member n of the
    bitmask `choices`. It is worked out once, when the decision opens. Masks are fast up to 62 members, so a
    decision about more can have a second window on the action table, farther on: `more_base` and `more`.
    """

    __slots__ = ("base", "choices", "more", "more_base", "phase", "seat", "seats", "together", "viewer")

    seats: int  # how many play
    seat: int  # who decides now: 0..seats-1, CHANCE or OVER
    viewer: int  # ALL on the true position, else whose view this is
    phase: int  # what is decided, in games that declare their decisions
    base: int
    choices: int
    more_base: int
    more: int
    together: int  # picks made together: the set of seats that still have to choose, else 0

    # -- beginning --------------------------------------------------------------------------------

    def begin(self, seats: int, variants: Mapping[str, int]) -> None:
        """A new game with these variants: everything is laid out, and chance decides first."""
        self.lay_out(seats)
        for name, value in variants.items():
            setattr(self, name, value)
        self.prepare()
        self.reopen()

    def lay_out(self, seats: int) -> None:
        """The table before anything is shuffled out."""
        raise NotImplementedError

    def prepare(self) -> None:
        """What follows from the variants before the game begins."""

    def everybody(self) -> int:
        """The set of all seats."""
        return (1 << self.seats) - 1

    # -- deciding ---------------------------------------------------------------------------------

    def options(self) -> list[int]:
        """All legal options in rising order; on a view only when its viewer decides."""
        options = members(self.choices, self.base)
        if self.more:
            options += members(self.more, self.more_base)
        return options

    def options_of(self, seat: int) -> list[int]:
        """What a seat may choose now; with picks made together this holds for each seat that is still to choose."""
        return self.options() if seat == self.seat else []

    def count(self) -> int:
        """How many options there are."""
        return count(self.choices) + count(self.more)

    def weight(self, choice: int) -> int:
        """At CHANCE how many cards stand behind one of the choices."""
        return 1

    def weights(self) -> list[int] | None:
        """At CHANCE how many cards stand behind each option, in the order of `options()`; else None."""
        if self.seat != CHANCE:
            return None
        return [*[self.weight(choice) for choice in members(self.choices)], *[1] * count(self.more)]

    def pick(self, random: Rng) -> int:
        """One option at random, each equally likely; chance outcomes by their weights.

        The same for all games, so that playouts need not look it up: a game says in `pick_chance` how its decks answer.
        """
        if self.seat == CHANCE and self.viewer == ALL:
            return self.pick_chance(random)
        if self.more:
            return self.pick_of_two(random)
        if self.choices == 0:
            raise IllegalOption(N_("there is nothing to choose: the game is over, or this is the view of another seat"))
        return self.base + random.member(self.choices)

    def pick_of_two(self, random: Rng) -> int:
        """The same where a decision has two windows on the action table."""
        size = count(self.choices)
        at = random.below(size + count(self.more))
        return self.base + nth(self.choices, at) if at < size else self.more_base + nth(self.more, at - size)

    def pick_chance(self, random: Rng) -> int:
        """One of the choices by their weights."""
        all = 0
        choices = self.choices
        while choices:
            all += self.weight(lowest(choices))
            choices &= choices - 1
        choices = self.choices
        left = random.below(all) - self.weight(lowest(choices))
        while left >= 0:
            choices &= choices - 1
            left -= self.weight(lowest(choices))
        return self.base + lowest(choices)

    def source(self) -> int:
        """At CHANCE: which deck or bag answers, so that what came out of it can come out again."""
        return 0

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        """Whether all these may still come out of a deck or bag, whoever decides now."""
        return True

    def play(self, option: int) -> None:
        """Plays a legal option on this position; never raises for a legal one, never checks."""
        raise NotImplementedError

    def reopen(self) -> None:
        """Works out the options of the decision at hand anew."""
        raise NotImplementedError

    def lets_out(self, option: int) -> bool:
        """Whether playing this option shows somebody something that was hidden (free undo stops there)."""
        return self.seat == CHANCE

    def is_last(self, option: int) -> bool:
        """Whether the game is over after this option."""
        after = self.copy()
        after.play(option)
        return after.seat == OVER

    # -- counting ---------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Each seat's points as if the game ended now."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """1, 1, 3: places after the rulebook's tie-breaks, ties shared.

        Whoever is first has won. Who plays alone can be second, to somebody whom the rules play.
        """
        merits = [self.merit(seat) for seat in range(self.seats)]
        return [1 + sum(other > merit for other in merits) for merit in merits]

    def merit(self, seat: int) -> list[int]:
        """What places are decided by, the score first and then the tie-breaks; the larger the better."""
        return [self.scores()[seat]]

    # -- knowing ----------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> Self:
        """A copy with everything blanked that the seat may not know."""
        self.check_viewer(seat)
        view = self.copy()
        if self.viewer != seat:
            if self.viewer != ALL:
                raise ValueError("only the true position can be seen by another seat")
            view.blank(seat)
            view.viewer = seat
            view.reopen()
        return view

    def imagine(self, random: Rng) -> Self:
        """A true position that this view allows, each with its fair share."""
        world = self.copy()
        world.fill(random)
        world.viewer = ALL
        world.reopen()
        return world

    def blank(self, viewer: int) -> None:
        """Turns a copy of the true position into what the viewer may know of it."""
        raise NotImplementedError

    def fill(self, random: Rng) -> None:
        """Turns a copy of a view into a true position."""
        raise NotImplementedError

    def check_viewer(self, seat: int) -> None:
        """Refuses to show the game to a seat that there is not."""
        if not (0 <= seat < self.seats or seat == NOBODY or seat == self.viewer):
            raise WrongSeats(N_("there is no seat {seat} (there are: 0 to {last})"), seat=seat, last=self.seats - 1)

    # -- showing ----------------------------------------------------------------------------------

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the board of the game, which its module `drawing.board` draws."""
        board = find_in(package_of(type(self)), BOARD, "BOARD")
        if board is None:
            return None  # this game has no board yet, so the notebook shows its text
        drawing: str = board.show(self)
        return drawing

    # -- plain data -------------------------------------------------------------------------------

    def clear_decision(self, seats: int) -> None:
        """Before anything is shuffled out: chance is to decide, and nothing is asked yet."""
        self.seats = seats
        self.viewer = ALL
        self.seat = CHANCE
        self.phase = self.base = self.choices = self.more_base = self.more = self.together = 0

    def copy_decision_into(self, twin: Position) -> None:
        twin.seats = self.seats
        twin.viewer = self.viewer
        twin.seat = self.seat
        twin.phase = self.phase
        twin.base = self.base
        twin.choices = self.choices
        twin.more_base = self.more_base
        twin.more = self.more
        twin.together = self.together

    def copy(self) -> Self:
        raise NotImplementedError

    def parts(self) -> list[list[int]]:
        """All that tells this position from others, in one canonical form; what can be derived is left out."""
        raise NotImplementedError

    def restore(self, parts: list[list[int]]) -> None:
        """The reverse of `parts()`, on a new object."""
        raise NotImplementedError

    def encode(self) -> bytes:
        """All of `parts()` as bytes; `decode` reads them."""
        return pack(self.parts())

    def key(self) -> bytes:
        """Equal positions have equal keys, different ones different keys."""
        return self.encode()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and type(other) is type(self) and self.parts() == other.parts()

    def __reduce__(self) -> tuple[object, ...]:
        return decode, (type(self), self.encode())


def victories(ranks: list[int]) -> list[float]:
    """What each seat has of the victory: a shared one is divided, and who lost alone has none."""
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def kinds_in(deck: list[int], base: int) -> list[int]:
    """What can be drawn from a deck in which several cards are alike: the options of a table from there on."""
    return [base + kind for kind in sorted(set(deck))]


def numbers_in(deck: list[int], base: int) -> list[int]:
    """How many cards stand behind each of them."""
    return [deck.count(option - base) for option in kinds_in(deck, base)]


def decode(kind: type[Position], data: bytes) -> Position:
    """The position of this class that `encode()` wrote down."""
    position = kind()
    position.restore(unpack(data))
    return position


def bounded(number: int, least: int, most: int) -> int:
    """A number as it comes in plain data, if it can be."""
    if not least <= number <= most:
        raise ValueError(f"{number} is not within {least} to {most}")
    return number


def all_bounded(numbers: list[int], least: int, most: int) -> list[int]:
    """The same for each of a list."""
    for number in numbers:
        bounded(number, least, most)
    return numbers[:]


def sized(numbers: list[int], sizes: Sequence[int]) -> list[int]:
    """A list as it comes in plain data, if it can be so long."""
    if len(numbers) not in sizes:
        raise ValueError(f"there cannot be {len(numbers)} numbers")
    return numbers


def numbers_of(holder: object, names: Sequence[str]) -> list[int]:
    """What these attributes hold, for plain data."""
    return [int(getattr(holder, name)) for name in names]


def lay_numbers(holder: object, names: Sequence[str], numbers: list[int], least: list[int], most: list[int]) -> None:
    """The reverse; refuses numbers that cannot be."""
    for n in range(len(names)):
        setattr(holder, names[n], bounded(numbers[n], least[n], most[n]))


def pack(parts: list[list[int]]) -> bytes:
    """Lists of whole numbers as bytes: seven bits a byte, small numbers of either sign short."""
    data = bytearray()
    for part in parts:
        _append(data, len(part))
        for number in part:
            _append(data, number * 2 if number >= 0 else -number * 2 - 1)
    return bytes(data)


def _append(data: bytearray, number: int) -> None:
    while number > 127:
        data.append(number % 128 + 128)
        number //= 128
    data.append(number)


def unpack(data: bytes) -> list[list[int]]:
    numbers = []
    number = 0
    factor = 1
    for byte in data:
        number += byte % 128 * factor
        factor *= 128
        if byte < 128:
            numbers.append(number)
            number = 0
            factor = 1
    parts = []
    at = 0
    while at < len(numbers):
        size = numbers[at]
        parts.append([n // 2 if n % 2 == 0 else -(n // 2) - 1 for n in numbers[at + 1 : at + 1 + size]])
        at += 1 + size
    return parts
