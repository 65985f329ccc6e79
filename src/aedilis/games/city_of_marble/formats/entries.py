"""What is particular in the text of a position of City of Marble: districts, sites, magistrates, bridge spaces."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import mask_of, members
from aedilis.engine.errors import TextError
from aedilis.engine.fields import Text
from aedilis.engine.text import index_of, number_of, within
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import CENTRE, IMPERIUM_SPACE, TREASURY
from aedilis.games.city_of_marble.rules.state import FOUNTAIN

# What stands on a site, by its number.
BUILT: Final = (*[f"{kind} {seat}" for kind in c.KIND_IDS for seat in range(c.MOST_SEATS)], "fountain")


def write_district(district: int) -> str:
    """Such as "temple f5-f6"."""
    return f"{c.KIND_IDS[district % c.KINDS]} {g.PLACE_NAMES[district // c.KINDS]}"


def read_district(entry: str) -> int:
    kind, _, place = entry.partition(" ")
    return index_of(g.PLACE_NAMES, place, "city") * c.KINDS + index_of(c.KIND_IDS, kind, "city")


def write_sites(sites: list[int]) -> str:
    """Such as "F6 fountain" or "F6 temple 0" with the seat that owns it."""
    return "\n".join(f"{g.SITE_NAMES[site]} {BUILT[code]}" for site, code in enumerate(sites) if code != c.EMPTY)


def read_sites(text: str, seats: int) -> list[int]:
    sites = [c.EMPTY] * g.SITES
    for line in text.splitlines():
        name, _, built = line.partition(" ")
        site = index_of(g.SITE_NAMES, name, "sites")
        if sites[site] != c.EMPTY:
            raise TextError(N_("{card} is there twice"), card=name)
        sites[site] = FOUNTAIN if built == "fountain" else read_building(built, seats)
    return sites


def read_building(entry: str, seats: int) -> int:
    kind, _, owner = entry.partition(" ")
    seat = number_of(owner, seats, "sites")
    return index_of(c.KIND_IDS, kind, "sites") * c.MOST_SEATS + seat


def write_magistrate(where: int) -> str:
    if where == CENTRE:
        return "centre"
    if where == TREASURY:
        return "treasury"
    return f"imperium {c.KIND_IDS[where - IMPERIUM_SPACE]}" if where >= IMPERIUM_SPACE else write_district(where)


def read_magistrate(entry: str) -> int:
    if entry == "centre":
        return CENTRE
    if entry == "treasury":
        return TREASURY
    word, _, kind = entry.partition(" ")
    return IMPERIUM_SPACE + index_of(c.KIND_IDS, kind, "magistrates") if word == "imperium" else read_district(entry)


CITY: Final = Text(
    str,
    lambda laid: "\n".join(map(write_district, laid)),
    lambda text, seats: sorted(map(read_district, text.splitlines())),
)
SITES: Final = Text(str, write_sites, read_sites)
MAGISTRATES: Final = Text(
    [str],
    lambda magistrates: [write_magistrate(where) for where in magistrates],
    lambda entries, seats: [read_magistrate(entry) for entry in entries],
)
BRIDGE_SPACES: Final = Text(
    [int],
    lambda spaces: [space + 1 for space in members(spaces)],
    lambda numbers, seats: mask_of([within(number - 1, c.BRIDGES, "bridge_spaces") for number in numbers]),
)
