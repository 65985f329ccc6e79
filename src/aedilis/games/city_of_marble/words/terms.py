"""What the things of City of Marble are called, and how they are counted: one word for each thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.words import N_, NN_, Words, counting, naming
from aedilis.games.city_of_marble.data import components as c

# By kind of building; its districts and imperium tiles have its colour.
BUILDINGS: Final = {"temple": N_("temple"), "bath": N_("bath"), "theatre": N_("theatre"), "arena": N_("arena")}
COLOURS: Final = {"temple": N_("green"), "bath": N_("blue"), "theatre": N_("yellow"), "arena": N_("red")}
DISTRICTS: Final = {
    "temple": N_("green district"),
    "bath": N_("blue district"),
    "theatre": N_("yellow district"),
    "arena": N_("red district"),
}
# The same things in sentences: there other languages have other forms.
BUILDS: Final = {
    "temple": N_("a temple"),
    "bath": N_("a bath"),
    "theatre": N_("a theatre"),
    "arena": N_("an arena"),
}
TAKES: Final = {
    "temple": N_("a green district"),
    "bath": N_("a blue district"),
    "theatre": N_("a yellow district"),
    "arena": N_("a red district"),
}
TAKES_TWO: Final = {
    "temple": N_("two green districts"),
    "bath": N_("two blue districts"),
    "theatre": N_("two yellow districts"),
    "arena": N_("two red districts"),
}
LAYS: Final = {
    "temple": N_("the green district"),
    "bath": N_("the blue district"),
    "theatre": N_("the yellow district"),
    "arena": N_("the red district"),
}
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
