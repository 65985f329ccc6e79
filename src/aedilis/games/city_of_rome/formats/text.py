"""A position of City of Rome as readable data, and back: what the fields say, and checked as a whole."""

from __future__ import annotations

from typing import Any, Final

from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.fields import Table
from aedilis.games.city_of_rome.formats.checks import check
from aedilis.games.city_of_rome.rules.position import CityOfRome

SEATS: Final = [seats for seats, decks in enumerate(c.DECKS) if decks]
describe: Final = Table.describe


def parse(data: dict[str, Any]) -> CityOfRome:
    position = CityOfRome()
    position.lay_out(Table.check(data, SEATS))
    Table.lay(position, data, position.seats)
    position.derive()
    position.reopen()
    check(position)
    return position
