"""Sets of small numbers as int bitmasks: counted, listed and drawn from, fast compiled and not.

Compiled code counts on machine words, plain Python on its own int methods; each is slow in the other's
world, so the choice is made here and nowhere else. Masks may be of any size; below 2**62 they are fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


def _probe() -> None:
    """Its type tells whether this module runs compiled."""


COMPILED: Final[bool] = type(_probe).__name__ != "function"
BIT: Final[list[int]] = [1 << n for n in range(62)]
_LARGEST: Final = (1 << 62) - 1  # the largest int that compiled code keeps in a register


def count(mask: int) -> int:
    """How many members the set has."""
    if not COMPILED or mask > _LARGEST:
        return mask.bit_count()
    m: i64 = mask
    m = m - ((m >> 1) & 0x1555555555555555)  # constants below 2**62: larger ones are boxed
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    m = m + (m >> 8)
    m = m + (m >> 16)
    m = m + (m >> 32)
    return m & 0x7F


def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    if not COMPILED or mask > _LARGEST:
        return (mask & -mask).bit_length() - 1
    m: i64 = mask
    m = m & -m
    index: i64 = 0
    if m >= 0x100000000:
        m = m >> 32
        index = 32
    if m >= 0x10000:
        m = m >> 16
        index = index + 16
    if m >= 0x100:
        m = m >> 8
        index = index + 8
    if m >= 0x10:
        m = m >> 4
        index = index + 4
    if m >= 0x4:
        m = m >> 2
        index = index + 2
    if m >= 0x2:
        index = index + 1
    return index


def nth(mask: int, n: int) -> int:
    """The member with n smaller ones in the set."""
    if mask > _LARGEST:
        below = mask & _LARGEST
        size = count(below)
        return nth(below, n) if n < size else 62 + nth(mask >> 62, n - size)
    if not COMPILED:
        while n:
            mask &= mask - 1
            n -= 1
        return (mask & -mask).bit_length() - 1
    m: i64 = mask
    left: i64 = n
    while left:
        m = m & (m - 1)
        left = left - 1
    return lowest(m)


def members(mask: int, base: int = 0) -> list[int]:
    """The members in rising order, counted from `base`."""
    found = []
    while mask:
        word = mask & _LARGEST  # so many at once stay fast
        while word:
            found.append(base + lowest(word))
            word &= word - 1
        mask >>= 62
        base += 62
    return found


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= BIT[number] if number < 62 else 1 << number
    return mask


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """All but one of that kind, which is among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def take_out(cards: list[int], card: int) -> None:
    """Removes one card from a list that holds it."""
    if not COMPILED:
        cards.remove(card)
        return
    at = 0
    while cards[at] != card:
        at += 1
    cards.pop(at)
