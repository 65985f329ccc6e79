"""What belongs to one player in City of Marble: the player board, the magistrates and what was won."""

from __future__ import annotations

from typing import Final

from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g

# Where a magistrate can be: on the central field, on a district (place * KINDS + kind of the district), on the imperium
# space of a kind, or on the treasury.
CENTRE: Final = c.EMPTY
IMPERIUM_SPACE: Final[int] = g.PLACES * c.KINDS  # and the next ones, by kind
TREASURY: Final[int] = IMPERIUM_SPACE + c.KINDS


class Player:
    """What seldom changes is a tuple, so that copies can share it."""

    __slots__ = ("bridges", "buildings", "coins", "drawn", "hand", "imperium", "magistrates")

    coins: int
    bridges: tuple[int, ...]  # values (as numbers of BRIDGE_VALUES) in rising order; UNKNOWN where a viewer sees backs
    hand: list[int]  # by kind: districts on the central field
    drawn: list[int]  # by kind: districts on the left field, which cannot be played in this turn
    imperium: list[int]  # by kind: tiles
    magistrates: list[int]  # by number: where they are

    # derived, for speed
    buildings: list[int]  # by kind: how many were commissioned

    def copy(self) -> Player:
        twin = Player()
        twin.coins = self.coins
        twin.bridges = self.bridges
        twin.hand = self.hand[:]
        twin.drawn = self.drawn[:]
        twin.imperium = self.imperium[:]
        twin.magistrates = self.magistrates[:]
        twin.buildings = self.buildings[:]
        return twin

    def idle_magistrate(self) -> int:
        """The first on the central field, or EMPTY."""
        for number in range(c.MAGISTRATES):
            if self.magistrates[number] == CENTRE:
                return number
        return c.EMPTY

    def parts(self) -> list[list[int]]:
        return [[self.coins], list(self.bridges), self.hand, self.drawn, self.imperium, self.magistrates]


def on_district(where: int) -> bool:
    return 0 <= where < IMPERIUM_SPACE


def start() -> Player:
    return player_of([[0], [], [c.START_DISTRICTS] * c.KINDS, [0] * c.KINDS, [0] * c.KINDS, [CENTRE] * c.MAGISTRATES])


def player_of(parts: list[list[int]]) -> Player:
    """The reverse of `Player.parts()`; the buildings are counted when they are set on the board."""
    player = Player()
    (player.coins,) = parts[0]
    player.bridges = tuple(parts[1])
    player.hand = parts[2][:]
    player.drawn = parts[3][:]
    player.imperium = parts[4][:]
    player.magistrates = parts[5][:]
    player.buildings = [0] * c.KINDS
    return player
