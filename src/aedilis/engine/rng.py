"""The engine's own random numbers: the same on every machine, compiled or not, and cheap in both worlds."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from aedilis.engine.bits import count, nth

if TYPE_CHECKING:
    from mypy_extensions import i64

# L'Ecuyer's combined multiplicative generator (1988): two products and a difference, all far below 2**62,
# with a period of about 2**61.
M1: Final = 2147483563
A1: Final = 40014
M2: Final = 2147483399
A2: Final = 40692
SPAN: Final = M1 - 1


class Rng:
    """A stream of random numbers; `stream` numbers independent streams of one seed (one a game, say)."""

    __slots__ = ("a", "b")

    a: i64
    b: i64

    def __init__(self, seed: int = 0, stream: int = 0) -> None:
        digest = hashlib.blake2b(f"{seed} {stream}".encode(), digest_size=16).digest()
        self.a = 1 + int.from_bytes(digest[:8], "big") % (M1 - 1)
        self.b = 1 + int.from_bytes(digest[8:], "big") % (M2 - 1)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n up to a million."""
        a: i64 = self.a * A1 % M1
        b: i64 = self.b * A2 % M2
        self.a = a
        self.b = b
        z: i64 = a - b
        if z < 0:
            z = z + SPAN
        size: i64 = n
        return z * size // SPAN

    def member(self, mask: int) -> int:
        """One of the members of a set, each equally likely."""
        return nth(mask, self.below(count(mask)))

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
