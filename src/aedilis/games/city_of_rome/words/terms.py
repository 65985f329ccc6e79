"""The terms of City of Rome that prompts, log, sheet, card reference and drawings share: one word for each thing.

A brick and a cog are the symbols on a strip. What they give is a build point and a production point; what a grain farm
makes is a brick token.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from aedilis.engine.words import N_, NN_, Words, counting

AMOUNTS: Final = {
    "money": NN_("{n} money", "{n} money"),
    "influence": NN_("{n} influence", "{n} influence"),
    "build points": NN_("{n} build point", "{n} build points"),
    "production points": NN_("{n} production point", "{n} production points"),
    "brick tokens": NN_("{n} brick token", "{n} brick tokens"),
    "cards": NN_("{n} card", "{n} cards"),
    "markers": NN_("{n} marker", "{n} markers"),
    "points": NN_("{n} point", "{n} points"),
}
amount, amounts = counting(AMOUNTS)
YIELDS: Final = {"money": "money", "influence": "influence", "bricks": "brick tokens"}  # by their names in the data
COLOURS: Final = {
    "green": N_("green"),
    "red": N_("red"),
    "yellow": N_("yellow"),
    "blue": N_("blue"),
    "violet": N_("Violet"),
    "orange": N_("Orange"),
    "white": N_("White"),
    "brown": N_("Brown"),
}


class Counted(NamedTuple):
    """Something that a temple counts."""

    number: tuple[str, str]  # so many of it
    each: str  # one of it, as the card says
    several: tuple[str, str]  # so many of it, as the card says


COUNTED: Final = {
    "stars": Counted(
        NN_("{n} star", "{n} stars"),
        N_("each star on the cards of your city, those on this card included"),
        NN_("{n} star on the cards of your city", "{n} stars on the cards of your city"),
    ),
    "temples": Counted(
        NN_("{n} temple", "{n} temples"),
        N_("each temple in your city, this one included"),
        NN_("{n} temple in your city, this one included", "{n} temples in your city, this one included"),
    ),
    "houses of value 2": Counted(
        NN_("{n} house of value 2", "{n} houses of value 2"),
        N_("each house of value 2 in your city"),
        NN_("{n} house of value 2 in your city", "{n} houses of value 2 in your city"),
    ),
    "houses of value 4": Counted(
        NN_("{n} house of value 4", "{n} houses of value 4"),
        N_("each house of value 4 in your city"),
        NN_("{n} house of value 4 in your city", "{n} houses of value 4 in your city"),
    ),
    "money": Counted(
        AMOUNTS["money"],
        N_("each money you have, besides what money is worth anyway"),
        NN_(
            "{n} money you have, besides what money is worth anyway",
            "{n} money you have, besides what money is worth anyway",
        ),
    ),
    "buildings": Counted(
        AMOUNTS["cards"],
        N_("each card in your city"),
        NN_("{n} card in your city", "{n} cards in your city"),
    ),
    "colours": Counted(
        NN_("{n} colour", "{n} colours"),
        N_("each colour of public buildings in your city"),
        NN_("{n} colour of public buildings in your city", "{n} colours of public buildings in your city"),
    ),
    "production buildings": Counted(
        NN_("{n} production building", "{n} production buildings"),
        N_("each production building in your city"),
        NN_("{n} production building in your city", "{n} production buildings in your city"),
    ),
}


def yields(words: Words, numbers: Mapping[str, int]) -> str:
    """What production gives, as a list."""
    return amounts(words, {YIELDS[what]: numbers[what] for what in YIELDS if what in numbers})
