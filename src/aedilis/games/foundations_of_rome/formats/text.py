"""A position of Foundations of Rome as readable data, and back: what the fields say, and checked as a whole."""

from __future__ import annotations

from typing import Any, Final

from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.fields import Table
from aedilis.games.foundations_of_rome.formats.checks import check, check_options
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

describe: Final = Table.describe


def parse(data: dict[str, Any]) -> FoundationsOfRome:
    position = FoundationsOfRome()
    position.lay_out(Table.check(data, range(c.FEWEST_SEATS, c.MOST_SEATS + 1)))
    Table.lay(position, data, position.seats)
    position.settle_variants()
    position.derive()
    check(position)
    position.reopen()
    check_options(position)
    return position
