"""A position of City of Marble as readable data, and back: what the fields say, and checked as a whole."""

from __future__ import annotations

from typing import Any, Final

from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.fields import Table
from aedilis.games.city_of_marble.formats.checks import check
from aedilis.games.city_of_marble.rules.position import CityOfMarble

describe: Final = Table.describe


def parse(data: dict[str, Any]) -> CityOfMarble:
    position = CityOfMarble()
    position.lay_out(Table.check(data, range(c.FEWEST_SEATS, c.MOST_SEATS + 1)))
    Table.lay(position, data, position.seats)
    position.derive()
    check(position)
    position.reopen()
    return position
