"""Sets of small numbers below 120, such as the cells of a large board, as two bitmasks: numbers below 60, and the rest.

Each of the two stays in a machine word, which one larger int would not. Compiled code keeps such a pair as a struct:
it makes no object of it, neither in variables and attributes nor where functions take and return it.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine import bits
from aedilis.engine.position import bounded
from aedilis.engine.rng import Rng

WORD: Final = 60  # numbers in the first of the two
LARGEST: Final = 2 * WORD
LOW: Final[list[int]] = [(1 << number) - 1 for number in range(WORD + 1)]  # all numbers below

LargeSet = tuple[int, int]

NOTHING: Final[LargeSet] = (0, 0)


# -- making sets -----------------------------------------------------------------------------------


def from_mask(mask: int) -> LargeSet:
    """The set that a single bitmask of any size stands for."""
    return mask & LOW[WORD], mask >> WORD


def to_mask(a: LargeSet) -> int:
    return a[0] | a[1] << WORD


def bounded_set(words: list[int], size: int) -> LargeSet:
    """The two bitmasks as they come in plain data, if they can be: a set of numbers below `size`, which is over 60."""
    return bounded(words[0], 0, LOW[WORD]), bounded(words[1], 0, LOW[size - WORD])


def set_of(numbers: list[int]) -> LargeSet:
    return from_mask(bits.mask_of(numbers))


ONE: Final[list[LargeSet]] = [set_of([number]) for number in range(LARGEST)]  # by the only number in it


def small(mask: int) -> LargeSet:
    """Of numbers below 60 only."""
    return mask, 0


def moved(mask: int, by: int) -> LargeSet:
    """The members of a small set, each so much larger."""
    if by >= WORD:
        return 0, mask << by - WORD
    return (mask & LOW[WORD - by]) << by, mask >> WORD - by


# -- two sets ----------------------------------------------------------------------------------------


def union(a: LargeSet, b: LargeSet) -> LargeSet:
    return a[0] | b[0], a[1] | b[1]


def common(a: LargeSet, b: LargeSet) -> LargeSet:
    """What is in both."""
    return a[0] & b[0], a[1] & b[1]


def without(a: LargeSet, b: LargeSet) -> LargeSet:
    """What is in the first, and not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1]


def meet(a: LargeSet, b: LargeSet) -> bool:
    """Whether anything is in both."""
    return a[0] & b[0] != 0 or a[1] & b[1] != 0


def within(a: LargeSet, b: LargeSet) -> bool:
    """Whether all of the first is in the second."""
    return a[0] & ~b[0] == 0 and a[1] & ~b[1] == 0


# -- one set -----------------------------------------------------------------------------------------


def any_in(a: LargeSet) -> bool:
    return a[0] != 0 or a[1] != 0


def has(a: LargeSet, number: int) -> bool:
    return meet(a, ONE[number])


def size(a: LargeSet) -> int:
    return bits.count(a[0]) + bits.count(a[1])


def lowest(a: LargeSet) -> int:
    """The smallest member of a set that is not empty."""
    return bits.lowest(a[0]) if a[0] else WORD + bits.lowest(a[1])


def without_lowest(a: LargeSet) -> LargeSet:
    return (a[0] & a[0] - 1, a[1]) if a[0] else (0, a[1] & a[1] - 1)


def nth(a: LargeSet, n: int) -> int:
    """The member with n smaller ones in the set."""
    first = bits.count(a[0])
    return bits.nth(a[0], n) if n < first else WORD + bits.nth(a[1], n - first)


def random_member(a: LargeSet, random: Rng) -> int:
    """Each equally likely."""
    first = bits.count(a[0])
    at = random.below(first + bits.count(a[1]))
    return bits.nth(a[0], at) if at < first else WORD + bits.nth(a[1], at - first)


def members(a: LargeSet) -> list[int]:
    """In rising order."""
    return bits.members(a[0]) + bits.members(a[1], WORD)
