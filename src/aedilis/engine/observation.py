"""What a seat sees as a row of numbers of fixed length, for machines that learn; the base of each game's own.

A game has one, `OBSERVATION` in its module `observation` (compiled, so listed in setup.py), and environments find it
there. To have one, subclass `Observation` and provide:

- `common`: the parts about the table, as a tuple of `Part`. The framework puts nothing before them.
- `each`: the parts about one player. There is such a block for every seat, the viewer's first and then clockwise, so
  that a policy need not learn the same thing once a seat. (`NOBODY`, who looks on, has seat 0 first.)
- `fill_common(view, into)` and `fill_player(view, seat, into)`, which write one such block at the end of `into`, part
  after part in the order of that tuple. `put`, `choose`, `mark`, `occupy` and `tally` write one part, `into.write`
  numbers that stand ready; `room` writes zeros, over which single numbers can be written (`into[at + number] = 1`) or
  counted (`one_more`).

A change of what some number means, or of where it is, raises `version`, the third argument: whoever has learned from
the numbers before is told so by the environments, and `tests/every_game/test_layout_versions.py` does not forget it.

What has to hold, and `tests/every_game/test_observations.py` asks of every game:

- Only the view is asked, so that nothing the viewer may not know can get in; and nothing in it that has no meaning,
  such as the order in which cards of an offer happen to lie in a list: equal views give equal numbers.
- The length depends on the number of seats alone, and not on variants: what only a variant has stays 0 without it.
  Variants are parts too, so that a policy can tell them apart.
- A number is a whole one, from 0 to its part's `most`, which is 255 at most. What can be more is shown as `most` (see
  `put`), so take one that hardly any game reaches. What can be negative is counted from `least`.
- Every part changes in some game. What everybody can work out from the rest need not be there, unless it is hard to
  work out (a score, what a site still lacks): it is a help to learn from, not a record.
- It costs a few microseconds: there is no search and no list of legal options (the mask of legal actions is a part of
  its own in all environments).

`BytesWriter` is from the compiler's own library: compiled code writes a byte to it in about a nanosecond, and into a
bytearray in forty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.strings import BytesWriter as BytesWriter

from aedilis.engine import large_sets
from aedilis.engine.bits import lowest
from aedilis.engine.position import ALL, Position

WORD: Final = 60  # members of a set that are looked at together: compiled code keeps as many in a register
A_WORD: Final[int] = (1 << WORD) - 1
MANY: Final = 256  # zeros that are written at once
ZEROS: Final[list[bytes]] = [bytes(size) for size in range(MANY + 1)]


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

    __slots__ = ("common", "common_size", "each", "each_size", "version")

    common: tuple[Part, ...]
    each: tuple[Part, ...]
    common_size: int
    each_size: int
    version: int  # of the layout; rises when a number changes its meaning or place, as what was learned is wrong then

    def __init__(self, common: tuple[Part, ...], each: tuple[Part, ...], version: int = 1) -> None:
        self.common = common
        self.each = each
        self.version = version
        self.common_size = sum([part.size for part in common])
        self.each_size = sum([part.size for part in each])

    def size(self, seats: int) -> int:
        return self.common_size + seats * self.each_size

    def numbers(self, view: Position) -> bytes:
        """What the viewer sees, as many numbers as `size` says."""
        into = BytesWriter()
        self.fill(view, into)
        return into.getvalue()

    def fill(self, view: Position, into: BytesWriter) -> None:
        """Writes what the viewer sees at the end of `into`."""
        if view.viewer == ALL:
            raise ValueError("only a view can be shown, not the true position: ask it what a seat sees (seen_by)")
        self.fill_common(view, into)
        first = view.viewer if view.viewer >= 0 else 0
        for n in range(view.seats):
            self.fill_player(view, (first + n) % view.seats, into)

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        raise NotImplementedError

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError


# -- writing at the end ------------------------------------------------------------------------------------


def put(into: BytesWriter, number: int, most: int = 1) -> None:
    """A number, or the most or least that can be shown."""
    into.append(0 if number < 0 else number if number < most else most)


def room(into: BytesWriter, size: int) -> int:
    """So many zeros; returns where they begin."""
    at = len(into)
    while size > MANY:
        into.write(ZEROS[MANY])
        size -= MANY
    into.write(ZEROS[size])
    return at


def one_more(into: BytesWriter, at: int) -> None:
    """Where something was written; compiled, `into[at] += 1` would make three objects of it."""
    into[at] = into[at] + 1


def choose(into: BytesWriter, size: int, chosen: int) -> None:
    """One of so many: 1 for it, and nothing if it is negative."""
    at = room(into, size)
    if chosen >= 0:
        into[at + chosen] = 1


def mark(into: BytesWriter, size: int, members: int) -> int:
    """A set: 1 for every member; returns where it begins."""
    begin = at = room(into, size)
    while members:
        some = members & A_WORD
        while some:
            into[at + lowest(some)] = 1
            some &= some - 1
        members >>= WORD
        at += WORD
    return begin


def mark_large(into: BytesWriter, size: int, members: large_sets.LargeSet) -> None:
    """The same for a large set, of more than 60 numbers."""
    mark(into, large_sets.WORD, members[0])
    mark(into, size - large_sets.WORD, members[1])


def occupy(into: BytesWriter, size: int, places: list[int]) -> None:
    """What lies in these places: 1 for each, and nothing for a place that is empty (negative)."""
    at = room(into, size)
    for thing in places:
        if thing >= 0:
            into[at + thing] = 1


def tally(into: BytesWriter, size: int, things: Sequence[int]) -> None:
    """How many there are of each."""
    at = room(into, size)
    for thing in things:
        one_more(into, at + thing)


def decides(view: Position, seat: int) -> int:
    """1 if the seat has to decide now, alone or together with others."""
    if view.together:
        return view.together >> seat & 1
    return 1 if view.seat == seat else 0
