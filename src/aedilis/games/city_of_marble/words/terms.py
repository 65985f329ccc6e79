"""What the things of City of Marble are called, and how they are counted: one word for each thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.words import N_, NN_, Words, counting, naming
from aedilis.games.city_of_marble.data import components as c


def by_kind(temple: str, bath: str, theatre: str, arena: str) -> dict[str, str]:
    return {"temple": temple, "bath": bath, "theatre": theatre, "arena": arena}


# By kind of building; its districts and imperium tiles have its colour.
BUILDINGS: Final = by_kind(N_("temple"), N_("bath"), N_("theatre"), N_("arena"))
COLOURS: Final = by_kind(N_("green"), N_("blue"), N_("yellow"), N_("red"))
DISTRICTS: Final = by_kind(N_("green district"), N_("blue district"), N_("yellow district"), N_("red district"))
# The same things in sentences: there other languages have other forms.
BUILDS: Final = by_kind(N_("a temple"), N_("a bath"), N_("a theatre"), N_("an arena"))
TAKES: Final = by_kind(N_("a green district"), N_("a blue district"), N_("a yellow district"), N_("a red district"))
TAKES_TWO: Final = by_kind(
    N_("two green districts"), N_("two blue districts"), N_("two yellow districts"), N_("two red districts")
)
LAYS: Final = by_kind(
    N_("the green district"), N_("the blue district"), N_("the yellow district"), N_("the red district")
)
FROM: Final = {
    "temple": N_("from the green district {place}"),
    "bath": N_("from the blue district {place}"),
    "theatre": N_("from the yellow district {place}"),
    "arena": N_("from the red district {place}"),
}
# Where a magistrate is sent after a building, or after a fountain.
TO: Final = {
    "temple": N_("to the imperium of the temples"),
    "bath": N_("to the imperium of the baths"),
    "theatre": N_("to the imperium of the theatres"),
    "arena": N_("to the imperium of the arenas"),
    "treasury": N_("to the treasury"),
}
AQUEDUCTS: Final = {
    "grey": N_("the grey aqueduct"),
    "brown": N_("the brown aqueduct"),
    "white": N_("the white aqueduct"),
}
AMOUNTS: Final = {
    "points": NN_("{n} point", "{n} points"),
    "coins": NN_("{n} coin", "{n} coins"),
    "imperium": NN_("{n} imperium tile", "{n} imperium tiles"),
    "temple": NN_("{n} temple tile", "{n} temple tiles"),
    "bath": NN_("{n} bath tile", "{n} bath tiles"),
    "theatre": NN_("{n} theatre tile", "{n} theatre tiles"),
    "arena": NN_("{n} arena tile", "{n} arena tiles"),
    "magistrates": NN_("{n} magistrate", "{n} magistrates"),
    "ready": NN_("{n} ready magistrate", "{n} ready magistrates"),
    "bridges": NN_("{n} bridge", "{n} bridges"),
    "pieces": NN_("{n} piece", "{n} pieces"),
}
building_name = naming(c.KIND_IDS, BUILDINGS)
colour_name = naming(c.KIND_IDS, COLOURS)
district_name = naming(c.KIND_IDS, DISTRICTS)
hill_name = naming(c.HILL_NAMES)
aqueduct_name = naming(c.AQUEDUCT_IDS, AQUEDUCTS)
amount, amounts = counting(AMOUNTS)


def colours(words: Words, numbers: Sequence[int]) -> str:
    """How many districts of each colour, such as "2 green, 1 red"."""
    return ", ".join(f"{number} {colour_name(words, kind)}" for kind, number in enumerate(numbers) if number)
