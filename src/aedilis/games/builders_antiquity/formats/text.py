"""A position of The Builders: Antiquity as readable data, and back: what the fields say, and checked as a whole."""

from __future__ import annotations

from typing import Any, Final

from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.fields import Table
from aedilis.games.builders_antiquity.formats.checks import check
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

SEATS: Final = range(c.FEWEST_SEATS, c.MOST_SEATS + 1)
describe: Final = Table.describe


def parse(data: dict[str, Any]) -> BuildersAntiquity:
    position = BuildersAntiquity()
    position.lay_out(Table.check(data, SEATS))
    Table.lay(position, data, position.seats)
    position.derive()
    check(position)
    position.reopen()
    return position
