"""What the pieces of The Builders: Antiquity are called, and how their amounts are counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aedilis.engine.words import N_, NN_, Words, counting, naming
from aedilis.games.builders_antiquity.data import components as c

# As a title stands alone, and as it stands in a sentence about what somebody does with them: there other languages
# have another form.
TITLES: Final = {
    "apprentice": N_("Apprentice {number}"),
    "labourer": N_("Labourer {number}"),
    "companion": N_("Companion {number}"),
    "master": N_("Master {number}"),
    "slave": N_("Slave {number}"),
    "freedman": N_("Freedman {number}"),
    **{c.HAND_IDS[hand]: c.BUILDING_NAMES[building] for building, hand in enumerate(c.MACHINE_HAND) if hand >= 0},
}
OBJECTS: Final = {
    "apprentice": N_("apprentice {number}"),
    "labourer": N_("labourer {number}"),
    "companion": N_("companion {number}"),
    "master": N_("master {number}"),
    "slave": N_("slave {number}"),
    "freedman": N_("freedman {number}"),
    "machine-hoist": N_("the hoist"),
    "machine-saw": N_("the saw"),
    "machine-drafting-table": N_("the drafting table"),
    "machine-scaffold": N_("the scaffolding"),
}
RESOURCES: Final = {
    "stone": N_("stone"),
    "wood": N_("wood"),
    "knowledge": N_("knowledge"),
    "colour": N_("colour"),
}
AMOUNTS: Final = {
    "stone": NN_("{n} stone", "{n} stone"),
    "wood": NN_("{n} wood", "{n} wood"),
    "knowledge": NN_("{n} knowledge", "{n} knowledge"),
    "colour": NN_("{n} colour", "{n} colour"),
    "money": NN_("{n} sesterce", "{n} sesterces"),
    "actions": NN_("{n} action", "{n} actions"),
    "rounds": NN_("{n} round", "{n} rounds"),
    "points": NN_("{n} point", "{n} points"),
    "freed": NN_("{n} slave freed", "{n} slaves freed"),
    "slaves": NN_("{n} slave unfree", "{n} slaves unfree"),
    "repaid": NN_("{n} loan repaid", "{n} loans repaid"),
    "loans": NN_("{n} open loan", "{n} open loans"),
}
building = naming(c.BUILDING_NAMES)
tool = naming(c.TOOL_NAMES)
resource = naming(c.RESOURCE_NAMES, RESOURCES)
amount, amounts = counting(AMOUNTS)


# -- pieces -------------------------------------------------------------------------------------------


def title(words: Words, hand: int, freed: bool = False) -> str:
    """A worker, slave or machine as on a label."""
    return named(words, TITLES, hand, freed)


def object_of(words: Words, hand: int, freed: bool = False) -> str:
    """The same in a sentence, as whom or what somebody sends or recruits."""
    return named(words, OBJECTS, hand, freed)


def named(words: Words, messages: Mapping[str, str], hand: int, freed: bool) -> str:
    id = c.HAND_IDS[hand]
    rank, _, number = id.partition("-")
    what = id if hand >= c.FIRST_MACHINE else "freedman" if freed and hand >= c.FIRST_SLAVE else rank
    return words.say(messages[what], number=number)


def university(words: Words, number: int) -> str:
    return words.say(N_("University of {resource}"), resource=resource(words, number))


# -- amounts ------------------------------------------------------------------------------------------


def resources(words: Words, packed: int) -> str:
    """Such as "2 stone, 1 colour"; nothing at all is a dash."""
    return amounts(words, dict(zip(c.RESOURCE_NAMES, c.lanes(packed), strict=True))) or "-"
