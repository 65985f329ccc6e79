"""What lies before one player in City of Rome: hand, money, influence and the city."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, members, without
from aedilis.games.city_of_rome.data import components as c


class Player:
    """Sets of cells and of kinds are bitmasks. What follows `cells` is derived from it, for speed.

    What seldom changes is a tuple, so that copies can share it.
    """

    __slots__ = (
        "aqueducts", "baths", "blue", "bricks", "cells", "doubles", "dry", "frame", "frontier", "granaries",
        "green", "hand", "houses_2", "houses_3", "houses_4", "influence", "influence_yield", "money", "money_yield",
        "occupied", "producers", "red", "secrets", "stars", "temples", "won", "yellow",
    )  # fmt: skip

    money: int
    influence: int
    won: int  # set of influence cards
    hand: int  # set of kinds; further copies of a kind are in `doubles`
    doubles: tuple[int, ...]
    secrets: tuple[int, ...]  # kinds in hand that only this player has seen, in rising order
    bricks: int  # cells with a brick token
    baths: tuple[int, ...]  # cell * MARKED + markers on it
    cells: list[int]  # by cell: a kind, or EMPTY

    occupied: int
    frontier: int  # cells beside a building, free or not
    frame: int  # cells that may still belong to the city's 4x4
    aqueducts: int
    dry: int  # cells with no aqueduct in their row and column
    houses_2: int
    houses_3: int
    houses_4: int
    green: int
    red: int
    yellow: int
    blue: int
    granaries: int  # cells that can hold a brick token
    temples: int  # set of kinds
    stars: int
    producers: int  # number of production buildings
    money_yield: int
    influence_yield: int

    def copy(self) -> Player:
        twin = Player()
        twin.money = self.money
        twin.influence = self.influence
        twin.won = self.won
        twin.hand = self.hand
        twin.doubles = self.doubles
        twin.secrets = self.secrets
        twin.bricks = self.bricks
        twin.baths = self.baths
        twin.cells = self.cells[:]
        twin.occupied = self.occupied
        twin.frontier = self.frontier
        twin.frame = self.frame
        twin.aqueducts = self.aqueducts
        twin.dry = self.dry
        twin.houses_2 = self.houses_2
        twin.houses_3 = self.houses_3
        twin.houses_4 = self.houses_4
        twin.green = self.green
        twin.red = self.red
        twin.yellow = self.yellow
        twin.blue = self.blue
        twin.granaries = self.granaries
        twin.temples = self.temples
        twin.stars = self.stars
        twin.producers = self.producers
        twin.money_yield = self.money_yield
        twin.influence_yield = self.influence_yield
        return twin

    # -- the city: what stands where ------------------------------------------------------------------

    def raise_building(self, kind: int, cell: int) -> None:
        bit = BIT[cell]
        self.cells[cell] = kind
        self.occupied |= bit
        self.frontier |= c.NEIGHBOURS[cell]
        self.frame &= c.IN_FRAME_WITH[cell]
        self.stars += c.STARS[kind]
        if c.VALUE[kind]:
            self.build_house(c.VALUE[kind], bit)
        elif c.COLOUR[kind] != c.EMPTY:
            self.build_public(c.COLOUR[kind], bit)
        elif c.PRODUCTION[kind]:
            self.producers += 1
            self.money_yield += c.YIELDS_MONEY[kind]
            self.influence_yield += c.YIELDS_INFLUENCE[kind]
            if c.YIELDS_BRICK[kind]:
                self.granaries |= bit
        elif c.AQUEDUCTS & BIT[kind]:
            self.aqueducts |= bit
            self.dry &= ~c.ROW_AND_COLUMN[cell]
        elif c.TEMPLES & BIT[kind]:
            self.temples |= BIT[kind]

    def build_house(self, value: int, bit: int) -> None:
        if value == 2:
            self.houses_2 |= bit
        elif value == 3:
            self.houses_3 |= bit
        else:
            self.houses_4 |= bit

    def build_public(self, colour: int, bit: int) -> None:
        if colour == c.GREEN:
            self.green |= bit
        elif colour == c.RED:
            self.red |= bit
        elif colour == c.YELLOW:
            self.yellow |= bit
        elif colour == c.BLUE:
            self.blue |= bit

    def raze_building(self, cell: int) -> None:
        """Takes a building out of the game, with what lies on it; its cell gets an aqueduct at once."""
        kind = self.cells[cell]
        stays = ~BIT[cell]
        self.cells[cell] = c.EMPTY
        self.stars -= c.STARS[kind]
        self.bricks &= stays
        self.baths = tuple([bath for bath in self.baths if bath // c.MARKED != cell])
        self.houses_2 &= stays
        self.houses_3 &= stays
        self.houses_4 &= stays
        self.green &= stays
        self.red &= stays
        self.yellow &= stays
        self.blue &= stays
        self.granaries &= stays
        self.temples &= ~BIT[kind]
        if c.PRODUCTION[kind]:
            self.producers -= 1
            self.money_yield -= c.YIELDS_MONEY[kind]
            self.influence_yield -= c.YIELDS_INFLUENCE[kind]

    # -- the hand -----------------------------------------------------------------------------------

    def into_hand(self, kind: int) -> None:
        if self.hand & BIT[kind]:
            self.doubles = (*self.doubles, kind)
        else:
            self.hand |= BIT[kind]

    def out_of_hand(self, kind: int) -> None:
        if self.doubles and kind in self.doubles:
            self.doubles = without(self.doubles, kind)
        else:
            self.hand &= ~BIT[kind]

    def holds(self, kind: int) -> int:
        """How many cards of this kind are in hand."""
        return 1 + self.doubles.count(kind) if self.hand & BIT[kind] else 0

    def keep_secret(self, kind: int) -> None:
        self.into_hand(kind)
        self.secrets = tuple(sorted([*self.secrets, kind]))

    def cards(self) -> list[int]:
        """The cards in hand, in rising order."""
        return sorted([*members(self.hand), *self.doubles])

    # -- plain data -----------------------------------------------------------------------------------

    def parts(self) -> list[list[int]]:
        numbers = [self.money, self.influence, self.won, self.hand, self.bricks]
        return [numbers, sorted(self.doubles), list(self.secrets), sorted(self.baths), self.cells]


def start() -> Player:
    """The two start buildings side by side, and some money."""
    cells = [c.EMPTY] * c.CELLS
    cells[c.START_CELLS[0]] = c.START_FARM
    cells[c.START_CELLS[1]] = c.START_HOUSE
    player = settled(cells)
    player.money = c.START_MONEY
    return player


def player_of(parts: list[list[int]]) -> Player:
    """The reverse of `Player.parts()`."""
    player = settled(parts[4])
    player.money, player.influence, player.won, player.hand, player.bricks = parts[0]
    player.doubles = tuple(parts[1])
    player.secrets = tuple(parts[2])
    player.baths = tuple(parts[3])
    return player


def settled(cells: list[int]) -> Player:
    """Somebody with this city and nothing else."""
    player = Player()
    player.money = player.influence = player.won = player.hand = player.bricks = 0
    player.doubles = player.secrets = player.baths = ()
    player.cells = [c.EMPTY] * c.CELLS
    player.frame = player.dry = c.GROUND
    player.occupied = player.frontier = player.aqueducts = 0
    player.houses_2 = player.houses_3 = player.houses_4 = 0
    player.green = player.red = player.yellow = player.blue = 0
    player.granaries = player.temples = player.stars = 0
    player.producers = player.money_yield = player.influence_yield = 0
    for cell in range(c.CELLS):
        if cells[cell] != c.EMPTY:
            player.raise_building(cells[cell], cell)
    return player


START: Final[Player] = start()


def beside(cells: int) -> int:
    """The cells that share an edge with one of these (and may be among them)."""
    sideways = (cells & c.NOT_LAST_COLUMN) << 1 | (cells & c.NOT_FIRST_COLUMN) >> 1
    return (sideways | cells << c.COLUMNS | cells >> c.COLUMNS) & c.GROUND
