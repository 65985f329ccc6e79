"""What lies before one player in City of Rome: hand, money, influence and the city."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, members, without
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.generated.person import Person


class Player(Person):
    __slots__ = ()

    def derive(self) -> None:
        """What follows from the buildings in the city."""
        self.clear_derived()
        for cell in range(c.CELLS):
            if self.cells[cell] != c.EMPTY:
                self.raise_building(self.cells[cell], cell)

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

    def cards(self) -> list[int]:
        """The cards in hand, in rising order."""
        return sorted([*members(self.hand), *self.doubles])


def extent(cells: int) -> tuple[range, range]:
    """The rows and columns that these cells reach over."""
    numbers = members(cells)
    in_row = [cell % c.COLUMNS for cell in numbers]
    rows = range(numbers[0] // c.COLUMNS, numbers[-1] // c.COLUMNS + 1)
    return rows, range(min(in_row), max(in_row) + 1)


def beside(cells: int) -> int:
    """The cells that share an edge with one of these (and may be among them)."""
    sideways = (cells & c.NOT_LAST_COLUMN) << 1 | (cells & c.NOT_FIRST_COLUMN) >> 1
    return (sideways | cells << c.COLUMNS | cells >> c.COLUMNS) & c.GROUND


def start() -> Player:
    player = Player()
    player.clear()
    player.derive()
    return player


START: Final[Player] = start()
