"""A position of Carpe Diem as readable data, and back: what the fields say, and checked as a whole."""

from __future__ import annotations

from typing import Any, Final

from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.fields import Table
from aedilis.games.carpe_diem.formats.checks import check
from aedilis.games.carpe_diem.rules.position import CarpeDiem

SEATS: Final = range(c.FEWEST_SEATS, c.MOST_SEATS + 1)
describe: Final = Table.describe


def parse(data: dict[str, Any]) -> CarpeDiem:
    position = CarpeDiem()
    position.lay_out(Table.check(data, SEATS))
    Table.lay(position, data, position.seats)
    position.derive()
    check(position)
    position.reopen()
    return position
