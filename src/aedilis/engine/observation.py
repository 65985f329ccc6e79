"""What a seat sees as a row of numbers of fixed length, for machines that learn; the base of each game's own.

A game has one, `OBSERVATION` in its module `observation` (compiled, so listed in setup.py), and environments find it
there. To have one, subclass `Observation` and provide:

- `common`: the parts about the table, as a tuple of `Part`. The framework puts nothing before them.
- `each`: the parts about one player. There is such a block for every seat, the viewer's first and then clockwise, so
  that a policy need not learn the same thing once a seat. (`NOBODY`, who looks on, has seat 0 first.)
- `fill_common(view, into, at)` and `fill_player(view, seat, into, at)`, which write one such block into `into`, from
  index `at` on, part after part in the order of that tuple, and return where they ended. All of it is 0 before.
  `put`, `choose`, `mark`, `paste`, `tally` and `tally_sorted` write one part and return where the next begins.

What has to hold, and `tests/every_game/test_observations.py` asks of every game:

- Only the view is asked, so that nothing the viewer may not know can get in; and nothing in it that has no meaning,
  such as the order in which cards of an offer happen to lie in a list: equal views give equal numbers.
- The length depends on the number of seats alone, and not on variants: what only a variant has stays 0 without it.
  Variants are parts too, so that a policy can tell them apart.
- A number is a whole one, from 0 to its part's `most`, which is 255 at most. What can be more is shown as `most` (see
  `put`), so take one that hardly any game reaches. What can be negative is counted from `least`.
- Every part changes in some game. What everybody can work out from the rest need not be there, unless it is hard to
  work out (a score, what a site still lacks): it is a help to learn from, not a record.
- It costs a few microseconds: sets are written with `mark`, and there is no search and no list of legal options (the
  mask of legal actions is a part of its own in all environments).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from aedilis.engine.bits import count, lowest
from aedilis.engine.position import ALL, Position

FEW: Final = 8  # members that are written one by one
WIDE: Final = 10  # places of a set in one piece
LAST: Final = (1 << WIDE) - 1
PIECES: Final[list[bytes]] = [bytes([piece >> n & 1 for n in range(WIDE)]) for piece in range(1 << WIDE)]


class Part(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str  # no two of a block have the same
    size: int
    about: str  # what they say, in one sentence
    most: int = 1
    names: Sequence[str] = ()  # of the single numbers, where they have any
    least: int = 0  # what a 0 stands for, where numbers can be negative; `most` is counted from it


class Observation:
    """Knows nothing about a game, not even who decides."""

    __slots__ = ("common", "common_size", "each", "each_size")

    common: tuple[Part, ...]
    each: tuple[Part, ...]
    common_size: int
    each_size: int

    def __init__(self, common: tuple[Part, ...], each: tuple[Part, ...]) -> None:
        self.common = common
        self.each = each
        self.common_size = sum([part.size for part in common])
        self.each_size = sum([part.size for part in each])

    def size(self, seats: int) -> int:
        return self.common_size + seats * self.each_size

    def fill(self, view: Position, into: bytearray, at: int) -> int:
        """Writes what the viewer sees into so many bytes as `size` says, which are all 0; returns where that ends."""
        if view.viewer == ALL:
            raise ValueError("only a view can be shown, not the true position: ask it what a seat sees (seen_by)")
        at = self.fill_common(view, into, at)
        first = view.viewer if view.viewer >= 0 else 0
        for n in range(view.seats):
            at = self.fill_player(view, (first + n) % view.seats, into, at)
        return at

    def fill_common(self, view: Position, into: bytearray, at: int) -> int:
        raise NotImplementedError

    def fill_player(self, view: Position, seat: int, into: bytearray, at: int) -> int:
        raise NotImplementedError


# -- writing: each returns where the next part begins ---------------------------------------------------


def put(into: bytearray, at: int, number: int, most: int = 1) -> int:
    """A number, or the most or least that can be shown."""
    if number > 0:
        into[at] = number if number < most else most
    return at + 1


def choose(into: bytearray, at: int, size: int, chosen: int) -> int:
    """One of so many: 1 for it, and nothing if it is negative."""
    if chosen >= 0:
        into[at + chosen] = 1
    return at + size


def mark(into: bytearray, at: int, size: int, members: int) -> int:
    """A set: 1 for every member. Large ones are put together from pieces that stand ready, which is quicker."""
    if members > FEW and count(members) > FEW:
        pieces = []
        while members:
            pieces.append(PIECES[members & LAST])
            members >>= WIDE
        numbers = b"".join(pieces)[:size]
        into[at : at + len(numbers)] = numbers
        return at + size
    while members:
        into[at + lowest(members)] = 1
        members &= members - 1
    return at + size


def paste(into: bytearray, at: int, pieces: list[bytes]) -> int:
    """Numbers that stand ready, one piece after the other: quicker than to write them one by one."""
    numbers = b"".join(pieces)
    into[at : at + len(numbers)] = numbers
    return at + len(numbers)


def tally(into: bytearray, at: int, size: int, things: Sequence[int]) -> int:
    """How many there are of each."""
    for thing in things:
        into[at + thing] += 1
    return at + size


def tally_sorted(into: bytearray, at: int, size: int, things: Sequence[int]) -> int:
    """The same where equals lie together, as in a deck that is kept in order: one number is written for each kind."""
    number = 0
    last = -1
    for thing in things:
        if thing != last:
            if number:
                into[at + last] = number
            last = thing
            number = 0
        number += 1
    if number:
        into[at + last] = number
    return at + size


def decides(view: Position, seat: int) -> int:
    """1 if the seat has to decide now, alone or together with others."""
    if view.together:
        return view.together >> seat & 1
    return 1 if view.seat == seat else 0
