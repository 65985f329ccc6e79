"""Where the parts of a player's side lie."""

from __future__ import annotations

from typing import Final, NamedTuple

from aedilis.games.carpe_diem.data import components as c


class Plan(NamedTuple):
    """The sizes of a side: one's own has room for all that can be done, the others' are shown smaller."""

    width: int
    height: int
    goods: tuple[float, float]  # where they begin
    columns: int  # of goods
    good: tuple[float, float]  # the room that each has
    letter: float
    ground: tuple[float, float]  # where the frame begins
    frame: float  # how wide it is
    cell: float
    plate: float = 0  # where the name plate begins

    @property
    def district(self) -> float:
        """How wide it is with its frame."""
        return 2 * self.frame + c.COLUMNS * self.cell


OWN: Final = Plan(560, 748, (10, 52), 7, (77.5, 40), 24, (0, 186), 40, 80)
TRAY: Final = (8, 97, 544, 84)  # x, y, width and height of what is at hand
COUNTED: Final = (292, 146, 460, 138)  # the same of what is finished, where there is room beside another district
# By seats. The more others there are, the smaller their sides are shown.
OTHERS: Final = {
    2: Plan(760, 290, (292, 55), 4, (116, 45), 30, (4, 8), 20, 39, 286),
    3: Plan(420, 308, (266, 54), 2, (76, 44), 28, (4, 50), 17, 37),
    4: Plan(246, 368, (4, 49), 4, (60, 36), 28, (3, 124), 18, 34),
}
