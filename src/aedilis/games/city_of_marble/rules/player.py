"""What belongs to one player in City of Marble: the player board, the magistrates and what was won."""

from __future__ import annotations

from typing import Final

from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated.person import Person
from aedilis.games.city_of_marble.rules import geometry as g

# Where a magistrate can be: on the central field, on a district (place * KINDS + kind of the district), on the imperium
# space of a kind, or on the treasury.
CENTRE: Final = c.EMPTY
IMPERIUM_SPACE: Final[int] = g.PLACES * c.KINDS  # and the next ones, by kind
TREASURY: Final[int] = IMPERIUM_SPACE + c.KINDS


class Player(Person):
    __slots__ = ()

    def idle_magistrate(self) -> int:
        """The first on the central field, or EMPTY."""
        for number in range(c.MAGISTRATES):
            if self.magistrates[number] == CENTRE:
                return number
        return c.EMPTY


def on_district(where: int) -> bool:
    return 0 <= where < IMPERIUM_SPACE
